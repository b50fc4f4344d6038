"""The file of a tile game that is played, opened again wherever it ended."""

import json
from pathlib import Path
from typing import Final

from engine.boardfile.source import read_text
from engine.boardfile.yaml_text.report import UnreadableError
from engine.table.files import MoveLine, OpenedGame, demand_players, resumed
from engine.table.tiles.sitting import TileSitting, tile_sitting_of
from engine.tiles.moves import Move
from engine.tiles.players.roster import TILE_BOTS
from engine.transcript.errors import TranscriptError
from engine.transcript.fields import Plain
from engine.transcript.tiles.header import is_tile_game
from engine.transcript.tiles.replay import TileTranscript, laid_cells, parse_tile_game

_MOST_BYTES: Final = 4_000_000
"""Of a first line, which holds the whole set."""


def begins_tile_game(start: bytes) -> bool:
    """Return whether what a file begins with is the first line of a tile game."""
    try:
        data = json.loads(start[:_MOST_BYTES].partition(b"\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and is_tile_game(data)


def open_tile_sitting(path: Path) -> OpenedGame[TileSitting]:
    """Open the file of a tile game, finished or not, up to its last whole and legal move.

    Raises BoardFileError when it cannot be opened, and TranscriptError with the line at fault when it is no
    transcript, or no game can begin on its set.
    """
    try:
        text = read_text(path)
    except UnreadableError as unreadable:
        message = f"{path.name} is not a transcript of a game: it is too large, or not UTF-8 text."
        raise TranscriptError(message) from unreadable
    return opened_tiles(parse_tile_game(text))


def opened_tiles(transcript: TileTranscript) -> OpenedGame[TileSitting]:
    """Return the sitting of a transcript up to the first move that the rules forbid."""
    header = transcript.header
    demand_players(header.bots, TILE_BOTS, 1)
    sitting = tile_sitting_of(header)
    lines = [_line(row.number, row.plain) for row in transcript.rows if "result" not in row.plain]
    return resumed(sitting, lines, transcript.remarks, TILE_BOTS, is_cut=transcript.cut)


def _line(number: int, plain: Plain) -> MoveLine[TileSitting]:
    def read(sitting: TileSitting) -> tuple[int, Move]:
        return sitting.notation.read(plain, laid_cells(sitting.state))

    return number, read
