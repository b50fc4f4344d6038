"""A field that shows a colour and asks for another."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QColorDialog, QPushButton, QSizePolicy

from engine.sayings import Phrase
from studio.language.words import tr

_COLOUR_PX = QSize(14, 14)
FIRST_COLOUR = "#cfbaba"
"""The colour one begins to choose from; it can be told from every ground of the atlas."""


class ColourField(QPushButton):
    """A button that shows a colour and asks for another."""

    chosen = Signal(str)
    """The colour chosen, as ``#rrggbb``."""

    def __init__(self, name: str, tip: Phrase) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setToolTip(tr(tip))
        self.setProperty("small", True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._colour = ""
        self.clicked.connect(self._ask)

    def show_colour(self, colour: str | None) -> None:
        """Show a colour, or that there is none of its own."""
        self._colour = colour or ""
        self.setText(colour or tr("As the map"))
        if colour is None:
            self.setIcon(QIcon())
        else:
            picture = QPixmap(_COLOUR_PX)
            picture.fill(QColor(colour))
            self.setIcon(QIcon(picture))

    def _ask(self) -> None:
        """Ask for a colour in a dialog over the window."""
        dialog = QColorDialog(QColor(self._colour or FIRST_COLOUR), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setOption(QColorDialog.ColorDialogOption.DontUseNativeDialog)
        dialog.setWindowTitle(tr("Choose a Colour"))
        dialog.colorSelected.connect(lambda colour: self.chosen.emit(colour.name()))
        dialog.open()
