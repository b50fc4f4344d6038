"""The boards of the table: the track of scores with the order of play, and the values of stocks."""

from collections.abc import Iterator
from typing import Final

from engine.messages import ENGLISH, Tongue
from engine.tiles.rules import rules_of
from engine.tiles.set import TileSet
from studio.drawing.maps.tints import mixed
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, cap_mm, fitting_size
from studio.drawing.shapes.marks import Circle, Drawing, Layer, Mark, Path, Polygon, Stroke, Text
from studio.drawing.tiles.city import rounded
from studio.drawing.tiles.patterns import pattern_marks
from studio.drawing.tiles.units import ACCENT, FAINT, GROUND, INK, PAPER, accent_on, ink_on

SIZE: Final[Point] = (190.0, 250.0)
"""Width and height of a board, which goes on a page of A4 or Letter."""
_SCORES: Final = 10
_ROWS: Final = 12
_EDGE: Final = Stroke(INK, 0.3, join="round")


def score_board(tile_set: TileSet, tongue: Tongue = ENGLISH) -> Drawing:
    """Return the track of scores, back and forth from 0, with places for the order of play."""
    marks = list(_sheet(tongue.says("Score"), tile_set.title))
    wide, high = (SIZE[0] - 12) / _SCORES, (SIZE[1] - 62) / _ROWS
    for number in range(_SCORES * _ROWS):
        row, at = divmod(number, _SCORES)
        column = at if row % 2 == 0 else _SCORES - 1 - at
        left, top = 6 + column * wide, 20 + row * high
        box = Box(left + 0.6, top + 0.6, left + wide - 0.6, top + high - 0.6)
        is_ten = number % 10 == 0
        marks.append(Path(tuple(rounded(box, 1.6)), GROUND if is_ten else "#fffdf6", _EDGE))
        face = Face.BOLD if is_ten or number % 5 == 0 else Face.REGULAR
        marks.append(Text((box.left + 1.4, box.top + 4.6), f"{number}", face, 4.2, INK))
    marks += _order(tongue, SIZE[1] - 36)
    return Drawing(*SIZE, (Layer("score", tuple(marks)),))


def _order(tongue: Tongue, top: float) -> Iterator[Mark]:
    """Yield the places of the order of play, with the score at which each begins."""
    yield Text((6.0, top + 4), tongue.says("Order of play"), Face.BOLD, 4.6, ACCENT)
    for place in range(5):
        x, y = 24.0 + 35.5 * place, top + 19.0
        yield Circle((x, y), 11.0, "#fffdf6", Stroke(INK, 0.5))
        yield Text((x, y + 4.6), f"{place + 1}", Face.BOLD, 13.0, mixed(FAINT, PAPER, 0.5), "middle")


def stock_board(tile_set: TileSet, tongue: Tongue = ENGLISH) -> Drawing:
    """Return the table of stock values: a row for each railroad, from 0 to the highest value."""
    marks = list(_sheet(tongue.says("Stock values"), tile_set.title))
    top_value = rules_of(tile_set).stock_top
    roads = tile_set.railroads
    head = 56.0
    wide = (SIZE[0] - 12 - head) / (top_value + 1)
    high = min(20.0, (SIZE[1] - 26) / max(len(roads), 1))
    for row, railroad in enumerate(roads):
        y = 20 + row * high
        band = Box(6.0, y + 0.6, 6 + head - 1.2, y + high - 0.6)
        marks.append(Path(tuple(rounded(band, 1.4)), railroad.colour, _EDGE))
        strip = Box(band.left + 1, band.top + 0.8, band.right - 1, band.top + 0.8 + 0.26 * high)
        marks += pattern_marks(railroad.pattern, strip, accent_on(railroad.colour))
        ink, base = ink_on(railroad.colour), band.bottom - 0.16 * high
        code = min(0.36 * high, 6.4)
        marks.append(Text((band.left + 2, base), railroad.code, Face.BOLD, code, ink))
        name = fitting_size(railroad.name, Face.REGULAR, 0.6 * code, band.width - 18)
        marks.append(Text((band.left + 15, base), railroad.name, Face.REGULAR, name, ink))
        for value in range(top_value + 1):
            left = 6 + head + value * wide
            box = Box(left + 0.4, y + 0.6, left + wide - 0.4, y + high - 0.6)
            fill = mixed(railroad.colour, "#fffdf6", 0.12 + 0.03 * value)
            marks.append(Path(tuple(rounded(box, 1.0)), fill, _EDGE))
            size = min(5.0, 0.4 * high)
            base = box.centre[1] + cap_mm(Face.BOLD, size) / 2
            marks.append(Text((box.centre[0], base), f"{value}", Face.BOLD, size, INK, "middle"))
    return Drawing(*SIZE, (Layer("stock", tuple(marks)),))


def _sheet(heading: str, title: str) -> Iterator[Mark]:
    """Yield the ground of a board with its heading and the title of the set."""
    wide, high = SIZE
    yield Polygon(((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high)), PAPER)
    frame = Box(2.0, 2.0, wide - 2, high - 2)
    yield Path(tuple(rounded(frame, 4.0)), None, Stroke(mixed(FAINT, PAPER, 0.7), 0.5))
    yield Text((6.0, 14.0), heading, Face.BOLD, 9.0, ACCENT)
    size = fitting_size(title, Face.ITALIC, 5.0, wide / 2)
    yield Text((wide - 7, 14.0), title, Face.ITALIC, size, FAINT, "end")
