"""Lists of whole numbers as they are typed: parted by commas, with runs; what is no such list is refused."""

import re
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal

from engine.sayings import Phrase
from studio.language.words import tr
from studio.panels.fields import Note, TextField

_TO, _AND = r"\b(?:to|bis)\b|[–—−]", r"\b(?:and|und)\b|[&;,]"
_MOST_DIGITS: Final = 6
_NOT_READ: Phrase = (
    "“{text}” was not taken: type whole numbers from {least} to {most}, such as 1, 3; 2-4 means 2, 3 and 4."
)
_NONE: Phrase = "Nothing was changed: type at least one whole number from {least} to {most}."


class NumbersError(ValueError):
    """What was typed is no list of numbers, or of none that may be there."""


def numbers_in(text: str) -> tuple[int, ...]:
    """Return the numbers in a text, in the order typed; ``2-4`` and ``2 to 4`` are all from one to the other.

    Raises NumbersError where anything in it is neither a number nor a run that goes up.
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
    if last < first:
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
        bounds: tuple[int, int],
        placeholder: Phrase = "",
        *,
        is_set: bool = False,
    ) -> None:
        """Make the field; an ``is_set`` takes each number once, in order, and may be empty."""
        super().__init__(name, tip, placeholder)
        self._least, self._most = bounds
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
        bounds = {"least": self._least, "most": self._most}
        try:
            numbers = numbers_in(text)
        except NumbersError:
            raise NumbersError(tr(_NOT_READ, text=text, **bounds)) from None
        if not all(self._least <= number <= self._most for number in numbers):
            raise NumbersError(tr(_NOT_READ, text=text, **bounds))
        if not numbers and not self._is_set:
            raise NumbersError(tr(_NONE, **bounds))
        return tuple(sorted(set(numbers))) if self._is_set else numbers
