"""The board of the variant that Platelayer comes with."""

import pytest

from engine import shipped
from engine.board.document import Board
from engine.boardfile.reading import read_board
from engine.checks.check_runner import check
from engine.diagnostics.findings import Severity
from engine.game.compiling import facts_of
from engine.game.facts import Facts


@pytest.fixture(scope="module")
def board() -> Board:
    read = read_board(shipped.folder("maps") / "tcusa.yaml").board
    assert read is not None
    return read


@pytest.fixture(scope="module")
def facts(board: Board) -> Facts:
    return facts_of(board)


def test_it_has_no_errors(board: Board) -> None:
    assert [each.message for each in check(board) if each.severity is Severity.ERROR] == []


@pytest.mark.parametrize(
    ("one", "other", "cost"),
    [
        ("O1", "P1", 3),  # over the Golden Gate
        ("K53", "K54", 3),
        ("F8", "F9", 7),  # mountain, river, mountain
        ("F83", "F84", 7),  # swamp, river, swamp
        ("T49", "U50", 5),
        ("S2", "S3", 5),
    ],
)
def test_links_cost_what_the_ground_asks(facts: Facts, one: str, other: str, cost: int) -> None:  # TC.cost
    ends = facts.hexes_by_label[one], facts.hexes_by_label[other]
    assert facts.costs[facts.links[ends]] == cost


def test_its_coasts_are_those_of_the_atlantic_and_the_pacific(facts: Facts) -> None:  # TC.coasts
    assert facts.cities is not None
    east, west = (
        {facts.labels[hex_] for hex_ in facts.cities.coasts[name]} for name in ("East Coast", "West Coast")
    )
    assert {"O1", "P1", "O3"} <= west
    assert not east & west
    assert 40 < len(facts.starts) == len(east)
    assert len(facts.cities.open_in[12]) > len(facts.cities.open_in[11]) > len(facts.cities.open_in[1])
