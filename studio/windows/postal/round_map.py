"""The map of a postal game: the last round's track growing by its clock, and the orders for the next."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QToolButton, QVBoxLayout, QWidget

from engine.postal.reading.written_orders import Piece
from studio.drawing.game.postal_sheet import looks_of
from studio.drawing.shapes.marks import Mark
from studio.language.words import tr
from studio.mapview.tile_painter import Style
from studio.table.game_map import GameMap
from studio.table.map_marks import ring_marks, route_marks, way_marks
from studio.windows.postal.standing import Moment, Standing

_LIT: Final = "#f08c00"


class RoundMap(QWidget):
    """The map, and below it a slider over the moments of the last round."""

    moved = Signal()
    """Another moment is shown."""

    def __init__(self, standing: Standing, style: Style, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        folder = standing.folder
        self.map = GameMap(folder.board, folder.history.game.facts, style)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName("postal-clock")
        self.slider.setAccessibleName(tr("Moment of the last round"))
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(self._show_moment)
        self.where = QLabel()
        self.where.setObjectName("postal-moment")
        self._moments: Sequence[Moment] = ()
        self._seat = 0
        self._pieces: Sequence[Piece] = ()
        self._lit: tuple[int, ...] = ()
        self.back = _step("◀", tr("One moment back"), lambda: self.slider.setValue(self.slider.value() - 1))
        self.on = _step("▶", tr("One moment on"), lambda: self.slider.setValue(self.slider.value() + 1))
        row = QHBoxLayout()
        row.setContentsMargins(8, 2, 10, 2)
        for part in (self.back, self.on):
            row.addWidget(part)
        row.addWidget(self.slider, 1)
        row.addSpacing(8)
        row.addWidget(self.where)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.map, 1)
        column.addLayout(row)
        self.show_standing(standing)

    def show_standing(self, standing: Standing) -> None:
        """Show how a game stands, at its present."""
        self._moments = standing.moments
        self._looks = looks_of(standing.folder.terms.companies)
        widest = max(self.fontMetrics().horizontalAdvance(tr(moment.name)) for moment in self._moments)
        self.where.setMinimumWidth(widest)
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(self._moments) - 1)
        self.slider.setValue(len(self._moments) - 1)
        self.slider.blockSignals(False)
        self._show_moment()

    def show_orders(self, seat: int, pieces: Sequence[Piece]) -> None:
        """Show what a company orders, over the present track."""
        self._seat, self._pieces, self._lit = seat, pieces, ()
        self._show_marks()

    def light(self, hexes: Sequence[int]) -> None:
        """Light a way, and bring it into view; none for an empty one."""
        self._lit = tuple(hexes)
        self.map.reveal(self._lit)
        self._show_marks()

    @property
    def is_present(self) -> bool:
        """Whether the present is shown."""
        return self.slider.value() == self.slider.maximum()

    def _show_moment(self) -> None:
        moment = self._moments[self.slider.value()]
        self.where.setText(tr(moment.name))
        self.map.show_track(moment.track, self._looks)
        has_clock = len(self._moments) > 1
        self.slider.setEnabled(has_clock)
        self.back.setEnabled(has_clock and self.slider.value() > 0)
        self.on.setEnabled(has_clock and not self.is_present)
        self._show_marks()
        self.moved.emit()

    def _show_marks(self) -> None:
        """Show the orders over the present, and what is lit."""
        map_, board = self.map, self.map.chart.board
        across, marks = board.sheet.across_flats_mm, list[Mark]()
        colour = self._looks[self._seat].colour(map_.theme)
        if self.is_present:
            for piece in self._pieces:
                hexes = [map_.hex_of(number) for number in piece.hexes]
                marks += way_marks(board, list(pairwise(hexes)), colour, refused=False)
        if self._lit:
            centres = [map_.centre(number) for number in self._lit]
            marks += route_marks(centres, across, _LIT)
            marks += ring_marks([centres[0], centres[-1]], across, _LIT)
        map_.show_over(tuple(marks))


def _step(sign: str, tip: str, go: object) -> QToolButton:
    button = QToolButton()
    button.setText(sign)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    button.setAutoRepeat(True)
    button.clicked.connect(go)
    return button
