"""What the texts of crossings are taken to say of their numbers, sentence by sentence (6.C4)."""

from typing import Any

import pytest

from engine.checks.check_runner import check, picked
from tests.engine.checks.crossing_boards import BRIDGE, crossing, ruled


def told(text: str, **fields: Any) -> list[str]:
    """Return the fields of which a crossing for 5 is told that its text has them otherwise."""
    found = picked(check(ruled(crossing(*BRIDGE, text=text, **fields))), ["X111"], [])
    return [finding.subject.partition(",")[2] for finding in found]


@pytest.mark.parametrize(
    "text",
    [
        "Whoever crosses it later owes its owner 3 points.",
        "A toll of 3 points goes to its owner.",
        "Bonus of 10 points for the first train.",
        "Charges 3 points to strangers.",
        "Fined 4 points if left half built.",
        "It takes 3 points a passage.",
        "Its owner is paid 3 points by the others.",
        "3 points are due to the owner.",
        "Others pay the owner 3 points.",
        "The company that opens it gets 10 points.",
    ],
)
def test_points_that_go_from_one_to_another_are_no_cost(text: str) -> None:
    assert told(text) == []


@pytest.mark.parametrize(
    ("text", "field", "said"),
    [
        ("Its builder pays 9 points.", "cost", 9),
        ("The price is 9.", "cost", 9),
        ("Build cost of 9.", "cost", 9),
        ("A bridge of 1890, 9 pts.", "cost", 9),
        ("It costs a company 9.", "cost", 9),
        ("It takes 9 points to build.", "cost", 9),
        ("Opens in race 4.", "from_race", 3),
        ("Open from the start of race 4.", "from_race", 3),
        ("Open from the beginning of the fourth race.", "from_race", 3),
        ("May be built once race 4 is over.", "from_race", 4),
        ("May be built when the fourth race has been run.", "from_race", 4),
        ("Slows trains by 2.", "delay", 2),
        ("A single company may build it.", "owners", 1),
    ],
)
def test_what_a_text_says_in_other_words_is_told(text: str, field: str, said: int) -> None:
    assert told(text) == [field]
    assert told(text, **{field: said}) == []
