"""What commands do alike with maps and tile sets: read them, check them, write them down."""

import argparse
from pathlib import Path

from engine.board.document import Board
from engine.boardfile.reading import BoardFile
from engine.boardfile.writing import write_board
from engine.checks.check_runner import check
from engine.diagnostics.findings import Finding
from engine.tiles.reading import SetFile, read_document, read_set
from engine.tiles.set import TileSet
from engine.tiles.writing import write_set
from studio.cli.exits import CommandError
from studio.cli.options.finding_options import checks_chosen


def load_document(path: Path) -> tuple[BoardFile | SetFile, Board | TileSet]:
    """Read a map or a tile set; raises CommandError where it has errors."""
    read = read_document(path)
    document = read.document
    if document is None:
        raise CommandError(f"{path} cannot be read; `platelayer check` says why.")
    return read, document


def load_set(path: Path) -> tuple[SetFile, TileSet]:
    """Read a tile set; raises CommandError where it has errors or is none."""
    read = read_set(path)
    if read.tile_set is None:
        why = next(iter(read.findings))
        line, column = why.position or (1, 1)
        raise CommandError(f"{path}:{line}:{column}: {why.message}")
    return read, read.tile_set


def checked(document: Board | TileSet, arguments: argparse.Namespace) -> tuple[Finding, ...]:
    """Return what all checks find in a map or a tile set, those of the print as it was chosen."""
    if isinstance(document, TileSet):
        # They take a twentieth of the time in which a map is checked, and no map needs them.
        from engine.tiles.checks.catalogue import check_set
        from studio.proofing.tile_print import ALL_TILE_CHECKS

        return check_set(document, ALL_TILE_CHECKS)
    return check(document, checks_chosen(arguments))


def text_of(document: Board | TileSet) -> str:
    """Return the text of a file that holds a map or a tile set."""
    return write_set(document) if isinstance(document, TileSet) else write_board(document)
