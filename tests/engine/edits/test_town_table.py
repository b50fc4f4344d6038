"""Towns as tables: what is written reads back the same, and what is wrong is named by line and column."""

from dataclasses import replace
from typing import Any

import pytest

from engine.board.document import Board, new_board
from engine.board.earth import Earth, Projection
from engine.board.layers import painted
from engine.board.places import Special, Town
from engine.board.terrain import SEA
from engine.edits.table_degrees import degrees_of
from engine.edits.table_rows import TableError
from engine.edits.town_table import read_town_table, table_of
from engine.hexes.lattice import distance
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
    assert read_town_table(board, table_of(board, board.towns, delimiter)).edit.apply(board) is board


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
        ("name,hex,keys,,\r\nEly,C3,13,,\r\n,,,,\r\n", (at("C3", "Ely", "13"), BOARD.towns[1])),
        ("Ely\tC3\t13" + "\t" * 9, (at("C3", "Ely", "13"), BOARD.towns[1])),
        ("name,name_side\nEly, Below  Left", (at("C3", "Ely", "11", name_side="below left"), BOARD.towns[1])),
        ("", BOARD.towns),
    ],
)
def test_a_line_changes_the_town_on_its_hex_moves_the_one_of_its_name_or_places_one(
    text: str, towns: tuple[Town, ...]
) -> None:
    assert read_town_table(BOARD, text).edit.apply(BOARD).towns == towns


def test_the_table_carries_on_which_side_of_its_sign_a_name_is_printed() -> None:
    board = BOARD.edited(towns=(replace(BOARD.towns[0], name_side="above left"), BOARD.towns[1]))
    text = table_of(board, board.towns)
    assert text.splitlines()[0] == "name,hex,keys,start,port,small,bonus,name_side"
    assert read_town_table(BOARD, text).edit.apply(BOARD).towns == board.towns
    # An empty cell has the name placed automatically again; a table without the column changes no side.
    assert read_town_table(board, table_of(BOARD, BOARD.towns)).edit.apply(board).towns == BOARD.towns
    assert read_town_table(board, "Ely,C3,11").edit.apply(board).towns == board.towns


def test_a_special_follows_the_new_name_of_its_town() -> None:
    assert read_town_table(BOARD, "Hull,C3").edit.apply(BOARD).specials[0].towns == ("Hull",)


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
        ("Ely,C3,11,,,,,,x", 1, 9, "no such column"),
        ("Town\tHex\tNumber\nEly\tC3\t11", 1, 1, "Columns are name, hex, keys"),
        ("name,name_side\nBath,north", 2, 2, "“north” is not a side. Sides are above, above right,"),
        ('Ely,"C3\n\n', 2, 1, "This is not a table"),
    ],
)
def test_what_is_wrong_is_named_by_line_and_column(text: str, line: int, column: int, why: str) -> None:
    with pytest.raises(TableError) as raised:
        read_town_table(with_two_of_a_name(), text)
    assert (raised.value.line, raised.value.column) == (line, column), raised.value
    assert why in raised.value.why


PINS = (("A1", (-4, 52)), ("A12", (-2, 52)), ("I1", (-4, 50)))
WET = ("A1", "A11", "A12", "B11", "B12", "C11", "C12")
EARTHLY = BOARD.edited(
    earth=Earth(
        Projection("laea", (-3, 51)), tuple((SHEET.hex_named(label), place) for label, place in PINS)
    ),
    terrain=painted(BOARD.terrain, SHEET, map(SHEET.hex_named, WET), SEA),
)


def degrees_at(label: str) -> tuple[str, str]:
    """Return the latitude and longitude of a hex of the earthly board, as a table writes them."""
    ((latitude, longitude),) = degrees_of(EARTHLY, [at(label, "")])
    return latitude, longitude


def comma(number: str) -> str:
    return number.replace(".", ",")


