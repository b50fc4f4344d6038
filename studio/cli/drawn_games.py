"""The map of a saved game at a moment, for the commands that draw."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from engine.board.document import Board
from engine.game.play import Played, UnplayableBoard
from engine.game.state import State
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.header import board_of
from engine.transcript.reading import Transcript, read_transcript
from engine.transcript.replay import replay
from studio.cli.exits import CommandError
from studio.drawing.game.game_sheet import Standing, standing_at


def standing_of(path: Path, until: int | None) -> tuple[Board, Standing]:
    """Return the board of a saved game, and its position after a number of moves, throws included.

    Raises CommandError when the file is no game, or one of those moves is against the rules.
    """
    try:
        transcript = read_transcript(path, unfinished=True)
        state = _last(transcript, islice(replay(transcript), until))
    except (TranscriptError, ReplayError, UnplayableBoard) as error:
        raise CommandError(f"{path}: {error}") from error
    header = transcript.header
    board = board_of(header)
    return board, standing_at(board, transcript.game.facts, state, header.players)


def _last(transcript: Transcript, played: Iterator[Played]) -> State:
    """Return the state after some moves of a game."""
    state = transcript.game.initial_state(len(transcript.header.players))
    for each in played:
        state = each.state
    return state
