"""What a link costs to lay (6.A3)."""

from dataclasses import dataclass

from engine.rulesets.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Ground:
    """What a hex asks of those who build or run in it: points for a half, points off a roll."""

    half: int = 0
    delay: int = 0
    closed: bool = False


def price(rules: RuleSet, one: Ground, other: Ground, river: bool) -> int:
    """Return the cost of a link between two grounds; 0 where none may be laid.

    6.A3, read as a sum: the link, each half's ground, and the river on the side. So hill to hill
    and hill over a river are both 5, and hill to hill over a river is 7.
    """
    if one.closed or other.closed:
        return 0
    return rules.link_cost + one.half + other.half + (rules.river_cost if river else 0)
