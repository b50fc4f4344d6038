"""What a step of the turn order is: a turn somebody takes, a throw of chance, or a passage.

The game asks its steps in order and goes by the first that is due. A passage needs no one: it
changes the state and lets the game ask again.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from engine.messages import Phrase, say
from engine.turns.chance import CHANCE, Dice, Outcomes, draw_of
from engine.turns.illegal import IllegalMove
from engine.turns.ledger import Ledger, Made


class Position(Protocol):
    """What every state has: the stage of the game it is in, and a copy that can be changed."""

    @property
    def stage(self) -> str:
        """The part of the game, which says which steps are asked."""

    def copy(self) -> Self:
        """Return a state that can be changed without changing this one."""


F = TypeVar("F")
S = TypeVar("S", bound=Position)
M = TypeVar("M")
E = TypeVar("E")
L = TypeVar("L", bound=Ledger)  # type: ignore[type-arg]  # of the game's events, which no bound can say


class Step(ABC, Generic[F, S]):
    """One step of the turn order, with the rules it keeps."""

    rules: ClassVar[tuple[str, ...]]
    stage: ClassVar[str]
    """The only stage in which it is ever due."""
    task: ClassVar[Phrase]
    """What is to be done, for messages: "lay track or end your turn"."""

    @abstractmethod
    def due(self, facts: F, state: S) -> bool:
        """Return whether it is this step's time, given that it is its stage and no earlier step's time."""


class Passage(Step[F, S], Generic[F, S, L]):
    """A step that happens by itself."""

    @abstractmethod
    def pass_on(self, facts: F, state: S, ledger: L) -> None:
        """Change the state so that the step is no longer due."""


class Turn(Step[F, S], Generic[F, S, M, E, L]):
    """A step in which somebody moves: a player, or chance."""

    @abstractmethod
    def actor(self, facts: F, state: S) -> int:
        """Return the seat whose move it is, or CHANCE."""

    @abstractmethod
    def legal(self, facts: F, state: S) -> list[M]:
        """Return moves that may be made now, in a fixed order; at least one."""

    @abstractmethod
    def why_illegal(self, facts: F, state: S, move: M) -> IllegalMove | None:
        """Say which rule forbids a move now, or None where none does."""

    @abstractmethod
    def apply(self, facts: F, state: S, move: M, ledger: L) -> None:
        """Change the state by a move that is legal."""

    def view(self, facts: F, state: S) -> S:
        """Return the state as the player whose move it is may see it; mostly nothing is hidden."""
        return state

    def goes_on(self, facts: F, state: S) -> bool:
        """Return whether it is sure, after a move in this step, that the next one is made in it as well.

        Where it is not, which is safe to say at any time, all steps are asked again.
        """
        return False

    def make(self, facts: F, state: S, moves: Sequence[M], ledger: L) -> Made[M, E]:
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

    def mistimed(self, state: S, move: M) -> IllegalMove:
        """Return the refusal of a move that is not this step's at all."""
        return self.refusal(say("Next: {task}.", task=say(self.task)))


class Throw(Turn[F, S, M, E, L]):
    """A step in which chance moves; its legal moves are its outcomes."""

    def actor(self, facts: F, state: S) -> int:
        """Return CHANCE."""
        return CHANCE

    @abstractmethod
    def outcomes(self, facts: F, state: S) -> Outcomes[M]:
        """Return every chance move with its weight, in a fixed order."""

    def sampled(self, facts: F, state: S, random: Dice) -> M:
        """Return one chance move by their weights, also where there are too many to list."""
        return self.outcomes(facts, state).sampled(random)

    def throw(self, facts: F, state: S, random: Dice, ledger: L, *, once: bool) -> Made[M, E]:
        """Let chance move by their weights, once or more often while no one else has to."""
        move = self.sampled(facts, state, random)
        self.apply(facts, state, move, ledger)
        return [(move, ledger.closed())]

    def legal(self, facts: F, state: S) -> list[M]:
        """Return the outcomes."""
        return [outcome.move for outcome in self.outcomes(facts, state)]

    def why_illegal(self, facts: F, state: S, move: M) -> IllegalMove | None:
        """Refuse what chance cannot bring."""
        if move in self.legal(facts, state):
            return None
        wrong = self.why_not_thrown(facts, state, move)
        return self.refusal(wrong) if wrong else self.mistimed(state, move)

    def why_not_thrown(self, facts: F, state: S, move: M) -> Phrase:
        """Say what is wrong with a throw where another may come; nothing of a move of another sort."""
        return ""


class Deal(Throw[F, S, M, E, L]):
    """A throw with too many outcomes to list: it is drawn, and judged by ``why_illegal``."""

    @abstractmethod
    def drawn(self, facts: F, state: S, random: Dice) -> M:
        """Return a move as chance draws it."""

    def outcomes(self, facts: F, state: S) -> Outcomes[M]:
        """Return one of the draws that may come."""
        return draw_of(lambda random: self.drawn(facts, state, random))

    def sampled(self, facts: F, state: S, random: Dice) -> M:
        """Return a move as chance draws it."""
        return self.drawn(facts, state, random)

    @abstractmethod
    def why_illegal(self, facts: F, state: S, move: M) -> IllegalMove | None:
        """Refuse what chance cannot bring."""
