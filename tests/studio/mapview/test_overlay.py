"""What is pointed at on the map: rings around single hexes, a rim around many side by side."""

from math import dist

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, new_board
from engine.board.places import Town
from engine.hexes.lattice import Hex, disc
from engine.hexes.sheet import Sheet
from studio.drawing.lettering.lettering import place_names
from studio.drawing.maps.themes import ATLAS
from studio.drawing.shapes.marks import Circle, Path
from studio.mapview.overlay import FINDING, Beacon
from studio.tools.areas import crowded
from tests.studio.tools.hand import SHEET

MIDDLE = SHEET.hex_named("D5")
FAR = SHEET.hex_named("I11")


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def beacon() -> Beacon:
    return Beacon()


def test_hexes_apart_are_ringed_each(beacon: Beacon) -> None:
    beacon.light((MIDDLE, FAR))
    marks = beacon.marks(new_board(SHEET))
    assert [type(mark) for mark in marks] == [Circle] * 2


@pytest.mark.parametrize("keys", [("11",), ("11", "12"), ()])
def test_a_ring_leaves_a_usual_name_of_a_town_to_be_read(keys: tuple[str, ...], qtbot: QtBot) -> None:
    board = new_board(SHEET, towns=(Town("Goole", MIDDLE, keys),))
    beacon = Beacon()
    beacon.light((MIDDLE,))

    def closed_in() -> Circle | None:
        (ring,) = beacon.marks(board)
        assert isinstance(ring, Circle)
        return ring if ring.opacity == 1.0 else None

    qtbot.waitUntil(lambda: closed_in() is not None, timeout=5_000)
    ring = closed_in()
    assert ring is not None
    assert ring.stroke is not None
    (name,) = place_names(board, ATLAS).towns
    for box in name.boxes:
        corners = [(x, y) for x in (box.left, box.right) for y in (box.top, box.bottom)]
        assert all(dist(corner, ring.centre) < ring.radius - ring.stroke.width / 2 for corner in corners)


def test_many_hexes_side_by_side_are_rimmed_and_what_is_in_them_stays_to_be_seen(beacon: Beacon) -> None:
    patch = tuple(disc(MIDDLE, 1))
    beacon.light((*patch, FAR))
    ring, rim = beacon.marks(new_board(SHEET))
    assert isinstance(ring, Circle)
    assert ring.centre == SHEET.centre_mm(FAR)
    assert isinstance(rim, Path)
    assert rim.fill is None
    assert rim.stroke is not None
    assert rim.stroke.colour == FINDING
    # Seven hexes in a flower have 18 sides outside, each a piece of the rim.
    assert len(rim.steps) == 2 * 18


def test_a_rim_is_traced_once_for_a_sheet(beacon: Beacon) -> None:
    """A rim around thousands of hexes takes longer than a paint may."""
    beacon.light(tuple(disc(MIDDLE, 1)))
    board = new_board(SHEET)

    def rim(on: Board) -> Path:
        (path,) = beacon.marks(on)
        assert isinstance(path, Path)
        return path

    first = rim(board)
    assert rim(board.edited(title="Vale")).steps is first.steps
    assert rim(new_board(Sheet(12, 9, across_flats_mm=20.0))).steps != first.steps
    beacon.light(tuple(disc(FAR, 1)))
    assert rim(board).steps != first.steps


def test_of_very_many_hexes_those_that_lie_alone_are_rimmed_too(beacon: Beacon) -> None:
    wide = Sheet(400, 24)
    alone = [wide.hex_at(column, row) for column in range(0, 400, 3) for row in range(0, 24, 3)]
    beacon.light(tuple(alone[:1_000]))
    assert {type(mark) for mark in beacon.marks(new_board(wide))} == {Circle}
    beacon.light(tuple(alone))
    (rim,) = beacon.marks(new_board(wide))
    assert isinstance(rim, Path)
    assert len(rim.steps) == 2 * 6 * len(alone)


def test_hexes_are_crowded_in_patches_however_these_wind() -> None:
    row = [Hex(MIDDLE.q + step, MIDDLE.r) for step in range(4)]
    assert crowded([*row, FAR]) == frozenset(row)
    assert crowded([row[0], row[2], FAR]) == frozenset()
