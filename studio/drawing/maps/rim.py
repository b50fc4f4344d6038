"""The rim of the map: a double frame, and between its lines the letters and numbers of the hexes."""

import re
from collections.abc import Iterator

from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.board_cache import kept
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import Extent, frame, pitch
from studio.drawing.shapes.fonts import Face, cap_mm
from studio.drawing.shapes.marks import Mark, Polygon, Stroke, Text

RIM_MM = 5.2
"""How far the rim reaches out from the frame of the map."""
_SIZE_MM, _OF_PITCH = 2.7, 0.8
"""The size of letters in the rim, and what part of the way to the next row or column they may be."""
_LABEL = re.compile(r"(\D+)(\d+)")


@kept
def outer_frame(sheet: Sheet) -> Box:
    """Return the box of the map with its rim."""
    return frame(sheet).grown(RIM_MM)


def rim(extent: Extent, theme: Theme) -> Iterator[Mark]:
    """Yield the frame's lines, and the rows' and columns' names at both ends of each."""
    edge = frame(extent.sheet)
    for box, width in ((edge, 0.25), (edge.grown(RIM_MM - 0.4), 0.8)):
        left, top, right, bottom = box
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        yield Polygon(corners, stroke=Stroke(theme.ink, width, join="miter"))
    inside = edge.grown(-RIM_MM)
    if inside.holds(*extent.box[:2]) and inside.holds(*extent.box[2:]):
        return
    size = min(_SIZE_MM, _OF_PITCH * min(pitch(extent.sheet)))
    cap = cap_mm(Face.REGULAR, size)
    near = extent.box.grown(2 * RIM_MM)
    for x, y, text in _names(extent.sheet):
        if near.holds(x, y):
            yield Text((x, y + cap / 2), text, Face.REGULAR, size, theme.ink, "middle")


@kept
def _names(sheet: Sheet) -> list[tuple[float, float, str]]:
    """Return the middles of the names at both ends of each row, then of each column, and the names."""
    edge, out, names = frame(sheet), RIM_MM / 2 - 0.15, []
    for row in range(sheet.rows):
        for column, x in ((0, edge.left - out), (sheet.columns - 1, edge.right + out)):
            y = sheet.centre_mm(sheet.hex_at(column, row))[1]
            names.append((x, y, _part(sheet, column, row, of_row=True)))
    for column in range(sheet.columns):
        for row, y in ((0, edge.top - out), (sheet.rows - 1, edge.bottom + out)):
            x = sheet.centre_mm(sheet.hex_at(column, row))[0]
            names.append((x, y, _part(sheet, column, row, of_row=False)))
    return names


def _part(sheet: Sheet, column: int, row: int, *, of_row: bool) -> str:
    """Return the part of a label that names its row, or its column."""
    match = _LABEL.fullmatch(sheet.label(sheet.hex_at(column, row)))
    assert match is not None  # every label is letters and a number
    return match[1] if (sheet.labels.letters == "rows") == of_row else match[2]
