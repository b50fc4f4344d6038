"""The command that plays many games on a map and says what they say of it."""

import argparse
import secrets
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from threading import Event, current_thread, main_thread
from typing import Any, Final

from engine.board.document import Board
from engine.boardfile.atomic import write_atomically
from engine.bots.roster import BOTS
from engine.rulesets.editions import EDITIONS
from engine.trials.json_results import plain
from engine.trials.pacing import Pacing
from engine.trials.results import Results
from engine.trials.running import Progress, WorkersLost, run_trial
from engine.trials.table_parts import table_lines
from engine.trials.tables import tables
from engine.trials.tally import Tally
from engine.trials.trial import BOTH, KINDS, MOST_GAMES, MOST_SEED, TABLES, Trial, played_by, trial_of
from engine.trials.verdicts import verdicts
from engine.trials.workers import workers
from engine.workers import processors
from studio.cli.boards import load
from studio.cli.cluster import cluster
from studio.cli.exits import FINE, FOUND, STOPPED, CommandError
from studio.cli.options.language_option import add_language, tongue
from studio.cli.options.numbers import whole
from studio.cli.options.rule_options import add_settings, with_settings
from studio.cli.options.seats import CHALLENGE_TOLD, TABLES_TOLD, names
from studio.cli.outputs import REPORT, add_output, demand_output, read_for
from studio.cli.progress import showing
from studio.cli.streams import json_text
from studio.cli.tiles.playing import names_tile_set
from studio.cli.tiles.trials import try_tiles

_MOST_JOBS: Final = 1_000
_PEOPLE: Final = {
    "two": "Two people run two companies each: seats 1 and 3, seats 2 and 4.",
    "third": "Two people run seats 1 and 2; the company of seat 3 is imaginary.",
}


def add_commands(commands: Any) -> None:
    """Add ``trial``."""
    parser = commands.add_parser("trial", help="let bots play many games, and show the results")
    parser.add_argument("map", type=Path, metavar="MAP", help="a map or a tile set")
    parser.add_argument("--challenge", action="store_true", help=CHALLENGE_TOLD)
    parser.add_argument(
        "--games", type=whole(1, MOST_GAMES), default=200, metavar="N", help="number of games (default: 200)"
    )
    parser.add_argument(
        "--jobs",
        type=whole(1, _MOST_JOBS),
        metavar="N",
        help="number of processes on this machine (default: one per processor)",
    )
    parser.add_argument(
        "--seed", type=whole(0, MOST_SEED), metavar="S", help="the same seed gives the same results"
    )
    parser.add_argument(
        "--bots",
        type=names,
        default=(),
        metavar="NAMES",
        help=f"one for each company, separated by commas: {', '.join(BOTS)}; or {BOTH}, which is "
        f"{' and '.join(KINDS)} in turn, game by game; default: as many of {BOTH} as the map is best for",
    )
    parser.add_argument("--people", choices=TABLES, default="each", help=TABLES_TOLD)
    parser.add_argument("--rules", metavar="R", help=f"instead of the map's: {', '.join(EDITIONS)}")
    add_settings(parser)
    parser.add_argument("--format", choices=["text", "json"], default="text")
    add_output(parser, REPORT, "FILE.html", "a report to view and print", required=False)
    parser.add_argument(
        "--executor", metavar="dask://HOST:PORT", help="play on a Dask cluster instead of this machine"
    )
    add_language(parser)
    parser.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    """Play the games, print what they came to and write the report."""
    if names_tile_set(arguments.map):
        return try_tiles(arguments)
    output = arguments.output
    if arguments.challenge:
        raise CommandError("--challenge is for tile sets.")
    if arguments.jobs and arguments.executor:
        raise CommandError(
            "--jobs applies to this machine only; a cluster plays as many games at once as its workers have "
            "threads: leave out --jobs or --executor."
        )
    board = load(arguments.map)
    if output is not None:
        demand_output(arguments, read_for(arguments.map, board))
    trial = _trial(arguments, board)
    results, lost = _played(trial, arguments)
    try:
        _print(results, arguments)
    finally:
        # Neither is lost with the other: the disk may be full by now, and whoever read may have had enough.
        if output is not None:
            from studio.reports.page import page

            write_atomically(output, page(results, str(arguments.map), tongue(arguments)).encode())
    if lost:
        raise CommandError(f"{lost} The results so far are shown above.")
    if results.tally.played < results.asked:
        return STOPPED
    return FOUND if results.tally.failures else FINE


