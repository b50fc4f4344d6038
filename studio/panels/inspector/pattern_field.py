"""A field to choose what ground of a board's own is drawn with, from pictures of it."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QPalette, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QWidget

from engine.board.terrain import PATTERNS, TerrainKind
from engine.messages import Phrase
from studio.drawing.maps.themes import ATLAS, Theme
from studio.language.words import tr
from studio.panels.fields.toggle_buttons import choice_button
from studio.panels.palette.swatches import PATTERN, pattern_icon
from studio.session.overrides import reported

PATTERN_WORDS: Final[Mapping[str, Phrase]] = {
    "ticks": "A few strokes, at a different angle for each kind",
    "plain": "Plain colour",
    "dots": "Dots, for sand or heath",
    "tufts": "Tufts of grass",
    "trees": "Broad-leaved trees",
    "conifers": "Conifers",
    "waves": "Waves, for flooded ground",
    "stones": "Stones",
    "dunes": "Dunes",
    "terraces": "Terraces and banks",
    "cracks": "Cracks, for ice or dry ground",
    "rising-lines": "Hatching, rising to the right",
    "falling-lines": "Hatching, falling to the right",
    "crossed-lines": "Cross-hatching",
}
"""What the patterns are, in the order in which they are offered."""
_COLUMNS: Final = 5


class PatternField(QWidget):
    """Pictures of one ground with every pattern there is; arrows go from one to the next."""

    chosen = Signal(str)
    """The pattern chosen, as a map file names it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._kind, self._theme = TerrainKind("", ""), ATLAS
        self._is_dressed = False
        self.buttons = QButtonGroup(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(1)
        grid.setColumnStretch(_COLUMNS, 1)
        for number, pattern in enumerate(PATTERNS):
            words = tr(PATTERN_WORDS[pattern])
            button = choice_button(f"{name}-{pattern}", words, icon=PATTERN)
            button.setAccessibleName(words)
            self.buttons.addButton(button, number)
            grid.addWidget(button, number // _COLUMNS, number % _COLUMNS)
        self.buttons.idClicked.connect(lambda number: self.chosen.emit(PATTERNS[number]))

    def show_kind(self, kind: TerrainKind) -> None:
        """Show a kind's pattern, and all of them in its colour."""
        self.buttons.button(PATTERNS.index(kind.pattern)).setChecked(True)
        self._dress(kind, self._theme)

    def show_theme(self, theme: Theme) -> None:
        """Draw the pictures as a theme of the map does."""
        self._dress(self._kind, theme)

    @reported
    def showEvent(self, event: QShowEvent) -> None:
        """Draw the pictures when they come into sight."""
        self._dress(self._kind, self._theme)
        super().showEvent(event)

    @reported
    def changeEvent(self, event: QEvent) -> None:
        """Draw the pictures again when the windows change their colours."""
        if event.type() == QEvent.Type.PaletteChange:
            self._is_dressed = False
            self._dress(self._kind, self._theme)
        super().changeEvent(event)

    def _dress(self, kind: TerrainKind, theme: Theme) -> None:
        """Draw the pictures where they are seen and look other than before."""
        is_same = theme == self._theme and kind.colour == self._kind.colour
        self._kind, self._theme = kind, theme
        self._is_dressed = self._is_dressed and is_same
        if self._is_dressed or not self.isVisible():
            return
        self._is_dressed = True
        edge, ratio = self.palette().color(QPalette.ColorRole.Dark), self.devicePixelRatioF()
        for number, pattern in enumerate(PATTERNS):
            icon = pattern_icon(replace(kind, pattern=pattern), theme, edge, ratio)
            self.buttons.button(number).setIcon(icon)
