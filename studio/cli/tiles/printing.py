"""The command print for tile sets. What draws is imported only when it runs."""

import argparse
from pathlib import Path
from typing import Any, Final

from engine.boardfile.errors import BoardFileError
from engine.boardfile.source import read_text
from engine.boardfile.yaml_text.report import UnreadableError
from engine.tiles.reading import is_tile_set
from studio.cli.exits import FINE, CommandError
from studio.cli.options.language_option import tongue
from studio.cli.options.papers import TILE_WHATS
from studio.cli.outputs import GAME, demand_output
from studio.cli.tiles.documents import load_set
from studio.drawing.paper.paper_sizes import PAPERS
from studio.painting.offscreen import start_qt

_ONLY_MAPS: Final = ("until", "hex_labels")


def is_set_file(path: Path) -> bool:
    """Return whether a file says that it is a tile set; one that cannot be read does not."""
    if path.suffix.lower() in GAME.suffixes:
        return False
    try:
        return is_tile_set(read_text(path))
    except (BoardFileError, UnreadableError):
        return False


def print_set(arguments: argparse.Namespace) -> int:
    """Print a tile set at true scale, fronts and backs in turn."""
    what: Any = arguments.what or "kit"
    if what not in TILE_WHATS:
        raise CommandError(f"A tile set has no {what} to print. Use --what {', '.join(TILE_WHATS)}.")
    for option in _ONLY_MAPS:
        if getattr(arguments, option):
            raise CommandError(f"--{option.replace('_', '-')} is for maps, not for a tile set.")
    _, tile_set = load_set(arguments.map)
    demand_output(arguments, {"the set": arguments.map})
    from studio.drawing.tiles.print_pages import PaperTooSmallError, tile_pages
    from studio.painting.pdf import write_pdf

    start_qt()
    try:
        pages = tile_pages(tile_set, what, PAPERS[arguments.paper], tongue(arguments))
    except PaperTooSmallError as error:
        raise CommandError(f"The pieces do not fit on {arguments.paper}. Choose a larger --paper.") from error
    if not pages:
        raise CommandError(f"{arguments.map} has no {what} to print.")
    write_pdf(pages, arguments.output, tile_set.title)
    count = "1 page" if len(pages) == 1 else f"{len(pages)} pages"
    print(f"{arguments.output}: {count} of {arguments.paper}")
    return FINE
