"""The card of what is due at any table: whose turn it is, what they may do, and what was refused."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.messages import Phrase
from engine.table.timeline import taking_back_text
from engine.turns.illegal import IllegalMove
from studio.language.labels import wrapped_label
from studio.language.plain_text import as_tip
from studio.language.words import tr
from studio.table.game_session import GameSession

_PAST: Final[Phrase] = "The game has not changed. To play on from here, choose Take Back to Here. It {takes}."


def moment_of(session: GameSession) -> tuple[object, ...]:
    """Return what a game's turn depends on: the moves so far, and whether they are looked at or played."""
    past = session.shown.at if session.is_looking_back else None
    return session.sitting, past, session.is_replaying, session.waits, session.is_paused


class DueCard(QScrollArea):
    """A title, a text, a refusal, and below them buttons that change with the turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("turn-card")
        self.setAccessibleName(tr("What is due"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.title, self.text = QLabel(), wrapped_label("turn-text")
        self.title.setObjectName("turn-title")
        self.title.setWordWrap(True)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.news = wrapped_label("turn-news")
        """What has happened since a person last moved that they could miss."""
        self.refusal = wrapped_label("turn-refusal")
        self.refusal.hide()
        self.body = QVBoxLayout()
        self.body.setSpacing(6)
        whole = QWidget()
        self._column = QVBoxLayout(whole)
        self._column.setContentsMargins(10, 10, 10, 10)
        self._column.setSpacing(8)
        for part in (self.news, self.title, self.text, self.refusal):
            self._column.addWidget(part)
        self._column.addLayout(self.body)
        self._column.addStretch(1)
        self.setWidget(whole)

    def put_below(self, part: QWidget) -> None:
        """Put something below the buttons."""
        self._column.insertWidget(self._column.count() - 1, part)

    def say_refused(self, illegal: IllegalMove) -> None:
        """Say which rule forbids what was tried."""
        self.refusal.setText(f"{illegal.rule} {tr(illegal.message)}")
        self.refusal.show()

    def show_text(self, title: str, text: str = "") -> None:
        """Show a title, and a text below it if there is one."""
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        self.setAccessibleDescription(f"{title} {text}")

    def show_held(self, session: GameSession, title: str, waiting: str) -> None:
        """Say that the game waits or is paused, and offer to go on."""
        self.show_text(title, waiting if session.waits else tr("The game is paused."))
        go = session.go_on if session.waits else lambda: session.pause(paused=False)
        self.button("go-on", tr("G&o On"), go, usual=True)
        self.button("step", tr("One &Move"), session.step)

    def show_past(self, session: GameSession) -> None:
        """Say that the past is looked at, and offer to return."""
        takes = taking_back_text(session.sitting, session.shown.at)
        title = tr("Looking back: move {at} of {all}", at=session.shown.at, all=session.sitting.at)
        self.show_text(title, tr(_PAST, takes=takes))
        if not session.is_replaying:
            self.button("replay", tr("&Play from Here"), session.replay, usual=True)
        self.button("go-on", tr("Return to the Prese&nt"), session.go_on)

    def clear(self) -> None:
        """Remove the buttons."""
        while (item := self.body.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def button(
        self, name: str, text: str, does: Callable[[], object], tip: str = "", *, usual: bool = False
    ) -> QPushButton:
        """Add a button; the usual one is marked."""
        made = QPushButton(text)
        made.setObjectName(name)
        made.setToolTip(as_tip(tip) if tip else "")
        made.setProperty("main", "true" if usual else "false")
        made.clicked.connect(lambda _=False: does())
        self.body.addWidget(made)
        return made


def small_button(text: str, does: Callable[[], object]) -> QPushButton:
    """Return a small button."""
    button = QPushButton(text)
    button.setProperty("small", "true")
    button.clicked.connect(lambda _=False: does())
    return button
