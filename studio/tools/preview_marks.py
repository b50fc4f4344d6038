"""The marks that show what a gesture is about to do.

Colours are of the hand, not of the map: they stand out from every theme, and what is to go or
cannot be done is dashed as well, so that no one needs to tell the two colours apart.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from engine.board.document import Board
from engine.board.lines import LineKind
from engine.board.places import Town
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Corner, Side, chains, corners_of
from studio.drawing.shapes.marks import Circle, Close, Line, Mark, Move, Path, Step, Stroke, To

HAND: Final = "#e8590c"
REFUSED: Final = "#c2255c"
RIVER: Final = "#1c7ed6"

_WIDTH = 0.06
"""The pen's width as a part of the distance between centres."""


class Shade:
    """The hexes that would be painted, as one area that grows with a stroke and shows no seams."""

    def __init__(self, sheet: Sheet, *, dashed: bool) -> None:
        self._sheet = sheet
        self._pen = pen(sheet, HAND, dashed=dashed)
        self._steps: list[Step] = []

    def add(self, hexes: Iterable[Hex]) -> None:
        """Shade more hexes, those on the sheet."""
        self._steps += self._outlines(hexes)

    def marks(self, also: Iterable[Hex] = ()) -> tuple[Mark, ...]:
        """Return the area; hexes in ``also`` are shaded this once. What takes away is dashed."""
        steps = (*self._steps, *self._outlines(also))
        return (Path(steps, fill=HAND, stroke=self._pen, opacity=0.45),) if steps else ()

    def _outlines(self, hexes: Iterable[Hex]) -> Iterator[Step]:
        """Yield the outline of each hex as a piece of a path."""
        for hex_ in hexes:
            if hex_ in self._sheet:
                first, *others = self._sheet.outline_mm(hex_)
                yield Move(*first)
                yield from (To(*point) for point in others)
                yield Close()


def shaded(board: Board, hexes: Iterable[Hex], *, dashed: bool = False) -> tuple[Mark, ...]:
    """Shade hexes that would be painted; dashed where something is taken away."""
    return Shade(board.sheet, dashed=dashed).marks(hexes)


def lined(sheet: Sheet, sides: Iterable[Side], kind: LineKind | None) -> tuple[Mark, ...]:
    """Trace sides that would be drawn, or erased if ``kind`` is None."""
    return traced_chains(sheet, chains(sides), kind)


def traced_chains(sheet: Sheet, runs: Iterable[tuple[Side, ...]], kind: LineKind | None) -> tuple[Mark, ...]:
    """Trace unbroken chains of sides as of a line of a kind, None for one to be erased."""
    colour = REFUSED if kind is None else RIVER if kind == "river" else HAND
    broad = pen(sheet, colour, dashed=kind is None, width=2 * _WIDTH)
    return tuple(Path(_course(sheet, chain), stroke=broad, opacity=0.8) for chain in runs)


def _course(sheet: Sheet, chain: tuple[Side, ...]) -> tuple[Step, ...]:
    """Return an unbroken chain of sides as a path from its first corner to its last."""
    first, second = corners_of(chain[0])
    if len(chain) > 1 and first in corners_of(chain[1]):
        first, second = second, first
    steps: list[Step] = [Move(*sheet.corner_mm(first)), To(*sheet.corner_mm(second))]
    corner = second
    for side in chain[1:]:
        before, after = corners_of(side)
        corner = after if before == corner else before
        steps.append(To(*sheet.corner_mm(corner)))
    return tuple(steps)


def dotted(sheet: Sheet, corner: Corner) -> tuple[Mark, ...]:
    """Mark the corner a line would start from."""
    radius = 0.09 * sheet.across_flats_mm
    return (Circle(sheet.corner_mm(corner), radius, fill="#ffffff", stroke=pen(sheet, HAND)),)


def ringed(board: Board, hex_: Hex, *, free: bool = True) -> tuple[Mark, ...]:
    """Ring the place of a town in a hex; dashed where none can be put."""
    sheet = board.sheet
    ring = pen(sheet, HAND if free else REFUSED, dashed=not free)
    return (Circle(sheet.centre_mm(hex_), 0.3 * sheet.across_flats_mm, stroke=ring),)


def towed(board: Board, town: Town, hex_: Hex, *, free: bool) -> tuple[Mark, ...]:
    """Show a town on its way to another hex."""
    return drawn_over(board, town.hex, hex_, free=free)


def drawn_over(board: Board, start: Hex, hex_: Hex, *, free: bool) -> tuple[Mark, ...]:
    """Show what stands in a hex on its way to another."""
    if hex_ == start:
        return ringed(board, hex_)
    sheet = board.sheet
    way = Line(sheet.centre_mm(start), sheet.centre_mm(hex_), pen(sheet, HAND, dashed=True))
    return (way, *ringed(board, hex_, free=free))


def pen(sheet: Sheet, colour: str, *, dashed: bool = False, width: float = _WIDTH) -> Stroke:
    """Return a pen in proportion to the hexes, ``width`` against the distance between centres."""
    broad = width * sheet.across_flats_mm
    return Stroke(colour, broad, dash=(2 * broad, 2 * broad) if dashed else ())
