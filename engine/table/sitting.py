"""A sitting of the hex game: a game that people play, with bots or without, as a frozen value."""

from dataclasses import dataclass
from typing import ClassVar

from engine.game.events import Event
from engine.game.moves import Done, Move
from engine.game.people import in_charge, third_of
from engine.game.play import Game, Result
from engine.game.state import State
from engine.table import game_sitting
from engine.table.game_sitting import GameSitting
from engine.table.luck import Luck, Occasion, occasion_of
from engine.transcript.fields import Plain
from engine.transcript.header import Header, plain_header
from engine.transcript.held import HeldRuns
from engine.transcript.moves import Notation
from engine.transcript.remarks import HUMAN, Note, plain_note
from engine.transcript.writing import plain_result

Made = game_sitting.Made[Move, Event]
OtherLine = game_sitting.OtherLine[Move, Event]


@dataclass(frozen=True)
class Sitting(GameSitting[State, Move, Event]):
    """A game on a map as it is played at a table."""

    dear_steps: ClassVar[frozenset[str]] = frozenset({"DrawKey"})

    header: Header
    game: Game

    @property
    def notation(self) -> Notation:
        """How the moves of the game are written."""
        return Notation(self.game.facts, self.header.players)

    @property
    def mover(self) -> str | None:
        """Who moves now: HUMAN or the name of a bot; None for a throw, and when the game is over.

        Where a person has the seat of an imaginary company, the player who acts for it moves (6.C7b).
        """
        by, actor = super().mover, self.actor
        if by == HUMAN and actor == third_of(self.state):
            return self.seats[in_charge(self.game.facts, self.state)]
        return by

    @property
    def people(self) -> tuple[int, ...]:
        """Who runs each company, by number."""
        return tuple(self.state.people)

    @property
    def scores(self) -> tuple[int, ...]:
        """The account of each company."""
        return tuple(self.state.accounts)

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self.game.result(self.state)

    def first_occasion(self) -> Occasion:
        """Return what chance throws for in the present state, as the first such throw."""
        return occasion_of(self.state)

    def move_lines(
        self, actor: int, move: Move, after: State, events: tuple[Event, ...]
    ) -> tuple[Plain, ...]:
        """Return the line of a move made now, and that of a run which was held over before."""
        facts = self.game.facts
        lines = (self.notation.plain(actor, move),)
        run = HeldRuns(facts, (pair.race for pair in self.state.held)).offered(events)
        return lines if run is None else (*lines, {"run": run})

    def header_line(self) -> Plain:
        """Return the first line of the file."""
        return plain_header(self.header)

    def result_line(self) -> Plain:
        """Return the result as the last line has it."""
        result = self.result
        assert result is not None
        return plain_result(result, self.header)

    def note_line(self, note: Note) -> Plain:
        """Return the line of a note on a hex."""
        return plain_note(note, self.game.facts.labels)

    def bare(self, state: State) -> State:
        """Return a copy of a state to keep, without what was worked out of it and is large."""
        return bare(state)

    def goes_on(self, made: Made) -> bool:
        """Return whether a turn may go on after a move of it: not after its end."""
        return not isinstance(made.move, Done)


def bare(state: State) -> State:
    """Return a copy of a state to keep, without what was worked out of it and is large."""
    copy = state.copy()
    copy.network = None
    return copy


def sitting_of(header: Header, game: Game, position: State | None = None) -> Sitting:
    """Return the sitting of a game before its first move, or in a position put together by hand.

    Raises UnplayableBoard without a start point, and ValueError where the map's labels are not distinct.
    """
    state = game.initial_state(len(header.players)) if position is None else position
    luck = Luck(header.seed, by_hand=header.luck == "hand")
    sitting = Sitting(header, game, luck, state, ((0, state),))
    # Raises where no move could be written down.
    _ = sitting.notation
    return sitting
