"""Delivering: each player delivers one cube, then the turn ends (DR.4a to DR.4c, DR.end1, DR.end2)."""

from typing import ClassVar

from engine.messages import Phrase
from engine.tiles.delivering import deliver, deliveries, why_not_delivered
from engine.tiles.events import TurnEnded
from engine.tiles.facts import Facts
from engine.tiles.moves import Deliver, Move, Pass
from engine.tiles.state import State
from engine.tiles.steps.step import Passage, TileLedger, Turn
from engine.turns.illegal import IllegalMove

MUST_DELIVER: Phrase = "A cube can be delivered, so the player must deliver one."


class DeliverCube(Turn):
    """Each delivers one cube by a link of its city, if any cube on the table can go (DR.4a)."""

    rules: ClassVar[tuple[str, ...]] = ("DR.4a", "DR.4b")
    stage = "delivering"
    task: ClassVar[Phrase] = "deliver a cube"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether somebody has still to deliver."""
        return bool(state.waiting)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return every delivery; passing if there is none, or where no one must deliver."""
        moves: list[Move] = [move for move, _ in deliveries(state)]
        return moves if moves and facts.rules.must_deliver else [*moves, Pass()]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse cubes that are not there, ways without a link, and passing while any cube can go."""
        if isinstance(move, Pass):
            must = facts.rules.must_deliver and any(True for _ in deliveries(state))
            return self.refusal(MUST_DELIVER) if must else None
        if not isinstance(move, Deliver):
            return self.mistimed(state, move)
        wrong = why_not_delivered(facts, state, move)
        return self.refusal(wrong) if wrong else None

    def apply(self, facts: Facts, state: State, move: Move, ledger: TileLedger) -> None:
        """Deliver the cube, or let the next one."""
        seat, state.waiting = state.waiting[0], state.waiting[1:]
        if isinstance(move, Deliver):
            deliver(facts, state, seat, move, ledger)


class EndTurn(Passage):
    """All have delivered: cubes go back to the bag, and the next turn begins or the game ends (DR.4c)."""

    rules = ("DR.4c", "DR.end1", "DR.end2")
    stage = "delivering"
    task: ClassVar[Phrase] = "end the turn"

    def due(self, facts: Facts, state: State) -> bool:
        """Return that no one has to deliver any more."""
        return True

    def pass_on(self, facts: Facts, state: State, ledger: TileLedger) -> None:
        """Put the cubes back; end the game after the last turn, or where no one can place (DR.end2)."""
        state.bag = tuple(map(sum, zip(state.bag, state.delivered, strict=True)))
        state.delivered = (0,) * len(facts.goods)
        ledger.note(TurnEnded(state.turn))
        state.stuck = 0 if state.placed or state.pile else state.stuck + 1
        if state.last or state.stuck >= facts.rules.stuck_turns:
            state.stage = "over"
        else:
            state.turn += 1
            state.stage = "drawing"
