"""Names do not run into each other, into keys or off the map; measured on the boards we ship."""

import math
from dataclasses import replace
from itertools import combinations

import pytest

from engine.board.document import Board, new_board
from engine.board.layers import blank_layer, painted
from engine.board.places import NAME_SIDES, Country, Ferry, Town, Water
from engine.board.rules import Crossing
from engine.board.terrain import HILL, LAKE, SEA
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from studio.drawing.lettering.area_names import AreaLook, area_place
from studio.drawing.lettering.baselines import resampled
from studio.drawing.lettering.lettering import Names, place_names, place_standing_names
from studio.drawing.lettering.obstacles import Obstacles
from studio.drawing.maps.courses import ferry_course
from studio.drawing.maps.themes import ATLAS, PHOTOCOPY
from studio.drawing.maps.towns import anchor_box, symbol_box
from studio.drawing.picture import picture
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import Extent, frame
from studio.drawing.shapes.fonts import Face, cap_mm
from studio.drawing.shapes.marks import Stroke, Text, box_of
from studio.drawing.shapes.shapes import rims
from studio.drawing.shapes.sidelines import course_of
from tests.shipped import shipped
from tests.studio.drawing.boards import sheet_of

SHIPPED = ["severn", "ireland"]
COURSE = (Hex(2, 2), Hex(3, 2), Hex(4, 2))


def placed(board: Board) -> tuple[Names, list[tuple[str, Box]]]:
    """Return the names of a board, and the ink of each line of every level one."""
    names = place_names(board, ATLAS)
    places = (*names.towns, *names.others)
    return names, [
        (line.text, box) for place in places for line, box in zip(place.lines, place.boxes, strict=True)
    ]


@pytest.mark.parametrize("name", SHIPPED)
def test_no_two_names_overlap(name: str) -> None:
    _, lines = placed(shipped(name))
    clashes = [(one, other) for (one, a), (other, b) in combinations(lines, 2) if a.common(b) > 0]
    assert clashes == []


@pytest.mark.parametrize("name", SHIPPED)
def test_no_name_covers_a_key_a_ring_or_an_anchor(name: str) -> None:
    board = shipped(name)
    extent, (_, lines) = Extent(board), placed(board)
    signs = [(town.name, symbol_box(extent, town)) for town in board.towns]
    signs += [(town.name, anchor_box(extent, town)) for town in board.towns if town.port]
    clashes = [(text, town) for text, box in lines for town, sign in signs if box.common(sign) > 0]
    assert clashes == []


@pytest.mark.parametrize("name", SHIPPED)
def test_every_town_has_its_name_on_the_map_and_near_it(name: str) -> None:
    board = shipped(name)
    names, _ = placed(board)
    extent, edge = Extent(board), frame(board.sheet)
    assert len(names.towns) == len(board.towns)
    for town, place in zip(board.towns, names.towns, strict=True):
        assert "".join(line.text for line in place.lines).replace(" ", "") == town.name.replace(" ", "")
        assert all(edge.common(box) == pytest.approx(box.width * box.height) for box in place.boxes)
        assert any(box.touches(symbol_box(extent, town).grown(2.5)) for box in place.boxes)


@pytest.mark.parametrize("name", SHIPPED)
def test_the_letters_of_rivers_keep_off_names_and_keys(name: str) -> None:
    board = shipped(name)
    names, lines = placed(board)
    signs = [symbol_box(Extent(board), town) for town in board.towns]
    letters = [box.grown(-0.2) for place in names.rivers for box in place.boxes]
    assert len(names.rivers) >= 0.75 * sum(line.kind == "river" for line in board.lines)
    assert not [box for box in letters for _, other in lines if box.common(other) > 0]
    assert not [box for box in letters for sign in signs if box.common(sign) > 0]


@pytest.mark.parametrize("name", SHIPPED)
def test_names_of_countries_and_waters_keep_off_names_and_keys(name: str) -> None:
    """Large letters behind a town's name would make it hard to read."""
    board = shipped(name)
    names, lines = placed(board)
    taken = [box for _, box in lines] + [symbol_box(Extent(board), town) for town in board.towns]
    taken += [box for place in names.rivers for box in place.boxes]
    areas = [box for place in names.areas for box in place.boxes]
    assert len(names.areas) == (4 if name == "severn" else 3)
    assert not [(area, box) for area in areas for box in taken if area.common(box) > 0]


