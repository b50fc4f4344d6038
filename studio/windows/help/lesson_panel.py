"""The panel of a lesson: what to do now, how far one is, and two ways out."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from engine.messages import Phrase
from engine.text.markup import escaped
from studio.language.words import tr


class LessonPanel(QFrame):
    """A few words next to the map: what to do, how far one is, and two ways out."""

    skip_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("blackboard")
        self.setAccessibleName(tr("Lesson"))
        self._pages = QStackedWidget()
        self.skip = QPushButton(tr("Skip This Step"))
        self.end = QPushButton(tr("End Lesson"))
        for button in (self.skip, self.end):
            button.setProperty("small", "true")
        self.skip.clicked.connect(self.skip_wanted)
        self.end.clicked.connect(self.end_wanted)
        # The buttons take the same room at the end, so that the words keep theirs.
        room = self.skip.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self.skip.setSizePolicy(room)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 10, 16, 10)
        whole.setSpacing(10)
        whole.addWidget(self._pages, 1)
        whole.addWidget(self.skip)
        whole.addWidget(self.end)
        self.hide()

    def prepare(self, pages: Sequence[tuple[str, str]]) -> None:
        """Have the titles and the words of a lesson's steps at hand, its last word behind them."""
        while (page := self._pages.widget(0)) is not None:
            self._pages.removeWidget(page)
            page.deleteLater()
        for title, words in pages:
            self._pages.addWidget(_page(title, words))

    def turn_to(self, number: int) -> None:
        """Show the page of a step, from 0. The longest page has room all the time: no map moves."""
        self._pages.setCurrentIndex(number)
        self.skip.setVisible(number < self._pages.count() - 1)


def pages_of(
    title: Phrase, steps: Sequence[Phrase], end: Phrase, keys: Mapping[str, str]
) -> list[tuple[str, str]]:
    """Return the title and the words of every step of a lesson, and those of its end; keys by actions."""
    named, count = tr(title), len(steps)
    written = {name: escaped(each) for name, each in keys.items()}
    praises = ["", *[tr("Well done.") + "  "] * (count - 1)]
    pages = [
        (tr("{title}  ·  {n} of {of}", title=named, n=number, of=count), praise + tr(words, **written))
        for number, (words, praise) in enumerate(zip(steps, praises, strict=True), 1)
    ]
    return [*pages, (named, tr(end, **written))]


def _page(title: str, words: str) -> QWidget:
    """Return a title with some words below it."""
    page, heading, text = QWidget(), QLabel(title), QLabel(words)
    heading.setObjectName("section")
    text.setWordWrap(True)
    text.setTextFormat(Qt.TextFormat.RichText)
    text.setAlignment(Qt.AlignmentFlag.AlignTop)
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(3)
    layout.addWidget(heading)
    layout.addWidget(text, 1)
    return page
