"""Rules of where to start and prices of crossings in the map file."""

import pytest

from engine.board.document import Board
from engine.board.rules import Connection, Crossing, OtherRule, StartRule
from engine.boardfile.reading import BoardFile, parse_board
from engine.boardfile.writing import write_board
from tests.engine.boardfile.faults import GOOD


def reading(rule: str) -> BoardFile:
    """Return what reading makes of the good file with one special rule."""
    head, _, _ = GOOD.partition("special_rules:\n")
    return parse_board(f"{head}special_rules:\n  - {rule}\n", "a map")


def board_with(rule: str) -> Board:
    file = reading(rule)
    assert not file.findings
    assert file.board is not None
    return file.board


def test_a_start_rule_is_read_and_written_with_what_it_sets() -> None:  # 6.C4
    fields = "hexes: [A1-A3], towns: [Hull], seats: [1, 3], second: true, most: 1, price: 6, from_race: 4"
    board = board_with(f"{{type: start, {fields}}}")
    hexes = tuple(board.sheet.hex_named(label) for label in ("A1", "A2", "A3"))
    assert board.special_rules == (StartRule(hexes, ("Hull",), (1, 3), 1, True, 6, 4),)
    written = write_board(board)
    assert "second: true, most: 1, price: 6, from_race: 4}" in " ".join(written.split())
    assert parse_board(written, "a map").board == board


def test_a_start_rule_that_names_no_place_is_kept_as_it_stands() -> None:
    (read,) = board_with("{type: start, rounds: 3, text: Anywhere.}").special_rules
    assert read == OtherRule("start", (("rounds", 3), ("text", "Anywhere.")))


def test_a_crossing_may_be_paid_in_money_and_have_a_price_alongside() -> None:  # 6.C4
    fields = "name: Tunnel, course: [A1, A2], cost: 20, money: true, alongside: 0"
    (read,) = board_with(f"{{type: crossing, {fields}}}").special_rules
    assert isinstance(read, Crossing)
    assert (read.cost, read.money, read.alongside) == (20, True, 0)


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("{type: start, towns: [Ayr], prise: 6}", "Unknown field 'prise'"),
        ("{type: start, towns: [Ayr], seats: [0]}", "must be a whole number of 1 or more"),
        ("{type: start, towns: Ayr}", "'towns'"),
        ("{type: start, hexes: [Z99]}", "Z99"),
        ("{type: connection, towns: [Ayr, Hull]}", "'bonus'"),
        ("{type: connection, towns: [Ayr], bonus: 9, once: true}", "Unknown field 'once'"),
        ("{type: crossing, name: T, course: [A1, A2], cost: 1, money: 3}", "must be true or false"),
    ],
)
def test_a_special_rule_with_a_fault_is_reported_in_its_line(rule: str, said: str) -> None:
    findings = reading(rule).findings
    assert [said in finding.message for finding in findings] == [True]
    assert findings[0].path[:2] == ("special_rules", 0)


def test_a_connection_bonus_is_read_and_written_with_what_it_sets() -> None:  # 6.C4
    fields = "hexes: [A1], towns: [Hull], bonus: 12, building_only: true, text: First come."
    board = board_with(f"{{type: connection, {fields}}}")
    assert board.special_rules == (
        Connection((board.sheet.hex_named("A1"),), ("Hull",), 12, True, "First come."),
    )
    assert parse_board(write_board(board), "a map").board == board
    (kept,) = board_with("{type: connection, via: Hull}").special_rules
    assert kept == OtherRule("connection", (("via", "Hull"),))
