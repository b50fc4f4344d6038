"""Strips below the table: the stock of every railroad, and in the game alone the row of cubes."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.table.tiles.row import RowStand, row_stand
from engine.table.tiles.sitting import TileSitting
from engine.tiles.facts import Facts
from studio.drawing.game.companies import Livery
from studio.drawing.maps.themes import Theme
from studio.drawing.tiles.units import PAPER, ink_on
from studio.language.words import tr
from studio.painting.tile_pixmaps import cube_pixmap
from studio.session.overrides import reported

_STOCK_HIGH: Final = 66
_ROW_HIGH: Final = 62
_GAP: Final = 5.0
_CUBE_PX: Final = 28
_DOT: Final = 4.5
_MOST_CUBES: Final = 12
"""As many of the last cubes of the row are shown."""


class StockStrip(QWidget):
    """A card for each railroad: its code, the value of its stock, and a dot for each tile that is owned."""

    def __init__(self, looks: Sequence[Livery]) -> None:
        super().__init__()
        self.setObjectName("stock-strip")
        self.setAccessibleName(tr("Stock"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._looks = looks
        self._shown: TileSitting | None = None
        self._theme: Theme | None = None

    def sizeHint(self) -> QSize:
        """Return room for the cards in a row."""
        return QSize(720, _STOCK_HIGH)

    def show_sitting(self, sitting: TileSitting, theme: Theme) -> None:
        """Show the stock as it is."""
        self._shown, self._theme = sitting, theme
        state, facts = sitting.state, sitting.game.facts
        rows = zip(facts.railroads, state.values, strict=True)
        self.setAccessibleDescription(", ".join(f"{code} {value}" for code, value in rows))
        names = [f"{each.code}: {each.name}" for each in facts.tiles.railroads]
        self.setToolTip("\n".join((tr("The value of each railroad's stock; a dot is a tile owned"), *names)))
        self.update()

    @reported
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cards."""
        sitting = self._shown
        if sitting is None or self._theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        railroads = sitting.game.facts.tiles.railroads
        wide = (self.width() - _GAP) / len(railroads)
        for at, railroad in enumerate(railroads):
            box = QRectF(_GAP + at * wide, 4, wide - _GAP, self.height() - 8)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(railroad.colour))
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(QColor(ink_on(railroad.colour)))
            painter.setFont(_font(self.font(), 0.9))
            painter.drawText(box.adjusted(2, 3, -2, 0), Qt.AlignmentFlag.AlignHCenter, railroad.code)
            painter.setFont(_font(self.font(), 1.45))
            middle = box.adjusted(0, 15, 0, -12)
            painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, str(sitting.state.values[at]))
            self._paint_owners(painter, sitting, at, box, self._theme)
        painter.end()

    def _paint_owners(
        self, painter: QPainter, sitting: TileSitting, railroad: int, box: QRectF, theme: Theme
    ) -> None:
        """Paint a dot in its owner's colour for each stock tile."""
        owners = [seat for seat, owned in enumerate(sitting.state.owns) for _ in range(owned[railroad])]
        step = min(2 * _DOT + 3, (box.width() - 6) / max(1, len(owners)))
        left = box.center().x() - step * (len(owners) - 1) / 2
        painter.setPen(QPen(QColor("#ffffff"), 1.2))
        for at, seat in enumerate(owners):
            painter.setBrush(QColor(self._looks[seat].colour(theme)))
            painter.drawEllipse(
                QRectF(left + at * step - _DOT, box.bottom() - 3 - 2 * _DOT, 2 * _DOT, 2 * _DOT)
            )


class RowStrip(QWidget):
    """The row of cubes with its window, what the next delivery brings, and what each colour sets up."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("row-strip")
        self.setAccessibleName(tr("Row of cubes"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._stand: RowStand | None = None
        self._facts: Facts | None = None
        self._is_over = False

    def sizeHint(self) -> QSize:
        """Return room for the row."""
        return QSize(720, _ROW_HIGH)

    def show_sitting(self, sitting: TileSitting) -> None:
        """Show the row as it is."""
        self._facts, self._stand = sitting.game.facts, row_stand(sitting)
        self._is_over = sitting.actor is None
        self.setAccessibleDescription(self.words())
        self.setToolTip(
            tr(
                "A delivery scores the different colours of the last {n} cubes. Then its cube joins the row.",
                n=sitting.game.facts.rules.window,
            )
        )
        self.update()

    def words(self) -> str:
        """Return what the strip says."""
        stand, facts = self._stand, self._facts
        if stand is None or facts is None or self._is_over:
            return ""
        told = [tr("Next delivery: {points} points", points=stand.points)]
        told += [
            tr("then after {good}: {points}", good=facts.good_name(each.good), points=each.points)
            for each in stand.next
        ]
        return ", ".join(told)

    @reported
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint cubes, window and figures."""
        stand, facts = self._stand, self._facts
        if stand is None or facts is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        palette = self.palette()
        text = palette.color(QPalette.ColorRole.WindowText)
        x, y = 10.0, (self.height() - _CUBE_PX) / 2
        first = max(0, len(stand.cubes) - _MOST_CUBES)
        for good in stand.cubes[first : stand.window]:
            x = self._paint_cube(painter, facts, good, x, y)
        left = x = x + 8 if stand.window > first else x
        for good in stand.cubes[stand.window :]:
            x = self._paint_cube(painter, facts, good, x, y)
        frame = QRectF(left - 5, y - 6, x - left + 5, _CUBE_PX + 12)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Highlight), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 6, 6)
        painter.setPen(text)
        if not self._is_over:
            self._paint_next(painter, facts, stand, x + 14, y)
        painter.end()

    def _paint_next(self, painter: QPainter, facts: Facts, stand: RowStand, x: float, y: float) -> None:
        """Paint what the next delivery brings, and what each colour sets up for the one after it."""
        x = self._paint_words(painter, tr("Next delivery: {points} points", points=stand.points), x)
        if stand.next:
            x = self._paint_words(painter, tr("then after"), x + 22)
        for each in stand.next:
            x = self._paint_cube(painter, facts, each.good, x + 10, y)
            x = self._paint_words(painter, str(each.points), x)

    def _paint_cube(self, painter: QPainter, facts: Facts, good: int, x: float, y: float) -> float:
        """Paint a cube, and return where what follows begins."""
        # Dark cubes would not be seen on a dark window.
        painter.fillPath(_tray(QRectF(x - 2, y - 3, _CUBE_PX + 4, _CUBE_PX + 6)), QColor(PAPER))
        pixmap = cube_pixmap(facts.tiles.goods[good].colour, _CUBE_PX, self.devicePixelRatioF())
        painter.drawPixmap(QRectF(x, y, _CUBE_PX, _CUBE_PX), pixmap, QRectF(pixmap.rect()))
        return x + _CUBE_PX + _GAP

    def _paint_words(self, painter: QPainter, words: str, x: float) -> float:
        wide = painter.fontMetrics().horizontalAdvance(words) + 2
        painter.drawText(QRectF(x, 0, wide, self.height()), Qt.AlignmentFlag.AlignVCenter, words)
        return x + wide


def _tray(box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, 4, 4)
    return path


def _font(font: QFont, part: float) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    bold.setPointSizeF(part * font.pointSizeF())
    return bold
