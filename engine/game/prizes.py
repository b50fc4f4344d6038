"""What a race is worth, by the named ways of scoring (6.B5, 6.C6)."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from engine.game.races import Places
from engine.rulesets.ruleset import RuleSet


class Scoring(NamedTuple):
    """A way of scoring: its rule, and what bounds and pays the entrants.

    ``purses`` are what the places win by the number of entrants, from none at all; without any the
    rule set's prizes are paid. ``longest`` is how many times the shortest route of the race another
    may be; 0 for no limit.
    """

    rule: str
    purses: tuple[tuple[int, ...], ...] = ()
    longest: int = 0


def scoring_of(rules: RuleSet) -> Scoring:
    """Return the rules' way of scoring."""
    return _SCORINGS[rules.scoring]


def purse_of(rules: RuleSet, entrants: int) -> tuple[int, ...]:
    """Return what the first, the second … of a number of entrants win, and a sole entrant (6.B5, E.B6).

    Where all share, the first six of more do.
    """
    purses = scoring_of(rules).purses
    if purses:  # 6.C6
        return purses[min(entrants, len(purses) - 1)]
    return (rules.sole_prize,) if entrants == 1 else rules.prizes


def prizes(rules: RuleSet, places: Places, entrants: int, poorest_first: Sequence[int]) -> dict[int, int]:
    """Return what each placed player receives by the rules' way of scoring.

    Players who tie take the prizes of all the places they fill and share them.
    """
    purse = purse_of(rules, entrants)
    won: dict[int, int] = {}
    filled = 0
    for place in places:
        amount = sum(purse[filled : filled + len(place)])
        if len(place) == 1:
            won[place[0]] = amount
        else:  # 6.B5
            won |= shares(amount, [player for player in poorest_first if player in place])
        filled += len(place)
    return won


def shares(amount: int, poorest_first: Sequence[int]) -> dict[int, int]:
    """Share an amount; odd units go to the poorest, one each (6.B5)."""
    each, odd = divmod(amount, len(poorest_first))
    return {player: each + (turn < odd) for turn, player in enumerate(poorest_first)}


_BUS_BOSS = ((), (30,), (20, 10), (16, 9, 5), (13, 8, 5, 4), (11, 7, 5, 4, 3), (10, 6, 5, 4, 3, 2))
_SCORINGS: Mapping[str, Scoring] = MappingProxyType(
    {
        "prizes": Scoring("6.B5"),
        "early prizes": Scoring("E.B6"),
        "bus boss": Scoring("6.C6", _BUS_BOSS, longest=2),
    }
)
