"""Dice and races that the referee threw by hand, as they are typed."""

import re

from engine.game.moves import SetRaces, SetRolls, ThrowDice
from engine.messages import say

Typed = SetRolls | ThrowDice | SetRaces


def typed_throw(text: str, rolls: int, *, races: bool) -> Typed:
    """Return what some typed numbers mean: ``6 1 4 3`` as dice or rolls, or ``11-21, 22-61`` as races.

    As many numbers as a round has ``rolls`` are those rolls. Raises ValueError for anything else.
    """
    if races:
        pairs = re.findall(r"([@\w]+)\s*-\s*([@\w]+)", text)
        if not pairs:
            raise ValueError(say("Type pairs of keys, such as 11-21, 22-61."))
        return SetRaces(tuple(pairs))
    numbers = tuple(map(int, re.findall(r"[0-9]{1,2}", text)))
    if not numbers:
        raise ValueError(say("Type numbers, such as 6 1 4 3."))
    return SetRolls(numbers) if len(numbers) == rolls else ThrowDice(numbers)
