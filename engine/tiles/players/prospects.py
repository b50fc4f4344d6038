"""What railroads and deliveries are worth to a player, from what that player may see."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from engine.tiles.delivering import colour_points, deliveries
from engine.tiles.facts import Facts
from engine.tiles.moves import Deliver
from engine.tiles.set import SOLO
from engine.tiles.solo.ranks import window_points
from engine.tiles.state import NO_ONE, Link, State


class Chance(NamedTuple):
    """A delivery with its link."""

    move: Deliver
    link: Link


def links_by_railroad(facts: Facts, state: State) -> list[int]:
    """Return how many links each railroad has on the table."""
    counts = Counter(link.railroad for link in state.links.values())
    return [counts[railroad] for railroad in range(len(facts.railroads))]


def open_edges(facts: Facts, state: State) -> list[int]:
    """Return how many open edges each railroad has on the table."""
    return [len(state.open.get(railroad, ())) for railroad in range(len(facts.railroads))]


def turns_left(facts: Facts, state: State) -> int:
    """Return how many turns are still to come, this one included, if no one passes."""
    if facts.players == SOLO:
        alone = facts.tiles.solitaire
        return max(1, (alone.turns if alone else 0) - state.turn + 1)
    drafts = len(state.pile) // state.players
    # Hands are placed after the last draft; a tile that is drawn now is one more turn.
    longest = max(len(hand) for hand in state.hands)
    return max(1, drafts + longest + (len(state.drawn) >= state.players))


def expected_values(facts: Facts, state: State, links: Sequence[float]) -> list[float]:
    """Return the expected final value of each railroad's stock.

    The deliveries left are shared by the railroads' links; those whose stock is owned are used more often.
    """
    rise = facts.rules.stock_rise
    if facts.players == SOLO and facts.tiles.solitaire is not None:
        rise = facts.tiles.solitaire.stock_rise
    owned = [sum(counts) for counts in zip(*state.owns, strict=True)]
    weights = [count * (0.5 + held) for count, held in zip(links, owned, strict=True)]
    total = sum(weights) or 1.0
    left = turns_left(facts, state) * state.players
    top = facts.rules.stock_top
    return [
        min(max(top, value), value + rise * left * weight / total)
        for value, weight in zip(state.values, weights, strict=True)
    ]


def possible_links(facts: Facts, state: State) -> list[float]:
    """Return the links that each railroad has, with part of those that its open edges may become."""
    pairs = zip(links_by_railroad(facts, state), open_edges(facts, state), strict=True)
    return [made + 0.3 * free + 0.1 for made, free in pairs]


def chances(state: State) -> list[Chance]:
    """Return every delivery that can be made."""
    return [Chance(move, link) for move, link in deliveries(state)]


def points_of(facts: Facts, state: State, move: Deliver) -> int:
    """Return what a delivery scores at once."""
    if facts.players == SOLO:
        return window_points(facts, state.row)
    return colour_points(facts, state.delivered, move.good)


def saved(facts: Facts, seat: int, link: Link) -> int:
    """Return the owner's points that a delivery keeps from another (DR.4b)."""
    return 0 if link.owner not in {seat, NO_ONE} else facts.rules.owner_points


def can_rise(facts: Facts, state: State, railroad: int) -> bool:
    """Return whether a delivery raises a railroad's stock."""
    return state.values[railroad] < facts.rules.stock_top


def variety(facts: Facts, state: State, good: int) -> int:
    """Return how many colours the end of the row has once a cube is put behind it (DR.solo3)."""
    return window_points(facts, (*state.row, good))
