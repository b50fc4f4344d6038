"""The command that begins a board, and reading boards for all commands."""

import argparse
import sys
from pathlib import Path
from typing import Any, get_args

from engine.board.document import Board, new_board
from engine.board.keys import KEY_SCHEMES
from engine.boardfile.reading import BoardFile, read_board
from engine.boardfile.sheets import fault_of_size
from engine.hexes.labels import Axis, LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.rulesets.editions import ruleset
from engine.rulesets.overrides import RuleSetError
from engine.shipped import shipped_maps
from engine.text.names import normalised
from studio.cli.exits import FINE, CommandError
from studio.cli.options.numbers import lines, millimetres
from studio.cli.options.papers import paper_meant
from studio.cli.options.texts import text
from studio.cli.outputs import MAP, add_output, demand_output, save_map
from studio.drawing.paper.paper_sizes import PAPERS

_BLANKS = ("A4", "A3", "A2")


def add_commands(commands: Any) -> None:
    """Add ``new``."""
    parser = commands.add_parser("new", help="create a board with an empty sheet of hexes")
    add_output(parser, MAP, "MAP", "the new map")
    parser.add_argument("--title", type=text)
    parser.add_argument("--designer", type=text)
    parser.add_argument(
        "--template",
        choices=(*_BLANKS, *sorted(_shipped())),
        help="an empty sheet that fills a page, or a copy of an included board",
    )
    parser.add_argument(
        "--from",
        type=Path,
        dest="source",
        metavar="FILE",
        help="take over a map of Tiled (.tmx, .tmj), 18xx-maker (.json) or Text Mapper (.txt), or the map "
        "inside a drawing by Platelayer (.svg)",
    )
    parser.add_argument("--columns", type=lines, help="default: 40, or that of the template")
    parser.add_argument("--rows", type=lines, help="default: 30, or that of the template")
    parser.add_argument("--top", choices=get_args(Top), default="pointy", help="shape of the hexes")
    parser.add_argument(
        "--shifted",
        choices=get_args(Shifted),
        default="odd",
        help="which rows (flat: columns), counted from 0, are shifted by half a hex",
    )
    size = parser.add_mutually_exclusive_group()
    size.add_argument(
        "--mm", type=millimetres, default=10.0, help="distance from centre to centre on paper (default: 10)"
    )
    size.add_argument(
        "--fit",
        type=paper_meant,
        choices=PAPERS,
        help="use the largest hexes that print on one page of this paper",
    )
    parser.add_argument("--letters", choices=get_args(Axis), default="rows", help="direction of the letters")
    parser.add_argument("--keys", choices=KEY_SCHEMES, default="dice-36+6")
    parser.add_argument("--rules", default="sixth", metavar="R")
    parser.set_defaults(run=_new)


def _new(arguments: argparse.Namespace) -> int:
    demand_rules(arguments.rules)
    template = arguments.template
    copied = _shipped().get(template)
    source = arguments.source
    if source is not None and template is not None:
        raise CommandError("--from and --template both say what to begin with. Remove one.")
    reads = {"the template": copied, "the map to take over": source}
    demand_output(arguments, {name: path for name, path in reads.items() if path is not None})
    board = _beginning(arguments, copied)
    fields = {name: getattr(arguments, name) for name in ("title", "designer")}
    board = board.edited(**{name: normalised(value) for name, value in fields.items() if value is not None})
    if arguments.fit:
        board = fitted_to(board, arguments.fit)
    save_map(board, arguments, arguments.output)
    sheet = board.sheet
    size = f"{sheet.columns} × {sheet.rows} hexes of {sheet.across_flats_mm:g} mm"
    ground = f"a copy of {copied.stem if copied else source}" if copied or source else "open land"
    print(f"{arguments.output}: {size}, {ground}")
    return FINE


def _beginning(arguments: argparse.Namespace, copied: Path | None) -> Board:
    if arguments.source is not None:
        return _taken_over(arguments.source)
    return load(copied) if copied else _blank(arguments)


def _taken_over(source: Path) -> Board:
    """Return the board of another program's map; what could not be taken over is printed."""
    from engine.exchange.reading import read_foreign

    board, notes = read_foreign(source)
    for note in notes:
        print(note, file=sys.stderr)
    return board


def _blank(arguments: argparse.Namespace) -> Board:
    """Return an empty board of the size asked for, or of what fills the paper of a template."""
    columns, rows = arguments.columns or 40, arguments.rows or 30
    if arguments.template is not None:
        from studio.drawing.paper.paper_fit import fullest_sheet

        paper = PAPERS[arguments.template]
        full = fullest_sheet(paper, arguments.top, arguments.shifted, arguments.mm)
        columns, rows = arguments.columns or full.columns, arguments.rows or full.rows
    demand_size(columns, rows)
    labels = (
        LabelScheme("rows", "north", "west", usual_blocks(rows, columns))
        if arguments.letters == "rows"
        else LabelScheme("columns", "west", "north", usual_blocks(columns, rows))
    )
    sheet = Sheet(columns, rows, arguments.top, arguments.shifted, arguments.mm, labels)
    return new_board(sheet, title="Untitled", keys=arguments.keys, rules=arguments.rules)


def _shipped() -> dict[str, Path]:
    """Return the boards that come with the program, by name."""
    return {path.stem: path for path in shipped_maps()}


def demand_size(columns: int, rows: int) -> None:
    """Raise CommandError for a sheet of more columns, rows or hexes than a map may have."""
    fault = fault_of_size(columns, rows)
    if fault is not None:
        raise CommandError(f"{fault} Choose fewer columns or rows.")


def fitted_to(board: Board, paper: str) -> Board:
    """Return a board with the largest hexes that print on one page of a paper, legend and all."""
    from studio.drawing.paper.paper_fit import fit_of, with_hexes

    fit = fit_of(board, PAPERS[paper])
    if fit is None:
        raise CommandError(f"So many hexes do not fit on {paper} at any size. Choose a larger --fit.")
    if fit.whole is None:
        raise CommandError(
            f"The map does not fit {paper} together with its legend and tables. Choose a larger --fit, or "
            f"--mm {fit.alone:g}: with it the map alone takes one page, and they go on another."
        )
    return with_hexes(board, fit.whole)


def demand_rules(name: str) -> None:
    """Raise CommandError when there is no rule set of a name."""
    try:
        ruleset(name)
    except RuleSetError as error:
        raise CommandError(str(error)) from error


def load(path: Path) -> Board:
    """Return the board of a map that can be read; raises CommandError with the reasons if not."""
    return load_file(path)[0]


def load_file(path: Path) -> tuple[Board, BoardFile]:
    """Return the board of a map that can be read, as ``load`` does, and what else is known of its file."""
    read = read_board(path)
    if read.board is None:
        reasons = []
        for finding in read.findings:
            line, column = finding.position or read.positions.position(finding.path)
            reasons.append(f"{path}:{line}:{column}: {finding.message}")
        raise CommandError("\n".join(reasons if len(reasons) == 1 else ("the map cannot be read.", *reasons)))
    return read.board, read
