"""The status bar: what was said, which file is under way, what is where the pointer is, the board's scale."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QStatusBar, QWidget

from engine.board.document import Board
from engine.hexes.lattice import Hex
from studio.language.labels import plain_label
from studio.language.plain_text import as_tip, one_line, readable
from studio.language.words import tr
from studio.panels.cost_words import cost_line
from studio.panels.thing_names import terrain_name
from studio.session.overrides import reported

_SAYING = "saying"
"""The property by which ``resources/windows.qss`` has the bar stand out."""
_MARGIN_PX = 12


class ElidedLabel(QLabel):
    """A line of text that ends in dots where there is no room for all of it."""

    @property
    def shown(self) -> str:
        """The text as far as there is room."""
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self._room.width())

    @property
    def _room(self) -> QRect:
        """Where there is room for text: not at the very edge of the window."""
        return self.rect().adjusted(_MARGIN_PX, 0, -_MARGIN_PX, 0)

    @reported
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what there is room for."""
        QPainter(self).drawText(self._room, Qt.AlignmentFlag.AlignVCenter, self.shown)


class Status(QStatusBar):
    """Tips of actions come and go at the left; the rest stands at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeGripEnabled(False)
        self._hex: Hex | None = None
        self._hint = ""
        self.hint = ElidedLabel()
        self.hint.setTextFormat(Qt.TextFormat.PlainText)
        self.files = plain_label()
        self.place = plain_label()
        self.scale = QLabel()
        self.scale.setToolTip(tr("100 % is the size on paper"))
        # A long hint is cut off, for it must not make the window wider than the screen.
        self.hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        # The bar's own way of showing messages has them touch the edge, and run on under what is nearby.
        self.addPermanentWidget(self.hint, 1)
        for label in (self.files, self.place, self.scale):
            self.addPermanentWidget(label)
        self.show_files("")
        self.messageChanged.connect(self._show_said)

    def say(self, text: str, for_ms: int) -> None:
        """Say something that should not be missed, such as why nothing was done, for a while."""
        self.showMessage(text, for_ms)
        self.setProperty(_SAYING, bool(text))
        self._restyle()

    def _show_said(self, text: str) -> None:
        """Show what is said, or the hint again; stand out no more when it goes or a tip takes its place."""
        self._show_line(text or self._hint)
        if self.property(_SAYING):
            self.setProperty(_SAYING, False)
            self._restyle()

    def _restyle(self) -> None:
        """Have the style look again at whether something is said."""
        self.style().unpolish(self)
        self.style().polish(self)
        self.update()

    def show_hint(self, text: str) -> None:
        """Show what the tool in hand does, unless something is being said."""
        self._hint = text
        self._show_line(self.currentMessage() or text)

    def _show_line(self, text: str) -> None:
        """Show a line at the left."""
        self.hint.setText(readable(text))
        self.hint.setToolTip(as_tip(text))

    def show_place(self, board: Board, hex_: Hex | None) -> None:
        """Show a hex's label, terrain, country and cost, or nothing."""
        self._hex = hex_
        self.place.setText("" if hex_ is None else described(board, hex_))

    def follow(self, board: Board) -> None:
        """Show the same hex as it now stands, if the board has it."""
        self.show_place(board, self._hex if self._hex is not None and self._hex in board.sheet else None)

    def show_files(self, words: str) -> None:
        """Say which file is under way; with no words nothing stands there, and no gap."""
        self.files.setText(words)
        self.files.setVisible(bool(words))

    def show_scale(self, percent: float) -> None:
        """Show how large the board is, against paper."""
        self.scale.setText(tr("{n:.0f} %", n=percent))


def described(board: Board, hex_: Hex) -> str:
    """Return one line on a hex: its label, towns, terrain, country and what a link into it costs."""
    words = [board.sheet.label(hex_), *(town.name for town in board.towns_by_hex.get(hex_, ()) if town.name)]
    words.append(terrain_name(board, board.terrain_at(hex_)))
    country = board.country_at(hex_)
    if country is not None:
        words.append(country.name)
    words.append(cost_line(board, hex_))
    return "  ·  ".join(map(one_line, words))
