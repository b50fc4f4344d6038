"""Playing and replaying the tile game: what `play` and `replay` do with a tile set."""

import argparse
import secrets
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from engine.boardfile.atomic import write_atomically
from engine.boardfile.source import read_text
from engine.boardfile.yaml_text.report import UnreadableError
from engine.table.tiles.files import begins_tile_game
from engine.text.terminal import UNENCODABLE
from engine.tiles.play import Played, Result
from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.reading import is_tile_set
from engine.tiles.set import SOLO
from engine.tiles.writing import write_set
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.fields import written
from engine.transcript.header import program_version
from engine.transcript.tiles.header import TileHeader, game_of
from engine.transcript.tiles.notation import TileNotation
from engine.transcript.tiles.replay import TileTranscript, parse_tile_game, replay, seen_by
from engine.transcript.tiles.writing import plain_result, transcript_lines
from engine.turns.move_limit import ending
from engine.turns.play import run
from studio.cli.exits import FINE, FOUND, CommandError
from studio.cli.outputs import demand_output
from studio.cli.streams import json_shown, json_text
from studio.cli.tiles.documents import load_set
from studio.drawing.game.companies import NAMES

_MOST_LETTERS = 4_000_000
"""Letters of a first line, which holds the whole set."""


def names_tile_set(path: Path) -> bool:
    """Return whether a file is a tile set, as its first field says; a file that cannot be read is none."""
    try:
        return is_tile_set(read_text(path))
    except (OSError, ValueError, UnreadableError):
        return False


def begins_game(path: Path) -> bool:
    """Return whether a file is a transcript of the tile game, as its first line says."""
    if not path.is_file():
        # A pipe gives what it holds only once, and a device without end.
        return False
    try:
        with path.open("rb") as file:
            return begins_tile_game(file.readline(_MOST_LETTERS))
    except OSError:
        return False


def play_tiles(arguments: argparse.Namespace) -> int:
    """Let bots play a game on a tile set, keep its transcript, and print how it ended."""
    _demand_fitting(arguments)
    to_screen = str(arguments.output) == "-"
    _, tiles = load_set(arguments.map)
    if not to_screen:
        demand_output(arguments, {"the set": arguments.map})
    players = _players(arguments)
    try:
        header = TileHeader(
            text=write_set(tiles),
            title=tiles.title,
            path=str(arguments.map),
            rules=tiles.rules,
            players=players,
            bots=arguments.bots,
            seed=secrets.randbelow(2**32) if arguments.seed is None else arguments.seed,
            version=program_version(),
            challenge=arguments.challenge,
        )
        game = game_of(header)
    except ValueError as error:
        raise CommandError(f"No game can be played with {arguments.map}. {error}") from error
    if arguments.seed is None:
        print(f"The seed is {header.seed}.", file=sys.stderr)
    bots = [TILE_BOTS[name] for name in header.bots]
    last: list[Played] = []
    moves = _kept(ending(run(game, bots, Random(header.seed))), last)
    text = "".join(transcript_lines(header, game, moves))
    if to_screen:
        sys.stdout.write(json_shown(text))
    result = game.result(last[0].state)
    assert result is not None
    summary = _summary(header, result, arguments.format)
    print(summary, file=sys.stderr if to_screen else sys.stdout, flush=True)
    if not to_screen:
        write_atomically(arguments.output, text.encode("utf-8", UNENCODABLE))
    return FINE


def _kept(moves: Iterator[Played], last: list[Played]) -> Iterator[Played]:
    """Pass moves on, and keep the last of them."""
    for move in moves:
        last[:] = [move]
        yield move


