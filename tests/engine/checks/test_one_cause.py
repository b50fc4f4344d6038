"""One slip is told once, by the finding whose fix is the right one."""

from dataclasses import replace

import pytest

from engine.board.document import Board, new_board
from engine.board.lines import SideLine
from engine.board.places import Country, Ferry, PermittedBuild, Town
from engine.board.terrain import SEA
from engine.checks.check_runner import check
from engine.checks.frame.home_ground import home_ground
from engine.checks.reach.reachable_hexes import hexes_in_reach
from engine.checks.towns import neighbours
from engine.checks.towns.neighbours import TownBeyondAStart
from engine.diagnostics.findings import Finding, Severity
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from tests.engine.checks.boards import at, good_board, sides, with_special, with_town


def amiss(board: Board) -> list[Finding]:
    """Return what is found but notes."""
    return [finding for finding in check(board) if finding.severity is not Severity.NOTE]


def test_keys_typed_as_a_run_are_reported_as_that() -> None:
    board = with_town("Ayr", keys=("11-14", "15", "16"))
    (finding,) = amiss(board)
    (fix,) = finding.fixes
    assert (finding.code, fix.title) == ("K103", "Give Ayr 11, 12, 13, 14 instead of 11-14")
    assert fix.edit.apply(board).towns_by_name["Ayr"].keys == ("11", "12", "13", "14", "15", "16")


def test_a_run_of_keys_that_others_have_is_not_given_twice() -> None:
    board = with_town("Ayr", keys=("11-21", "12", "13", "14", "15", "16"))
    assert not any("11, 12" in fix.title for finding in amiss(board) for fix in finding.fixes)


def test_a_side_with_the_wrong_direction_is_put_right_and_nothing_closes_the_gap_safely() -> None:
    board = good_board()
    slip = tuple(sides("E1.NE", "D1.E", "E2.NE", "E2.E", "F2.NE"))
    (finding,) = amiss(board.edited(lines=(SideLine("river", "Ouse", slip),)))
    turned, closed = finding.fixes
    assert (finding.code, turned.title) == ("S101", "Replace D1.E by D1.SE")
    assert not turned.safe
    assert not closed.safe
    mended = turned.edit.apply(board.edited(lines=(SideLine("river", "Ouse", slip),)))
    assert set(mended.lines[0].sides) == set(board.lines[0].sides)


def test_of_two_towns_of_one_name_the_ferry_tells_which_is_meant() -> None:
    """The town typed over stands first in the list."""
    board = good_board()
    other = Town("Goring", at("G2"))
    (finding,) = amiss(board.edited(towns=(other, *board.towns)))
    assert finding.code == "T107"
    assert finding.fixes[0].title == "Rename the one on G2 to Goring G2 for now"


def test_a_special_that_names_nothing_known_is_reported_by_its_names() -> None:
    board = with_special("1", hexes=(), towns=("Forey",))
    assert [finding.code for finding in amiss(board)] == ["K104"]
    assert "Perhaps Fowey is meant" in amiss(board)[0].message


def test_a_home_country_marked_foreign_is_reported_by_its_starts() -> None:
    board = good_board().edited(countries=(Country("Wales", foreign=True),))
    home = tuple(at(f"{row}{column}") for row in "ABCDEFGH" for column in range(1, 5))
    board = PaintCountry(home, 1).apply(board)
    (finding,) = amiss(board)
    assert (finding.code, [fix.title for fix in finding.fixes]) == ("T114", ["Make Wales home land"])
    assert amiss(replace(board, countries=(Country("Wales"),))) == []


def test_home_ground_takes_its_permitted_build_along_and_a_start_abroad_may_be_none() -> None:
    abroad = PaintCountry((at("D2"), at("D1")), 1)
    build = PermittedBuild("France", (at("C2"), at("D1")))
    board = good_board().edited(countries=(Country("France", foreign=True),), permitted_builds=(build,))
    clun = next(town for town in board.towns if town.hex == at("D2"))
    board = ChangeTown(clun, replace(clun, start=True), "Mark start").apply(abroad.apply(board))
    (finding,) = (each for each in amiss(board) if each.code == "T114")
    home, unmarked = finding.fixes
    assert home.title == "Make France home land and remove its permitted build"
    assert home.edit.apply(board).permitted_builds == ()
    assert home.edit.label == home.title
    assert unmarked.title == "Remove the start mark from Clun (D2)"
    mended = unmarked.edit.apply(board)
    assert mended.permitted_builds == (build,)
    assert not any(town.start for town in mended.towns if town.hex == at("D2"))
    for fix in finding.fixes:
        assert {each.code for each in amiss(fix.edit.apply(board))} <= {each.code for each in amiss(board)}


def test_home_ground_leaves_the_builds_that_another_country_of_the_name_needs() -> None:
    lands = (Country("France", foreign=True), Country("France", foreign=True))
    build = PermittedBuild("France", (at("C2"), at("D1")))
    board = good_board().edited(countries=lands, permitted_builds=(build,))
    assert home_ground(board, lands[0]).edit.apply(board).permitted_builds == (build,)
    alone = board.edited(countries=(lands[0], Country("France")))
    assert home_ground(alone, lands[0]).edit.apply(alone).permitted_builds == ()


def test_a_ferry_is_tried_as_a_bridge_once_for_a_start_however_many_towns_it_misses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searches: list[int] = []

    def counted(board: Board, begins: tuple[Hex, ...]) -> frozenset[Hex]:
        searches.append(1)
        return hexes_in_reach(board, begins)

    monkeypatch.setattr(neighbours, "hexes_in_reach", counted)
    sheet = Sheet(12, 8)
    west = [Town(f"W{row}", sheet.hex_at(2, row), ("11",), start=row < 2, port=row < 2) for row in range(6)]
    east = [Town(f"E{row}", sheet.hex_at(9, row), ("12",), start=row < 2, port=row < 2) for row in range(6)]
    ferries = tuple(Ferry(f"F{row}", (f"W{row}", f"E{row}"), (sheet.hex_at(6, row),)) for row in range(2))
    strait = PaintTerrain(tuple(sheet.hex_at(6, row) for row in range(8)), SEA)
    plain = strait.apply(new_board(sheet, towns=(*west, *east), ferries=ferries))
    findings = list(TownBeyondAStart().find(plain))
    assert [len(finding.fixes) for finding in findings] == [2] * 8
    # Four starts as the board is, two on each side with each ferry.
    assert len(searches) <= 4 + 4 * 2
