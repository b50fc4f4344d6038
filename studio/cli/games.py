"""The commands that play a game and replay one."""

import argparse
import secrets
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, get_args

from engine.board.document import Board
from engine.boardfile.atomic import is_same_file, write_atomically
from engine.boardfile.writing import write_board
from engine.bots.roster import BOTS
from engine.checks.check_runner import check
from engine.diagnostics.findings import Severity
from engine.game.play import Game, Played, Player, UnplayableBoard
from engine.rulesets.editions import EDITIONS
from engine.rulesets.overrides import overrides_of
from engine.table.driving import played_on
from engine.table.sitting import sitting_of
from engine.text.terminal import UNENCODABLE
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.header import Header, Luck, board_of, game_of, program_version
from engine.transcript.moves import Notation
from engine.transcript.people import together
from engine.transcript.reading import Transcript, read_transcript
from engine.transcript.remarks import HUMAN
from engine.transcript.replay import replay
from engine.transcript.story import Chapter, story
from engine.transcript.tally import Tally
from engine.transcript.writing import transcript_lines
from engine.trials.trial import MOST_SEED, TABLES, demand_bots, demand_playable, demand_possible_cities
from engine.turns.move_limit import EndlessGame, ending
from engine.turns.play import run
from studio.cli.boards import load
from studio.cli.exits import FINE, FOUND, CommandError
from studio.cli.ledgers import print_accounts
from studio.cli.options.numbers import MOST_MOVES, whole
from studio.cli.options.rule_options import add_settings, with_settings
from studio.cli.options.seats import CHALLENGE_TOLD, DAILY_TOLD, TABLES_TOLD, names, people, persons_of
from studio.cli.outputs import GAME, add_output, demand_output, read_for
from studio.cli.progress import clear, show
from studio.cli.standings import accounts_text, as_json, as_text, summary, together_text
from studio.cli.streams import json_shown, json_text
from studio.cli.table.playing import GAMES, carry_on, demand_players, open_game, play_at_table, play_on
from studio.cli.tiles.playing import begins_game, names_tile_set, play_tiles, play_tiles_on, replay_tiles
from studio.drawing.game.companies import NAMES
from studio.drawing.paper.rule_text import FIELD_WORDS, value_in_words


def add_commands(commands: Any) -> None:
    """Add ``play`` and ``replay``."""
    parser = commands.add_parser("play", help="play one game, or let bots play it, and save it move by move")
    parser.add_argument(
        "map", type=Path, metavar="MAP", help="a map, a tile set, or a game (.jsonl) to go on with"
    )
    _add_seats(parser)
    parser.add_argument(
        "--carry",
        type=Path,
        metavar="GAME.jsonl",
        help="go on with the moves of another game as far as they are legal on this map, in the file of -o",
    )
    parser.add_argument(
        "--players",
        type=names,
        metavar="NAMES",
        help="names of the players, separated by commas; 1: the tile game alone",
    )
    parser.add_argument(
        "--people",
        type=people,
        default="each",
        metavar=f"{'|'.join(TABLES)}|NAME=PLAYER+PLAYER,…",
        help=f"{TABLES_TOLD}. Or by name: Ann=Red+Blue,Bob=Green+Yellow for two with two each; of "
        "Ann=Red,Bob=Blue and three players the third is imaginary",
    )
    parser.add_argument(
        "--seed", type=whole(0, MOST_SEED), metavar="N", help="the same seed gives the same game"
    )
    parser.add_argument("--challenge", action="store_true", help=CHALLENGE_TOLD)
    parser.add_argument("--daily", action="store_true", help=DAILY_TOLD)
    parser.add_argument(
        "--rules", metavar="R", help=f"play by this rule set instead of the map's: {', '.join(EDITIONS)}"
    )
    add_settings(parser)
    add_output(
        parser,
        GAME,
        "FILE.jsonl",
        "the game, move by move; - prints it. Without -o a game that goes on stays in its file",
        required=False,
    )
    parser.add_argument("--format", choices=["text", "json"], default="text", help="format of the summary")
    parser.set_defaults(run=_play)

    parser = commands.add_parser("replay", help="check every move of a saved game, and show it")
    parser.add_argument("game", type=Path, metavar="FILE.jsonl")
    parser.add_argument(
        "--until", type=whole(1, MOST_MOVES), metavar="N", help="only the first N moves, throws included"
    )
    parser.add_argument(
        "--seen-by", metavar="PLAYER", help="of the tile game, only what this player could see"
    )
    parser.add_argument(
        "--accounts", action="store_true", help="show each player's account instead, entry by entry"
    )
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.set_defaults(run=_replay)


