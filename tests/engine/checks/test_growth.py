"""What checks read in a map's own texts takes no longer than the texts are long."""

from collections.abc import Callable

import pytest

from engine.checks.rules.credit_notes import is_credit
from engine.checks.rules.rule_text import lets_save, said_of, with_said
from tests.growth import grows_too_fast

TEXTS: dict[str, Callable[[int], str]] = {
    "spaces": lambda size: f"costs{' ' * size}2",
    "line ends": lambda size: "(c) 1999" + "\n" * size + "credits",
    "spaces after sources": lambda size: f"(c){' ' * size}x",
    "negations": lambda size: f"save. {'no ' * (size // 3)}",
    "negations before races": lambda size: "not before " * (size // 11),
    "races": lambda size: f"not {'before ' * (size // 7)}race 3",
    "points": lambda size: "costs 1 point " * (size // 14),
    "tolls": lambda size: "pays 2 " * (size // 7),
    "figures": lambda size: f"costs {'1' * size} points",
    "trains": lambda size: "trains that cross it lose " * (size // 26),
    "thanks": lambda size: "thanks to " * (size // 10),
    "words of saving": lambda size: "save for " * (size // 9),
}


@pytest.mark.parametrize("kind", TEXTS)
def test_texts_of_rules_and_notes_are_read_in_their_time(kind: str) -> None:
    def read(text: str) -> None:
        is_credit(text)
        lets_save(text)
        for field in ("cost", "from_race", "delay", "owners"):
            said_of(text, field)
            with_said(text, field, 1, 2)

    assert not grows_too_fast(read, TEXTS[kind])


def test_a_figure_of_thousands_of_digits_is_no_number() -> None:
    assert said_of(f"It costs {'1' * 5000} points.", "cost") == set()


def test_a_letter_of_another_alphabet_makes_no_number() -> None:
    assert with_said("It costs f\u0131ve points.", "cost", 4, 2) == "It costs f\u0131ve points."
