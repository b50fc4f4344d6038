"""What the command palette offers: every action that can be had now, and the places of the board."""

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from engine.hexes.lattice import Hex
from studio.tools.selection import selection_at
from studio.windows.actions import ACTIONS
from studio.windows.commands import Commands
from studio.windows.desk import Desk
from studio.windows.finder import Entry, Finder
from studio.windows.jumps import jumps


def finder(commands: Commands, desk: Desk, parent: QWidget) -> Finder:
    """Return the palette for the actions of a window and the board of a desk."""

    def places(typed: str) -> list[Entry]:
        if not desk.documents.is_open:
            return []
        board = desk.session.board
        return [
            Entry(jump.text, board.sheet.label(jump.hex), partial(_go, desk, jump.hex))
            for jump in jumps(board, typed)
        ]

    return Finder(tuple(_entries(commands)), places, parent)


def _entries(commands: Commands) -> Iterator[Entry]:
    """Yield the actions that can be had, but for the palette's own."""
    for each in ACTIONS:
        action = commands[each.name]
        if action.isEnabled() and each.name != "commands":
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            yield Entry(action.text().replace("&", "").removesuffix("…"), keys, action.trigger)


def _go(desk: Desk, hex_: Hex) -> None:
    """Show a hex, and select what is there."""
    board = desk.session.board
    desk.workbench.canvas.point_out((hex_,))
    desk.session.select(selection_at(board, *board.sheet.centre_mm(hex_)))
    desk.workbench.canvas.setFocus()
