"""The game itself: how it begins and ends, and what its moves are."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.game.endings import Ending
from engine.game.events import Event
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Move
from engine.game.people import demand_seats, richest
from engine.game.race_tables import can_be_dealt
from engine.game.state import NO_PERSON, State, new_state
from engine.game.steps.order import steps_of
from engine.game.steps.step import Step
from engine.messages import say
from engine.racetables.drawing import UndecidedError
from engine.turns import play
from engine.turns.illegal import IllegalMove

Applied = play.Applied[State, Event]
Played = play.Played[State, Move, Event]
Player = play.Player["Game", State, Move]
Choice = Move | tuple[Move, ...]
"""A move; or several of one turn, to be made one after the other while it stays that seat's turn."""


class UnplayableBoard(ValueError):  # noqa: N818  # it is the board that is at fault
    """A board no game can begin on; its text says what it lacks."""


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


@dataclass(frozen=True)
class Game(play.Game[Facts, State, Move, Event, Ledger]):
    """A board's rules in play. States are values: no method changes the one it is given.

    Of the legal moves two families are too large to list: routes of a race, of which the fastest and the
    cheapest are listed, and amounts to save, of which none and all do.
    """

    people: tuple[int, ...] = ()
    """Who runs each seat's company, a person's number or NO_PERSON; empty where each runs one (6.C7)."""

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
        if NO_PERSON in self.people:
            raise UnplayableBoard(say("An imaginary company writes no orders. Give it a player."))
        try:
            can_be_raced = can_be_dealt(self.facts)
        except UndecidedError as error:
            says = say(
                "No table of races by sectors was found in the time allowed. Move towns further apart, or "
                "set race_table to draws."
            )
            raise UnplayableBoard(says) from error
        if not can_be_raced:
            raise UnplayableBoard(
                say("The races of this board cannot be drawn by sectors. Set race_table to draws.")
            )

    def ledger(self, state: State) -> Ledger:
        """Return an empty ledger for a state that is being changed."""
        return Ledger(state, self.facts.rules)

    def usual_steps(self) -> Sequence[Step]:
        """Return the turn order of the rules."""
        return steps_of(self.facts.rules)

    def cited(self, refused: IllegalMove) -> IllegalMove:
        """Return a refusal under the number its rule has in the edition that is played."""
        return IllegalMove(self.facts.rules.cited(refused.rule), refused.message)

    def after_the_end(self) -> IllegalMove:
        """Return the refusal of any move when the game is over (6.B7)."""
        return IllegalMove("6.B7", say("The game is over."))

    def result(self, state: State) -> Result | None:
        """Return how the game ended, or None while it goes on.

        The richest win with all their companies, ties together (6.B7, 6.C7a).
        """
        if not self.is_over(state) or state.ending is None:
            return None
        return Result(tuple(state.accounts), richest(state), state.runs, state.ending)
