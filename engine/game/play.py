"""The game itself: asking the steps, applying moves, and playing from the first to the last."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple, Protocol, get_args

from engine.fast_namedtuple import swift
from engine.game.chance import CHANCE, Dice, Outcomes
from engine.game.endings import Ending
from engine.game.events import Event
from engine.game.facts import Facts
from engine.game.illegal import IllegalMove
from engine.game.ledger import Ledger, Made
from engine.game.moves import ChanceMove, Move
from engine.game.people import demand_seats, richest
from engine.game.race_tables import can_be_dealt
from engine.game.state import NOBODY, Stage, State, new_state
from engine.game.steps.order import steps_of
from engine.game.steps.step import Passage, Step, Throw, Turn
from engine.messages import say


class UnplayableBoard(ValueError):  # noqa: N818  # it is the board that is at fault
    """A board no game can begin on; its text says what it lacks."""


class Applied(NamedTuple):
    """The state after a move, and what the move brought about."""

    state: State
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: every account, the winners' seats, runs made, and why.

    Several winners tie, unless they are the companies of one person (6.C7a).
    """

    accounts: tuple[int, ...]
    winners: tuple[int, ...]
    runs: int
    ending: Ending

    @property
    def reason(self) -> str:
        """Why the game is over, as a sentence."""
        return self.ending.text


@dataclass(frozen=True, slots=True)
class _Asked:
    """A step as the game asks it, and what it is: a turn, a throw among them, or a passage."""

    step: Step
    turn: Turn | None
    throw: Throw | None
    passage: Passage | None


@dataclass(frozen=True)
class Game:
    """A board's rules in play. States are values: no method changes the one it is given."""

    facts: Facts
    steps: tuple[Step, ...] = ()
    """The turn order; if it is empty, that of the rules."""
    people: tuple[int, ...] = ()
    """Who runs each seat's company, a person's number or NOBODY; empty where each runs one (6.C7)."""

    def initial_state(self, players: int) -> State:
        """Return the state before the first move.

        Raises UnplayableBoard without a start point, ValueError for a wrong number of players, or of
        people for that number.
        """
        if self.people:
            demand_seats(self.people, players)
        if not self.facts.starts:
            raise UnplayableBoard(say("This board has no start. Mark at least one town as a start."))
        if self.facts.rules.builds == "at_once":
            self._demand_post()
        return self.settled(new_state(self.facts, players, self.people)).state

    def _demand_post(self) -> None:
        """Raise UnplayableBoard where a board or its companies do not suit written orders."""
        if NOBODY in self.people:
            raise UnplayableBoard(say("An imaginary company writes no orders. Give it a player."))
        if not can_be_dealt(self.facts):
            raise UnplayableBoard(
                say("The races of this board cannot be drawn by sectors. Set race_table to draws.")
            )

    # -- whose move it is --------------------------------------------------------------------

    def turn(self, state: State) -> Turn | None:
        """Return the step that waits for a move, or None when the game is over."""
        asked = self._due(state)
        return None if asked is None else asked.turn

    def actor(self, state: State) -> int | None:
        """Return the seat whose move it is, CHANCE for a throw, None when the game is over."""
        turn = self.turn(state)
        return None if turn is None else turn.actor(self.facts, state)

    def is_over(self, state: State) -> bool:
        """Return whether the game is over."""
        return state.stage == "over"

    def view(self, state: State) -> State:
        """Return a state as the player whose move it is may see it, without what others have written."""
        turn = self.turn(state)
        return state if turn is None else turn.view(self.facts, state)

    # -- moves -------------------------------------------------------------------------------

    def legal_moves(self, state: State) -> list[Move]:
        """Return moves that may be made now, in a fixed order; none when the game is over.

        All of them, but for two families too large to list: routes of a race, of which the
        fastest and the cheapest are listed, and amounts to save, of which none and all do.
        """
        turn = self.turn(state)
        return [] if turn is None else turn.legal(self.facts, state)

    def why_illegal(self, state: State, move: Move) -> IllegalMove | None:
        """Say which rule forbids a move now, or None when it may be made.

        In a state put together by hand a passage may still be due: no one moves before it.
        """
        turn = self.turn(state)
        refused = self._no_one_moves(state) if turn is None else turn.why_illegal(self.facts, state, move)
        return None if refused is None else self._cited(refused)

    def chance(self, state: State) -> Outcomes:
        """Return the chance moves that may come now with their weights; none on a player's turn.

        None either where there are far too many, as for the races of three rounds: see :meth:`sampled`.
        """
        turn = self.turn(state)
        return turn.outcomes(self.facts, state) if isinstance(turn, Throw) else Outcomes()

    def sampled(self, state: State, random: Dice) -> ChanceMove:
        """Return a chance move that may come now, by their weights; it must be chance's turn."""
        turn = self.turn(state)
        assert isinstance(turn, Throw)
        return turn.sampled(self.facts, state, random)

    def apply(self, state: State, move: Move) -> Applied:
        """Return the state after a move, and what it brought about.

        Raises IllegalMove, with the rule that forbids it, and changes nothing.
        """
        turn = self.turn(state)
        if turn is None:
            raise self._cited(self._no_one_moves(state))
        after = state.copy()
        ledger = Ledger(after, self.facts.rules)
        ((_, events),) = self._make(turn, after, (move,), ledger)
        self._settle(after, ledger)
        return Applied(after, events + ledger.closed())

    def settled(self, state: State) -> Applied:
        """Return the state after everything that happens by itself, as it does after each move.

        Only a state that was put together by hand has any of it still to come.
        """
        after = state.copy()
        ledger = Ledger(after, self.facts.rules)
        self._settle(after, ledger)
        return Applied(after, ledger.closed())

    # -- the end -----------------------------------------------------------------------------

    def result(self, state: State) -> Result | None:
        """Return how the game ended, or None while it goes on.

        The richest win with all their companies, ties together (6.B7, 6.C7a).
        """
        if not self.is_over(state) or state.ending is None:
            return None
        return Result(tuple(state.accounts), richest(state), state.runs, state.ending)

    def _cited(self, refused: IllegalMove) -> IllegalMove:
        """Return a refusal under the number its rule has in the edition that is played."""
        return IllegalMove(self.facts.rules.cited(refused.rule), refused.message)

    def _no_one_moves(self, state: State) -> IllegalMove:
        """Return the refusal of any move while a passage is due, or nothing any more."""
        asked = self._due(state)
        if asked is None:
            return IllegalMove("6.B7", "The game is over.")
        return IllegalMove(asked.step.rules[0], say("Next: {task}.", task=say(asked.step.task)))

    @cached_property
    def _order(self) -> Mapping[Stage, tuple[tuple[Callable[[Facts, State], bool], _Asked], ...]]:
        """The steps that may be due in each stage, as they are asked, with the question."""
        stages: tuple[Stage, ...] = get_args(Stage)
        steps = self.steps or steps_of(self.facts.rules)
        return {
            stage: tuple((step.due, _asked(step)) for step in steps if step.stage == stage)
            for stage in stages
        }

    def _due(self, state: State) -> _Asked | None:
        """Return the first step whose time it is."""
        facts = self.facts
        for due, asked in self._order[state.stage]:
            if due(facts, state):
                return asked
        return None

    def _settle(self, state: State, ledger: Ledger) -> _Asked | None:
        """Go through every passage until somebody is to move, or the game is over; return their turn."""
        while True:
            asked = self._due(state)
            if asked is None or asked.passage is None:
                return asked
            asked.passage.pass_on(self.facts, state, ledger)

    def play(
        self, players: "Sequence[Player]", random: Random, *, lasting: bool = True, begun: State | None = None
    ) -> "Generator[Played, None, State]":
        """Play a whole game as :func:`run` does, or on from a state of one that has ``begun``."""
        generators = [Random(random.getrandbits(64)) for _ in players]
        state = self.initial_state(len(players)) if begun is None else begun.copy()
        facts = self.facts
        ledger = Ledger(state, facts.rules)
        asked = self._due(state)
        while asked is not None and (turn := asked.turn) is not None:
            throw, actor = asked.throw, CHANCE
            moves: tuple[Move, ...] = ()
            if throw is None:
                actor = turn.actor(facts, state)
                moves = moves_of(players[actor].choose(self, turn.view(facts, state), generators[actor]))
            going = True
            while going:
                if lasting:
                    state = state.copy()
                    ledger = Ledger(state, facts.rules)
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

    def _make(self, turn: Turn, state: State, moves: Sequence[Move], ledger: Ledger) -> Made:
        """Make the first of some moves, or more of them; raises IllegalMove where it is none."""
        try:
            return turn.make(self.facts, state, moves, ledger)
        except IllegalMove as refused:
            raise self._cited(refused) from None


