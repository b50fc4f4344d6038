"""The pool of keys: every key of the board as a small button, the free ones lit."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from engine.board.document import Board
from engine.board.keys import SUIT_SIGNS, is_card, printed_key
from engine.board.places import Special, Town
from studio.language.plain_text import action_text, as_tip
from studio.language.words import tr
from studio.session.overrides import reported

_DICE, _CARDS, _HALF_SUIT = 6, 13, 7
_LEAST_PX, _ENOUGH_PX, _CARD_PX = 15, 21, 19
_SPACE_PX, _GAP_PX, _SIGN_PX = 2, 6, 14


class KeyPool(QWidget):
    """Click a free key to give it to the thing shown, one of its own to remove it, another's to move it."""

    picked = Signal(str)
    """The key clicked."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(tr("Available keys"))
        self.buttons: dict[str, QToolButton] = {}
        self._signs: dict[str, QLabel] = {}
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
            button.setToolTip(as_tip(_tip(key, state, owners.get(key, ""))))

    def _fill(self, keys: tuple[str, ...]) -> None:
        """Make a button for every key."""
        for widget in (*self.buttons.values(), *self._signs.values()):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.buttons, self._signs = {}, {}
        for key in keys:
            button = QToolButton()
            button.setText(action_text(key[:-1] if is_card(key) else key))
            button.setObjectName(f"{self.objectName()}-{key}")
            button.setAccessibleName(tr("Key {key}", key=printed_key(key)))
            button.setCheckable(True)
            button.setProperty("key", _colour_of(key[-1]))
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.setMinimumWidth(_LEAST_PX)
            button.clicked.connect(partial(self._pick, key))
            self.buttons[key] = button
        for suit in dict.fromkeys(key[-1] for key in keys if is_card(key)):
            self._signs[suit] = QLabel(SUIT_SIGNS[suit], alignment=Qt.AlignmentFlag.AlignCenter)
            self._signs[suit].setProperty("key", _colour_of(suit))
        self._arrange()

    def _arrange(self) -> None:
        """Put the buttons in rows, those of each suit behind its sign."""
        is_parted = self._is_wide and len(self.buttons) > _DICE and not self._signs
        self._grid.setColumnMinimumWidth(_DICE, _GAP_PX if is_parted else 0)
        self._grid.setColumnMinimumWidth(0, _SIGN_PX if self._signs else 0)
        for place, (key, button) in enumerate(self.buttons.items()):
            self._grid.addWidget(button, *_cell(key, place, is_wide=self._is_wide))
        for number, sign in enumerate(self._signs.values()):
            self._grid.addWidget(sign, number if self._is_wide else 2 * number, 0)

    @reported
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have longer rows where keys can still be read in them."""
        super().resizeEvent(event)
        least = 2 * _DICE * (_ENOUGH_PX + _SPACE_PX)
        if self._signs:
            least = _SIGN_PX + _CARDS * (_CARD_PX + _SPACE_PX)
        is_wide = self.width() >= least
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            self._arrange()

    def _pick(self, key: str, _checked: bool = False) -> None:
        """Emit a key; the board decides whether it is shown as chosen."""
        self.buttons[key].setChecked(self.buttons[key].property("state") == "own")
        self.picked.emit(key)


def _colour_of(letter: str) -> str:
    """Return the colour of a suit, by its letter, in the words of ``resources/windows.qss``."""
    return "red" if letter in {"H", "D"} else "black"


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


def _cell(key: str, place: int, *, is_wide: bool) -> tuple[int, int]:
    """Return the row and column of a key: tens digits side by side, or a suit in a row, where it is wide."""
    if not is_card(key):
        row, column = divmod(place, (2 if is_wide else 1) * _DICE)
        # A gap parts the digits.
        return row, column + (column >= _DICE)
    suit, rank = divmod(place, _CARDS)
    row, column = divmod(rank, _CARDS if is_wide else _HALF_SUIT)
    # The suit's sign stands in the first column.
    return suit * (1 if is_wide else 2) + row, column + 1


def _tip(key: str, state: str, owner: str) -> str:
    """Return what a click on a key does."""
    words = printed_key(key)
    if state == "own":
        return tr("Click to remove {key}.", key=words)
    if state == "taken":
        return tr("{key} is assigned to {owner}. Click to move it here.", key=words, owner=owner)
    return tr("{key} is free. Click to assign it.", key=words)
