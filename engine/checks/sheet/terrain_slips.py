"""Family T, the part that finds a row or a column of the terrain out of its place.

The rows of a map file are lines of signs: two of them may be exchanged, one entered twice or left out,
and then all that follow lie one row from the towns and rivers they belong to. A slip is recognised by what
it leaves: things that stand on the wrong kind of ground, and terrain that is ragged where lines meet. Each
rearrangement that could undo one is judged by both, in one table of numbers.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.board.layers import frozen
from engine.board.terrain import CLOSED, FIRST_OWN, MOST_OWN, SEA, WATER
from engine.checks.frame.board_size import is_vast
from engine.checks.frame.check import Check
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sheet import Sheet
from engine.hexes.sides import hexes_of
from engine.messages import Phrase, Saying, say

Numbers = NDArray[Any]

_ITEM: Final = 4
"""What a thing on the wrong kind of ground counts, in pairs of neighbouring hexes of different terrain."""
_GAIN: Final = 18
"""From what gain on lines are taken for slipped: no sound board gains half as much."""
_SMOOTHED: Final = 6
"""What repeating a line gains on any board: it is as smooth there as nowhere else."""
_REPEATING: Final = frozenset({"doubled", "missing"})
_FEWEST: Final = 2
"""Things on the wrong kind of ground that a line doubled or missing has to explain."""
_RAGGED: Final = 28
"""Unlike hexes by which two lines differ more from their neighbours than those from each other."""
_FEWEST_LINES: Final = 16
_LEFT: Final = 3
"""At most one thing in this many may still be wrong afterwards."""
_LAND_HELD: Final = 0.85
"""Where countries cover this much of the land and little else, land that none has counts as well."""

_MESSAGES: Final[Mapping[str, tuple[Phrase, Phrase]]] = {
    "exchanged": (
        "The terrain rows at {here} and {there} seem to be exchanged.",
        "The terrain columns at {here} and {there} seem to be exchanged.",
    ),
    "moved": (
        "The terrain row at {here} seems to be shifted by one hex.",
        "The terrain column at {here} seems to be shifted by one hex.",
    ),
    "rest moved": (
        "The terrain rows from {here} on seem to be shifted by one hex.",
        "The terrain columns from {here} on seem to be shifted by one hex.",
    ),
    "doubled": (
        "There seems to be a terrain row too many at {here}: rows from there to {there} are shifted.",
        "There seems to be a terrain column too many at {here}: columns from there to {there} are shifted.",
    ),
    "missing": (
        "A terrain row seems to be missing at {here}: rows from there to {there} are shifted.",
        "A terrain column seems to be missing at {here}: columns from there to {there} are shifted.",
    ),
}
"""What is said of each kind of slip, of rows and of columns."""
_REMEDIES: Final[Mapping[str, tuple[Phrase, Phrase]]] = {
    "exchanged": ("Exchange the rows", "Exchange the columns"),
    "moved": ("Shift the row back", "Shift the column back"),
    "rest moved": ("Shift the rows back", "Shift the columns back"),
    "doubled": (
        "Remove this row and repeat the outermost one",
        "Remove this column and repeat the outermost one",
    ),
    "missing": (
        "Repeat the row next to it and remove the outermost one",
        "Repeat the column next to it and remove the outermost one",
    ),
}

_IS_WET: Final = np.array([code in WATER for code in range(FIRST_OWN + MOST_OWN)])
_IS_CLOSED: Final = np.array([code in CLOSED for code in range(FIRST_OWN + MOST_OWN)])


@dataclass(frozen=True)
class RearrangeTerrain:
    """Take each row of the terrain from another one, moved along by some hexes; or each column."""

    is_columns: bool
    sources: tuple[int, ...]
    moves: tuple[int, ...]
    label: Phrase
    merge_key: None = None

    def apply(self, board: Board) -> Board:
        """Return the board with its terrain rearranged, or the same one where the sheet is another."""
        lines = board.terrain.T if self.is_columns else board.terrain
        if len(lines) != len(self.sources):
            return board
        taken = np.stack(
            [_moved(lines[at : at + 1], by)[0] for at, by in zip(self.sources, self.moves, strict=True)]
        )
        taken = np.ascontiguousarray(taken.T if self.is_columns else taken)
        return board if np.array_equal(taken, board.terrain) else board.edited(terrain=frozen(taken))


class _Slip(NamedTuple):
    """One way in which lines may have slipped: what, at which lines, and where each is to come from."""

    kind: str
    first: int
    second: int
    sources: tuple[int, ...]
    moves: tuple[int, ...]
    gain: int


class TerrainLineMisplaced(Check):
    """A row or column of the terrain is doubled, missing, shifted or exchanged with another.

    Why it matters: towns, rivers and ferries are stored by hex label, terrain by rows. One row too many
    puts everything south of it on the wrong ground and would cause dozens of findings; fixing those one
    by one would spoil the map.

    Example: row S entered twice and the last row lost: ports in the south are inland, rivers run through
    lakes.

    To fix it, rearrange the rows as suggested. Other problems are reported after that. A row that was lost
    cannot be restored: the one next to it is repeated in its place.
    """

    code, name, severity = "T140", "terrain-line-misplaced", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for the slip that explains most, if it explains nearly all that is wrong."""
        if min(board.terrain.shape) < _FEWEST_LINES or is_vast(board):
            return
        slips = [(slip, is_columns) for is_columns in (False, True) for slip in _slips(board, is_columns)]
        slip, is_columns = max(slips, key=lambda each: each[0].gain, default=(None, False))
        if slip is None:
            return
        edit = RearrangeTerrain(is_columns, slip.sources, slip.moves, _REMEDIES[slip.kind][is_columns])
        places = (slip.first, slip.second) if slip.kind == "exchanged" else (slip.first,)
        yield self.finding(
            _told(board.sheet, slip, is_columns),
            subject=",".join(board.sheet.label(_place(board.sheet, is_columns, at, 0)) for at in places),
            hexes=tuple(hex_ for at in places for hex_ in _line(board.sheet, is_columns, at)),
            path=("terrain", "rows") if is_columns else ("terrain", "rows", slip.first),
            fixes=(Fix(edit.label, edit, safe=False),),
        )


