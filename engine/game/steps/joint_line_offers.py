"""The answer to a joint line (E.C4)."""

from typing import ClassVar

from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import AgreeLine, Move, RefuseLine
from engine.game.state import State
from engine.game.steps.step import Turn
from engine.game.track.building_turns import cut_short, end_turns
from engine.game.track.joint_lines import agree, refuse
from engine.messages import Phrase
from engine.turns.illegal import IllegalMove


class AnswerLine(Turn):
    """The player who is offered a joint line agrees, which is the turn of both, or refuses it (E.C4)."""

    rules = ("E.C4",)
    stage = "building"
    task: ClassVar[Phrase] = "agree to the joint line or refuse it"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a joint line has been offered."""
        return state.joint.offer is not None

    def actor(self, facts: Facts, state: State) -> int:
        """Return the player it was offered to."""
        assert state.joint.offer is not None
        return state.joint.offer.partner

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return both answers."""
        return [AgreeLine(), RefuseLine()]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse what is no answer."""
        return None if isinstance(move, AgreeLine | RefuseLine) else self.mistimed(state, move)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Lay the line, or let the player who offered it go on with their turn."""
        offer = state.joint.offer
        assert offer is not None
        if isinstance(move, RefuseLine):
            refuse(state, offer.partner)
            return
        served = state.served
        agree(facts, state, offer, ledger)
        state.idle = 0
        end_turns(facts, state, offer.players)
        cut_short(facts, state, served)
