"""A board from layers of real land, by a recipe of thresholds."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from engine.board.document import Board
from engine.board.earth import ProjectionName, pinned
from engine.board.layers import frozen
from engine.board.lines import SideLine
from engine.board.places import Country
from engine.board.rules import Note
from engine.board.terrain import HILL, OPEN, SWAMP
from engine.geography.bodies import Mask, Neighbours
from engine.geography.coast import Coast, coast_of, flood_lakes
from engine.geography.countries import owners_of
from engine.geography.coverage import Coverage, Shares
from engine.geography.cutting import made_valid
from engine.geography.frames import Box, Frame, Grid, framed, size_words
from engine.geography.layers import Feature, GeographyError, LayerName, Layers
from engine.geography.relief import HillRule, hills_by_height, mean_heights, mostly
from engine.geography.rivers.courses import courses_of, directed
from engine.geography.rivers.ground import RiverGround
from engine.geography.rivers.laying import Rivers, laid
from engine.geography.rivers.named_lines import named_lines
from engine.geography.rivers.plans import plans_of
from engine.geography.towns import PlacedTowns, TownRule, placed_towns, ranked
from engine.hexes.hex_arrays import hexes_under, neighbour_places, on_sheet
from engine.messages import Phrase, count_of, listed, say

_MOST_COUNTRIES: Final = 255
_MOST_NAMED: Final = 5
_RIVER_NOTES: Final[tuple[tuple[Phrase, Phrase], ...]] = (
    ("More rivers than asked for: {names}.", "More rivers without a name than asked for: {n}."),
    ("Rivers too short for these hexes: {names}.", "Rivers without a name too short for these hexes: {n}."),
    (
        "Rivers that join another one early: {names}.",
        "Rivers without a name that join another one early: {n}.",
    ),
    ("Rivers that end on land: {names}.", "Rivers without a name that end on land: {n}."),
)
"""What is said of rivers left out as too many or too short, cut off early, or without a mouth."""
_AREAS: Final = ("land", "lakes", "countries", "hills", "swamps")


@dataclass(frozen=True)
class Recipe:
    """How a board is made of land.

    A hex is land where ``coast`` of it is; a lake of less than ``least_lake`` hexes is left out; rivers are
    laid until there are ``most_rivers`` sides for each hex of land. The ``starts`` largest towns are starts.
    ``is_cut`` says that the layers end at the region: what the sheet shows beyond it is off the map.
    """

    box: Box
    grid: Grid = Grid(columns=40)
    projection: ProjectionName | None = None
    coast: float = 0.5
    least_lake: float = 0.75
    hills: HillRule = HillRule()
    most_rivers: float = 0.3
    towns: TownRule = TownRule()
    starts: int = 6
    title: str = ""
    keys: str = "dice-36"
    is_cut: bool = False


@dataclass(frozen=True, eq=False)
class MadeBoard:
    """A board made of land, where its sheet lies on the earth, and what could not be taken over."""

    board: Board
    frame: Frame
    notes: tuple[Phrase, ...]


def made_board(layers: Layers, recipe: Recipe) -> MadeBoard:
    """Return the board that layers of land make, without keys; raises GeographyError where they make none."""
    return _Making(layers, recipe).made()


@dataclass(eq=False)
class _Making:
    """A board while it is made."""

    layers: Layers
    recipe: Recipe
    frame: Frame = field(init=False)
    coverage: Coverage = field(init=False)
    neighbours: Neighbours = field(init=False)
    notes: list[Phrase] = field(init=False)
    sources: dict[str, None] = field(default_factory=dict)
    """Whom to credit for what is on the map, in order."""

    def __post_init__(self) -> None:
        self.frame = framed(self.recipe.box, self.recipe.grid, self.recipe.projection)
        self.coverage = Coverage(self.frame.sheet)
        self.neighbours = neighbour_places(self.frame.sheet)
        self.notes = list(self.layers.notes)
        if self.layers["borders"]:
            number = len(self.layers["borders"])
            self.notes.append(
                count_of(
                    number,
                    "{n} line of a border was left out: borders follow from the countries.",
                    "{n} lines of borders were left out: borders follow from the countries.",
                )
            )

    def made(self) -> MadeBoard:
        """Return the board, one layer after the other: each needs those before it."""
        countries, areas = self._placed("countries")
        land = self._land(areas)
        coast = self._coast(land)
        is_land = coast.ground == OPEN
        heights = mean_heights(self.frame, sorted(self.layers.heights, key=lambda grid: grid.cell))
        lines = self._rivers(coast, land, heights)
        country, lands = self._countries(countries, areas, is_land)
        self._raise_hills(coast, heights)
        towns = self._towns(coast)
        sheet, shape = self.frame.sheet, (self.frame.sheet.rows, self.frame.sheet.columns)
        for town in towns.towns:
            column, row = sheet.place_of(town.hex)
            coast.ground[row * sheet.columns + column] = OPEN
        board = Board(
            sheet,
            terrain=frozen(coast.ground.reshape(shape)),
            country=frozen(country.astype(np.uint8).reshape(shape)),
            title=self.recipe.title,
            keys=self.recipe.keys,
            countries=lands,
            lines=lines,
            towns=tuple(
                replace(town, start=number < self.recipe.starts) for number, town in enumerate(towns.towns)
            ),
            special_rules=tuple(self._credits()),
            earth=pinned(sheet, self.frame.projection, self.frame.degrees),
        )
        return MadeBoard(board, self.frame, tuple(self.notes))

    def _placed(self, layer: LayerName) -> tuple[list[Feature], list[BaseGeometry]]:
        """Return the features of a layer that the sheet shows, and their shapes on it in millimetres."""
        features = self.layers[layer]
        shapes = self.frame.placed([feature.shape for feature in features])
        there = [
            (feature, made_valid(shape) if layer in _AREAS else shape)
            for feature, shape in zip(features, shapes, strict=True)
            if not shape.is_empty
        ]
        self.sources |= dict.fromkeys(feature.source for feature, _ in there if feature.source)
        return [feature for feature, _ in there], [shape for _, shape in there]

    # -- land and water ----------------------------------------------------------------------------

    def _land(self, countries: Sequence[BaseGeometry]) -> BaseGeometry:
        """Return the land, which is that of the countries where no layer of land is given."""
        _, land = self._placed("land")
        if not land and not countries:
            raise GeographyError("There is no land in this region. Choose another one, or other files.")
        return shapely.union_all(land or countries)

    def _coast(self, land: BaseGeometry) -> Coast:
        """Return land, sea and lakes, and off the map what is beyond the layers."""
        coast = coast_of(land, self.region, self.coverage, self.neighbours, self.recipe.coast)
        names, lakes = self._placed("lakes")
        if lakes:
            by_size = sorted(zip(names, lakes, strict=True), key=lambda each: -each[1].area)
            bodies_ = flood_lakes(
                coast, [lake for _, lake in by_size], self.coverage, self.neighbours, self.recipe.least_lake
            )
            small = [lake.name for (lake, _), body in zip(by_size, bodies_, strict=True) if not body]
            self._note_names(small, "Lakes that got no hex: {names}.", "Lakes that got no hex: {n}.")
        if not (coast.ground == OPEN).any():
            raise GeographyError("No hex of this sheet is land. Choose smaller hexes, or another region.")
        return coast

    @cached_property
    def region(self) -> BaseGeometry:
        """Where the layers say what there is: around the sheet, or as far as they go."""
        sheet = self.frame.sheet
        width, (wide, high) = 2 * sheet.across_flats_mm, sheet.size_mm
        around = shapely.box(-width, -width, wide + width, high + width)
        if not self.recipe.is_cut:
            return around
        box = self.recipe.box
        (region,) = self.frame.placed([shapely.box(box.west, box.south, box.east, box.north)])
        known: BaseGeometry = shapely.intersection(around, shapely.make_valid(region))
        return known

    # -- rivers -----------------------------------------------------------------------------------

    def _rivers(self, coast: Coast, land: BaseGeometry, heights: Shares) -> tuple[SideLine, ...]:
        """Return the rivers as lines along sides."""
        features, _ = self._placed("rivers")
        if not features:
            return ()
        sheet = self.frame.sheet
        width = sheet.across_flats_mm
        ground = RiverGround(sheet, coast.ground, coast.shares)
        _, lakes = self._placed("lakes")
        water = shapely.union(shapely.difference(self.region, land), shapely.union_all(lakes))
        water = shapely.transform(water, lambda points: points / width)
        shapely.prepare(water)

        def to_water(point: NDArray[np.float64]) -> float:
            return float(shapely.distance(water, shapely.Point(point)))

        def height(point: NDArray[np.float64]) -> float:
            axial = hexes_under(sheet, point[None] * width)
            if not on_sheet(sheet, axial)[0]:
                return float("nan")
            columns, rows = sheet.places_of(axial)
            return float(heights[rows[0] * sheet.columns + columns[0]])

        courses = directed(courses_of(self.frame, features), to_water, height)
        most = self.recipe.most_rivers * int((coast.ground == OPEN).sum())
        rivers = laid(ground, plans_of(courses, ground, water), courses, most)
        self._note_rivers(rivers)
        return named_lines(ground, rivers.laid)

    def _note_rivers(self, rivers: Rivers) -> None:
        """Note the rivers that are not as in their files."""
        early = [each.plan.course for each in rivers.laid if each.ends == "river" != each.plan.ends]
        inland = [each.plan.course for each in rivers.laid if each.ends == "land"]
        short = [plan.course for plan in rivers.left_out]
        every = (rivers.spared, short, early, inland)
        for courses, (named, unnamed) in zip(every, _RIVER_NOTES, strict=True):
            self._note_names([course.name for course in courses], named, unnamed)

    # -- countries, relief, towns ------------------------------------------------------------------

    def _countries(
        self, features: Sequence[Feature], areas: Sequence[BaseGeometry], is_land: Mask
    ) -> tuple[NDArray[np.intp], tuple[Country, ...]]:
        """Return the number of the country of each hex, and the countries; none where there is only one."""
        by_name: dict[str, list[BaseGeometry]] = {}
        for number, (feature, area) in enumerate(zip(features, areas, strict=True), 1):
            by_name.setdefault(feature.name or f"Country {number}", []).append(area)
        shapes = [parts[0] if len(parts) == 1 else shapely.union_all(parts) for parts in by_name.values()]
        owners = owners_of(shapes, is_land, self.coverage, self.neighbours)
        there = np.unique(owners[owners > 0])
        if len(there) < 2:
            return np.zeros_like(owners), ()
        if len(there) > _MOST_COUNTRIES:
            raise GeographyError(
                say(
                    "The region has {n} countries; a board has at most {most}.",
                    n=len(there),
                    most=_MOST_COUNTRIES,
                )
            )
        names = list(by_name)
        numbers = np.zeros(len(names) + 1, dtype=np.intp)
        numbers[there] = np.arange(1, len(there) + 1)
        return numbers[owners], tuple(Country(names[number - 1]) for number in there.tolist())

    def _raise_hills(self, coast: Coast, heights: Shares) -> None:
        """Turn open land to swamp and hills."""
        is_open = coast.ground == OPEN
        _, swamps = self._placed("swamps")
        _, hills = self._placed("hills")
        if self.layers.heights:
            self.sources |= dict.fromkeys(grid.source for grid in self.layers.heights if grid.source)
            high = hills_by_height(heights, is_open, self.recipe.hills)
        else:
            high = is_open & mostly(hills, self.coverage) if hills else np.zeros_like(is_open)
        if swamps:
            coast.ground[is_open & mostly(swamps, self.coverage) & ~high] = SWAMP
        coast.ground[high] = HILL

    def _towns(self, coast: Coast) -> PlacedTowns:
        """Return the towns, where most of them can be joined by track."""
        self._placed("places")
        places = ranked(self.layers["places"])
        towns = placed_towns(self.frame, places, coast.ground, self.neighbours, self.recipe.towns)
        self._note_names(towns.cut_off, "Towns on land that no track reaches: {names}.", "")
        self._note_names(towns.at_sea, "Towns whose hex is water: {names}.", "")
        return towns

    # -- what is said of it ------------------------------------------------------------------------

    def _note_names(self, names: Sequence[str], named: Phrase, unnamed: Phrase) -> None:
        """Note what is not on the map as in its files, by name as far as it has names."""
        known = list(dict.fromkeys(name for name in names if name))
        nameless = sum(not name for name in names)
        if known:
            self.notes.append(say(named, names=listed(known, _MOST_NAMED)))
        if nameless:
            self.notes.append(say(unnamed, n=nameless))

    def _credits(self) -> Iterator[Any]:
        """Yield the note that credits the sources and says how the sheet lies."""
        box, recipe = self.recipe.box, self.recipe
        place = f"{box.west:.3f}, {box.south:.3f}, {box.east:.3f}, {box.north:.3f}"
        made = (
            f"{size_words(self.frame)}, {self.frame.projection.name}, region {place}, coast {recipe.coast:g}"
        )
        credited = f"Map data: {'; '.join(self.sources)}. " if self.sources else ""
        yield Note(f"{credited}Made from geography: {made}.")
