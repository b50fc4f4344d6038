"""A question with two or three answers: what is at stake, and what more there is to know."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from studio.language.plain_text import readable
from studio.language.words import tr

_TEXT_WIDTH = 420


class Question(QDialog):
    """Asks; ``given`` is the button of the answer, None for Cancel, Escape and a closed window."""

    def __init__(self, over: QWidget, question: str, words: str) -> None:
        super().__init__(over)
        self.setWindowTitle("Platelayer")
        self.given: QPushButton | None = None
        self.title = QLabel(readable(question, lines=True))
        self.title.setObjectName("message-title")
        self.text = QLabel(readable(words, lines=True))
        for label in (self.title, self.text):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setMinimumWidth(_TEXT_WIDTH)
        self.buttons = QDialogButtonBox()
        self.cancel = self.buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        self.cancel.clicked.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 20, 20, 16)
        whole.setSpacing(8)
        whole.addWidget(self.title)
        whole.addWidget(self.text)
        whole.addSpacing(8)
        whole.addWidget(self.buttons)
        self.cancel.setDefault(True)

    def offer(self, words: str, *, loses: bool = False, usual: bool = False) -> QPushButton:
        """Add an answer and return its button; ``loses`` for one that loses work, ``usual`` for Enter's."""
        role = QDialogButtonBox.ButtonRole
        button = self.buttons.addButton(words, role.DestructiveRole if loses else role.AcceptRole)
        button.clicked.connect(lambda: self._give(button))
        if usual:
            button.setDefault(True)
            button.setFocus()
        return button

    def _give(self, button: QPushButton) -> None:
        """Take an answer."""
        self.given = button
        self.accept()
