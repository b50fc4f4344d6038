"""How the hexes of a sheet are labelled: letters one way, numbers the other, as data.

Boards of the field label along rows or columns, from either end, and start the alphabet
again with the number raised (by 40 on Watts' boards, 50 on Brosius'); all of it is a
:class:`LabelScheme`.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import count, islice
from typing import Literal

from engine.messages import Phrase, say

Axis = Literal["rows", "columns"]
Compass = Literal["north", "south", "west", "east"]

_LABEL = re.compile(r"([A-Z]+)([0-9]+)")
_LETTERS = re.compile(r"([A-Z]{1,2})(?:-([A-Z]{1,2}))?")
_ENDS: dict[Axis, tuple[Compass, Compass]] = {"rows": ("north", "south"), "columns": ("west", "east")}
_AGAINST: dict[Axis, Phrase] = {
    "rows": "With letters along the rows, {what} must be {ends}.",
    "columns": "With letters along the columns, {what} must be {ends}.",
}
_ALPHABET = 26
_LONGEST_SHOWN = 40
_MOST_LINES = 10_000
"""More letters than a sheet has rows or columns."""
_RAISE = 40


class LabelError(ValueError):
    """A label, or a scheme of labels, that names no place on the sheet; its text says why."""

    def __init__(self, message: Phrase) -> None:
        self.message = message
        super().__init__(message)


@dataclass(frozen=True)
class LabelBlock:
    """One run of the alphabet, such as ``A-Z``, and the amount its numbers are raised by."""

    letters: str
    add: int = 0

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The letters in order: ``A-C`` is A, B, C; ``AA-CC`` is AA, BB, CC; ``A-H, J`` leaves out I."""
        names: list[str] = []
        for part in self.letters.split(","):
            match = _LETTERS.fullmatch(part.strip())
            if match is None:
                letters = " ".join(self.letters.split())[:_LONGEST_SHOWN]
                raise LabelError(
                    say("'{letters}' is not a range of letters such as A-Z or A-H, J-Z.", letters=letters)
                )
            names += _run(match[1], match[2] or match[1])
            if len(names) > _MOST_LINES:
                raise LabelError(say("'{letters}' has too many letters.", letters=part.strip()))
        return tuple(names)


def _run(first: str, last: str) -> list[str]:
    """Return the letters from first to last: of the last place, or doubled throughout."""
    if len(first) == len(last) and ord(first[-1]) <= ord(last[-1]):
        ends = [chr(code) for code in range(ord(first[-1]), ord(last[-1]) + 1)]
        if first[:-1] == last[:-1]:
            return [first[:-1] + end for end in ends]
        if first[0] == first[1] and last[0] == last[1]:
            return [end * 2 for end in ends]
    raise LabelError(
        say("The letters '{first}-{last}' do not run from a letter to a later one.", first=first, last=last)
    )


@dataclass(frozen=True)
class LabelScheme:
    """Which way letters and numbers run, from which edge, and over which alphabets."""

    letters: Axis = "rows"
    letters_from: Compass = "north"
    numbers_from: Compass = "west"
    blocks: tuple[LabelBlock, ...] = (LabelBlock("A-Z"),)

    def __post_init__(self) -> None:
        """Refuse edges that lie across the way they are meant to count."""
        numbers: Axis = "columns" if self.letters == "rows" else "rows"
        for edge, axis, what in (
            (self.letters_from, self.letters, "letters_from"),
            (self.numbers_from, numbers, "numbers_from"),
        ):
            if edge not in _ENDS[axis]:
                ends = say("{words} or {last}", words=_ENDS[axis][0], last=_ENDS[axis][1])
                pattern = _AGAINST[self.letters]
                raise LabelError(say(pattern, what=what, ends=ends))

    @cached_property
    def alphabet(self) -> tuple[tuple[str, int], ...]:
        """Every letter in order with the amount its numbers are raised by."""
        every = ((name, block.add) for block in self.blocks for name in block.names)
        return tuple(islice(every, _MOST_LINES))

    @cached_property
    def _lines(self) -> dict[str, list[tuple[int, int]]]:
        """Where each letter stands in the alphabets, and what its numbers are raised by there."""
        found: dict[str, list[tuple[int, int]]] = {}
        for lettered, (name, add) in enumerate(self.alphabet):
            found.setdefault(name, []).append((lettered, add))
        return found

    def label(self, column: int, row: int, columns: int, rows: int) -> str:
        """Return the label of a place (counted from 0) on a sheet of that many columns and rows."""
        lettered, numbered = self.rank(column, row, columns, rows)
        letters, add = self.alphabet[lettered]
        return f"{letters}{numbered + 1 + add}"

    def place(self, label: str, columns: int, rows: int) -> tuple[int, int]:
        """Return the column and row of a label, trying the first alphabet first.

        Raises LabelError when the text is no label or lies off the sheet.
        """
        match = _LABEL.fullmatch(label) or _LABEL.fullmatch(label.strip().upper())
        if match is None:
            raise LabelError(
                say(
                    "'{label}' is not a hex label such as {such}.",
                    label=label,
                    such=f"{self.alphabet[0][0]}1",
                )
            )
        letters, number = match[1], int(match[2][:9])
        across = columns if self.letters == "rows" else rows
        along = rows if self.letters == "rows" else columns
        for lettered, add in self._lines.get(letters, ()):
            if lettered >= along:
                break
            if add < number <= add + across:
                return self._swap_back(lettered, number - add - 1, columns, rows)
        raise LabelError(say("The hex {label} is not on the sheet.", label=label))

    @cached_property
    def _run_back(self) -> tuple[bool, bool]:
        """Whether the letters, and whether the numbers, run against the rows and columns."""
        return self.letters_from in {"south", "east"}, self.numbers_from in {"south", "east"}

    def rank(self, column: int, row: int, columns: int, rows: int) -> tuple[int, int]:
        """Return a place as its position among the letters and among the numbers."""
        if self.letters == "rows":
            lettered, numbered, along, across = row, column, rows, columns
        else:
            lettered, numbered, along, across = column, row, columns, rows
        are_letters_back, are_numbers_back = self._run_back
        if are_letters_back:
            lettered = along - 1 - lettered
        if are_numbers_back:
            numbered = across - 1 - numbered
        return lettered, numbered

    def _swap_back(self, lettered: int, numbered: int, columns: int, rows: int) -> tuple[int, int]:
        """Return the column and row of a position among the letters and the numbers."""
        # What turns a place into its position turns it back as well.
        if self.letters == "rows":
            row, column = self.rank(numbered, lettered, columns, rows)
        else:
            column, row = self.rank(lettered, numbered, columns, rows)
        return column, row


def usual_blocks(lettered: int, numbered: int) -> tuple[LabelBlock, ...]:
    """Return alphabets enough for that many letters, numbers raised by 40 (or more) each time."""
    step = max(_RAISE, -(-numbered // 10) * 10)
    blocks = []
    for turn in count():
        left = lettered - turn * _ALPHABET
        if left <= 0:
            break
        last = chr(ord("A") + min(left, _ALPHABET) - 1)
        blocks.append(LabelBlock(f"A-{last}" if last > "A" else "A", turn * step))
    return tuple(blocks)
