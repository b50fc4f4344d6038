"""Where companies' lines run: next to each other, each on its side."""

import math
from itertools import pairwise

import pytest

from engine.board.document import Board
from studio.drawing.game.lines import Lines
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.marks import Curve, Move, Step, To
from tests.engine.game.boards import board_of
from tests.studio.drawing.game.tracks import chain, laid

PLAIN = board_of(["." * 9] * 7)


def _lines(*tracks: str, board: Board = PLAIN) -> Lines:
    """Return the lines of companies with one chain of labels each."""
    return Lines(board.sheet, laid(board, *tracks).links)


def _pieces(steps: tuple[Step, ...]) -> list[tuple[Point, Point]]:
    """Return where each piece of a path begins and ends."""
    found: list[tuple[Point, Point]] = []
    for before, step in pairwise(steps):
        if isinstance(step, Curve | To):
            assert isinstance(before, Move)
            found.append(((before.x, before.y), (step.x, step.y)))
    return found


def test_track_is_compared_by_its_hexes_and_seats() -> None:
    track = laid(PLAIN, "B2 B4", "B3 B5")
    named = {tuple(map(PLAIN.sheet.label, link)): seats for link, seats in track.links.items()}
    assert named == {("B2", "B3"): (0,), ("B3", "B4"): (0, 1), ("B4", "B5"): (1,)}
    assert track.ferries == {}


def test_a_company_alone_runs_from_centre_to_centre() -> None:
    lines, sheet = _lines("B2 B5"), PLAIN.sheet
    ends = [point for piece in _pieces(lines.steps(0)) for point in piece]
    for label in ("B2", "B5"):
        centre = sheet.centre_mm(sheet.hex_named(label))
        assert min(math.dist(centre, end) for end in ends) < 1e-9


@pytest.mark.parametrize("way", ["B2 B5", "C3 D3 E4 E6", "B6 C6 D6 E5 F5", "E2 D2 C3 B3 B4 C5 D5 E6"])
def test_companies_that_run_together_never_change_sides(way: str) -> None:
    """Along the whole way the second company lies to the same hand of the first, a line's spacing off."""
    lines, hexes = _lines(way, way), chain(PLAIN, way)
    hands = set()
    for start, end in pairwise(hexes):
        link = (min(start, end), max(start, end))
        (x1, y1), (x2, y2) = lines.middle(link, 0), lines.middle(link, 1)
        (ax, ay), (bx, by) = map(PLAIN.sheet.centre_mm, (start, end))
        assert math.dist((x1, y1), (x2, y2)) == pytest.approx(1.15 * lines.width)
        hands.add(((bx - ax) * (y2 - y1) - (by - ay) * (x2 - x1)) > 0)
    assert len(hands) == 1


def test_a_line_goes_on_without_a_gap() -> None:
    lines = _lines("C3 D3 E4 E6", "C3 D3 E4 E6")
    for seat in (0, 1):
        ends = [point for piece in _pieces(lines.steps(seat)) for point in piece]
        loose = [at for at in ends if sum(math.dist(at, other) < 1e-6 for other in ends) == 1]
        assert len(loose) == 2


def test_companies_meet_where_they_come_together_or_part_and_not_between() -> None:
    lines, sheet = _lines("B2 B6", "C2 B3 B5 C5"), PLAIN.sheet
    meetings = {sheet.label(hex_) for hex_ in lines.hexes if lines.is_meeting(hex_)}
    assert meetings == {"B3", "B5"}


def test_lines_that_cross_meet_in_the_hex() -> None:
    lines, sheet = _lines("D2 D6", "B4 C4 D4 E4 F4"), PLAIN.sheet
    assert {sheet.label(hex_) for hex_ in lines.hexes if lines.is_meeting(hex_)} == {"D4"}
    assert lines.place(sheet.hex_named("D4"), 0) == pytest.approx(sheet.centre_mm(sheet.hex_named("D4")))