def test_names_of_countries_keep_off_the_hills_and_have_halos() -> None:
    """Over hachures large pale letters cannot be read."""
    board = shipped("severn")
    names, extent = place_names(board, ATLAS), Extent(board)
    countries = [place for place in names.areas if place.owner and place.owner.listed == "countries"]
    assert [place.lines[0].text for place in countries] == ["WALES", "ENGLAND"]
    for place in countries:
        (box,), (line,) = place.boxes, place.lines
        across = [box.left + part * box.width / 20 for part in range(21)]
        under = [extent.sheet.hex_under(x, y) for x in across for y in (box.top, box.bottom)]
        # The tip of a hill's hex may reach under a letter; half of WALES stood on them.
        assert sum(map(extent.is_hill, under)) < len(under) / 10
        assert not any(map(extent.is_water, under))
        assert line.halo == Stroke(ATLAS.halo, 1.2)


def test_a_country_of_any_size_has_its_name() -> None:
    sheet = sheet_of(120, 90)
    layer = blank_layer(sheet, 1)
    countries = (Country("Home"), Country("Elsewhere"))
    board = new_board(sheet, country=painted(layer, sheet, (sheet.hex_at(0, 0),), 2), countries=countries)
    (place,) = place_names(board, ATLAS).areas
    (box,) = place.boxes
    assert place.lines[0].text == "HOME"
    assert math.dist(box.centre, frame(sheet).centre) < sheet.across_flats_mm


def test_an_area_without_ground_has_no_name_on_the_map() -> None:
    sheet = sheet_of(12, 9)
    countries, sea = (Country("Wales"), Country("England")), blank_layer(sheet, SEA)
    board = new_board(sheet, terrain=sea, country=blank_layer(sheet, 1), countries=countries)
    assert place_names(board.edited(waters=(Water("Channel", ()),)), ATLAS).areas == ()


@pytest.mark.parametrize("name_at", [None, Hex(2, 3)])
def test_an_area_without_a_name_takes_no_room_on_the_map(name_at: Hex | None) -> None:
    sheet = sheet_of(12, 9)
    water = Water("", tuple(sheet.hexes()), name_at=name_at)
    board = new_board(sheet, terrain=blank_layer(sheet, SEA)).edited(waters=(water,))
    assert place_names(board, ATLAS).areas == ()
    named = board.edited(waters=(replace(water, name="The Wash"),))
    assert [place.lines[0].text for place in place_names(named, ATLAS).areas] == ["THE WASH"]


def test_where_all_is_hills_a_country_has_its_name_on_them() -> None:
    sheet = sheet_of(20, 12)
    countries = (Country("Wales"), Country("England"))
    hills = blank_layer(sheet, HILL)
    board = new_board(sheet, terrain=hills, country=blank_layer(sheet, 1), countries=countries)
    assert [place.lines[0].text for place in place_names(board, ATLAS).areas] == ["WALES"]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_same_board_has_its_names_in_the_same_places(name: str) -> None:
    assert place_names(shipped(name), ATLAS) == place_names(shipped(name), ATLAS)


def test_keys_are_legible_at_true_scale() -> None:
    """Figures stand 2 mm high or more on hexes of 10 mm."""
    texts = [
        mark for mark in picture(shipped("severn"), layers=("town keys",)).marks() if isinstance(mark, Text)
    ]
    assert {text.text for text in texts} == {f"{tens}{units}" for tens in "123456" for units in "123456"}
    assert min(cap_mm(text.face, text.size) for text in texts) >= 2.0 - 1e-9


def test_a_plate_is_no_wider_than_its_hex() -> None:
    for name in SHIPPED:
        board = shipped(name)
        extent = Extent(board)
        wide = {town.name: symbol_box(extent, town).width for town in board.towns}
        assert max(wide.values()) <= board.sheet.across_flats_mm, wide


def test_the_marks_of_names_are_their_places() -> None:
    names, _ = placed(shipped("severn"))
    assert sum(1 for _ in names.marks()) == sum(
        len(place.lines) for places in (names.towns, names.others, names.rivers) for place in places
    )
    assert all(box_of(mark).width > 0 for mark in names.area_marks())


@pytest.mark.parametrize("name", SHIPPED)
def test_names_that_stand_by_signs_stand_where_they_do_among_all_names(name: str) -> None:
    every = place_names(shipped(name), ATLAS)
    standing = place_standing_names(shipped(name), ATLAS)
    assert (standing.towns, standing.others) == (every.towns, every.others)
    assert every.rivers
    assert every.areas


