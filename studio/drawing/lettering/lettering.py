"""All names of a board, placed: towns first, then what lies along lines, then areas.

Where a name stands depends on its neighbours' names and so on the whole sheet. Placing them is
therefore a step of its own, whose answer is a value: a caller who draws a board in parts, or
again after each edit, places the names once and hands them to :func:`studio.drawing.picture.picture`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, NamedArea, Town
from engine.board.rules import Crossing
from engine.board.terrain import CLOSED
from engine.hexes.lattice import Hex, neighbours
from studio.drawing.lettering.area_names import AreaLook, area_place, place_next_to, put_place
from studio.drawing.lettering.fixed_signs import KEEP_OFF_MM, obstacles_of
from studio.drawing.lettering.line_names import LineName, best_place
from studio.drawing.lettering.names import (
    Named,
    candidates_of,
    course_named,
    signpost_named,
    town_named,
    written,
)
from studio.drawing.lettering.obstacles import Obstacles
from studio.drawing.lettering.placing import Owner, Place, settle
from studio.drawing.maps.courses import centres, ferry_course
from studio.drawing.maps.signposts import Signpost, signposts_of
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box, Point, around
from studio.drawing.shapes.curves import length_of
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import Face, has_ink
from studio.drawing.shapes.marks import Mark, Stroke
from studio.drawing.shapes.sidelines import course_of, middle

_MOST = 12.0
"""A river's name that costs more is left out."""
_AGAIN_MM = 170.0
_COUNTRY_HALO = 1.2
_OFF_LINES, _OFF_BORDER = 0.05, 0.12
"""How far off the waterlines of a coast names of waters keep, and off a border others, in hexes."""
_RIVER_BEYOND = 4.0
"""How far off its river a name surely does not reach, in sizes of its font."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a board in their places: ``towns`` in the board's order, then names next to signs."""

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


class Standing(NamedTuple):
    """The names of a board that stand by towns, signs and courses, in their places.

    ``obstacles`` are what they keep off, without themselves.
    """

    towns: tuple[Place, ...]
    others: tuple[Place, ...]
    obstacles: Obstacles

    @property
    def names(self) -> Names:
        """They alone."""
        return Names(self.towns, self.others, (), ())


def place_names(board: Board, theme: Theme) -> Names:
    """Return every name of a board in its place; the same board gives the same places."""
    return completed(board, theme, place_standing_names(board, theme))


def place_standing_names(board: Board, theme: Theme) -> Standing:
    """Return the names of a board that stand by towns, signs and courses, in their places, and no others.

    Those of rivers and areas, which take the room that is left, are half of the work.
    """
    extent = Extent(board)
    obstacles = obstacles_of(extent)
    return Standing(*_settled(extent, theme, obstacles), obstacles)


def completed(board: Board, theme: Theme, standing: Standing, covered: Iterable[Box] = ()) -> Names:
    """Return every name of a board in its place, of which those that stand by signs were placed before.

    Names of rivers and areas keep off what is ``covered``.
    """
    extent, obstacles = Extent(board), standing.obstacles.copy()
    for box in covered:
        obstacles.add_box(box)
    take(obstacles, (*standing.towns, *standing.others))
    rivers = tuple(place for reach in river_reaches(extent, theme) for place in reach.placed(obstacles))
    areas = tuple(_area_names(extent, theme, obstacles))
    return Names(standing.towns, standing.others, rivers, areas)


def standing_names(extent: Extent, theme: Theme) -> list[Named]:
    """Return the names of towns in the board's order, then those that stand by signposts and courses."""
    board = extent.board
    towns = [town_named(extent, theme, town) for town in lettered_towns(board)]
    signs = [signpost_named(extent, theme, group) for group in _named_together(signposts_of(board))]
    return [*towns, *signs, *_course_names(extent, theme)]