def _print(results: Results, arguments: argparse.Namespace) -> None:
    if arguments.format == "json":
        print(json_text(plain(results, str(arguments.map))), flush=True)
    else:
        print(as_text(results), flush=True)


def _trial(arguments: argparse.Namespace, board: Board) -> Trial:
    board = with_settings(board, arguments.settings)
    companies = len(TABLES[arguments.people]) or board.players.best or board.players.most
    bots = arguments.bots or (BOTH,) * companies
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    rules = board.rules if arguments.rules is None else arguments.rules
    try:
        return trial_of(board, bots, rules, seed, arguments.people)
    except ValueError as error:
        raise CommandError(f"No game can be played on {arguments.map}. {error}") from error


# -- playing ---------------------------------------------------------------------------------------


def _played(trial: Trial, arguments: argparse.Namespace) -> tuple[Results, str]:
    """Return what the games came to, and why some were lost; Ctrl-C keeps what is done."""
    last, lost, interrupted = Progress(Tally(), arguments.games), "", Event()
    jobs = min(arguments.jobs or processors(), arguments.games)
    plays_here = jobs == 1 and arguments.executor is None
    pacing = Pacing(arguments.games)
    try:
        with (
            showing(pacing.time_left),
            _noting(interrupted, at_once=plays_here),
            _executor(trial, arguments, jobs) as (executor, jobs, call_roll),
        ):
            for each in run_trial(trial, arguments.games, executor, jobs):
                last = each
                pacing.note(last.tally.played, len(last.tally.failures))
                call_roll()
                if interrupted.is_set():
                    break
    except KeyboardInterrupt:
        interrupted.set()
    except WorkersLost as error:
        lost = f"The processes that play the games were lost ({error})."
    if interrupted.is_set():
        print(f"Stopped after {last.tally.played} of {last.asked} games.", file=sys.stderr)
    return Results(trial, last.tally, last.asked), lost


@contextmanager
def _noting(interrupted: Event, *, at_once: bool) -> Iterator[None]:
    """Note the first Ctrl-C, so that it breaks no batch on its way to a process; a second one breaks off.

    A signal that raised inside an executor's own locks could leave it waiting for ever. ``at_once`` the
    first breaks off: where games are played here, no one asks after it before they are over.
    """
    if current_thread() is not main_thread():
        yield
        return

    def note(_signal: int, _frame: object) -> None:
        if at_once or interrupted.is_set():
            raise KeyboardInterrupt
        interrupted.set()

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _executor(
    trial: Trial, arguments: argparse.Namespace, jobs: int
) -> Iterator[tuple[Executor, int, Callable[[], None]]]:
    """Give the executor asked for, how many batches it plays at once, and what demands its workers."""
    if arguments.executor is not None:
        with cluster(arguments.executor) as (executor, threads, call_roll):
            yield executor, threads, call_roll
        return
    with workers(trial, jobs, arguments.games) as executor:
        # A process that is gone breaks its pool, which says of it.
        yield executor, jobs, lambda: None


# -- printing ---------------------------------------------------------------------------------------


def as_text(results: Results) -> str:
    """Return the verdicts, then every table."""
    trial = results.trial
    lines = [
        f"{results.board.title}, by the rules '{trial.rules}': {played_by(trial)}; seed {trial.seed}",
        *([_PEOPLE[trial.people]] if trial.people in _PEOPLE else []),
        "",
        *(f"{verdict.subject}: {verdict.text}" for verdict in verdicts(results)),
    ]
    for table in tables(results):
        lines += ["", table.title, table.note, "", *table_lines(table)]
    return "\n".join(lines)
