"""Small pictures of sheets, to choose by and to see what has been chosen."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QToolButton, QWidget

from engine.boardfile.bounds import bounds_of
from engine.hexes.sheet import Sheet, Top
from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.number_field import Number
from studio.session.overrides import reported

SHIFTED: Mapping[Top, tuple[Phrase, Phrase]] = {
    "pointy": ("The second, fourth … rows", "The first, third … rows"),
    "flat": ("The second, fourth … columns", "The first, third … columns"),
}
"""Which lines may stand half a hex further on than the others: odd ones and even ones, counted from 0."""
SHIFTED_WORDS: Phrase = "Half shift"
SIZE_WORDS: Phrase = "Hex si&ze"
SIZE_TIP: Phrase = "The distance from side to side of a hex."
"""What the fields of a sheet are called, in every dialog that has them."""
_PIXELS_A_MM = 2.0
_HEX_PX = 46
_STEP_MM = 0.5


def hex_size(name: str, across_flats_mm: float) -> Number:
    """Return the field for the size of hexes, which shows at once what comes of it."""
    field = Number(name, SIZE_TIP, bounds_of("sheet", "across_flats_mm"), "mm", is_whole=False)
    field.setSingleStep(_STEP_MM)
    field.setKeyboardTracking(True)
    field.show_number(across_flats_mm)
    return field


class TopChoice(QWidget):
    """Two pictures to choose from: hexes with a point at the top, or with a side."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setSpacing(8)
        row.setContentsMargins(0, 0, 0, 0)
        tops: tuple[tuple[Top, Phrase], ...] = (("pointy", "Point on top"), ("flat", "Side on top"))
        for number, (top, words) in enumerate(tops):
            button = HexButton(top, words)
            self._group.addButton(button, number)
            row.addWidget(button)
        row.addStretch()
        self._group.button(0).setChecked(True)
        self._group.idClicked.connect(lambda _: self.chosen.emit())

    @property
    def value(self) -> Top:
        """Which way the chosen hexes point."""
        return "flat" if self._group.checkedId() else "pointy"

    def choose(self, top: Top) -> None:
        """Choose a picture."""
        self._group.button(1 if top == "flat" else 0).click()


class HexButton(QToolButton):
    """A button with a picture of three hexes that meet."""

    def __init__(self, top: Top, words: str) -> None:
        super().__init__()
        self.setObjectName(f"sheet-{top}")
        self.setCheckable(True)
        self.setText(tr(words))
        self.setToolTip(tr(words))
        self._sheet = Sheet(3, 3, top)

    def sizeHint(self) -> QSize:
        """Return a size that suits a picture."""
        return QSize(76, 60)

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hexes, in the accent colour when chosen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        colours = self.palette()
        if self.isChecked() or self.underMouse():
            edge = role.Highlight if self.isChecked() else role.Mid
            painter.setPen(QPen(colours.color(edge), 1.5))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 6, 6)
        painter.setPen(QPen(colours.color(role.Highlight if self.isChecked() else role.WindowText), 1.6))
        outlines = [_outline(self._sheet, *place, _PIXELS_A_MM) for place in ((0, 0), (1, 0), (0, 1))]
        whole = outlines[0].united(outlines[1]).united(outlines[2]).boundingRect()
        painter.translate(QPointF(self.rect().center()) - whole.center())
        for outline in outlines:
            painter.drawPolygon(outline)


class CornerPicture(QWidget):
    """The top left corner of a sheet with its labels; bare while it is disabled."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(QSize(250, 96))
        self._sheet = Sheet(1, 1)

    def show_sheet(self, sheet: Sheet) -> None:
        """Draw another sheet."""
        self._sheet = sheet
        self.update()

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as many hexes as there is room for; their size here is always the same."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.palette()
        painter.fillRect(self.rect(), colours.color(QPalette.ColorRole.Base))
        if not self.isEnabled():
            return
        scale = _HEX_PX / self._sheet.across_flats_mm
        font = self.font()
        font.setPixelSize(11)
        painter.setFont(font)
        painter.translate(10, 10)
        ink = colours.color(QPalette.ColorRole.Text)
        edge = QColor(ink)
        edge.setAlpha(110)
        # Lines of hexes stand a little closer than hexes are wide.
        most = 1 + 5 * max(self.width(), self.height()) // (4 * _HEX_PX)
        for row in range(min(self._sheet.rows, most)):
            for column in range(min(self._sheet.columns, most)):
                painter.setPen(QPen(edge, 1.2))
                outline = _outline(self._sheet, column, row, scale)
                painter.drawPolygon(outline)
                painter.setPen(ink)
                label = self._sheet.label(self._sheet.hex_at(column, row))
                painter.drawText(outline.boundingRect(), Qt.AlignmentFlag.AlignCenter, label)


def _outline(sheet: Sheet, column: int, row: int, scale: float) -> QPolygonF:
    """Return the outline of a hex at a scale in pixels a millimetre."""
    corners = sheet.outline_mm(sheet.hex_at(column, row))
    return QPolygonF([QPointF(x * scale, y * scale) for x, y in corners])
