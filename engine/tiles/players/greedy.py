"""A player that takes what is best at once: links on its railroads, points, and its own stock."""

from dataclasses import dataclass
from random import Random

from engine.tiles.bidding import least_bid, most_bid
from engine.tiles.facts import Facts
from engine.tiles.moves import Bid, Move, Pass, Place, TakeCity, TakeStock
from engine.tiles.placing import blank_placements, matches
from engine.tiles.play import TileGame
from engine.tiles.players.prospects import (
    Chance,
    can_rise,
    chances,
    links_by_railroad,
    open_edges,
    points_of,
    saved,
    variety,
)
from engine.tiles.set import SOLO
from engine.tiles.state import State
from engine.tiles.steps.drafting import may_take


@dataclass(frozen=True, slots=True)
class GreedyPlayer:
    """Looks no further than the move it makes."""

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
        return game.legal_moves(state)[0]


def stock_worth(facts: Facts, state: State) -> list[float]:
    """Return what a stock tile of each railroad is worth: its value, links and open edges."""
    rows = zip(state.values, links_by_railroad(facts, state), open_edges(facts, state), strict=True)
    return [value + links + 0.5 * free for value, links, free in rows]


def _bid(facts: Facts, state: State, seat: int) -> Move:
    """Bid up to the difference of the best and the second pick."""
    worth = stock_worth(facts, state)
    picks = sorted((worth[railroad] for railroad in {*state.drawn_stock}), reverse=True)
    least = least_bid(facts, state.auction)
    gain = picks[0] - picks[1] if len(picks) > 1 else 0.0
    return Bid(least) if least <= gain and least <= most_bid(facts, state, seat) else Pass()


def _take(facts: Facts, state: State, seat: int) -> Move:
    """Take the stock with most links and open edges, else the tile that makes most links."""
    if facts.players == SOLO or may_take(state)[1]:
        worth, own = stock_worth(facts, state), state.owns[seat]
        return TakeStock(max({*state.drawn_stock}, key=lambda each: (worth[each] + own[each], -each)))
    reach = dict.fromkeys(state.drawn, 0.0)
    for move, links in matches(facts, state, state.drawn).items():
        reach[move.tile] = max(reach[move.tile], links + _held(facts, state, seat, move))
    return TakeCity(max(reach, key=lambda tile: (reach[tile] + 0.3 * facts.numbers[tile], -tile)))


def _held(facts: Facts, state: State, seat: int, move: Place) -> float:
    """Return how much stock of its railroads on a tile a player holds."""
    return 0.5 * sum(state.owns[seat][railroad] for railroad in facts.on_tile[move.tile])


def _place(facts: Facts, state: State, seat: int) -> Move:
    """Make most links, those on railroads whose stock is held first."""
    hand = state.drawn if facts.players == SOLO else state.hands[seat]
    found = matches(facts, state, hand)
    if not found:
        blank = blank_placements(facts, state, hand)
        return blank[0] if blank else Pass()
    return max(
        found, key=lambda move: found[move] + _held(facts, state, seat, move) + 0.3 * facts.numbers[move.tile]
    )


def _deliver(facts: Facts, state: State, seat: int) -> Move:
    """Deliver for points, what is not paid to others, and the own stock."""

    def worth(chance: Chance) -> float:
        rise = state.owns[seat][chance.link.railroad] * can_rise(facts, state, chance.link.railroad)
        if facts.players == SOLO:
            return 2.0 * rise + variety(facts, state, chance.move.good)
        return points_of(facts, state, chance.move) + saved(facts, seat, chance.link) + rise

    found = chances(state)
    return max(found, key=worth).move if found else Pass()
