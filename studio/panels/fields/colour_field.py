"""A field that shows a colour and asks for another."""

from itertools import chain
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QColorDialog, QLabel, QPushButton, QSizePolicy

from engine.messages import Phrase
from studio.language.words import headed, tr
from studio.proofing.shades import hue

_COLOUR_PX = QSize(14, 14)
FIRST_COLOUR = "#cfbaba"
"""The colour one begins to choose from; it can be told from every ground of the atlas."""

MAP_COLOURS: Final = (
    ("#d6cdcd", "#c8bcbc", "#c9b1b1", "#dab4b4", "#e7c5c5", "#dca8a8"),
    ("#d1cbc7", "#bfb6b0", "#d9cabf", "#cab5a5", "#e1c8b7", "#d6b39a"),
    ("#d1cfc7", "#bab7ab", "#d5d0b8", "#c6be9f", "#d6ca9a", "#c7b775"),
    ("#cfd1c7", "#b6baab", "#c7cdb7", "#bcc69f", "#c3d392", "#aac167"),
    ("#abbaab", "#c3d5c3", "#abc4ab", "#9fc69f", "#a1d9a1", "#7dca7d"),
    ("#c7d0d1", "#b0bebf", "#b7cbcd", "#9fbabc", "#a6cfd3", "#7dc3ca"),
    ("#c7c8d1", "#b6b7c3", "#c3c4d5", "#b2b5d2", "#c5c8e7", "#afb3de"),
    ("#d6cdd5", "#c3b6c2", "#d5c3d4", "#c9b1c7", "#dab4d7", "#dca8d7"),
)
"""Colours to begin with, hue by hue: each can be told from every ground of the atlas and bears names."""


class ColourField(QPushButton):
    """A button that shows a colour and asks for another."""

    chosen = Signal(str)
    """The colour chosen, as ``#rrggbb``."""

    def __init__(self, name: str, tip: Phrase) -> None:
        super().__init__()
        self.setObjectName(name)
        self._tip = tip
        self.setToolTip(tr(tip))
        self.setProperty("small", True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._colour = ""
        self.clicked.connect(self._ask)

    def show_colour(self, colour: str | None) -> None:
        """Show a colour by its hue, and in full in the tip; or that there is none of its own."""
        self._colour = colour or ""
        self.setText(headed(tr(hue(colour))) if colour else tr("Like the map"))
        self.setToolTip(f"{tr(self._tip)} ({colour})" if colour else tr(self._tip))
        if colour is None:
            self.setIcon(QIcon())
        else:
            picture = QPixmap(_COLOUR_PX)
            picture.fill(QColor(colour))
            self.setIcon(QIcon(picture))

    def _ask(self) -> None:
        """Ask for a colour in a dialog over the window."""
        for place, colour in enumerate(chain.from_iterable(MAP_COLOURS)):
            QColorDialog.setStandardColor(place, QColor(colour))
        dialog = QColorDialog(QColor(self._colour or FIRST_COLOUR), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        dialog.setWindowTitle(tr("Choose a Colour"))
        _spell(dialog)
        dialog.colorSelected.connect(self._choose)
        dialog.open()

    def _choose(self, colour: QColor) -> None:
        """Tell a colour if it is another."""
        if colour.name() != self._colour.lower():
            self.chosen.emit(colour.name())


def _spell(dialog: QColorDialog) -> None:
    """Have Qt's own words spelled as the studio's are; Qt speaks no British English."""
    parts: list[QLabel | QPushButton] = [*dialog.findChildren(QLabel), *dialog.findChildren(QPushButton)]
    for part in parts:
        part.setText(part.text().replace("color", "colour").replace("Color", "Colour"))
