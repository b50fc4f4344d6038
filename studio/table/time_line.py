"""The time line of a game: rounds and races along a slider, to look at any moment of it."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QWidget,
)

from engine.messages import Phrase, count_of, say
from engine.table.game_sitting import AnySitting
from engine.table.timeline import Stop, taking_back_text
from studio.language.words import headed, tr
from studio.session.overrides import reported

_TICK: Final = 2
_GAP: Final = 4
_GROOVE: Final = 4
"""How much of the slider's height its groove takes, which lies in the middle."""


class TimeLine(QWidget):
    """A slider over the moves of a game, with the beginnings of rounds and races marked."""

    looked = Signal(object)
    """The moment to look at, as a number of moves; None for the present."""
    taking_back_wanted = Signal(int)
    """The game is to go back to this number of moves."""

    def __init__(
        self,
        stops: Callable[[Any], list[Stop]],
        part: tuple[Phrase, Phrase] = ("One round or race back", "One round or race on"),
        parent: QWidget | None = None,
    ) -> None:
        """Mark what ``stops`` returns of a sitting; ``part`` says what the buttons to the next of them do."""
        super().__init__(parent)
        self.setObjectName("time-line")
        self._stops_of = stops
        self._stops: list[Stop] = []
        self._turns: list[int] = []
        self._last = 0
        self.slider = _Slider()
        self.slider.valueChanged.connect(self._slide)
        self.slider.setAccessibleName(tr("Moves of the game"))
        self.where = QLabel()
        self.where.setObjectName("time-where")
        self.first = _step("|◀", tr("To the beginning"), self.to_first)
        self.round_back = _step("◀◀", tr(part[0]), lambda: self.by_stop(-1))
        self.turn_back = _step("◀", tr("One turn back"), lambda: self.by_turn(-1))
        self.turn_on = _step("▶", tr("One turn on"), lambda: self.by_turn(1))
        self.round_on = _step("▶▶", tr(part[1]), lambda: self.by_stop(1))
        self.present = _step("▶|", tr("To the present"), self.to_present)
        self.take_back = QPushButton(tr("Take Back to Here"))
        self.take_back.setObjectName("take-back-here")
        self.take_back.setProperty("small", "true")
        self.take_back.clicked.connect(lambda: self.taking_back_wanted.emit(self.slider.value()))
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 10, 2)
        row.setSpacing(2)
        steps = (self.first, self.round_back, self.turn_back, self.turn_on, self.round_on, self.present)
        for button in steps:
            row.addWidget(button)
        row.addSpacing(8)
        row.addWidget(self.slider, 1)
        row.addSpacing(8)
        row.addWidget(self.where)
        row.addWidget(self.take_back)

    def put_first(self, actions: Sequence[QAction]) -> None:
        """Put buttons of actions before those that look back."""
        for place, action in enumerate(actions):
            button = QToolButton()
            button.setObjectName(action.objectName())
            button.setDefaultAction(action)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._row.insertWidget(place, button)
        self._row.insertSpacing(len(actions), 12)

    def show_sitting(self, sitting: AnySitting, at: int) -> None:
        """Show the moves of a game, of which one looks at the moment after ``at``."""
        self._last = sitting.at
        self._stops, self._turns = self._stops_of(sitting), sitting.turns()
        self.slider.blockSignals(True)
        self.slider.setMaximum(max(1, sitting.at))
        self.slider.setValue(at)
        self.slider.blockSignals(False)
        self.slider.show_stops([(stop.at, tr(stop.name)) for stop in self._stops])
        name = tr(self._stop_of(at).name)
        is_past = at < sitting.at
        moves = count_of(sitting.at, "{name} · 1 move", "{name} · {n} moves", name=name)
        past = say("{name} · after {at} of {all} moves", name=name, at=at, all=sitting.at)
        self.where.setText(tr(past if is_past else moves))
        self.take_back.setVisible(is_past)
        if is_past:
            self.take_back.setToolTip(headed(tr(taking_back_text(sitting, at))))
        for button in (self.first, self.round_back, self.turn_back):
            button.setEnabled(at > 0)
        for button in (self.turn_on, self.round_on, self.present):
            button.setEnabled(is_past)

    def _stop_of(self, at: int) -> Stop:
        return self._stops[max(0, bisect_right([stop.at for stop in self._stops], at) - 1)]

    # -- moving --------------------------------------------------------------------------------

    def to_first(self) -> None:
        """Look at the beginning."""
        self._slide(0)

    def to_present(self) -> None:
        """Look at the present."""
        self.looked.emit(None)

    def by_turn(self, by: int) -> None:
        """Look at the beginning of the turn before, or of the next."""
        self._to_next(self._turns, by)

    def by_stop(self, by: int) -> None:
        """Look at the beginning of the round or race before, or of the next."""
        self._to_next([stop.at for stop in self._stops], by)

    def by_move(self, by: int) -> None:
        """Look a move back, or on."""
        self._slide(min(max(0, self.slider.value() + by), self._last))

    def _to_next(self, places: list[int], by: int) -> None:
        at = self.slider.value()
        found = bisect_left(places, at) - 1 if by < 0 else bisect_right(places, at)
        if by < 0:
            self._slide(places[found] if found >= 0 else 0)
        else:
            self._slide(places[found] if found < len(places) else self._last)

    def _slide(self, at: int) -> None:
        self.looked.emit(None if at >= self._last else at)


class _Slider(QSlider):
    """A slider with words above it where rounds and races begin, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName("time-slider")
        self._stops: list[tuple[int, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._small = self.font()
        self._small.setPointSizeF(0.8 * self._small.pointSizeF())
        self._words_high = QFontMetrics(self._small).height()
        high = 2 * (self._words_high + _TICK) + _GROOVE
        self.setMinimumHeight(max(super().sizeHint().height(), high))
        # The keys belong to the map and the time line's own commands.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_stops(self, found: list[tuple[int, str]]) -> None:
        """Show other marks."""
        if found != self._stops:
            self._stops = found
            self.update()

    @reported
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the place that is clicked, and follow the pointer from there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setValue(self._value_at(event.position().x()))
        super().mousePressEvent(event)

    @reported
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the marks and the slider below them."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setFont(self._small)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        free = 0
        for at, name in self._stops:
            x = self._x_of(at)
            painter.drawLine(x, self._words_high, x, self._words_high + _TICK)
            wide = painter.fontMetrics().horizontalAdvance(name)
            if x >= free and x + wide < self.width():
                painter.drawText(QRect(x, 0, wide + 2, self._words_high), Qt.AlignmentFlag.AlignLeft, name)
                free = x + wide + _GAP
        painter.end()

    def _groove(self) -> tuple[int, int]:
        """Return where the handle's middle is at the first and last value."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        long = self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, option, self)
        return long // 2, self.width() - long // 2

    def _x_of(self, value: int) -> int:
        left, right = self._groove()
        return left + round((right - left) * value / max(1, self.maximum()))

    def _value_at(self, x: float) -> int:
        left, right = self._groove()
        return round(self.maximum() * min(1.0, max(0.0, (x - left) / max(1, right - left))))


def _step(text: str, tip: str, does: Callable[[], None]) -> QToolButton:
    button = QToolButton()
    button.setText(text)
    button.setToolTip(tip)
    button.setAccessibleName(tip)
    button.setAutoRaise(True)
    button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    button.clicked.connect(lambda _=False: does())
    return button
