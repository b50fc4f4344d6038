"""How a map file names its picture to trace; nothing is read here."""

from dataclasses import replace
from pathlib import Path

from engine.board.document import Board, Underlay


def file_of(underlay: Underlay, map_: Path | None) -> Path:
    """Return where the picture of a map is."""
    return Path(underlay.image) if map_ is None else map_.parent / underlay.image


def named_again(underlay: Underlay | None, map_: Path | None, picture: Path) -> str:
    """Return how a map names a picture: as it does already where that is the one it has."""
    if underlay is not None and picture == file_of(underlay, map_):
        return underlay.image
    return named_beside(map_, picture)


def named_beside(map_: Path | None, picture: Path) -> str:
    """Return how a map names a picture: from its own folder where it can, so that both move together.

    No disk is asked, so a link is not followed, and what is given by way of one may be named in full.
    """
    if map_ is not None:
        try:
            return picture.absolute().relative_to(map_.absolute().parent).as_posix()
        except ValueError:
            pass
    return str(picture.absolute())


def picture_of(board: Board, map_: Path | None) -> Path | None:
    """Return the picture that a board traces, if any; the board is in a map file, or in none yet."""
    return None if board.underlay is None else file_of(board.underlay, map_)


def moved(board: Board, before: Path | None, after: Path) -> Board:
    """Return a board that was read from one map file, or from none, as it is written to another.

    The picture to trace is named from the new file's folder, so that it is found from there as well.
    """
    underlay = board.underlay
    if underlay is None or (before is None and not Path(underlay.image).is_absolute()):
        return board
    image = named_beside(after, file_of(underlay, before))
    return board if image == underlay.image else board.edited(underlay=replace(underlay, image=image))
