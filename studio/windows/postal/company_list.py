"""The companies of a postal game, each with a lamp: no orders, orders that are clear, orders that are not."""

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from engine.messages import Phrase, count_of, say
from studio.language.words import tr
from studio.windows.postal.postal_session import PostalSession
from studio.windows.postal.standing import Lamp, Reading

_COLOURS: Final = {Lamp.NONE: "#9aa0a6", Lamp.FILED: "#2f9e44", Lamp.UNCLEAR: "#e8590c"}
_LAMP: Final = QSize(16, 16)


class CompanyList(QListWidget):
    """Lists the companies; one of them is chosen."""

    chosen = Signal(int)
    """The seat of the company that is chosen."""

    def __init__(self, session: PostalSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("postal-companies")
        self.setAccessibleName(tr("Companies"))
        self.setIconSize(_LAMP)
        self.setSpacing(2)
        self.setWordWrap(True)
        self._session = session
        for _ in session.folder.terms.companies.each:
            self.addItem(QListWidgetItem())
        self.follow()
        lamps = [reading.lamp for reading in session.standing.readings]
        # A referee begins with what waits for a ruling.
        self.setCurrentRow(lamps.index(Lamp.UNCLEAR) if Lamp.UNCLEAR in lamps else 0)
        self.currentRowChanged.connect(self.chosen)

    def follow(self) -> None:
        """Show how the orders of every company stand."""
        standing = self._session.standing
        for seat, company in enumerate(self._session.folder.terms.companies.each):
            item, reading = self.item(seat), standing.readings[seat]
            words = tr(self._told(seat, reading))
            name = f"{company.code}  {company.name}".strip()
            item.setText(f"{name}\n{words}")
            item.setIcon(
                _lamp(reading.lamp if standing.takes_orders else Lamp.NONE, self.devicePixelRatioF())
            )
            item.setToolTip(company.player)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}: {words}")

    def _told(self, seat: int, reading: Reading) -> Phrase:
        standing = self._session.standing
        if not standing.takes_orders:
            over = standing.folder.history.is_over
            return "the game is over" if over else "waits for the dice"
        match reading.lamp:
            case Lamp.NONE:
                return "stands still" if self._session.stands_still(seat) else "no orders yet"
            case Lamp.FILED:
                earlier = 0 if reading.filed is None else reading.filed.replaced
                return say("filed, {n} earlier kept", n=earlier) if earlier else say("filed")
        return count_of(reading.unclear, "1 order is unclear", "{n} orders are unclear")


def _lamp(lamp: Lamp, ratio: float) -> QIcon:
    """Return a lamp, which also differs to eyes that see no colours: a ring, a disc, a disc with a mark."""
    picture = QPixmap(_LAMP * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = QColor(_COLOURS[lamp])
    painter.setPen(colour)
    if lamp is not Lamp.NONE:
        painter.setBrush(colour)
    painter.drawEllipse(2, 2, 12, 12)
    if lamp is Lamp.UNCLEAR:
        font = painter.font()
        font.setPixelSize(11)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(0, 0, 16, 16, Qt.AlignmentFlag.AlignCenter, "?")
    painter.end()
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):
        icon.addPixmap(picture, mode)
    return icon
