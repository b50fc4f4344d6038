"""Older boards held packed: as what of them differs from the board beside them in the history.

A layer of a large board is a byte a hex, and every stroke makes another: an evening's strokes on 100,000
hexes would hold hundreds of megabytes of layers that are nearly alike.
"""

import zlib
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from engine.board.document import Board
from engine.board.layers import Layer, frozen

_QUICKLY = 1
"""How hard to press: what is nearly all alike becomes small at once."""


@dataclass(frozen=True, slots=True)
class PackedLayer:
    """A layer pressed together."""

    shape: tuple[int, ...]
    pressed: bytes

    def unpacked(self) -> Layer:
        """Return the layer, to be written to."""
        return np.frombuffer(bytearray(zlib.decompress(self.pressed)), dtype=np.uint8).reshape(self.shape)


@dataclass(frozen=True, slots=True)
class Leap:
    """What differs between two boards: with one of them it gives the other.

    ``blended`` holds, of layers of one shape, the exclusive or of both: put over either it gives the other.
    """

    before: dict[str, Any]
    after: dict[str, Any]
    blended: dict[str, PackedLayer]

    def forth(self, before: Board) -> Board:
        """Return the board after, given a board equal to the one before."""
        return self._put_over(before, self.after)

    def back(self, after: Board) -> Board:
        """Return the board before, given a board equal to the one after."""
        return self._put_over(after, self.before)

    def _put_over(self, board: Board, values: dict[str, Any]) -> Board:
        """Return a board with what differs put over it."""
        changes = {
            name: frozen(value.unpacked()) if isinstance(value, PackedLayer) else value
            for name, value in values.items()
        }
        for name, blend in self.blended.items():
            changes[name] = frozen(np.bitwise_xor(getattr(board, name), blend.unpacked()))
        return board.edited(**changes)


def leap_between(before: Board, after: Board) -> Leap:
    """Return what differs between two boards; what they share is not looked at."""
    leap = Leap({}, {}, {})
    for field in fields(Board):
        one, other = getattr(before, field.name), getattr(after, field.name)
        if one is other:
            continue
        if not isinstance(one, np.ndarray) or not isinstance(other, np.ndarray):
            leap.before[field.name], leap.after[field.name] = one, other
        elif one.shape == other.shape:
            leap.blended[field.name] = _packed(np.bitwise_xor(one, other))
        else:
            leap.before[field.name], leap.after[field.name] = _packed(one), _packed(other)
    return leap


def _packed(layer: Layer) -> PackedLayer:
    """Press a layer together."""
    return PackedLayer(layer.shape, zlib.compress(layer.tobytes(), _QUICKLY))