def _asked(step: Step) -> _Asked:
    """Return a step as it is asked."""
    turn = step if isinstance(step, Turn) else None
    throw = step if isinstance(step, Throw) else None
    return _Asked(step, turn, throw, step if isinstance(step, Passage) else None)


Choice = Move | tuple[Move, ...]
"""A move; or several of one turn, to be made one after the other while it stays that seat's turn."""


def moves_of(choice: Choice) -> tuple[Move, ...]:
    """Return the moves of a choice in order; raises ValueError where there are none."""
    moves = choice if isinstance(choice, tuple) else (choice,)
    if not moves:
        raise ValueError("A player whose turn it is must choose a move.")
    return moves


class Player(Protocol):
    """A bot or person that chooses moves for a seat."""

    def choose(self, game: Game, state: State, random: Random) -> Choice:
        """Return a legal move for the seat whose turn it is, or several to be made one by one.

        Each of several must be legal when it comes to be made. Those left over when the turn has passed
        to another, as when a link ends the Building Stage, are not made.
        """


class Played(NamedTuple):
    """One move of a game as it was played: who, what, its events, and the state after.

    Where states need not last (:func:`run`), the state may be that after later moves as well.
    """

    actor: int
    move: Move
    events: tuple[Event, ...]
    state: State


_played: Callable[[tuple[int, Move, tuple[Event, ...], State]], Played] = swift(Played)


def run(
    game: Game, players: Sequence[Player], random: Random, *, lasting: bool = True
) -> Generator[Played, None, State]:
    """Play a whole game, yielding each move, chance moves included; return the last state.

    Everything chance decides comes from ``random``; each player gets a generator of their own,
    seeded from it at the start, so that what one of them asks of it changes nothing for others. Every
    state handed out is a value, unless it need not be ``lasting``: then it is one state that goes on.
    """
    return game.play(players, random, lasting=lasting)
