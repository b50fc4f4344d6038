"""Chance drawn ahead, for searches that throw dice themselves."""

from random import Random
from typing import Final

_MORE: Final = 320
"""How many numbers are drawn at a time: more than most games use, and more than any race."""


class Luck:
    """Numbers drawn ahead from a generator, and given out in the order in which it gave them."""

    def __init__(self, random: Random) -> None:
        self._random = random
        self._numbers: list[float] = []
        self._at = 0

    def random(self) -> float:
        """Return the next number, from 0 up to before 1."""
        if self._at == len(self._numbers):
            return self._random.random()
        self._at += 1
        return self._numbers[self._at - 1]

    def ahead(self, least: int) -> list[float]:
        """Return the numbers that will come next, no fewer than ``least``."""
        if len(self._numbers) - self._at < least:
            draw = self._random.random
            self._numbers = self._numbers[self._at :] + [draw() for _ in range(max(least, _MORE))]
            self._at = 0
        return self._numbers[self._at :]

    def use(self, count: int) -> None:
        """Note that so many of the next numbers have been used."""
        self._at += count
