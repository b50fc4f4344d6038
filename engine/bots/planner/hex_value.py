"""What track is worth for the races to come: by the chances of pairs, and how far they are for whom."""

import numpy as np

from engine.bots.common.compiled_sums import ONE, SAILED, WORTHS
from engine.bots.common.ground import ground_of
from engine.bots.common.targets import Aims
from engine.bots.planner import span_sums
from engine.bots.planner.expected_races import Outlook
from engine.bots.planner.first_connection import Firsts, bonuses_left, worth_of_firsts
from engine.bots.planner.race_value import Wishes
from engine.bots.planner.spans import passage
from engine.bots.planner.target_distances import rates_between
from engine.game.facts import Facts
from engine.game.state import State


def worth_of_hexes(facts: Facts, state: State, seen: Outlook, wishes: Wishes, firsts: Firsts) -> Aims:
    """Return what it is worth to who sees this to come with own track to each target of the ground.

    For a destination that may be drawn yet, what that brings in prizes beyond the rivals, by the shortest way
    from what is theirs by lengths without fees, for what is built there serves later track. For a town,
    its first entry. And for both, that from there others are nearer.
    """
    ground, spread, player = ground_of(facts), seen.spread, seen.player
    present = np.frombuffer(state.present, np.uint8)
    rates = rates_between(facts, len(ground.targets))
    if not seen.swift:
        base = worth_of_firsts(facts, state, player, seen.near, firsts)
        return Aims(ground, span_sums.worths(seen, present, base, wishes, rates).tolist())
    own = spread.spans, spread.between, present, seen.near, seen.nearest
    races, bonuses = (seen.odds, seen.still, seen.prizes), bonuses_left(facts, state)
    terms = (player, *wishes), tuple(firsts)
    return Aims(ground, WORTHS.swift(tuple(seen.places), own, races, (bonuses, rates), terms))


def worth_of_ferry(facts: Facts, seen: Outlook, ferry: int) -> int:
    """Return the points that the shorter ways over a ferry of their own are worth to who sees it (6.C1)."""
    over, ports = passage(facts, ferry), facts.ferries[ferry].ports
    if not seen.swift:
        return span_sums.sailed(seen, ports, over) // ONE // ONE
    own, races = (seen.spread.spans, seen.spread.between), (seen.odds, seen.prizes)
    return int(SAILED.swift(own, races, (seen.player, *ports, over))) // ONE // ONE