def owned(board: Board, places: Iterable[Place], which: Iterable[int]) -> Iterator[Place]:
    """Yield names of towns, each with its town as the owner, by their places among the lettered ones."""
    lettered = [at for at, town in enumerate(board.towns) if has_ink(town.name)]
    for place, at in zip(places, which, strict=True):
        yield place._replace(owner=Owner("towns", lettered[at], board.towns[lettered[at]].name))


def lettered_towns(board: Board) -> tuple[Town, ...]:
    """Return the towns that have a name to see, in the board's order."""
    return tuple(town for town in board.towns if has_ink(town.name))


def _named_together(signposts: Iterable[Signpost]) -> list[list[Signpost]]:
    """Return the signposts that bear a name, each with those next to it that need none of their own.

    The same name twice next to each other would be read as one.
    """
    groups: dict[tuple[str, str, Hex], list[Signpost]] = {}
    for signpost in signposts:
        key, name = signpost.special.key, signpost.special.name
        beside = ((key, name, hex_) for hex_ in neighbours(signpost.hex))
        group = next((groups[each] for each in beside if each in groups), None)
        if group is not None:
            group.append(signpost)
        elif has_ink(name):
            groups[key, name, signpost.hex] = [signpost]
    return list(groups.values())


def _settled(
    extent: Extent, theme: Theme, obstacles: Obstacles
) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """Return the places of the names of towns, and of those next to signposts and along courses."""
    names = standing_names(extent, theme)
    chosen = settle([candidates_of(extent, name) for name in names], obstacles)
    placed = tuple(written(extent, theme, *each) for each in zip(names, chosen, strict=True))
    towns = len(lettered_towns(extent.board))
    return tuple(owned(extent.board, placed[:towns], range(towns))), placed[towns:]


def take(obstacles: Obstacles, places: Iterable[Place]) -> None:
    """Make placed names obstacles for those that follow."""
    for place in places:
        for box in place.boxes:
            obstacles.add_box(box.grown(KEEP_OFF_MM))


def _course_names(extent: Extent, theme: Theme) -> Iterator[Named]:
    """Yield the names of ferries, and those of crossings with what they cost."""
    board = extent.board
    named = [(ferry.name, ferry_course(extent, ferry), theme.course) for ferry in board.ferries]
    named += [
        (crossing_words(rule), centres(extent, rule.course), theme.crossing) for rule in board.crossings
    ]
    for text, course, colour in named:
        if has_ink(text) and len(course) > 1:
            yield course_named(extent, text, colour, course)


class Reach(NamedTuple):
    """A stretch of a river that may bear its name once, and how that is written.

    ``points`` are the middles of its sides, ``drawn`` points of its course as it is drawn.
    """

    name: LineName
    points: list[Point]
    drawn: list[Point]

    @property
    def bound(self) -> Box:
        """What no place of the name goes beyond."""
        return around(self.points, _RIVER_BEYOND * self.name.size)

    def placed(self, obstacles: Obstacles) -> Iterator[Place]:
        """Yield the name where it finds room, and make it an obstacle for the next."""
        yield from _taken(obstacles, best_place(self.name, self.points, obstacles, _MOST, self.drawn))


def has_river_name(line: SideLine) -> bool:
    """Return whether a line is a river with a name to see, which is looked for a place along it."""
    return line.kind == "river" and bool(line.sides) and has_ink(line.name)


def river_reaches(extent: Extent, theme: Theme) -> Iterator[Reach]:
    """Yield where names of rivers are looked for, in the order in which they take their room."""
    scale = extent.sheet.across_flats_mm / 10
    halo = Stroke(theme.halo, 0.7 * scale)
    rivers = [line for line in extent.board.lines if has_river_name(line)]
    for river in sorted(rivers, key=lambda line: -len(line.sides)):
        name = LineName(river.name, 2.5 * scale, theme.water_ink, halo, 0.28 * scale, 1.25 * scale)
        points = [middle(extent.sheet, side) for side in river.sides]
        parts = 1 + int(length_of(points) / (_AGAIN_MM * scale))
        for part in range(parts):
            first, last = part * len(points) // parts, (part + 1) * len(points) // parts
            drawn = course_of(extent.sheet, river.sides[first : last + 1])
            yield Reach(name, points[first : last + 1], drawn)


