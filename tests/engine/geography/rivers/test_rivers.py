"""Rivers run along sides as their lines do, from source to mouth, and none crosses another."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import pytest
import shapely
from shapely.geometry.base import BaseGeometry

from engine.board.terrain import LAKE, OPEN, SEA
from engine.geography.frames import Frame
from engine.geography.layers import Feature
from engine.geography.rivers.courses import Course, Points, courses_of, directed
from engine.geography.rivers.ground import DRY, OUTSIDE, WET, RiverGround
from engine.geography.rivers.laying import LaidRiver, Rivers, laid
from engine.geography.rivers.named_lines import named_lines
from engine.geography.rivers.plans import plans_of
from engine.geography.rivers.tidying import without_hooks, without_loops
from engine.hexes.hex_arrays import hexes_under
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import chains, corner_of, hexes_of
from tests.engine.geography.invented import frame_of, line

COAST = 4.2
"""Land lies east of here, in hex widths."""


@dataclass
class Land:
    """Land with the sea in the west, and perhaps a lake; all in hex widths."""

    sheet: Sheet
    ground: RiverGround
    water: BaseGeometry

    @classmethod
    def of(cls, sheet: Sheet, *lakes: BaseGeometry) -> "Land":
        """Return land on a sheet."""
        water = shapely.union_all([shapely.box(-10, -10, COAST, 60), *lakes])
        centres = sheet.centres_mm(range(sheet.columns), range(sheet.rows)).reshape(-1, 2)
        centres = centres / sheet.across_flats_mm
        terrain = np.where(shapely.contains_xy(water, centres), LAKE, OPEN)
        terrain[centres[:, 0] < COAST] = SEA
        shapely.prepare(water)
        shares = (terrain == OPEN).astype(float)
        return cls(sheet, RiverGround(sheet, terrain.astype(np.uint8), shares), water)

    def laid(self, *courses: Course, most: float = np.inf) -> Rivers:
        """Return rivers as they are laid."""
        return laid(self.ground, plans_of(courses, self.ground, self.water), courses, most)


def course(name: str, *points: tuple[float, float], rank: int = 1) -> Course:
    return Course(name, np.array(points, dtype=np.float64), rank, votes=1.0, group=name)


def wave(name: str, start: tuple[float, float], end: tuple[float, float], swing: float = 0.8) -> Course:
    """Return a river that winds from one place to another."""
    along = np.linspace(0, 1, 60)
    (x1, y1), (x2, y2) = start, end
    across = swing * np.sin(along * 9)
    x, y = x1 + along * (x2 - x1), y1 + along * (y2 - y1) + across * (1 - along**8)
    return course(name, *zip(x.tolist(), y.tolist(), strict=True))


def assert_sound(land: Land, rivers: Sequence[LaidRiver]) -> None:
    """Assert that rivers are chains of sides on land that meet only at their ends."""
    inner: Counter[object] = Counter()
    for river in rivers:
        assert len(set(river.corners)) == len(river.corners)
        assert len(river.sides) == len(river.corners) - 1 >= 3
        assert len(chains(river.sides)) == 1
        for side in river.sides:
            assert [land.ground.state(hex_) for hex_ in hexes_of(side)] == [DRY, DRY]
        inner.update(river.corners[:-1])
    assert set(inner.values()) == {1}


def farthest(land: Land, river: LaidRiver) -> float:
    """Return how far a river's line lies from its sides, at most, in hex widths."""
    path = shapely.LineString([land.ground.place(corner) for corner in river.corners])
    return float(shapely.distance(shapely.points(river.plan.points), path).max())


@pytest.fixture(scope="module", params=["pointy", "flat"])
def land(request: pytest.FixtureRequest) -> Land:
    return Land.of(Sheet(24, 22, request.param))


def test_a_river_follows_its_line_to_the_sea(land: Land) -> None:
    (river,) = land.laid(wave("Wye", (18, 4), (3, 12))).laid
    assert_sound(land, [river])
    assert river.ends == "water"
    assert land.ground.end(river.corners[-1]) == WET
    assert farthest(land, river) < 0.95
    assert land.ground.place(river.corners[0]) == pytest.approx((18, 4), abs=1.0)