def _demand_fitting(arguments: argparse.Namespace) -> None:
    """Raise CommandError for what a game on a tile set needs, or cannot have."""
    for name in ("seats", "carry", "rules", "luck"):
        if getattr(arguments, name) is not None:
            raise CommandError(f"--{name} is for games on maps. Bots play the tile game: use --bots.")
    if arguments.settings or arguments.people != "each":
        raise CommandError(
            "--set and --people are for games on maps. Change the rules of a tile set in its file."
        )
    if arguments.output is None:
        raise CommandError("Say where to keep the game, with -o FILE.jsonl.")
    if arguments.bots is None and arguments.players == (str(SOLO),):
        arguments.bots = ("planner",)
    if arguments.bots is None:
        raise CommandError("Say who plays, with --bots, or alone with --players 1.")
    demand_tile_bots(arguments.bots)
    if arguments.challenge and len(arguments.bots) > SOLO:
        raise CommandError("--challenge is for the game alone.")


def demand_tile_bots(bots: tuple[str, ...]) -> None:
    """Raise CommandError for a bot that does not play the tile game."""
    unknown = [name for name in bots if name not in TILE_BOTS]
    if unknown:
        raise CommandError(f"There is no bot '{unknown[0]}'. The tile game has {', '.join(TILE_BOTS)}.")


def _players(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the players' names: those given, or the usual ones where only their number is."""
    given: tuple[str, ...] = arguments.players or ()
    number = len(arguments.bots)
    if not given or given == (str(number),):
        return NAMES[:number]
    if len(given) != number:
        raise CommandError(f"--bots names {number} and --players {len(given)}. The numbers must be equal.")
    return given


def _summary(header: TileHeader, result: Result, form: str) -> str:
    plain = plain_result(result, header.players)
    if form == "json":
        return json_text({"title": header.title, "bots": list(header.bots), "seed": header.seed, **plain})
    lines = [
        f"{player} ({bot}): {total} points, {score} of them on the track"
        for player, bot, total, score in zip(
            header.players, header.bots, result.totals, result.scores, strict=True
        )
    ]
    end = f"Rank {result.rank}." if result.rank else f"Won by {', '.join(plain['winners'])}."
    return "\n".join([f"{header.title}: {result.turns} turns. {result.reason}", *lines, end])


def replay_tiles(arguments: argparse.Namespace) -> int:
    """Check every move of a tile game, and print it as it is, or as a player has seen it."""
    try:
        transcript = parse_tile_game(read_text(arguments.game))
        return _replayed(arguments, transcript)
    except UnreadableError as error:
        raise CommandError(f"{arguments.game} is not a transcript of a game.") from error
    except TranscriptError as error:
        raise CommandError(f"{arguments.game}: {error}") from error


def _replayed(arguments: argparse.Namespace, transcript: TileTranscript) -> int:
    header, game = transcript.header, transcript.game
    seat = _seat(arguments.seen_by, header)
    notation, lines, problem = TileNotation(game.facts, header.players), list[Any](), None
    state = None
    try:
        for played in replay(transcript):
            state = played.state
            if arguments.until is None or len(lines) < arguments.until:
                shown = played if seat is None else seen_by(played, seat)
                lines.append(notation.plain(shown.actor, shown.move, shown.state))
    except ReplayError as error:
        problem = error
    result = None if state is None else game.result(state)
    if arguments.format == "json":
        fault = problem and {"line": problem.line, "rule": problem.rule, "message": problem.message}
        plain = result and plain_result(result, header.players)
        print(json_text({"game": str(arguments.game), "moves": lines, "problem": fault, "result": plain}))
    else:
        sys.stdout.write(json_shown("".join(map(written, lines))))
        print(_end(arguments, header, result, problem))
    return FOUND if problem or result is None else FINE


def _seat(name: str | None, header: TileHeader) -> int | None:
    if name is None:
        return None
    if name not in header.players:
        raise CommandError(f"There is no player '{name}', only {', '.join(header.players)}.")
    return header.players.index(name)


def _end(
    arguments: argparse.Namespace,
    header: TileHeader,
    result: Result | None,
    problem: ReplayError | None,
) -> str:
    """Return how a replay ended."""
    if problem is not None:
        return f"{arguments.game}: {problem}"
    if result is None:
        return "The game is unfinished."
    return f"{_summary(header, result, 'text')}\nAll moves follow the rules; the result is as recorded."
