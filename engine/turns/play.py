"""A game of any kind: asking its steps, applying moves, and playing from the first to the last."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from engine.fast_namedtuple import swift
from engine.messages import say
from engine.turns.chance import CHANCE, Dice, Outcomes
from engine.turns.illegal import IllegalMove
from engine.turns.ledger import Ledger, Made
from engine.turns.step import Passage, Position, Step, Throw, Turn

F = TypeVar("F")
S = TypeVar("S", bound=Position)
M = TypeVar("M")
E = TypeVar("E")
L = TypeVar("L", bound=Ledger)  # type: ignore[type-arg]  # of the game's events, which no bound can say
G_contra = TypeVar("G_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


class Applied(NamedTuple, Generic[S, E]):
    """The state after a move, and what the move brought about."""

    state: S
    events: tuple[E, ...]


class Played(NamedTuple, Generic[S, M, E]):
    """One move of a game as it was played: who, what, its events, and the state after.

    Where states need not last (:func:`run`), the state may be that after later moves as well.
    """

    actor: int
    move: M
    events: tuple[E, ...]
    state: S


_played: Callable[[tuple[int, Any, tuple[Any, ...], Any]], Played[Any, Any, Any]] = swift(Played)


class Player(Protocol[G_contra, S_contra, M_co]):
    """A bot or person that chooses moves for a seat."""

    def choose(self, game: G_contra, state: S_contra, random: Random) -> M_co | tuple[M_co, ...]:
        """Return a legal move for the seat whose turn it is, or several to be made one by one.

        Each of several must be legal when it comes to be made. Those left over when the turn has passed
        to another, as when a link ends the Building Stage, are not made.
        """


def moves_of(choice: M | tuple[M, ...]) -> tuple[M, ...]:
    """Return the moves of a choice in order; raises ValueError where there are none."""
    moves = choice if isinstance(choice, tuple) else (choice,)
    if not moves:
        raise ValueError("A player whose turn it is must choose a move.")
    return moves


@dataclass(frozen=True, slots=True)
class _Asked(Generic[F, S, M, E, L]):
    """A step as the game asks it, and what it is: a turn, a throw among them, or a passage."""

    step: Step[F, S]
    turn: Turn[F, S, M, E, L] | None
    throw: Throw[F, S, M, E, L] | None
    passage: Passage[F, S, L] | None


@dataclass(frozen=True)
class Game(ABC, Generic[F, S, M, E, L]):
    """Rules in play. States are values: no method changes the one it is given."""

    facts: F
    steps: tuple[Step[F, S], ...] = ()
    """The turn order; if it is empty, that of the rules."""

    @abstractmethod
    def initial_state(self, players: int) -> S:
        """Return the state before the first move; raises ValueError for a wrong number of players."""

    @abstractmethod
    def ledger(self, state: S) -> L:
        """Return an empty ledger for a state that is being changed."""

    @abstractmethod
    def usual_steps(self) -> Sequence[Step[F, S]]:
        """Return the turn order of the rules."""

    @abstractmethod
    def after_the_end(self) -> IllegalMove:
        """Return the refusal of any move when the game is over."""

    def cited(self, refused: IllegalMove) -> IllegalMove:
        """Return a refusal under the number its rule has in the edition that is played."""
        return refused

    # -- whose move it is --------------------------------------------------------------------

    def turn(self, state: S) -> Turn[F, S, M, E, L] | None:
        """Return the step that waits for a move, or None when the game is over."""
        asked = self._due(state)
        return None if asked is None else asked.turn

    def actor(self, state: S) -> int | None:
        """Return the seat whose move it is, CHANCE for a throw, None when the game is over."""
        turn = self.turn(state)
        return None if turn is None else turn.actor(self.facts, state)

    def is_over(self, state: S) -> bool:
        """Return whether the game is over."""
        return state.stage == "over"

    def view(self, state: S) -> S:
        """Return a state as the player whose move it is may see it, without what is hidden from them."""
        turn = self.turn(state)
        return state if turn is None else turn.view(self.facts, state)

    # -- moves -------------------------------------------------------------------------------

    def legal_moves(self, state: S) -> list[M]:
        """Return moves that may be made now, in a fixed order; none when the game is over."""
        turn = self.turn(state)
        return [] if turn is None else turn.legal(self.facts, state)

    def why_illegal(self, state: S, move: M) -> IllegalMove | None:
        """Say which rule forbids a move now, or None when it may be made.

        In a state put together by hand a passage may still be due: no one moves before it.
        """
        turn = self.turn(state)
        refused = self._no_one_moves(state) if turn is None else turn.why_illegal(self.facts, state, move)
        return None if refused is None else self.cited(refused)

    def chance(self, state: S) -> Outcomes[M]:
        """Return the chance moves that may come now with their weights; none on a player's turn.

        Where there are far too many, as for the races of three rounds, one of them: see :meth:`sampled`.
        """
        turn = self.turn(state)
        return turn.outcomes(self.facts, state) if isinstance(turn, Throw) else Outcomes()

    def sampled(self, state: S, random: Dice) -> M:
        """Return a chance move that may come now, by their weights; it must be chance's turn."""
        turn = self.turn(state)
        assert isinstance(turn, Throw)
        move: M = turn.sampled(self.facts, state, random)
        return move

    def apply(self, state: S, move: M) -> Applied[S, E]:
        """Return the state after a move, and what it brought about.

        Raises IllegalMove, with the rule that forbids it, and changes nothing.
        """
        turn = self.turn(state)
        if turn is None:
            raise self.cited(self._no_one_moves(state))
        after = state.copy()
        ledger = self.ledger(after)
        ((_, events),) = self._make(turn, after, (move,), ledger)
        self._settle(after, ledger)
        return Applied(after, events + ledger.closed())

    def settled(self, state: S) -> Applied[S, E]:
        """Return the state after everything that happens by itself, as it does after each move.

        Only a state that was put together by hand has any of it still to come.
        """
        after = state.copy()
        ledger = self.ledger(after)
        self._settle(after, ledger)
        return Applied(after, ledger.closed())

    def _no_one_moves(self, state: S) -> IllegalMove:
        """Return the refusal of any move while a passage is due, or nothing any more."""
        asked = self._due(state)
        if asked is None:
            return self.after_the_end()
        return IllegalMove(asked.step.rules[0], say("Next: {task}.", task=say(asked.step.task)))

    @cached_property
    def _order(self) -> Mapping[str, list[tuple[Callable[[F, S], bool], _Asked[F, S, M, E, L]]]]:
        """The steps that may be due in each stage, as they are asked, with the question."""
        stages: dict[str, list[tuple[Callable[[F, S], bool], _Asked[F, S, M, E, L]]]] = {"over": []}
        for step in self.steps or self.usual_steps():
            stages.setdefault(step.stage, []).append((step.due, _asked(step)))
        return stages

    def _due(self, state: S) -> _Asked[F, S, M, E, L] | None:
        """Return the first step whose time it is."""
        facts = self.facts
        for due, asked in self._order[state.stage]:
            if due(facts, state):
                return asked
        return None

    def _settle(self, state: S, ledger: L) -> _Asked[F, S, M, E, L] | None:
        """Go through every passage until somebody is to move, or the game is over; return their turn."""
        while True:
            asked = self._due(state)
            if asked is None or asked.passage is None:
                return asked
            asked.passage.pass_on(self.facts, state, ledger)

    def play(
        self,
        players: Sequence[Player[Self, S, M]],
        random: Random,
        *,
        lasting: bool = True,
        begun: S | None = None,
    ) -> Generator[Played[S, M, E], None, S]:
        """Play a whole game as :func:`run` does, or on from a state of one that has ``begun``."""
        generators = [Random(random.getrandbits(64)) for _ in players]
        state = self.initial_state(len(players)) if begun is None else begun.copy()
        facts = self.facts
        ledger = self.ledger(state)
        asked = self._due(state)
        while asked is not None and (turn := asked.turn) is not None:
            throw, actor = asked.throw, CHANCE
            moves: tuple[M, ...] = ()
            if throw is None:
                actor = turn.actor(facts, state)
                moves = moves_of(players[actor].choose(self, turn.view(facts, state), generators[actor]))
            going = True
            while going:
                if lasting:
                    state = state.copy()
                    ledger = self.ledger(state)
                if throw is not None:
                    made = throw.throw(facts, state, random, ledger, once=lasting)
                else:
                    made = self._make(turn, state, moves[:1] if lasting else moves, ledger)
                    moves = moves[len(made) :]
                going = turn.goes_on(facts, state)
                if not going:
                    asked = self._settle(state, ledger)
                    made[-1] = made[-1][0], made[-1][1] + ledger.closed()
                for move, events in made:
                    yield _played((actor, move, events, state))
                going = going and bool(moves) and turn.actor(facts, state) == actor
        return state

    def _make(self, turn: Turn[F, S, M, E, L], state: S, moves: Sequence[M], ledger: L) -> Made[M, E]:
        """Make the first of some moves, or more of them; raises IllegalMove where it is none."""
        try:
            return turn.make(self.facts, state, moves, ledger)
        except IllegalMove as refused:
            raise self.cited(refused) from None


def _asked(step: Step[F, S]) -> _Asked[F, S, M, E, L]:
    """Return a step as it is asked."""
    turn = step if isinstance(step, Turn) else None
    throw = step if isinstance(step, Throw) else None
    return _Asked(step, turn, throw, step if isinstance(step, Passage) else None)


def run(
    game: "Game[F, S, M, E, L]",
    players: Sequence[Player[Any, S, M]],
    random: Random,
    *,
    lasting: bool = True,
) -> Generator[Played[S, M, E], None, S]:
    """Play a whole game, yielding each move, chance moves included; return the last state.

    Everything chance decides comes from ``random``; each player gets a generator of their own,
    seeded from it at the start, so that what one of them asks of it changes nothing for others. Every
    state handed out is a value, unless it need not be ``lasting``: then it is one state that goes on.
    """
    return game.play(players, random, lasting=lasting)
