"""Fields of forms that speak up when an entry is finished, not at every key."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from studio.session.overrides import reported


class TextField(QLineEdit):
    """One line of text. Enter or leaving the field finishes an entry, Esc takes it back."""

    entered = Signal(str)
    """A finished entry that differs from what was shown, without spaces around it."""

    def __init__(self, name: str, tip: str, placeholder: str = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setToolTip(tip)
        self.setPlaceholderText(placeholder)
        self._shown = ""
        self.editingFinished.connect(self.settle)

    def show_text(self, text: str) -> None:
        """Show a value; an entry half made is dropped."""
        self._shown = text
        if text != self.text():
            self.setText(text)
            self.setCursorPosition(0)

    def settle(self) -> None:
        """Finish the entry as it stands."""
        text = " ".join(self.text().split())
        if text != self._shown:
            self.show_text(text)
            self.entered.emit(text)
        else:
            self.show_text(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the entry back with Esc; everything else is as usual."""
        if event.key() == Qt.Key.Key_Escape and self.text() != self._shown:
            self.setText(self._shown)
            self.selectAll()
        else:
            super().keyPressEvent(event)


class Choice(QComboBox):
    """A field to choose one of a few values from, each shown by words."""

    chosen = Signal(object)
    """The value the user chose."""

    def __init__(self, name: str, tip: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setToolTip(tip)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._offered: list[tuple[str, object]] = []
        self.activated.connect(lambda index: self.chosen.emit(self._offered[index][1]))

    def offer(self, values: Iterable[tuple[str, object]], value: object) -> None:
        """Offer words and the values they stand for, and show one of the values."""
        offered = list(values)
        if offered != self._offered:
            self._offered = offered
            self.clear()
            self.addItems([words for words, _ in offered])
        self.setCurrentIndex(next((i for i, (_, other) in enumerate(offered) if other == value), -1))

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn through the values only where the keyboard is; elsewhere the wheel scrolls the form."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Number(QSpinBox):
    """A field for a whole number; a typed one counts when it is finished."""

    def __init__(self, name: str, tip: str, least: int, most: int) -> None:
        super().__init__(minimum=least, maximum=most)
        self.setObjectName(name)
        self.setToolTip(tip)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count up and down only where the keyboard is; elsewhere the wheel scrolls the form."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class Note(QLabel):
    """A quiet line of text below or beside a field, wrapped where it is long."""

    def __init__(self, name: str, text: str = "") -> None:
        super().__init__(text)
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)


def removal(name: str, text: str, tip: str) -> QPushButton:
    """Return the button below a form that takes its thing off the board."""
    button = QPushButton(text)
    button.setObjectName(name)
    button.setToolTip(tip)
    button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return button


def form(parent: QWidget) -> QFormLayout:
    """Lay a widget out as a form: names on the left, fields as wide as there is room."""
    layout = QFormLayout(parent)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setHorizontalSpacing(12)
    layout.setVerticalSpacing(8)
    layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
    layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    layout.setLabelAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return layout
