"""Printing the document, saving pictures of it and testing it with games."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.messages import Saying, say, together
from studio.canvas.canvas import Canvas
from studio.drawing.maps.themes import THEMES, Theme
from studio.language.words import tr
from studio.session.view_state import Sight
from studio.windows.documents.document_commands import DocumentCommands
from studio.windows.documents.questions import Questions
from studio.windows.help.reading_dialogs import offer_help
from studio.windows.kit.dialogs import open_over
from studio.windows.printing.exporting import Exporting
from studio.windows.printing.print_dialog import PrintDialog
from studio.windows.trials.trial_commands import Trying


class PrintCommands(QObject):
    """Asks what must be asked over a window, and has it done."""

    said = Signal(str)
    """A word on what has been done."""

    def __init__(
        self,
        documents: DocumentCommands,
        questions: Questions,
        canvas: Canvas,
        window: QWidget,
        sight: Sight,
    ) -> None:
        super().__init__(window)
        self._sight = sight
        self._documents = documents
        self._questions = questions
        self._window = window
        self.trying = Trying(documents, questions, canvas, window, sight)
        self._exporting = Exporting(window)
        self._exporting.done.connect(self._say_where)
        self._exporting.failed.connect(self._say_why_not)

    @property
    def doings(self) -> dict[str, Callable[[], object]]:
        """What the actions do that make something of the document."""
        return {
            "print": self.print,
            "export": self.export,
            "export-ground": self.export_ground,
            "trial": self.trying.open,
            "try-postal": self.trying.open_by_post,
        }

    @property
    def _theme(self) -> Theme:
        """The theme chosen for the map; the atlas where it goes with the windows, for paper is light."""
        return THEMES[self._sight.proof.theme]

    def print(self) -> None:
        """Show the pages, to save them as a PDF."""
        session = self._documents.session
        session.call_in_edits()
        proposed = self._documents.proposed(".pdf")

        def ask(over: QWidget, proposed: Path) -> Path | None:
            return self._documents.spared(self._questions.path_to_print(over, proposed))

        dialog = PrintDialog(
            session.board, proposed, self._window, ask, self._theme, self._questions.printers
        )
        dialog.paper.setCurrentText(self._sight.paper)
        dialog.paper.currentTextChanged.connect(self._sight.choose_paper)
        offer_help(dialog, "print")
        open_over(dialog)

    def export(self) -> None:
        """Save a picture of the document."""
        session = self._documents.session
        session.call_in_edits()
        path = self._documents.spared(self._questions.path_to_export(self._documents.proposed(".png")))
        if path is not None:
            self._exporting.start(session.board, path, self._theme)

    def export_ground(self) -> None:
        """Save a picture of the ground alone."""
        session = self._documents.session
        session.call_in_edits()
        asked = self._questions.path_to_export_ground(self._documents.proposed(".ground.png"))
        path = self._documents.spared(asked)
        if path is not None:
            self._exporting.start(session.board, path, self._theme, ground=True)

    def finish(self) -> None:
        """Stop what is under way."""
        self._exporting.finish()
        self.trying.finish()

    def _say_where(self, path: Path, notes: list[Saying]) -> None:
        """Say that an export is written, and what it lacks."""
        said = [say("Exported to {path}.", path=path), *notes]
        self.said.emit(tr(together(said)))

    def _say_why_not(self, path: Path, why: str) -> None:
        self._questions.show_failure(tr("{name} could not be written", name=path.name), why)
