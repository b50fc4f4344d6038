"""With whom a joint line is offered in a building turn (E.C4)."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from engine.game.facts import NOWHERE
from engine.messages import Phrase
from engine.table.sitting import Sitting
from studio.language.labels import wrapped_label
from studio.language.words import tr
from studio.table.hand import TableHand

_HOW: Final[Phrase] = (
    "Point at a hex: the line starts where you and {player} both have track, and belongs to both. "
    "Click to offer it. {player} agrees or refuses."
)


class LineChoice(QWidget):
    """A choice between track of one's own and a joint line with one of those with whom it may be built."""

    changed = Signal()
    """Another partner is chosen."""

    def __init__(self, hand: TableHand, sitting: Sitting) -> None:
        super().__init__()
        self._hand = hand
        names = sitting.header.players
        self._partner = QComboBox()
        self._partner.setObjectName("line-partner")
        self._partner.setAccessibleName(tr("Build alone or offer a joint line"))
        # Letters are commands of the game, not the beginnings of lines.
        self._partner.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Long names are not to widen the card.
        self._partner.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._partner.addItem(tr("Build alone"), NOWHERE)
        for seat in hand.line_partners:
            self._partner.addItem(tr("Joint line with {player}", player=names[seat]), seat)
        self._partner.setCurrentIndex(max(0, self._partner.findData(hand.line_partner)))
        self._partner.activated.connect(lambda _: self._draw_line())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._partner)
        if hand.line_partner != NOWHERE:
            how = wrapped_label("offer-text")
            how.setText(tr(_HOW, player=names[hand.line_partner]))
            column.addWidget(how)

    def _draw_line(self) -> None:
        self._hand.draw_line(self._partner.currentData())
        self.changed.emit()
