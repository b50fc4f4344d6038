"""A dialog for one line of words."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCompleter, QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from engine.text.names import normalised
from studio.language.labels import plain_label
from studio.windows.kit.dialogs import accepted

_WIDTH = 420


class WordsDialog(QDialog):
    """A field, what goes into it, and names that are offered while one types."""

    def __init__(self, over: QWidget, title: str, what: str, known: Sequence[str] = ()) -> None:
        super().__init__(over)
        self.setWindowTitle(title)
        self.setMinimumWidth(_WIDTH)
        self.field = QLineEdit()
        self.field.setObjectName("words")
        label = plain_label(what)
        label.setBuddy(self.field)
        completer = QCompleter(list(known), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.field.setCompleter(completer)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.accepting = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.accepting.setEnabled(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.field.textChanged.connect(lambda text: self.accepting.setEnabled(bool(text.strip())))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 20, 20, 16)
        layout.setSpacing(12)
        for part in (label, self.field, buttons):
            layout.addWidget(part)

    @property
    def words(self) -> str:
        """What was typed."""
        return normalised(self.field.text()).strip()


def asked_words(over: QWidget, title: str, what: str, known: Sequence[str] = ()) -> str | None:
    """Ask for words with a dialog over a window; None for not now."""
    dialog = WordsDialog(over, title, what, known)
    return dialog.words if accepted(dialog) else None
