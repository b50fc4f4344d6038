"""A row of a rule: what one of its fields is called, the field, and a button to leave it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.fields import Choice, Note, Prose, TextField
from studio.panels.fields.number_field import Number
from studio.panels.fields.number_list import NumberList

Editor = Number | Choice | TextField | Prose | Note


class RuleRow(QWidget):
    """Words above a field, and next to it a button that leaves the rule without it.

    What a line of text means is for the rows of a form to say; numbers, lists of them and choices are
    entered as they are.
    """

    entered = Signal(object)
    """The value entered."""
    removal_wanted = Signal()

    def __init__(self, name: str, words: str, editor: Editor, tip: Phrase) -> None:
        super().__init__()
        self._field = editor
        self.leave = leaving(f"{name}-leave", tip)
        editor.setAccessibleName(words)
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(editor)
        row.addWidget(self.leave)
        if isinstance(editor, Number):
            row.addStretch()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(Note(f"{name}-words", words))
        layout.addLayout(row)
        if isinstance(editor, NumberList):
            layout.addWidget(editor.note)
        self.leave.clicked.connect(self.removal_wanted)
        match editor:
            case Number():
                editor.entered.connect(self.entered.emit)
            case Choice():
                editor.chosen.connect(self.entered.emit)
            case NumberList():
                editor.taken.connect(self.entered.emit)

    def settle(self) -> None:
        """Finish an entry half made."""
        match self._field:
            case TextField() | Prose() as field:
                field.settle()
            case Number() as field:
                field.interpretText()


def leaving(name: str, tip: Phrase) -> QToolButton:
    """Return a button that leaves a rule without something."""
    made = QToolButton()
    made.setText("✕")
    made.setObjectName(name)
    made.setToolTip(tr(tip))
    made.setAccessibleName(tr(tip))
    made.setAutoRaise(True)
    return made