def test_a_river_that_comes_back_near_its_source_keeps_its_loop(land: Land) -> None:
    loop = course("Liffey", (9, 9), (14, 6), (17, 10), (14, 14), (9, 12), (3, 12))
    (river,) = land.laid(loop).laid
    assert_sound(land, [river])
    assert farthest(land, river) < 1.0
    assert len(river.sides) > 30


def test_a_tributary_ends_at_its_river_and_none_crosses_it(land: Land) -> None:
    main = wave("Severn", (20, 5), (3, 14))
    at = main.points[25]
    side_arm = course("Teme", (12, 2), tuple(at.tolist()), rank=2)
    parallel = wave("Vyrnwy", (20, 6), (3, 15))
    rivers = land.laid(side_arm, parallel, main).laid
    assert_sound(land, rivers)
    by_name = {river.plan.course.name: river for river in rivers}
    assert set(by_name) == {"Severn", "Teme", "Vyrnwy"}
    assert by_name["Teme"].ends == "river"
    assert by_name["Teme"].corners[-1] in by_name["Severn"].corners


def test_a_line_that_ends_short_of_the_sea_is_led_on_through_its_estuary() -> None:
    sheet = Sheet(24, 22)
    estuary = shapely.LineString([(0, 16), (7, 12), (11, 11)]).buffer(0.3)
    land = Land.of(sheet)
    land.water = shapely.union(land.water, estuary)
    shapely.prepare(land.water)
    (river,) = land.laid(course("Severn", (18, 3), (14, 7), (11.2, 11))).laid
    assert river.ends == "water"
    way = shapely.LineString([(11, 11), (7, 12), (COAST + 0.3, 13.7)])
    path = shapely.LineString([land.ground.place(corner) for corner in river.corners])
    assert path.hausdorff_distance(way) < 13
    assert max(path.distance(shapely.Point(point)) for point in way.coords) < 1.3


def test_a_river_through_a_lake_is_one_line_in_two_pieces() -> None:
    lake = shapely.box(10, 6, 14, 12)
    land = Land.of(Sheet(24, 22), lake)
    rivers = land.laid(course("Shannon", (20, 9), (3, 9.3))).laid
    assert_sound(land, rivers)
    assert [(river.plan.begins, river.ends) for river in rivers] == [("land", "water"), ("water", "water")]
    (named,) = named_lines(land.ground, rivers)
    assert named.name == "Shannon"
    assert len(named.chains) == 2


def test_a_river_that_leaves_the_map_and_comes_back_has_two_names(land: Land) -> None:
    rivers = land.laid(course("Dee", (20, 8), (16, -4), (9, -4), (9, 8), (3, 9))).laid
    assert_sound(land, rivers)
    assert rivers[0].ends == "rim"
    assert land.ground.end(rivers[0].corners[-1]) == OUTSIDE
    assert {line.name for line in named_lines(land.ground, rivers)} == {"Dee", "Dee (2)"}


def test_a_river_without_a_mouth_ends_on_land_and_a_short_one_is_left_out(land: Land) -> None:
    found = land.laid(course("Humboldt", (20, 15), (16, 16)), course("Brook", (12, 5), (12.6, 5)))
    assert [river.ends for river in found.laid] == ["land"]
    assert found.left_out == []
    too_short = land.laid(course("Brook", (12, 5), (13.3, 5)), course("Wye", (18, 4), (3, 12)))
    assert [plan.course.name for plan in too_short.left_out] in ([], ["Brook"])


def test_rivers_are_laid_by_rank_until_there_are_enough(land: Land) -> None:
    great, small = wave("Wye", (18, 4), (3, 8)), course("Lugg", (18, 14), (3, 16), rank=5)
    found = land.laid(small, great, most=10)
    assert [river.plan.course.name for river in found.laid] == ["Wye"]
    assert found.spared == [small]


