"""Lists of whole numbers as they are typed: parted by commas, with runs; what is no such list is refused."""

import re
from collections.abc import Sequence
from math import isinf
from typing import Final

from PySide6.QtCore import Signal

from engine.boardfile.bounds import Bounds
from engine.messages import Phrase
from studio.language.words import tr
from studio.panels.fields.fields import Note, TextField

_TO, _AND = r"\b(?:to|bis)\b|[–—−]", r"\b(?:and|und)\b|[&;,]"
_MOST_DIGITS: Final = 4000
_LONGEST_RUN: Final = 1000
_NOT_READ: Phrase = (
    "“{text}” is not valid. Type whole numbers from {least} to {most}, for example 1, 3; "
    "2-4 means 2, 3 and 4."
)
_NONE: Phrase = "Type at least one whole number from {least} to {most}. Nothing was changed."
_NOT_READ_ON: Phrase = (
    "“{text}” is not valid. Type whole numbers of {least} or more, for example 1, 3; 2-4 means 2, 3 and 4."
)
_NONE_ON: Phrase = "Type at least one whole number of {least} or more. Nothing was changed."


class NumbersError(ValueError):
    """What was typed is no list of numbers, or of none that may be there."""


def numbers_in(text: str) -> tuple[int, ...]:
    """Return the numbers in a text, in the order typed; ``2-4`` and ``2 to 4`` are all from one to the other.

    Raises NumbersError where anything in it is neither a number nor a run that goes up, and not for long.
    """
    spoken = re.sub(_AND, " ", re.sub(_TO, "-", text.casefold()))
    words = re.sub(r"(?<=\d)\s*-\s*(?=\d)", "-", spoken).split()
    return tuple(number for word in words for number in _run_of(word))


def _run_of(word: str) -> Sequence[int]:
    """Return the numbers a word means."""
    found = re.fullmatch(rf"(\d{{1,{_MOST_DIGITS}}})(?:-(\d{{1,{_MOST_DIGITS}}}))?", word)
    if found is None:
        raise NumbersError(word)
    first, last = int(found[1]), int(found[2] or found[1])
    if not first <= last < first + _LONGEST_RUN:
        raise NumbersError(word)
    return range(first, last + 1)


class NumberList(TextField):
    """A field for whole numbers within bounds; ``note`` says, below it, why an entry was not taken."""

    taken = Signal(object)
    """A tuple of numbers was entered."""

    def __init__(
        self,
        name: str,
        tip: Phrase,
        bounds: Bounds,
        placeholder: Phrase = "",
        *,
        is_set: bool = False,
    ) -> None:
        """Make the field; an ``is_set`` takes each number once, in order, and may be empty."""
        super().__init__(name, tip, placeholder)
        self._bounds = bounds
        self._is_set = is_set
        self.note = Note(f"{name}-note")
        self.note.mark_wrong(is_wrong=True)
        self.note.hide()
        self.textChanged.connect(self.note.hide)
        self.entered.connect(self._take)

    def show_numbers(self, numbers: Sequence[int]) -> None:
        """Show a value."""
        self.show_text(", ".join(map(str, numbers)))

    def _take(self, text: str) -> None:
        """Take the numbers that were typed, or leave them standing and say why they are none."""
        try:
            numbers = self._read(text)
        except NumbersError as error:
            if not self._is_rehearsing:
                self.note.setText(str(error))
                self.note.show()
            return
        self.show_numbers(numbers)
        self.taken.emit(numbers)

    def _read(self, text: str) -> tuple[int, ...]:
        """Return the numbers in a text; raises NumbersError with a sentence for people."""
        bounds, is_open = self._bounds, isinf(self._bounds.most)
        not_read = tr(_NOT_READ_ON if is_open else _NOT_READ, text=text, **bounds._asdict())
        try:
            numbers = numbers_in(text)
        except NumbersError:
            raise NumbersError(not_read) from None
        if not all(bounds.least <= number <= bounds.most for number in numbers):
            raise NumbersError(not_read)
        if not numbers and not self._is_set:
            raise NumbersError(tr(_NONE_ON if is_open else _NONE, **bounds._asdict()))
        return tuple(sorted(set(numbers))) if self._is_set else numbers
