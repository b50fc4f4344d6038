"""The field for a number: it takes both decimal signs, and shows what a file says as it stands there."""

import re
import sys
from decimal import Decimal
from typing import Final

from PySide6.QtCore import QLocale, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QDoubleSpinBox, QSizePolicy, QStyle, QStyleOptionSpinBox

from engine.boardfile.bounds import Bounds, number_in
from engine.messages import Phrase
from studio.drawing.paper.units import unit_of
from studio.language.words import tr
from studio.panels.fields.select_on_focus import TypingOver
from studio.panels.fields.wheel_focus import is_turned
from studio.session.overrides import reported

_INSET_PX = 5
_USUAL_PX = 160
"""Numbers with words are as wide as is usual: below one another they end alike. Others stay short."""
_ROOM: Final = Bounds(-99, 9999)
_SNUG_ROOM: Final = Bounds(-9, 99)
"""The numbers every field has room for, as far as its bounds go; a longer one takes more where it stands."""
_MOST_ROOM = 18
_PLACES = 323
"""As many decimal places as Qt has keep every float as it is."""
_HUGE: Final = sys.float_info.max
_BEGUN = re.compile(r"[\d\s.,'-]{0,4000}")
"""What may be typed: what comes to no number is not made another by leaving signs out."""


class Number(QDoubleSpinBox):
    """A field for a number; a typed one counts when it is finished.

    Both ``,`` and ``.`` part off decimals, in every language, and nothing parts off thousands. A number shown
    that is out of bounds, or has decimals where only whole ones can be entered, stays until it is changed.
    """

    entered = Signal(object)
    """The number the user entered: an int, or a float where it has decimals."""
    is_snug = False
    """Whether it is no wider than it must be, for a row it shares."""
    # Qt asks for texts while it is being made.
    _bounds = Bounds()
    _point = "."
    _shown: float = 0

    def __init__(
        self, name: str, tip: Phrase, bounds: Bounds, unit: Phrase = "", *, is_whole: bool = True
    ) -> None:
        super().__init__(decimals=_PLACES, singleStep=1)
        self._bounds, self._is_whole, self._unit = bounds, is_whole, unit
        self._point = QLocale().decimalPoint()
        self._is_rehearsing = False
        self.lineEdit().setTextMargins(_INSET_PX, 0, 0, 0)
        TypingOver(self)
        self.setObjectName(name)
        self.setToolTip(tr(tip))
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_number(max(0, bounds.least))
        self.valueChanged.connect(self._announce)

    @property
    def number(self) -> float:
        """The number shown, exactly: an int, or a float where it has decimals."""
        return self._exact(self.value())

    @property
    def count(self) -> int:
        """The number shown, of a field for whole ones."""
        return int(self.number)

    def show_number(self, number: float) -> None:
        """Show a number, whatever the bounds, without saying that the user entered it."""
        if self._is_rehearsing:
            return
        self._shown = number
        least, most = min(self._bounds.least, number), max(self._bounds.most, number)
        with QSignalBlocker(self):
            self.setRange(_float(least), _float(most))
            self.setValue(_float(number))
        self._fit_unit(number)
        self.updateGeometry()

    def rehearse(self) -> None:
        """Tell a number half typed as if it were finished, and leave it so."""
        typed = self._read(self.text()) if self.hasAcceptableInput() else None
        if typed is not None and typed != self.number:
            self._is_rehearsing = True
            self.entered.emit(typed)
            self._is_rehearsing = False

    # -- what is typed -----------------------------------------------------------------------------

    @reported
    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Return whether a text can be or become a number, and return it with the language's decimal sign."""
        if text == self.specialValueText() != "":
            return QValidator.State.Acceptable, text, at
        bare = self._bare(text)
        if not _BEGUN.fullmatch(bare):
            return QValidator.State.Invalid, text, at
        number = self._read(text)
        is_taken = number is not None and self._takes(number)
        state = QValidator.State.Acceptable if is_taken else QValidator.State.Intermediate
        return state, self._dressed(re.sub("[.,]", lambda _: self._point, bare)), at

    @reported
    def fixup(self, text: str) -> str:
        """Return the nearest number within bounds for one that is out of them; other texts as they are."""
        number = self._read(text)
        if number is None or (self._is_whole and isinstance(number, float)):
            return text
        return self._dressed(self._written(min(max(number, self._bounds.least), self._bounds.most)))

    @reported
    def valueFromText(self, text: str) -> float:
        """Return the number that a text means."""
        number = self._read(text)
        if number is None:
            return self.minimum() if text == self.specialValueText() else self.value()
        if self._bare(text).strip() != self._written(self._shown):
            self._shown = number
        return _float(number)

    @reported
    def textFromValue(self, value: float) -> str:
        """Return a number with as many digits as it has."""
        return self._written(self._exact(value))

    @reported
    def stepBy(self, steps: int) -> None:
        """Count up or down by whole steps, without the errors of binary fractions."""
        self.interpretText()
        new = Decimal(str(self.number)) + steps * Decimal(str(self.singleStep()))
        new = min(max(new, Decimal(self.minimum())), Decimal(self.maximum()))
        self._shown = int(new) if new == new.to_integral_value() else float(new)
        self.setValue(_float(self._shown))
        self.selectAll()

    def _exact(self, value: float) -> float:
        """Return the number a value is: what was shown or typed may have more digits than a float."""
        if value == _float(self._shown):
            return self._shown
        return int(value) if value.is_integer() else value

    def _takes(self, number: float) -> bool:
        """Return whether a number can be entered; the one that is shown always can."""
        is_of_kind = isinstance(number, int) or not self._is_whole
        return number == self._shown or (is_of_kind and self._bounds.least <= number <= self._bounds.most)

    def _bare(self, text: str) -> str:
        """Return a text without the words around the number."""
        return text.removeprefix(self.prefix()).removesuffix(self.suffix())

    def _dressed(self, bare: str) -> str:
        """Return a text with the words around the number."""
        return f"{self.prefix()}{bare}{self.suffix()}"

    def _read(self, text: str) -> float | None:
        """Return the number in a text, None where there is none yet."""
        return number_in(self._bare(text))

    def _written(self, number: float) -> str:
        """Return a number as the language writes it."""
        return format(Decimal(str(number)), "f").removesuffix(".0").replace(".", self._point)

    # -- how it looks ------------------------------------------------------------------------------

    @reported
    def sizeHint(self) -> QSize:
        """Return room for usual numbers and the one shown; with words to it, as much as others have."""
        hint = self.minimumSizeHint()
        has_words = self.prefix() or self.suffix() or self.specialValueText()
        return hint if self.is_snug or not has_words else hint.expandedTo(QSize(_USUAL_PX, 0))

    @reported
    def minimumSizeHint(self) -> QSize:
        """Return the room it needs; Qt would keep room for the largest number there may be."""
        self.ensurePolished()
        option = QStyleOptionSpinBox()
        self.initStyleOption(option)
        room = _SNUG_ROOM if self.is_snug else _ROOM
        numbers = max(self._bounds.least, room.least), min(self._bounds.most, room.most), self.number
        caret = "" if self.is_snug else " "
        texts = [self._dressed(self._written(number)[:_MOST_ROOM]) + caret for number in numbers]
        wide = max(map(self.fontMetrics().horizontalAdvance, (*texts, self.specialValueText())))
        inner = QSize(wide + _INSET_PX, self.lineEdit().sizeHint().height())
        return self.style().sizeFromContents(QStyle.ContentsType.CT_SpinBox, option, inner, self)

    @reported
    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count up and down only where the keyboard is; elsewhere the wheel scrolls the form."""
        if is_turned(self, event):
            super().wheelEvent(event)

    def _announce(self, value: float) -> None:
        """Tell a number that was entered."""
        self._fit_unit(value)
        self.entered.emit(self.number)

    def _fit_unit(self, value: float) -> None:
        """Name the unit behind the number, one of it in the singular."""
        unit = unit_of(value, self._unit)
        self.setSuffix(f" {tr(unit)}" if unit else "")


def _float(number: float) -> float:
    """Return a number as a finite float, the nearest there is."""
    try:
        return min(max(float(number), -_HUGE), _HUGE)
    except OverflowError:
        return _HUGE if number > 0 else -_HUGE
