"""The card of a route to choose in a race."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from engine.table.cards import Card
from studio.language.labels import wrapped_label
from studio.language.words import tr
from studio.session.overrides import reported


class RouteWords(NamedTuple):
    """What there is to say of a route: facts, sentences about its terms with others, and the way it goes."""

    facts: Sequence[str]
    terms: Sequence[str]
    way: str


class RouteCard(QFrame):
    """A route to choose: all there is to say of it, and a button that takes it.

    ``does`` is what the button says, ``key`` the number that presses it, 0 for none.
    """

    pointed = Signal(object)
    """The Card while the pointer or the keyboard is on it, then None."""

    def __init__(self, card: Card, words: RouteWords, does: str, key: int) -> None:
        super().__init__()
        facts, terms, way = words
        self.card = card
        self.setObjectName("route-card")
        self.enter = _FocusButton(does)
        self.enter.setObjectName(f"card-{key}" if key else "join")
        self.enter.setProperty("small", "true")
        self.enter.setAccessibleName(
            f"{does.replace('&', '')}: {' · '.join(facts)}: {' '.join((*terms, way))}"
        )
        self.enter.setToolTip(tr("Key {n}", n=key) if 0 < key <= _MOST_KEYS else "")
        self.enter.focused.connect(lambda is_on: self.pointed.emit(card if is_on else None))
        title = wrapped_label("card-title")
        title.setText(f"{key}. {facts[0]}" if key else facts[0])
        top = QHBoxLayout()
        top.addWidget(title, 1)
        top.addWidget(self.enter, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 8, 8)
        column.setSpacing(2)
        column.addLayout(top)
        lines = ("card-facts", " · ".join(facts[1:])), ("card-terms", "\n".join(terms)), ("card-way", way)
        for name, said in lines:
            if not said:
                continue
            line = wrapped_label(name)
            line.setText(said)
            column.addWidget(line)

    @reported
    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the route on the map."""
        super().enterEvent(event)
        self.pointed.emit(self.card)

    @reported
    def leaveEvent(self, event: QEvent) -> None:
        """Show it no longer."""
        super().leaveEvent(event)
        self.pointed.emit(None)


class _FocusButton(QPushButton):
    """A button that reports when the keyboard comes to it and goes."""

    focused = Signal(bool)

    @reported
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Report that the keyboard is here."""
        super().focusInEvent(event)
        self.focused.emit(True)

    @reported
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report that it has gone."""
        super().focusOutEvent(event)
        self.focused.emit(False)


_MOST_KEYS: Final = 9
"""As many cards have a key of their own."""
