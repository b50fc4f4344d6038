"""A board under its heat: how often something came along each link, as warm lines over a pale map."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import ATLAS
from studio.drawing.picture import USUAL, picture_with
from studio.drawing.shapes.extent import frame
from studio.drawing.shapes.marks import Drawing, Layer, Line, Mark, Polygon, Stroke

Links = Mapping[tuple[Hex, Hex], float]
"""The share, from 0 to 1, of each link, by its two hexes."""

RAMP: Final = ("#f3cf7a", "#eb9a3e", "#d4572b", "#9c1f36", "#561036")
"""The colours of the shares from 0 to 1, at even steps."""

_LEFT_OUT: Final = frozenset(("grid", "shoals"))
_VEIL: Final = 0.5
_THIN_MM, _THICK_MM = 0.7, 2.5
"""How wide the lines are at no share and at the whole, where hexes are 10 mm apart."""


def heat_map(board: Board, links: Links) -> Drawing:
    """Return the map of a board, veiled, with its links in the heat of their shares, names above them."""
    edge = frame(board.sheet)
    corners = (
        (edge.left, edge.top),
        (edge.right, edge.top),
        (edge.right, edge.bottom),
        (edge.left, edge.bottom),
    )
    veil = Layer("veil", (Polygon(corners, ATLAS.paper, opacity=_VEIL),))
    heat = Layer("heat", tuple(heat_marks(board.sheet, links)), clip=edge)
    return picture_with(board, ATLAS, (veil, heat), USUAL - _LEFT_OUT)


def heat_marks(sheet: Sheet, links: Links) -> Iterator[Mark]:
    """Yield the links, the warmest last and so above the others."""
    scale = sheet.across_flats_mm / 10
    for (start, end), share in sorted(links.items(), key=lambda item: (item[1], item[0])):
        width = scale * (_THIN_MM + share * (_THICK_MM - _THIN_MM))
        yield Line(sheet.centre_mm(start), sheet.centre_mm(end), Stroke(warmth(share), width))


def warmth(share: float) -> str:
    """Return the colour of a share, between the nearest two of the ramp."""
    at = min(max(share, 0.0), 1.0) * (len(RAMP) - 1)
    low = min(int(at), len(RAMP) - 2)
    parts = zip(_parts(RAMP[low]), _parts(RAMP[low + 1]), strict=True)
    return "#" + "".join(f"{round(one + (other - one) * (at - low)):02x}" for one, other in parts)


def _parts(colour: str) -> tuple[int, ...]:
    """Return red, green and blue of a colour, from 0 to 255."""
    return tuple(int(colour[start : start + 2], 16) for start in (1, 3, 5))
