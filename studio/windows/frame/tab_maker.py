"""Makes the tabs of a window, for boards and for tile sets."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from studio.panels.findings.finding_details import Explain
from studio.session.document import Session
from studio.session.settings.settings import Settings
from studio.session.view_state import Sight
from studio.windows.documents.questions import Questions
from studio.windows.frame.document_tab import DocumentTab


class TabMaker:
    """What all tabs of a window have in common."""

    def __init__(
        self, make_session: Callable[[], Session], settings: Settings, explain: Explain, sight: Sight
    ) -> None:
        self._make_session, self._settings = make_session, settings
        self._explain, self._sight = explain, sight

    def for_board(self, questions: Questions, window: QWidget) -> DocumentTab:
        """Return another tab for a board, still without one."""
        return DocumentTab(self._make_session(), self._explain, questions, window, self._sight)

    def for_set(self, questions: Questions, window: QWidget) -> DocumentTab:
        """Return another tab for a tile set, still without one; what it needs is imported with the first."""
        from studio.session.set_session import SetSession  # noqa: PLC0415  # only for this
        from studio.windows.frame.set_tab import SetTab  # noqa: PLC0415  # only for this

        no_board = self._make_session()
        session = SetSession(no_board.journal_folder, self._settings)
        return SetTab(no_board, session, self._explain, questions, window, self._sight)
