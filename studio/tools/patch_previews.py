"""The marks of a patch on its way: its ground, lines and towns where they would come to lie."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

from engine.board.document import Board
from engine.board.patches import Patch
from engine.board.plots import Ground
from engine.board.terrain import HILL, LAKE, OPEN, SEA, SWAMP, TerrainKind
from engine.hexes.lattice import Hex
from engine.hexes.motions import Motion
from engine.hexes.sheet import Sheet
from studio.drawing.fonts import Face
from studio.drawing.marks import Circle, Close, Mark, Move, Path, Step, Stroke, Text, To
from studio.drawing.themes import ATLAS, Theme
from studio.tools.previews import HAND, REFUSED, lined, pen

_MOST_PLOTS: Final = 700
"""Of larger patches only the rim is shown, so that the pointer is followed at once."""
_TOWN, _NAME = 0.22, 0.42
"""The radius of a town and the size of a name against the distance between centres."""


def hung(board: Board, patch: Patch, hex_: Hex, theme: Theme = ATLAS) -> tuple[Mark, ...]:
    """Show a patch whose middle is the origin as it would lie with its middle on a hex.

    What falls off the map is crossed out by a dashed outline.
    """
    sheet, motion = board.sheet, Motion(by=hex_)
    marks: list[Mark] = []
    if len(patch.plots) <= _MOST_PLOTS:
        there = patch.carried(motion)
        marks += _grounds(sheet, there, theme)
        marks += (mark for line in there.contents.lines for mark in lined(sheet, line.sides, line.kind))
        marks += _towns(sheet, there, theme)
        marks += _refused(board, there)
    steps: list[Step] = []
    for side in patch.rim:
        start, end = sheet.side_mm(motion.side(side))
        steps += (Move(*start), To(*end))
    return (*marks, Path(tuple(steps), stroke=pen(sheet, HAND, width=0.08)))


def _grounds(sheet: Sheet, patch: Patch, theme: Theme) -> Iterator[Mark]:
    """Yield the ground of each terrain as one area, clear enough to see what lies below."""
    colours = {
        OPEN: theme.land,
        HILL: theme.hill_shade,
        SEA: theme.shoals[-1],
        LAKE: theme.lake,
        SWAMP: theme.swamp,
    }
    areas: defaultdict[str, list[Step]] = defaultdict(list)
    for plot in patch.plots:
        areas[_colour(plot.terrain, colours)] += _outline(sheet, plot.hex)
    for colour, steps in areas.items():
        yield Path(tuple(steps), fill=colour, opacity=0.85)


def _colour(ground: Ground, colours: Mapping[int, str]) -> str:
    """Return the colour of a terrain."""
    return ground.colour if isinstance(ground, TerrainKind) else colours[ground]


def _outline(sheet: Sheet, hex_: Hex) -> tuple[Step, ...]:
    """Return the outline of a hex as a piece of a path."""
    first, *others = sheet.outline_mm(hex_)
    return (Move(*first), *(To(*point) for point in others), Close())


def _towns(sheet: Sheet, patch: Patch, theme: Theme) -> Iterator[Mark]:
    """Yield a circle for each town, and its name."""
    size = sheet.across_flats_mm
    for town in patch.contents.towns:
        x, y = sheet.centre_mm(town.hex)
        yield Circle((x, y), _TOWN * size, fill=theme.plate, stroke=Stroke(theme.plate_ink, 0.04 * size))
        if town.name:
            halo = Stroke(theme.halo, 0.1 * size)
            at = (x, y + (_TOWN + _NAME) * size)
            yield Text(at, town.name, Face.REGULAR, _NAME * size, theme.name_ink, anchor="middle", halo=halo)


def _refused(board: Board, patch: Patch) -> Iterator[Mark]:
    """Yield the outlines of the hexes that lie off the map."""
    off = [plot.hex for plot in patch.plots if not board.on_map(plot.hex)]
    if off:
        steps = tuple(step for hex_ in off for step in _outline(board.sheet, hex_))
        yield Path(steps, fill="#ffffff", stroke=pen(board.sheet, REFUSED, dashed=True), opacity=0.7)
