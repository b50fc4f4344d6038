"""Blocks: pieces of a page with a size, that are set next to and below each other."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from math import inf
from typing import NamedTuple

from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.fonts import Face, cap_mm, laid_out, metrics, width_mm
from studio.drawing.shapes.marks import Layer, Mark, Text, moved


class Block(NamedTuple):
    """Layers drawn from their own upper left corner, and the room they take in millimetres."""

    width: float
    height: float
    layers: tuple[Layer, ...]

    def at(self, x: float, y: float) -> tuple[Layer, ...]:
        """Return the layers with their upper left corner at a place."""
        return tuple(moved(layer, x, y) for layer in self.layers)


def block_of(name: str, width: float, height: float, marks: Iterable[Mark]) -> Block:
    """Return a block of one layer."""
    return Block(width, height, (Layer(name, tuple(marks)),))


def below(blocks: Sequence[Block], gap: float) -> Block:
    """Return blocks set below each other."""
    y, layers = 0.0, list[Layer]()
    for block in blocks:
        layers += block.at(0.0, y)
        y += block.height + gap
    return Block(max((block.width for block in blocks), default=0.0), max(0.0, y - gap), tuple(layers))


def shelves(blocks: Sequence[Block], width: float, gap: Point) -> Iterator[Box]:
    """Yield where each block stands, next to the one before or, where the width is used up, below it."""
    x, y, high = 0.0, 0.0, 0.0
    for block in blocks:
        if x > 0 and x + block.width > width + 1e-9:
            x, y, high = 0.0, y + high + gap[1], 0.0
        yield Box(x, y, x + block.width, y + block.height)
        x, high = x + block.width + gap[0], max(high, block.height)


def shelved(blocks: Sequence[Block], width: float, gap: Point) -> Block:
    """Return blocks set next to each other, on a new shelf below where the width is used up."""
    places = list(shelves(blocks, width, gap))
    layers = [
        layer for block, box in zip(blocks, places, strict=True) for layer in block.at(box.left, box.top)
    ]
    return Block(width, max((box.bottom for box in places), default=0.0), tuple(layers))


def wrapped(text: str, face: Face, size: float, width: float, longest: float = inf) -> list[str]:
    """Return a text in lines no longer than a width, if no single word is.

    Words longer than ``longest`` are broken at any letter.
    """
    lines = [""]
    for word in chain.from_iterable(_pieces(each, face, size, longest) for each in text.split()):
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and width_mm(longer, face, size) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _pieces(word: str, face: Face, size: float, longest: float) -> Iterator[str]:
    """Yield a word in pieces of a length at most, of one letter at least."""
    placed, end = laid_out(word, face)
    room = longest * metrics(face).units / size
    starts = [pen for _, pen in placed]
    first = 0
    for at, stop in enumerate([*starts[1:], end]):
        if at > first and stop - starts[first] > room:
            yield word[first:at]
            first = at
    yield word[first:]


def paragraph(text: str, face: Face, size: float, width: float, colour: str) -> Block:
    """Return a text set in lines of a width."""
    lines, leading = wrapped(text, face, size, width, width), 1.25 * size
    cap = cap_mm(face, size)
    marks = [Text((0.0, cap + at * leading), line, face, size, colour) for at, line in enumerate(lines)]
    return block_of("text", width, cap + (len(lines) - 1) * leading + 0.3 * size, marks)
