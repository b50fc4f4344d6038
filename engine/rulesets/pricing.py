"""What a link costs to lay, and what the ground takes off a roll (6.A3, 6.B5)."""

from dataclasses import dataclass

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import CLOSED, FIRST_OWN, HILL, SWAMP
from engine.hexes.lattice import Hex
from engine.hexes.sides import Side
from engine.rulesets.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Ground:
    """What a hex asks of those who build or run in it: points for a half, points off a roll."""

    half: int = 0
    delay: int = 0
    closed: bool = False
    hill: bool = False


def price(rules: RuleSet, one: Ground, other: Ground, river: int = 0) -> int:
    """Return the cost of a link between two grounds, over a river that adds points; 0 where none may be.

    6.A3, read as a sum: the link, each half's ground, and the river on the side. So hill to hill
    and hill over a river are both 5, and hill to hill over a river is 7. By E.A3 hill to hill is less
    than the sum: 6 where each half adds 3, and 8 over a river.
    """
    if one.closed or other.closed:
        return 0
    # 6.A3, E.A3
    less = rules.hill_to_hill_less if one.hill and other.hill else 0
    halves = max(0, one.half + other.half - less)
    return rules.link_cost + halves + river  # TC.cost


def river_costs(board: Board, rules: RuleSet) -> dict[Side, int]:
    """Return what crossing each side with a river adds to a link (6.A3); of two rivers the dearer counts."""
    costs: dict[Side, int] = {}
    for line in board.lines:
        if line.kind == "river":
            cost = cost_of_river(line, rules)
            costs.update((side, max(cost, costs.get(side, 0))) for side in line.sides)
    return costs


def cost_of_river(line: SideLine, rules: RuleSet) -> int:
    """Return what crossing a river adds to a link: its own price, or that of the rules (6.A3)."""
    return rules.river_cost if line.cost is None else line.cost


def ground_of(board: Board, rules: RuleSet, hex_: Hex) -> Ground:
    """Return what a hex costs and delays; a town's is open ground unless the rules say not (6.A3)."""
    code = board.terrain_at(hex_)
    if code in CLOSED:
        return Ground(closed=True)
    town = any(place.keys for place in board.towns_by_hex.get(hex_, ()))
    if town and not rules.towns_keep_terrain:  # TC.terrain
        return Ground()
    if code == HILL:
        return Ground(half=rules.hill_half, delay=rules.hill_takes, hill=True)
    if code == SWAMP:
        return Ground(half=rules.swamp_half, delay=rules.swamp_takes)
    if FIRST_OWN <= code < FIRST_OWN + len(board.kinds):
        kind = board.kinds[code - FIRST_OWN]
        return Ground(half=kind.half, delay=kind.delay)
    return Ground()


def bonus_for(rules: RuleSet, town: Town) -> int:
    """Return what the first company into a town receives: its own bonus, else that of the rules (6.A4)."""
    if town.bonus is not None:
        return town.bonus
    return rules.small_bonus if town.small else rules.bonus
