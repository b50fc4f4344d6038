"""The dialog that prints a tile set."""

from typing import Final

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from engine.messages import Phrase
from studio.drawing.paper.paper_sizes import PAPERS
from studio.drawing.tiles.print_pages import TilePrint
from studio.language.words import tr

PRINTS: Final[tuple[tuple[TilePrint, Phrase], ...]] = (
    ("kit", "Everything"),
    ("tiles", "City tiles"),
    ("stock", "Stock tiles"),
    ("boards", "Boards"),
    ("cards", "Reference cards"),
    ("rules", "Rules"),
)


class PrintSetDialog(QDialog):
    """Asks what of a set to print, and on which paper."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Print Tile Set"))
        self.what = QComboBox()
        for what, title in PRINTS:
            self.what.addItem(tr(title), what)
        self.paper = QComboBox()
        self.paper.addItems(list(PAPERS))
        form = QFormLayout()
        form.addRow(tr("Print"), self.what)
        form.addRow(tr("Paper"), self.paper)
        hint = QLabel(tr("Each page of fronts is followed by its backs. Print at 100 %, on both sides."))
        hint.setWordWrap(True)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.addLayout(form)
        whole.addWidget(hint)
        whole.addWidget(buttons)
