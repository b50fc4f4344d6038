"""Choosing starts and setting the allowance of a round (6.A1, 6.A2, 6.A6)."""

from typing import ClassVar

from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import Move, Roll, Start
from engine.game.state import State
from engine.game.steps.step import Throw, Turn
from engine.game.track.building_turns import builders_of
from engine.game.track.starts import first_starts, start, why_not_start
from engine.messages import Phrase
from engine.turns.chance import Outcomes, faces
from engine.turns.illegal import IllegalMove


class ChooseStart(Turn):
    """Each player in turn picks one of the printed start points; two may share one (6.A2).

    A board may keep some for some of them, and ask a price (6.C4). In the early edition, too, each board
    has its own (E.D).
    """

    rules: ClassVar[tuple[str, ...]] = ("6.A2", "6.C4", "E.D")
    stage = "building"
    task: ClassVar[Phrase] = "choose a start"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a player has no start when the game begins."""
        if state.round or state.builders:
            return False
        return NOWHERE in state.starts

    def actor(self, facts: Facts, state: State) -> int:
        """Return the first seat without a start."""
        return state.starts.index(NOWHERE)

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return a choice of every start point."""
        return [Start(hex_) for hex_ in first_starts(facts, state, self.actor(facts, state))]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse what is no start point of the board."""
        if not isinstance(move, Start):
            return self.mistimed(state, move)
        return why_not_start(facts, state, self.actor(facts, state), move)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Put the player down at their start."""
        assert isinstance(move, Start)
        start(facts, state, self.actor(facts, state), move, ledger)


class RollAllowance(Throw):
    """The die sets what everybody may build with this round; the first turn moves left (6.A1, 6.A6).

    Or each player throws for themselves when their turn comes (E.A1), and only tournaments share (E.C2).
    """

    rules = ("6.A1", "6.A6", "E.A1", "E.C2")
    stage = "building"
    task: ClassVar[Phrase] = "roll for the allowance"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether a building round is to begin, or the next player to throw for themselves (E.A1)."""
        return state.awaits_throw or not state.builders

    def outcomes(self, facts: Facts, state: State) -> Outcomes[Move]:
        """Return the faces of the die."""
        return faces(facts.rules.build_die, Roll)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Give out the allowance that was rolled, in a new round if the last is over."""
        assert isinstance(move, Roll)
        if not state.awaits_throw:  # E.A1
            self._begin_round(facts, state)
        state.awaits_throw = False
        state.allowance = state.points = move.face

    def _begin_round(self, facts: Facts, state: State) -> None:
        """Let everybody build once more who still has turns (E.A8)."""
        state.leader = state.round % state.players if facts.rules.first_turn_moves else 0
        state.round += 1
        state.idle += 1
        order = tuple((state.leader + turn) % state.players for turn in range(state.players))
        state.builders = builders_of(state, order)
