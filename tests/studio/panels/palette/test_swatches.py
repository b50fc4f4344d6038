"""The pictures of paints: drawn once for all boards on which they look the same."""

import pytest
from PySide6.QtGui import QColor

from engine.board.document import Board, new_board
from engine.board.places import Country
from engine.board.terrain import FIRST_OWN, HILL, TerrainKind
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import ATLAS, NIGHT, Theme
from studio.panels.palette.swatches import paint_icon
from studio.tools.terrain.paints import Ground, Land, Paint

BARE = new_board(Sheet(4, 4))
RED, BLUE = (
    BARE.edited(
        kinds=(TerrainKind("m", "moor", colour=colour),), countries=(Country("Wales", colour=colour),)
    )
    for colour in ("#cc4444", "#4444cc")
)
MOOR, WALES = Ground(FIRST_OWN), Land(1)


def picture(board: Board, paint: Paint, theme: Theme = ATLAS, outline: str = "#222222") -> int:
    """What says one picture from another."""
    return paint_icon(board, paint, theme, QColor(outline), 1.0).cacheKey()


@pytest.mark.usefixtures("qapp")
def test_hills_are_drawn_once_for_all_boards_and_anew_in_another_look() -> None:
    drawn = picture(BARE, Ground(HILL))
    assert drawn == picture(RED, Ground(HILL)) == picture(BLUE, Ground(HILL))
    assert drawn not in {picture(BARE, Ground(HILL), NIGHT), picture(BARE, Ground(HILL), outline="#ffffff")}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("paint", [MOOR, WALES])
def test_what_boards_have_of_their_own_is_drawn_in_their_colours(paint: Paint) -> None:
    colours = set()
    for board in (RED, BLUE):
        image = paint_icon(board, paint, ATLAS, QColor("#222222"), 1.0).pixmap(44, 44).toImage()
        colours.add(image.pixelColor(image.width() // 2, image.height() // 2).name())
    assert len(colours) == 2