def _slips(board: Board, is_columns: bool) -> Iterator[_Slip]:
    """Yield the slip in one direction that explains most, if any explains enough."""
    lines = board.terrain.T if is_columns else board.terrain
    dry, wet = _needs(board, is_columns)
    wrong = int(_IS_CLOSED[lines[dry[:, 0], dry[:, 1]]].sum() + (~_IS_WET[lines[wet[:, 0], wet[:, 1]]]).sum())
    if wrong < _FEWEST and not _is_ragged(lines):
        return
    table = _Table(board, is_columns, dry, wet)
    likely = sorted((slip for slip in table.slips() if slip.gain >= _GAIN), key=lambda slip: -slip.gain)
    yield from islice(filter(table.explains, likely), 1)


def _needs(board: Board, is_columns: bool) -> tuple[Numbers, Numbers]:
    """Return the places, as line and place along it, of what has to be on land, and on water."""
    dry = [town.hex for town in board.towns]
    dry += [hex_ for line in board.lines if line.kind == "river" for s in line.sides for hex_ in hexes_of(s)]
    dry += [hex_ for special in board.specials for hex_ in special.hexes]
    dry += [hex_ for rule in board.crossings if rule.course for hex_ in (rule.course[0], rule.course[-1])]
    wet = [hex_ for ferry in board.ferries for hex_ in ferry.course]
    wet += [hex_ for water in board.waters for hex_ in water.hexes]

    def placed(hexes: list[Hex]) -> Numbers:
        spots = [board.sheet.place_of(hex_) for hex_ in hexes if hex_ in board.sheet]
        found = np.array(spots, dtype=np.int64).reshape(-1, 2)
        return found if is_columns else found[:, ::-1]

    return placed(dry), placed(wet)


def _is_ragged(lines: Numbers) -> bool:
    """Return whether two lines differ much from their neighbours where those are alike."""
    ground = _classes(lines)
    steps = (ground[1:] != ground[:-1]).sum(1)
    over = (ground[2:] != ground[:-2]).sum(1)
    return int(np.sort(steps[1:] + steps[:-1] - over)[-2:].sum()) >= _RAGGED


def _classes(terrain: Numbers) -> Numbers:
    """Return terrain with all water alike."""
    return np.where(_IS_WET[terrain], SEA, terrain)


def _moved(lines: Numbers, by: int) -> Numbers:
    """Return lines moved along by a hex, the hex at the end repeated."""
    if by == 0:
        return lines
    ends = lines[:, :1] if by > 0 else lines[:, -1:]
    return np.concatenate((ends, lines[:, :-by]) if by > 0 else (lines[:, -by:], ends), axis=1)


