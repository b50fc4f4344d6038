"""A bar over the map that says what went wrong in the background, until one has read it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.open_documents import OpenDocuments

_MOST, _LONGEST = 3, 500
"""How many warnings are shown at once, and how many letters of each, so that the map keeps its room."""


class AlarmBar(QFrame):
    """Sentences one below the other, the newest first, and a button that removes them.

    It comes when the hand is free, for the map moves a little then, and takes neither mouse nor keyboard.
    """

    def __init__(self, desks: OpenDocuments, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("alarm-bar")
        self.setAccessibleName(tr("A background task failed"))
        self._desks = desks
        self._warnings: list[tuple[DocumentTab | None, str]] = []
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setToolTip(tr("Dismiss"))
        self.close_button.setProperty("small", "true")
        self.close_button.clicked.connect(self._clear)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 8, 16, 8)
        whole.setSpacing(10)
        whole.addWidget(self.words, 1)
        whole.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        for desk in desks.all:
            self._follow(desk)
        desks.made.connect(self._follow)
        desks.cleared.connect(self._forget)
        desks.recovery_offer.warned.connect(self.alarm)
        desks.recovery_offer.relieved.connect(self._take_back)
        self.hide()

    @property
    def warnings(self) -> tuple[str, ...]:
        """The warnings, the newest first."""
        return tuple(dict.fromkeys(text for _, text in self._warnings))

    def alarm(self, text: str, desk: DocumentTab | None = None) -> None:
        """Show a warning about a document or about none, once no gesture is under way."""
        self._warnings = [(desk, text), *(warning for warning in self._warnings if warning != (desk, text))]
        self._desks.free_hand.when_free(self._show)

    def _take_back(self, text: str, desk: DocumentTab | None = None) -> None:
        """Remove a warning about a document, or about none, that is no longer true."""
        self._warnings = [(of, told) for of, told in self._warnings if told != text or of not in {desk, None}]
        self._desks.free_hand.when_free(self._show)

    def _follow(self, desk: DocumentTab) -> None:
        """Show the warnings of a document."""
        desk.session.warned.connect(lambda text: self.alarm(text, desk))
        desk.session.kept_again.connect(lambda text: self._take_back(text, desk))

    def _forget(self, desk: DocumentTab) -> None:
        self._warnings = [(of, text) for of, text in self._warnings if of is not desk]
        self._show()

    def _clear(self) -> None:
        self._warnings.clear()
        self._show()

    def _show(self) -> None:
        """Show the warnings."""
        text = "\n".join(map(_in_short, self.warnings[:_MOST]))
        self.words.setToolTip(as_tip("\n\n".join(self.warnings)))
        if text and text != self.words.text():
            self.words.setText(text)
            self.show()
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self.words.setText(text)
        self.setVisible(bool(text))


def _in_short(text: str) -> str:
    """Return a text in one line, the end of one that is very long left out."""
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST else f"{line[:_LONGEST]} …"
