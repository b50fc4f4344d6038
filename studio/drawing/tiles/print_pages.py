"""Tile sets on paper: fronts and backs at true scale, to print on both sides and cut out."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from engine.messages import ENGLISH, Tongue
from engine.tiles.set import TileSet
from studio.drawing.paper.columns import Frame, column_layers, kept_whole, set_in_columns
from studio.drawing.paper.paper_sizes import Paper
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, fitting_size
from studio.drawing.shapes.marks import Drawing, Layer, Line, Mark, Polygon, Stroke, Text, moved
from studio.drawing.tiles.boards import score_board, stock_board
from studio.drawing.tiles.city import back_marks, city_marks
from studio.drawing.tiles.reference import CARD, card_marks, rule_slugs
from studio.drawing.tiles.stock import stock_back_marks, stock_marks
from studio.drawing.tiles.units import ACCENT, BLEED_MM, FAINT, INK

TilePrint = Literal["tiles", "stock", "boards", "cards", "rules", "kit"]
_EDGES: Final[Point] = (7.0, 13.0)
"""What stays free left and right, and above and below, where the foot is."""
_GAP: Final = 2 * BLEED_MM
"""Between two cards: the bleed of both."""
_MARK: Final = 4.0
_OFF: Final = 1.0
_FINE: Final = Stroke(INK, 0.12, cap="butt")
_SEATS: Final = 5
_RULER_MM: Final = 100.0

Draw = Callable[[], Iterator[Mark]]


class PaperTooSmallError(ValueError):
    """Not even one of the pieces goes on a page; the text is for the user."""


@dataclass(frozen=True)
class Grid:
    """Pieces of one size on a page: how many columns and rows, in the middle of the paper."""

    paper: Paper
    size: Point
    columns: int
    rows: int

    @property
    def count(self) -> int:
        """How many pieces go on a page."""
        return self.columns * self.rows

    def places(self, *, mirrored: bool = False) -> Iterator[Box]:
        """Yield the place of each piece, row by row; of backs from right to left, as paper turns over."""
        wide, high = self.size
        whole = self.columns * (wide + _GAP) - _GAP, self.rows * (high + _GAP) - _GAP
        left, top = (self.paper.width - whole[0]) / 2, (self.paper.height - whole[1]) / 2
        for row in range(self.rows):
            for at in range(self.columns):
                column = self.columns - 1 - at if mirrored else at
                x, y = left + column * (wide + _GAP), top + row * (high + _GAP)
                yield Box(x, y, x + wide, y + high)


def grid_for(paper: Paper, size: Point) -> Grid:
    """Return how pieces of a size lie on a paper; raises PaperTooSmallError."""
    columns, rows = (
        int((length - 2 * edge + _GAP - 2 * BLEED_MM) // (side + _GAP))
        for length, edge, side in zip((paper.width, paper.height), _EDGES, size, strict=True)
    )
    if not columns or not rows:
        raise PaperTooSmallError
    return Grid(paper, size, columns, rows)


def tile_pages(
    tile_set: TileSet, what: TilePrint, paper: Paper, tongue: Tongue = ENGLISH
) -> tuple[Drawing, ...]:
    """Return the pages of a print; after each page of fronts comes that of its backs.

    Raises PaperTooSmallError where the paper has no room for a single piece.
    """
    match what:
        case "tiles":
            return tuple(_city_pages(tile_set, paper, tongue))
        case "stock":
            return tuple(_stock_pages(tile_set, paper, tongue))
        case "boards":
            boards = (score_board(tile_set, tongue), stock_board(tile_set, tongue))
            return tuple(_centred(board, paper) for board in boards)
        case "cards":
            return tuple(_card_pages(tile_set, paper, tongue))
        case "rules":
            return tuple(_rule_pages(tile_set, paper, tongue))
        case "kit":
            kinds: tuple[TilePrint, ...] = ("rules", "tiles", "stock", "cards", "boards")
            return tuple(page for kind in kinds for page in tile_pages(tile_set, kind, paper, tongue))


def _city_pages(tile_set: TileSet, paper: Paper, tongue: Tongue) -> Iterator[Drawing]:
    side = tile_set.sizes.city_mm
    fronts = [tuple(city_marks(tile_set, city, side)) for city in tile_set.cities]
    back = tuple(back_marks(tile_set.title, side))
    yield from _both_sides(fronts, back, grid_for(paper, (side, side)), tile_set.title, tongue)


def _stock_pages(tile_set: TileSet, paper: Paper, tongue: Tongue) -> Iterator[Drawing]:
    size = tile_set.sizes.stock_mm
    fronts = [
        tuple(stock_marks(railroad, size, tongue=tongue))
        for railroad in tile_set.railroads
        for _ in range(tile_set.stock_of[railroad.code])
    ]
    back = tuple(stock_back_marks(tile_set.title, size, tongue=tongue))
    yield from _both_sides(fronts, back, grid_for(paper, size), tile_set.title, tongue)


def _card_pages(tile_set: TileSet, paper: Paper, tongue: Tongue) -> Iterator[Drawing]:
    fronts = _SEATS * [tuple(card_marks(tile_set, tongue=tongue))]
    yield from _both_sides(fronts, None, grid_for(paper, CARD), tile_set.title, tongue)


def _both_sides(
    fronts: Sequence[tuple[Mark, ...]], back: tuple[Mark, ...] | None, grid: Grid, title: str, tongue: Tongue
) -> Iterator[Drawing]:
    """Yield pages of fronts, each followed by that of the backs behind them."""
    pages = range(0, len(fronts), grid.count)
    for number, first in enumerate(pages, start=1):
        on_page = fronts[first : first + grid.count]
        label = tongue.says("{title} · page {n} of {last}", title=title, n=number, last=len(pages))
        yield _page(on_page, grid, label, tongue)
        if back is not None:
            turned = tongue.says("{title} · back of page {n}: print on the other side", title=title, n=number)
            yield _page(len(on_page) * [back], grid, turned, tongue, mirrored=True)


def _page(
    pieces: Sequence[tuple[Mark, ...]], grid: Grid, label: str, tongue: Tongue, *, mirrored: bool = False
) -> Drawing:
    layers = [
        moved(Layer("piece", marks), box.left, box.top, box.grown(BLEED_MM))
        for marks, box in zip(pieces, grid.places(mirrored=mirrored), strict=False)
    ]
    layers.append(Layer("cut marks", tuple(_cut_marks(grid))))
    layers.append(Layer("page", tuple(_foot(grid.paper, label, tongue))))
    return Drawing(grid.paper.width, grid.paper.height, tuple(layers))


def _cut_marks(grid: Grid) -> Iterator[Mark]:
    """Yield short lines outside the pieces where the edges of all columns and rows are cut."""
    boxes = list(grid.places())
    left, top = boxes[0].left - BLEED_MM - _OFF, boxes[0].top - BLEED_MM - _OFF
    right, bottom = boxes[-1].right + BLEED_MM + _OFF, boxes[-1].bottom + BLEED_MM + _OFF
    for x in sorted({x for box in boxes for x in (box.left, box.right)}):
        yield Line((x, top - _MARK), (x, top), _FINE)
        yield Line((x, bottom), (x, bottom + _MARK), _FINE)
    for y in sorted({y for box in boxes for y in (box.top, box.bottom)}):
        yield Line((left - _MARK, y), (left, y), _FINE)
        yield Line((right, y), (right + _MARK, y), _FINE)


def _foot(paper: Paper, label: str, tongue: Tongue) -> Iterator[Mark]:
    """Yield a ruler to hold against a real one, and what the page is, in the margin below."""
    y = paper.height - 6.0
    start = (paper.width - _RULER_MM) / 2
    yield Line((start, y), (start + _RULER_MM, y), _FINE)
    for tick in range(0, 101, 10):
        yield Line((start + tick, y), (start + tick, y - (2.0 if tick % 50 == 0 else 1.2)), _FINE)
    yield Text((start - 2, y), "100 mm", Face.REGULAR, 2.5, FAINT, "end")
    size = fitting_size(label, Face.REGULAR, 2.5, paper.width - start - _RULER_MM - 6)
    yield Text((start + _RULER_MM + 2, y), label, Face.REGULAR, size, FAINT)
    ask = tongue.says("Print at 100 %. On both sides: turn over the long edge.")
    yield Text((paper.width / 2, y + 3.2), ask, Face.REGULAR, 2.5, FAINT, "middle")


def _centred(board: Drawing, paper: Paper) -> Drawing:
    """Return a board in the middle of a page; raises PaperTooSmallError."""
    across, down = paper.width - board.width_mm, paper.height - board.height_mm
    if min(across, down) < 0:
        raise PaperTooSmallError
    layers = tuple(moved(layer, across / 2, down / 2) for layer in board.layers)
    return Drawing(paper.width, paper.height, layers)


def _rule_pages(tile_set: TileSet, paper: Paper, tongue: Tongue) -> Iterator[Drawing]:
    margin, apart = 12.0, 8.0
    inner = paper.width - 2 * margin
    frame = Frame(2, (inner - apart) / 2, apart)
    room = paper.height - 2 * margin
    slugs = kept_whole(tuple(rule_slugs(tile_set, frame.wide, tongue)), 0.55 * room)
    for number, columns in enumerate(set_in_columns(slugs, frame, room - 14, room)):
        ground = ((0.0, 0.0), (paper.width, 0.0), (paper.width, paper.height), (0.0, paper.height))
        layers = [Layer("paper", (Polygon(ground, "#ffffff"),))]
        top = margin
        if number == 0:
            heading = tongue.says("{title}: rules", title=tile_set.title)
            size = fitting_size(heading, Face.BOLD, 7.5, inner)
            layers.append(Layer("title", (Text((margin, margin + 6), heading, Face.BOLD, size, ACCENT),)))
            top += 14
        yield Drawing(paper.width, paper.height, (*layers, *column_layers(columns, frame, (margin, top))))
