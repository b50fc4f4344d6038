"""Sitting people down at a game in the terminal: a new one, or one that was broken off."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from engine.board.document import Board
from engine.boardfile.atomic import backup_name, write_atomically
from engine.boardfile.writing import write_board
from engine.bots.roster import BOTS
from engine.game.play import Game, UnplayableBoard
from engine.messages import say
from engine.table.carrying import carried_to
from engine.table.files import Journal, Opened, open_sitting
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.errors import TranscriptError
from engine.transcript.header import Header, game_of, program_version
from engine.transcript.remarks import HUMAN
from engine.trials.trial import demand_playable, demand_possible_cities
from studio.cli.exits import FINE, CommandError
from studio.cli.table.conversation import Conversation
from studio.cli.table.orders import carry_out

GAMES: Final = ".jsonl"
"""The ending of a game's file."""


def demand_players(seats: Sequence[str]) -> None:
    """Raise CommandError where a seat is for neither a person nor a bot."""
    for name in seats:
        if name not in (HUMAN, *BOTS):
            known = ", ".join((HUMAN, *BOTS))
            raise CommandError(f"There is no player '{name}'. Known: {known}.")


def play_at_table(header: Header, game: Game, output: Path) -> int:
    """Play a new game with people, and keep it in a file from the first move on."""
    return _play(sitting_of(header, game), output)


def open_game(path: Path) -> Opened:
    """Open a game to go on with; raises CommandError where it cannot be."""
    try:
        return open_sitting(path)
    except TranscriptError as error:
        raise CommandError(f"{path}: {error}") from error


def play_on(found: Opened, output: Path, seats: Sequence[str] | None) -> int:
    """Go on with a game, by other players where seats are given; raises CommandError where it is over."""
    sitting = found.sitting
    players = sitting.header.players
    if found.trouble is not None:
        print(found.trouble, file=sys.stderr)
    if sitting.result is not None and found.trouble is None:
        raise CommandError("This game is over. `platelayer replay` shows it.")
    if seats is not None and len(seats) != len(players):
        raise CommandError(f"--seats names {len(seats)}, and the game has {len(players)}.")
    for seat, by in enumerate(seats or ()):
        sitting = sitting.seated(seat, by)
    known = output.read_bytes() if output.exists() else None
    if found.trouble is not None and known is not None:
        keep_as_it_was(output, known)
    return _play(sitting, output, known)


def keep_as_it_was(output: Path, known: bytes) -> None:
    """Keep what a file holds next to it, and say where, before a game that lost its end goes on in it."""
    kept = backup_name(output)
    write_atomically(kept, known)
    print(f"The file as it was is kept as {kept}.", file=sys.stderr)


def carry_on(found: Opened, board: Board, path: Path, output: Path, seats: Sequence[str] | None) -> int:
    """Go on with the moves of a game on another board, as far as they are legal there.

    Raises CommandError where no game can begin on it.
    """
    header = replace(
        found.sitting.header,
        board=write_board(board),
        title=board.title,
        path=str(path),
        bots=found.sitting.seats,
        version=program_version(),
    )
    try:
        game = game_of(header)
        demand_possible_cities(board.edited(rules=header.rules))
        demand_playable(game, len(header.players))
        carried = carried_to(found.sitting, sitting_of(header, game))
    except (ValueError, UnplayableBoard) as error:
        raise CommandError(f"No game can be played on {path}. {error}") from error
    sitting = carried.sitting
    told = carried.trouble or say("All {n} moves are carried over.", n=sitting.at)
    print(told, file=sys.stderr)
    if sitting.result is not None:
        Journal(output).keep(sitting, closed=True)
        return FINE
    return play_on(Opened(sitting), output, seats)


def _play(sitting: Sitting, output: Path, known: bytes | None = None) -> int:
    """Play a sitting in the terminal to its end, or until there are no more orders."""
    Conversation(sitting, Journal(output, known), str(output)).run(typed_lines(), carry_out)
    return FINE


def typed_lines() -> Iterator[str]:
    """Yield the lines that are typed, as long as there are any."""
    while line := sys.stdin.readline():
        yield line
