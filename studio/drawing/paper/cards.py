"""Cards of the destinations, to cut out and draw instead of throwing dice: key, name and place on the map."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil, sqrt
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.messages import ENGLISH, Tongue
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.paper.blocks import Block, block_of
from studio.drawing.paper.destinations import (
    Destination,
    Setting,
    destinations,
    key_sign,
    places_of,
    set_lines,
    setting,
)
from studio.drawing.paper.land_thumbnail import Silhouette, silhouette
from studio.drawing.paper.pages import Cutting, Lay, Page, paged
from studio.drawing.paper.paper_sizes import Paper
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face, cap_mm, cut_short, width_mm
from studio.drawing.shapes.marks import Drawing, Layer, Line, Mark, Polygon, Stroke, Text
from studio.drawing.shapes.scaling import enlarged

WIDE, HIGH = 42.0, 60.0
"""The usual size of a card."""
_SCALES: Final = (0.92, 1.25)
"""How much smaller or larger cards may be than usual, to fill their pages."""
_PAD: Final = 3.2
_NAME: Final = Box(_PAD, 14.2, WIDE - _PAD, 26.4)
_WHERE: Final = Box(_PAD, 26.8, WIDE - _PAD, 31.8)
_MAP: Final = Box(_PAD, 32.6, WIDE - _PAD, HIGH - 5.6)
_MOST_NAME, _MOST_WHERE, _LABEL, _TITLE = 5.2, 2.8, 3.2, 2.1
_KEY_MM: Final = 5.6
_HEAD: Final = 5.0
_EDGE: Final = 0.5
"""Paper around the cards, so that the lines to cut along at the rim are whole."""
_CUTTING: Final = Cutting()
_MOST_DOTS: Final = 24


class Deal(NamedTuple):
    """How cards lie on a page: the number in a row, and of rows, and their size as a part of the usual."""

    columns: int
    rows: int
    scale: float = 1.0


def cards_sheet(board: Board, theme: Theme = ATLAS, tongue: Tongue = ENGLISH) -> Drawing:
    """Return all cards in one picture: those of a first die, or of a suit, in a row.

    Raises NothingToPrintError for a board without keys.
    """
    found = destinations(board)
    rows = sorted({_row(each) for each in found}, key=[_row(each) for each in found].index)
    columns = max(sum(_row(each) == row for each in found) for row in rows)
    return _laid(board, theme, found, Deal(columns, ceil(len(found) / columns)), "", tongue)


def card_pages(
    board: Board, paper: Paper, theme: Theme = ATLAS, lay: Lay = "automatic", tongue: Tongue = ENGLISH
) -> tuple[Page, ...]:
    """Return the cards on pages of a paper, none cut by an edge.

    Raises NothingToPrintError for a board without keys.
    """
    found = destinations(board)
    deal, lies = _deal(len(found), paper, lay)
    each = deal.columns * deal.rows
    count = ceil(len(found) / each)
    # Their places are for looking at them together alone: nothing runs from one to the next.
    across = ceil(sqrt(count))
    pages = []
    for number in range(count):
        part = found[number * each : (number + 1) * each]
        of = tongue.says("Page {n} of {count}", n=number + 1, count=count) if count > 1 else ""
        laid = _laid(board, theme, part, deal, of, tongue)
        layers = tuple(enlarged(layer, deal.scale) for layer in laid.layers)
        filling = Drawing(deal.scale * laid.width_mm, deal.scale * laid.height_mm, layers)
        (page,) = paged(filling, paper, lay=lies, tongue=tongue)
        row, column = divmod(number, across)
        pages.append(replace(page, place=(column, row)))
    return tuple(pages)


def name_height(destination: Destination) -> float:
    """Return the height of capitals in the name on a destination's card."""
    found = setting(destination.names, Face.BOLD, (_NAME.width, _NAME.height), _MOST_NAME)
    return cap_mm(Face.BOLD, found.size)


def _row(destination: Destination) -> str:
    key = destination.key
    return key[-1] if key[-1].isalpha() else key[:-1]


