"""The paints of one layer in the palette: a swatch for each, and buttons to make and change them."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine.board.document import Board
from engine.board.terrain import FIRST_OWN
from engine.messages import Phrase
from studio.drawing.maps.themes import Theme
from studio.language.plain_text import action_text, as_tip
from studio.language.words import tr
from studio.panels.fields.toggle_buttons import choice_button
from studio.panels.palette.swatches import SWATCH, paint_icon
from studio.panels.thing_names import paint_name, paint_tip
from studio.tools.terrain.paints import Body, Ground, Land, Paint, Zone

_COLUMNS = 3
_LONGEST = 30
"""Letters on a swatch: the palette is no wider than its dock."""
_LAYERS: tuple[type[Paint], ...] = (Ground, Land, Body, Zone)
_ROOM = 1000
"""More paints than any layer has; a button's number is its layer's times this and its own."""


def number_of(paint: Paint) -> int:
    """Return the number of a paint's button."""
    own = paint.code if isinstance(paint, Ground) else paint.number
    return _ROOM * _LAYERS.index(type(paint)) + own


def paint_of(number: int) -> Paint:
    """Return the paint of a button's number."""
    return _LAYERS[number // _ROOM](number % _ROOM)


def paints_of(board: Board, layer: type[Paint]) -> tuple[Paint, ...]:
    """Return the paints a board has in a layer: the one that removes only where there are others."""
    counts = {
        Ground: FIRST_OWN + len(board.kinds),
        Land: len(board.countries),
        Body: len(board.waters),
        Zone: len(board.city_regions),
    }
    count = counts[layer]
    if layer is Ground:
        return tuple(Ground(code) for code in range(count))
    return tuple(layer(number) for number in range(count + 1)) if count else ()


class PaintSection(QWidget):
    """Swatches of one layer in a grid, and below them the buttons for more."""

    making_wanted = Signal()
    changing_wanted = Signal()

    def __init__(
        self, layer: type[Paint], group: QButtonGroup, name: str, words: Phrase, tip: Phrase
    ) -> None:
        super().__init__()
        self.layer = layer
        self._group = group
        self._buttons: list[QToolButton] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(2)
        for column in range(_COLUMNS):
            self._grid.setColumnStretch(column, 1)
        self.making = _small(f"new-{name}", tr(words), tr(tip))
        self.changing = _small(f"change-{name}", tr("Change…"), tr("Edit the selected item."))
        self.making.clicked.connect(self.making_wanted)
        self.changing.clicked.connect(self.changing_wanted)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.making)
        row.addWidget(self.changing)
        row.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addLayout(self._grid)
        whole.addLayout(row)

    def fill(self, board: Board) -> None:
        """Show a swatch for every paint the board has in this layer."""
        for button in self._buttons:
            self._group.removeButton(button)
            button.deleteLater()
        self._buttons = []
        for place, paint in enumerate(paints_of(board, self.layer)):
            number = number_of(paint)
            button = choice_button(
                f"paint-{number}",
                as_tip(paint_tip(board, paint)),
                action_text(paint_name(board, paint), _LONGEST),
                SWATCH,
            )
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            self._group.addButton(button, number)
            self._grid.addWidget(button, place // _COLUMNS, place % _COLUMNS)
            self._buttons.append(button)

    def dress(self, board: Board, theme: Theme) -> None:
        """Draw the pictures on the swatches, as the map does in a theme."""
        edge, ratio = self.palette().color(QPalette.ColorRole.Dark), self.devicePixelRatioF()
        for button in self._buttons:
            paint = paint_of(self._group.id(button))
            button.setIcon(paint_icon(board, paint, theme, edge, ratio))


def _small(name: str, text: str, tip: str) -> QPushButton:
    """Return a small button below swatches."""
    button = QPushButton(text)
    button.setObjectName(name)
    button.setToolTip(tip)
    button.setProperty("small", True)
    button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return button