@pytest.mark.parametrize(
    ("crossing", "words"),
    [
        (Crossing("Severn Tunnel", COURSE, 6), "Severn Tunnel (6)"),
        (Crossing("Viaduct", COURSE, 3, whole=False), "Viaduct (2×3)"),
        (Crossing("Viaduct", COURSE[:2], 3, whole=False), "Viaduct (3)"),
        (Crossing("", COURSE, 6), "6"),
        (Crossing("", COURSE, 0), ""),
    ],
)
def test_a_crossing_bears_its_name_and_its_price(crossing: Crossing, words: str) -> None:
    board = new_board(Sheet(8, 6)).edited(special_rules=(crossing,))
    written = " ".join(line.text for place in place_names(board, ATLAS).others for line in place.lines)
    assert written == words


_BAY = (
    "~~~~......",
    "~~~.......",
    "~~~~......",
    "~~~.......",
    "~~~.......",
    "~~~.......",
    "~~~~.~~...",
    "~~~~~~~~~.",
)
"""The coast of Cumbria from Workington to Morecambe Bay."""


def test_the_name_of_a_ferry_keeps_off_its_course_and_the_coast_where_the_sea_has_room() -> None:
    """The middle of the course lies close to the coast, and a name beside it would lie across one or both."""
    sheet = Sheet(len(_BAY[0]), len(_BAY))
    rows = enumerate(_BAY)
    sea = tuple(
        sheet.hex_at(column, row) for row, line in rows for column, what in enumerate(line) if what == "~"
    )
    ports = tuple(
        Town(name, sheet.hex_at(*place), keys, port=True)
        for name, place, keys in (("Whitehaven", (3, 1), ("21", "22")), ("Barrow", (4, 6), ("26", "31")))
    )
    by = ((2, 1), (2, 2), (2, 3), (2, 4), (2, 5), (3, 6))
    ferry = Ferry(
        "Whitehaven – Barrow-in-Furness", ("Whitehaven", "Barrow"), tuple(sheet.hex_at(*at) for at in by)
    )
    terrain = painted(blank_layer(sheet), sheet, sea, SEA)
    board = new_board(sheet, terrain=terrain, towns=ports, ferries=(ferry,))
    (place,) = place_names(board, ATLAS).others
    extent = Extent(board)
    coast = [
        edge.point(part / 4) for edge in rims(extent, extent.is_dry, among=extent.shores) for part in range(5)
    ]
    way = resampled(ferry_course(extent, ferry), 0.5)
    assert not [point for point in (*way, *coast) for box in place.boxes if box.holds(*point)]


def test_the_name_of_a_long_slanting_sea_follows_it() -> None:
    sheet = Sheet(24, 24)
    strip = [hex_ for hex_ in sheet.hexes() if 0 <= sheet.place_of(hex_)[0] - sheet.place_of(hex_)[1] < 4]
    look = AreaLook(Face.ITALIC, "#000000", 1.0, 0.3)
    place = area_place(Extent(new_board(sheet)), strip, "North Channel", look, Obstacles(frame(sheet)))
    assert place is not None
    assert [line.text for line in place.lines] == list("NORTH CHANNEL")
    assert all(30 < line.turn < 60 for line in place.lines)
    assert {sheet.hex_under(*box.centre) for box in place.boxes} <= set(strip)
    assert place.put is not None
    assert place.put.line.text == "NORTH CHANNEL"


def test_the_name_of_a_wide_area_is_level() -> None:
    sheet = Sheet(20, 12)
    look = AreaLook(Face.ITALIC, "#000000", 1.0, 0.3)
    every = list(sheet.hexes())
    place = area_place(Extent(new_board(sheet)), every, "Irish Sea", look, Obstacles(frame(sheet)))
    assert place is not None
    assert [(line.text, line.turn) for line in place.lines] == [("IRISH SEA", 0.0)]


def test_an_areas_name_is_set_tighter_where_that_costs_less_than_what_it_would_cross() -> None:
    sheet = Sheet(9, 9)
    row = [hex_ for hex_ in sheet.hexes() if sheet.place_of(hex_)[1] == 4]
    wide, high = sheet.size_mm
    obstacles = Obstacles(frame(sheet))
    for x in (wide / 2 - 18, wide / 2 + 18):
        obstacles.add_line([(x, 0), (x, high)], 0.8)
    look = AreaLook(Face.ITALIC, "#000000", 1.0, 0.3)
    place = area_place(Extent(new_board(sheet)), row, "Mercia", look, obstacles)
    assert place is not None
    assert obstacles.cost(place.boxes) == 0


