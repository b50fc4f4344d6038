"""What a race is worth, by the named ways of scoring (6.B5)."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engine.game.races import Places
from engine.rulesets.ruleset import RuleSet


def prizes(rules: RuleSet, places: Places, entrants: int, poorest_first: Sequence[int]) -> dict[int, int]:
    """Return what each placed player receives by the rules' way of scoring."""
    return _SCORINGS[rules.scoring](rules, places, entrants, poorest_first)


def _by_place(rules: RuleSet, places: Places, entrants: int, poorest_first: Sequence[int]) -> dict[int, int]:
    """Give the first, the second … its prize; a sole entrant his own (6.B5).

    Players who tie take the prizes of all the places they fill and share them.
    """
    if entrants == 1:
        return {places[0][0]: rules.sole_prize}
    won: dict[int, int] = {}
    filled = 0
    for place in places:
        purse = sum(rules.prizes[filled : filled + len(place)])
        won |= shares(purse, [player for player in poorest_first if player in place])
        filled += len(place)
    return won


def shares(amount: int, poorest_first: Sequence[int]) -> dict[int, int]:
    """Share an amount; odd units go to the poorest, one each (6.B5)."""
    each, odd = divmod(amount, len(poorest_first))
    return {player: each + (turn < odd) for turn, player in enumerate(poorest_first)}


_SCORINGS: Mapping[str, Callable[[RuleSet, Places, int, Sequence[int]], dict[int, int]]] = MappingProxyType(
    {"prizes": _by_place}
)
