"""What is selected: a thing of the board by its value, or nothing in particular."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from engine.board.document import Board
from engine.board.lines import LineKind, SideLine
from engine.board.places import Country, Ferry, PermittedBuild, Special, Town
from engine.board.rules import Crossing
from engine.board.sailings import known_way
from engine.board.terrain import TerrainKind
from engine.edits.countries import RemoveCountry
from engine.edits.entries import Entry, RemoveEntry, entries_like
from engine.edits.lines import RemoveLine
from engine.edits.patches import ClearHexes
from engine.edits.protocol import Edit
from engine.edits.terrain_kinds import RemoveKind
from engine.edits.towns import RemoveTown
from engine.hexes.hex_arrays import axial_of, on_sheet, set_of
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Point, Sheet
from studio.drawing.maps.signposts import signposts_of
from studio.drawing.maps.tags import leads_as_port, tags_of
from studio.drawing.shapes.extent import Extent


@dataclass(frozen=True)
class Area:
    """Hexes selected together."""

    hexes: frozenset[Hex]


Thing = Hex | Area | Town | SideLine | Country | TerrainKind | Entry
Course = Ferry | Crossing | PermittedBuild

_TOWN_REACH = 0.3
_LINE_REACH = 0.15
_COURSE_REACH = 0.2
"""How near a click must come, as a part of the distance between centres."""


@dataclass(frozen=True)
class Selection:
    """A thing of the board; None stands for the board as a whole."""

    thing: Thing | None = None


def area_of(hexes: Iterable[Hex], board: Board) -> Selection:
    """Return hexes of the sheet as selected together; one alone as itself, none as the board."""
    hexes = frozenset(hexes)
    axial = axial_of(hexes)
    there = on_sheet(board.sheet, axial)
    area = Area(hexes if there.all() else set_of(axial[there]))
    if len(area.hexes) > 1:
        return Selection(area)
    return Selection(next(iter(area.hexes), None))


def selection_at(board: Board, x_mm: float, y_mm: float, whole: Board | None = None) -> Selection:
    """Return what a click there means.

    A sign of a special comes first, then a town's mark, a line, a course, a town's hex, the hex. ``whole``
    is the board as it is drawn, where ``board`` has only what can be picked of it.
    """
    sheet = board.sheet
    hex_ = sheet.hex_under(x_mm, y_mm)
    towns = board.towns_by_hex.get(hex_, ())
    sign = next(signs_at(board, x_mm, y_mm, whole), None)
    if sign is not None:
        return Selection(sign.special)
    if towns and _is_amid(sheet, hex_, (x_mm, y_mm)):
        return Selection(towns[0])
    along = line_at(board, x_mm, y_mm) or course_at(board, x_mm, y_mm)
    if along is not None:
        return Selection(along)
    if towns:
        return Selection(towns[0])
    return Selection(hex_) if hex_ in sheet else Selection()


class SignAt(NamedTuple):
    """A tag or a signpost that lies under a place: the special, and the hex or the town that leads there.

    A ``wide`` one stands there for a port, a country or an edge, and not just for that hex.
    """

    special: Special
    hex: Hex
    town: Town | None
    wide: bool


def signs_at(board: Board, x_mm: float, y_mm: float, whole: Board | None = None) -> Iterator[SignAt]:
    """Yield the tags and signposts under a place, of the specials of a board that are drawn there.

    They stand where they do for the sake of all that is on the ``whole`` board, if that has more.
    """
    if not board.specials:
        return
    drawn, sheet = whole or board, board.sheet
    extent, hex_ = Extent(drawn), sheet.hex_under(x_mm, y_mm)
    for here in (hex_, *neighbours(hex_)):
        for town in drawn.towns_by_hex.get(here, ()):
            for tag in tags_of(extent, town):
                if tag.box.holds(x_mm, y_mm):
                    yield SignAt(tag.special, here, town, leads_as_port(town, tag.special))
    if _is_amid(sheet, hex_, (x_mm, y_mm)):
        found = (signpost for signpost in signposts_of(drawn) if signpost.hex == hex_)
        yield from (SignAt(signpost.special, hex_, None, signpost.wide) for signpost in found)


def _is_amid(sheet: Sheet, hex_: Hex, point: Point) -> bool:
    """Return whether a place lies near enough to the middle of a hex to mean what stands there."""
    return math.dist(point, sheet.centre_mm(hex_)) < _TOWN_REACH * sheet.across_flats_mm


def line_at(board: Board, x_mm: float, y_mm: float, kind: LineKind | None = None) -> SideLine | None:
    """Return the line, of a kind or of any, whose side lies under a place, if one is near enough."""
    side = board.sheet.side_under(x_mm, y_mm)
    start, end = board.sheet.side_mm(side)
    if _off_segment((x_mm, y_mm), start, end) > _LINE_REACH * board.sheet.across_flats_mm:
        return None
    akin = (line for line in board.lines if kind in {None, line.kind})
    return next((line for line in akin if side in line.sides), None)


def course_at(board: Board, x_mm: float, y_mm: float) -> Course | None:
    """Return the ferry, crossing or permitted build whose course runs under a place."""
    reach = _COURSE_REACH * board.sheet.across_flats_mm
    courses: tuple[Course, ...] = (*board.crossings, *board.permitted_builds, *board.ferries)
    for course in courses:
        points = course_mm(board, course)
        if any(_off_segment((x_mm, y_mm), *piece) < reach for piece in pairwise(points)):
            return course
    return None


def course_mm(board: Board, course: Course) -> tuple[Point, ...]:
    """Return the centres of the hexes of a course, a ferry's ports included where they are known."""
    hexes = known_way(board, course) if isinstance(course, Ferry) else course.course
    return tuple(board.sheet.centre_mm(hex_) for hex_ in hexes)


