"""The steps of this game, and how they refuse what belongs to another time.

Each follows one of the four kinds of step that all games share.
"""

from typing import ClassVar, Final

from engine.game.events import Event
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Cross, Lay, Leap, Move
from engine.game.state import Stage, State
from engine.game.throw_errors import why_not_thrown
from engine.messages import Phrase, say, together
from engine.turns import step
from engine.turns.illegal import IllegalMove

_BETWEEN_RUNS: Final[Phrase] = "Between runs, track may be laid only in building turns."
_STAGE_OVER: Final[Phrase] = "The Building Stage is over."

Step = step.Step[Facts, State]
Passage = step.Passage[Facts, State, Ledger]
AnyTurn = step.Turn[Facts, State, Move, Event, Ledger]


class Turn(step.Turn[Facts, State, Move, Event, Ledger]):
    """A step in which somebody moves: a player, or chance."""

    stage: ClassVar[Stage]

    def mistimed(self, state: State, move: Move) -> IllegalMove:
        """Return the refusal of a move that is not this step's at all.

        Track after the Building Stage is refused by the rule that ended it (6.A7), later by that
        of the extra building (6.B6).
        """
        usual = super().mistimed(state, move)
        if isinstance(move, Lay | Cross | Leap) and state.stage == "operating":
            if state.runs:
                return IllegalMove("6.B6", together((say(_BETWEEN_RUNS), usual.message)))
            return IllegalMove("6.A7", together((say(_STAGE_OVER), usual.message)))
        return usual


class Throw(step.Throw[Facts, State, Move, Event, Ledger], Turn):
    """A step in which chance moves; its legal moves are its outcomes."""

    def why_not_thrown(self, facts: Facts, state: State, move: Move) -> Phrase:
        """Say what is wrong with a throw where another may come."""
        return why_not_thrown(move, self.outcomes(facts, state))


class Deal(step.Deal[Facts, State, Move, Event, Ledger], Throw):
    """A throw with too many outcomes to list."""
