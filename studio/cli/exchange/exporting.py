"""Files of other programs that the command ``export`` writes."""

import argparse
import sys
from collections.abc import Callable

from engine.board.document import Board
from studio.cli.exits import CommandError
from studio.cli.options.language_option import tongue
from studio.cli.outputs import GAME
from studio.painting.offscreen import start_qt

_LEAST_DPI, _MOST_DPI = 10, 600


def write_exchange(arguments: argparse.Namespace, board: Board, progress: Callable[[float], bool]) -> None:
    """Write a board for another program; what it cannot show there is printed."""
    ending = arguments.output.suffix.lower()
    if arguments.map.suffix.lower() in GAME.suffixes:
        raise CommandError(f"Only maps are exported as {ending}, not games. Give the map.")
    for option in ("ground", "hex_labels"):
        if getattr(arguments, option):
            raise CommandError(f"--{option.replace('_', '-')} is for pictures, not for {ending} files.")
    if arguments.what != "sheet":
        raise CommandError(f"A {ending} file has the map. Remove --what.")
    start_qt()
    from studio.drawing.maps.themes import THEMES
    from studio.painting.exchange import USUAL_DPI, exchange_files

    dpi = USUAL_DPI if arguments.dpi is None else arguments.dpi
    if not _LEAST_DPI <= dpi <= _MOST_DPI:
        raise CommandError(f"--dpi must be from {_LEAST_DPI} to {_MOST_DPI} for {ending} files.")
    made = exchange_files(board, arguments.output, THEMES[arguments.theme], tongue(arguments), progress, dpi)
    made.write(force=arguments.force)
    for note in made.notes:
        print(note, file=sys.stderr)
