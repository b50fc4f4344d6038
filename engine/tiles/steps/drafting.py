"""The draft: each takes one tile, then one of the other kind (DR.2)."""

from typing import ClassVar

from engine.messages import Phrase, say
from engine.tiles.facts import Facts
from engine.tiles.moves import Move, TakeCity, TakeStock
from engine.tiles.state import State, added, without
from engine.tiles.steps.step import Passage, TileLedger, Turn
from engine.turns.illegal import IllegalMove

NOT_DRAWN: Phrase = "That tile is not among those drawn."


def may_take(state: State) -> tuple[bool, bool]:
    """Return whether the next in the draft may take a city tile, and a stock tile.

    In the first round any tile; in the second one of the other kind. Where only stock was drawn each takes
    stock twice (DR.short).
    """
    cities, stock = bool(state.drawn), bool(state.drawn_stock)
    if len(state.waiting) > state.players:
        return cities, stock
    seat = state.waiting[0]
    if seat in state.took:
        return False, stock
    return cities, stock and not cities


class SkipDraft(Passage):
    """Who has nothing left to take is passed over (DR.short)."""

    rules: ClassVar[tuple[str, ...]] = ("DR.short",)
    stage = "drafting"
    task: ClassVar[Phrase] = "pass over who has nothing to take"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether it is somebody's turn, and there is no tile for them."""
        return bool(state.waiting) and not any(may_take(state))

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Go on to the next."""
        state.waiting = state.waiting[1:]


class Draft(Turn):
    """In order each takes one tile, then in the same order one of the other kind (DR.2)."""

    rules = ("DR.2", "DR.short")
    stage = "drafting"
    task: ClassVar[Phrase] = "take a tile"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether somebody has still to take a tile."""
        return bool(state.waiting)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every tile that may be taken; stock of one railroad counts once."""
        cities, stock = may_take(state)
        return [
            *(TakeCity(tile) for tile in state.drawn if cities),
            *(TakeStock(railroad) for railroad in dict.fromkeys(state.drawn_stock) if stock),
        ]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse tiles that were not drawn or are taken, and a second one of the same kind."""
        if not isinstance(move, TakeCity | TakeStock):
            return self.mistimed(state, move)
        cities, stock = may_take(state)
        if isinstance(move, TakeCity):
            if not cities:
                return self.refusal("A stock tile must be taken now.")
            return None if move.tile in state.drawn else self.refusal(say(NOT_DRAWN))
        if not stock:
            return self.refusal("A city tile must be taken now.")
        return None if move.railroad in state.drawn_stock else self.refusal(say(NOT_DRAWN))

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Give the tile to the player."""
        seat = state.waiting[0]
        if isinstance(move, TakeCity):
            if len(state.waiting) > state.players:
                state.took = (*state.took, seat)
            take_city(state, seat, move.tile)
        elif isinstance(move, TakeStock):
            take_stock(state, seat, move.railroad)
        state.waiting = state.waiting[1:]


class EndDraft(Passage):
    """All have their tiles; those who hold any city tile place one (DR.2)."""

    rules = ("DR.2",)
    stage = "drafting"
    task: ClassVar[Phrase] = "begin to place tiles"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that no one waits any more."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Let all place in order."""
        state.stage = "placing"
        state.placed = 0
        state.took = ()
        state.waiting = tuple(seat for seat in state.order if state.hands[seat])


def take_city(state: State, seat: int, tile: int) -> None:
    """Give a drawn city tile to a seat."""
    state.drawn = without(state.drawn, (tile,))
    state.hands[seat] = (*state.hands[seat], tile)


def take_stock(state: State, seat: int, railroad: int) -> None:
    """Give a drawn stock tile to a seat."""
    state.drawn_stock = without(state.drawn_stock, (railroad,))
    state.owns[seat] = added(state.owns[seat], (railroad,))
