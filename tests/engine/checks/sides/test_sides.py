"""Rivers that meet the same river twice, and how long looking for rings takes."""

from time import process_time

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.checks.check_runner import check
from engine.checks.sides.river_systems import ringed
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, sides_of


def test_a_river_whose_sides_meet_another_with_both_ends_is_checked_too() -> None:
    sheet = Sheet(12, 8)
    ring = sides_of(sheet.hex_at(4, 4))
    lines = (SideLine("river", "Usk", (ring[0], ring[3])), SideLine("river", "Wye", ring))
    findings = check(new_board(sheet, lines=lines))
    assert not any(finding.code == "S101" for finding in findings)


def _course(length: int) -> tuple[Side, ...]:
    """Return a river along the northern rims of the hexes of one row, which runs in no ring."""
    sheet = Sheet(length // 2, 3)
    rims = (sides_of(sheet.hex_at(column, 1)) for column in range(length // 2))
    return tuple(side for rim in rims for side in (rim[5], rim[0]))


def _seconds(sides: tuple[Side, ...]) -> float:
    start = process_time()
    for _ in range(5):
        assert ringed(sides) == ()
    return process_time() - start


def test_looking_for_a_ring_costs_no_more_a_side_in_a_long_river() -> None:
    """Were all sides looked at for each taken off, eight times the sides would cost sixty times as much."""
    short = min(_seconds(_course(40)) for _ in range(3))
    assert min(_seconds(_course(320)) for _ in range(3)) < 24 * short


def test_a_ring_is_found_with_its_spurs_and_beyond_them() -> None:
    sheet = Sheet(12, 8)
    ring = sides_of(sheet.hex_at(4, 4))
    spurs = sides_of(sheet.hex_at(5, 4))[:2]
    assert ringed((*spurs, *ring)) == (sheet.hex_at(4, 4),)
    assert ringed((*spurs, *ring[:5])) == ()
