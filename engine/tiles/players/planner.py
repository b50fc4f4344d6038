"""A player that plans by the expected final value of each railroad's stock."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.tiles.bidding import least_bid, most_bid
from engine.tiles.facts import NO_RAILROAD, Facts
from engine.tiles.moves import Arrange, Bid, Move, Pass, Place, TakeCity, TakeStock
from engine.tiles.placing import OPPOSITE, blank_placements, matches, next_cell
from engine.tiles.play import TileGame
from engine.tiles.players.prospects import (
    Chance,
    can_rise,
    chances,
    expected_values,
    points_of,
    possible_links,
    turns_left,
    variety,
)
from engine.tiles.set import SOLO
from engine.tiles.state import NO_ONE, State, added
from engine.tiles.steps.drafting import may_take

_FIRST = 1.2
"""Points that the first place is worth when delivering."""
_OPEN = 0.3
"""What an open edge counts next to a link."""
_LINK = 0.25
"""Deliveries by others over a new link, for each turn left."""
_LARGE = 0.4
"""What a cube on an own tile is worth."""


@dataclass(frozen=True, slots=True)
class PlannerPlayer:
    """Weighs each move by what it changes in the expected final values, for it and for the others."""

    def choose(self, game: TileGame, state: State, random: Random) -> Move:
        """Return the best move for the phase, of equal ones the first."""
        facts, seat = game.facts, game.actor(state)
        assert seat is not None
        if state.stage == "bidding":
            return _bid(facts, state, seat)
        if state.stage in {"drafting", "drawing"}:
            return _take(facts, state, seat)
        if state.stage == "placing":
            return _place(facts, state, seat)
        if state.stage == "delivering":
            return _deliver(facts, state, seat)
        return _begin(game, state)


def _begin(game: TileGame, state: State) -> Move:
    """Return a first move alone: cubes of different colours last, cities with most links."""
    moves = game.legal_moves(state)
    if isinstance(moves[0], Arrange):
        return max(
            (move for move in moves if isinstance(move, Arrange)), key=lambda move: len({*move.goods[-2:]})
        )
    links = matches(game.facts, state, state.drawn)
    return max(moves, key=lambda move: links.get(move, 0) if isinstance(move, Place) else 0)


def _edge(facts: Facts, state: State, seat: int) -> list[float]:
    """Return how much more of each stock a seat owns than the others on average."""
    others = max(1, state.players - 1)
    return [
        state.owns[seat][railroad]
        - sum(owned[railroad] for other, owned in enumerate(state.owns) if other != seat) / others
        for railroad in range(len(facts.railroads))
    ]


def stock_gains(facts: Facts, state: State, seat: int, railroads: Sequence[int]) -> dict[int, float]:
    """Return what a stock tile of each railroad adds to a seat: its expected value once it owns it."""
    links = possible_links(facts, state)
    gains = {}
    for railroad in railroads:
        after = state.copy()
        after.owns[seat] = added(after.owns[seat], (railroad,))
        gains[railroad] = expected_values(facts, after, links)[railroad]
    return gains


def city_gains(facts: Facts, state: State, seat: int, tiles: Sequence[int]) -> dict[int, float]:
    """Return what a city tile is worth to a seat: its best placement now, or its cubes."""
    best = {tile: _LARGE * facts.numbers[tile] for tile in tiles}
    for move, worth in _placements(facts, state, seat, tiles).items():
        best[move.tile] = max(best[move.tile], worth)
    return best


def _bid(facts: Facts, state: State, seat: int) -> Move:
    """Bid up to what the first place is worth: the pick that would be lost, and the first delivery."""
    least = least_bid(facts, state.auction)
    if least > most_bid(facts, state, seat):
        return Pass()
    gains = sorted(stock_gains(facts, state, seat, tuple({*state.drawn_stock})).values(), reverse=True)
    place = state.order.index(seat)
    lost = gains[0] - gains[min(place, len(gains) - 1)] if gains else 0.0
    return Bid(least) if least <= 0.5 * lost + _FIRST * (place > 0) else Pass()


def _take(facts: Facts, state: State, seat: int) -> Move:
    """Take the tile of which most would be lost by waiting for the second round."""
    if facts.players == SOLO:
        may_city, may_stock = False, True
    else:
        may_city, may_stock = may_take(state)
    stock = stock_gains(facts, state, seat, tuple(dict.fromkeys(state.drawn_stock))) if may_stock else {}
    cities = city_gains(facts, state, seat, state.drawn) if may_city else {}
    later = state.players - 1
    if stock and (not cities or _lost(stock, later) >= _lost(cities, later)):
        return TakeStock(max(stock, key=lambda railroad: (stock[railroad], -railroad)))
    return TakeCity(max(cities, key=lambda tile: (cities[tile], -tile)))


def _lost(gains: dict[int, float], later: int) -> float:
    """Return how much less the best pick is worth after others have picked."""
    ranked = sorted(gains.values(), reverse=True)
    return ranked[0] - ranked[min(later, len(ranked) - 1)]


def _placements(facts: Facts, state: State, seat: int, tiles: Sequence[int]) -> dict[Place, float]:
    """Return every matching placement with its worth: links, what they do for the stock, and cubes."""
    found = matches(facts, state, tiles)
    links = possible_links(facts, state)
    now = expected_values(facts, state, links)
    edge, left = _edge(facts, state, seat), turns_left(facts, state)
    slopes = []
    for railroad in range(len(facts.railroads)):
        more = list(links)
        more[railroad] += 1.0
        then = expected_values(facts, state, more)
        slopes.append(sum(e * (b - a) for e, a, b in zip(edge, now, then, strict=True)))
    tolls = facts.rules.owner_points * _LINK * left if facts.players > SOLO else 0.0
    worths = {}
    for move in found:
        worth = _LARGE * facts.numbers[move.tile]
        for side, railroad in enumerate(facts.edges[move.tile][move.turn]):
            other = state.table.get(next_cell(move.cell, side))
            if railroad == NO_RAILROAD:
                continue
            if other is None:
                worth += _OPEN * slopes[railroad]
            elif facts.edges[other.tile][other.turn][OPPOSITE[side]] == railroad:
                worth += slopes[railroad] * (1 - _OPEN) + tolls
        worths[move] = worth
    return worths


def _place(facts: Facts, state: State, seat: int) -> Move:
    """Place for links that last, and for the stock that is held."""
    hand = state.drawn if facts.players == SOLO else state.hands[seat]
    worths = _placements(facts, state, seat, hand)
    if worths:
        return max(worths, key=worths.__getitem__)
    blank = blank_placements(facts, state, hand)
    return blank[0] if blank else Pass()


def _deliver(facts: Facts, state: State, seat: int) -> Move:
    """Deliver for points, against what it pays others, and for stock held beyond that of others."""
    edge, links = _edge(facts, state, seat), possible_links(facts, state)
    others = max(1, state.players - 1)
    final = expected_values(facts, state, links)

    def worth(chance: Chance) -> float:
        railroad = chance.link.railroad
        # Stock that reaches its top anyway gains less by one delivery more.
        certain = final[railroad] >= facts.rules.stock_top
        rise = edge[railroad] * can_rise(facts, state, railroad) * (0.4 if certain else 1.0)
        if facts.players == SOLO:
            return 2.0 * rise + 0.9 * variety(facts, state, chance.move.good)
        paid = facts.rules.owner_points / others if chance.link.owner not in {seat, NO_ONE} else 0.0
        return points_of(facts, state, chance.move) - paid + rise

    found = chances(state)
    return max(found, key=worth).move if found else Pass()
