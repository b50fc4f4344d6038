"""The marks of a patch on its way: its ground, lines and towns where they would come to lie."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from engine.board.document import Board
from engine.board.ground_arrays import Ground
from engine.board.patches import Patch
from engine.board.terrain import HILL, LAKE, OPEN, SEA, SWAMP, TerrainKind
from engine.hexes.lattice import Hex
from engine.hexes.motions import Motion
from engine.hexes.sheet import Sheet
from studio.drawing.lettering.names import town_lettering
from studio.drawing.maps.themes import ATLAS, Theme
from studio.drawing.maps.towns import symbol_box, town_keys, towns
from studio.drawing.shapes.boxes import around
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import cap_mm
from studio.drawing.shapes.marks import Close, Mark, Move, Path, Step, Stroke, Text, To
from studio.tools.preview_marks import HAND, REFUSED, lined, pen

_MOST_PLOTS: Final = 700
"""Of larger patches only the rim is shown, so that the pointer is followed at once."""
_OFF, _HALO = 0.5, 0.9
"""How far a name stands below its town, and how broad its halo is, for hexes of 10 mm."""


def hung(
    board: Board, patch: Patch, hex_: Hex, theme: Theme = ATLAS, *, moved: bool = False
) -> tuple[Mark, ...]:
    """Show a patch whose middle is the origin as it would lie with its middle on a hex.

    What falls off the map is crossed out by a dashed outline. What is ``moved`` on its board keeps its keys.
    """
    sheet, motion = board.sheet, Motion(by=hex_)
    marks: list[Mark] = []
    if len(patch.plots) <= _MOST_PLOTS:
        there = patch.carried(motion)
        marks += _grounds(sheet, there, theme)
        marks += (mark for line in there.contents.lines for mark in lined(sheet, line.sides, line.kind))
        taken = frozenset() if moved else frozenset(key for town in board.towns for key in town.keys)
        marks += _towns(board, there, theme, taken)
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
        SEA: theme.sea,
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


def _towns(board: Board, patch: Patch, theme: Theme, taken: frozenset[str]) -> Iterator[Mark]:
    """Yield the towns on the sheet as the map draws them: plate, keys and anchor, and the name below.

    Keys that are ``taken`` will not come along, and are not shown.
    """
    there = [town for town in patch.contents.towns if town.hex in board.sheet]
    if not there:
        return
    shown = tuple(replace(town, keys=tuple(key for key in town.keys if key not in taken)) for town in there)
    sheet, scale = board.sheet, board.sheet.across_flats_mm / 10
    around_all = around([sheet.centre_mm(town.hex) for town in shown], sheet.across_flats_mm)
    extent = Extent(board.edited(towns=shown), around_all)
    yield from towns(extent, theme)
    yield from town_keys(extent, theme)
    for town in shown:
        if town.name:
            look, sign = town_lettering(town, theme, scale), symbol_box(extent, town)
            at = ((sign.left + sign.right) / 2, sign.bottom + cap_mm(look.face, look.size) + _OFF * scale)
            halo = Stroke(theme.halo, _HALO * scale)
            yield Text(at, town.name, look.face, look.size, look.colour, anchor="middle", halo=halo)


def _refused(board: Board, patch: Patch) -> Iterator[Mark]:
    """Yield the outlines of the hexes that lie off the map."""
    off = [plot.hex for plot in patch.plots if not board.on_map(plot.hex)]
    if off:
        steps = tuple(step for hex_ in off for step in _outline(board.sheet, hex_))
        yield Path(steps, fill="#ffffff", stroke=pen(board.sheet, REFUSED, dashed=True), opacity=0.7)
