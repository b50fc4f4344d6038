"""The trial of a tile set: what `trial` does with one."""

import argparse
import secrets
from contextlib import nullcontext

from engine.rulesets.overrides import RuleSetError
from engine.tiles.facts import UnplayableSet
from engine.trials.table_parts import table_lines
from engine.trials.tiles.results import plain, tables
from engine.trials.tiles.trial import TileTrial, run_trial
from engine.trials.workers import Here
from engine.workers import processes, processors
from studio.cli.exits import FINE, CommandError
from studio.cli.streams import json_text
from studio.cli.tiles.documents import load_set
from studio.cli.tiles.playing import demand_tile_bots

_BOTS = ("greedy",) * 4


def try_tiles(arguments: argparse.Namespace) -> int:
    """Play many games on a tile set, and print what they came to."""
    if arguments.rules is not None or arguments.settings or arguments.people != "each":
        raise CommandError("--rules, --set and --people are for maps. Change a tile set in its file.")
    if arguments.output is not None or arguments.executor is not None:
        raise CommandError("-o and --executor are for maps. Use --format json for a tile set.")
    _, tiles = load_set(arguments.map)
    bots = arguments.bots or _BOTS
    demand_tile_bots(bots)
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    trial = TileTrial(tiles, bots, seed, challenge=arguments.challenge)
    try:
        facts = trial.game.facts
    except (RuleSetError, UnplayableSet) as error:
        raise CommandError(f"No game can be played with {arguments.map}. {error}") from error
    jobs = min(arguments.jobs or processors(), arguments.games)
    with nullcontext(Here()) if jobs == 1 else processes(jobs, _begin) as executor:
        tally = run_trial(trial, arguments.games, executor, jobs)
    if arguments.format == "json":
        print(json_text(plain(trial, tally, str(arguments.map))))
        return FINE
    print(f"{tiles.title}, by the rules '{facts.rules.name}': {', '.join(bots)}; seed {seed}")
    print(f"{tally.games} games")
    for table in tables(trial, tally):
        print("\n".join(["", table.title, table.note, "", *table_lines(table)]))
    return FINE


def _begin() -> None:
    """Do nothing before the first games: a worker needs no preparation."""