@pytest.mark.parametrize("side", NAME_SIDES)
def test_the_name_of_a_town_is_on_the_side_where_its_designer_put_it(side: str) -> None:
    sheet = sheet_of(9, 9)
    town = Town("Aberystwyth", sheet.hex_at(4, 4), ("11",), name_side=side)
    board = new_board(sheet, towns=(town,))
    (name,) = place_names(board, ATLAS).towns
    sign = symbol_box(Extent(board), town)
    is_beyond = {
        "above": name.box.bottom <= sign.top,
        "below": name.box.top >= sign.bottom,
        "left": name.box.right <= sign.centre[0],
        "right": name.box.left >= sign.centre[0],
    }
    assert all(is_beyond[word] for word in side.split())
    assert name.owner is not None
    assert name.owner.on(board) == town


@pytest.mark.parametrize("name", ["severn", "ireland", "tcusa"])
def test_names_of_waters_lie_over_no_coast_no_waterlines_and_no_course(name: str) -> None:
    board = shipped(name)
    extent, sheet = Extent(board), board.sheet
    coast = [
        point
        for edge in rims(extent, extent.is_dry, among=extent.shores)
        for point in resampled([edge.point(part / 4) for part in range(5)], 0.5)
    ]
    courses = [
        *(course_of(sheet, line.sides) for line in board.lines if line.sides),
        *(ferry_course(extent, ferry) for ferry in board.ferries),
    ]
    drawn = [point for course in courses for point in resampled(course, 0.5)]
    names = [
        place for place in place_names(board, ATLAS).areas if place.owner and place.owner.listed == "waters"
    ]
    assert len(names) == len(board.waters) > 0
    boxes = [box for place in names for box in place.boxes]
    assert not [point for point in (*coast, *drawn) for box in boxes if box.holds(*point)]
    # Names of lakes that are too small for them stand next to those, within them others keep off their lines.
    inside = [box for place in names if place.lines[0].text.isupper() for box in place.boxes]
    off = ATLAS.shore_reaches[1] * sheet.across_flats_mm / 10
    assert not [point for point in coast for box in inside if box.grown(off - 0.4).holds(*point)]


def test_a_name_may_stand_between_two_rows_of_hexes() -> None:
    sheet = Sheet(12, 2)
    look = AreaLook(Face.ITALIC, "#000000", 1.0, 0.3)
    every = list(sheet.hexes())
    place = area_place(Extent(new_board(sheet)), every, "Irish Sea", look, Obstacles(frame(sheet)))
    assert place is not None
    assert place.box.centre[1] == pytest.approx(sheet.size_mm[1] / 2, abs=0.1)


def test_the_name_of_a_lake_too_small_for_it_stands_next_to_it() -> None:
    sheet = sheet_of(9, 9)
    lake = sheet.hex_at(4, 4)
    terrain = painted(blank_layer(sheet), sheet, (lake,), LAKE)
    board = new_board(sheet, terrain=terrain, waters=(Water("Great Salt Lake", (lake,)),))
    (place,) = place_names(board, ATLAS).areas
    assert " ".join(line.text for line in place.lines) == "Great Salt Lake"
    assert place.owner is not None
    assert place.put is not None
    x, y = sheet.centre_mm(lake)
    assert not any(box.touches(Box(x, y, x, y).grown(4.0)) for box in place.boxes)
    assert math.dist(place.box.centre, (x, y)) < 2.5 * sheet.across_flats_mm


@pytest.mark.parametrize("name", ["Nore", "Barrow", "Slaney"])
def test_names_of_rivers_stand_on_the_side_without_hachures(name: str) -> None:
    extent = Extent(shipped("ireland"))
    places = [
        place
        for place in place_names(extent.board, ATLAS).rivers
        if "".join(line.text for line in place.lines if line.halo) == name
    ]
    assert places
    under = [extent.sheet.hex_under(*box.centre) for place in places for box in place.boxes]
    assert not any(map(extent.is_hill, under))


def test_large_names_are_pale_but_never_for_a_copier() -> None:
    for theme, pale in ((ATLAS, True), (PHOTOCOPY, False)):
        lines = [line for place in place_names(shipped("severn"), theme).areas for line in place.lines]
        assert lines
        assert all((line.opacity < 1.0) == pale for line in lines)
