"""Choosing where to begin."""

from random import Random

from engine.bots.aims import Aims
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Start
from engine.game.starts import first_starts
from engine.game.state import State
from engine.paths.grid import Grid

_FAR = 30
"""Points of building within which a start is judged."""
_NEAR = 3
"""Added to every distance, so that the next town alone does not decide."""
_SHARES = {"nearer": 10, "as near": 5, "further": 2}
"""What is left of a town's worth, in tenths, beside those who chose before."""


def choose_start(facts: Facts, state: State, player: int, worth: Aims, random: Random) -> Start:
    """Return a start, drawn by what lies around each.

    It is drawn and not simply the best, so that many games show something of every start.
    """
    points = worth.points
    around = {start: _around(worth.ground, points, start) for start in facts.starts}
    starts = first_starts(facts, state, player)
    taken = [around[start] for start in state.starts if start != NOWHERE]
    marks = [_mark(points, around[start], taken) for start in starts]
    weights = marks if any(marks) else [1] * len(marks)
    return Start(random.choices(starts, weights)[0])


def _around(grid: Grid, points: dict[int, int], start: int) -> dict[int, int]:
    """Return the aims about a start with the points it takes to build to each."""
    lengths = {hex_: grid.length(start, hex_) for hex_ in points}
    return {hex_: length for hex_, length in lengths.items() if length <= _FAR}


def _mark(points: dict[int, int], around: dict[int, int], taken: list[dict[int, int]]) -> int:
    """Return how good a start is: what is near, less where others are nearer."""
    mark = 0
    for hex_, weight in around.items():
        rival = min((others.get(hex_, _FAR + 1) for others in taken), default=_FAR + 1)
        share = "nearer" if weight < rival else "as near" if weight == rival else "further"
        mark += 100 * points[hex_] * _SHARES[share] // (weight + _NEAR) if weight else 0
    return mark
