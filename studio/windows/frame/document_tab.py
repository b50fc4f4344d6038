"""One open board with all that is around it: its file, what one works with, what is made of it."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from studio.panels.findings.finding_details import Explain
from studio.session.document import Session
from studio.session.sight import Sight
from studio.tools.redrawing import resuming_of
from studio.windows.documents.document_commands import Documents
from studio.windows.documents.questions import Questions
from studio.windows.frame.editor_view import Workbench
from studio.windows.printing.print_commands import Paperwork

Doing = Callable[[], object]


class Desk:
    """A session and what belongs to it alone; several of them share a window."""

    def __init__(
        self, session: Session, explain: Explain, questions: Questions, window: QWidget, sight: Sight
    ) -> None:
        self.session = session
        self.documents = Documents(session, questions, window)
        self.workbench = Workbench(session, explain, questions, sight, window)
        session.taken_up.connect(self._resume)
        self.paperwork = Paperwork(self.documents, questions, self.workbench.canvas, window, sight)
        self.paperwork.trying.findings_wanted.connect(self.workbench.findings.show_errors)

    @property
    def doings(self) -> Mapping[str, Doing]:
        """What the actions do that are about one board."""
        return {
            "save": self.documents.save,
            "save-as": self.documents.save_as,
            "reload": self.documents.reload,
            **self.paperwork.doings,
            **self.workbench.doings,
            **self.workbench.sights,
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
        self.workbench.take(begun.tool if begun.entry is None else "select")
        self.workbench.hand.go_on(sequel)

    def finish(self) -> None:
        """Stop what is under way but for files being written; the session stays as it is."""
        self.paperwork.finish()
        self.workbench.hand.stop()
        self.workbench.canvas.stop()
        self.workbench.statistics.stop()
        self.workbench.inspector.stop()

    def clear_away(self) -> None:
        """End the session, whose unsaved changes are given up, and let everything go."""
        self.finish()
        self.session.close()
        for owner in (self.documents, self.workbench, self.paperwork, self.session):
            owner.deleteLater()
