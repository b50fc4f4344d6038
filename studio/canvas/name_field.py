"""The field to rename a thing where it stands on the map."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from engine.text.names import normalised
from studio.language.words import tr
from studio.session.overrides import reported
from studio.tools.renaming import Named

_LEAST_PX, _MARGIN_PX = 120, 28
_MOST_SIGNS = 1_000_000


class NameField(QLineEdit):
    """Opens over the map with a name in it; Enter or a click elsewhere takes it, Esc leaves it."""

    entered = Signal(object, str)
    """The Named thing and the name it is to have."""
    typed = Signal()
    """Something was typed, or what was typed is done with."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._map = parent
        self.setObjectName("name-on-map")
        self.setAccessibleName(tr("Name"))
        self.setToolTip(tr("Enter accepts the name, Esc cancels."))
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMaxLength(_MOST_SIGNS)
        self._thing: Named | None = None
        self._filled = ""
        self.returnPressed.connect(self.finish)
        self.textChanged.connect(self._fit)
        self.textEdited.connect(lambda _: self.typed.emit())
        self.hide()

    def open_at(self, thing: Named, x_px: float, y_px: float) -> None:
        """Open over a place, with the name of a thing to be written over."""
        self._thing = thing
        self.setText(thing.name)
        self._filled = self.text()
        self._fit()
        self.move(round(x_px - self.width() / 2), round(y_px - self.height() / 2))
        self.show()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.selectAll()

    def rehearse(self) -> None:
        """Tell the name as if it were finished, and stay open."""
        self._tell(self._thing)

    def finish(self) -> None:
        """Close, and tell the name if it is another."""
        thing = self._thing
        self._close()
        self._tell(thing)

    def _tell(self, thing: Named | None) -> None:
        """Tell the name of a thing if another was typed."""
        name = " ".join(normalised(self.text()).split())
        if thing is not None and name != thing.name and self.text() != self._filled:
            self.entered.emit(thing, name)

    @reported
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Esc and leave the name; everything else is as usual."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    @reported
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the name when the keyboard goes elsewhere."""
        super().focusOutEvent(event)
        self.finish()

    def _close(self) -> None:
        """Close, and give the keyboard back to the map."""
        was_open, self._thing = self._thing is not None, None
        if was_open:
            self.hide()
            self._map.setFocus()
            self.typed.emit()

    def _fit(self) -> None:
        """Be as wide as the name."""
        width = max(_LEAST_PX, self.fontMetrics().horizontalAdvance(self.text()) + _MARGIN_PX)
        self.resize(width, self.sizeHint().height())
