"""Rivers that meet the same river twice."""

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.checks.run import check
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of


def test_a_river_whose_sides_meet_another_with_both_ends_is_checked_too() -> None:
    sheet = Sheet(12, 8)
    ring = sides_of(sheet.hex_at(4, 4))
    lines = (SideLine("river", "Usk", (ring[0], ring[3])), SideLine("river", "Wye", ring))
    findings = check(new_board(sheet, lines=lines))
    assert not any(finding.code == "S101" for finding in findings)
