"""The table of races alone, for referees who do the rest by hand."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random, randrange
from typing import Any, Final

from engine.board.destinations import destinations
from engine.board.document import Board
from engine.racetables.boards import NoSectorsError, field_of
from engine.racetables.drawing import UndecidedError, draw_half
from engine.racetables.fields import Field, Half
from engine.racetables.obstacles import obstacle_of
from engine.rulesets.editions import rules_of
from engine.rulesets.overrides import RuleSetError
from engine.trials.trial import MOST_SEED
from studio.cli.boards import load
from studio.cli.exits import FINE, CommandError
from studio.cli.options.numbers import whole
from studio.cli.streams import json_text

_FIRST_ROUND: Final = 7
_HALVES: Final = 2


def add_command(kinds: Any) -> None:
    """Add ``races``."""
    races = kinds.add_parser(
        "races",
        help="draw the races of rounds 7 to 12 alone",
        description="Draws the races of rounds 7 to 12. Each key comes up once in rounds 7 to 9 and once "
        "in rounds 10 to 12, and each sector (the keys with the same first digit) races twice a round.",
    )
    races.add_argument("map", type=Path, metavar="MAP")
    races.add_argument(
        "--seed", type=whole(0, MOST_SEED), metavar="N", help="the same seed draws the same table again"
    )
    races.add_argument("--format", choices=["text", "json"], default="text")
    races.set_defaults(run=_races)


def _races(arguments: argparse.Namespace) -> int:
    """Print the table of a game."""
    board = load(arguments.map)
    seed = randrange(MOST_SEED + 1) if arguments.seed is None else arguments.seed
    halves = _drawn(board, Random(seed))
    if arguments.format == "json":
        print(
            json_text(
                {"map": str(arguments.map), "seed": seed, "rounds": [r for half in halves for r in half]}
            )
        )
    else:
        print(_as_text(board, halves))
        print(f"\nSeed {seed}: --seed {seed} draws this table again.")
    return FINE


def _drawn(board: Board, chance: Random) -> list[Half]:
    """Return both halves of a game; raises CommandError where the board allows none."""
    try:
        keys = field_of(board, rules_of(board).min_run)
    except (NoSectorsError, RuleSetError) as error:
        raise CommandError(str(error)) from error
    halves: list[Half] = []
    for _ in range(_HALVES):
        try:
            half = draw_half(keys, chance, halves)
        except UndecidedError as error:
            raise CommandError("no table was found in the time allowed. Move towns further apart.") from error
        if half is None:
            raise CommandError(_why_none(board, keys))
        halves.append(half)
    return halves


def _why_none(board: Board, keys: Field) -> str:
    """Return why no table exists, and what to change."""
    least = rules_of(board).min_run
    found = obstacle_of(keys)
    if found is None:
        return (
            f"no table of races exists: too many pairs of keys are less than {least} hexes apart. "
            "Give some of them to towns further away."
        )
    partners = ", ".join(found.partners) or "none"
    where = ", all in too few sectors" if found.sectors else ""
    return (
        f"no table of races exists: {len(found.keys)} keys ({', '.join(found.keys)}) share too few partners "
        f"at least {least} hexes away ({partners}{where}). Give some of them to towns further away."
    )


def _as_text(board: Board, halves: Sequence[Half]) -> str:
    """Return the table a race a line, numbered through, with the places the keys stand for."""
    called = destinations(board)
    lines: list[str] = []
    number = 0
    rounds = [round_ for half in halves for round_ in half]
    for at, round_ in enumerate(rounds, _FIRST_ROUND):
        lines += ["", f"Round {at}"] if lines else [f"Round {at}"]
        for one, other in round_:
            number += 1
            lines.append(f"{number:>3}) ({one}-{other}) {called[one].name} – {called[other].name}")
    return "\n".join(lines)
