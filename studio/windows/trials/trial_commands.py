"""Testing the document with games: its one dialog, and the way from it to the map."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QDialog, QWidget

from engine.board.document import Board
from engine.checks.frame.new_board import is_just_begun
from engine.diagnostics.findings import Severity
from engine.hexes.lattice import Hex
from studio.canvas.canvas import Canvas
from studio.drawing.heat_map import heat_marks
from studio.session.view_state import Sight
from studio.windows.documents.document_commands import DocumentCommands
from studio.windows.documents.questions import Questions
from studio.windows.help.reading_dialogs import offer_help

if TYPE_CHECKING:
    from studio.windows.trials.trial_dialog import TrialDialog


BY_POST: Final = "postal"
"""The rules of games by post."""
_OFF_PX = 16
"""How far the dialog is off the window's edge, in pixels."""


class Trying(QObject):
    """Opens the dialog next to a window, which goes on working, and ends it with the document.

    Closed, the dialog is kept with what was chosen in it and its results until then.
    """

    findings_wanted = Signal()
    """Asks for the findings that keep games from being played."""
    game_wanted = Signal(object, int)
    """A Trial and the number of one of its games, from 0, to be watched."""

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
        self._canvas = canvas
        self._window = window
        self.dialog: TrialDialog | None = None
        self._shown: tuple[Hex, ...] = ()
        """The hexes the dialog pointed out."""
        documents.opened.connect(self.finish)
        documents.closed.connect(self.finish)
        documents.session.findings_changed.connect(self._lead_to_errors)

    def open(self) -> None:
        """Open the dialog as it was left but for what follows the board; one that is open comes in front."""
        if self.dialog is None:
            from studio.windows.trials.trial_dialog import TrialDialog  # noqa: PLC0415  # the game, only for this

            self.dialog = TrialDialog(self._board, self._window, self._ask_path)
            offer_help(self.dialog, "trial")
            self.dialog.places_wanted.connect(self._show_places)
            self.dialog.heat_wanted.connect(self._show_heat)
            self.dialog.findings_wanted.connect(self.findings_wanted)
            self.dialog.game_wanted.connect(self.game_wanted)
            self.dialog.finished.connect(self._put_out)
            self._lead_to_errors()
            self._place(self.dialog)
        else:
            self.dialog.suit()
            self.dialog.heat.show_again()
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def open_by_post(self) -> None:
        """Open the dialog with the postal rules; games under way go on by theirs."""
        self.open()
        if self.dialog is not None:
            self.dialog.choose_rules(BY_POST)

    def finish(self) -> None:
        """Let the dialog go, and stop what it does."""
        if self.dialog is not None:
            if self.dialog.isVisible():
                self._sight.keep_trial_place(bytes(self.dialog.saveGeometry().data()))
            self.dialog.finish()
            self.dialog.deleteLater()
            self.dialog = None

    def _put_out(self) -> None:
        """Stop pointing out what the closed dialog spoke of, and keep its place."""
        if self.dialog is not None:
            self._sight.keep_trial_place(bytes(self.dialog.saveGeometry().data()))
        if self._canvas.beacon.hexes == self._shown:
            self._canvas.beacon.put_out()
        self._canvas.show_heat(())

    def _board(self) -> Board:
        """Return the board as it is on the screen, with what is still being typed."""
        self._documents.session.call_in_edits()
        return self._documents.session.board

    def _lead_to_errors(self) -> None:
        """Have a refusal lead to the findings only if an error is there, or what a board just begun lacks."""
        if self.dialog is not None:
            session = self._documents.session
            has_errors = any(finding.severity is Severity.ERROR for finding in session.findings)
            self.dialog.refusal.lead.setVisible(has_errors or is_just_begun(session.board))

    def _ask_path(self, over: QWidget) -> Path | None:
        asked = self._questions.path_to_report(over, self._documents.proposed(".html"))
        return self._documents.spared(asked)

    def _show_places(self, labels: tuple[str, ...]) -> None:
        """Point hexes out on the map; the board may have changed since the games were played."""
        known = self._known()
        self._shown = tuple(known[label] for label in labels if label in known)
        self._canvas.point_out(self._shown, None if self.dialog is None else self.dialog.frameGeometry())

    def _show_heat(self, links: Mapping[tuple[str, str], float]) -> None:
        """Show how much there was of something on each link that the board still has."""
        known = self._known()
        heat = {
            (known[one], known[other]): share
            for (one, other), share in links.items()
            if one in known and other in known
        }
        self._canvas.show_heat(tuple(heat_marks(self._documents.session.board.sheet, heat)))

    def _known(self) -> dict[str, Hex]:
        """Return the hexes of the board by their labels."""
        sheet = self._documents.session.board.sheet
        return {sheet.label(hex_): hex_ for hex_ in sheet.hexes()}

    def _place(self, dialog: QDialog) -> None:
        """Put the dialog in its last place, at first next to the map, which is looked at."""
        if dialog.restoreGeometry(self._sight.trial_place):
            return
        screen = self._window.screen().availableGeometry()
        around = self._window.frameGeometry().intersected(screen)
        corner = self._canvas.mapToGlobal(QPoint(0, 0))
        map_ = QRect(corner, self._canvas.size())
        place = beside(screen, around, map_, dialog.size(), dialog.minimumSizeHint().width())
        dialog.resize(place.size())
        dialog.move(place.topLeft())


def beside(screen: QRect, window: QRect, map_: QRect, size: QSize, narrowest: int) -> QRect:
    """Return the place of a dialog next to the map of a window, in pixels of the screen.

    That is next to the window where the screen has room; else over the panels, as narrow as they are but
    no less than its ``narrowest``, so that it covers as little of the map as it can.
    """
    wide, top = size.width(), window.top() + max(0, window.height() - size.height()) // 2
    asked = wide + 2 * _OFF_PX
    if screen.right() - window.right() >= asked:
        return QRect(QPoint(window.right() + _OFF_PX, top), size)
    if window.left() - screen.left() >= asked:
        return QRect(QPoint(window.left() - _OFF_PX - wide, top), size)
    right, left = window.right() - map_.right() - _OFF_PX, map_.left() - window.left() - _OFF_PX
    wide = min(wide, max(narrowest, right, left))
    x = window.right() + 1 - _OFF_PX - wide if right >= left else window.left() + _OFF_PX
    return QRect(max(x, window.left()), top, wide, size.height())
