"""Files that a command writes: asked after before it begins, by one rule for all commands.

Every command with ``-o`` gets it from ``add_output``, every other that changes a map gets ``--force`` from
``add_force``; then ``demand_output`` or ``save_map`` keep the rule.
"""

import argparse
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.board.document import Board
from engine.boardfile.atomic import demand_writable, is_same_file
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import BoardFile
from engine.boardfile.saving import BOARD_SUFFIXES, save_board
from engine.exchange.formats import EXPORTED
from engine.tiles.reading import SetFile
from engine.tiles.set import TileSet
from engine.tiles.writing import save_set
from engine.tracing.files import picture_of
from studio.cli.exits import CommandError
from studio.drawing.origin import is_own_drawing

RULE: Final = """\
Files: a command overwrites pictures and PDFs made by Platelayer; other files
need --force. It never overwrites a file that it reads, except the map that it
changes. Earlier versions of maps are kept (see platelayer versions).
Comments in a map are lost only with --force."""
_FORCE: Final = "continue even if something is lost: an existing file, comments in a map, removed items"


@dataclass(frozen=True)
class Kind:
    """What a command writes: what it is called in a sentence, and the endings of its files' names."""

    noun: str
    suffixes: tuple[str, ...]
    hint: str = ""
    """What else somebody may want who gives another ending."""


MAP: Final = Kind("a map", BOARD_SUFFIXES)
TILE_SET: Final = Kind("a tile set", BOARD_SUFFIXES)
PICTURE: Final = Kind("an export", (".svg", ".png", ".html", *EXPORTED), " Print writes a .pdf file.")
PDF: Final = Kind("a print", (".pdf",), " Export writes one picture, as .svg or .png.")
GAME: Final = Kind("a game", (".jsonl",))
TABLE: Final = Kind("a table", (".csv", ".tsv", ".txt"))
REPORT: Final = Kind("a report", (".html", ".htm"), " --format json prints it for machines.")


def add_output(
    parser: argparse.ArgumentParser, kind: Kind, metavar: str, told: str, *, required: bool = True
) -> None:
    """Let the user name the file that a command writes, and say that another may go for it."""
    parser.add_argument("-o", "--output", type=Path, required=required, metavar=metavar, help=told)
    parser.set_defaults(kind=kind)
    add_force(parser)


def add_force(parser: argparse.ArgumentParser) -> None:
    """Let the user say that something may be lost; what, is the same for every command."""
    parser.add_argument("--force", action="store_true", help=_FORCE)


def read_for(path: Path, board: Board) -> dict[str, Path]:
    """Return the files that belong to a map, by what they are called."""
    picture = picture_of(board, path)
    return {"the map": path, **({"the picture that the map traces": picture} if picture else {})}


def demand_output(arguments: argparse.Namespace, reads: Mapping[str, Path]) -> None:
    """Raise CommandError or BoardFileError where a command may not write its output.

    ``reads`` are the files that it reads, by what they are called.
    """
    output, kind = arguments.output, arguments.kind
    for name, path in reads.items():
        if is_same_file(output, path):
            raise CommandError(f"{output} is {name}, and would be lost. Choose another name for -o.")
    demand_writable(output)
    if output.suffix.lower() not in kind.suffixes:
        endings = " or ".join(kind.suffixes)
        raise CommandError(
            f"{output} is not a name for {kind.noun}. It must end with {endings}, for example "
            f"{output.stem}{kind.suffixes[0]}.{kind.hint}"
        )
    if output.exists() and not arguments.force and not _may_go(output, kind):
        raise CommandError(f"{output} already exists. Choose another name, or add --force to replace it.")


def demand_map(arguments: argparse.Namespace, read: BoardFile, reads: Mapping[str, Path]) -> None:
    """Raise CommandError or BoardFileError where a command may not write a map, be it the one it read."""
    if not is_same_file(arguments.output, arguments.map):
        demand_output(arguments, reads)
        return
    demand_writable(arguments.output)
    demand_comments(arguments, read, ", or choose another name for -o")


def demand_comments(arguments: argparse.Namespace, read: BoardFile | SetFile, instead: str = "") -> None:
    """Raise CommandError where saving the map that was read would lose comments, unless they may go."""
    if read.comments and not arguments.force:
        raise CommandError(
            f"{arguments.map} has {comment_count(read)}, which saving would lose. Nothing was written. "
            f"Add --force to go on without comments{instead}."
        )


def comment_count(read: BoardFile | SetFile) -> str:
    """Return how many comments a map has and where they begin, within a sentence."""
    first, *more = read.comments
    return f"{len(more) + 1} comments (the first on line {first})" if more else f"a comment (on line {first})"


def save_map(
    document: Board | TileSet,
    arguments: argparse.Namespace,
    output: Path,
    read: BoardFile | SetFile | None = None,
) -> None:
    """Save a map or a tile set; what its file holds now, ``read`` or another, is kept first."""
    in_place = read if read is not None and is_same_file(output, arguments.map) else None
    keep_version(output, force=arguments.force)
    if isinstance(document, TileSet):
        save_set(document, output)
    else:
        is_old = isinstance(in_place, BoardFile) and in_place.migrated
        save_board(document, output, keeps_old=is_old)
    if in_place is not None and in_place.comments:
        print(f"{output}: its comments are now only in its earlier version.", file=sys.stderr)


def keep_version(path: Path, *, force: bool) -> None:
    """Keep what a file holds, as the studio does; raises CommandError if that cannot be and is not forced."""
    if not path.exists():
        return
    # Qt says where a user's own files belong, and only this needs it.
    from studio.session.files.backups import Backups
    from studio.session.places import backups_folder, name_program

    name_program()
    try:
        Backups(backups_folder()).keep(path)
    except (OSError, BoardFileError) as error:
        told = f"What {path} holds could not be saved as an earlier version ({error})."
        if not force:
            raise CommandError(f"{told} Nothing was written. Add --force to continue without it.") from error
        print(told, file=sys.stderr)


def _may_go(output: Path, kind: Kind) -> bool:
    """Return whether a file may be replaced unasked: it is drawn again from its map as often as one likes."""
    try:
        return kind in {PICTURE, PDF} and is_own_drawing(output)
    except OSError:
        return False