def _add_seats(parser: argparse.ArgumentParser) -> None:
    """Let the user say who plays, and how the dice fall."""
    seats = parser.add_mutually_exclusive_group()
    seats.add_argument(
        "--bots",
        type=names,
        metavar="NAMES",
        help=f"one for each seat, separated by commas: {', '.join(BOTS)}",
    )
    seats.add_argument(
        "--seats",
        type=names,
        metavar="NAMES",
        help=f"who plays each seat: {HUMAN} for a person at this terminal, or a bot. At the table, "
        "`help` lists the orders",
    )
    parser.add_argument(
        "--luck",
        choices=get_args(Luck),
        help="how the dice fall: all throws of one stream of numbers; by occasions, so that what is played "
        "changes no other throw (with people the default); or thrown by hand",
    )


# -- play --------------------------------------------------------------------------------------


def _play(arguments: argparse.Namespace) -> int:
    """Play a game on a map or a tile set."""
    if names_tile_set(arguments.map):
        return play_tiles(arguments)
    if begins_game(arguments.map):
        return play_tiles_on(arguments)
    for name in ("challenge", "daily"):
        if getattr(arguments, name):
            raise CommandError(f"--{name} is for tile sets.")
    return _play_on_map(arguments)


def _play_on_map(arguments: argparse.Namespace) -> int:
    """Play a game, keep its transcript, and print how it ended."""
    if arguments.map.suffix.lower() == GAMES:
        return _play_on(arguments)
    if arguments.carry is not None:
        return _carry_on(arguments)
    output, seats = arguments.output, _players_of(arguments)
    to_screen, with_people = str(output) == "-", HUMAN in seats
    board = load(arguments.map)
    if not to_screen:
        demand_output(arguments, read_for(arguments.map, board))
    header, game = _seated(arguments, board, seats)
    for warning in _warnings(arguments.map, header):
        print(warning, file=sys.stderr)
    if arguments.seed is None:
        # Now, so that the game can be played again whatever becomes of it.
        print(f"The seed is {header.seed}.", file=sys.stderr)
    if with_people:
        return play_at_table(header, game, output)
    tally = Tally()
    played = tally.counting(_watched(_moves(header, game)))
    lines = transcript_lines(header, game, played)
    text = None if to_screen else "".join(lines)
    if text is None:
        sys.stdout.writelines(map(json_shown, lines))
    summary = as_json(header, game, tally) if arguments.format == "json" else as_text(header, game, tally)
    try:
        print(summary, file=sys.stderr if to_screen else sys.stdout, flush=True)
    finally:
        # Neither is lost with the other: the disk may be full by now, and whoever read may have had enough.
        if text is not None:
            # The name of the map may not be UTF-8: JSON spells out what is not.
            write_atomically(output, text.encode("utf-8", UNENCODABLE))
    return FINE


