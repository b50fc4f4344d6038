"""Games that go on beyond measure, as only a fault of the rules or of a bot lets them."""

from collections.abc import Iterator
from itertools import islice
from typing import Final, TypeVar

P = TypeVar("P")

MOST_MOVES: Final = 50_000
"""How many moves a game may take before it counts as endless: more than any that ends."""


class EndlessGame(Exception):  # noqa: N818  # a finding about the rules or the bots
    """A game that went on beyond measure: the number of its moves."""


def ending(played: Iterator[P], most: int = MOST_MOVES) -> Iterator[P]:
    """Pass the moves of a game on; raises EndlessGame when there are too many."""
    yield from islice(played, most)
    if next(played, None) is not None:
        raise EndlessGame(most)
