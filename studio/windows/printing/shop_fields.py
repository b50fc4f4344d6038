"""Whether pages are for a print shop, and with how much bleed."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.boardfile.bounds import Bounds
from studio.drawing.paper.press import MOST_BLEED, USUAL_BLEED
from studio.language.words import tr
from studio.panels.fields.fields import flag
from studio.panels.fields.number_field import Number

_SHOP_TIP = "One page in CMYK, with crop marks and bleed, as print shops want it"
_BLEED_TIP = "How far the ground goes on beyond the cut; shops ask for 3 mm as a rule"


class ShopFields(QWidget):
    """A box to tick, and the bleed next to it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.wanted = flag("print-shop", "For a print shop", _SHOP_TIP)
        self.amount = Number("print-bleed", _BLEED_TIP, Bounds(0, MOST_BLEED), "mm bleed", is_whole=False)
        self.amount.setAccessibleName(tr("mm bleed"))
        self.amount.show_number(USUAL_BLEED)
        self.amount.setEnabled(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.wanted)
        row.addWidget(self.amount)
        row.addStretch()
        self.wanted.toggled.connect(self.amount.setEnabled)
        self.wanted.toggled.connect(lambda _: self.changed.emit())
        self.amount.entered.connect(lambda _: self.changed.emit())

    @property
    def bleed(self) -> float | None:
        """The bleed in millimetres; None for pages that are not for a print shop."""
        is_wanted = self.isEnabled() and self.wanted.isChecked()
        return float(self.amount.number) if is_wanted else None
