"""A dialog to mark one row of a list in."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QListWidget, QVBoxLayout, QWidget

from studio.language.labels import plain_label
from studio.language.plain_text import one_line


class RowDialog(QDialog):
    """Shows a title, words on it, rows of which one is marked, and buttons that are still to be added."""

    def __init__(self, title: str, words: str, rows: Iterable[str], parent: QWidget | None) -> None:
        super().__init__(parent)
        head = plain_label(title)
        head.setObjectName("message-title")
        text = plain_label(words)
        text.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        # What one chooses by, such as when a board was saved, may be at the end of a row.
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        # Dressed before it has rows, for they stay as high as they were when laid out first.
        self.list.ensurePolished()
        self.list.addItems(list(map(one_line, rows)))
        self.list.setCurrentRow(0)
        self.buttons = QDialogButtonBox()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.setSpacing(12)
        for widget in (head, text, self.list, self.buttons):
            whole.addWidget(widget)