def _deal(count: int, paper: Paper, lay: Lay) -> tuple[Deal, Lay]:
    """Return how the cards lie on a paper, on fewest pages, then with fewest gaps, then largest."""
    ways: dict[Lay, tuple[float, float]] = {
        "upright": (paper.width, paper.height),
        "lying": (paper.height, paper.width),
    }
    least, most = _SCALES
    deals: list[tuple[Deal, Lay]] = []
    for way, (wide, high) in ways.items():
        if lay not in {way, "automatic"}:
            continue
        room_wide, room_high = wide - 2 * _CUTTING.margin, high - 2 * _CUTTING.margin - _CUTTING.strip
        for columns in range(1, max(1, int(room_wide // (least * WIDE))) + 1):
            for rows in range(1, max(1, int(room_high // (least * HIGH))) + 1):
                fitted = min(
                    room_wide / (columns * WIDE + 2 * _EDGE), room_high / (rows * HIGH + 2 * _EDGE + _HEAD)
                )
                if fitted >= least or columns == rows == 1:
                    deals.append((Deal(columns, rows, min(fitted, most)), way))

    def cost(found: tuple[Deal, Lay]) -> tuple[int, int, float]:
        (columns, rows, scale), _ = found
        pages = ceil(count / (columns * rows))
        return pages, pages * columns * rows - count, -scale

    return min(deals, key=cost)


def _laid(
    board: Board, theme: Theme, found: Sequence[Destination], deal: Deal, said: str, tongue: Tongue
) -> Drawing:
    """Return cards in rows below a line that says what they are, with hairlines to cut along."""
    rows, across = ceil(len(found) / deal.columns), min(len(found), deal.columns)
    top = _EDGE + _HEAD
    wide, high = across * WIDE + 2 * _EDGE, top + rows * HIGH + _EDGE
    corners = ((0.0, 0.0), (wide, 0.0), (wide, high), (0.0, high))
    heading = block_of("heading", wide, _HEAD, _heading(board, theme, across * WIDE, said, tongue))
    layers = [Layer("paper", (Polygon(corners, theme.paper),)), *heading.at(_EDGE, _EDGE)]
    land = silhouette(board, theme, _MAP)
    for at, destination in enumerate(found):
        row, column = divmod(at, deal.columns)
        layers += _card(board, destination, theme, land, tongue).at(_EDGE + column * WIDE, top + row * HIGH)
    cuts = block_of("cuts", wide, high, _cuts(len(found), across, rows, theme))
    return Drawing(wide, high, (*layers, *cuts.at(_EDGE, top)))


def _cuts(count: int, across: int, rows: int, theme: Theme) -> Iterator[Mark]:
    """Yield hairlines between and around cards in rows, of which the last may be shorter."""
    hair = Stroke(theme.faint_ink, 0.1, cap="butt")
    last = count - (rows - 1) * across
    for row in range(rows + 1):
        end = WIDE * (across if row < rows else last)
        yield Line((0.0, row * HIGH), (end, row * HIGH), hair)
    for column in range(across + 1):
        end = HIGH * (rows if column <= last else rows - 1)
        yield Line((column * WIDE, 0.0), (column * WIDE, end), hair)


def _heading(board: Board, theme: Theme, width: float, said: str, tongue: Tongue) -> Iterator[Mark]:
    """Yield the line above the cards."""
    baseline = cap_mm(Face.BOLD, _LABEL)
    room = width - (width_mm(said, Face.ITALIC, _LABEL) + _PAD if said else 0.0)
    title = tongue.says("{title}: destinations", title=board.title)
    text, size = cut_short(title, Face.BOLD, _LABEL, room)
    yield Text((0.0, baseline), text, Face.BOLD, size, theme.ink)
    if said:
        yield Text((width, baseline), said, Face.ITALIC, _LABEL, theme.faint_ink, "end")


def _card(board: Board, destination: Destination, theme: Theme, land: Silhouette, tongue: Tongue) -> Block:
    _, sign = key_sign(destination, theme, (_PAD, _PAD), _KEY_MM)
    marks = [*sign, *_labels(board, destination, theme)]
    if destination.names:
        marks += _named(board, destination, theme, tongue)
    marks.append(Polygon(_corners(land.box), theme.sea))
    title, size = cut_short(board.title, Face.ITALIC, _TITLE, WIDE - 2 * _PAD)
    foot = Box(_PAD, HIGH - 5.2, WIDE - _PAD, HIGH - 1.4)
    marks += set_lines(Setting(size, (title,)), Face.ITALIC, foot, theme.faint_ink)
    rim = Polygon(_corners(land.box), stroke=Stroke(theme.faint_ink, 0.14))
    dots = [land.dot(board, hex_, theme, 1.1) for hex_ in _hexes(board, destination)]
    layers = (
        Layer(f"card {destination.key}", tuple(marks)),
        Layer(f"land {destination.key}", (land.land,) if land.land.steps else (), clip=land.box),
        Layer(f"place {destination.key}", (rim, *dots)),
    )
    return Block(WIDE, HIGH, layers)


def _named(board: Board, destination: Destination, theme: Theme, tongue: Tongue) -> Iterator[Mark]:
    """Yield the name of a destination, and below it where a special may be."""
    found = setting(destination.names, Face.BOLD, (_NAME.width, _NAME.height), _MOST_NAME)
    yield from set_lines(found, Face.BOLD, _NAME, theme.name_ink)
    wheres = places_of(board, destination._replace(towns=()))
    if wheres:
        told = setting(
            ("; ".join(map(tongue.says, wheres)),), Face.REGULAR, (_WHERE.width, _WHERE.height), _MOST_WHERE
        )
        yield from set_lines(told, Face.REGULAR, _WHERE, theme.place_ink)


def _labels(board: Board, destination: Destination, theme: Theme) -> Iterator[Mark]:
    """Yield the labels of the towns' hexes, in the upper right corner."""
    baseline = _PAD + cap_mm(Face.ITALIC, _LABEL)
    for label in places_of(board, destination._replace(specials=())):
        yield Text((WIDE - _PAD, baseline), label, Face.ITALIC, _LABEL, theme.faint_ink, "end")
        baseline += 1.3 * _LABEL


def _hexes(board: Board, destination: Destination) -> list[Hex]:
    """Return the places of the dots of a destination, with the towns of a special; none for very many."""
    hexes = [town.hex for town in destination.towns]
    for special in destination.specials:
        hexes += special.hexes
        hexes += [board.towns_by_name[name].hex for name in special.towns if name in board.towns_by_name]
        hexes += [town.hex for town in board.towns if special.any == "port" and town.port]
    seen = [hex_ for hex_ in dict.fromkeys(hexes) if hex_ in board.sheet]
    return seen if len(seen) <= _MOST_DOTS else []


def _corners(box: Box) -> tuple[tuple[float, float], ...]:
    return (box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom)
