"""Plain messages: what could not be done, and the faults of a file one below the other."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.diagnostics.findings import Finding
from studio.language.plain_text import as_tip, readable, window_title
from studio.language.words import tr
from studio.windows.kit.icons import pixmap
from studio.windows.kit.window_room import resize_within

_MARK = 40
_TEXT_WIDTH = 420
_SENTENCES = 1
_PADDING = QSize(24, 10)
_PAGE = 10_000
"""The column of what is wrong, what stands around its text, and more pixels than any text is high."""


class Message(QDialog):
    """A title, a sentence or two, and a list of findings where there are any.

    One with a ``subject``, its window's title, is a harmless fact and has another sign.
    """

    def __init__(
        self,
        title: str,
        text: str,
        findings: Sequence[Finding] = (),
        parent: QWidget | None = None,
        subject: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(window_title(subject) or "Platelayer")
        self.title = QLabel(readable(title, lines=True))
        self.title.setObjectName("message-title")
        self.text = QLabel(readable(text, lines=True))
        for label in (self.title, self.text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setMinimumWidth(_TEXT_WIDTH)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        mark = QLabel()
        colour = self.palette().windowText().color().name()
        mark.setPixmap(pixmap("about" if subject else "findings", colour, _MARK, self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.setSpacing(8)
        words.addWidget(self.title)
        words.addWidget(self.text)
        words.addStretch()
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        self.findings = FindingList(findings)
        self.findings.setVisible(bool(findings))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok)
        self.buttons.accepted.connect(self.accept)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.setSpacing(16)
        whole.addLayout(top)
        whole.addWidget(self.findings, 1)
        whole.addWidget(self.buttons)
        if findings:
            resize_within(self, QSize(720, 460))


class FindingList(QTreeWidget):
    """The findings of a file, each with its line."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        super().__init__()
        self.setHeaderLabels([tr("Line"), tr("Problem")])
        self.setAccessibleName(tr("Problem"))
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(False)
        self.setWordWrap(True)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.header().setStretchLastSection(True)
        # A tree measures its rows as if no text were ever wrapped.
        self.header().sectionResized.connect(self._fit_rows)
        for finding in findings:
            place = "" if finding.position is None else "{}:{}".format(*finding.position)
            item = QTreeWidgetItem([place, tr(finding.message)])
            item.setToolTip(1, as_tip(item.text(1)))
            item.setTextAlignment(0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            self.addTopLevelItem(item)

    def _fit_rows(self, column: int, _before: int, width: int) -> None:
        """Give every row the height that its sentence needs at the column's width."""
        if column != _SENTENCES:
            return
        room, wrapped = QRect(0, 0, width - _PADDING.width(), _PAGE), Qt.TextFlag.TextWordWrap
        for row in range(self.topLevelItemCount()):
            item = self.topLevelItem(row)
            if item is not None:
                high = self.fontMetrics().boundingRect(room, wrapped, item.text(column)).height()
                item.setSizeHint(column, QSize(width, high + _PADDING.height()))
