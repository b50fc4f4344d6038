"""The command for tile sets: begin one, and exchange its cities with spreadsheets."""

import argparse
import sys
from pathlib import Path
from typing import Any

from engine.boardfile.atomic import is_same_file, write_atomically
from engine.edits.table_rows import TableError
from engine.text.names import normalised
from engine.tiles.edits import SetFieldOfSet
from engine.tiles.new_set import CITIES, COMPANIES, NewSetError, draw_set
from engine.tiles.set import TileSet
from engine.tiles.table import edit_of_city_table, table_of_cities
from studio.cli.exits import FINE, CommandError
from studio.cli.options.numbers import whole
from studio.cli.options.texts import text
from studio.cli.outputs import (
    TABLE,
    TILE_SET,
    add_output,
    demand_comments,
    demand_output,
    save_map,
)
from studio.cli.tiles.documents import load_set

_MOST_SEED = 2**32
_MOST_BLANKS = 2 * CITIES[-1]


def add_commands(commands: Any) -> None:
    """Add ``tiles`` with what it can do."""
    parser = commands.add_parser("tiles", help="create a tile set, or exchange its cities with a spreadsheet")
    doings = parser.add_subparsers(title="what to do", metavar="DOING", required=True)

    new = doings.add_parser("new", help="draw a tile set that has no errors and no warnings")
    add_output(new, TILE_SET, "SET", "the new set")
    new.add_argument("--seed", type=whole(0, _MOST_SEED), default=1, help="another number draws another set")
    new.add_argument("--title", type=text, default="New Tile Set")
    new.add_argument(
        "--railroads", type=whole(COMPANIES[0], COMPANIES[-1]), default=12, help="how many (default: 12)"
    )
    new.add_argument("--cities", type=whole(CITIES[0], CITIES[-1]), default=37, help="how many (default: 37)")
    new.add_argument(
        "--blanks", type=whole(0, _MOST_BLANKS), default=36, help="how many blank edges (default: 36)"
    )
    new.set_defaults(run=_new)

    into = doings.add_parser("import", help="give a set the cities of a table: name;N;E;S;W;goods")
    into.add_argument("table", type=Path, metavar="CSV")
    into.add_argument(
        "--set",
        type=Path,
        required=True,
        dest="map",
        metavar="SET",
        help="the set with the railroads, goods and rules",
    )
    add_output(into, TILE_SET, "OUT", "the set with the cities of the table; SET itself, or a new one")
    into.set_defaults(run=_import)

    out = doings.add_parser("export", help="write the cities of a set as a table: name;N;E;S;W;goods")
    out.add_argument("map", type=Path, metavar="SET")
    add_output(out, TABLE, "CSV", "the table (default: printed)", required=False)
    out.set_defaults(run=_export)


def _new(arguments: argparse.Namespace) -> int:
    demand_output(arguments, {})
    try:
        drawn = draw_set(
            arguments.seed,
            companies=arguments.railroads,
            cities=arguments.cities,
            blanks=arguments.blanks,
            title=normalised(arguments.title),
        )
    except NewSetError as error:
        raise CommandError(str(error)) from error
    save_map(drawn, arguments, arguments.output)
    print(f"{arguments.output}: {_size(drawn)}")
    return FINE


def _import(arguments: argparse.Namespace) -> int:
    """Write a set with the cities of a table in the place of its own."""
    read, tile_set = load_set(arguments.map)
    if is_same_file(arguments.output, arguments.map):
        demand_comments(arguments, read, ", or choose another name for -o")
    else:
        demand_output(arguments, {"the set": arguments.map, "the table": arguments.table})
    try:
        edit: SetFieldOfSet = edit_of_city_table(tile_set, arguments.table.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError as error:
        raise CommandError(f"{arguments.table} is not UTF-8 text. Save it as CSV UTF-8.") from error
    except TableError as error:
        raise CommandError(f"{arguments.table}:{error.line}:{error.column}: {error.why}") from error
    after = edit.apply(tile_set)
    save_map(after, arguments, arguments.output, read)
    print(f"{arguments.output}: {_size(after)}")
    return FINE


def _export(arguments: argparse.Namespace) -> int:
    """Write the cities of a set as a table."""
    _, tile_set = load_set(arguments.map)
    table = table_of_cities(tile_set)
    if arguments.output is None:
        sys.stdout.write(table)
        return FINE
    demand_output(arguments, {"the set": arguments.map})
    # Spreadsheets take a file for one of their own system's letters unless it begins so.
    write_atomically(arguments.output, table.encode("utf-8-sig"))
    print(f"{arguments.output}: {len(tile_set.cities)} cities")
    return FINE


def _size(tile_set: TileSet) -> str:
    """Return how large a set is, in words."""
    blanks = sum(not code for city in tile_set.cities for code in city.edges)
    return f"{len(tile_set.cities)} cities, {len(tile_set.railroads)} railroads, {blanks} blank edges"
