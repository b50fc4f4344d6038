"""All names of a board, placed: towns first, then what lies along lines, then areas.

Where a name stands depends on its neighbours' names and so on the whole sheet. Placing them is
therefore a step of its own, whose answer is a value: a caller who draws a board in parts, or
again after each edit, places the names once and hands them to :func:`studio.drawing.picture.picture`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from engine.board.document import Board
from engine.board.places import CityRegion
from engine.board.rules import Crossing
from engine.hexes.lattice import Hex
from studio.drawing.along import LineName, best_place
from studio.drawing.areas import AreaLook, area_place
from studio.drawing.boxes import around_boxes
from studio.drawing.courses import centres, ferry_course
from studio.drawing.curves import length_of
from studio.drawing.extent import Extent, frame
from studio.drawing.fonts import Face
from studio.drawing.marks import Mark, Stroke
from studio.drawing.names import course_places, signpost_places, town_places
from studio.drawing.obstacles import Obstacles
from studio.drawing.placing import Place, settle
from studio.drawing.shapes import rims
from studio.drawing.sidelines import course_of, middle
from studio.drawing.signposts import signpost_box, signposts_of
from studio.drawing.tags import tagged, tags_of
from studio.drawing.themes import Theme
from studio.drawing.towns import anchor_box, symbol_box

_KEEP_OFF_MM = 0.3
_RIVER, _COAST, _BORDER, _COURSE = 0.8, 0.5, 0.25, 0.6
"""What it costs a name to cross a millimetre or so of each line."""
_MOST = 12.0
"""A river's name that costs more is left out."""
_AGAIN_MM = 170.0


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a board in their places: ``towns`` in the board's order, then what stands by signs."""

    towns: tuple[Place, ...]
    others: tuple[Place, ...]
    rivers: tuple[Place, ...]
    areas: tuple[Place, ...]

    def marks(self) -> Iterator[Mark]:
        """Yield the names, the most important highest."""
        for places in (self.rivers, self.others, self.towns):
            for place in places:
                yield from place.lines

    def area_marks(self) -> Iterator[Mark]:
        """Yield the names that lie under everything else that is written."""
        for place in self.areas:
            yield from place.lines


def place_names(board: Board, theme: Theme) -> Names:
    """Return every name of a board in its place; the same board gives the same places."""
    extent = Extent(board)
    obstacles = _obstacles(extent)
    towns, others = _standing_names(extent, theme, obstacles)
    _take(obstacles, (*towns, *others))
    rivers = tuple(_river_names(extent, theme, obstacles))
    areas = tuple(_area_names(extent, theme, obstacles))
    return Names(towns, others, rivers, areas)


def place_standing_names(board: Board, theme: Theme) -> Names:
    """Return the names of a board that stand by towns, signs and courses, in their places, and no others.

    Those of rivers and areas, which take the room that is left, are half of the work.
    """
    extent = Extent(board)
    towns, others = _standing_names(extent, theme, _obstacles(extent))
    return Names(towns, others, (), ())


def _standing_names(
    extent: Extent, theme: Theme, obstacles: Obstacles
) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """Return the places of the names of towns, and of what stands by signposts and along courses."""
    board = extent.board
    towns = [town_places(extent, theme, town) for town in board.towns if town.name]
    signs = [
        signpost_places(extent, theme, signpost) for signpost in signposts_of(board) if signpost.special.name
    ]
    chosen = settle([*towns, *signs, *_course_names(extent, theme)], obstacles)
    return chosen[: len(towns)], chosen[len(towns) :]


def _obstacles(extent: Extent) -> Obstacles:
    """Return what stands on the map before any name does."""
    board, obstacles = extent.board, Obstacles(frame(extent.sheet))
    for town in board.towns:
        obstacles.add_box(symbol_box(extent, town).grown(_KEEP_OFF_MM))
        if town.port:
            obstacles.add_box(anchor_box(extent, town).grown(0.1))
    for town, _ in tagged(board):
        obstacles.add_box(around_boxes(tag.box for tag in tags_of(extent, town)).grown(_KEEP_OFF_MM))
    for signpost in signposts_of(board):
        obstacles.add_box(signpost_box(extent.sheet, signpost))
    for edge in rims(extent, extent.is_dry):
        obstacles.add_line([edge.point(part / 4) for part in range(5)], _COAST)
    for line in board.lines:
        obstacles.add_line(course_of(extent.sheet, line.sides), _BORDER if line.kind == "border" else _RIVER)
    for ferry in board.ferries:
        obstacles.add_line(ferry_course(extent, ferry), _COURSE)
    courses = [rule.course for rule in board.crossings] + [build.course for build in board.permitted_builds]
    for course in courses:
        obstacles.add_line(centres(extent, course), _COURSE)
    return obstacles


