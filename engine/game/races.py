"""Trains under way and the order they come in (6.B5)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from engine.game.facts import Facts

Places = tuple[tuple[int, ...], ...]
"""Players by place, ties together."""


@dataclass(frozen=True, slots=True)
class Train:
    """A train under way: the points its route needs, and those rolled so far (6.B5)."""

    player: int
    need: int
    rolled: int = 0


def need(facts: Facts, route: tuple[int, ...]) -> int:
    """Return the points of the die a route takes: one a link, and what hills take off (6.B5).

    What a hill takes is paid before it is entered and once: a train whose roll runs out between
    the two waits on the side and goes on from there. So a route is run when the rolls reach this sum.
    """
    return sum(1 + facts.delays[facts.link(start, end)] for start, end in pairwise(route))


def arrivals(trains: Iterable[Train]) -> tuple[Places, tuple[Train, ...]]:
    """Return who came in on a finished turn, most left over first, and the trains still under way."""
    trains = tuple(trains)
    left = {train.player: train.rolled - train.need for train in trains}
    past = sorted({points for points in left.values() if points >= 0}, reverse=True)
    places = tuple(tuple(player for player in left if left[player] == points) for points in past)
    return places, tuple(train for train in trains if left[train.player] < 0)


def decided(places: Places, under_way: int, prizes: int) -> bool:
    """Tell whether the rest of the trains can change nothing: all prizes won, or one train left."""
    return sum(map(len, places)) >= prizes or under_way <= 1
