"""Fields of forms that speak up when an entry is finished, not at every key."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from engine.diagnostics.findings import Severity
from engine.messages import Phrase
from engine.text.names import normalised
from studio.language.plain_text import as_tip, one_line
from studio.language.words import tr
from studio.panels.fields.severity_marks import severity_colour
from studio.panels.fields.wheel_focus import is_turned
from studio.session.overrides import reported

PROSE_LINES, _FEWEST_LINES = 6, 4
"""How many lines a text has room for, and how few where there is little."""
_LEAST_NOTE_PX = 120
MOST_SIGNS = 1_000_000
"""More than Qt's lines of text hold unless they may: what a file says is never cut off."""


class TextField(QLineEdit):
    """One line of text. Enter or leaving the field finishes an entry, Esc takes it back."""

    entered = Signal(str)
    """A finished entry that differs from what was shown, without spaces around it."""
    letter_left = Signal(str)
    """A single letter, all there is in the field, when a click takes the keyboard elsewhere."""

    def __init__(self, name: str, tip: Phrase, placeholder: Phrase = "") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setToolTip(tr(tip))
        self.setPlaceholderText(tr(placeholder))
        self.setMaxLength(MOST_SIGNS)
        self._shown = self._filled = ""
        self._is_rehearsing = self._is_proposed = False
        self.editingFinished.connect(self.settle)
        self.textEdited.connect(self._drop_proposal)

    @property
    def _entry(self) -> str:
        """What is typed, without needless spaces; where nothing is, the value as it was given."""
        return self._shown if self.text() == self._filled else " ".join(normalised(self.text()).split())

    def show_text(self, text: str) -> None:
        """Show a value; an entry half made stays while the value under it is the same, else it is dropped."""
        is_half_made = self.isModified() and self._entry != self._shown
        if self._is_rehearsing or (is_half_made and text == self._shown):
            return
        self._shown = text
        self._fill(text)

    def _fill(self, text: str) -> None:
        """Fill the field; what was typed so far is no longer the field's own to undo."""
        if text != self.text() or self.isUndoAvailable() or self.isRedoAvailable():
            caret = min(self.cursorPosition(), len(text)) if self.hasFocus() else 0
            self.setText(text)
            self.setCursorPosition(caret)
        self._filled = self.text()

    def settle(self) -> None:
        """Finish the entry as it is; what is only proposed is dropped."""
        before, self._shown = self._shown, self._shown if self._is_proposed else self._entry
        self._is_proposed = False
        self._fill(self._shown)
        if self._shown != before:
            self.entered.emit(self._shown)

    def rehearse(self) -> None:
        """Emit the entry as if it were finished, and leave it half made."""
        self._is_rehearsing = True
        if self._entry != self._shown:
            self.entered.emit(self._entry)
        self._is_rehearsing = False

    def propose(self, text: str) -> None:
        """Show an entry that Enter accepts, with the keyboard in it; typing replaces it."""
        self.setText(text)
        self._is_proposed = True
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def _drop_proposal(self, _text: str = "") -> None:
        self._is_proposed = False

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the entry back with Esc, which goes on to whatever holds the field; the rest is as usual."""
        if event.key() == Qt.Key.Key_Escape:
            self.take_back()
            event.ignore()
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._is_proposed = False
        super().keyPressEvent(event)

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the caret where the click is; what is proposed stays selected, so that typing replaces it."""
        super().mousePressEvent(event)
        if self._is_proposed:
            self.selectAll()

    @reported
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Finish the entry; a single letter is reported first, for it may have been meant for the map."""
        is_clicked = event.reason() == Qt.FocusReason.MouseFocusReason
        if is_clicked and not self._shown and len(self.text()) == 1:
            self.letter_left.emit(self.text())
        super().focusOutEvent(event)

    def take_back(self) -> None:
        """Show the value as it was before anything was typed."""
        self._is_proposed = False
        self._fill(self._shown)


class Choice(QComboBox):
    """A field to choose one of a few values from, each shown by words."""

    chosen = Signal(object)
    """The value the user chose."""

    def __init__(self, name: str, tip: Phrase) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setToolTip(tr(tip))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._offered: list[tuple[str, object]] = []
        self.activated.connect(lambda index: self.chosen.emit(self._offered[index][1]))
        self.currentTextChanged.connect(lambda text: self.setToolTip(as_tip(f"{text}\n{tr(tip)}".strip())))

    @property
    def shown(self) -> str:
        """The words of the value as far as there is room, ending in dots where there is too little.

        Where there is none of the values, the placeholder's.
        """
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, self).width()
        words = self.currentText() or self.placeholderText()
        return self.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room - 4)

    @reported
    def showPopup(self) -> None:
        """Open a list as wide as its words, where the field itself is narrower."""
        view = self.view()
        bar = view.verticalScrollBar().sizeHint().width() if self.count() > self.maxVisibleItems() else 0
        view.setMinimumWidth(view.sizeHintForColumn(0) + bar + 2 * view.frameWidth())
        super().showPopup()

    @reported
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the words there is room for."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown
        if self.currentIndex() < 0:
            option.palette.setColor(QPalette.ColorRole.ButtonText, option.palette.placeholderText().color())
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def offer(self, values: Iterable[tuple[str, object]], value: object) -> None:
        """Offer words and the values they stand for, and show one of the values."""
        offered = [(one_line(words), each) for words, each in values]
        if offered != self._offered:
            self._offered = offered
            self.clear()
            self.addItems([words for words, _ in offered])
        self.setCurrentIndex(next((i for i, (_, other) in enumerate(offered) if other == value), -1))

    @property
    def offered(self) -> tuple[object, ...]:
        """The values to choose from."""
        return tuple(value for _, value in self._offered)

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn through the values only where the keyboard is; elsewhere the wheel scrolls the form."""
        if is_turned(self, event):
            super().wheelEvent(event)