def _take(obstacles: Obstacles, places: tuple[Place, ...]) -> None:
    """Make placed names obstacles for those that follow."""
    for place in places:
        for box in place.boxes:
            obstacles.add_box(box.grown(_KEEP_OFF_MM))


def _course_names(extent: Extent, theme: Theme) -> Iterator[list[Place]]:
    """Yield the places for the names of ferries, and for those of crossings with what they cost."""
    board = extent.board
    named = [(ferry.name, ferry_course(extent, ferry), theme.course) for ferry in board.ferries]
    named += [
        (crossing_words(rule), centres(extent, rule.course), theme.crossing) for rule in board.crossings
    ]
    for text, course, colour in named:
        if text and len(course) > 1:
            yield course_places(extent, theme, text, colour, course)


def _river_names(extent: Extent, theme: Theme, obstacles: Obstacles) -> Iterator[Place]:
    """Yield the names of rivers that find room, long rivers' more than once."""
    scale = extent.sheet.across_flats_mm / 10
    halo = Stroke(theme.halo, 0.7 * scale)
    rivers = [line for line in extent.board.lines if line.kind == "river" and line.name]
    for river in sorted(rivers, key=lambda line: -len(line.sides)):
        points = [middle(extent.sheet, side) for side in river.sides]
        name = LineName(river.name, 2.5 * scale, theme.water_ink, halo, 0.28 * scale, 1.6 * scale)
        parts = 1 + int(length_of(points) / (_AGAIN_MM * scale))
        for part in range(parts):
            reach = points[part * len(points) // parts : (part + 1) * len(points) // parts + 1]
            yield from _taken(obstacles, best_place(name, reach, obstacles, _MOST))


def _taken(obstacles: Obstacles, place: Place | None) -> Iterator[Place]:
    """Yield a place that was found, and make it an obstacle for the next."""
    if place is not None:
        _take(obstacles, (place,))
        yield place


def _area_names(extent: Extent, theme: Theme, obstacles: Obstacles) -> Iterator[Place]:
    """Yield the names of waters, then of countries where there are several, then of regions."""
    board = extent.board
    for water in board.waters:
        look = AreaLook(Face.ITALIC, theme.water_ink, 0.8)
        place = area_place(extent, water.hexes, water.name, look, obstacles)
        yield from _taken(obstacles, place)
    if len(board.countries) > 1:
        for number, country in enumerate(board.countries, start=1):
            ground = _hexes_of(extent, number)
            look = AreaLook(Face.REGULAR, theme.border, 0.4)
            place = area_place(extent, ground, country.name, look, obstacles) if ground else None
            yield from _taken(obstacles, place)
    for region in board.city_regions:
        look = AreaLook(Face.ITALIC, theme.special, 0.9)
        yield from _taken(obstacles, area_place(extent, region.hexes, region_name(region), look, obstacles))


def crossing_words(crossing: Crossing) -> str:
    """Return what is written on a crossing: its name and its price, ``3×2`` for three links at 2 each."""
    links = len(crossing.course) - 1
    price = str(crossing.cost) if crossing.whole or links == 1 else f"{links}×{crossing.cost}"
    if crossing.name:
        return f"{crossing.name} ({price})"
    return price if crossing.cost else ""


def region_name(region: CityRegion) -> str:
    """Return what is written on a region: its name, and its rounds where they are not all."""
    if region.from_round == 1 and not region.to_round:
        return region.name
    return f"{region.name} {region.from_round}–{region.to_round or ''}"


def _hexes_of(extent: Extent, country: int) -> list[Hex]:
    """Return the hexes of a country by its number."""
    rows, columns = np.nonzero(extent.board.country == country)
    return [extent.sheet.hex_at(int(column), int(row)) for column, row in zip(columns, rows, strict=True)]
