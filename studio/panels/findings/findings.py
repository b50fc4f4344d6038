"""The findings dock: what the checks found, where, what it means and what would fix it."""

from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QMenu,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.checks.skipping import skipped_of
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.waivers import RemoveWaiver, Waive
from engine.messages import Phrase, count_of
from engine.survey.differences import differences
from studio.language.plain_text import action_text, as_tip
from studio.language.words import tr
from studio.panels.fields.fields import Note
from studio.panels.fields.scrolling import fill_scrolling
from studio.panels.findings.finding_details import Explain, FindingDetails, Foretell, fixes_of
from studio.panels.findings.finding_filters import FindingFilters
from studio.panels.findings.finding_list import FindingList
from studio.panels.findings.finding_model import FINDING_ROLE, FindingModel
from studio.session.document import Session
from studio.session.overrides import reported

_CLEAN: Phrase = "No findings: every check passes."
_LEAST_LIST_PX = 84
"""What the list keeps where the explanation, its fixes and the waiver need the rest: one finding.

Otherwise list and explanation have a half each, until a hand moves what is between them.
"""
_SKIPPED_MARGIN = 6
_UNCHECKED: Phrase = "{count} skipped. {reason}"
_CHECKING: Phrase = "The board is being checked …"
_SIFTED: Phrase = "No findings of the kinds selected above."
_SKIPPED: Phrase = "No findings, but not everything was checked."


