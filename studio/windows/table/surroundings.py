"""What tables need of the window of the boards."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from engine.tiles.set import TileSet
from studio.drawing.maps.themes import Theme
from studio.session.view_state import Sight
from studio.windows.documents.questions import Questions
from studio.windows.kit.shortcuts import Shortcuts


class Surroundings(NamedTuple):
    """The window of the boards with what belongs to it, and what a table asks of it.

    ``document`` gives the board or the tile set at the front and its file, ``map_theme`` the colours of maps.
    ``show_editor`` brings the window to the front, ``add_note`` puts words on the board at the front as a
    note.
    """

    window: QWidget
    questions: Questions
    sight: Sight
    shortcuts: Shortcuts
    document: Callable[[], tuple[Board | TileSet, Path | None]]
    map_theme: Callable[[], Theme]
    show_editor: Callable[[], object]
    add_note: Callable[[str], object]

    def board(self) -> tuple[Board, Path | None]:
        """Return the board at the front and its file; it must be one."""
        document, path = self.document()
        assert isinstance(document, Board)
        return document, path

    def tile_set(self) -> tuple[TileSet, Path | None] | None:
        """Return the tile set at the front and its file, None where it is a board."""
        document, path = self.document()
        return (document, path) if isinstance(document, TileSet) else None