def _off_segment(point: tuple[float, float], start: tuple[float, float], end: tuple[float, float]) -> float:
    """Return the distance of a point from a segment of some length."""
    along = (end[0] - start[0], end[1] - start[1])
    offset = (point[0] - start[0], point[1] - start[1])
    part = (offset[0] * along[0] + offset[1] * along[1]) / (along[0] ** 2 + along[1] ** 2)
    part = min(1.0, max(0.0, part))
    return math.hypot(offset[0] - part * along[0], offset[1] - part * along[1])


def followed(selection: Selection, before: Board, board: Board) -> Selection:
    """Return the selection as it stands on the board after another: renamed, moved, redrawn or gone.

    On a sheet of other columns and rows a hex may be another, so that only what has a name or a place in a
    list is known again.
    """
    if _is_cut_anew(before, board):
        return Selection(_known_again(selection.thing, before, board))
    match selection.thing:
        case None:
            return selection
        case Town() as town:
            return Selection(_town_followed(town, board))
        case SideLine() as line:
            return Selection(_line_followed(line, board))
        case Hex() as hex_:
            return selection if hex_ in board.sheet else Selection()
        case Area():
            return selection
        case thing:
            return Selection(_entry_followed(thing, before, board))


def _is_cut_anew(before: Board, board: Board) -> bool:
    """Return whether two boards' sheets have other hexes, and not only other labels or millimetres."""
    sheets = (before.sheet, board.sheet)
    one, other = ((sheet.columns, sheet.rows, sheet.top, sheet.shifted) for sheet in sheets)
    return one != other


def _known_again(thing: Thing | None, before: Board, board: Board) -> Thing | None:
    """Return a thing on a sheet cut again: a town by its name, all else by its place in a list as long."""
    match thing:
        case None | Hex() | Area():
            return None
        case Town() as town:
            same = [other for other in board.towns if other.name == town.name]
            return same[0] if len(same) == 1 else None
        case SideLine() as line:
            is_there = line in before.lines and len(before.lines) == len(board.lines)
            return board.lines[before.lines.index(line)] if is_there else None
    return _entry_followed(thing, before, board)


def _entry_followed(thing: Country | TerrainKind | Entry, before: Board, board: Board) -> Thing | None:
    """Return the same entry of its list, else the one in its place in a list as long."""
    old, new = _listed(before, thing), _listed(board, thing)
    if thing in new or thing not in old:
        return thing if thing in new else None
    return new[old.index(thing)] if len(old) == len(new) else None


def _listed(board: Board, thing: Country | TerrainKind | Entry) -> Sequence[Thing]:
    """Return the list of the board that a thing stands in."""
    match thing:
        case Country():
            return board.countries
        case TerrainKind():
            return board.kinds
        case entry:
            return entries_like(board, entry)


def _town_followed(town: Town, board: Board) -> Thing | None:
    """Return the same town, the town now in its hex, the town of its name, or its bare hex."""
    if town in board.towns:
        return town
    here = board.towns_by_hex.get(town.hex, ())
    if here:
        return next((other for other in here if other.name == town.name), here[0])
    if town.name in board.towns_by_name:
        return board.towns_by_name[town.name]
    return town.hex if town.hex in board.sheet else None


def _line_followed(line: SideLine, board: Board) -> SideLine | None:
    """Return the same line, the line of its kind that shares most of its sides, or one on just those."""
    if line in board.lines:
        return line
    sides = frozenset(line.sides)
    akin = [other for other in board.lines if other.kind == line.kind and sides & set(other.sides)]
    turned = next((other for other in board.lines if other.sides == line.sides), None)
    return max(akin, key=lambda other: len(sides & set(other.sides)), default=turned)


def removal_of(selection: Selection, board: Board) -> Edit | None:
    """Return the edit that removes what is selected; a hex and the board itself cannot be removed."""
    match selection.thing:
        case None | Hex():
            edit: Edit | None = None
        case Area() as area:
            edit = ClearHexes(area.hexes)
        case Town() as town:
            edit = RemoveTown(town)
        case SideLine() as line:
            edit = RemoveLine(line)
        case Country() as country:
            edit = RemoveCountry(country)
        case TerrainKind() as kind:
            edit = RemoveKind(kind)
        case entry:
            edit = RemoveEntry(entry)
    return edit if edit is not None and edit.apply(board) is not board else None
