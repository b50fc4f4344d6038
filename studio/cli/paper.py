"""The commands that draw: print and export. What draws is imported only when they run."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from engine.boardfile.atomic import write_atomically
from studio.cli.boards import load
from studio.cli.exits import FINE, CommandError
from studio.cli.papers import PAPERS

_THEMES: Final = ("atlas", "night", "classic", "photocopy", "clear")
_MOST_PIXELS: Final = 600_000_000
_MM_PER_INCH: Final = 25.4


def add_commands(commands: Any) -> None:
    """Add ``print`` and ``export``."""
    parser = commands.add_parser("print", help="print a map at true scale, as a PDF")
    _add_source(parser)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE.pdf")
    parser.add_argument("--paper", choices=PAPERS, default="A4", help="cut over as many pages as needed")
    parser.add_argument("--theme", choices=_THEMES, default="atlas", help="the colours of the map")
    parser.set_defaults(run=_print)

    parser = commands.add_parser("export", help="save one picture of a map, as .svg or .png")
    _add_source(parser)
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE")
    parser.add_argument(
        "--ground",
        action="store_true",
        help="a .png of the ground alone, hex by hex as in games' tile maps: a moment for any size of map",
    )
    parser.add_argument("--theme", choices=_THEMES, default="atlas", help="the colours of the map")
    parser.add_argument("--dpi", type=float, default=150.0, help="dots an inch of a .png (150)")
    parser.set_defaults(run=_export)


def _add_source(parser: argparse.ArgumentParser) -> None:
    """Let the user name the map, what of it to draw, and whether every hex shows its label."""
    parser.add_argument("map", type=Path, metavar="MAP")
    parser.add_argument(
        "--what", choices=["sheet", "blank"], default="sheet", help="blank: hexes alone, to draw on"
    )
    parser.add_argument("--hex-labels", action="store_true", help="write its label into every hex")


def _print(arguments: argparse.Namespace) -> int:
    """Write the pages of the sheet as a PDF, and say how many they are."""
    if arguments.output.suffix.lower() != ".pdf":
        raise CommandError(f"Printing makes a PDF: call it {arguments.output.stem}.pdf.")
    board = load(arguments.map)
    _start_qt()
    from studio.drawing.pages import PAPERS as SIZES
    from studio.drawing.pages import paged
    from studio.drawing.printing import to_print
    from studio.drawing.themes import THEMES
    from studio.painting.pdf import write_pdf

    sheet = to_print(board, arguments.what, THEMES[arguments.theme], hex_labels=arguments.hex_labels)
    pages = paged(sheet, SIZES[arguments.paper])
    write_pdf([page.drawing for page in pages], arguments.output, board.title, _progress("Printing"))
    count = "1 page" if len(pages) == 1 else f"{len(pages)} pages"
    width, height = (round(side) for side in (sheet.width_mm, sheet.height_mm))
    print(f"{arguments.output}: {count} of {arguments.paper}, the whole {width} × {height} mm")
    return FINE


def _export(arguments: argparse.Namespace) -> int:
    """Write one picture in the format its name ends with."""
    writers: dict[str, Callable[[argparse.Namespace], None]] = {".svg": _write_svg, ".png": _write_png}
    suffix = arguments.output.suffix.lower()
    if suffix not in writers:
        known = ", ".join(writers)
        raise CommandError(f"No picture is made of {arguments.output}: let its name end with {known}.")
    writers[suffix](arguments)
    print(arguments.output)
    return FINE


def _write_svg(arguments: argparse.Namespace) -> None:
    """Write the sheet as SVG."""
    if arguments.ground:
        raise CommandError("The ground alone is made of pixels: let the name of its picture end with .png.")
    from studio.drawing.printing import to_print
    from studio.drawing.svg import svg
    from studio.drawing.themes import THEMES

    board = load(arguments.map)
    drawing = to_print(board, arguments.what, THEMES[arguments.theme], hex_labels=arguments.hex_labels)
    write_atomically(arguments.output, svg(drawing, board.title).encode())


def _write_png(arguments: argparse.Namespace) -> None:
    """Write the sheet as PNG; refuse a size that no program opens."""
    board = load(arguments.map)
    _start_qt()
    from studio.drawing.printing import to_print
    from studio.drawing.themes import THEMES
    from studio.painting.ground import ground_png
    from studio.painting.png import write_png

    theme = THEMES[arguments.theme]
    dots = arguments.dpi / _MM_PER_INCH
    if arguments.ground:
        _refuse_size(arguments.dpi, *board.sheet.size_mm)
        write_atomically(
            arguments.output, ground_png(board, theme, round(dots * board.sheet.across_flats_mm))
        )
        return
    drawing = to_print(board, arguments.what, theme, hex_labels=arguments.hex_labels)
    _refuse_size(arguments.dpi, drawing.width_mm, drawing.height_mm)
    write_png(drawing, arguments.output, arguments.dpi, theme.paper, _progress("Painting"))


def _refuse_size(dpi: float, width_mm: float, height_mm: float) -> None:
    """Refuse a size that no program opens, and one that nobody can read."""
    if not 10 <= dpi <= 2400 or width_mm * height_mm * (dpi / _MM_PER_INCH) ** 2 > _MOST_PIXELS:
        raise CommandError("Such a picture is too small to read or too large to open: choose another --dpi.")


def _start_qt() -> None:
    """Begin what Qt needs to set type, without a screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    if QGuiApplication.instance() is None:
        _kept.append(QGuiApplication([]))


_kept: list[object] = []
"""The application, which must outlive the last picture."""


def _progress(doing: str) -> Callable[[float], bool]:
    """Return a progress callback that shows the share done on a terminal."""

    def show(done: float) -> bool:
        if sys.stderr.isatty():
            print(f"\r{doing} … {done:4.0%}", end="\n" if done >= 1 else "", file=sys.stderr)
        return True

    return show