# -- lines as files have them -------------------------------------------------------------------


def to_coast(point: Points) -> float:
    return float(max(0.0, point[0] - COAST))


def unknown(_: Points) -> float:
    return float("nan")


def pieces_of_one() -> list[Feature]:
    """Return a river from the east to the west in three pieces, one of them running back, and a stub."""
    return [
        line((-1.0, 51.0), (-1.6, 51.05), name="Wye"),
        line((-2.4, 51.0), (-1.6, 51.05), name="Wye"),
        line((-2.4, 51.0), (-2.4, 51.0001), name="Wye"),
        line((-2.41, 51.001), (-3.2, 51.2), name="Wye"),
        line((-2.0, 51.5), (-2.1, 51.6)),
    ]


def test_the_pieces_of_a_name_are_one_line_and_those_without_a_name_stay_apart() -> None:
    frame: Frame = frame_of()
    courses = courses_of(frame, pieces_of_one())
    assert sorted(course.name for course in courses) == ["", "Wye"]
    wye = next(course for course in courses if course.name)
    ends = frame.mm(np.array([(-1.0, 51.0), (-3.2, 51.2)])) / frame.sheet.across_flats_mm
    both = {tuple(np.round(wye.points[place], 6)) for place in (0, -1)}
    assert both == {tuple(np.round(end, 6)) for end in ends}


@pytest.mark.parametrize("is_back", [False, True])
def test_a_river_is_turned_to_the_water_to_the_lower_end_or_to_the_river_it_meets(*, is_back: bool) -> None:
    def turned(given: Course) -> Course:
        return replace(given.reversed() if is_back else given, votes=0.0)

    to_sea, inland = course("Wye", (18, 4), (4.4, 8)), course("Lugg", (18, 14), (12, 14))
    high = course("Usk", (16, 1), (20, 3))
    joins = course("Teme", (11, 11), (11.2, 6))
    found = directed(
        [turned(each) for each in (to_sea, high, joins, inland)],
        to_coast,
        lambda point: 200 - 20 * point[0] if point[1] < 3.5 else float("nan"),
    )
    assert found[0].points[-1].tolist() == [4.4, 8]
    assert found[1].points[-1].tolist() == [20, 3]
    assert found[2].points[-1].tolist() == [11.2, 6]


def test_a_known_course_is_left_alone() -> None:
    away = course("Wye", (4.4, 8), (18, 4))
    assert directed([away], to_coast, unknown) == [away]


# -- chains put in order ------------------------------------------------------------------------


def test_a_loop_is_cut_off() -> None:
    one, two, three, four = (corner_of(Hex(2, 2), direction) for direction in range(4))
    assert without_loops([one, two, three, four, two, three]) == [one, two, three]


def test_a_hook_round_a_hex_goes_the_short_way() -> None:
    ground = RiverGround(Sheet(8, 8), np.zeros(64, np.uint8), np.ones(64))
    ring = [corner_of(Hex(2, 3), direction) for direction in range(6)]
    hook = ring[:5]
    places = [ground.place(corner) for corner in (ring[0], ring[5], ring[4])]
    assert without_hooks(ground, hook, places, frozenset()) == [ring[0], ring[5], ring[4]]
    assert without_hooks(ground, hook, places, frozenset({ring[5]})) == hook
    # Where the line itself goes round, the river does.
    (mx, my) = np.mean([ground.place(corner) for corner in ring], axis=0).tolist()
    round_it = [(3 * x - 2 * mx, 3 * y - 2 * my) for x, y in map(ground.place, hook)]
    assert without_hooks(ground, hook, round_it, frozenset()) == hook


def test_many_hexes_are_looked_up_as_one_is() -> None:
    for top in ("pointy", "flat"):
        sheet = Sheet(9, 7, top)
        points = np.random.default_rng(3).uniform(-20, 110, (400, 2))
        each = [sheet.hex_under(x, y) for x, y in points.tolist()]
        assert hexes_under(sheet, points).tolist() == [list(hex_) for hex_ in each]
