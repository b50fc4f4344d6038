"""Towns as tables: what is written reads back the same, and what is wrong is named by line and column."""

from typing import Any

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Special, Town
from engine.edits.table_rows import TableError
from engine.edits.town_table import edit_of_table, table_of
from engine.hexes.sheet import Sheet
from engine.shipped import shipped_maps
from tests.shipped import shipped

SHEET = Sheet(12, 9)


def at(label: str, name: str, *keys: str, **flags: Any) -> Town:
    return Town(name, SHEET.hex_named(label), keys, **flags)


BOARD = new_board(SHEET, keys="dice-36+6").edited(
    towns=(at("C3", "Ely", "11"), at("E5", "Bath", "12", start=True)),
    specials=(Special("1", "Wash", towns=("Ely",)),),
)


@pytest.mark.parametrize("name", [path.stem for path in shipped_maps()])
@pytest.mark.parametrize("delimiter", [",", "\t", ";"])
def test_a_table_that_is_written_changes_nothing_when_it_is_read(name: str, delimiter: str) -> None:
    board = shipped(name)
    assert edit_of_table(board, table_of(board, board.towns, delimiter)).apply(board) is board


@pytest.mark.parametrize(
    ("text", "towns"),
    [
        ("Ely\tC3\t13-15", (at("C3", "Ely", "13", "14", "15"), BOARD.towns[1])),
        ("Hull\tC3\t13", (at("C3", "Hull", "13"), BOARD.towns[1])),
        ("Ely\tC4\t11", (at("C4", "Ely", "11"), BOARD.towns[1])),
        ("York\tD4\t21 22", (*BOARD.towns, at("D4", "York", "21", "22"))),
        ("\ufeffname;port\nBATH;x\n", (BOARD.towns[0], at("E5", "BATH", "12", start=True, port=True))),
        ('hex,name,start\n\ne5,"Bath,  Spa",no', (BOARD.towns[0], at("E5", "Bath, Spa", "12"))),
        ("name,bonus\nEly,7", (Town("Ely", SHEET.hex_named("C3"), ("11",), bonus=7), BOARD.towns[1])),
        ("", BOARD.towns),
    ],
)
def test_a_line_changes_the_town_on_its_hex_moves_the_one_of_its_name_or_places_one(
    text: str, towns: tuple[Town, ...]
) -> None:
    assert edit_of_table(BOARD, text).apply(BOARD).towns == towns


def test_a_special_follows_the_new_name_of_its_town() -> None:
    assert edit_of_table(BOARD, "Hull,C3").apply(BOARD).specials[0].towns == ("Hull",)


def with_two_of_a_name() -> Board:
    return BOARD.edited(towns=(*BOARD.towns, at("G7", "Ely")))


@pytest.mark.parametrize(
    ("text", "line", "column", "why"),
    [
        ("Ely,C3,11\nYork,Q99,12", 2, 2, "Q99"),
        ("name,keys\n\nBath,97", 3, 2, "97 is not a key of this board."),
        ("name,hex,start\nEly,C3,maybe", 2, 3, "neither yes nor no"),
        ("name,bonus\nBath,-3", 2, 2, "no number of points"),
        ("name,hex,colour", 1, 3, "Columns are"),
        ("name,hex,name", 1, 3, "at most once"),
        ("York,,21", 1, 2, "needs a hex"),
        ("name\nYork", 2, 1, "needs a hex"),
        ("Ely,C3\nYork,C3", 2, 2, "Line 1 is about the same hex."),
        ("Bath,,12\nEly,,11", 2, 1, "Several towns are called Ely"),
        ("Ely,C3,11,,,,,x", 1, 8, "no such column"),
        ('Ely,"C3\n\n', 2, 1, "This is not a table"),
    ],
)
def test_what_is_wrong_is_named_by_line_and_column(text: str, line: int, column: int, why: str) -> None:
    with pytest.raises(TableError) as raised:
        edit_of_table(with_two_of_a_name(), text)
    assert (raised.value.line, raised.value.column) == (line, column), raised.value
    assert why in raised.value.why
