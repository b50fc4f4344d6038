"""The text that orders are read from: letter by letter as it is compared, with the way back to the letter."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final

from engine.postal.reading.letters import Letter, Row, Span

_ALIKE: Final = {
    **dict.fromkeys("\u2212\u2043\u2192\u21d2", "-"),  # minus, hyphen bullet, arrows
    **dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u02bc\xb4`", "'"),
}


@cache
def compared(sign: str) -> str:
    """Return a character as it is compared: small, without its accent, dashes and quotes alike."""
    if sign in _ALIKE:
        return _ALIKE[sign]
    if unicodedata.category(sign) == "Pd":
        return "-"
    base = unicodedata.normalize("NFKD", sign)[:1] if sign != "\n" else sign
    small = base.casefold()
    return small if len(small) == 1 else sign.lower()[:1]


@dataclass(frozen=True)
class Source:
    """Lines of a letter to read orders from.

    ``text`` has the lines' characters as they are compared, several spaces as one, with a line break after
    each line; ``offsets`` are where they are in the letter, and one more for the end.
    """

    letter: Letter
    text: str
    offsets: tuple[int, ...]

    def span(self, start: int, end: int) -> Span:
        """Return a stretch of the text as one of the letter, without spaces around it."""
        while start < end and self.text[start].isspace():
            start += 1
        while end > start and self.text[end - 1].isspace():
            end -= 1
        first = self.offsets[start]
        return Span(first, self.offsets[end - 1] + 1 if end > start else first)

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """Where each line begins."""
        return (0, *(found.end() for found in re.finditer("\n", self.text)))[:-1]

    def line_end(self, start: int) -> int:
        """Return where the line of a place ends, before its line break."""
        return self.text.find("\n", start)


def source_of(letter: Letter, rows: Iterable[Row]) -> Source:
    """Return some lines of a letter as a source."""
    text: list[str] = []
    offsets: list[int] = []
    for row in rows:
        before = ""
        for offset, sign in enumerate(row.text, row.start):
            small = compared(sign)
            # Searches for signs of orders allow for spaces in many places: runs of them would take them long.
            if small not in " \t" or before not in (" ", "\t"):
                text.append(small)
                offsets.append(offset)
            before = small
        text.append("\n")
        offsets.append(row.end)
    return Source(letter, "".join(text), (*offsets, len(letter.text)))