@pytest.mark.parametrize("names", ["name;lat;lon", "name;latitude;longitude", "Name;Breite;Länge"])
def test_a_new_town_lies_where_its_degrees_are(names: str) -> None:
    latitude, longitude = degrees_at("F7")
    text = f"{names}\nYork;{comma(latitude)};{longitude}\nEly;51;-3\n"
    read = read_town_table(EARTHLY, text)
    assert read.notes == ()
    # The town that is there already stays in its place.
    assert read.edit.apply(EARTHLY).towns == (*BOARD.towns, at("F7", "York"))


@pytest.mark.parametrize(
    ("latitude", "longitude"),
    [
        ("51.5", "-3.5"),
        ("51,5 N", "3.5°W"),
        ("51° 30′", "3° 30' W"),
        ("51°30'0\"n", "−3.5"),
        ("51°29'60''", "3 30’ w".replace("3 ", "3°")),
    ],
)
def test_degrees_are_read_as_people_write_them(latitude: str, longitude: str) -> None:
    plain = read_town_table(EARTHLY, "name\tlat\tlon\nYork\t51.5\t-3.5").edit.apply(EARTHLY).towns[-1]
    quoted = latitude.replace('"', '""')
    text = f'name\tlat\tlon\nYork\t"{quoted}"\t{longitude}'
    assert read_town_table(EARTHLY, text).edit.apply(EARTHLY).towns[-1] == plain


def test_towns_that_find_no_hex_are_left_out_and_named() -> None:
    rows = {
        "Paris": ("48.85", "2.35"),
        "Deep": degrees_at("A12"),
        "Shore": degrees_at("A1"),
        "Twin": degrees_at("C3"),
        "Turned": degrees_at("F7")[::-1],
    }
    table = "\n".join(f"{name},{latitude},{longitude}" for name, (latitude, longitude) in rows.items())
    read = read_town_table(EARTHLY, f"name,lat,lon\n{table}")
    assert list(map(str, read.notes)) == [
        "Outside the map, and left out: Paris and Turned.",
        "In water with no land next to it, and left out: Deep.",
        "On the hex of another town, and left out: Twin.",
        (
            "The other way round, 1 of them would be on the map: "
            "check that latitude and longitude are not mixed up."
        ),
    ]
    (*_, shore) = read.edit.apply(EARTHLY).towns
    assert shore.name == "Shore"
    assert distance(shore.hex, SHEET.hex_named("A1")) == 1


def test_a_board_on_the_earth_writes_degrees_and_reads_its_own_table_unchanged() -> None:
    text = table_of(EARTHLY, EARTHLY.towns)
    assert text.splitlines()[0].endswith("name_side,latitude,longitude")
    assert text.splitlines()[1].endswith(",".join(degrees_at("C3")))
    assert read_town_table(EARTHLY, text).edit.apply(EARTHLY) is EARTHLY


@pytest.mark.parametrize(
    ("board", "text", "column", "why"),
    [
        (BOARD, "York,51,-3", 2, "only boards made from geography do"),
        (EARTHLY, "York,north,-3", 2, "not a number of degrees"),
        (EARTHLY, "York,51,", 3, "not a number of degrees"),
        (EARTHLY, "York,91,-3", 2, "The latitude cannot be 91. Write -90 to 90."),
        (EARTHLY, "York,51 E,-3", 2, "is no latitude"),
        (EARTHLY, "York,51,361", 3, "The longitude cannot be 361"),
    ],
)
def test_degrees_that_name_no_place_are_refused(board: Board, text: str, column: int, why: str) -> None:
    with pytest.raises(TableError) as raised:
        read_town_table(board, f"name,lat,lon\n{text}")
    assert (raised.value.line, raised.value.column) == (2, column)
    assert why in raised.value.why


def test_hexes_that_fix_no_place_are_as_good_as_none() -> None:
    earth = Earth(
        Projection("laea", (-3, 51)), tuple((SHEET.hex_named(f"A{n}"), (-3.0, 51.0)) for n in (1, 2, 3))
    )
    board = BOARD.edited(earth=earth)
    assert "latitude" not in table_of(board, board.towns)
    with pytest.raises(TableError):
        read_town_table(board, "name,lat,lon\nYork,51,-3")
