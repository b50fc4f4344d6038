"""The trial of a tile set: what `trial` does with one."""

import argparse
import secrets

from engine.boardfile.atomic import write_atomically
from engine.rulesets.overrides import RuleSetError
from engine.tiles.facts import UnplayableSet
from engine.trials.pacing import Pacing
from engine.trials.running import WorkersLost
from engine.trials.table_parts import table_lines
from engine.trials.tiles.results import plain, tables
from engine.trials.tiles.trial import TileTally, TileTrial, run_trial, workers
from engine.trials.tiles.verdicts import verdicts
from engine.workers import processors
from studio.cli.exits import FINE, CommandError
from studio.cli.options.language_option import tongue
from studio.cli.outputs import demand_output
from studio.cli.progress import showing
from studio.cli.streams import json_text
from studio.cli.tiles.documents import load_set
from studio.cli.tiles.playing import demand_tile_bots
from studio.reports.tile_page import tile_page

_BOTS = ("greedy",) * 4


def try_tiles(arguments: argparse.Namespace) -> int:
    """Play many games on a tile set, and print what they came to."""
    if arguments.rules is not None or arguments.settings or arguments.people != "each":
        raise CommandError("--rules, --set and --people are for maps. Change a tile set in its file.")
    if arguments.executor is not None:
        raise CommandError("--executor is for maps. Use --jobs for a tile set.")
    _, tiles = load_set(arguments.map)
    if arguments.output is not None:
        demand_output(arguments, {"the set": arguments.map})
    bots = arguments.bots or _BOTS
    demand_tile_bots(bots)
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    trial = TileTrial(tiles, bots, seed, challenge=arguments.challenge)
    try:
        _ = trial.game
    except (RuleSetError, UnplayableSet) as error:
        raise CommandError(f"No game can be played with {arguments.map}. {error}") from error
    jobs = min(arguments.jobs or processors(), arguments.games)
    tally, pacing = TileTally(), Pacing(arguments.games)
    try:
        with showing(pacing.time_left), workers(jobs) as executor:
            for each in run_trial(trial, arguments.games, executor, jobs):
                tally = each.tally
                pacing.note(tally.played)
    except WorkersLost as error:
        raise CommandError(f"The games could not be played ({error}).") from error
    try:
        _print(trial, tally, arguments)
    finally:
        # Neither is lost with the other: by now the disk may be full, or the pipe closed.
        if arguments.output is not None:
            report = tile_page(trial, tally, str(arguments.map), tongue(arguments))
            write_atomically(arguments.output, report.encode())
    return FINE


def _print(trial: TileTrial, tally: TileTally, arguments: argparse.Namespace) -> None:
    """Print the sentences, then every table; or all of it as JSON."""
    if arguments.format == "json":
        print(json_text(plain(trial, tally, str(arguments.map))), flush=True)
        return
    bots = ", ".join(trial.bots)
    print(f"{trial.tiles.title}, by the rules '{trial.tiles.rules}': {bots}; seed {trial.seed}")
    print(f"{tally.games} games\n")
    for verdict in verdicts(trial, tally):
        print(f"{verdict.subject}: {verdict.text}")
    for table in tables(trial, tally):
        print("\n".join(["", table.title, table.note, "", *table_lines(table)]), flush=True)
