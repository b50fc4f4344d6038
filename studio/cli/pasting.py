"""The command that pastes a piece of one map into another."""

import argparse
from pathlib import Path
from typing import Any, Final

from engine.board.document import Board
from engine.board.patches import Patch, lifted, patch_of
from engine.boardfile.atomic import is_same_file
from engine.boardfile.yaml_text.label_ranges import block, hexes_of_block
from engine.edits.patch_pasting import landed
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.hexes.motions import move
from engine.tracing.files import moved
from studio.cli.boards import load, load_file
from studio.cli.exits import FINE, CommandError
from studio.cli.options.numbers import whole
from studio.cli.outputs import MAP, add_output, demand_map, read_for, save_map

_MOST_TURNS: Final = 1000


def add_commands(commands: Any) -> None:
    """Add ``paste``."""
    parser = commands.add_parser("paste", help="paste a map, a stamp or part of a map onto another map")
    parser.add_argument("patch", type=Path, metavar="PATCH", help="the map or stamp to copy from")
    parser.add_argument("map", type=Path, metavar="MAP", help="the map to paste onto")
    parser.add_argument("--at", required=True, metavar="HEX", help="the hex for its middle, for example B4")
    parser.add_argument(
        "--hexes",
        metavar="LABELS",
        help="only these hexes of PATCH, for example A1-A9,B3 (default: all)",
    )
    parser.add_argument(
        "--turn",
        type=whole(-_MOST_TURNS, _MOST_TURNS),
        default=0,
        metavar="N",
        help="turn it clockwise by N × 60°",
    )
    parser.add_argument("--mirror", action="store_true", help="mirror it left to right before turning")
    add_output(parser, MAP, "OUT", "MAP itself, or a new map")
    parser.set_defaults(run=_paste)


def _paste(arguments: argparse.Namespace) -> int:
    """Write the map with the piece on it, and say what was left out."""
    board, read = load_file(arguments.map)
    reads = read_for(arguments.map, board)
    if not is_same_file(arguments.patch, arguments.map):
        reads["the patch"] = arguments.patch
    demand_map(arguments, read, reads)
    patch = _patch(load(arguments.patch), arguments.hexes).centred()
    if not patch.plots:
        raise CommandError(f"{arguments.patch} has no hexes there. Choose other --hexes.")
    patch = (patch.mirrored() if arguments.mirror else patch).turned(arguments.turn)
    middle = _hex(board, arguments.at)
    landing = landed(board, patch.carried(move(Hex(0, 0), middle)))
    save_map(moved(landing.board, arguments.map, arguments.output), arguments, arguments.output, read)
    for sentence in landing.said:
        print(sentence)
    print(f"{arguments.output}: {len(patch.plots)} hexes pasted around {arguments.at.upper()}")
    return FINE


def _patch(board: Board, labels: str | None) -> Patch:
    """Return what some hexes of a board hold; the whole map without labels."""
    if labels is None:
        return patch_of(board)
    try:
        runs = [block(label.strip().upper(), board.sheet) for label in labels.split(",")]
    except LabelError as error:
        raise CommandError(f"--hexes: {error}") from error
    return lifted(board, (hex_ for run in runs for hex_ in hexes_of_block(run, board.sheet)))


def _hex(board: Board, label: str) -> Hex:
    """Return the hex with a label."""
    try:
        return board.sheet.hex_named(label)
    except LabelError as error:
        raise CommandError(f"--at: {error}") from error
