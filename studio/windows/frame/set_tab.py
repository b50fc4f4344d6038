"""A tab with a tile set: the file, history and recovery of boards, and a page of its own."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from studio.panels.findings.finding_details import Explain
from studio.session.document import Session
from studio.session.set_session import SetSession
from studio.session.view_state import Sight
from studio.windows.documents.document_commands import DocumentCommands
from studio.windows.documents.questions import Questions
from studio.windows.frame.document_tab import DocumentTab, Doing
from studio.windows.tiles.set_view import SetView
from studio.windows.trials.trial_commands import SetTrying


class SetTab(DocumentTab):
    """A session with a tile set and what belongs to it.

    The window asks each of its tabs for the canvas and the panels of a board; those of this one are of a
    board that stays empty, and are not shown.
    """

    is_map = False

    def __init__(
        self,
        no_board: Session,
        session: SetSession,
        explain: Explain,
        questions: Questions,
        window: QWidget,
        sight: Sight,
    ) -> None:
        super().__init__(no_board, explain, questions, window, sight)
        self._no_board, self._map_documents = no_board, self.documents
        self.session: Session = session
        self.documents = DocumentCommands(session, questions, window)
        self.set_view = SetView(session, self.documents, explain, questions)
        self.set_view.said.connect(self.print_commands.said)
        self.trying = SetTrying(self.documents, questions, self.set_view.wall, window, sight)
        self.trying.findings_wanted.connect(self.set_view.show_findings)
        self.trying.game_wanted.connect(self.print_commands.trying.game_wanted)

    @property
    def page(self) -> QWidget:
        """The page of the set."""
        return self.set_view

    @property
    def doings(self) -> Mapping[str, Doing]:
        """What the actions do that are about one document."""
        view = self.set_view
        own = {"cut": view.cut, "copy": view.copy, "paste": view.paste}
        return {**super().doings, **own, "print": view.print_set, "trial": self.trying.open}

    def finish(self) -> None:
        """Stop what is under way but for files being written; the session stays as it is."""
        super().finish()
        self.trying.finish()
        self._no_board.close()

    def clear_away(self) -> None:
        """End the session, whose unsaved changes are given up, and let everything go."""
        super().clear_away()
        for owner in (self._no_board, self._map_documents, self.trying):
            owner.deleteLater()
