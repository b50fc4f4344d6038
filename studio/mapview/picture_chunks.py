"""The picture of the current board in chunks, each kept for as long as it is true."""

from collections import OrderedDict
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import chain
from math import ceil, floor

import numpy as np

from engine.board.document import Board
from studio.drawing.picture import OF_NAMES, BoxedLayer, BoxedMark
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Mark

Draw = Callable[[Board, Box], Iterator[BoxedLayer]]
"""Draws the part of a board that touches a box, one layer after the other, names left aside."""

Place = tuple[int, int]
"""The column and row of a chunk."""
Piece = tuple[Box, Iterator[Mark]]
"""Marks to paint, and the box they must be cut to."""

CHUNK_HEXES = 12
"""How many hexes a chunk is wide, about."""
MOST_MARKS = 60_000
"""How many marks are kept at most, so that a huge board does not fill the memory."""

_MARKS_A_STEP = 24
"""How many marks are drawn between two pauses."""
_HAIR_MM = 1e-6
"""So much nearer things that only touch are taken to share area."""


class Marks:
    """Marks in order, with their boxes side by side, so that those in a box are found at once."""

    def __init__(self, boxed: Sequence[BoxedMark] = ()) -> None:
        self._marks = tuple(mark for mark, _ in boxed)
        edges = chain.from_iterable(box for _, box in boxed)
        self._boxes = np.fromiter(edges, float, 4 * len(boxed)).reshape(-1, 4).T

    def __len__(self) -> int:
        """Return how many marks there are."""
        return len(self._marks)

    def touching(self, box: Box) -> Iterator[Mark]:
        """Yield the marks whose boxes touch a box, the lowest first."""
        left, top, right, bottom = self._boxes
        seen = (left <= box.right) & (box.left <= right) & (top <= box.bottom) & (box.top <= bottom)
        return (self._marks[index] for index in np.flatnonzero(seen))


class Part:
    """A part of the map in runs of marks, the lowest first, each with what it is cut to if it is."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._runs: list[tuple[str, Box | None, Marks]] = []

    def add(self, layer: BoxedLayer) -> Iterator[None]:
        """Put a layer on top, pausing after some marks."""
        boxed = []
        for mark in layer.marks:
            boxed.append(mark)
            if len(boxed) % _MARKS_A_STEP == 0:
                yield
        if boxed or layer.name in OF_NAMES:
            self._runs.append((layer.name, layer.clip, Marks(boxed)))

    def __len__(self) -> int:
        """Return how many marks there are."""
        return sum(len(marks) for _, _, marks in self._runs)

    def pieces(self, within: Box, names: Mapping[str, Marks]) -> Iterator[Piece]:
        """Yield the runs with their marks that touch a box, each with what it must be cut to.

        A mark that reaches out of this part stands in the parts next to it, too. ``names`` are the
        marks of the layers of names, all over the sheet.
        """
        for name, clip, marks in self._runs:
            cut = self.box if clip is None else self.box.cut(clip)
            yield cut, names[name].touching(cut.cut(within)) if name in names else marks.touching(within)


class Scene:
    """A board's picture in square chunks, drawn when first wanted."""

    def __init__(self, board: Board, draw: Draw) -> None:
        self.board = board
        self._draw = draw
        self._chunks: OrderedDict[Place, Part] = OrderedDict()
        self._kept = 0
        self._gone: list[Part] = []

    @property
    def chunk_mm(self) -> float:
        """How wide and high a chunk is."""
        return CHUNK_HEXES * self.board.sheet.across_flats_mm

    def chunks(self, box: Box) -> Generator[None, None, tuple[Part, ...]]:
        """Return the chunks that share area with a box, pausing after each layer drawn for them."""
        found = []
        for place in self._places(box):
            if place not in self._chunks:
                chunk = Part(self._box(place))
                yield from self._fill(chunk)
                self._keep(place, chunk)
            self._chunks.move_to_end(place)
            found.append(self._chunks[place])
        return tuple(found)

    def has(self, box: Box) -> bool:
        """Return whether all chunks that share area with a box are drawn."""
        return all(place in self._chunks for place in self._places(box))

    def patch(self, box: Box) -> Generator[None, None, Part]:
        """Draw what the map is in a box that changed, pausing after each layer.

        That is cheaper than the chunks around it.
        """
        patch = Part(box)
        yield from self._fill(patch)
        return patch

    def show(self, board: Board, changed: Sequence[Box] | None) -> None:
        """Show another board that differs within some boxes, or everywhere if they are None."""
        self.board = board
        if changed is None:
            self._chunks.clear()
            self._kept = 0
            return
        for place in {place for box in changed for place in self._places(box.grown(_HAIR_MM))}:
            gone = self._chunks.pop(place, None)
            if gone is not None:
                self._kept -= len(gone)
                # To take thousands of marks to pieces takes longer than an edit may.
                self._gone.append(gone)

    def _places(self, box: Box) -> Iterator[Place]:
        """Yield the columns and rows of the chunks that share area with a box."""
        size = self.chunk_mm
        for row in range(floor(box.top / size), ceil(box.bottom / size)):
            for column in range(floor(box.left / size), ceil(box.right / size)):
                yield column, row

    def _box(self, place: Place) -> Box:
        """Return what a chunk covers."""
        size = self.chunk_mm
        left, top = place[0] * size, place[1] * size
        return Box(left, top, left + size, top + size)

    def _fill(self, part: Part) -> Iterator[None]:
        """Draw what a part of the map is."""
        self._gone.clear()
        for layer in self._draw(self.board, part.box):
            yield from part.add(layer)
            yield

    def _keep(self, place: Place, chunk: Part) -> None:
        """Keep a chunk, and let those go that were not wanted for longest."""
        self._chunks[place] = chunk
        self._kept += len(chunk)
        while self._kept > MOST_MARKS and len(self._chunks) > 1:
            self._kept -= len(self._chunks.popitem(last=False)[1])
