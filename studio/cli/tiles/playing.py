"""Playing and replaying the tile game: what `play` and `replay` do with a tile set."""

import argparse
import secrets
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

from engine.boardfile.atomic import is_same_file, write_atomically
from engine.boardfile.source import read_text
from engine.boardfile.yaml_text.report import UnreadableError
from engine.table.driving import driven
from engine.table.files import Journal
from engine.table.tiles.files import begins_tile_game, open_tile_sitting
from engine.table.tiles.sitting import TileSitting, daily_seed, tile_sitting_of
from engine.text.terminal import UNENCODABLE
from engine.tiles.play import Played, Result, TileGame
from engine.tiles.players.roster import TILE_BOTS
from engine.tiles.reading import is_tile_set
from engine.tiles.set import SOLO
from engine.tiles.writing import write_set
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.fields import written
from engine.transcript.header import program_version
from engine.transcript.remarks import HUMAN
from engine.transcript.tiles.header import TileHeader, game_of
from engine.transcript.tiles.notation import TileNotation
from engine.transcript.tiles.replay import TileTranscript, parse_tile_game, replay, seen_by
from engine.transcript.tiles.writing import plain_result, transcript_lines
from engine.turns.move_limit import ending
from engine.turns.play import run
from studio.cli.exits import FINE, FOUND, CommandError
from studio.cli.outputs import demand_output
from studio.cli.streams import json_shown, json_text
from studio.cli.table.playing import keep_as_it_was, typed_lines
from studio.cli.tiles.documents import load_set
from studio.cli.tiles.orders import carry_out
from studio.cli.tiles.talking import TileTalk
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
    """Play a game on a tile set, keep its transcript, and print how it ended."""
    _demand_fitting(arguments)
    to_screen = str(arguments.output) == "-"
    seats: tuple[str, ...] = arguments.seats or arguments.bots
    with_people = HUMAN in seats
    if with_people and to_screen:
        raise CommandError("A game with people needs a file. Name one with -o.")
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
            bots=seats,
            seed=secrets.randbelow(2**32) if arguments.seed is None else arguments.seed,
            version=program_version(),
            challenge=arguments.challenge,
            luck=arguments.luck or ("occasions" if with_people else "stream"),
        )
        game = game_of(header)
    except ValueError as error:
        raise CommandError(f"No game can be played with {arguments.map}. {error}") from error
    if arguments.seed is None:
        print(f"The seed is {header.seed}.", file=sys.stderr)
    if with_people:
        return _talk(tile_sitting_of(header), arguments.output)
    last: list[Played] = []
    moves = _kept(ending(_bots_play(header, game)), last)
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


def _bots_play(header: TileHeader, game: TileGame) -> Iterator[Played]:
    """Yield the moves of a game of bots, its draws of one stream of numbers or by occasions."""
    if header.luck == "stream":
        bots = [TILE_BOTS[name] for name in header.bots]
        yield from run(game, bots, Random(header.seed))
        return
    for sitting in driven(tile_sitting_of(header)):
        made = sitting.moves[-1]
        yield Played(made.actor, made.move, made.events, sitting.state)


def play_tiles_on(arguments: argparse.Namespace) -> int:
    """Go on with a tile game that was broken off, in its own file by default."""
    _demand_begun(arguments)
    try:
        found = open_tile_sitting(arguments.map)
    except TranscriptError as error:
        raise CommandError(f"{arguments.map}: {error}") from error
    output = arguments.output or arguments.map
    if found.trouble is None and found.sitting.result is not None:
        raise CommandError("This game is over. `platelayer replay` shows it.")
    if not is_same_file(output, arguments.map):
        demand_output(arguments, {})
    sitting = _reseated(found.sitting, arguments.seats or ())
    known = output.read_bytes() if output.exists() else None
    if found.trouble is not None:
        print(found.trouble, file=sys.stderr)
        if known is not None:
            keep_as_it_was(output, known)
    return _talk(sitting, output, known)


def _demand_begun(arguments: argparse.Namespace) -> None:
    """Raise CommandError for what only a new game can be given."""
    for name in ("bots", "players", "seed", "rules", "luck", "carry", "challenge", "daily"):
        if getattr(arguments, name) not in (None, False):
            raise CommandError(f"--{name} is for a new game. A game that goes on keeps what it began with.")
    if arguments.settings or arguments.people != "each":
        raise CommandError("--set and --people are for games on maps.")


