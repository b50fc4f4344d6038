"""The pool of keys: every key of the board as a small button, the free ones lit."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget

from engine.board.document import Board
from engine.board.places import Special, Town
from studio.language.words import tr
from studio.session.overrides import reported

_SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_DICE, _CARD_COLUMNS = 6, 7
_CARDS = 13
_LEAST_PX, _ENOUGH_PX = 15, 21
_SPACE_PX, _GAP_PX = 2, 6


class KeyPool(QWidget):
    """Click a free key to give it to the thing shown, one of its own to take it off, another's to move it."""

    picked = Signal(str)
    """The key clicked."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(tr("Pool of keys"))
        self.buttons: dict[str, QToolButton] = {}
        self._is_wide = True
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(_SPACE_PX)

    def offer(self, keys: tuple[str, ...], own: frozenset[str], owners: Mapping[str, str]) -> None:
        """Show keys: those of the thing itself, and by name whom the others belong to."""
        if tuple(self.buttons) != keys:
            self._fill(keys)
        for key, button in self.buttons.items():
            state = "own" if key in own else "taken" if key in owners else "free"
            if button.property("state") != state:
                button.setProperty("state", state)
                button.style().unpolish(button)
                button.style().polish(button)
            button.setChecked(key in own)
            button.setToolTip(_tip(key, state, owners.get(key, "")))

    def _fill(self, keys: tuple[str, ...]) -> None:
        """Make a button for every key."""
        for button in self.buttons.values():
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for key in keys:
            button = QToolButton()
            button.setText(key_words(key))
            button.setObjectName(f"{self.objectName()}-{key}")
            button.setAccessibleName(tr("Key {key}", key=key))
            button.setCheckable(True)
            button.setProperty("key", "red" if key[-1] in "HD" else "black")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(_LEAST_PX)
            button.clicked.connect(partial(self._pick, key))
            self.buttons[key] = button
        self._arrange()

    def _arrange(self) -> None:
        """Put the buttons in rows."""
        is_parted = (
            self._is_wide and len(self.buttons) > _DICE and not any(key[-1] in _SUITS for key in self.buttons)
        )
        self._grid.setColumnMinimumWidth(_DICE, _GAP_PX if is_parted else 0)
        for place, (key, button) in enumerate(self.buttons.items()):
            self._grid.addWidget(button, *_cell(key, place, 2 if self._is_wide else 1))

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have longer rows where keys can still be read in them."""
        super().resizeEvent(event)
        is_wide = self.width() >= 2 * _DICE * (_ENOUGH_PX + _SPACE_PX)
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            self._arrange()

    def _pick(self, key: str, _checked: bool = False) -> None:
        """Tell a key; whether it is lit goes by what comes of it."""
        self.buttons[key].setChecked(self.buttons[key].property("state") == "own")
        self.picked.emit(key)


def key_words(key: str) -> str:
    """Return a key as a player reads it: a card with its suit's sign."""
    return f"{key[:-1]}{_SUITS[key[-1]]}" if key[-1] in _SUITS else key


def owners_of(board: Board, but: Town | Special) -> dict[str, str]:
    """Return who has each key that is given, by name; one thing itself is left aside."""
    towns = {
        key: town.name or tr("a town without a name")
        for town in board.towns
        if town != but
        for key in town.keys
    }
    specials = {
        other.key: other.name or tr("special {key}", key=other.key)
        for other in board.specials
        if other != but
    }
    return specials | towns


def _cell(key: str, place: int, tens: int) -> tuple[int, int]:
    """Return the row and column of a key: so many tens digits side by side, two rows for each suit."""
    if key[-1] not in _SUITS:
        row, column = divmod(place, tens * _DICE)
        # A gap parts the digits.
        return row, column + (column >= _DICE)
    suit, rank = divmod(place, _CARDS)
    row, column = divmod(rank, _CARD_COLUMNS)
    return 2 * suit + row, column


def _tip(key: str, state: str, owner: str) -> str:
    """Return what a click on a key does."""
    if state == "own":
        return tr("Click to take {key} off.", key=key)
    if state == "taken":
        return tr("{key} is {owner}’s. Click to move it here.", key=key, owner=owner)
    return tr("{key} is free. Click to give it.", key=key)