class _Table:
    """How well every line of the terrain fits in the place of every other, and next to every other.

    A line is known by its number; those moved along by a hex to the one or other hand come after all as
    they are. ``_wrong`` has a row for each place of a line, ``_unlike`` one for each line and a column for
    each that may follow it, one table for lines of either parity.
    """

    def __init__(self, board: Board, is_columns: bool, dry: Numbers, wet: Numbers) -> None:
        lines = board.terrain.T if is_columns else board.terrain
        self._count = len(lines)
        every = np.concatenate([_moved(lines, by) for by in (0, -1, 1)])
        self._wrong = np.zeros((self._count, len(every)), dtype=np.int64)
        np.add.at(self._wrong, dry[:, 0], _IS_CLOSED[every[:, dry[:, 1]]].T)
        np.add.at(self._wrong, wet[:, 0], ~_IS_WET[every[:, wet[:, 1]]].T)
        self._weight = self._wrong * _ITEM
        held = (board.country.T if is_columns else board.country) > 0
        if held.any() and np.mean(held == ~_IS_CLOSED[lines]) >= _LAND_HELD:
            self._weight += (held[:, None, :] == _IS_CLOSED[every][None]).sum(2)
        ground = _classes(every)
        self._unlike = np.stack(
            [
                (ground[:, pairs[0]][:, None, :] != ground[:, pairs[1]][None]).sum(2)
                for pairs in _touching(board.sheet, is_columns)
            ]
        )
        self._at = np.arange(self._count)
        self._before = self._badness(self._at)

    def _badness(self, sources: Numbers) -> int:
        unlike = self._unlike[self._at[:-1] % 2, sources[:-1], sources[1:]].sum()
        return int(unlike + self._weight[self._at, sources].sum())

    def explains(self, slip: _Slip) -> bool:
        """Return whether hardly anything would stand wrong after a slip is undone, but on repeated lines."""
        sources = np.array(slip.sources)
        moved = np.array([{0: 0, -1: 1, 1: 2}[by] for by in slip.moves]) * self._count
        known = np.ones(self._count, dtype=bool)
        if slip.kind in _REPEATING:
            known[slip.first if slip.kind == "missing" else slip.second] = False
        before = int(self._wrong[self._at, self._at][known].sum())
        after = int(self._wrong[self._at, sources + moved][known].sum())
        if slip.kind in _REPEATING and before - after < _FEWEST:
            return False
        return after * _LEFT <= before

    def slips(self) -> Iterator[_Slip]:
        """Yield every way to undo one slip, with how much better the terrain would fit."""
        for kind, first, second, sources in self._ways():
            gain = self._before - self._badness(sources) - (_SMOOTHED if kind in _REPEATING else 0)
            whose = sources % self._count
            moves = np.choose(sources // self._count, (0, -1, 1))
            yield _Slip(kind, first, second, tuple(whose.tolist()), tuple(moves.tolist()), gain)

    def _ways(self) -> Iterator[tuple[str, int, int, Numbers]]:
        at, last = self._at, self._count - 1
        for one in range(self._count):
            for other in range(one + 1, self._count):
                exchanged = at.copy()
                exchanged[[one, other]] = other, one
                yield "exchanged", one, other, exchanged
            for by in (1, 2):
                # All lines moved alike are a setting of the sheet, which T125 reports.
                for end in {one + 1, self._count} - ({self._count} if one == 0 else set()):
                    moved = at.copy()
                    moved[one:end] += by * self._count
                    yield ("moved" if end == one + 1 else "rest moved"), one, end, moved
        for one in range(1, last):
            yield "doubled", one, last, np.concatenate((at[:one], at[one + 1 :], at[last:]))
            yield "missing", one, last, np.concatenate((at[:one], at[one - 1 : last]))
            yield "doubled", one, 0, np.concatenate((at[:1], at[:one], at[one + 1 :]))
            yield "missing", one, 0, np.concatenate((at[1 : one + 1], at[one:]))


def _touching(sheet: Sheet, is_columns: bool) -> Iterator[Numbers]:
    """Yield the places along a line and along the next that touch, for lines of either parity."""
    along = range(sheet.rows if is_columns else sheet.columns)
    for first in (0, 1):
        beyond = {_place(sheet, is_columns, first + 1, at): at for at in along}
        pairs = [
            (at, beyond[near])
            for at in along
            for near in neighbours(_place(sheet, is_columns, first, at))
            if near in beyond
        ]
        yield np.array(pairs).T


def _place(sheet: Sheet, is_columns: bool, line: int, along: int) -> Hex:
    return sheet.hex_at(line, along) if is_columns else sheet.hex_at(along, line)


def _line(sheet: Sheet, is_columns: bool, line: int) -> list[Hex]:
    count = sheet.rows if is_columns else sheet.columns
    return [_place(sheet, is_columns, line, along) for along in range(count)]


def _told(sheet: Sheet, slip: _Slip, is_columns: bool) -> Saying:
    """Return what slipped where."""
    here, there = (
        sheet.label(_place(sheet, is_columns, min(line, len(slip.sources) - 1), 0))
        for line in (slip.first, slip.second)
    )
    return say(_MESSAGES[slip.kind][is_columns], here=here, there=there)


TERRAIN_SLIP_CHECKS: tuple[Check, ...] = (TerrainLineMisplaced(),)
