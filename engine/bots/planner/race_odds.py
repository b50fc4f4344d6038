"""The chances of trains, worked out exactly (6.B5), and the prizes they may expect."""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final, NamedTuple

import numpy as np

from engine.bots.common.race_entry import purse_for
from engine.game.facts import Facts
from engine.paths.compilation import Search, compiled
from engine.rulesets.ruleset import RaceJudged

Arrival = tuple[int, int]
"""The turn in which a train comes in, and minus what it has left over: the smaller, the sooner."""

_ROOM: Final = 64
"""For trains that need fewer points there is room in a timetable at first."""


class Arrivals(NamedTuple):
    """When a train may come in, soonest first, and the chance of each."""

    when: tuple[Arrival, ...]
    chance: tuple[float, ...]


def arrivals_of(die: tuple[int, ...], need: int, judged: RaceJudged = "furthest") -> Arrivals:
    """Return when a train that needs ``need`` points comes in; every face of the die is above 0.

    Where the order of throwing decides (E.B5), what is left over does not count.
    """
    found: defaultdict[Arrival, float] = defaultdict(float)
    under_way = {0: 1.0}
    turn = 0
    while under_way:
        turn += 1
        still: defaultdict[int, float] = defaultdict(float)
        for rolled, chance in under_way.items():
            for face in die:
                left = rolled + face - need
                if left >= 0:
                    found[turn, -left if judged == "furthest" else 0] += chance / len(die)
                else:
                    still[rolled + face] += chance / len(die)
        under_way = still
    when = tuple(sorted(found))
    return Arrivals(when, tuple(found[arrival] for arrival in when))


class _Timetable:
    """When trains come in by a die, by the points they need.

    All arrivals there can be have numbers, sooner ones lower ones. ``rows`` are the chance of each arrival
    and that of coming in by then, each by need and arrival: lists, or an array for a ``swift`` search.
    """

    def __init__(self, die: tuple[int, ...], judged: RaceJudged, *, swift: bool) -> None:
        """Begin with no train."""
        self._die, self._judged, self._swift, self._known = die, judged, swift, set[int]()
        self.rows: Any = None
        self._make_room(_ROOM)

    def _make_room(self, needs: int) -> None:
        """Make room for trains that need fewer points than that; what was known is to be learnt again."""
        self._needs, self._known = needs, set()
        self._arrivals = 1 + max(self._die) * (1 + needs // min(self._die))
        rows = np.zeros((2, needs, self._arrivals))
        self.rows = rows if self._swift else rows.tolist()

    def learn(self, needs: Sequence[int]) -> None:
        """Work out when trains come in that need the given points."""
        if max(needs) >= self._needs:
            self._make_room(2 * max(needs))
        for need in needs:
            if need not in self._known:
                self._known.add(need)
                chances = [0.0] * self._arrivals
                for (turn, left), chance in zip(*arrivals_of(self._die, need, self._judged), strict=True):
                    chances[turn * max(self._die) + left] = chance
                self.rows[0][need], self.rows[1][need] = chances, list(accumulate(chances))


@lru_cache(maxsize=8)
def _timetable(die: tuple[int, ...], judged: RaceJudged, swift: bool, /) -> _Timetable:
    """Return what is known of the trains by a die."""
    return _Timetable(die, judged, swift=swift)


def expected_prizes(
    die: tuple[int, ...], needs: Sequence[int], purse: Sequence[int], judged: RaceJudged = "furthest"
) -> list[float]:
    """Return what each train may expect to win.

    ``needs`` are the points they need, the fewest first, ``purse`` the prizes by place.
    """
    swift = compiled()
    table = _timetable(die, judged, swift)
    table.learn(needs)
    if swift:
        terms = np.array(needs, np.int64), np.array(purse, np.int64)
        return list(_EXPECTED.swift(table.rows, *terms))
    return _EXPECTED.plain(table.rows, needs, purse)


def _expected(rows: Any, needs: Sequence[int], purse: Sequence[int]) -> list[float]:
    """Add up the prizes of every arrival of each train; those of one are those of any that needs as much."""
    found, ahead = [0.0] * len(needs), [0.0] * (len(needs) + 1)
    for mine in range(len(needs)):
        if mine and needs[mine] == needs[mine - 1]:
            found[mine] = found[mine - 1]
            continue
        chances = rows[0][needs[mine]]
        for arrival in range(1, len(chances)):
            if chances[arrival] > 0:
                _put_ahead(rows[1], needs, mine, arrival, ahead)
                prize = 0.0
                for place in range(min(len(needs), len(purse))):
                    prize += ahead[place] * purse[place]
                found[mine] += chances[arrival] * prize
    return found


def _put_ahead(by_then: Any, needs: Sequence[int], mine: int, arrival: int, ahead: list[float]) -> None:
    """Put down how likely none, one, two … of the rivals are in before an arrival; a tie counts half."""
    rivals, ahead[0] = 0, 1.0
    for other in range(len(needs)):
        if other != mine:
            theirs = by_then[needs[other]]
            before = (theirs[arrival - 1] + theirs[arrival]) / 2
            rivals += 1
            ahead[rivals] = 0.0
            for place in range(rivals, 0, -1):
                ahead[place] = ahead[place] * (1 - before) + ahead[place - 1] * before
            ahead[0] *= 1 - before


_EXPECTED: Final = Search[list[float]](_expected, _put_ahead)


class Odds:
    """The prizes that trains may expect by the points they and the others need; each is worked out once."""

    def __init__(self, facts: Facts) -> None:
        self._rules = facts.rules
        self._prizes: dict[tuple[int, ...], dict[int, float]] = {}

    def prizes(self, field: tuple[int, ...]) -> dict[int, float]:
        """Return what trains may expect by the points they need, in a field that all need, in order."""
        found = self._prizes.get(field)
        if found is None:
            rules = self._rules
            expected = expected_prizes(rules.race_die, field, purse_for(rules, len(field)), rules.race_judged)
            found = self._prizes[field] = dict(zip(field, expected, strict=True))
        return found


@lru_cache(maxsize=8)
def odds_of(facts: Facts) -> Odds:
    """Return the prizes of a board's races."""
    return Odds(facts)
