"""Maps of 18xx-maker (https://18xx-maker.com), as ``.json``, taken over as boards."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from engine.board.document import Board, new_board
from engine.board.layers import blank_layer, frozen
from engine.board.lines import LineKind, SideLine
from engine.board.places import Town
from engine.board.terrain import HILL, OFF, OPEN, SEA, SWAMP
from engine.boardfile.errors import BoardFileError
from engine.exchange.eighteen_xx import POINTS
from engine.exchange.taking_over import DAMAGED, demand_size, fault, file_bytes, keys_among, scheme_for
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet, Top
from engine.hexes.sides import Corner, Side, chains, corner_of, corners_of, sides_at
from engine.messages import Phrase, Saying, listed, say
from engine.text.names import normalised

Plain = dict[str, Any]

_ADVICE: Final = "Use the .json file of a game of 18xx-maker that has a map."
_NAME: Final = re.compile(r"([A-Z]{1,2})(\d{1,3})")
_POINT: Final = re.compile(r"([A-Z]{1,2}\d{1,3})(p[1-6])")
_KIND_OF_LINE: Final[Mapping[str, LineKind]] = {"water": "river", "river": "river", "black": "closed"}
"""The lines along sides that we write, by their colour."""
_RISES: Final = frozenset({"mountain", "hill", "hills", "cliffs"})
_MARSHES: Final = frozenset({"swamp", "marsh"})
_STOPS: Final = ("centerTowns", "towns", "cities")
_TAKEN: Final = frozenset({"hexes", "color", "terrain", "labels", "names", "removeBorders", *_STOPS})
_MOST_NAMED: Final = 8


def read_eighteen_xx(path: Path) -> tuple[Board, list[Saying]]:
    """Return the board of a map of 18xx-maker, and what could not be taken over.

    Raises BoardFileError, with a sentence for the user, where the file holds no such map.
    """
    data = file_bytes(path, "18xx-maker", _ADVICE)
    try:
        return _Reader(path, json.loads(data)).board()
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError, OverflowError) as error:
        raise _fault(path, DAMAGED) from error


def _fault(path: Path, why: Phrase) -> BoardFileError:
    return fault(path, "18xx-maker", why, _ADVICE)


class _Reader:
    """Makes a board of a game's data, and notes what it cannot take over."""

    def __init__(self, path: Path, root: Plain) -> None:
        self._path = path
        self._info: Plain = root.get("info", {})
        drawn = root.get("map")
        self._notes: list[Saying] = []
        if isinstance(drawn, list):
            if len(drawn) > 1:
                self._notes.append(say("The file has {n} maps. Only the first was taken over.", n=len(drawn)))
            drawn = drawn[0]
        if not isinstance(drawn, dict) or not drawn.get("hexes"):
            raise _fault(path, "it has no map")
        self._map: Plain = drawn
        self._top: Top = "flat" if self._info.get("orientation") == "horizontal" else "pointy"
        self._lost: Counter[str] = Counter()
        self._strange: Counter[str] = Counter()

    def board(self) -> tuple[Board, list[Saying]]:
        """Return the board and the notes."""
        placed = [(_place(name), each) for each in self._map["hexes"] for name in each.get("hexes") or ()]
        if not placed:
            raise _fault(self._path, "it has no map")
        self._first, self._base = (min(place[axis] for place, _ in placed) for axis in (0, 1))
        parities = {sum(place) % 2 for place, _ in placed}
        if len(parities) > 1:
            raise _fault(self._path, "its hexes are not numbered by twos, in even lines and odd ones")
        self._parity = parities.pop()
        sheet = self._sheet([place for place, _ in placed])
        terrain = blank_layer(sheet).copy()
        terrain[:] = OFF
        towns: list[Town] = []
        for place, each in placed:
            column, row = self._column_and_row(*place)
            terrain[row, column] = self._terrain(each)
            towns += self._towns(each, sheet.hex_at(column, row))
            self._lost.update(name for name in each if name not in _TAKEN and each[name])
        lines = tuple(self._lines(sheet))
        board = new_board(
            sheet,
            title=normalised(str(self._info.get("title") or self._path.stem)),
            designer=normalised(str(self._info.get("designer") or "")),
            keys=scheme_for(towns),
            terrain=frozen(terrain),
            towns=tuple(towns),
            lines=lines,
        )
        return board, [*self._notes, *self._said()]

    def _sheet(self, places: list[tuple[int, int]]) -> Sheet:
        """Return the sheet: letters name lines of hexes, every other number a hex in one."""
        lines = max(line for line, _ in places) - self._first + 1
        along = (max(number for _, number in places) - self._base) // 2 + 1
        columns, rows = (along, lines) if self._top == "pointy" else (lines, along)
        demand_size(self._path, columns, rows)
        # A line is shifted if its numbers are even where the least is odd, or odd where it is even.
        is_first_shifted = (self._first + self._base) % 2 != self._parity
        labels = LabelScheme(blocks=usual_blocks(rows, columns))
        return Sheet(columns, rows, self._top, "even" if is_first_shifted else "odd", labels=labels)

    def _column_and_row(self, line: int, number: int) -> tuple[int, int]:
        along, down = (number - self._base) // 2, line - self._first
        return (along, down) if self._top == "pointy" else (down, along)

    def _terrain(self, each: Plain) -> int:
        colour = str(each.get("color", ""))
        kinds = {str(one.get("type", "")) for one in each.get("terrain") or ()}
        if colour == "water":
            return SEA
        self._strange.update(kinds - _RISES - _MARSHES)
        if kinds & _RISES:
            return HILL
        return SWAMP if kinds & _MARSHES else OPEN

    def _towns(self, each: Plain, hex_: Hex) -> Iterator[Town]:
        """Yield the towns of a hex; its labels are their keys, if they are keys."""
        keys: tuple[str, ...] = ()
        for label in each.get("labels") or ():
            found = keys_among(str(label.get("label", "")))
            keys += found
            self._lost.update(() if found else ("labels",))
        names = [str(one["name"]) for one in each.get("names") or () if one.get("name")]
        stops = [stop for field in _STOPS for stop in each.get(field) or ()]
        for number, stop in enumerate(stops):
            own = stop.get("name") or {}
            name = own.get("name") if isinstance(own, dict) else str(own)
            name = str(name or "".join(names[number : number + 1]))
            # A board has one town on a hex; of several the keys are the first one's.
            yield Town(normalised(name), hex_, keys if number == 0 else ())

    def _lines(self, sheet: Sheet) -> Iterator[SideLine]:
        """Yield the rivers and closed sides, which are borders of the map by their colour."""
        sides: dict[LineKind, dict[Side, None]] = {"river": {}, "closed": {}}
        for border in self._map.get("borders") or ():
            kind = _KIND_OF_LINE.get(str(border.get("color", "")))
            if kind is None:
                self._lost["borders"] += 1
                continue
            corners = [self._corner(sheet, text) for text in border["coords"]]
            for one, other in pairwise(corners):
                side = _side_between(one, other)
                if side is None:
                    self._lost["borders"] += 1
                else:
                    sides[kind][side] = None
        self._lost.update({"lines": len(self._map.get("lines") or ())})
        for kind, found in sides.items():
            yield from (SideLine(kind, "", chain) for chain in chains(found))

    def _corner(self, sheet: Sheet, text: str) -> Corner | None:
        """Return the corner of a hex that a point is; None for a point elsewhere."""
        match = _POINT.fullmatch(text)
        if match is None:
            return None
        column, row = self._column_and_row(*_place(match[1]))
        return corner_of(sheet.hex_at(column, row), POINTS[self._top].index(match[2]))

    def _said(self) -> Iterator[Saying]:
        if self._strange:
            names = listed(sorted(self._strange), _MOST_NAMED)
            yield say("Unknown terrain became open land: {names}.", names=names)
        lost = sorted(name for name, count in self._lost.items() if count)
        if lost:
            yield say("What a board has no place for was left out: {names}.", names=listed(lost, _MOST_NAMED))


def _place(name: str) -> tuple[int, int]:
    """Return the line and the number of a hex: A is line 0; raises ValueError for no name of a hex."""
    match = _NAME.fullmatch(name)
    if match is None:
        raise ValueError(name)
    line = 0
    for letter in match[1]:
        line = 26 * line + ord(letter) - ord("A") + 1
    return line - 1, int(match[2])


def _side_between(one: Corner | None, other: Corner | None) -> Side | None:
    """Return the side between two corners next to each other; None where there is none."""
    if one is None or other is None:
        return None
    return next((side for side in sides_at(one) if other in corners_of(side)), None)
