"""A share of a hundred as a slider, with the number next to it."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QWidget

from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.wheel_focus import is_turned
from studio.session.overrides import reported

_WHOLE = 100
_STEP = 5


class _Slider(QSlider):
    """A slider that the wheel moves only where the keyboard is; elsewhere the wheel scrolls the form."""

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move, or leave the wheel to what lies around."""
        if is_turned(self, event):
            super().wheelEvent(event)


class Share(QWidget):
    """A share from 0 to 100 per cent; every step of a drag says it."""

    moved = Signal(int)
    """The share that was chosen."""

    def __init__(self, name: str, title: Phrase, tip: Phrase) -> None:
        super().__init__()
        self.slider = _Slider(Qt.Orientation.Horizontal)
        self.slider.setObjectName(name)
        self.slider.setAccessibleName(tr(title))
        self.slider.setToolTip(tr(tip))
        self.slider.setRange(0, _WHOLE)
        self.slider.setSingleStep(_STEP)
        self.slider.setPageStep(4 * _STEP)
        self.slider.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.slider)
        self._told = QLabel()
        self._told.setMinimumWidth(self._told.fontMetrics().horizontalAdvance("100 %"))
        self._told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.slider, 1)
        layout.addWidget(self._told)
        self.share = 0.0
        """The share, from 0 to 1: the very one shown until the user moves the slider."""
        self.slider.valueChanged.connect(self._take)
        self._tell(0)

    def show_share(self, share: float) -> None:
        """Show a share from 0 to 1 without saying that the user chose it."""
        self.share = share
        with QSignalBlocker(self.slider):
            self.slider.setValue(round(_WHOLE * share))
        self._tell(self.slider.value())

    def _take(self, value: int) -> None:
        """Take the share that the user chose."""
        self.share = value / _WHOLE
        self._tell(value)
        self.moved.emit(value)

    def _tell(self, value: int) -> None:
        """Write the share next to the slider."""
        self._told.setText(tr("{value} %", value=value))
