"""A country's name put on the map by hand: kept in the file, moved with the sheet, given up again."""

from dataclasses import replace

import pytest

from engine.board.document import Board, new_board
from engine.board.patches import lifted
from engine.board.places import Country
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.edits.countries import named_at
from engine.edits.sheet import ChangeSheet
from engine.edits.terrain import PaintCountry
from engine.hexes.margins import Margins, renewed_labels
from studio.drawing.lettering import place_names
from studio.drawing.themes import ATLAS
from studio.tools.gestures import NOTHING, Outcome
from studio.tools.naming import placing_name
from studio.tools.pointing import select
from studio.tools.selection import Selection
from tests.studio.tools.hand import SHEET, at, drag, edited

WALES = Country("Wales")
BOARD = PaintCountry(tuple(SHEET.hexes()), 1).apply(new_board(SHEET, countries=(WALES,)))
B2 = SHEET.hex_named("B2")
PLACED = named_at(WALES, B2).apply(BOARD)


def middles(board: Board) -> list[tuple[float, float]]:
    """Where the names of countries stand."""
    boxes = (place.boxes[0] for place in place_names(board, ATLAS).areas)
    return [(round(box.centre[0], 3), round(box.centre[1], 3)) for box in boxes]


def test_a_click_puts_the_name_on_a_hex_and_the_country_stays_selected() -> None:
    outcome = drag(placing_name(WALES).begin, BOARD, at("B2"))
    placed = edited(BOARD, outcome)
    assert placed.countries == (replace(WALES, name_at=B2),)
    assert outcome.selection == Selection(placed.countries[0])
    assert drag(placing_name(WALES).begin, BOARD, (-90.0, -90.0)) == NOTHING


def test_a_name_put_by_hand_is_dragged_on_and_a_click_there_is_as_ever() -> None:
    dragged = edited(PLACED, drag(select, PLACED, at("B2"), at("C3"), at("D4")))
    assert dragged.countries == (replace(WALES, name_at=SHEET.hex_named("D4")),)
    assert drag(select, PLACED, at("B2"), at("B2")) == Outcome(selection=Selection(B2))
    assert drag(select, PLACED, at("B2"), (-90.0, -90.0)) == NOTHING
    boxed = drag(select, BOARD, at("B2"), at("D4"))
    assert boxed.edit is None, "a name that the map places is not in the hand's way"


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


def test_the_file_keeps_where_the_name_stands() -> None:
    text = write_board(PLACED)
    assert "{name: Wales, foreign: false, name_at: B2, hexes: [" in text
    assert parse_board(text.encode(), "wales.yaml").board == PLACED


def test_a_label_that_is_none_is_told_with_its_line() -> None:
    text = write_board(PLACED).replace("name_at: B2", "name_at: Z99")
    (finding,) = parse_board(text.encode(), "wales.yaml").findings
    assert finding.path == ("countries", 0, "name_at")


@pytest.mark.parametrize(("margins", "stays"), [(Margins(north=1, west=2), True), (Margins(north=-3), False)])
def test_the_name_goes_along_with_the_sheet_or_is_free_where_it_is_cut_off(
    margins: Margins, *, stays: bool
) -> None:
    after = ChangeSheet(margins, renewed_labels(SHEET, margins)).apply(PLACED)
    hex_ = after.countries[0].name_at
    column, row = SHEET.place_of(B2)
    moved = after.sheet.hex_at(column + margins.west, row + margins.north)
    assert hex_ == (moved if stays else None)


def test_a_piece_carried_to_another_board_leaves_the_place_of_the_name_behind() -> None:
    assert lifted(PLACED, (B2,)).plots.lands_there == (WALES,)
