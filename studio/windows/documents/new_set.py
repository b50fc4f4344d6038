"""The dialog that begins a tile set: railroads, cities and blank edges, drawn by chance."""

from typing import Final

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from engine.boardfile.bounds import Bounds
from engine.messages import Phrase
from engine.tiles.new_set import CITIES, COMPANIES, NewSetError, draw_set
from engine.tiles.set import TileSet
from studio.language.words import reason, tr
from studio.panels.fields.number_field import Number

_MOST_SEED: Final = 999_999


class NewSetDialog(QDialog):
    """Asks for railroads, cities and blank edges, and draws a set."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New Tile Set"))
        self.railroads = _number(
            "set-railroads", "How many railroads the set has.", Bounds(COMPANIES[0], COMPANIES[-1]), 12
        )
        self.cities = _number("set-cities", "How many cities the set has.", Bounds(CITIES[0], CITIES[-1]), 37)
        self.blanks = _number("set-blanks", "How many edges have no railroad.", Bounds(0, 2 * CITIES[-1]), 36)
        self.seed = _number("set-seed", "The same seed draws the same set again.", Bounds(0, _MOST_SEED), 1)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setObjectName("new-set-problem")
        self.tile_set: TileSet | None = None
        form = QFormLayout()
        form.addRow(tr("Railroads"), self.railroads)
        form.addRow(tr("Cities"), self.cities)
        form.addRow(tr("Blank edges"), self.blanks)
        form.addRow(tr("Seed"), self.seed)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self._draw)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addLayout(form)
        whole.addWidget(self.problem)
        whole.addWidget(buttons)

    def _draw(self) -> None:
        """Draw the set; where there can be none, say why and stay."""
        try:
            self.tile_set = draw_set(
                self.seed.count,
                companies=self.railroads.count,
                cities=self.cities.count,
                blanks=self.blanks.count,
                title=tr("New Tile Set"),
            )
        except NewSetError as error:
            self.problem.setText(reason(error))
        else:
            self.accept()


def _number(name: str, tip: Phrase, bounds: Bounds, usual: int) -> Number:
    field = Number(name, tip, bounds)
    field.show_number(usual)
    return field