class FindingsPanel(QWidget):
    """A list of the findings, sifted by severity, over the explanation of the one chosen."""

    place_wanted = Signal(object)
    """The Finding whose place to show."""
    fix_wanted = Signal(object)
    """The Fix to be applied."""
    fix_pointed = Signal(object)
    """The Fix whose outcome to preview, or None."""

    def __init__(
        self,
        session: Session,
        explain: Explain,
        parent: QWidget | None = None,
        foretell: Foretell | None = None,
    ) -> None:
        """Take a session; ``foretell`` says in sentences what a fix changes, of boards the differences."""
        super().__init__(parent)
        self.setObjectName("findings-panel")
        self._session = session
        self.model = FindingModel(self)
        self.list = FindingList(self.model)
        self.empty = Note("findings-empty", _CLEAN)
        self.skipped = Note("findings-skipped")
        self.details = FindingDetails(explain, foretell or self._foretell)
        self.filters = FindingFilters()
        self._stack = QStackedWidget()
        self._dealt_with, self._dealt_row = "", 0
        self._is_shared_by_hand = False
        self._lay_out()
        self._connect()
        self._take(session.findings)

    @property
    def chosen(self) -> Finding | None:
        """The finding chosen in the list."""
        finding = self.list.currentIndex().data(FINDING_ROLE)
        return finding if isinstance(finding, Finding) else None

    def _lay_out(self) -> None:
        """Put the filters above the list and the explanation below it."""
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setMargin(24)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        self._halves = halves = QSplitter(Qt.Orientation.Vertical)
        halves.setObjectName("findings-halves")
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._stack)
        # Where there is less room than for all of it, it is scrolled: the forms above need theirs, too.
        self._lower = QWidget()
        fill_scrolling(self._lower, self.details)
        halves.addWidget(self._lower)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.filters)
        self.skipped.setMargin(_SKIPPED_MARGIN)
        self.skipped.hide()
        whole.addWidget(self.skipped)
        whole.addWidget(halves)

    def _connect(self) -> None:
        """Follow the session, the filters and the hand."""
        self._session.findings_changed.connect(self._take)
        self._session.board_changed.connect(self._hold_fixes)
        self.filters.changed.connect(self._sift)
        self._halves.splitterMoved.connect(self._leave_shares)
        self.list.selectionModel().currentChanged.connect(self._explain)
        self.list.clicked.connect(self._want_place)
        self.list.activated.connect(self._want_place)
        self.list.walked.connect(self._want_place)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.details.closed.connect(self._choose_none)
        self.details.fix_wanted.connect(self._fix)
        self.details.fix_pointed.connect(self.fix_pointed)
        self.details.waiver.waiver_wanted.connect(self._waive)
        self.details.waiver.removal_wanted.connect(self._waive_no_longer)

    # -- what is shown ----------------------------------------------------------------------

    def _take(self, findings: tuple[Finding, ...]) -> None:
        """Show other findings, and keep the one chosen if it is still there."""
        chosen = self.chosen
        self.model.show(findings, self._session.board)
        self.filters.count(self.model)
        self._tell_skipped(findings)
        self._fill(chosen)

    def _tell_skipped(self, findings: tuple[Finding, ...]) -> None:
        """Say which checks were not made and why, so that their silence is not taken for praise."""
        # A set of tiles, which the session calls its board as well, has no such checks.
        board: object = self._session.board
        skipped = skipped_of(board, findings) if isinstance(board, Board) else ()
        words = [
            tr(_UNCHECKED, count=count_of(len(each.codes), "1 check", "{n} checks"), reason=each.reason)
            if each.codes
            else tr(each.reason)
            for each in skipped
        ]
        self.skipped.setText("\n".join(words))
        self.skipped.setToolTip(as_tip("\n".join(", ".join(each.codes) for each in skipped if each.codes)))
        self.skipped.setVisible(bool(skipped))

    def _sift(self) -> None:
        """Show the kinds of findings that are asked for."""
        chosen = self.chosen
        self.filters.sift(self.model)
        self._fill(chosen)

    def _fill(self, chosen: Finding | None) -> None:
        """Show the list, with a finding chosen if it is still there, or why there is none."""
        is_empty = self.model.rowCount() == 0
        self.empty.setText(tr(self._why_empty()))
        self._stack.setCurrentWidget(self.empty if is_empty else self.list)
        row = None if chosen is None else self._row_after(chosen)
        if row is not None and not is_empty:
            self.list.setCurrentIndex(self.model.index(row, 0))
        self._explain()
        self._go_on(chosen)

    def _go_on(self, before: Finding | None) -> None:
        """Ask for the place of the finding after one dealt with, unless the hand is elsewhere by now."""
        after = self.chosen
        if before is None or after is None or after.id == before.id:
            return
        if self.window().focusWidget() is self.list:
            self.place_wanted.emit(after)

    def _row_after(self, chosen: Finding) -> int | None:
        """Return the row of a finding; of one that was just dealt with, the row that comes next."""
        row = self.model.row_of(chosen)
        if row is None and self._dealt_with == chosen.id:
            row = min(self._dealt_row, self.model.rowCount() - 1)
        return row

    def _deal_with(self, finding: Finding) -> None:
        """Note that something is being done about a finding, to go on with the next when it is gone."""
        self._dealt_with, self._dealt_row = finding.id, self.model.row_of(finding) or 0

    def _why_empty(self) -> str:
        if self._session.is_checking:
            return _CHECKING
        if any(self.model.count(severity) for severity in Severity):
            return _SIFTED
        return _CLEAN if self.skipped.isHidden() else _SKIPPED

    def _explain(self) -> None:
        self.details.show_finding(self.chosen)
        self._lower.setVisible(self.chosen is not None)
        self._hold_fixes()
        self._share()

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share another height."""
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Give the explanation half the room, or more where its fixes would leave it too little."""
        if self.chosen is None or self._is_shared_by_hand:
            return
        room = self._halves.height() - self._halves.handleWidth()
        readable = self.details.minimumSizeHint().height() + self.details.missing_to_read
        needed = min(readable, room - _LEAST_LIST_PX)
        lower = max(room // 2, needed)
        self._halves.setSizes([room - lower, lower])

    def _leave_shares(self) -> None:
        """Leave the halves as a hand has them."""
        self._is_shared_by_hand = True

    def show_errors(self) -> None:
        """Choose the first error, shown if it was not, and ask for its place; there may be none yet."""
        self.filters.severities[Severity.ERROR].setChecked(True)
        rows = (self.model.index(row, 0) for row in range(self.model.rowCount()))
        errors = (row for row in rows if row.data(FINDING_ROLE).severity is Severity.ERROR)
        first = next(errors, None)
        if first is not None:
            self.list.setCurrentIndex(first)
            self._want_place(first)

    def _choose_none(self) -> None:
        self.list.setCurrentIndex(QModelIndex())
        self.list.setFocus()

    # -- what would fix it --------------------------------------------------------------------

    def _foretell(self, fix: Fix) -> tuple[str, ...]:
        board = self._session.board
        return differences(board, fix.edit.apply(board))

    def _may_fix(self, finding: Finding) -> bool:
        """Return whether the fixes of a finding were worked out for the board as it is."""
        return self._session.findings_fit and not finding.renewing

    def _hold_fixes(self) -> None:
        """Let the fixes of the chosen finding be had only on the board they are meant for."""
        self.details.enable_fixes(self.chosen is not None and self._may_fix(self.chosen))

    def _fix(self, fix: Fix) -> None:
        """Ask for a fix, and go on with the finding that comes after the one it ends.

        One that is no longer offered, for a menu stayed open while the board changed, is left.
        """
        if not any(fix in each.fixes for each in self._session.findings if self._may_fix(each)):
            return
        if self.chosen is not None:
            self._deal_with(self.chosen)
        # The button goes with its finding, and the keyboard would be anywhere.
        self.list.setFocus()
        self.fix_wanted.emit(fix)

    # -- what is kept on purpose --------------------------------------------------------------

    def begin_waiver(self) -> bool:
        """Open the field for the reason to waive the chosen finding; return whether it can be waived."""
        finding = self.chosen
        if finding is None or not finding.is_waivable:
            return False
        self.details.waiver.reason.setFocus()
        self.details.waiver.reason.selectAll()
        return True

    def _waive(self, reason: str) -> None:
        """Keep the chosen finding for a reason, as one step of history."""
        if self.chosen is not None:
            self._deal_with(self.chosen)
            self.list.setFocus()
            self._session.apply(Waive(self.chosen.id, reason))

    def _waive_no_longer(self) -> None:
        """Take the waiver of the chosen finding away."""
        if self.chosen is not None:
            self._session.apply(RemoveWaiver(self.chosen.id))

    # -- what is wanted ---------------------------------------------------------------------

    def _want_place(self, index: QModelIndex) -> None:
        """Ask for a finding's place to be shown."""
        self.place_wanted.emit(index.data(FINDING_ROLE))

    def _open_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if index.isValid():
            self.menu_of(index.data(FINDING_ROLE)).popup(self.list.viewport().mapToGlobal(at))

    def menu_of(self, finding: Finding) -> QMenu:
        """Return the menu of a finding: its fixes, its place, its text."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for fix in fixes_of(finding):
            action = menu.addAction(action_text(tr(fix.title)), partial(self._fix, fix))
            action.setToolTip(as_tip(tr(fix.title)))
            action.setEnabled(self._may_fix(finding))
            action.hovered.connect(partial(self.fix_pointed.emit, fix))
        if fixes_of(finding):
            menu.aboutToHide.connect(partial(self.fix_pointed.emit, None))
            menu.addSeparator()
        if finding.waived is not None:
            menu.addAction(tr("Remove Waiver"), self._waive_no_longer)
        elif finding.is_waivable:
            menu.addAction(tr("Waive …"), self.begin_waiver)
        menu.addAction(tr("Show Place"), lambda: self.place_wanted.emit(finding))
        menu.addAction(tr("Copy Text"), lambda: _copy(f"{finding.code}: {tr(finding.message)}"))
        return menu


def _copy(text: str) -> None:
    """Put a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