def _players_of(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return who plays a new game; raises CommandError where that, or the file to keep it in, is missing."""
    seats: tuple[str, ...] | None = arguments.bots or arguments.seats
    if seats is None:
        raise CommandError("Say who plays, with --bots or --seats.")
    if arguments.output is None:
        raise CommandError("Say where to keep the game, with -o FILE.jsonl.")
    if arguments.seats is not None:
        demand_players(seats)
    with_people = HUMAN in seats
    if with_people and arguments.bots:
        raise CommandError(f"'{HUMAN}' is no bot. Use --seats in place of --bots.")
    if with_people and str(arguments.output) == "-":
        raise CommandError("A game with people needs a file. Name one with -o.")
    if arguments.luck == "hand" and not with_people:
        raise CommandError(f"Dice by hand need a person to throw them. Put {HUMAN} among --seats.")
    return seats


def _play_on(arguments: argparse.Namespace) -> int:
    """Go on with a game that was broken off, in its own file by default."""
    _demand_begun(arguments)
    found = open_game(arguments.map)
    if arguments.output is not None and not is_same_file(arguments.output, arguments.map):
        demand_output(arguments, {})
    return play_on(found, arguments.output or arguments.map, arguments.seats)


def _carry_on(arguments: argparse.Namespace) -> int:
    """Go on with a game on another map, usually the same one edited."""
    _demand_begun(arguments)
    if arguments.output is None or str(arguments.output) == "-":
        raise CommandError("Say where to keep the game, with -o FILE.jsonl.")
    board = load(arguments.map)
    demand_output(arguments, read_for(arguments.map, board))
    return carry_on(open_game(arguments.carry), board, arguments.map, arguments.output, arguments.seats)


def _demand_begun(arguments: argparse.Namespace) -> None:
    """Raise CommandError for what only a new game can be given."""
    for name in ("bots", "players", "seed", "rules", "luck"):
        if getattr(arguments, name) is not None:
            raise CommandError(f"--{name} is for a new game. A game that goes on keeps what it began with.")
    if arguments.settings or arguments.people != "each":
        raise CommandError("A game that goes on keeps the rules and people that it began with.")
    if arguments.seats is not None:
        demand_players(arguments.seats)


def _seated(arguments: argparse.Namespace, board: Board, bots: tuple[str, ...]) -> tuple[Header, Game]:
    """Return the game to be played on a board; raises CommandError when it cannot begin."""
    board = with_settings(board, arguments.settings)
    try:
        demand_bots(bots, HUMAN)
        players = arguments.players or NAMES[: len(bots)]
        if len(players) != len(bots):
            raise ValueError(
                f"--{'bots' if arguments.bots else 'seats'} names {len(bots)} and --players {len(players)}. "
                "The numbers must be equal."
            )
        header = Header(
            board=write_board(board),
            title=board.title,
            path=str(arguments.map),
            rules=board.rules if arguments.rules is None else arguments.rules,
            players=players,
            bots=bots,
            seed=secrets.randbelow(2**32) if arguments.seed is None else arguments.seed,
            version=program_version(),
            people=persons_of(arguments.people, players),
            luck=arguments.luck or ("occasions" if HUMAN in bots else "stream"),
        )
        game = game_of(header)
        Notation(game.facts, players)
    except ValueError as error:
        raise CommandError(str(error)) from error
    try:
        demand_possible_cities(board.edited(rules=header.rules))
        demand_playable(game, len(players))
    except UnplayableBoard as error:
        raise CommandError(f"No game can be played on {arguments.map}. {error}") from error
    return header, game


def _warnings(path: Path, header: Header) -> Iterator[str]:
    """Yield what makes the game worth less to a designer: errors of the map, too few or many players."""
    board = board_of(header).edited(rules=header.rules)
    found = [each for each in check(board) if each.severity is Severity.ERROR and not each.waived]
    if found:
        told = "1 error: {} lists it" if len(found) == 1 else f"{len(found)} errors: {{}} lists them"
        yield f"The map has {told.format(f'`platelayer check {path}`')}."
    fewest, most, seated = board.players.fewest, board.players.most, len(header.players)
    if not fewest <= seated <= most:
        meant = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        noun = "player" if most == 1 else "players"
        yield f"The map is meant for {meant} {noun}, and {seated} play{'s' if seated == 1 else ''}."


def _moves(header: Header, game: Game) -> Iterator[Played]:
    """Play the game of a header; raises CommandError where it finds no end."""
    if header.luck == "stream":
        players: list[Player] = [BOTS[name] for name in header.bots]
        played: Iterator[Played] = run(game, players, Random(header.seed))
    else:
        played = played_on(sitting_of(header, game))
    try:
        yield from ending(played)
    except EndlessGame as error:
        raise CommandError(
            f"The game was not over after {error.args[0]} moves. That is a fault of the program: the game is "
            f"broken off and not kept. The seed was {header.seed}."
        ) from error


def _watched(played: Iterator[Played]) -> Iterator[Played]:
    """Pass moves on and show on a terminal how far the game is."""
    before = ""
    try:
        for each in played:
            state = each.state
            now = f"Building, round {state.round}" if state.stage == "building" else f"Race {state.drawn}"
            if now != before:
                show(f"{now} … ")
                before = now
            yield each
    finally:
        clear()


# -- replay ------------------------------------------------------------------------------------


def _replay(arguments: argparse.Namespace) -> int:
    """Replay a transcript and print its story, up to the first move that does not hold."""
    if begins_game(arguments.game):
        return replay_tiles(arguments)
    if arguments.seen_by is not None:
        raise CommandError("--seen-by is for the tile game, in which tiles are hidden.")
    with suppress(OSError):
        # A name that cannot be is refused by the reader.
        if arguments.game.is_dir():
            raise CommandError(f"{arguments.game} is a folder. Give the game file in it.")
    try:
        transcript = read_transcript(arguments.game, unfinished=True)
        as_story = _replay_as_json if arguments.format == "json" else _replay_as_text
        found = (print_accounts if arguments.accounts else as_story)(arguments, transcript)
    except TranscriptError as error:
        raise CommandError(f"{arguments.game}: {error}") from error
    if transcript.result is not None or found != FINE:
        return found
    print(
        f"The game is unfinished. `platelayer play {arguments.game}` goes on with it.",
        file=sys.stderr,
    )
    return FINE if transcript.stand is not None else FOUND


def _replayed(transcript: Transcript, until: int | None, tally: Tally) -> Iterator[Chapter]:
    """Yield the chapters of a game as far as it is asked for."""
    played = tally.counting(islice(replay(transcript), until))
    return story(transcript.header, transcript.game, played, transcript.again)


def _replay_as_text(arguments: argparse.Namespace, transcript: Transcript) -> int:
    """Print the story chapter by chapter, and how it ended."""
    header, tally = transcript.header, Tally()
    print(f"{header.title}, by the rules '{header.rules}'")
    for field, value in dict(overrides_of(board_of(header))).items():
        print(f"  {FIELD_WORDS[field]}: {value_in_words(field, value)}")
    print()
    try:
        for chapter in _replayed(transcript, arguments.until, tally):
            print(chapter.heading)
            print("".join(f"  {line}\n" for line in chapter.lines), end="")
            print(f"  {accounts_text(header.players, chapter.accounts)}")
            if header.people:
                print(f"  {together_text(together(header.people, header.players, chapter.accounts))}")
            print()
    except ReplayError as error:
        print(f"{arguments.game}: {error}")
        return FOUND
    print(as_text(header, transcript.game, tally))
    whole = arguments.until is None or tally.moves < arguments.until
    verdict = _as_recorded(transcript) if whole else "the rest was skipped"
    keeping = "1 move follows" if tally.moves == 1 else f"{tally.moves} moves follow"
    print(f"{keeping} the rules; {verdict}.")
    return FINE


def _as_recorded(transcript: Transcript) -> str:
    """Return what a replay has shown of the end of a game."""
    if transcript.result is not None:
        return "the result is as recorded"
    if transcript.stand is None:
        return "the file ends in the middle of a line" if transcript.cut else "the file has no result"
    return f"the game was broken off after {transcript.stand.moves} moves, and the accounts are as recorded"


def _replay_as_json(arguments: argparse.Namespace, transcript: Transcript) -> int:
    """Print the story and how it ended as one object."""
    header, tally = transcript.header, Tally()
    chapters: list[Chapter] = []
    problem = None
    try:
        chapters.extend(_replayed(transcript, arguments.until, tally))
    except ReplayError as error:
        problem = {"line": error.line, "rule": error.rule, "message": error.message}
    data = {
        "game": str(arguments.game),
        "moves": tally.moves,
        "problem": problem,
        "chapters": [_plain_chapter(header, chapter) for chapter in chapters],
        **summary(header, transcript.game, tally),
    }
    print(json_text(data))
    return FOUND if problem else FINE


def _plain_chapter(header: Header, chapter: Chapter) -> dict[str, Any]:
    """Return a chapter as plain values."""
    sums = together(header.people, header.players, chapter.accounts)
    return {
        "heading": chapter.heading,
        "lines": list(chapter.lines),
        "accounts": dict(zip(header.players, chapter.accounts, strict=True)),
        **({"people": sums} if sums else {}),
    }
