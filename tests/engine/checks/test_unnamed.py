"""What checks say of boards with things that have no name yet, and with hexes that are nowhere."""

import re
from dataclasses import replace
from functools import cache

import pytest

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import PermittedBuild
from engine.board.rules import Crossing, Note, StartRule
from engine.checks.check_runner import check
from engine.diagnostics.findings import Finding
from engine.hexes.lattice import Hex
from engine.hexes.sides import side_of, sides_of
from studio.proofing.catalogue import ALL_CHECKS
from tests.engine.checks.boards import Case, at, good_board
from tests.engine.checks.cases import BAD

AWAY = Hex(500, 500)
HOLE = re.compile(r"^ |\S  \S|  $| [,.;:?!]|''|“ ?”|“ …”|\( | \)|–,| –|\S– ")


def unnamed(board: Board) -> Board:
    """Return a board with every name but those of towns taken away, and those that refer to them."""
    special_rules = tuple(
        replace(rule, name="") if isinstance(rule, Crossing) else rule for rule in board.special_rules
    )
    return board.edited(
        ferries=tuple(replace(each, name="") for each in board.ferries),
        specials=tuple(replace(each, name=" ", country=each.country and "") for each in board.specials),
        countries=tuple(replace(each, name="") for each in board.countries),
        permitted_builds=tuple(replace(each, country="") for each in board.permitted_builds),
        lines=tuple(replace(line, name="") for line in board.lines),
        special_rules=special_rules,
    )


def townless(board: Board) -> Board:
    """Return a board with the names of all towns taken away."""
    return board.edited(towns=tuple(replace(town, name="") for town in board.towns))


def spoken(findings: tuple[Finding, ...]) -> list[str]:
    """Return all that findings say to people."""
    return [str(text) for each in findings for text in (each.message, *(fix.title for fix in each.fixes))]


@cache
def boards() -> tuple[Case, ...]:
    """Return one board with each fault there is."""
    first: dict[str, Case] = {}
    for case in BAD:
        first.setdefault(case.code, case)
    return tuple(first.values())


@pytest.mark.parametrize("case", boards(), ids=lambda case: case.code)
def test_no_sentence_has_a_hole_where_a_name_is_missing(case: Case) -> None:
    family = [each for each in ALL_CHECKS if each.code[0] == case.code[0]]
    for board in (unnamed(case.board), townless(case.board)):
        assert [text for text in spoken(check(board, family)) if HOLE.search(text)] == []


def test_a_blank_note_is_said_to_be_blank() -> None:
    blank = good_board().edited(special_rules=(Note("  "),))
    assert [text for text in spoken(check(blank)) if HOLE.search(text)] == []


def astray() -> tuple[Board, ...]:
    """Return boards with something that a script put on no hex of the sheet."""
    board = good_board()
    ayr, bala, *rest = board.towns
    rules, lines = board.special_rules, board.lines
    river = SideLine("river", "Cam", (side_of(AWAY, 0),))
    return (
        board.edited(towns=(replace(ayr, hex=AWAY), bala, *rest)),
        board.edited(towns=(replace(ayr, hex=AWAY), replace(bala, hex=AWAY), *rest)),
        board.edited(towns=(replace(ayr, hex=AWAY, name=""), replace(bala, port=True), *rest)),
        board.edited(towns=(*board.towns[:-1], replace(board.towns[-1], hex=AWAY))),
        board.edited(ferries=(replace(board.ferries[0], name="", course=(AWAY,)),)),
        board.edited(special_rules=(*rules, Crossing("", (AWAY,), 0, text="For 9."))),
        board.edited(special_rules=(*rules, Crossing("Tay", (at("D5"), AWAY), 101, delay=9, from_race=99))),
        board.edited(special_rules=(*rules, Crossing("Tay", (AWAY,), 6), Crossing("Tay", (AWAY,), 40))),
        board.edited(special_rules=(*rules, StartRule((AWAY,), second=True))),
        board.edited(specials=(replace(board.specials[0], hexes=(AWAY,)), *board.specials[1:])),
        board.edited(specials=(replace(board.specials[0], hexes=(at("A1"), AWAY)), *board.specials[1:])),
        board.edited(lines=(*lines, river)),
        board.edited(lines=(*lines, replace(river, kind="closed"))),
        board.edited(lines=(*lines, replace(river, kind="border"))),
        board.edited(permitted_builds=(PermittedBuild("Wales", (AWAY,)),)),
    )


@pytest.mark.parametrize("board", astray(), ids=range(len(astray())))
def test_hexes_that_are_nowhere_break_no_check_and_are_named_by_none(board: Board) -> None:
    found = check(board, ALL_CHECKS)
    assert [each.id for each in found if not all(hex_ in board.sheet for hex_ in each.hexes)] == []
    assert [text for text in spoken(found) if HOLE.search(text)] == []


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (("", ""), "Rivers without a name start and stop inland"),
        (("Wye", ""), "The rivers Wye and one without a name start and stop inland"),
        (("Wye", "Wye"), "The river Wye starts and stops inland"),
    ],
)
def test_rivers_without_a_name_are_one_finding(names: tuple[str, str], words: str) -> None:
    sides = sides_of(at("D4"))
    lines = tuple(SideLine("river", name, (side,)) for name, side in zip(names, sides, strict=False))
    found = check(good_board().edited(lines=lines), ALL_CHECKS)
    told = [str(each.message) for each in found if each.code == "S104"]
    assert [text for text in told if text.startswith(words)], told
