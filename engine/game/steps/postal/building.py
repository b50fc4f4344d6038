"""Writing the builds of a round, and carrying them all out at once (VP.B1c to VP.B8)."""

from dataclasses import replace
from itertools import chain
from typing import ClassVar

from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Missing, Move, Piece, WriteOrders
from engine.game.state import State
from engine.game.steps.postal.writing import Writing, why_no_piece
from engine.game.steps.step import Passage
from engine.game.track.at_once import build_at_once
from engine.game.track.laying import lays
from engine.messages import Phrase, say
from engine.turns.illegal import IllegalMove


class WriteBuilds(Writing):
    """Each player writes builds for every roll of the round; nothing is conditional (VP.B6)."""

    rules = ("VP.B6", "VP.B10", "VP.N1")
    stage = "building"
    task: ClassVar[Phrase] = "write the builds of the round"

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return standing still, and every single link that the first roll pays for.

        Everything longer can be written as well: `why_illegal` judges it.
        """
        rolls, player = state.post.rolls, self.actor(facts, state)
        rest: tuple[tuple[Piece, ...], ...] = ((),) * (len(rolls) - 1)
        copy = state.copy()
        copy.points = rolls[0]
        links = [WriteOrders((((lay.start, lay.end),), *rest)) for lay in lays(facts, copy, player)]
        return [WriteOrders(((), *rest)), *links]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse orders for other rolls, and chains of hexes that do not touch.

        Whether the builds can be carried out is seen when they are.
        """
        if isinstance(move, Missing):  # VP.N1
            return None
        if not isinstance(move, WriteOrders):
            return self.mistimed(state, move)
        rolls = len(state.post.rolls)
        if len(move.rolls) > rolls:
            return self.refusal(
                say(
                    "This round has {rolls} rolls; these are orders for {more}.",
                    rolls=rolls,
                    more=len(move.rolls),
                )
            )
        refused = (why_no_piece(facts, piece) for piece in chain.from_iterable(move.rolls))
        return next((each for each in refused if each), None)


class CarryOut(Passage):
    """All builds of a round are carried out by one clock (VP.B1c, VP.B1d, VP.B5)."""

    rules = ("VP.B1c", "VP.B1d", "VP.B3a", "VP.B3b", "VP.B5", "VP.B6", "VP.B7", "VP.B8")
    stage = "building"
    task: ClassVar[Phrase] = "carry out the builds"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether everybody has written."""
        return state.post.phase == "writing" and None not in state.post.written

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Lay the track, and pay for it."""
        post, before = state.post, (bytes(state.owners), state.ferries, state.footholds)
        orders = {
            seat: written.rolls
            for seat, written in enumerate(post.written)
            if isinstance(written, WriteOrders)
        }
        build_at_once(facts, state, orders, post.rolls, ledger)
        if before != (bytes(state.owners), state.ferries, state.footholds):
            state.idle = 0
        state.post = replace(post, phase="settling")
