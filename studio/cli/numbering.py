"""The command that assigns keys to the towns of a map: number."""

import argparse
from pathlib import Path
from typing import Any

from engine.board.free_keys import free_keys
from engine.checks.keys.numbering import numbering_of_all, numbering_of_rest
from studio.cli.boards import load_file
from studio.cli.exits import FINE, CommandError
from studio.cli.outputs import MAP, add_output, demand_map, read_for, save_map


def add_commands(commands: Any) -> None:
    """Add ``number``."""
    parser = commands.add_parser("number", help="assign keys to towns, sector by sector")
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument(
        "--all", action="store_true", help="assign all keys again (default: only those that are free)"
    )
    add_output(parser, MAP, "OUT", "MAP itself, or a new map")
    parser.set_defaults(run=_number)


def _number(arguments: argparse.Namespace) -> int:
    """Write the map with the keys assigned, and say to how many towns."""
    board, read = load_file(arguments.map)
    demand_map(arguments, read, read_for(arguments.map, board))
    if not board.key_scheme.towns:
        raise CommandError(f"{arguments.map} has no key scheme. Set keys: to dice-36+6, dice-36 or cards-52.")
    numbered = (numbering_of_all if arguments.all else numbering_of_rest)(board).apply(board)
    save_map(numbered, arguments, arguments.output, read)
    changed = sum(old != new for old, new in zip(board.towns, numbered.towns, strict=True))
    keyless = sum(not town.keys for town in numbered.towns)
    print(
        f"{arguments.output}: towns with new keys: {changed}, towns without a key: {keyless}, "
        f"free keys: {len(free_keys(numbered))}"
    )
    return FINE
