"""The line above the palette that says what is in hand: the paint or the kind of line."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

_MARGIN, _GAP = 12, 8
_PICTURE = QSize(24, 24)


class InHand(QWidget):
    """A picture, what it is called and which part of the palette it stands in; it is never scrolled away."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("palette-in-hand")
        self._picture = QLabel()
        self.words, self.part = QLabel(), QLabel()
        self.part.setObjectName("subheading")
        for label in (self.words, self.part):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        font = self.words.font()
        font.setWeight(QFont.Weight.DemiBold)
        self.words.setFont(font)
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _MARGIN // 2, _MARGIN, _MARGIN // 2)
        row.setSpacing(_GAP)
        row.addWidget(self._picture)
        row.addWidget(self.words, 1)
        row.addWidget(self.part)

    def show_choice(self, icon: QIcon, words: str, part: str) -> None:
        """Show what is in hand: its picture where it has one, its name, and the part it stands in."""
        self._picture.setPixmap(icon.pixmap(_PICTURE, self.devicePixelRatioF()))
        self._picture.setVisible(not icon.isNull())
        self.words.setText(words)
        self.part.setText(part)
