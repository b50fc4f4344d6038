"""A bar over the map that says what went wrong in the background, until one has read it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.open_documents import OpenDocuments

_MOST, _LONGEST = 3, 500
"""How many warnings are told at once, and how many signs of each; the map keeps its room."""


class AlarmBar(QFrame):
    """Sentences one below the other, the newest first, and a button that takes them away.

    It comes when the hand is free, for the map moves a little then, and takes neither mouse nor keyboard.
    """

    def __init__(self, desks: OpenDocuments, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("alarm-bar")
        self.setAccessibleName(tr("A background task failed"))
        self._desks = desks
        self._told: list[tuple[DocumentTab | None, str]] = []
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
    def told(self) -> tuple[str, ...]:
        """What is told, the newest first."""
        return tuple(dict.fromkeys(text for _, text in self._told))

    def alarm(self, text: str, desk: DocumentTab | None = None) -> None:
        """Tell something of a desk or of none, once the hand is free."""
        self._told = [(desk, text), *(told for told in self._told if told != (desk, text))]
        self._desks.free_hand.when_free(self._show)

    def _take_back(self, text: str, desk: DocumentTab | None = None) -> None:
        """Tell no more of a desk, or of none, what is not so any more."""
        self._told = [(of, told) for of, told in self._told if told != text or of not in {desk, None}]
        self._desks.free_hand.when_free(self._show)

    def _follow(self, desk: DocumentTab) -> None:
        """Hear what goes wrong at a desk."""
        desk.session.warned.connect(lambda text: self.alarm(text, desk))
        desk.session.kept_again.connect(lambda text: self._take_back(text, desk))

    def _forget(self, desk: DocumentTab) -> None:
        """Tell nothing more of a desk that is gone."""
        self._told = [(of, text) for of, text in self._told if of is not desk]
        self._show()

    def _clear(self) -> None:
        """Tell nothing more of all this."""
        self._told.clear()
        self._show()

    def _show(self) -> None:
        """Show what there is to tell."""
        text = "\n".join(map(_in_short, self.told[:_MOST]))
        self.words.setToolTip(as_tip("\n\n".join(self.told)))
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
