"""The command that changes the sheet of a map: its size, its labels, its millimetres."""

import argparse
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, get_args

from engine.board.document import Board
from engine.edits.cutting import losses
from engine.edits.moving import AddedGround
from engine.edits.sheet import ChangeSheet
from engine.hexes.alphabets import blocks_named
from engine.hexes.labels import Axis, Compass, LabelError, LabelScheme
from engine.hexes.margins import Margins, renewed_labels
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.tracing.files import moved
from studio.cli.boards import demand_size, fitted_to, load_file
from studio.cli.exits import FINE, FOUND, CommandError
from studio.cli.options.numbers import millimetres, whole
from studio.cli.options.papers import paper_meant
from studio.cli.outputs import MAP, add_output, demand_map, read_for, save_map
from studio.drawing.paper.paper_sizes import PAPERS

_EDGES: Final = ("north", "south", "west", "east")
_MOST_ADDED: Final = 2000


def add_commands(commands: Any) -> None:
    """Add ``resize``."""
    parser = commands.add_parser(
        "resize", help="change the sheet of a map: add or remove rows and columns, labels, size"
    )
    parser.add_argument("map", type=Path, metavar="MAP")
    add_output(parser, MAP, "OUT", "MAP itself, or a new map")
    for edge in _EDGES:
        lines = "rows" if edge in {"north", "south"} else "columns"
        parser.add_argument(
            f"--add-{edge}", type=whole(0, _MOST_ADDED), default=0, metavar="N", help=f"{lines} to add there"
        )
        parser.add_argument(
            f"--cut-{edge}",
            type=whole(0, _MOST_ADDED),
            default=0,
            metavar="N",
            help=f"{lines} to remove there",
        )
    parser.add_argument(
        "--ground",
        choices=get_args(AddedGround),
        default="neighbour",
        help="terrain of new hexes: like their neighbours (default), open land or sea",
    )
    parser.add_argument(
        "--labels", choices=("keep", "renew"), help="keep all labels, or count them again (renew)"
    )
    parser.add_argument("--letters", choices=get_args(Axis), help="direction of the letters")
    parser.add_argument("--letters-from", choices=get_args(Compass))
    parser.add_argument("--numbers-from", choices=get_args(Compass))
    parser.add_argument("--blocks", metavar="LETTERS", help="the alphabets, for example 'A-Z; A-E +40'")
    parser.add_argument("--top", choices=get_args(Top), help="shape of the hexes, on an empty board")
    parser.add_argument(
        "--shifted", choices=get_args(Shifted), help="which lines are shifted, on an empty board"
    )
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--mm", type=millimetres, help="distance from centre to centre on paper")
    size.add_argument(
        "--fit",
        type=paper_meant,
        choices=PAPERS,
        help="use the largest hexes that print on one page of this paper",
    )
    parser.set_defaults(run=_resize)


def _resize(arguments: argparse.Namespace) -> int:
    """Write the map with its sheet changed; where that would cut something off, only say what."""
    board, read = load_file(arguments.map)
    margins = _margins(arguments)
    demand_size(
        board.sheet.columns + margins.west + margins.east, board.sheet.rows + margins.north + margins.south
    )
    try:
        edit = ChangeSheet(
            margins,
            _labels(arguments, board.sheet),
            arguments.mm,
            _layout(arguments, board),
            arguments.ground,
        )
    except LabelError as error:
        raise CommandError(str(error)) from error
    try:
        removal = edit.removal(board)
    except LabelError as error:
        raise CommandError(f"{error}{_way_out(edit, board)}") from error
    lost = losses(removal)
    is_too_much = lost and not arguments.force
    if is_too_much:
        print("This would remove:\n" + "\n".join(f"  {each}" for each in lost))
    # Whoever then adds --force has seen all that goes.
    demand_map(arguments, read, read_for(arguments.map, board))
    if is_too_much:
        print("Nothing was written. Add --force to remove them.")
        return FOUND
    changed = edit.apply(board)
    if arguments.fit:
        changed = fitted_to(changed, arguments.fit)
    save_map(moved(changed, arguments.map, arguments.output), arguments, arguments.output, read)
    _tell(changed, arguments.output, lost)
    return FINE


def _way_out(edit: ChangeSheet, board: Board) -> str:
    """Return how to go on where an edit is not possible: with other labels, if those would do."""
    labels = renewed_labels(board.sheet, edit.margins)
    try:
        replace(edit, labels=labels).removal(board)
    except LabelError:
        return ""
    return " Add --labels renew."


def _tell(board: Board, path: Path, lost: tuple[str, ...]) -> None:
    """Say what the sheet is now, and what is gone."""
    sheet = board.sheet
    width, height = sheet.size_mm
    print(
        f"{path}: {sheet.columns} × {sheet.rows} hexes of {sheet.across_flats_mm:g} mm, "
        f"{width:.0f} × {height:.0f} mm"
    )
    for each in lost:
        print(f"  removed: {each}")


def _margins(arguments: argparse.Namespace) -> Margins:
    """Return what is added at each edge; what is cut counts against it."""
    added = (getattr(arguments, f"add_{edge}") - getattr(arguments, f"cut_{edge}") for edge in _EDGES)
    return Margins(*added)


def _labels(arguments: argparse.Namespace, sheet: Sheet) -> LabelScheme | None:
    """Return the labels asked for, None for those there are."""
    letters = arguments.letters or sheet.labels.letters
    asked = any((arguments.letters, arguments.letters_from, arguments.numbers_from, arguments.blocks))
    if not asked and arguments.labels != "renew":
        return None
    if arguments.labels == "keep":
        raise CommandError("Labels are either kept or changed. Remove --labels keep.")
    turned = letters != sheet.labels.letters
    usual: tuple[Compass, Compass] = ("north", "west") if letters == "rows" else ("west", "north")
    old = usual if turned else (sheet.labels.letters_from, sheet.labels.numbers_from)
    scheme = LabelScheme(letters, arguments.letters_from or old[0], arguments.numbers_from or old[1])
    if arguments.blocks:
        return replace(scheme, blocks=blocks_named(arguments.blocks))
    return renewed_labels(sheet, _margins(arguments), scheme)


def _layout(arguments: argparse.Namespace, board: Board) -> tuple[Top, Shifted] | None:
    """Return the way hexes are to stand, None for as they do."""
    if arguments.top is None and arguments.shifted is None:
        return None
    return arguments.top or board.sheet.top, arguments.shifted or board.sheet.shifted
