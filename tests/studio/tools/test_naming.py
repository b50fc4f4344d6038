"""The name of an area put on the map by hand: kept in the file, moved with the sheet, given up again."""

from dataclasses import replace

import pytest

from engine.board import terrain as codes
from engine.board.document import Board, new_board
from engine.board.patches import Patch, lifted
from engine.board.places import CityRegion, Country, NamedArea, Town, Water
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.edits.countries import RemoveCountry
from engine.edits.naming import named_at
from engine.edits.patch_pasting import landed, relocated
from engine.edits.sheet import ChangeSheet
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex
from engine.hexes.margins import Margins, renewed_labels
from engine.hexes.motions import Motion
from studio.drawing.lettering.lettering import place_names
from studio.drawing.maps.themes import ATLAS
from studio.drawing.shapes.marks import Text
from studio.tools.gestures import NOTHING, Hold, Outcome, Pointer, ToolSettings
from studio.tools.naming import placing_name, unbarred
from studio.tools.pointing import select
from studio.tools.selection import Area, Selection
from tests.studio.tools.hand import SHEET, at, drag, edited

WALES = Country("Wales")
BOARD = PaintCountry(tuple(SHEET.hexes()), 1).apply(new_board(SHEET, countries=(WALES,)))
B2 = SHEET.hex_named("B2")
PLACED = named_at(WALES, B2).apply(BOARD)


SEA = Water("Irish Sea", tuple(hex_ for hex_ in SHEET.hexes() if SHEET.place_of(hex_)[0] > 5))
EAST = CityRegion("The East", tuple(hex_ for hex_ in SHEET.hexes() if SHEET.place_of(hex_)[1] < 4), 2, 5)
ENGLAND = Country("England")
FULL = PaintTerrain(SEA.hexes, codes.SEA).apply(
    BOARD.edited(countries=(WALES, ENGLAND), waters=(SEA,), city_regions=(EAST,))
)
AREAS = (WALES, SEA, EAST)


def middles(board: Board) -> list[tuple[float, float]]:
    """Where the names of areas stand."""
    boxes = (place.boxes[0] for place in place_names(board, ATLAS).areas)
    return [(round(box.centre[0], 3), round(box.centre[1], 3)) for box in boxes]


def seeing(board: Board) -> ToolSettings:
    """What a tool knows that is told where the map has placed the names of areas."""
    return ToolSettings(names=place_names(board, ATLAS).areas)


def now(board: Board, area: NamedArea) -> NamedArea:
    """The area of the same name on a board."""
    return next(each for each in every_area(board) if each.name == area.name)


def every_area(board: Board) -> tuple[NamedArea, ...]:
    return (*board.countries, *board.waters, *board.city_regions)


def middle_of(board: Board, area: NamedArea) -> tuple[float, float]:
    """The middle of the name of an area, in millimetres."""
    names = place_names(board, ATLAS).areas
    return next(name.boxes[0].centre for name in names if name.owner and name.owner.name == area.name)


def hex_of(board: Board, area: NamedArea) -> Hex:
    """The hex in which the middle of an area's name stands."""
    return SHEET.hex_under(*middle_of(board, area))


def beyond(place: tuple[float, float], rows: int) -> tuple[float, float]:
    """A place so many rows farther down."""
    return place[0], place[1] + rows * (SHEET.centre_mm(B2)[1] - SHEET.centre_mm(SHEET.hex_at(1, 0))[1])


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_a_click_puts_the_name_on_a_hex_and_the_area_stays_selected(area: NamedArea) -> None:
    outcome = drag(placing_name(area).begin, FULL, at("B2"))
    placed = now(edited(FULL, outcome), area)
    assert placed == replace(area, name_at=B2)
    assert outcome.selection == Selection(placed)
    assert drag(placing_name(area).begin, FULL, (-90.0, -90.0)) == NOTHING


@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_a_name_that_the_map_has_placed_is_dragged_straight_away(area: NamedArea) -> None:
    start = middle_of(FULL, area)
    dragged = drag(select, FULL, start, beyond(start, 1), beyond(start, 2), settings=seeing(FULL))
    after = edited(FULL, dragged)
    name_at = now(after, area).name_at
    assert name_at is not None
    assert SHEET.place_of(name_at)[1] == SHEET.place_of(hex_of(FULL, area))[1] + 2
    assert dragged.selection == Selection(now(after, area))
    assert hex_of(after, area) == name_at