def _taken(obstacles: Obstacles, place: Place | None) -> Iterator[Place]:
    """Yield a place that was found, and make it an obstacle for the next."""
    if place is not None:
        take(obstacles, (place,))
        yield place


def _area_names(extent: Extent, theme: Theme, obstacles: Obstacles) -> Iterator[Place]:
    """Yield the names of waters, then of countries where there are several, then of regions."""
    for owner, area, hexes, text, look in lettered_areas(extent.board, theme):
        if area.name_at is None:
            place = area_place(extent, hexes, text, look, obstacles)
            if place is None and owner.listed == "waters":
                place = place_next_to(extent, theme, hexes, text, look, obstacles)
        else:
            place = put_place(extent, hexes, text, look, extent.sheet.centre_mm(area.name_at))
        yield from _taken(obstacles, place and place._replace(owner=owner))


LetteredArea = tuple[Owner, NamedArea, Sequence[Hex], str, AreaLook]


def lettered_areas(board: Board, theme: Theme) -> Iterator[LetteredArea]:
    """Yield the areas that have a name to see, each with its hexes, its text and how that is written."""
    return (each for each in _areas(board, theme) if has_ink(each[3]))


def _areas(board: Board, theme: Theme) -> Iterator[LetteredArea]:
    """Yield the areas whose names belong on the map, even if they are empty."""
    look = AreaLook(Face.ITALIC, theme.water_ink, _pale(theme, 0.8), theme.shore_reaches[0] / 10 + _OFF_LINES)
    for at, water in enumerate(board.waters):
        yield Owner("waters", at, water.name), water, water.hexes, water.name, look
    halo = Stroke(theme.halo, _COUNTRY_HALO * board.sheet.across_flats_mm / 10)
    look = AreaLook(Face.REGULAR, theme.border, _pale(theme, 0.6), _OFF_BORDER, halo)
    for at, country in enumerate(board.countries):
        if len(board.countries) > 1 or country.name_at is not None:
            yield Owner("countries", at, country.name), country, _hexes_of(board, at + 1), country.name, look
    look = AreaLook(Face.ITALIC, theme.special, _pale(theme, 0.9), _OFF_BORDER)
    for at, region in enumerate(board.city_regions):
        yield Owner("city_regions", at, region.name), region, region.hexes, region_name(region), look


def _pale(theme: Theme, opacity: float) -> float:
    """Return how opaque a large name is: all of it where copiers would turn pale letters into blotches."""
    return 1.0 if theme.lined else opacity


def crossing_words(crossing: Crossing) -> str:
    """Return what is written on a crossing: its name and its price, ``3×2`` for three links at 2 each."""
    links = len(crossing.course) - 1
    price = str(crossing.cost) if crossing.whole or links == 1 else f"{links}×{crossing.cost}"
    if has_ink(crossing.name):
        return f"{crossing.name} ({price})"
    return price if crossing.cost else ""


def region_name(region: CityRegion) -> str:
    """Return what is written on a region: its name, and its rounds where they are not all."""
    name = region.name if has_ink(region.name) else ""
    if region.from_round == 1 and not region.to_round:
        return name
    return f"{name} {region.from_round}–{region.to_round or ''}".strip()


def _hexes_of(board: Board, country: int) -> list[Hex]:
    """Return the hexes of a country's land by its number."""
    rows, columns = np.nonzero((board.country == country) & ~np.isin(board.terrain, tuple(CLOSED)))
    return [board.sheet.hex_at(int(column), int(row)) for column, row in zip(columns, rows, strict=True)]
