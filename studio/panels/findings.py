"""The findings dock: what the checks found, where, what it means and what would mend it."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QMenu,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from engine.diagnostics.findings import Finding, Severity
from engine.edits.waivers import RemoveWaiver, Waive
from engine.sayings import Phrase, count_of
from studio.language.words import tr
from studio.panels.choices import choice_button
from studio.panels.fields import Note
from studio.panels.finding_details import Explain, FindingDetails
from studio.panels.finding_model import FINDING_ROLE, FindingModel
from studio.panels.finding_row import FindingRow
from studio.panels.severity_marks import mark_pixmap
from studio.session.document import Session

_COUNTS: Final[Mapping[Severity, tuple[Phrase, Phrase]]] = {
    Severity.ERROR: ("{n} error", "{n} errors"),
    Severity.WARNING: ("{n} warning", "{n} warnings"),
    Severity.NOTE: ("{n} note", "{n} notes"),
}
_CLEAN: Phrase = "No findings: this board passes every check."
_WAIVED: Phrase = "Show the findings this board keeps on purpose, each with its reason."
_CHECKING: Phrase = "The board is being checked …"
_SIFTED: Phrase = "No findings of the kinds chosen above."


class FindingsPanel(QWidget):
    """A list of the findings, sifted by severity, over the explanation of the one chosen."""

    place_wanted = Signal(object)
    """The Finding whose place is to be shown."""
    fix_wanted = Signal(object)
    """The Fix to be applied."""

    def __init__(self, session: Session, explain: Explain, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("findings-panel")
        self._session = session
        self.model = FindingModel(self)
        self.list = QListView()
        self.empty = Note("findings-empty", _CLEAN)
        self.details = FindingDetails(explain)
        self.filters = {severity: choice_button(f"findings-{severity}", "") for severity in Severity}
        for button in self.filters.values():
            button.setChecked(True)
        self.waived = choice_button("findings-waived", _WAIVED)
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self._dress()
        self._take(session.findings)

    @property
    def chosen(self) -> Finding | None:
        """The finding chosen in the list."""
        finding = self.list.currentIndex().data(FINDING_ROLE)
        return finding if isinstance(finding, Finding) else None

    def _lay_out(self) -> None:
        """Put the filters above the list and the explanation below it."""
        bar = QHBoxLayout()
        bar.setContentsMargins(6, 6, 6, 6)
        bar.setSpacing(4)
        for button in (*self.filters.values(), self.waived):
            bar.addWidget(button)
        bar.addStretch()
        self.list.setObjectName("findings-list")
        self.list.setAccessibleName(tr("Findings"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(FindingRow(self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setMouseTracking(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setMargin(24)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self.empty)
        halves = QSplitter(Qt.Orientation.Vertical)
        halves.setObjectName("findings-halves")
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._stack)
        halves.addWidget(self.details)
        halves.setStretchFactor(0, 3)
        halves.setStretchFactor(1, 2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(bar)
        whole.addWidget(halves)

    def _connect(self) -> None:
        """Follow the session, the filters and the hand."""
        self._session.findings_changed.connect(self._take)
        for button in (*self.filters.values(), self.waived):
            button.toggled.connect(self._sift)
        self.list.selectionModel().currentChanged.connect(self._explain)
        self.list.clicked.connect(self._want_place)
        self.list.activated.connect(self._want_place)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.details.fix_wanted.connect(self.fix_wanted)
        self.details.waiver.waiver_wanted.connect(self._waive)
        self.details.waiver.removal_wanted.connect(self._waive_no_longer)

    # -- what is shown ----------------------------------------------------------------------

    def _take(self, findings: tuple[Finding, ...]) -> None:
        """Show other findings, and keep the one chosen if it is still there."""
        chosen = self.chosen
        self.model.show(findings, self._session.board)
        for severity, button in self.filters.items():
            count = self.model.count(severity)
            button.setText(str(count))
            words = tr(count_of(count, *_COUNTS[severity]))
            button.setToolTip(tr("{words}. Click to hide or show them.", words=words))
            button.setAccessibleName(words)
        self.waived.setText(tr("{n} waived", n=self.model.count_waived()))
        self.waived.setVisible(self.model.count_waived() > 0)
        self._fill(chosen)

    def _sift(self) -> None:
        """Show the kinds of findings that are asked for."""
        shown = [severity for severity, button in self.filters.items() if button.isChecked()]
        chosen = self.chosen
        self.model.sift(shown, with_waived=self.waived.isChecked())
        self._fill(chosen)

    def _fill(self, chosen: Finding | None) -> None:
        """Show the list, with a finding chosen if it is still there, or why there is none."""
        is_empty = self.model.rowCount() == 0
        self.empty.setText(self._why_empty())
        self._stack.setCurrentWidget(self.empty if is_empty else self.list)
        row = None if chosen is None else self.model.row_of(chosen)
        if row is not None:
            self.list.setCurrentIndex(self.model.index(row, 0))
        self._explain()

    def _why_empty(self) -> str:
        """Return why no finding is shown."""
        if self._session.is_checking:
            return _CHECKING
        return _SIFTED if any(self.model.count(severity) for severity in Severity) else _CLEAN

    def _explain(self) -> None:
        """Explain the finding chosen."""
        self.details.show_finding(self.chosen)
        self.details.setVisible(self.chosen is not None)

    # -- what is kept on purpose --------------------------------------------------------------

    def begin_waiver(self) -> bool:
        """Let the reason for keeping the chosen finding be written; tell whether one can be kept."""
        finding = self.chosen
        if finding is None or not finding.is_waivable:
            return False
        self.details.waiver.reason.setFocus()
        self.details.waiver.reason.selectAll()
        return True

    def _waive(self, reason: str) -> None:
        """Keep the chosen finding for a reason, as one step of history."""
        if self.chosen is not None:
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
        """Open the menu of the finding under the pointer."""
        index = self.list.indexAt(at)
        if index.isValid():
            self.menu_of(index.data(FINDING_ROLE)).popup(self.list.viewport().mapToGlobal(at))

    def menu_of(self, finding: Finding) -> QMenu:
        """Return the menu of a finding: its fixes, its place, its text."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for fix in finding.fixes:
            menu.addAction(fix.title, partial(self.fix_wanted.emit, fix))
        if finding.fixes:
            menu.addSeparator()
        if finding.waived is not None:
            menu.addAction(tr("Waive No Longer"), self._waive_no_longer)
        elif finding.is_waivable:
            menu.addAction(tr("Waive …"), self.begin_waiver)
        menu.addAction(tr("Show Place"), lambda: self.place_wanted.emit(finding))
        menu.addAction(tr("Copy Text"), lambda: _copy(f"{finding.code}: {tr(finding.message)}"))
        return menu

    # -- colours ----------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Draw the marks anew when the windows change their colours."""
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()
        super().changeEvent(event)

    def _dress(self) -> None:
        """Give the filters their marks."""
        for severity, button in self.filters.items():
            button.setIcon(QIcon(mark_pixmap(severity, self.palette(), self.devicePixelRatioF())))


def _copy(text: str) -> None:
    """Put a text on the clipboard."""
    QGuiApplication.clipboard().setText(text)