def test_a_name_is_held_by_any_of_its_letters_and_goes_as_far_as_the_hand() -> None:
    box = place_names(FULL, ATLAS).areas[0].boxes[0]
    start = box.left + 1, box.centre[1]
    assert SHEET.hex_under(*start) != SHEET.hex_under(*box.centre)
    after = edited(FULL, drag(select, FULL, start, beyond(start, 2), settings=seeing(FULL)))
    assert hex_of(after, SEA) == SHEET.hex_under(*beyond(box.centre, 2))


def test_a_drag_on_a_name_shows_where_it_would_stand_and_beside_the_sheet_does_nothing() -> None:
    start = middle_of(FULL, WALES)
    gesture = select(FULL, seeing(FULL))
    next(gesture)
    hold = gesture.send(Pointer(*start))
    assert isinstance(hold, Hold)
    assert hold.hint == "Drag the name Wales to its new place."
    assert not isinstance(gesture.send(Pointer(*start, alt=True)), Hold), "with Alt a drag takes away"
    gesture.send(Pointer(*start, "press"))
    shown = gesture.send(Pointer(*beyond(start, 2)))
    (text,) = (mark for mark in shown if isinstance(mark, Text))
    assert text.text == "WALES"
    assert SHEET.hex_under(*text.at) == SHEET.hex_under(*beyond(start, 2))
    after = edited(FULL, drag(select, FULL, start, beyond(start, 2), settings=seeing(FULL)))
    written = next(
        place.lines[0] for place in place_names(after, ATLAS).areas if place.lines[0].text == "WALES"
    )
    assert (text.size, text.spacing) == (written.size, written.spacing), "what is shown is what comes"
    assert not any(isinstance(mark, Text) for mark in gesture.send(Pointer(-90.0, -90.0)))
    assert drag(select, FULL, start, (-90.0, -90.0), settings=seeing(FULL)) == NOTHING


def test_a_click_on_a_name_is_as_ever_and_a_drag_with_shift_is_a_box() -> None:
    start = middle_of(FULL, WALES)
    clicked = drag(select, FULL, start, start, settings=seeing(FULL))
    assert clicked == Outcome(selection=Selection(hex_of(FULL, WALES)))
    boxed = drag(select, FULL, start, beyond(start, 2), settings=seeing(FULL), shift=True)
    assert boxed.edit is None
    unseen = drag(select, FULL, start, beyond(start, 2))
    assert unseen.edit is None, "a name that is not seen is not in the hand's way"


def test_a_town_or_a_selection_under_a_name_comes_first() -> None:
    hex_, start = hex_of(FULL, SEA), middle_of(FULL, SEA)
    town = Town("Douglas", hex_)
    board = FULL.edited(towns=(town,))
    moved = edited(board, drag(select, board, start, beyond(start, 2), settings=seeing(FULL)))
    assert moved.towns[0].hex != hex_
    chosen = replace(seeing(FULL), subject=Area(frozenset({hex_, B2})))
    moved = edited(FULL, drag(select, FULL, start, beyond(start, 2), settings=chosen))
    assert moved.waters[0].name_at is None


def test_a_name_placed_before_the_board_was_changed_is_no_other_areas() -> None:
    start = middle_of(FULL, WALES)
    fewer = RemoveCountry(WALES).apply(FULL)
    assert drag(select, fewer, start, beyond(start, 2), settings=seeing(FULL)).edit is None


def test_names_of_a_barred_ply_are_not_offered() -> None:
    names = place_names(FULL, ATLAS)
    assert unbarred(names.areas, set()) == names.areas
    left = unbarred(names.areas, {"terrain", "regions"})
    assert [place.owner and place.owner.name for place in left] == ["Wales"]


def test_the_name_stands_there_as_large_as_its_land_has_room() -> None:
    assert middles(BOARD) == [], "the only country needs no name, unless it is put somewhere"
    x, y = SHEET.centre_mm(B2)
    assert middles(PLACED) == [(round(x, 3), round(y, 3))]
    bare = new_board(SHEET, countries=PLACED.countries)
    assert middles(bare) == middles(PLACED), "land that is not painted yet has its name already"
    large, small = (place_names(board, ATLAS).areas[0].lines[0].size for board in (PLACED, bare))
    assert large > small


def test_one_that_is_free_again_stands_where_there_is_room() -> None:
    two = PLACED.edited(countries=(*PLACED.countries, Country("England")))
    free = named_at(PLACED.countries[0], None).apply(two)
    assert free.countries[0] == WALES
    assert middles(free) != middles(two)


def put_all(board: Board, hex_: Hex) -> Board:
    """A board with the name of every area that is told here put on one hex."""
    for area in AREAS:
        board = named_at(area, hex_).apply(board)
    return board


ALL_PUT = put_all(FULL, B2)


