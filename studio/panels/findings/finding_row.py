"""How one finding looks in the list: its mark, how its message begins, and code and place below."""

import re
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QTextLayout
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from studio.language.words import tr
from studio.panels.fields.severity_marks import SIZE, paint_mark
from studio.panels.findings.finding_model import FINDING_ROLE, PLACE_ROLE

_PAD = 8
_GAP = 3
_BAR = 3
_TALL = 10_000
_MOST_LINES = 2
"""A message may be longer: the whole of it is shown below the list, once it is chosen."""
_SENTENCE_END: Final = re.compile(
    r"(?:(?<=\w{4}[.!?])|(?<=[)”“»%][.!?])|(?<=[A-Z]\d[.!?])|(?<=[A-Z]\d\d[.!?]))\s+"
)
"""Where a sentence surely ends: after a long word, a bracket or the label of a hex, not after St. or 3."""
_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

Index = QModelIndex | QPersistentModelIndex


class FindingRow(QStyledItemDelegate):
    """Paints findings as wide as the list is, and as high as their first sentences ask, up to two lines."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a row in the list as it is now."""
        view = option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        text = _text_area(QRect(0, 0, width, _TALL))
        message = len(clamped(first_sentence(index.data()), option.font, text.width())) * _leading(
            option.font
        )
        height = max(message, SIZE) + _GAP + QFontMetrics(_small(option.font)).height()
        return QSize(0, 2 * _PAD + height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        finding, palette = index.data(FINDING_ROLE), option.palette
        painter.save()
        _paint_ground(painter, option)
        if finding.waived is not None:
            painter.setOpacity(0.55)
        corner = QPointF(option.rect.left() + _PAD, option.rect.top() + _PAD)
        paint_mark(painter, corner, finding.severity, palette)
        text = _text_area(option.rect)
        painter.setFont(option.font)
        painter.setPen(palette.color(QPalette.ColorRole.Text))
        lines = clamped(first_sentence(index.data()), option.font, text.width())
        for at, line in enumerate(lines):
            painter.drawText(text.translated(0, at * _leading(option.font)), _TOP_LEFT, line)
        painter.setFont(_small(option.font))
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        below = text.adjusted(0, max(len(lines) * _leading(option.font), SIZE) + _GAP, 0, 0)
        state = tr("checking again …") if finding.renewing else ""
        caption = "  ·  ".join(word for word in (finding.code, index.data(PLACE_ROLE), state) if word)
        painter.drawText(below, _TOP_LEFT, caption)
        painter.restore()


def first_sentence(message: str) -> str:
    """Return the sentence of a message that states the problem; the rest is read below the list."""
    return _SENTENCE_END.split(message, maxsplit=1)[0]


def clamped(text: str, font: QFont, width: int) -> list[str]:
    """Return a text in as many lines as a row shows, the last cut short with dots if there is more."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    starts: list[int] = []
    while len(starts) <= _MOST_LINES:
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    ends = [*starts[1:], len(text)]
    lines = [text[start:end].strip() for start, end in zip(starts, ends, strict=True)][:_MOST_LINES]
    if len(starts) > _MOST_LINES:
        rest = text[starts[_MOST_LINES - 1] :]
        lines[-1] = QFontMetrics(font).elidedText(rest, Qt.TextElideMode.ElideRight, width)
    return lines


def _leading(font: QFont) -> int:
    """Return how far the lines of a message lie apart."""
    return QFontMetrics(font).lineSpacing()


def _text_area(row: QRect) -> QRect:
    """Return the place of the text of a row."""
    return row.adjusted(2 * _PAD + SIZE, _PAD, -_PAD, -_PAD)


def _paint_ground(painter: QPainter, option: QStyleOptionViewItem) -> None:
    """Paint what is behind a row: a breath of the accent and a bar of it where the row is chosen."""
    accent = option.palette.color(QPalette.ColorRole.Highlight)
    wash = QColor(accent)
    if option.state & QStyle.StateFlag.State_Selected:
        wash.setAlphaF(0.2)
        painter.fillRect(option.rect, wash)
        painter.fillRect(QRect(option.rect.topLeft(), QSize(_BAR, option.rect.height())), accent)
    elif option.state & QStyle.StateFlag.State_MouseOver:
        wash.setAlphaF(0.08)
        painter.fillRect(option.rect, wash)
    painter.setPen(option.palette.color(QPalette.ColorRole.Mid))
    painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())


def _small(font: QFont) -> QFont:
    small = QFont(font)
    small.setPointSizeF(0.88 * font.pointSizeF())
    return small
