"""One open board with all that is around it: its file, what one works with, what is made of it."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from studio.panels.findings.finding_details import Explain
from studio.session.document import Session
from studio.session.view_state import Sight
from studio.tools.redrawing import resuming_of
from studio.windows.documents.document_commands import DocumentCommands
from studio.windows.documents.questions import Questions
from studio.windows.frame.editor_view import EditorView
from studio.windows.printing.print_commands import PrintCommands

Doing = Callable[[], object]


class DocumentTab:
    """A session and what belongs to it alone; several of them share a window."""

    is_map: bool = True
    """Whether it is for boards, and not for another kind of document."""

    def __init__(
        self, session: Session, explain: Explain, questions: Questions, window: QWidget, sight: Sight
    ) -> None:
        self.session = session
        self.documents = DocumentCommands(session, questions, window)
        self.editor_view = EditorView(session, explain, questions, sight, window)
        session.taken_up.connect(self._resume)
        self.print_commands = PrintCommands(self.documents, questions, self.editor_view.canvas, window, sight)
        self.print_commands.trying.findings_wanted.connect(self.editor_view.findings.show_errors)

    @property
    def page(self) -> QWidget:
        """What the window shows of it between its docks."""
        return self.editor_view.canvas

    @property
    def doings(self) -> Mapping[str, Doing]:
        """What the actions do that are about one board."""
        return {
            "save": self.documents.save,
            "save-as": self.documents.save_as,
            "reload": self.documents.reload,
            **self.print_commands.doings,
            **self.editor_view.doings,
            **self.editor_view.sights,
        }

    def do(self, name: str) -> None:
        """Do what an action is for; an entry half made is finished first, and not lost by it."""
        self.session.call_in_edits()
        self.doings[name]()

    def _resume(self) -> None:
        """Go on with what was begun on a board that was recovered, where the board has a place for it."""
        begun = self.session.pending.begun
        sequel = None if begun is None else resuming_of(begun, self.session.board)
        if begun is None or sequel is None:
            return
        # What is there already is led on by the hand alone; what is new, by the tool that makes it.
        self.editor_view.take(begun.tool if begun.entry is None else "select")
        self.editor_view.hand.go_on(sequel)

    def finish(self) -> None:
        """Stop what is under way but for files being written; the session stays as it is."""
        self.print_commands.finish()
        self.editor_view.hand.stop()
        self.editor_view.canvas.stop()
        self.editor_view.statistics.stop()
        self.editor_view.inspector.stop()

    def clear_away(self) -> None:
        """End the session, whose unsaved changes are given up, and let everything go."""
        self.finish()
        self.session.close()
        for owner in (self.documents, self.editor_view, self.print_commands, self.session):
            owner.deleteLater()
