"""Reading a transcript of the tile game and playing it again, every move asked of the rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.tiles.facts import Cell
from engine.tiles.moves import DealHands, RemoveCities
from engine.tiles.play import Played, TileGame
from engine.tiles.state import HIDDEN, State
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.fields import Plain, parsed
from engine.transcript.remarks import REMARKS, Remark, Stand, remark_of, stand_of
from engine.transcript.replay import first_difference
from engine.transcript.tiles.header import TileHeader, game_of, header_of
from engine.transcript.tiles.notation import TileNotation
from engine.transcript.tiles.writing import plain_result
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove


class Row(NamedTuple):
    """A line after the header: its number from 1, and its object."""

    number: int
    plain: Plain


@dataclass(frozen=True)
class TileTranscript:
    """A game as it was written down, ``rows`` its moves and its result.

    ``remarks`` are the lines of a game at the table that are no moves, ``stand`` is the position when it was
    broken off. ``cut`` says that the file ended in the middle of a line.
    """

    header: TileHeader
    game: TileGame
    rows: tuple[Row, ...]
    remarks: tuple[Remark, ...] = ()
    stand: Stand | None = None
    cut: bool = False


def parse_tile_game(text: str) -> TileTranscript:
    """Read the text of a transcript; raises TranscriptError with the line at fault."""
    lines = text.split("\n")
    cut = bool(lines.pop())
    try:
        header = header_of(parsed(lines[0], 1))
        game = game_of(header)
    except ValueError as error:
        raise TranscriptError(str(error), 1) from error
    notation = TileNotation(game.facts, header.players)
    rows, remarks, stand = list[Row](), list[Remark](), None
    for number, line in enumerate(lines[1:], 2):
        plain = parsed(line, number)
        if stand is not None:
            raise TranscriptError("This line comes after the stand of a game that was broken off.", number)
        try:
            if "stand" in plain:
                stand = stand_of(plain, header.players)
            elif any(name in plain for name in REMARKS):
                remarks.append(Remark(number, len(rows), remark_of(plain, notation)))
            else:
                rows.append(Row(number, plain))
        except ValueError as error:
            raise TranscriptError(str(error), number) from error
    return TileTranscript(header, game, tuple(rows), tuple(remarks), stand, cut)


def replay(transcript: TileTranscript) -> Iterator[Played]:
    """Yield every move again with its events.

    Raises TranscriptError for a line that is no move, ReplayError at the first move that the rules forbid, or
    at the end when the result is another than the one written down.
    """
    game, players = transcript.game, transcript.header.players
    notation = TileNotation(game.facts, players)
    state = game.initial_state(len(players))
    cells: dict[int, Cell] = laid_cells(state)
    for number, plain in transcript.rows:
        if "result" in plain:
            _expect_result(transcript, state, number, plain)
            continue
        try:
            actor, move = notation.read(plain, cells)
        except ValueError as error:
            raise TranscriptError(str(error), number) from error
        _expect_actor(game, state, players, number, actor)
        try:
            state, events = game.apply(state, move)
        except IllegalMove as illegal:
            raise ReplayError(str(illegal.message), number, illegal.rule) from illegal
        if len(cells) < len(state.table):
            cells = laid_cells(state)
        yield Played(actor, move, events, state)


def laid_cells(state: State) -> dict[int, Cell]:
    """Return the cells of the tiles on the table, by tile."""
    return {laid.tile: cell for cell, laid in state.table.items()}


def _expect_actor(game: TileGame, state: State, players: Sequence[str], number: int, actor: int) -> None:
    """Refuse a move by somebody whose turn it is not, by the first rule of the turn."""
    turn = game.turn(state)
    if turn is None:
        raise ReplayError("The game is over, and this move comes after its end.", number, "DR.end1")
    due = turn.actor(game.facts, state)
    if due != actor:
        who = "chance's" if actor == CHANCE else f"{players[actor]}'s"
        is_due = "chance is" if due == CHANCE else f"{players[due]} is"
        raise ReplayError(f"This is {who} move, but {is_due} to {turn.task}.", number, turn.rules[0])


def _expect_result(transcript: TileTranscript, state: State, number: int, plain: Plain) -> None:
    """Refuse a result that differs from the replayed one, or is not at the end."""
    result = transcript.game.result(state)
    if result is None or number != transcript.rows[-1].number:
        raise ReplayError("This is the result, but the game is not over.", number)
    stored = plain["result"]
    replayed = plain_result(result, transcript.header.players)
    found = first_difference(stored, replayed) if isinstance(stored, dict) else None
    if not isinstance(stored, dict) or found is not None:
        where = "form" if found is None else found.field
        raise ReplayError(f"The result differs in {where} from that of the replay.", number)


def seen_by(played: Played, seat: int) -> Played:
    """Return a move as a seat has seen it: tiles dealt to others and tiles removed are hidden (DR.setup2)."""
    move = played.move
    if isinstance(move, DealHands):
        hands = tuple(
            hand if other == seat else (HIDDEN,) * len(hand) for other, hand in enumerate(move.hands)
        )
        return played._replace(move=DealHands(hands))
    if isinstance(move, RemoveCities):
        return played._replace(move=RemoveCities((HIDDEN,) * len(move.tiles)))
    return played
