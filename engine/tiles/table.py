"""The city tiles of a set as a table for spreadsheets: written as text, and read back as one edit."""

import csv
import io
from collections.abc import Iterable
from itertools import count
from typing import Final

from engine.edits.protocol import Several
from engine.edits.table_rows import Row, TableError, rows_of
from engine.messages import say
from engine.text.names import folded
from engine.tiles.checks.frame import nearest_code
from engine.tiles.edits import AddCity, SetFieldOfSet
from engine.tiles.reading import edges_of
from engine.tiles.set import BLANK, BLANK_MARK, MOST_GOODS, CityTile, TileSet

COLUMNS: Final = ("name", "n", "e", "s", "w", "goods")
_HEADINGS: Final = ("name", "N", "E", "S", "W", "goods")
_SIDES: Final = COLUMNS[1:5]


def table_of_cities(tile_set: TileSet, delimiter: str = ";") -> str:
    """Return the city tiles as the lines of a table, below a line with the names of its columns."""
    return table_of(tile_set.cities, delimiter)


def table_of(cities: Iterable[CityTile], delimiter: str) -> str:
    """Return some city tiles as the lines of a table, below a line with the names of its columns."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    writer.writerow(_HEADINGS)
    for city in cities:
        writer.writerow((city.name, *(code or BLANK_MARK for code in city.edges), city.goods))
    return out.getvalue()


def edit_of_city_table(tile_set: TileSet, text: str) -> SetFieldOfSet:
    """Return the edit that gives a set the city tiles of a table, in its order, instead of those it has.

    Raises TableError for a code that no railroad of the set has, a goods number that is none, a name that
    is missing or given twice.
    """
    found: dict[str, CityTile] = {}
    for row in rows_of(text, COLUMNS):
        name = " ".join(row.cell("name").split())
        if not name:
            raise row.cell_error("name", say("The name of the city is missing."))
        if folded(name) in found:
            raise row.cell_error("name", say("There is another {name} above.", name=name))
        edges = edges_of([_code(tile_set, row, side) for side in _SIDES])
        found[folded(name)] = CityTile(name, edges, _goods(row))
    if not found:
        raise TableError(1, 1, say("The table has no cities."))
    return SetFieldOfSet("cities", tuple(found.values()))


def edit_of_pasted_cities(tile_set: TileSet, text: str) -> Several:
    """Return the edit that adds the city tiles of a table, such as the clipboard has it, to a set.

    One whose name the set has already is numbered. Raises TableError for what is no such table.
    """
    names = {folded(city.name) for city in tile_set.cities}
    found: list[AddCity] = []
    for row in rows_of(text, COLUMNS):
        edges = edges_of([_code(tile_set, row, side) for side in _SIDES])
        given = " ".join(row.cell("name").split())
        if not given:
            raise row.cell_error("name", say("The name of the city is missing."))
        numbered = (given if number == 1 else f"{given} {number}" for number in count(1))
        name = next(each for each in numbered if folded(each) not in names)
        names.add(folded(name))
        found.append(AddCity(CityTile(name, edges, _goods(row))))
    if not found:
        raise TableError(1, 1, say("The table has no cities."))
    return Several("Paste city tiles", tuple(found))


def _code(tile_set: TileSet, row: Row, side: str) -> str:
    """Return the code in a cell as the set writes it; nothing for a blank edge."""
    (code,) = {edges_of([row.cell(side)] * 4)[0]}
    if code == BLANK or code in tile_set.codes:
        return code
    near = nearest_code(code, tile_set.codes)
    if near.casefold() == code.casefold():
        return near
    hint = say(" Perhaps {near} is meant.", near=near) if near else ""
    raise row.cell_error(side, say("{code} is no railroad of this set.{hint}", code=code, hint=hint))


def _goods(row: Row) -> int:
    text = row.cell("goods")
    if not (text.isascii() and text.isdigit() and int(text) <= MOST_GOODS):
        why = say("“{text}” is no goods number from 0 to {most}.", text=text, most=MOST_GOODS)
        raise row.cell_error("goods", why)
    return int(text)
