"""What a game alone comes to (DR.solo4)."""

from bisect import bisect_right
from collections.abc import Sequence

from engine.tiles.facts import Facts


def rank_of(facts: Facts, points: int) -> int:
    """Return the rank of a game alone by its points, from 1 up (DR.solo4)."""
    return 1 + bisect_right(facts.rules.ranks, points)


def window_points(facts: Facts, row: Sequence[int]) -> int:
    """Return the points for a cube put behind a row: the different colours of its last cubes (DR.solo3).

    The cube itself does not count.
    """
    window = facts.rules.window
    return len({*row[-window:]}) if window else 0