def test_the_file_keeps_where_the_name_stands() -> None:
    text = write_board(ALL_PUT)
    assert "{name: Wales, foreign: false, name_at: B2, hexes: [" in text
    assert "{name: Irish Sea, name_at: B2, hexes: [" in text
    assert "to_round: 5, name_at: B2, hexes: [" in text
    assert parse_board(text.encode(), "wales.yaml").board == ALL_PUT
    assert "name_at" not in write_board(FULL)


@pytest.mark.parametrize("section", ["countries", "waters", "city_regions"])
def test_a_label_that_is_none_is_reported_with_its_line(section: str) -> None:
    before, heading, after = write_board(ALL_PUT).partition(f"{section}:")
    text = before + heading + after.replace("name_at: B2", "name_at: Z99", 1)
    (finding,) = parse_board(text.encode(), "wales.yaml").findings
    assert finding.path == (section, 0, "name_at")


@pytest.mark.parametrize(("margins", "stays"), [(Margins(north=1, west=2), True), (Margins(north=-3), False)])
@pytest.mark.parametrize("area", AREAS, ids=lambda area: area.name)
def test_the_name_goes_along_with_the_sheet_or_is_free_where_it_is_cut_off(
    area: NamedArea, margins: Margins, *, stays: bool
) -> None:
    after = ChangeSheet(margins, renewed_labels(SHEET, margins)).apply(ALL_PUT)
    column, row = SHEET.place_of(B2)
    moved = after.sheet.hex_at(column + margins.west, row + margins.north)
    assert now(after, area).name_at == (moved if stays else None)


def test_the_place_of_a_countrys_name_is_part_of_the_piece_it_stands_on_alone() -> None:
    there, beside = PLACED.countries[0], SHEET.hex_named("B3")
    assert lifted(PLACED, (B2, beside)).plots.lands_there == (there,)
    assert lifted(PLACED, (beside,)).plots.lands_there == (WALES,)


BUOY, REEF = SHEET.hex_at(8, 4), SHEET.hex_at(9, 4)
SHOAL = frozenset({BUOY, REEF})
STEP = Hex(-2, 0)


def moved_shoal(board: Board, home: frozenset[Hex]) -> Patch:
    """The hexes of a shoal with what they hold, two hexes on."""
    return lifted(board, home).carried(Motion(by=STEP))


def test_the_name_of_a_water_goes_along_with_the_piece_it_stands_on() -> None:
    board = named_at(SEA, BUOY).apply(FULL)
    after = relocated(board, moved_shoal(board, SHOAL), SHOAL).board
    assert after.waters[0].name_at == Hex(BUOY.q + STEP.q, BUOY.r + STEP.r)
    elsewhere = frozenset({REEF})
    stays = relocated(board, moved_shoal(board, elsewhere), elsewhere).board
    assert stays.waters[0].name_at == BUOY


def test_a_pasted_piece_names_a_water_that_is_new_and_moves_no_name() -> None:
    board = named_at(SEA, BUOY).apply(FULL)
    patch = moved_shoal(board, SHOAL)
    assert landed(board, patch).board.waters[0].name_at == BUOY
    assert landed(FULL, patch).board.waters[0].name_at is None
    bare = FULL.edited(waters=())
    assert landed(bare, patch).board.waters[0].name_at == Hex(BUOY.q + STEP.q, BUOY.r + STEP.r)


ISLE = frozenset(map(SHEET.hex_named, ("B2", "B3", "C2")))


def moved_isle(board: Board, home: frozenset[Hex], step: Hex) -> Patch:
    """The hexes of an island with its country, a step on."""
    return lifted(board, home).carried(Motion(by=step))


def test_the_name_of_a_country_goes_along_with_the_piece_it_stands_on() -> None:
    step = Hex(3, 0)
    after = relocated(PLACED, moved_isle(PLACED, ISLE, step), ISLE).board
    assert after.countries[0].name_at == Hex(B2.q + step.q, B2.r)
    elsewhere = ISLE - {B2}
    stays = relocated(PLACED, moved_isle(PLACED, elsewhere, step), elsewhere).board
    assert stays.countries[0].name_at == B2
    fallen = relocated(PLACED, moved_isle(PLACED, ISLE, Hex(2, -2)), ISLE)
    assert (fallen.board.countries[0].name_at, len(fallen.hexes)) == (B2, 1)


def test_a_pasted_piece_places_the_name_of_a_country_that_is_new_alone() -> None:
    step = Hex(3, 0)
    patch = moved_isle(PLACED, ISLE, step)
    assert landed(PLACED, patch).board.countries[0].name_at == B2
    assert landed(BOARD, patch).board.countries[0].name_at is None
    assert landed(BOARD.edited(countries=()), patch).board.countries[0].name_at == Hex(B2.q + step.q, B2.r)
