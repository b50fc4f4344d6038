"""What a step of the turn order is: a turn somebody takes, a throw of chance, or a passage.

The game asks its steps in order and goes by the first that is due. A passage needs no one: it
changes the state and lets the game ask again.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from engine.game.chance import CHANCE, Dice, Outcomes
from engine.game.facts import Facts
from engine.game.illegal import IllegalMove
from engine.game.ledger import Ledger, Made
from engine.game.moves import ChanceMove, Cross, Lay, Leap, Move
from engine.game.state import Stage, State
from engine.game.throw_errors import why_not_thrown
from engine.messages import Phrase, say, together

_BETWEEN_RUNS: Final[Phrase] = "Between runs, track may be laid only in building turns."
_STAGE_OVER: Final[Phrase] = "The Building Stage is over."


class Step(ABC):
    """One step of the turn order, with the rules it keeps."""

    rules: ClassVar[tuple[str, ...]]
    stage: ClassVar[Stage]
    """The only stage in which it is ever due."""
    task: ClassVar[Phrase]
    """What is to be done, for messages: "lay track or end your turn"."""

    @abstractmethod
    def due(self, facts: Facts, state: State) -> bool:
        """Return whether it is this step's time, given that it is its stage and no earlier step's time."""


class Passage(Step):
    """A step that happens by itself."""

    @abstractmethod
    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Change the state so that the step is no longer due."""


class Turn(Step):
    """A step in which somebody moves: a player, or chance."""

    @abstractmethod
    def actor(self, facts: Facts, state: State) -> int:
        """Return the seat whose move it is, or CHANCE."""

    @abstractmethod
    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return moves that may be made now, in a fixed order; at least one."""

    @abstractmethod
    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Say which rule forbids a move now, or None where none does."""

    @abstractmethod
    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Change the state by a move that is legal."""

    def view(self, facts: Facts, state: State) -> State:
        """Return the state as the player whose move it is may see it; mostly nothing is hidden."""
        return state

    def goes_on(self, facts: Facts, state: State) -> bool:
        """Return whether it is sure, after a move in this step, that the next one is made in it as well.

        Where it is not, which is safe to say at any time, all steps are asked again.
        """
        return False

    def make(self, facts: Facts, state: State, moves: Sequence[Move], ledger: Ledger) -> Made:
        """Change the state by the first of some moves, or by more of them while the turn goes on.

        How many are made at once is all the same, but for the time it takes. Raises IllegalMove where
        the first is not legal, and changes nothing.
        """
        refused = self.why_illegal(facts, state, moves[0])
        if refused is not None:
            raise refused
        self.apply(facts, state, moves[0], ledger)
        return [(moves[0], ledger.closed())]

    def refusal(self, message: Phrase) -> IllegalMove:
        """Return the refusal of a move by the first rule of this step."""
        return IllegalMove(self.rules[0], message)

    def mistimed(self, state: State, move: Move) -> IllegalMove:
        """Return the refusal of a move that is not this step's at all.

        Track after the Building Stage is refused by the rule that ended it (6.A7), later by that
        of the extra building (6.B6).
        """
        message = say("Next: {task}.", task=say(self.task))
        if isinstance(move, Lay | Cross | Leap) and state.stage == "operating":
            if state.runs:
                return IllegalMove("6.B6", together((say(_BETWEEN_RUNS), message)))
            return IllegalMove("6.A7", together((say(_STAGE_OVER), message)))
        return self.refusal(message)


class Throw(Turn):
    """A step in which chance moves; its legal moves are its outcomes."""

    def actor(self, facts: Facts, state: State) -> int:
        """Return CHANCE."""
        return CHANCE

    @abstractmethod
    def outcomes(self, facts: Facts, state: State) -> Outcomes:
        """Return every chance move with its weight, in a fixed order."""

    def sampled(self, facts: Facts, state: State, random: Dice) -> ChanceMove:
        """Return one chance move by their weights, also where there are too many to list."""
        return self.outcomes(facts, state).sampled(random)

    def throw(self, facts: Facts, state: State, random: Dice, ledger: Ledger, *, once: bool) -> Made:
        """Let chance move by their weights, once or more often while no one else has to."""
        move = self.sampled(facts, state, random)
        self.apply(facts, state, move, ledger)
        return [(move, ledger.closed())]

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return the outcomes."""
        return [outcome.move for outcome in self.outcomes(facts, state)]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse what chance cannot bring."""
        if move in self.legal(facts, state):
            return None
        wrong = why_not_thrown(move, self.outcomes(facts, state))
        return self.refusal(wrong) if wrong else self.mistimed(state, move)
