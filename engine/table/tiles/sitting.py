"""A sitting of the tile game: a game that people play, with bots, with others or alone."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Final

from engine.table import game_sitting
from engine.table.game_sitting import GameSitting
from engine.table.luck import Kind, Luck, Occasion
from engine.tiles.events import Event
from engine.tiles.moves import Move
from engine.tiles.play import Result, TileGame
from engine.tiles.set import SOLO, TileSet
from engine.tiles.solo.setup import DrawFirstRow, DrawThree
from engine.tiles.state import State
from engine.tiles.steps.setup import Dealing, DrawOrder, DrawStart, Remove
from engine.tiles.steps.step import Deal
from engine.tiles.writing import write_set
from engine.transcript.fields import Plain
from engine.transcript.header import program_version
from engine.transcript.remarks import Note
from engine.transcript.tiles.header import TileHeader, game_of, plain_header
from engine.transcript.tiles.notation import TileNotation
from engine.transcript.tiles.writing import plain_result

NO_SEAT: Final = -1
"""The seat of a draw that is for all."""
_KINDS: Final[tuple[tuple[type[Deal], Kind], ...]] = (
    (DrawStart, "start"),
    (DrawThree, "start"),
    (Remove, "out"),
    (Dealing, "deal"),
    (DrawOrder, "order"),
    (DrawFirstRow, "row"),
)
"""What chance draws for in the steps that set a game up."""

TileMade = game_sitting.Made[Move, Event]


@dataclass(frozen=True)
class TileSitting(GameSitting[State, Move, Event]):
    """A game on a tile set as it is played at a table."""

    header: TileHeader
    game: TileGame

    @property
    def is_alone(self) -> bool:
        """Whether it is the game alone (DR.solo1)."""
        return self.game.facts.players == SOLO

    @property
    def notation(self) -> TileNotation:
        """How the moves of the game are written."""
        return TileNotation(self.game.facts, self.header.players)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat on the track."""
        return tuple(self.state.scores)

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it goes on."""
        return self.game.result(self.state)

    @property
    def hand(self) -> tuple[int, ...]:
        """The city tiles that the player whose move it is may place."""
        actor = self.actor
        if self.is_alone or actor is None or actor < 0:
            return self.state.drawn
        return self.state.hands[actor]

    def first_occasion(self) -> Occasion:
        """Return what chance draws for in the present state, as the first such draw.

        Cubes are drawn for the seat that has just placed a tile.
        """
        state, turn = self.state, self.turn
        for step, kind in _KINDS:
            if isinstance(turn, step):
                return Occasion(kind, 0, NO_SEAT)
        if state.cubes_due is None:
            return Occasion("draw", state.turn, NO_SEAT)
        placers = (made.actor for made in reversed(self.moves[: self.at]) if made.actor >= 0)
        return Occasion("cubes", state.turn, next(placers, NO_SEAT) if state.turn else NO_SEAT)

    def move_lines(
        self, actor: int, move: Move, after: State, events: tuple[Event, ...]
    ) -> tuple[Plain, ...]:
        """Return the line of a move made now."""
        return (self.notation.plain(actor, move, after),)

    def header_line(self) -> Plain:
        """Return the first line of the file."""
        return plain_header(self.header)

    def result_line(self) -> Plain:
        """Return the result as the last line has it."""
        result = self.result
        assert result is not None
        return plain_result(result, self.header.players)

    def note_line(self, note: Note) -> Plain:
        """Return the line of a note on a city."""
        return {"note": {"city": self.game.facts.name(note.hex), "text": note.text, "move": note.move}}


def tile_sitting_of(header: TileHeader) -> TileSitting:
    """Return the sitting of a game before its first move; raises ValueError where its set has none."""
    game = game_of(header)
    state = game.initial_state(len(header.players))
    return TileSitting(header, game, Luck(header.seed), state, ((0, state),))


def begun_with(
    tiles: TileSet,
    path: str,
    players: Sequence[str],
    seats: Sequence[str],
    seed: int,
    *,
    challenge: bool = False,
) -> TileSitting:
    """Return a new game on a set: ``seats`` are HUMAN or bots; raises ValueError where none can begin."""
    header = TileHeader(
        text=write_set(tiles),
        title=tiles.title,
        path=path,
        rules=tiles.rules,
        players=tuple(players),
        bots=tuple(seats),
        seed=seed,
        version=program_version(),
        challenge=challenge,
        luck="occasions",
    )
    return tile_sitting_of(header)


def again(sitting: TileSitting, seed: int, *, is_daily: bool = False) -> TileSitting:
    """Return a new game with the set, seats and names of another, and another seed.

    The Daily is never the challenge: it begins alike for everyone.
    """
    header = replace(
        sitting.header,
        bots=sitting.seats,
        seed=seed,
        version=program_version(),
        luck="occasions",
        challenge=sitting.header.challenge and not is_daily,
    )
    return tile_sitting_of(header)


def daily_seed(day: date) -> int:
    """Return the seed of the Daily, the game alone that is the same for everybody on a day."""
    return day.year * 10_000 + day.month * 100 + day.day