def _reseated(sitting: TileSitting, seats: Sequence[str]) -> TileSitting:
    """Return a game that goes on by other players, where any are given."""
    _demand_players(seats)
    if seats and len(seats) != len(sitting.seats):
        raise CommandError(f"--seats names {len(seats)}, and the game has {len(sitting.seats)}.")
    for seat, by in enumerate(seats):
        sitting = sitting.seated(seat, by)
    return sitting


def _talk(sitting: TileSitting, output: Path, known: bytes | None = None) -> int:
    """Play a game in the terminal to its end, or until there are no more orders."""
    TileTalk(sitting, Journal(output, known), str(output)).run(typed_lines(), carry_out)
    return FINE


def _kept(moves: Iterator[Played], last: list[Played]) -> Iterator[Played]:
    """Pass moves on, and keep the last of them."""
    for move in moves:
        last[:] = [move]
        yield move


def _demand_fitting(arguments: argparse.Namespace) -> None:
    """Raise CommandError for what a game on a tile set needs, or cannot have."""
    for name in ("carry", "rules"):
        if getattr(arguments, name) is not None:
            raise CommandError(f"--{name} is for games on maps.")
    if arguments.luck == "hand":
        raise CommandError("In the tile game the program draws: --luck is stream or occasions.")
    if arguments.settings or arguments.people != "each":
        raise CommandError(
            "--set and --people are for games on maps. Change the rules of a tile set in its file."
        )
    if arguments.output is None:
        raise CommandError("Say where to keep the game, with -o FILE.jsonl.")
    _demand_seats(arguments)
    for name in ("challenge", "daily"):
        if getattr(arguments, name) and len(arguments.bots or arguments.seats) > SOLO:
            raise CommandError(f"--{name} is for the game alone.")
    if arguments.daily:
        _take_daily(arguments)


def _take_daily(arguments: argparse.Namespace) -> None:
    """Have the draws of today; raises CommandError for what would make them others."""
    if arguments.challenge or arguments.seed is not None or arguments.luck == "stream":
        raise CommandError("--daily says how tiles are drawn. Leave out --challenge, --seed and --luck.")
    arguments.seed, arguments.luck = daily_seed(datetime.now(UTC).astimezone().date()), "occasions"


def _demand_seats(arguments: argparse.Namespace) -> None:
    """Raise CommandError where it is not said who plays, or by whom no one can."""
    if arguments.bots is None and arguments.seats is None and arguments.players == (str(SOLO),):
        arguments.bots = ("planner",)
    if arguments.bots is None and arguments.seats is None:
        raise CommandError("Say who plays, with --bots or --seats, or let a bot play alone with --players 1.")
    if arguments.bots is not None:
        if HUMAN in arguments.bots:
            raise CommandError(f"'{HUMAN}' is no bot. Use --seats in place of --bots.")
        demand_tile_bots(arguments.bots)
    _demand_players(arguments.seats or ())


def _demand_players(seats: Sequence[str]) -> None:
    """Raise CommandError where a seat is for neither a person nor a bot of the tile game."""
    demand_tile_bots(tuple(name for name in seats if name != HUMAN))


def demand_tile_bots(bots: tuple[str, ...]) -> None:
    """Raise CommandError for a bot that does not play the tile game."""
    unknown = [name for name in bots if name not in TILE_BOTS]
    if unknown:
        raise CommandError(f"There is no bot '{unknown[0]}'. The tile game has {', '.join(TILE_BOTS)}.")


def _players(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the players' names: those given, or the usual ones where only their number is."""
    given: tuple[str, ...] = arguments.players or ()
    number = len(arguments.bots or arguments.seats)
    if not given or given == (str(number),):
        return NAMES[:number]
    option = "bots" if arguments.bots else "seats"
    if len(given) != number:
        raise CommandError(
            f"--{option} names {number} and --players {len(given)}. The numbers must be equal."
        )
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
        print(_end(arguments, transcript, result, problem))
    is_whole = result is not None or transcript.stand is not None
    return FINE if is_whole and not problem else FOUND


def _seat(name: str | None, header: TileHeader) -> int | None:
    if name is None:
        return None
    if name not in header.players:
        raise CommandError(f"There is no player '{name}', only {', '.join(header.players)}.")
    return header.players.index(name)


def _end(
    arguments: argparse.Namespace,
    transcript: TileTranscript,
    result: Result | None,
    problem: ReplayError | None,
) -> str:
    """Return how a replay ended."""
    if problem is not None:
        return f"{arguments.game}: {problem}"
    if transcript.stand is not None:
        return f"The game was broken off after {transcript.stand.moves} moves."
    if result is None:
        return "The game is unfinished."
    summary = _summary(transcript.header, result, "text")
    return f"{summary}\nAll moves follow the rules; the result is as recorded."
