"""The sheet and the picture under it, as the menus know them."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from studio.canvas.canvas import Canvas
from studio.session.document import Session
from studio.session.traces import Trace
from studio.session.view_state import Sight
from studio.windows.documents.document_commands import folder_of
from studio.windows.documents.questions import Questions
from studio.windows.help.reading_dialogs import offer_help
from studio.windows.kit.dialogs import open_over
from studio.windows.sheets.sheet_dialog import SheetDialog
from studio.windows.tracing.trace_dialog import TraceDialog


class SheetCommands(QObject):
    """Asks with dialogs over the map's window, and has it done as edits."""

    said = Signal(str)
    """A word on what was done, or could not be."""

    def __init__(
        self, session: Session, canvas: Canvas, questions: Questions, sight: Sight, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._sight = sight
        self._canvas = canvas
        self._questions = questions
        canvas.underlay.failed.connect(self.said)

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What the actions do that are about the sheet."""
        return {"sheet": self.change_sheet, "trace": self.trace}

    def change_sheet(self) -> None:
        """Ask how the sheet is to be, and show the whole of what comes of it."""
        self._session.call_in_edits()
        dialog = SheetDialog(self._session.board, self._canvas.window())
        offer_help(dialog, "sheet")
        dialog.buttons.accepted.connect(lambda: self._accept(dialog))
        dialog.accepted.connect(lambda: self._change(dialog))
        open_over(dialog)

    def trace(self, picture: Path | None = None) -> None:
        """Place a picture under the map, chosen there unless it is given, and paint what is accepted."""
        self._session.call_in_edits()
        session = self._session

        def ask(over: QWidget) -> Path | None:
            return self._questions.picture_to_trace(over, folder_of(session))

        dialog = TraceDialog(session.board, session.path, ask, self._canvas.window(), session.pending.trace)
        offer_help(dialog, "trace")
        if picture is not None:
            dialog.take(picture)
        dialog.marked.connect(lambda: self._keep(dialog.trace))
        dialog.buttons.accepted.connect(lambda: self._accept(dialog))
        dialog.accepted.connect(lambda: self._paint(dialog))
        open_over(dialog)

    def _accept(self, dialog: SheetDialog | TraceDialog) -> None:
        """Let a dialog end with its edit; where that would change what is locked, unlock it or stay there."""
        barred = self._session.barred(dialog.edit)
        if barred and not self._questions.may_unlock(dialog, barred):
            return
        for ply in barred:
            self._sight.lock(ply, locked=False)
        dialog.accept()

    def _paint(self, dialog: TraceDialog) -> None:
        """Paint what is traced; the marks stay, so that one may go on with another part."""
        self._session.apply(dialog.edit)
        self._keep(replace(dialog.trace, over=self._session.board.underlay))

    def _keep(self, trace: Trace) -> None:
        """Keep the marks with the document."""
        self._session.keep(replace(self._session.pending, trace=trace))

    def _change(self, dialog: SheetDialog) -> None:
        """Change the sheet as described."""
        if self._session.apply(dialog.edit):
            self._canvas.navigator.fit()
