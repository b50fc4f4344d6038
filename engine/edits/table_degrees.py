"""Cells of tables with degrees, and the hexes of towns there."""

import re
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from engine.board.document import Board
from engine.board.earth import EarthError, Globe
from engine.board.places import Town
from engine.board.settling import land_near
from engine.board.terrain import CLOSED
from engine.edits.table_rows import Row
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, listed, say

DEGREES: Final = ("latitude", "longitude")
"""The columns."""
SHORT: Final = {
    "lat": "latitude", "lon": "longitude", "lng": "longitude", "long": "longitude",
    "breite": "latitude", "länge": "longitude",
}  # fmt: skip
"""What else these columns are called."""
_MOST: Final = {"latitude": 90.0, "longitude": 360.0}
_PART: Final = r"\d{1,3}(?:[.,]\d{0,15})?"
_ANGLE: Final = re.compile(
    rf"(?P<sign>[-+−]?)(?P<degrees>{_PART})\s*°?\s*(?:(?P<minutes>{_PART})\s*['′’]\s*)?"
    rf"(?:(?P<seconds>{_PART})\s*(?:[\"″”]|'')\s*)?(?P<side>[NSEWnsew]?)"
)
_MOST_NAMED: Final = 5
_LEFT: Final[dict[str, Phrase]] = {
    "outside": "Outside the map, and left out: {names}.",
    "water": "In water with no land next to it, and left out: {names}.",
    "taken": "On the hex of another town, and left out: {names}.",
}


class TownPlaces:
    """Finds hexes for the towns of a table that says where they are in degrees."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._globe: Globe | None = None
        self._left: dict[str, list[str]] = {why: [] for why in _LEFT}
        self._turned = 0

    def place(self, row: Row, board: Board) -> Hex | None:
        """Return the hex of a new town on a board; None, noted, where it has to be left out.

        Raises TableError where a cell has no degrees, or the board does not know its place on the earth.
        """
        if self._globe is None:
            self._globe = self._globe_for(row)
        latitude, longitude = (_angle(row, column) for column in DEGREES)
        name = row.cell("name")
        x, y = self._globe.mm(np.array([(longitude, latitude)]))[0].tolist()
        if not self._is_on_map(x, y):
            self._turned += self._is_on_map(*self._globe.mm(np.array([(latitude, longitude)]))[0].tolist())
            self._left["outside"].append(name)
            return None
        hex_ = land_near(board.sheet, (x, y), lambda each: board.terrain_at(each) in CLOSED)
        why = "water" if hex_ is None else "taken" if hex_ in board.towns_by_hex else ""
        if why:
            self._left[why].append(name)
            return None
        return hex_

    def _globe_for(self, row: Row) -> Globe:
        try:
            if self._board.earth is not None:
                return Globe(self._board.sheet, self._board.earth)
        except EarthError:
            pass
        why = say(
            "This board does not know its place on the earth; only boards made from geography do. Give a hex "
            "to each town."
        )
        raise row.cell_error("latitude", why)

    def _is_on_map(self, x: float, y: float) -> bool:
        return bool(np.isfinite((x, y)).all()) and self._board.on_map(self._board.sheet.hex_under(x, y))

    def notes(self) -> Iterator[Saying]:
        """Yield which towns were left out, by why."""
        for why, names in self._left.items():
            if names:
                yield say(_LEFT[why], names=listed(names, _MOST_NAMED))
        if self._turned:
            yield say(
                "The other way round, {n} of them would be on the map: check that latitude and longitude are "
                "not mixed up.",
                n=self._turned,
            )


def degrees_of(board: Board, towns: Sequence[Town]) -> list[tuple[str, str]]:
    """Return the latitudes and longitudes of towns, as far as they are known: all or none."""
    if board.earth is None or not towns:
        return []
    try:
        globe = Globe(board.sheet, board.earth)
    except EarthError:
        return []
    places = globe.degrees(np.array([board.sheet.centre_mm(town.hex) for town in towns]))
    return [(f"{latitude:.5f}", f"{longitude:.5f}") for longitude, latitude in places.tolist()]


def _angle(row: Row, column: str) -> float:
    """Return the degrees in a cell, such as ``51.48``, ``51,48 N`` or ``51° 28′ 54″ N``."""
    text = row.cell(column)
    match = _ANGLE.fullmatch(text)
    if match is None:
        raise row.cell_error(
            column, say("“{text}” is not a number of degrees, such as 51.48 or 51° 28′ 54″ N.", text=text)
        )
    degrees, minutes, seconds = (
        float((match[part] or "0").replace(",", ".")) for part in ("degrees", "minutes", "seconds")
    )
    found = degrees + minutes / 60 + seconds / 3600
    side = match["side"].upper()
    if side and (side in "NS") != (column == "latitude"):
        raise row.cell_error(column, say("“{text}” is no {column}.", text=text, column=say(_WORDS[column])))
    if found > _MOST[column]:
        raise row.cell_error(
            column,
            say(
                "The {column} cannot be {text}. Write {least} to {most}.",
                column=say(_WORDS[column]),
                text=text,
                least=-int(_MOST[column]),
                most=int(_MOST[column]),
            ),
        )
    return -found if side in ("S", "W") or match["sign"] in ("-", "−") else found


_WORDS: Final[dict[str, Phrase]] = {"latitude": "latitude", "longitude": "longitude"}
