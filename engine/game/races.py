"""Trains under way and the order they come in (6.B5)."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import pairwise
from operator import lt
from typing import NamedTuple

from engine.fast_namedtuple import swift
from engine.game.facts import Facts
from engine.rulesets.ruleset import RaceJudged

Places = tuple[tuple[int, ...], ...]
"""Players by place, ties together."""


class Train(NamedTuple):
    """A train under way: the points its route needs, and those rolled so far (6.B5).

    ``sea`` are the stretches of them, from the first point up to before the second, at which the
    train is at sea, and what a turn there takes off its roll (6.C1e).
    """

    player: int
    need: int
    rolled: int = 0
    sea: tuple[tuple[int, int, int], ...] = ()

    def moved(self, face: int) -> "Train":
        """Return the train after its roll.

        6.C1e: a turn takes some off its roll when it starts at sea and the whole roll would end there, as
        much as the ferry takes on which it starts.
        """
        player, need, rolled, sea = self
        return _train((player, need, self.reached(rolled, face), sea))

    def reached(self, rolled: int, face: int) -> int:
        """Return how far it has come after a roll, having ``rolled`` before it."""
        far = rolled + face
        if self.sea and self._sails(far):
            far = max(rolled, far - self._sea_takes(rolled))
        return far

    def _sails(self, points: int) -> bool:
        """Return whether the train is at sea after the given points."""
        return any(first <= points < landed for first, landed, _ in self.sea)

    def _sea_takes(self, points: int) -> int:
        """Return what a turn that starts after the given points and ends at sea takes; ashore nothing."""
        return next((takes for first, landed, takes in self.sea if first <= points < landed), 0)


_train: Callable[[tuple[int, int, int, tuple[tuple[int, int, int], ...]]], Train] = swift(Train)


@lru_cache(maxsize=1 << 12)
def need(facts: Facts, route: tuple[int, ...]) -> int:
    """Return the points of the die a route takes: one a link, and what hills and ferries take off (6.B5).

    What a hill takes is paid before it is entered and once: a train whose roll runs out between
    the two waits on the side and goes on from there. So a route is run when the rolls reach this sum.
    """
    steps, links, delays = pairwise(route), facts.links, facts.delays
    if max(route) < facts.hexes:
        return len(route) - 1 + sum(map(delays.__getitem__, map(links.__getitem__, steps)))
    return sum([1 + facts.delay(start, end) for start, end in steps])


def at_sea(facts: Facts, route: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Return the stretches of a route's points at which its train is at sea, as trains have them (6.C1e).

    From the first hex of a course, reached with what embarking takes, until what disembarking takes is
    paid and the port reached.
    """
    if max(route) < facts.hexes:
        return ()
    stretches = []
    points = embarked = 0
    for start, end in pairwise(route):
        points += 1 + facts.delay(start, end)
        if start < facts.hexes <= end:
            embarked = points
        elif end < facts.hexes <= start:
            stretches.append((embarked, points, facts.ferry_at(start).sea_takes))
    return tuple(stretches)


def rolled_on(trains: tuple[Train, ...], turn: int, faces: Iterable[int]) -> tuple[tuple[Train, ...], int]:
    """Return the trains after rolls from that train's on, and whose roll is next.

    Of the rolls no more are taken than up to the end of a turn in which some train is in.
    """
    last = len(trains) - 1
    points, needs = [train.rolled for train in trains], [train.need for train in trains]
    for face in faces:
        points[turn] = trains[turn].reached(points[turn], face)
        if turn < last:
            turn += 1
            continue
        turn = 0
        if not all(map(lt, points, needs)):
            break
    moved = [
        _train((player, need, far, sea)) for (player, need, _, sea), far in zip(trains, points, strict=True)
    ]
    return tuple(moved), turn


def all_under_way(trains: Iterable[Train]) -> bool:
    """Return whether none of the trains has come in."""
    return max([rolled - need for _, need, rolled, _ in trains]) < 0


def arrivals(trains: Iterable[Train], judged: RaceJudged) -> tuple[Places, tuple[Train, ...]]:
    """Return who came in on a finished turn, and the trains still under way.

    Most left over is first (6.B5), or the first to have thrown (E.B5).
    """
    left = [(train, train.rolled - train.need) for train in trains]
    if judged == "in_order":
        home = tuple([(train.player,) for train, over in left if over >= 0])
        return home, tuple([train for train, over in left if over < 0])
    past = sorted({points for _, points in left if points >= 0}, reverse=True)
    places = tuple([tuple([train.player for train, over in left if over == points]) for points in past])
    return places, tuple([train for train, over in left if over < 0])


def decided(places: Places, under_way: int, prizes: int) -> bool:
    """Return whether the rest of the trains can change nothing: all prizes won, or one train left."""
    return sum(map(len, places)) >= prizes or under_way <= 1
