"""The command that writes the towns of a map as a table, and takes a table over: towns."""

import argparse
import sys
from pathlib import Path
from typing import Any

from engine.boardfile.atomic import write_atomically
from engine.edits.table_rows import TableError
from engine.edits.town_table import read_town_table, table_of
from studio.cli.boards import load, load_file
from studio.cli.exits import FINE, CommandError
from studio.cli.outputs import MAP, TABLE, add_output, demand_map, demand_output, read_for, save_map

_TOLD = "the table (default: printed), or with --from the map: MAP itself, or a new one"


def add_commands(commands: Any) -> None:
    """Add ``towns``."""
    parser = commands.add_parser("towns", help="write the towns as a table, or change them by one")
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument(
        "--from",
        type=Path,
        dest="table",
        metavar="CSV",
        help="change or add the towns of this table; towns that it does not list stay",
    )
    add_output(parser, MAP, "OUT", _TOLD, required=False)
    parser.set_defaults(run=_towns)


def _towns(arguments: argparse.Namespace) -> int:
    """Write the table, or the map with the towns of one."""
    return _write(arguments) if arguments.table is None else _take_over(arguments)


def _write(arguments: argparse.Namespace) -> int:
    """Write the towns of a map as a table."""
    board = load(arguments.map)
    table = table_of(board, board.towns)
    if arguments.output is None:
        sys.stdout.write(table)
        return FINE
    arguments.kind = TABLE
    demand_output(arguments, read_for(arguments.map, board))
    # Spreadsheets take a file for one of their own system's letters unless it begins so.
    write_atomically(arguments.output, table.encode("utf-8-sig"))
    print(f"{arguments.output}: {len(board.towns)} towns")
    return FINE


def _take_over(arguments: argparse.Namespace) -> int:
    """Write the map with the towns of a table, and say how many changed."""
    if arguments.output is None:
        raise CommandError("--from changes a map. Add -o and its name, which may be MAP itself.")
    board, read = load_file(arguments.map)
    demand_map(arguments, read, {**read_for(arguments.map, board), "the table": arguments.table})
    try:
        table = read_town_table(board, arguments.table.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        raise CommandError(f"{arguments.table} is not UTF-8 text. Save it as CSV UTF-8.") from error
    except TableError as error:
        raise CommandError(f"{arguments.table}:{error.line}:{error.column}: {error.why}") from error
    changed = table.edit.apply(board)
    save_map(changed, arguments, arguments.output, read)
    new = len(changed.towns) - len(board.towns)
    kept = len(set(board.towns) & set(changed.towns))
    print(f"{arguments.output}: towns changed: {len(board.towns) - kept}, added: {new}")
    for note in table.notes:
        print(note, file=sys.stderr)
    return FINE
