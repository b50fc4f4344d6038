"""The orders of a company as they came: pieces are underlined, what is not clear has a wavy line."""

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QColor, QMouseEvent, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from engine.postal.reading.letters import Letter, Span
from engine.postal.reading.written_orders import Concern, Orders, Piece
from studio.language.words import tr
from studio.session.overrides import reported

_LINES: Final = {Concern.UNCLEAR: "#e8590c", Concern.WRONG: "#c92a2a", Concern.REMARK: "#1c7ed6"}
_PIECE: Final = "#2f9e44"
_FAINT: Final = "#868e96"
_LIT: Final = QColor(255, 212, 59, 110)
_UNDERLINE = QTextCharFormat.UnderlineStyle


class LetterView(QPlainTextEdit):
    """Shows a letter; the piece under the pointer or the cursor is pointed out."""

    piece_pointed = Signal(object)
    """The Piece under the pointer, None for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("postal-letter")
        self.setAccessibleName(tr("Orders as they came"))
        self.setReadOnly(True)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setPlaceholderText(tr("No orders yet. Paste a mail, or drop files here."))
        self._orders: Orders | None = None
        self._letter: Letter | None = None
        self._lit: Span | None = None
        self._pointed: Piece | None = None
        self.cursorPositionChanged.connect(lambda: self._point(self.textCursor()))

    def show_letter(self, letter: Letter | None, orders: Orders | None) -> None:
        """Show a letter, and how it is read; None for a letter that has no orders."""
        if letter != self._letter:
            self._letter = letter
            self.setPlainText("" if letter is None else letter.text)
        self._orders, self._pointed, self._lit = orders, None, None
        self._underline()

    def light(self, span: Span | None) -> None:
        """Light a stretch of the letter, and bring it into view."""
        self._lit = span
        self._underline()
        if span is not None and self._letter is not None:
            cursor = self.textCursor()
            cursor.setPosition(_units(self._letter.text, span.start))
            self.blockSignals(True)
            self.setTextCursor(cursor)
            self.blockSignals(False)

    # -- what is underlined --------------------------------------------------------------------

    def _underline(self) -> None:
        orders, found = self._orders, list[QTextEdit.ExtraSelection]()
        if orders is not None:
            faint = QTextCharFormat()
            faint.setForeground(QColor(_FAINT))
            found += [self._selection(span, faint) for span in orders.prose]
            bold = QTextCharFormat()
            bold.setFontWeight(700)
            found += [self._selection(span, bold) for span in orders.heads]
            line = _line(_PIECE, _UNDERLINE.SingleUnderline)
            found += [self._selection(piece.span, line) for piece in orders.pieces]
            for doubt in orders.doubts:
                is_remark = doubt.concern is Concern.REMARK
                style = _UNDERLINE.DotLine if is_remark else _UNDERLINE.WaveUnderline
                found.append(self._selection(doubt.span, _line(_LINES[doubt.concern], style)))
        if self._lit is not None:
            lit = QTextCharFormat()
            lit.setBackground(_LIT)
            found.append(self._selection(self._lit, lit))
        self.setExtraSelections(found)

    def _selection(self, span: Span, looks: QTextCharFormat) -> QTextEdit.ExtraSelection:
        assert self._letter is not None
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(_units(self._letter.text, span.start))
        cursor.setPosition(_units(self._letter.text, span.end), QTextCursor.MoveMode.KeepAnchor)
        selection.cursor, selection.format = cursor, looks
        return selection

    # -- what is pointed at --------------------------------------------------------------------

    @reported
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point out the piece under the pointer."""
        super().mouseMoveEvent(event)
        self._point(self.cursorForPosition(event.position().toPoint()))

    @reported
    def leaveEvent(self, event: QEvent) -> None:
        """Point out nothing any more."""
        super().leaveEvent(event)
        self._pointed = None
        self.piece_pointed.emit(None)

    def _point(self, cursor: QTextCursor) -> None:
        if self._orders is None or self._letter is None:
            return
        at = len(self._letter.text.encode("utf-16-le")[: 2 * cursor.position()].decode("utf-16-le", "ignore"))
        pieces = (piece for piece in self._orders.pieces if piece.span.start <= at <= piece.span.end)
        piece = next(pieces, None)
        if piece is not self._pointed:
            self._pointed = piece
            self.piece_pointed.emit(piece)


def _line(colour: str, style: QTextCharFormat.UnderlineStyle) -> QTextCharFormat:
    looks = QTextCharFormat()
    looks.setUnderlineStyle(style)
    looks.setUnderlineColor(QColor(colour))
    return looks


def _units(text: str, offset: int) -> int:
    """Return an offset as Qt counts it: in units of UTF-16."""
    return len(text[:offset].encode("utf-16-le")) // 2
