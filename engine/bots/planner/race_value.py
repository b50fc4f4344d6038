"""What races are worth by how far they are for whom, as numbers for searches."""

from functools import lru_cache
from itertools import product
from math import exp
from statistics import pstdev
from typing import Final, NamedTuple

import numpy as np

from engine.bots.common.compiled_sums import ONE, STEPS
from engine.bots.common.race_chances import Numbers
from engine.bots.common.race_entry import purse_for
from engine.game.facts import Facts
from engine.rulesets.ruleset import AVERAGE_DIE, RuleSet

RIVALS: Final = 3
"""How many rivals are reckoned with: those who are nearest."""
_BEHIND: Final = 8
"""By the average die a train whose span is longer by so much is in first once in 1 + e times."""


class Wishes(NamedTuple):
    """What a plan is judged by.

    ``trust`` is what a point of prizes expected is worth in points of the plan, ``key`` what a key still to
    come is worth at least, ``nearer`` what it is worth in hundredths that other aims come nearer.
    """

    trust: int
    key: int
    nearer: int


@lru_cache(maxsize=8)
def prizes_by_spans(facts: Facts) -> Numbers:
    """Return what a race is worth by how much longer it is for each of three rivals, in 1024ths of a point.

    That is the prize, less a third of what the rivals lose less. Who can run at all is taken to enter.
    """
    rules = facts.rules
    # The wider a die's faces are spread, as those of E.B5 are, the less the shorter way says.
    behind = _BEHIND * max(0.1, pstdev(rules.race_die)) / pstdev(AVERAGE_DIE)
    ahead = [round(ONE / (1 + exp(-2 * (step - STEPS // 2) / behind))) for step in range(STEPS)]
    worths = {}
    for rivals in product(range(STEPS + 1), repeat=RIVALS):
        known = tuple(sorted(rivals))
        if known not in worths:
            chances = [ahead[step] for step in known if step < STEPS]
            worths[known] = _worth(rules, chances)
    cells = product(range(STEPS + 1), repeat=RIVALS)
    return np.array([worths[tuple(sorted(rivals))] for rivals in cells], np.int32)


def _worth(rules: RuleSet, ahead: list[int]) -> int:
    """Return what it is worth to be in before each of some rivals with these chances."""
    shares = [ONE]
    for after in ahead:
        before = ONE - after
        shares.append(shares[-1] * before // ONE)
        for place in range(len(shares) - 2, 0, -1):
            shares[place] = (shares[place] * after + shares[place - 1] * before) // ONE
        shares[0] = shares[0] * after // ONE
    purse = purse_for(rules, len(ahead) + 1)
    won = sum(share * prize for share, prize in zip(shares, purse, strict=False))
    without = ONE * sum(purse_for(rules, len(ahead))) if ahead else 0
    return won + (without - (ONE * sum(purse) - won)) // 3
