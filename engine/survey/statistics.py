"""Statistics of a board: its terrain, its keys by sector, its runs, and what its starts can reach."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np

from engine.board.document import Board
from engine.board.keys import SUIT_WORDS
from engine.board.starts import first_starts
from engine.board.terrain import FIRST_OWN, NAMES, OFF
from engine.checks.keys.draws.drawing import draw_of
from engine.checks.keys.draws.lengths import runs_of
from engine.checks.keys.draws.links import NEVER
from engine.hexes.lattice import Hex
from engine.messages import Phrase, say
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.survey.measuring import costs_within
from engine.survey.pieces import Pieces

POINTS: Final = (10, 20, 30)
"""The build points for which it is told what a start can reach."""
_SHOWN: Final = 60
"""How many hexes are told of a row at most; more rings on a map would point out nothing."""

_RUNS: Phrase = "Links between the {pairs} pairs of keys; {short} are below the minimum run of {least}."


@dataclass(frozen=True)
class Row:
    """One row of a table and bar of a chart: what it is called, how many, of how many, and some hexes.

    ``is_short`` marks a length below the minimum run.
    """

    name: str
    count: int
    of: int
    hexes: tuple[Hex, ...] = ()
    is_short: bool = False

    @property
    def share(self) -> float:
        """The count as a part of the whole, 0 where there is nothing."""
        return self.count / self.of if self.of else 0.0


@dataclass(frozen=True)
class Chapter:
    """One table: its name for programs, its title, a sentence on what is counted, and its rows."""

    name: str
    title: Phrase
    text: Phrase
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class Statistics:
    """All there is to count on a board; ``amiss`` says why some of it cannot be."""

    chapters: tuple[Chapter, ...]
    amiss: Phrase = ""


def statistics_of(board: Board) -> Statistics:
    """Return the statistics of a board; without rules that can be played, those that need none."""
    chapters = [_terrain(board), _keys(board)]
    try:
        chapters += [_runs(board), *_reach(board)]
    except RuleSetError as error:
        return Statistics(tuple(chapters), error.said)
    return Statistics(tuple(chapters))


def _terrain(board: Board) -> Chapter:
    """Return how many hexes there are of each terrain."""
    counts = np.bincount(board.terrain.ravel(), minlength=256)
    on_map = int(counts.sum() - counts[OFF])
    rows = []
    for code in (int(each) for each in np.flatnonzero(counts) if each != OFF):
        own = code - FIRST_OWN
        known = board.kinds[own].name if 0 <= own < len(board.kinds) else None
        name = known or (NAMES[code] if code < FIRST_OWN else say("terrain {code}", code=code))
        places = np.argwhere(board.terrain == code)[:_SHOWN].tolist()
        hexes = tuple(board.sheet.hex_at(column, row) for row, column in places)
        rows.append(Row(name, int(counts[code]), on_map, hexes))
    rows.sort(key=lambda row: -row.count)
    return Chapter("terrain", "Terrain", say("Of {n:,} hexes on the map.", n=on_map), tuple(rows))


def _keys(board: Board) -> Chapter:
    """Return how many keys of each sector or suit have an owner, and whose they are."""
    scheme = board.key_scheme
    owners: dict[str, tuple[Hex, ...]] = {}
    for town in board.towns:
        for key in town.keys:
            owners[key] = (*owners.get(key, ()), town.hex)
    for special in board.specials:
        owners.setdefault(special.key, special.hexes)
    groups: dict[str, list[str]] = {}
    for key in scheme.all_keys:
        groups.setdefault(_group(key), []).append(key)
    rows = []
    for group, keys in groups.items():
        given = [key for key in keys if key in owners]
        hexes = tuple(dict.fromkeys(hex_ for key in given for hex_ in owners[key]))
        rows.append(Row(group, len(given), len(keys), hexes[:_SHOWN]))
    given_in_all = sum(row.count for row in rows)
    text = say("No keys are drawn.")
    if rows:
        text = say("{n} of {of} keys are assigned.", n=given_in_all, of=len(scheme.all_keys))
    return Chapter("keys", "Keys by sector", text, tuple(rows))


def _group(key: str) -> Phrase:
    """Return what a key is counted under: its sector, its suit, or the specials."""
    if key.isdigit():
        return say("sector {digit}", digit=key[0]) if len(key) == 2 else say("specials")
    return SUIT_WORDS[key[-1]]


def _runs(board: Board) -> Chapter:
    """Return how many pairs of keys are so many links apart, of those that can be joined (6.B1d)."""
    draw = draw_of(board)
    runs = runs_of(board, rules_of(board)) if draw is None else draw.runs
    # Two specials are never drawn together with dice, once it is known what is drawn.
    drawn = list(combinations(range(len(runs.keys)), 2)) if draw is None else draw.pairs.tolist()
    one, other = np.array(drawn, np.intp).reshape(-1, 2).T
    lengths = np.where(runs.longest < runs.least, runs.longest, runs.usual)[one, other]
    joined = np.flatnonzero(lengths < NEVER)
    pairs = len(joined)
    rows = []
    longest = int(lengths[joined].max()) if pairs else -1
    for length in range(longest + 1):
        places = [int(each) for each in joined if lengths[each] == length]
        hexes = tuple(
            dict.fromkeys(
                hex_
                for place in places[:3]
                for key in (one[place], other[place])
                for hex_ in runs.destinations[key].hexes[:2]
            )
        )
        rows.append(Row(str(length), len(places), pairs, hexes, is_short=length < runs.least))
    short = sum(row.count for row in rows if row.is_short)
    text = say(_RUNS, pairs=pairs, short=short, least=runs.least)
    return Chapter("runs", "Run lengths", text if pairs else "No two keys can be connected.", tuple(rows))


def _reach(board: Board) -> Iterator[Chapter]:
    """Yield for each cost how many towns can be built to from each start, without anybody's help."""
    starts = [hex_ for hex_ in first_starts(board) if board.on_map(hex_)]
    towns = {town.hex for town in board.towns if town.keys}
    pieces = Pieces(board)
    costs = {start: costs_within(pieces, (start,), max(POINTS)) for start in starts}
    far = max(POINTS) + 1
    for points in POINTS:
        rows = []
        for start in starts:
            cost = costs[start]
            near = sorted((cost[hex_], hex_) for hex_ in towns - {start} if cost.get(hex_, far) <= points)
            hexes = (start, *(hex_ for _, hex_ in near[:_SHOWN]))
            rows.append(Row(_called(board, start), len(near), len(towns - {start}), hexes))
        text = say("Other towns in reach of each start for {n} building points.", n=points)
        yield Chapter(f"reach-{points}", say("In reach for {n} points", n=points), text, tuple(rows))


def _called(board: Board, hex_: Hex) -> str:
    """Return what a start is called."""
    town = next(iter(board.towns_by_hex.get(hex_, ())), None)
    return town.name if town is not None and town.name else board.sheet.label(hex_)
