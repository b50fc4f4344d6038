"""Testing the document with games: its one dialog, and for boards the way from it to the map."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Signal
from PySide6.QtWidgets import QDialog, QWidget

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
    from studio.windows.trials.games_dialog import GamesDialog
    from studio.windows.trials.set_trial_dialog import SetTrialDialog
    from studio.windows.trials.trial_dialog import TrialDialog


BY_POST: Final = "postal"
"""The rules of games by post."""
_OFF_PX = 16
"""How far the dialog is off the window's edge, in pixels."""


class Testing(QObject):
    """Opens a dialog next to a window, which goes on working, and ends it with the document.

    Closed, the dialog is kept with what was chosen in it and its results until then.
    """

    findings_wanted = Signal()
    """Asks for the findings that keep games from being played."""
    game_wanted = Signal(object, int)
    """A trial and the number of one of its games, from 0, to be watched."""

    def __init__(
        self,
        documents: DocumentCommands,
        questions: Questions,
        looked_at: QWidget,
        window: QWidget,
        sight: Sight,
    ) -> None:
        """Begin without a dialog; ``looked_at`` is the part of the window that it should leave free."""
        super().__init__(window)
        self._sight, self._window, self._looked_at = sight, window, looked_at
        self._documents, self._questions = documents, questions
        self._dialog: GamesDialog | None = None
        documents.opened.connect(self.finish)
        documents.closed.connect(self.finish)
        documents.session.findings_changed.connect(self._lead_to_errors)

    def _make(self) -> "GamesDialog":
        """Return a new dialog for the kind of document."""
        raise NotImplementedError

    def open(self) -> None:
        """Open the dialog as it was left but for what follows the document; an open one comes in front."""
        if self._dialog is None:
            self._dialog = self._make()
            offer_help(self._dialog, "trial")
            self._dialog.findings_wanted.connect(self.findings_wanted)
            self._dialog.game_wanted.connect(self.game_wanted)
            self._dialog.finished.connect(self._put_out)
            self._lead_to_errors()
            self._place(self._dialog)
        else:
            self._dialog.suit()
            self._dialog.show_again()
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def finish(self) -> None:
        """Let the dialog go, and stop what it does."""
        if self._dialog is not None:
            if self._dialog.isVisible():
                self._sight.keep_trial_place(bytes(self._dialog.saveGeometry().data()))
            self._dialog.finish()
            self._dialog.deleteLater()
            self._dialog = None

    def _put_out(self) -> None:
        """Keep the place of the closed dialog."""
        if self._dialog is not None:
            self._sight.keep_trial_place(bytes(self._dialog.saveGeometry().data()))

    def _document(self) -> Any:
        """Return the document as it is on the screen, with what is still being typed."""
        self._documents.session.call_in_edits()
        return self._documents.session.board

    def _lead_to_errors(self) -> None:
        """Have a refusal lead to the findings only where they explain it."""
        if self._dialog is not None:
            self._dialog.refusal.lead.setVisible(self._are_explained())

    def _are_explained(self) -> bool:
        """Return whether an error is among the findings."""
        return any(finding.severity is Severity.ERROR for finding in self._documents.session.findings)

    def _ask_path(self, over: QWidget) -> Path | None:
        asked = self._questions.path_to_report(over, self._documents.proposed(".html"))
        return self._documents.spared(asked)

    def _place(self, dialog: QDialog) -> None:
        """Put the dialog in its last place, at first next to what is looked at."""
        if dialog.restoreGeometry(self._sight.trial_place):
            return
        screen = self._window.screen().availableGeometry()
        around = self._window.frameGeometry().intersected(screen)
        corner = self._looked_at.mapToGlobal(QPoint(0, 0))
        free = QRect(corner, self._looked_at.size())
        place = beside(screen, around, free, dialog.size(), dialog.minimumSizeHint().width())
        dialog.resize(place.size())
        dialog.move(place.topLeft())


class SetTrying(Testing):
    """Opens the dialog that tests a tile set."""

    @property
    def dialog(self) -> "SetTrialDialog | None":
        """The dialog, if there is one."""
        return cast("SetTrialDialog | None", self._dialog)

    def _make(self) -> "GamesDialog":
        """Return a new dialog for the set."""
        from studio.windows.trials.set_trial_dialog import SetTrialDialog  # noqa: PLC0415  # the game, only for this

        def where() -> str:
            return self._documents.name

        return SetTrialDialog(self._document, where, self._window, self._ask_path)


class Trying(Testing):
    """Opens the dialog that tests a board, and shows on the map what it speaks of."""

    def __init__(
        self, documents: DocumentCommands, questions: Questions, canvas: Canvas, window: QWidget, sight: Sight
    ) -> None:
        super().__init__(documents, questions, canvas, window, sight)
        self._canvas = canvas
        self._shown: tuple[Hex, ...] = ()
        """The hexes the dialog pointed out."""

    @property
    def dialog(self) -> "TrialDialog | None":
        """The dialog, if there is one."""
        return cast("TrialDialog | None", self._dialog)

    def _make(self) -> "GamesDialog":
        """Return a new dialog for the board."""
        from studio.windows.trials.trial_dialog import TrialDialog  # noqa: PLC0415  # the game, only for this

        dialog = TrialDialog(self._document, self._window, self._ask_path)
        dialog.places_wanted.connect(self._show_places)
        dialog.heat_wanted.connect(self._show_heat)
        return dialog

    def open_by_post(self) -> None:
        """Open the dialog with the postal rules; games under way go on by theirs."""
        self.open()
        if self.dialog is not None:
            self.dialog.choose_rules(BY_POST)

    def _put_out(self) -> None:
        """Stop pointing out what the closed dialog spoke of, and keep its place."""
        super()._put_out()
        if self._canvas.beacon.hexes == self._shown:
            self._canvas.beacon.put_out()
        self._canvas.show_heat(())

    def _are_explained(self) -> bool:
        """Return whether an error is among the findings, or what a board just begun lacks."""
        return super()._are_explained() or is_just_begun(self._documents.session.board)

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
