"""A bar over the map that stays until one has said what is to become of the board's file."""

from collections.abc import Mapping
from typing import Final, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.messages import Phrase
from studio.language.words import tr

_CHANGED: Phrase = (
    "Another program changed {name}. Reload replaces this board with the file; Undo brings it back."
)
State = Literal["changed", "file", "folder", "disk"]
"""How a file is: changed, or that it, its folder or its disk is not there."""
_STATES: Final[Mapping[State, Phrase]] = {
    "changed": _CHANGED,
    "file": "{name} was moved or deleted. Save writes it again.",
    "folder": "The folder of {name} is missing; perhaps its disk was unplugged. Use Save As to save "
    "the board elsewhere. Nothing is lost.",
    "disk": "The disk of {name} does not respond. Reconnect it, or use Save As to save the board "
    "elsewhere. Nothing is lost.",
}


class Notice(QFrame):
    """What another program did to the file of a board, and the ways to go on."""

    wanted = Signal(str)
    """The name of the action to do with the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setAccessibleName(tr("The board's file"))
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.reload = _button(tr("Reload"), tr("Load the board from its file again"))
        self.save = _button(tr("Save"), tr("Write the file again in the same place"))
        self.keep = _button(tr("Keep Mine"), tr("Keep working on this board; saving asks again"))
        self.save_as = _button(tr("Save As…"), tr("Save the board to another file"))
        for button, doing in ((self.reload, "reload"), (self.save, "save"), (self.save_as, "save-as")):
            button.clicked.connect(lambda _=False, doing=doing: self.wanted.emit(doing))
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 8, 16, 8)
        whole.setSpacing(10)
        whole.addWidget(self.words, 1)
        for each in (self.reload, self.save, self.keep, self.save_as):
            whole.addWidget(each)
        self.hide()

    def tell(self, name: str, state: State) -> None:
        """Say of a file how it is."""
        self.words.setText(tr(_STATES[state], name=name))
        self.reload.setVisible(state == "changed")
        self.save.setVisible(state != "changed")
        self.show()


def _button(text: str, tip: str) -> QPushButton:
    """Return a small button."""
    button = QPushButton(text)
    button.setToolTip(tip)
    button.setProperty("small", "true")
    return button