def in_words(table: Iterable[tuple[Phrase, object]]) -> list[tuple[str, object]]:
    """Return values to offer with their words in the user's language."""
    return [(tr(words), value) for words, value in table]


class Prose(QPlainTextEdit):
    """Some lines of text. Leaving the field, Ctrl+Enter or Esc finishes an entry: no key loses a text."""

    entered = Signal(str)
    """A finished entry that differs from what was shown, without spaces around it."""

    def __init__(self, name: str, tip: Phrase, placeholder: Phrase = "", lines: int = PROSE_LINES) -> None:
        super().__init__()
        self._lines = lines
        self.setObjectName(name)
        self.setToolTip(tr(tip))
        self.setPlaceholderText(tr(placeholder))
        self.setTabChangesFocus(True)
        self.setMinimumHeight(_FEWEST_LINES * self.fontMetrics().lineSpacing())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._shown = self._filled = ""
        self._is_rehearsing = False

    @property
    def _text(self) -> str:
        """The text in the field; Qt's own way to ask for it makes spaces of no-break spaces."""
        return self.document().toRawText().replace("\u2029", "\n")

    @property
    def _entry(self) -> str:
        """What is typed, without spaces around it; where nothing is, the value as it was given."""
        return self._shown if self._text == self._filled else normalised(self._text, lines=True).strip()

    def show_text(self, text: str) -> None:
        """Show a value; an entry half made stays while the value under it is the same, else it is dropped."""
        is_half_made = self.document().isModified() and self._entry != self._shown
        if self._is_rehearsing or (is_half_made and text == self._shown):
            return
        is_there = text == self._shown and self._text == self._filled
        self._shown = text
        # Spaces at the end are those of a hand that goes on writing.
        is_written = self.hasFocus() and (is_there or text == self._text.strip())
        if text != self._text and not is_written:
            self.setPlainText(text)
        self._filled = self._text

    def settle(self) -> None:
        """Finish the entry as it is; it is no longer the field's own to undo."""
        before, self._shown = self._shown, self._entry
        self._filled = self._text
        self.document().setModified(False)
        self.document().clearUndoRedoStacks()
        if self._shown != before:
            self.entered.emit(self._shown)

    def rehearse(self) -> None:
        """Emit the entry as if it were finished, and leave it half made."""
        self._is_rehearsing = True
        if self._entry != self._shown:
            self.entered.emit(self._entry)
        self._is_rehearsing = False

    def sizeHint(self) -> QSize:
        """Return room for some lines."""
        return QSize(super().sizeHint().width(), self._lines * self.fontMetrics().lineSpacing())

    @reported
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Finish the entry."""
        super().focusOutEvent(event)
        self.settle()

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Finish the entry with Ctrl+Enter or Esc, which go on to whatever holds the field."""
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        is_ended = is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if is_ended or event.key() == Qt.Key.Key_Escape:
            self.settle()
            event.ignore()
        else:
            super().keyPressEvent(event)


class Note(QLabel):
    """A quiet line of text below or next to a field, wrapped where it is long."""

    def __init__(self, name: str, text: Phrase = "") -> None:
        super().__init__(tr(text))
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)

    def sizeHint(self) -> QSize:
        """Return the room for the text as it is wrapped here; Qt would leave a gap below short ones."""
        wide = min(self.fontMetrics().horizontalAdvance(self.text()) + 1, max(self.width(), _LEAST_NOTE_PX))
        return QSize(wide, self.heightForWidth(wide))

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for other room where another width wraps the text otherwise."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def mark_wrong(self, is_wrong: bool) -> None:
        """Show the text in the colour of errors, or as quietly as ever."""
        self.setPalette(QPalette())
        if is_wrong:
            palette = self.palette()
            error = severity_colour(Severity.ERROR, palette)
            palette.setColor(QPalette.ColorRole.PlaceholderText, error)
            self.setPalette(palette)


def button(name: str, text: Phrase, tip: Phrase) -> QPushButton:
    """Return a button of a form, no wider than its words."""
    made = QPushButton(tr(text))
    made.setObjectName(name)
    made.setToolTip(tr(tip))
    made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return made


def combo_box(name: str, tip: Phrase, items: Iterable[tuple[str, object]]) -> QComboBox:
    """Return a box to choose words from, each with its value as the item's data."""
    box = QComboBox()
    box.setObjectName(name)
    box.setToolTip(tr(tip))
    for words, value in items:
        box.addItem(words, value)
    return box


def flag(name: str, text: Phrase, tip: Phrase) -> QCheckBox:
    """Return a box to tick."""
    box = QCheckBox(tr(text))
    box.setObjectName(name)
    box.setToolTip(tr(tip))
    return box


def align(*forms: QFormLayout) -> None:
    """Have the names in forms one above the other end where the longest of all does."""
    rows = ((each, row) for each in forms for row in range(each.rowCount()))
    items = (each.itemAt(row, QFormLayout.ItemRole.LabelRole) for each, row in rows)
    labels = [item.widget() for item in items if item is not None]
    names = [label for label in labels if isinstance(label, QLabel)]
    widest = max(name.sizeHint().width() for name in names)
    for name in names:
        name.setMinimumWidth(widest)
        name.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def form(parent: QWidget | None = None) -> QFormLayout:
    """Lay a widget out, or a part of one, as a form: names on the left, fields as wide as there is room."""
    layout = QFormLayout(parent)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setHorizontalSpacing(12)
    layout.setVerticalSpacing(4)
    layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
    layout.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
    layout.setLabelAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return layout
