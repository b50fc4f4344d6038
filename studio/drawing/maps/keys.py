"""Keys as they are printed: figures, or a rank with the sign of its suit."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.board.keys import RANKS, SUITS
from studio.drawing.maps.signs import RED_SUITS, suit
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, size_for_cap, width_mm
from studio.drawing.shapes.marks import Mark, Text

_SUIT_WIDE = 0.92
"""The width of the sign of a suit, as a part of the height of the figures."""

_TWO_A_ROW = 8
"""This many keys are set in two columns; one column of more would cover the hexes above and below."""

_GAP = 0.26
"""The gap between keys in a row, as a part of the same."""


class KeyFace(NamedTuple):
    """How keys are lettered: the face and the height of their figures, and their two colours.

    Where there are no colours, red suits are ``hollow``.
    """

    face: Face
    height: float
    colour: str
    red: str
    hollow: bool = False


def split(key: str) -> tuple[str, str]:
    """Return a card's rank and the letter of its suit; of any other key, itself and nothing."""
    if key[-1:] in SUITS and key[:-1] in RANKS:
        return key[:-1], key[-1]
    return key, ""


def key_width(key: str, look: KeyFace) -> float:
    """Return the width of a key."""
    text, letter = split(key)
    wide = width_mm(text, look.face, size_for_cap(look.face, look.height))
    return wide + (_SUIT_WIDE + 0.12) * look.height if letter else wide


def key_marks(key: str, left: float, baseline: float, look: KeyFace) -> Iterator[Mark]:
    """Yield a key that begins at ``left``, on a baseline."""
    text, letter = split(key)
    colour = look.red if letter in RED_SUITS and letter else look.colour
    written = Text((left, baseline), text, look.face, size_for_cap(look.face, look.height), colour)
    yield written
    if letter:
        half = _SUIT_WIDE * look.height / 2
        x = left + written.width + 0.12 * look.height + half
        yield suit(letter, (x, baseline - look.height / 2), half, colour, hollow=look.hollow)


@dataclass(frozen=True, slots=True)
class KeyBlock:
    """Keys set in rows around a centre."""

    rows: tuple[tuple[str, ...], ...]
    look: KeyFace

    @property
    def size(self) -> Point:
        """Width and height of the block."""
        height = self.look.height
        wide = max(self._row_width(row) for row in self.rows)
        return wide, len(self.rows) * height + (len(self.rows) - 1) * 0.34 * height

    def _row_width(self, row: tuple[str, ...]) -> float:
        """Return how wide a row is, with the gaps between its keys."""
        gaps = (len(row) - 1) * _GAP * self.look.height
        return sum(key_width(key, self.look) for key in row) + gaps

    def marks(self, centre: Point) -> Iterator[Mark]:
        """Yield the keys, every row centred."""
        height = self.look.height
        baseline = centre[1] - self.size[1] / 2 + height
        for row in self.rows:
            left = centre[0] - self._row_width(row) / 2
            for key in row:
                yield from key_marks(key, left, baseline, self.look)
                left += key_width(key, self.look) + _GAP * height
            baseline += 1.34 * height

    def box(self, centre: Point, pad_x: float, pad_y: float) -> Box:
        """Return the box of the block with a margin."""
        wide, high = self.size
        x, y = centre
        return Box(x - wide / 2 - pad_x, y - high / 2 - pad_y, x + wide / 2 + pad_x, y + high / 2 + pad_y)


def key_block(keys: tuple[str, ...], look: KeyFace, room: float = math.inf) -> KeyBlock:
    """Return keys in rows: one a row up to two, two up to eight, more beyond; smaller if the room asks it."""
    each = 1 if len(keys) <= 2 else 2 if len(keys) <= _TWO_A_ROW else math.ceil(math.sqrt(len(keys) / 2)) + 1
    block = KeyBlock(tuple(keys[at : at + each] for at in range(0, len(keys), each)), look)
    smaller = look.height * min(1.0, room / block.size[0])
    return replace(block, look=look._replace(height=smaller))
