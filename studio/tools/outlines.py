"""The marks that show what is selected, whatever sort of thing it is."""

from typing import NamedTuple

import numpy as np

from engine.board.cities import coasts, ever_open
from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, OtherRule, StartRule
from engine.board.starts import hexes_of
from engine.board.terrain import TerrainKind
from engine.board.ways import ways_mask
from engine.hexes.lattice import DIRECTIONS, ORIGIN, STEPS, Hex
from engine.hexes.many import Mask, unmasked
from engine.hexes.many import hexes_of as hexes_of_axial
from engine.hexes.sheet import Sheet
from engine.hexes.sides import corner_of
from studio.drawing.extent import Extent
from studio.drawing.kept import kept_by
from studio.drawing.marks import Circle, Mark, Move, Path, Polygon, Step, To
from studio.drawing.signs import plate
from studio.drawing.towns import symbol_box
from studio.tools.areas import crowded, mask_of, mask_of_area
from studio.tools.previews import HAND, pen, traced_chains
from studio.tools.selection import Area, Selection, course_mm

_RING, _DOT = 0.36, 0.13
"""Radii of rings around ways in and of dots along courses, against the distance between centres."""
_FRAME_OFF, _FRAME_RADIUS = 0.03, 0.1
_FRAME_PEN, _HALO_PEN, _RIM_PEN = 0.045, 0.055, 0.1
"""How far a frame stands off a town's plate, how round its corners are, how broad it and its halo.

The name stands off the plate by 0.055, and must not be cut.
"""
_HALO = "#ffffff"
_MOST_RINGS = 400
"""More hexes than these are shown as one area."""


def outlined(board: Board, selection: Selection) -> tuple[Mark, ...]:
    """Outline what is selected, or would be; what does not stand on the map has no outline."""
    match selection.thing:
        case Town() as town:
            return _framed(board, town)
        case SideLine() as line:
            return _line_traced(_OnSheet(board.sheet, line))
        case Hex() as hex_:
            return (Polygon(board.sheet.outline_mm(hex_), stroke=pen(board.sheet, HAND)),)
        case Ferry() | Crossing() | PermittedBuild() as course:
            return traced(board, course_mm(board, course))
        case Special() | StartRule() as thing:
            return _shown_all(board, _places_mask(board, thing))
        case Area() | Country() | TerrainKind() | Water() | CityRegion() as area:
            return edged(board, mask_of_area(board, area))
        case OtherRule(type="dynamic_cities") as cities:
            shores = tuple(hex_ for _, shore in coasts(board, cities) for hex_ in shore)
            marks = (*edged(board, ever_open(board, cities)), *_ringed_all(board, shores))
        case _:
            marks = ()
    return marks


class _OnSheet(NamedTuple):
    """A line on a sheet."""

    sheet: Sheet
    line: SideLine


@kept_by("sheet", "line")
def _line_traced(drawn: _OnSheet) -> tuple[Mark, ...]:
    """Trace a line; a long one takes longer than an edit may."""
    return traced_chains(drawn.sheet, drawn.line.chains, drawn.line.kind)


def _framed(board: Board, town: Town) -> tuple[Mark, ...]:
    """Frame a town's plate, or the ring of one without keys, between its keys and its name."""
    sheet = board.sheet
    box = symbol_box(Extent(board), town).grown(_FRAME_OFF * sheet.across_flats_mm)
    radius = _FRAME_RADIUS * sheet.across_flats_mm if town.keys else box.width / 2
    pens = (pen(sheet, _HALO, width=_HALO_PEN), pen(sheet, HAND, width=_FRAME_PEN))
    return tuple(plate(box, radius, None, each) for each in pens)


def edged(board: Board, mask: Mask) -> tuple[Path, ...]:
    """Trace the rim of the hexes set in a mask of the sheet's shape."""
    sheet, steps = board.sheet, list[Step]()
    rows, columns = mask.shape
    padded = np.pad(mask, 1)
    # Whatever the layout, a hex's six neighbours are among the eight places around it.
    around = [padded[y : y + rows, x : x + columns] for y in range(3) for x in range(3)]
    axial = unmasked(sheet, mask & ~np.logical_and.reduce(around))
    beside = (sheet.places_of(axial + step) for step in STEPS)
    is_rim = np.stack([~padded[y + 1, x + 1] for x, y in beside], axis=-1)
    corners = [sheet.corner_mm(corner_of(ORIGIN, direction)) for direction in DIRECTIONS]
    # A hex's side in a direction lies between the corner before it and its own.
    ends = np.stack((np.roll(corners, 1, axis=0), corners), axis=1) - sheet.centre_mm(ORIGIN)
    sides = sheet.points_mm(axial)[:, np.newaxis, np.newaxis] + ends
    for start, end in sides[is_rim].tolist():
        steps += [Move(*start), To(*end)]
    return (Path(tuple(steps), stroke=pen(sheet, HAND, width=_RIM_PEN), opacity=0.85),) if steps else ()


def _places_mask(board: Board, thing: Special | StartRule) -> Mask:
    """Return the hexes that lead to a special, or at which a rule of starting holds."""
    if isinstance(thing, Special):
        return ways_mask(board, thing)
    return mask_of(board.sheet, hexes_of(board, thing))


def _shown_all(board: Board, mask: Mask) -> tuple[Mark, ...]:
    """Trace the rim of those hexes that lie side by side, and ring the others, unless they are very many."""
    if np.count_nonzero(mask) > _MOST_RINGS:
        return edged(board, mask)
    hexes = hexes_of_axial(unmasked(board.sheet, mask))
    area = crowded(hexes)
    rim = edged(board, mask_of(board.sheet, area)) if area else ()
    return (*rim, *_ringed_all(board, tuple(hex_ for hex_ in hexes if hex_ not in area)))


def _ringed_all(board: Board, hexes: tuple[Hex, ...]) -> tuple[Mark, ...]:
    """Ring the hexes of a thing that has several, or trace their area where they are very many."""
    sheet = board.sheet
    if len(hexes) > _MOST_RINGS:
        return edged(board, mask_of(board.sheet, hexes))
    ring = pen(sheet, HAND, width=0.08)
    return tuple(Circle(sheet.centre_mm(hex_), _RING * sheet.across_flats_mm, stroke=ring) for hex_ in hexes)


def traced(
    board: Board, points: tuple[tuple[float, float], ...], *, dashed: bool = False
) -> tuple[Mark, ...]:
    """Trace a way through points, with a dot on each."""
    if not points:
        return ()
    sheet = board.sheet
    steps: tuple[Step, ...] = (Move(*points[0]), *(To(*point) for point in points[1:]))
    dots = (Circle(point, _DOT * sheet.across_flats_mm, fill=HAND) for point in points)
    return (Path(steps, stroke=pen(sheet, HAND, dashed=dashed, width=0.1), opacity=0.8), *dots)
