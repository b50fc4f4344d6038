"""The marks that show what is selected, whatever sort of thing it is."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from engine.board.cities import coasts, ever_open
from engine.board.city_rules import DynamicCities
from engine.board.destinations import ways_mask
from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import AtPlaces, Connection, Crossing, StartRule
from engine.board.starts import hexes_of
from engine.board.terrain import TerrainKind
from engine.hexes.hex_arrays import Mask, unmasked
from engine.hexes.hex_arrays import hexes_of as hexes_of_axial
from engine.hexes.lattice import DIRECTIONS, ORIGIN, STEPS, Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import corner_of
from studio.drawing.maps.courses import centres, ferry_course
from studio.drawing.maps.signposts import signpost_box, signposts_of
from studio.drawing.maps.signs import plate
from studio.drawing.maps.tags import tags_of
from studio.drawing.maps.towns import symbol_box
from studio.drawing.shapes.board_cache import kept_by
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.curves import smooth
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.marks import Circle, Mark, Move, Path, Polygon, Step, To
from studio.tools.areas import crowded, mask_of, mask_of_area
from studio.tools.preview_marks import HAND, pen, traced_chains
from studio.tools.selection import Area, Course, Selection, course_mm

_RING, _DOT = 0.36, 0.13
"""Radii of rings around ways in and of dots along courses, against the distance between centres."""
_FRAME_OFF, _FRAME_RADIUS = 0.03, 0.1
_FRAME_PEN, _HALO_PEN, _RIM_PEN = 0.045, 0.055, 0.1
"""How far a frame is off a town's plate, how round its corners are, how broad it and its halo.

The name is 0.055 off the plate, and must not be cut.
"""
_SIGN_OFF = 0.045
"""How far a frame is off a special's sign, which has a rim of its own."""
_LIGHT_PEN, _LIGHT, _STEPS = 0.3, 0.5, 32
"""How broad and how opaque the light on a course is, and in how many steps its end is sought."""
_HALO = "#ffffff"
_MOST_RINGS = 400
"""More hexes than these are shown as one area."""


def outlined(board: Board, selection: Selection) -> tuple[Mark, ...]:
    """Outline what is selected, or would be; what is not on the map has no outline."""
    match selection.thing:
        case Town() as town:
            return _framed(board, town)
        case SideLine() as line:
            return _line_traced(_OnSheet(board.sheet, line))
        case Hex() as hex_:
            return (Polygon(board.sheet.outline_mm(hex_), stroke=pen(board.sheet, HAND)),)
        case Ferry() | Crossing() | PermittedBuild() as course:
            return _lit(board, course)
        case Special() | StartRule() | Connection() as thing:
            return _shown_all(board, thing)
        case Area() | Country() | TerrainKind() | Water() | CityRegion() as area:
            return edged(board, mask_of_area(board, area))
        case DynamicCities() as cities:
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
    return _frame(board, box, radius)


def _frame(board: Board, box: Box, radius: float) -> tuple[Mark, ...]:
    """Frame a box, whatever its ground."""
    pens = (pen(board.sheet, _HALO, width=_HALO_PEN), pen(board.sheet, HAND, width=_FRAME_PEN))
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


def _places_mask(board: Board, thing: Special | AtPlaces) -> Mask:
    """Return the hexes that lead to a special, or that a rule names."""
    if isinstance(thing, Special):
        return ways_mask(board, thing)
    return mask_of(board.sheet, hexes_of(board, thing))


def _shown_all(board: Board, thing: Special | AtPlaces) -> tuple[Mark, ...]:
    """Trace the rim of those hexes of a thing that lie side by side, and show the others one by one.

    Very many are shown as one area. The sign of the thing on a hex is framed: a ring would cover it.
    """
    mask = _places_mask(board, thing)
    if np.count_nonzero(mask) > _MOST_RINGS:
        return edged(board, mask)
    hexes = hexes_of_axial(unmasked(board.sheet, mask))
    area = crowded(hexes)
    rim = edged(board, mask_of(board.sheet, area)) if area else ()
    lone = tuple(hex_ for hex_ in hexes if hex_ not in area)
    if isinstance(thing, AtPlaces):
        towns = [town for hex_ in lone for town in board.towns_by_hex.get(hex_, ())]
        framed = {town.hex: _framed(board, town) for town in towns}
    else:
        off, radius = (part * board.sheet.across_flats_mm for part in (_SIGN_OFF, _FRAME_RADIUS))
        signs = _signs_of(board, thing, lone)
        framed = {hex_: _frame(board, box.grown(off), radius) for hex_, box in signs}
    bare = tuple(hex_ for hex_ in lone if hex_ not in framed)
    return (*rim, *(mark for marks in framed.values() for mark in marks), *_ringed_all(board, bare))


def _signs_of(board: Board, special: Special, hexes: tuple[Hex, ...]) -> Iterator[tuple[Hex, Box]]:
    """Yield the tag or the signpost with the key of a special on each of some hexes, where there is one."""
    extent, wanted = Extent(board), set(hexes)
    for signpost in signposts_of(board):
        if signpost.special == special and signpost.hex in wanted:
            yield signpost.hex, signpost_box(board.sheet, signpost)
    for hex_ in hexes:
        for town in board.towns_by_hex.get(hex_, ()):
            yield from ((hex_, tag.box) for tag in tags_of(extent, town) if tag.special == special)


def _ringed_all(board: Board, hexes: tuple[Hex, ...]) -> tuple[Mark, ...]:
    """Ring the hexes of a thing that has several, or trace their area where they are very many."""
    sheet = board.sheet
    if len(hexes) > _MOST_RINGS:
        return edged(board, mask_of(board.sheet, hexes))
    ring = pen(sheet, HAND, width=0.08)
    return tuple(Circle(sheet.centre_mm(hex_), _RING * sheet.across_flats_mm, stroke=ring) for hex_ in hexes)


def _lit(board: Board, course: Course) -> tuple[Mark, ...]:
    """Light up a course where it is drawn: what it is shows through, and the keys at its ends stay clear."""
    extent = Extent(board)
    points = ferry_course(extent, course) if isinstance(course, Ferry) else centres(extent, course.course)
    if len(points) < 2:
        return traced(board, course_mm(board, course))
    points = _outside(board, points)
    straight: tuple[Step, ...] = (Move(*points[0]), *(To(*point) for point in points[1:]))
    steps = straight if isinstance(course, PermittedBuild) else smooth(points)
    return (Path(steps, stroke=pen(board.sheet, HAND, width=_LIGHT_PEN), opacity=_LIGHT),)


def _outside(board: Board, points: Sequence[Point]) -> list[Point]:
    """Return a course from the rim of what is at its one end to that of what is at the other."""
    ends = ((points[0], points[1]), (points[-1], points[-2]))
    first, last = (_off_plates(board, *end) for end in ends)
    return [first, *points[1:-1], last]


def _off_plates(board: Board, end: Point, beside: Point) -> Point:
    """Return where a course that ends amid a hex leaves the plates of the towns there, on its way nearby."""
    sheet = board.sheet
    towns = board.towns_by_hex.get(sheet.hex_under(*end), ())
    boxes = [symbol_box(Extent(board), town).grown(_LIGHT_PEN * sheet.across_flats_mm / 2) for town in towns]
    for step in range(_STEPS):
        part = step / _STEPS
        point = end[0] + part * (beside[0] - end[0]), end[1] + part * (beside[1] - end[1])
        if not any(box.holds(*point) for box in boxes):
            return point
    return end


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
