"""What stands on the map before any name does has a price for names that would lie over it."""

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Ferry, PermittedBuild, Town
from engine.board.rules import Crossing
from engine.board.terrain import SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.lettering.fixed_signs import obstacles_of
from studio.drawing.shapes.boxes import around
from studio.drawing.shapes.extent import Extent

SHEET = Sheet(12, 9)


def hexes(*labels: str) -> tuple[Hex, ...]:
    return tuple(SHEET.hex_named(label) for label in labels)


COURSE = hexes("C4", "C5", "C6", "C7")
HULL = Town("Hull", SHEET.hex_named("C3"), port=True)
GOOLE = Town("Goole", SHEET.hex_named("C8"), port=True)
STRAIT = PaintTerrain(COURSE, SEA).apply(new_board(SHEET, towns=(HULL, GOOLE)))


@pytest.mark.parametrize(
    "board",
    [
        STRAIT.edited(ferries=(Ferry("Humber", ("Hull", "Goole"), COURSE),)),
        STRAIT.edited(special_rules=(Crossing("Bridge", COURSE, 5),)),
        STRAIT.edited(permitted_builds=(PermittedBuild("Abroad", COURSE),)),
    ],
)
def test_a_name_had_better_not_lie_over_a_course(board: Board) -> None:
    amid = around(map(SHEET.centre_mm, COURSE), SHEET.across_flats_mm)
    assert obstacles_of(Extent(board)).cost((amid,)) > obstacles_of(Extent(STRAIT)).cost((amid,))
