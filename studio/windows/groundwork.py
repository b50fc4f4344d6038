"""The sheet itself, as the menus know it: its edges, labels and size."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from studio.canvas.canvas import Canvas
from studio.session.document import Session
from studio.windows.paperwork import open_over
from studio.windows.sheet_dialog import SheetDialog


class Groundwork(QObject):
    """Asks with dialogs over the map's window, and has it done as edits."""

    def __init__(self, session: Session, canvas: Canvas, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._canvas = canvas

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What the actions do that are about the sheet."""
        return {"sheet": self.change_sheet}

    def change_sheet(self) -> None:
        """Ask how the sheet is to be, and show the whole of what comes of it."""
        self._session.call_in_edits()
        dialog = SheetDialog(self._session.board, self._canvas.window())
        dialog.accepted.connect(lambda: self._change(dialog))
        open_over(dialog)

    def _change(self, dialog: SheetDialog) -> None:
        """Change the sheet as described."""
        if self._session.apply(dialog.edit):
            self._canvas.navigator.fit()
