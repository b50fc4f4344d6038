"""What track is worth for the races to come: by the chances of pairs, and how far they are for whom."""

import numpy as np

from engine.bots import sums
from engine.bots.aims import Aims
from engine.bots.approach import approach_of, rates_between
from engine.bots.firsts import Firsts, worth_of_firsts
from engine.bots.ground import ground_of
from engine.bots.loops import ONE, SAILED, WORTHS
from engine.bots.outlook import outlook_of
from engine.bots.spread import passage
from engine.bots.worths import Wishes
from engine.game.facts import Facts
from engine.game.state import State
from engine.paths.speed import compiled


def worth_of_hexes(facts: Facts, state: State, player: int, wishes: Wishes, firsts: Firsts) -> Aims:
    """Return what it is worth to a player to come with own track to each target of the ground.

    For a destination that may be drawn yet, what that brings in prizes beyond the rivals, by the shortest way
    from what is his by lengths without fees, for what is built there serves later track as well. For a town,
    its first entry. And for both, that from there others are nearer.
    """
    swift = compiled()
    seen = outlook_of(facts, state, player, swift=swift)
    base = worth_of_firsts(facts, state, player, approach_of(facts, state).least, firsts)
    rates, present = rates_between(facts, len(base)), np.frombuffer(state.present, np.uint8)
    if not swift:
        return Aims(ground_of(facts), sums.worths(seen, present, base, wishes, rates).tolist())
    own = seen.spread.spans, seen.spread.slots, present, seen.least, seen.nearest
    races = seen.odds, seen.still, seen.prizes
    found = WORTHS.swift(tuple(seen.places), own, races, (base, rates), (player, *wishes))
    return Aims(ground_of(facts), found)


def worth_of_ferry(facts: Facts, state: State, player: int, ferry: int) -> int:
    """Return the points that the shorter ways over a ferry of his own are worth to a player (6.C1)."""
    swift = compiled()
    seen, over = outlook_of(facts, state, player, swift=swift), passage(facts, ferry)
    one, other = (seen.spread.slot(port) for port in facts.ferries[ferry].ports)
    if not swift:
        return sums.sailed(seen, (one, other), over) // ONE // ONE
    spans = seen.spread.spans, seen.spread.slots
    gain = SAILED.swift(tuple(seen.places), spans, (seen.odds, seen.prizes), (player, one, other, over))
    return int(gain) // ONE // ONE
