"""Pages for a print shop: one piece at true scale, with bleed to be cut off and crop marks around it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.messages import ENGLISH, Tongue
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.pages import CROP_MARKS, Lay, Page
from studio.drawing.paper.paper_sizes import Paper
from studio.drawing.paper.poster import poster
from studio.drawing.paper.press import CROP_GAP, CROP_MM, USUAL_BLEED, ShopWhat, press_for
from studio.drawing.paper.print_kinds import to_print
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.inks import inks_of, recoloured
from studio.drawing.shapes.marks import Drawing, Layer, Line, Mark, Polygon, Stroke, moved

_SAFE: Final = 5.0
"""How far from the cut everything that matters is, in millimetres; a poster has its own margin."""


def shop_drawing(
    board: Board,
    what: ShopWhat,
    paper: Paper,
    theme: Theme = ATLAS,
    lay: Lay = "automatic",
    *,
    hex_labels: bool = False,
    tongue: Tongue = ENGLISH,
) -> tuple[Drawing, Paper | None]:
    """Return what is printed in one piece, and the paper that it is cut to; only a poster has one.

    Raises NothingToPrintError where there is nothing of the kind.
    """
    if what == "poster":
        return poster(board, paper, theme, lay, tongue), paper
    return to_print(board, what, theme, hex_labels=hex_labels, tongue=tongue), None


def shop_page(
    drawing: Drawing, theme: Theme = ATLAS, *, bleed: float = USUAL_BLEED, paper: Paper | None = None
) -> Page:
    """Return the page of a print shop with a drawing, cut to a size of ``paper`` or close to the drawing."""
    if paper is None:
        width, height = drawing.width_mm + 2 * _SAFE, drawing.height_mm + 2 * _SAFE
    else:
        sides = paper.width, paper.height
        width, height = sorted(sides, reverse=drawing.width_mm > drawing.height_mm)
    press = press_for(bleed)
    whole = width + 2 * press.cut, height + 2 * press.cut
    cut = Box(press.cut, press.cut, press.cut + width, press.cut + height)
    x, y = (whole[0] - drawing.width_mm) / 2, (whole[1] - drawing.height_mm) / 2
    seen = Box(x, y, x + drawing.width_mm, y + drawing.height_mm)
    layers = (
        Layer("bleed", (_filled(cut.grown(bleed), theme.paper),)),
        *(moved(layer, x, y, seen) for layer in drawing.layers),
        Layer(CROP_MARKS, tuple(_crop_marks(cut, bleed))),
    )
    return Page((0, 0), Drawing(*whole, layers), seen)


def plated(page: Page) -> Page:
    """Return a page in the colours that a PDF in CMYK is painted with."""
    return replace(page, drawing=recoloured(page.drawing, lambda colour: inks_of(colour).plate))


def printable(page: Page) -> Page:
    """Return a page in the colours that a press can print, as they look."""
    return replace(page, drawing=recoloured(page.drawing, lambda colour: inks_of(colour).seen))


def _filled(box: Box, colour: str) -> Polygon:
    left, top, right, bottom = box
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)), colour)


def _crop_marks(cut: Box, bleed: float) -> Iterator[Mark]:
    """Yield two lines at each corner, in the direction of the cuts and outside the bleed."""
    pen, near = Stroke("#000000", 0.1, cap="butt"), bleed + CROP_GAP
    far = near + CROP_MM
    for x, away in ((cut.left, -1), (cut.right, 1)):
        for y, out in ((cut.top, -1), (cut.bottom, 1)):
            yield Line((x + away * near, y), (x + away * far, y), pen)
            yield Line((x, y + out * near), (x, y + out * far), pen)
