"""The command that begins a board, and reading boards for all commands."""

import argparse
from pathlib import Path
from typing import Any, get_args

from engine.board.document import Board, new_board
from engine.board.keys import KEY_SCHEMES
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.hexes.labels import Axis, LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.rulesets.editions import ruleset
from engine.rulesets.overrides import RuleSetError
from studio.cli.exits import FINE, CommandError

_MOST_HEXES = 1_000_000


def add_commands(commands: Any) -> None:
    """Add ``new``."""
    parser = commands.add_parser("new", help="begin a board: an open sheet of hexes, saved as a map")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="MAP")
    parser.add_argument("--title", default="Untitled")
    parser.add_argument("--designer", default="")
    parser.add_argument("--columns", type=_count, default=40)
    parser.add_argument("--rows", type=_count, default=30)
    parser.add_argument("--top", choices=get_args(Top), default="pointy", help="how the hexes stand")
    parser.add_argument(
        "--shifted",
        choices=get_args(Shifted),
        default="odd",
        help="which rows (flat: columns), counted from 0, stand half a hex further on",
    )
    parser.add_argument("--mm", type=float, default=10.0, help="from centre to centre on paper")
    parser.add_argument("--letters", choices=get_args(Axis), default="rows", help="what letters run along")
    parser.add_argument("--keys", choices=KEY_SCHEMES, default="dice-36+6")
    parser.add_argument("--rules", default="sixth", metavar="R")
    parser.set_defaults(run=_new)


def _count(text: str) -> int:
    """Read a number of columns or rows."""
    if not text.isdecimal() or not 1 <= int(text) <= 2000:
        raise argparse.ArgumentTypeError(f"a sheet has 1 to 2000 columns and rows, not {text}")
    return int(text)


def _new(arguments: argparse.Namespace) -> int:
    """Write a new board, never over another."""
    demand_rules(arguments.rules)
    if arguments.output.exists():
        raise CommandError(f"{arguments.output} exists already: choose another name, or open it.")
    if arguments.columns * arguments.rows > _MOST_HEXES:
        raise CommandError(f"A sheet has at most {_MOST_HEXES:,} hexes: choose fewer columns or rows.")
    if not 2 <= arguments.mm <= 100:
        raise CommandError("Hexes are 2 to 100 mm from centre to centre: choose --mm between.")
    across, along = arguments.columns, arguments.rows
    if arguments.letters == "columns":
        across, along = along, across
    labels = (
        LabelScheme("rows", "north", "west", usual_blocks(along, across))
        if arguments.letters == "rows"
        else LabelScheme("columns", "west", "north", usual_blocks(along, across))
    )
    sheet = Sheet(arguments.columns, arguments.rows, arguments.top, arguments.shifted, arguments.mm, labels)
    board = new_board(
        sheet,
        title=arguments.title,
        designer=arguments.designer,
        keys=arguments.keys,
        rules=arguments.rules,
    )
    save_board(board, arguments.output)
    print(f"{arguments.output}: {arguments.columns} × {arguments.rows} hexes, open ground")
    return FINE


def demand_rules(name: str) -> None:
    """Raise CommandError when there is no rule set of a name."""
    try:
        ruleset(name)
    except RuleSetError as error:
        raise CommandError(str(error)) from error


def load(path: Path) -> Board:
    """Return the board of a map that can be read; raises CommandError with the reasons if not."""
    read = read_board(path)
    if read.board is None:
        reasons = []
        for finding in read.findings:
            line, column = finding.position or read.positions.position(finding.path)
            reasons.append(f"{path}:{line}:{column}: {finding.message}")
        raise CommandError("the map cannot be read.\n" + "\n".join(reasons))
    return read.board
