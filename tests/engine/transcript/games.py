"""Whole games on a small board, as transcripts."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from engine.board.document import Board
from engine.boardfile.writing import write_board
from engine.bots.roster import BOTS
from engine.transcript.header import Header, game_of
from engine.transcript.writing import transcript_lines
from engine.turns.play import run

GOLDEN = Path(__file__).parent / "golden"


def header_of(board: Board, bots: Sequence[str] = ("greedy", "random"), seed: int = 1) -> Header:
    """Return the header of a game between Red, Blue, Green and Yellow."""
    players = ("Red", "Blue", "Green", "Yellow")[: len(bots)]
    return Header(write_board(board), "Vale", "vale.yaml", board.rules, players, tuple(bots), seed, "0.1.0")


def written(header: Header) -> str:
    """Return the transcript of the game that a header's bots play from its seed."""
    game = game_of(header)
    players = [BOTS[name] for name in header.bots]
    return "".join(transcript_lines(header, game, run(game, players, Random(header.seed))))
