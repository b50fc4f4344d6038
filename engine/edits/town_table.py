"""The towns of a board as a table for spreadsheets: written as text, and read back as one edit."""

import csv
import io
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from engine.board.document import Board
from engine.board.keys import keys_in, keys_text
from engine.board.places import NAME_SIDES, Town
from engine.edits.protocol import Edit, Several
from engine.edits.table_degrees import DEGREES, SHORT, TownPlaces, degrees_of
from engine.edits.table_rows import Row, rows_of
from engine.edits.towns import ChangeTown, PlaceTown
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.messages import Saying, say
from engine.text.names import folded

COLUMNS: Final = ("name", "hex", "keys", "start", "port", "small", "bonus", "name_side")
_FLAGS: Final = ("start", "port", "small")
_YES, _NO = frozenset(("yes", "x", "1", "true", "✓")), frozenset(("", "no", "0", "false", "-"))
_MOST_BONUS: Final = 1000


def table_of(board: Board, towns: Sequence[Town], delimiter: str = ",") -> str:
    """Return towns as the lines of a table, below a line with the names of its columns.

    A board that knows its place on the earth says the latitude and longitude of each.
    """
    out = io.StringIO()
    writer = csv.writer(out, delimiter=delimiter, lineterminator="\n")
    degrees = degrees_of(board, towns)
    writer.writerow((*COLUMNS, *DEGREES) if degrees else COLUMNS)
    for number, town in enumerate(towns):
        label = board.sheet.label(town.hex) if town.hex in board.sheet else ""
        flags = ("yes" if getattr(town, flag) else "" for flag in _FLAGS)
        bonus = "" if town.bonus is None else town.bonus
        writer.writerow(
            (
                *(town.name, label, keys_text(town.keys), *flags, bonus, town.name_side),
                *(degrees[number] if degrees else ()),
            )
        )
    return out.getvalue()


class TableRead(NamedTuple):
    """What a table of towns does, and which of its towns were left out."""

    edit: Several
    notes: tuple[Saying, ...]


def read_town_table(board: Board, text: str) -> TableRead:
    """Return the edit that gives a board the towns of a table; towns that it does not list stay.

    A line is about the town on its hex, else about the town of its name, which it moves there; where neither
    is there, it places a new one. Without a hex, a latitude and a longitude say where a new town is; one that
    is there already stays in its place. Columns that the table lacks leave what a town has. A first line
    without names of columns means the order of :data:`COLUMNS`. Raises TableError.
    """
    edits: list[Edit] = []
    lines: dict[Hex, int] = {}
    after, places = board, TownPlaces(board)
    for row in rows_of(text, COLUMNS, {**SHORT, **dict(zip(DEGREES, DEGREES, strict=True))}):
        place = _place(board, row)
        town = _town_meant(after, row, place)
        at = place or (None if town is None else town.hex)
        if at is None and any(row.cell(column) for column in DEGREES):
            at = places.place(row, after)
            if at is None:
                continue
        if at is None:
            raise row.cell_error("hex", say("A new town needs a hex, or a latitude and a longitude."))
        if at in lines:
            raise row.cell_error("hex", say("Line {line} is about the same hex.", line=lines[at]))
        lines[at] = row.line
        changed = _filled(board, row, replace(town or Town("", at), hex=at))
        edit: Edit = PlaceTown(changed) if town is None else ChangeTown(town, changed)
        after = edit.apply(after)
        edits.append(edit)
    return TableRead(Several("Change towns by table", tuple(edits)), tuple(places.notes()))


def _place(board: Board, row: Row) -> Hex | None:
    """Return the hex that a line names, if any."""
    label = row.cell("hex")
    if not label:
        return None
    try:
        hex_ = board.sheet.hex_named(label)
    except LabelError as error:
        raise row.cell_error("hex", error.message) from error
    if not board.on_map(hex_):
        raise row.cell_error("hex", say("{hex} is not a hex of the map.", hex=label))
    return hex_


def _town_meant(board: Board, row: Row, place: Hex | None) -> Town | None:
    """Return the town that a line is about: the one on its hex, else the one of its name."""
    here = board.towns_by_hex.get(place, ()) if place is not None else ()
    if here:
        return here[0]
    name = row.cell("name")
    found = [town for town in board.towns if name and folded(town.name) == folded(name)]
    if len(found) > 1 and place is None:
        raise row.cell_error("name", say("Several towns are called {name}. Add a hex.", name=name))
    return found[0] if len(found) == 1 else None


def _filled(board: Board, row: Row, town: Town) -> Town:
    """Return a town with what the cells of a line say."""
    changes: dict[str, Any] = {flag: _flag(row, flag) for flag in _FLAGS if flag in row.cells}
    if "name" in row.cells:
        changes["name"] = " ".join(row.cell("name").split())
    if "keys" in row.cells:
        changes["keys"] = _keys(board, row)
    if "bonus" in row.cells:
        changes["bonus"] = _bonus(row)
    if "name_side" in row.cells:
        changes["name_side"] = _name_side(row)
    return replace(town, **changes)


def _keys(board: Board, row: Row) -> tuple[str, ...]:
    """Return the keys in a cell, each of which the board must have."""
    known = board.key_scheme.towns
    keys = keys_in(row.cell("keys"), known)
    strange = [key for key in keys if known and key not in known]
    if strange:
        raise row.cell_error("keys", say("{keys} is not a key of this board.", keys=strange[0]))
    return keys


def _flag(row: Row, column: str) -> bool:
    """Return whether a cell is ticked."""
    text = row.cell(column).lower()
    if text not in _YES | _NO:
        raise row.cell_error(column, say("“{text}” is neither yes nor no.", text=row.cell(column)))
    return text in _YES


def _bonus(row: Row) -> int | None:
    """Return the points in a cell; none where it is empty."""
    text = row.cell("bonus")
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 6 and int(text) <= _MOST_BONUS):
        raise row.cell_error("bonus", say("“{text}” is no number of points from 0 on.", text=text))
    return int(text)


def _name_side(row: Row) -> str:
    """Return the side in a cell on which a name is printed; none where it is empty: the best one."""
    side = " ".join(row.cell("name_side").lower().split())
    if side and side not in NAME_SIDES:
        why = say("“{text}” is not a side. Sides are {sides}.", text=side, sides=", ".join(NAME_SIDES))
        raise row.cell_error("name_side", why)
    return side
