"""Chance: whose move it is, and what may come of it with which weight."""

from collections import Counter
from collections.abc import Callable
from functools import cached_property, lru_cache
from typing import Generic, NamedTuple, Protocol, TypeVar

C = TypeVar("C", covariant=True)  # noqa: PLC0105  # a move of chance
T = TypeVar("T")

CHANCE = -1
"""The actor of chance moves."""


class Outcome(NamedTuple, Generic[C]):
    """A chance move and its weight among the others."""

    move: C
    weight: int


class Dice(Protocol):
    """What decides by chance, as a generator of random numbers does."""

    def random(self) -> float:
        """Return a number from 0 up to before 1."""


class Outcomes(tuple[Outcome[C], ...]):
    """Every chance move that may come now with its weight, in a fixed order."""

    @cached_property
    def _lots(self) -> tuple[C, ...]:
        """The moves, each as often as it weighs."""
        return tuple(move for move, weight in self for _ in range(weight))

    def sampled(self, random: Dice) -> C:
        """Return one of the moves by their weights."""
        lots = self._lots
        return lots[int(random.random() * len(lots))]


class Draw(Outcomes[C]):
    """A throw with more outcomes than can be listed: one of them for an example, and how any is drawn."""

    draws: Callable[[Dice], C]

    def sampled(self, random: Dice) -> C:
        """Return a move as chance draws it."""
        return self.draws(random)


def draw_of(draws: Callable[[Dice], T]) -> Draw[T]:
    """Return the throw that a way of drawing makes."""
    made = Draw([Outcome(draws(_First()), 1)])
    made.draws = draws
    return made


class _First:
    """What takes the first of everything that chance decides."""

    def random(self) -> float:
        """Return 0."""
        return 0.0


@lru_cache(maxsize=64)
def faces(die: tuple[int, ...], move: Callable[[int], T]) -> Outcomes[T]:
    """Return the outcomes of a die as moves made of its faces, lowest first."""
    return Outcomes(Outcome(move(face), count) for face, count in sorted(Counter(die).items()))
