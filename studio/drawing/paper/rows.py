"""Headings, lines of text and rows of tables as slugs to set in columns."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.messages import Phrase, Tongue
from studio.drawing.maps.keys import KeyFace, key_marks, key_width
from studio.drawing.maps.themes import Theme
from studio.drawing.paper.blocks import block_of, wrapped
from studio.drawing.paper.columns import Slug
from studio.drawing.shapes.fonts import Face, cap_mm, fitting_size, width_mm
from studio.drawing.shapes.marks import Anchor, Line, Mark, Stroke, Text

_SIZE, _HEAD, _SMALL = 3.1, 4.3, 2.5
_LEADING, _UNDER = 1.3, 0.36
"""From line to line, and what the tails of letters take below one, in sizes of the type."""
_BEFORE_HEAD, _AFTER_HEAD, _BEFORE_TEXT, _BETWEEN_CELLS = 7.0, 2.6, 2.4, 2.6
_OVER_ROW, _UNDER_ROW, _UNDER_HEADS, _BETWEEN_KEYS = 1.1, 1.5, 0.9, 1.6
_LEAST_CELL: Final = 14.0
_MOST_LINES: Final = 30
"""Lines of a cell, so that every row goes on a page; what a longer text says beyond them is cut off."""
_SHORT: Final = 9
"""Rows of a table that is not broken over columns."""


class Words(NamedTuple):
    """The text of a cell and its face, or keys in its place; what is set to the right is an amount."""

    text: Phrase
    face: Face = Face.REGULAR
    right: bool = False
    keys: tuple[str, ...] = ()


class Setter(NamedTuple):
    """Sets texts in a column of a width, in a theme and a language; smaller type saves a page at times."""

    width: float
    theme: Theme
    tongue: Tongue
    scale: float = 1.0

    @property
    def size(self) -> float:
        """The size of the type."""
        return _SIZE * self.scale

    def heading(self, title: Phrase) -> Slug:
        """Return a heading over a hairline, which stays with what it is over."""
        size = _HEAD * self.scale
        cap = cap_mm(Face.BOLD, size)
        line = cap + 0.4 * size
        marks = (
            Text((0.0, cap), self.tongue.says(title), Face.BOLD, size, self.theme.accent),
            Line((0.0, line), (self.width, line), Stroke(self.theme.accent, 0.25, cap="butt")),
        )
        block = block_of("heading", self.width, line, marks)
        return Slug(block, _BEFORE_HEAD * self.scale, stays=True, opens=True)

    def text(self, said: Phrase, *, face: Face = Face.REGULAR) -> Iterator[Slug]:
        """Yield a text line by line; neither its first line nor its last is alone."""
        lines = wrapped(self.tongue.says(said), face, self.size, self.width, self.width)
        cap, last = cap_mm(face, self.size), len(lines) - 1
        high = cap + _UNDER * self.size
        for at, line in enumerate(lines):
            mark = Text((0.0, cap), line, face, self._fitting(line, face, self.width), self.theme.ink)
            gap = _LEADING * self.size - high if at else _BEFORE_TEXT * self.scale
            stays = at < last and at in {0, last - 1}
            yield Slug(block_of("text", self.width, high, [mark]), gap, stays)

    def table(
        self,
        heads: Sequence[Phrase],
        rows: Sequence[Sequence[Words]],
        *,
        widest: int = 0,
        followed: bool = False,
    ) -> Iterator[Slug]:
        """Yield the rows of a table below its heads, if any; one of its columns takes what room is left.

        A short table stays together, and with what it is ``followed`` by; of a long one no row is alone.
        """
        widths = self._widths(heads, rows, widest)
        if any(heads):
            yield self._heads(heads, rows[0], widths)
        last = len(rows) - 1
        for at, row in enumerate(rows):
            slug = self._row(row, widths, lined=at < last)
            gap = _UNDER_HEADS * self.scale if at == 0 and not any(heads) else 0.0
            inner = at < last and (last < _SHORT or at in {0, last - 1})
            yield slug._replace(gap=gap, stays=inner or (followed and at == last))

    def _widths(self, heads: Sequence[Phrase], rows: Sequence[Sequence[Words]], widest: int) -> list[float]:
        cells = [max(self._cell_width(row[at]) for row in rows) for at in range(len(heads))]
        room = self.width - _BETWEEN_CELLS * (len(cells) - 1)
        said = [self._said(head) for head in heads]
        wanted = list(map(max, cells, map(self._width_of_head, said)))
        if sum(wanted) > room:
            # Heads may be broken, before texts are.
            words = [max(map(self._width_of_head, head.split()), default=0.0) for head in said]
            wanted = list(map(max, cells, words))
        over = sum(wanted) - room
        # The widest gives way first, down to the next widest.
        while over > 1e-6:
            most = max(wanted)
            giving = [at for at, wide in enumerate(wanted) if wide > most - 1e-6]
            next_widest = max((wide for wide in wanted if wide < most - 1e-6), default=_LEAST_CELL)
            less = min(over / len(giving), most - max(next_widest, _LEAST_CELL))
            if less <= 0:
                break
            for at in giving:
                wanted[at] -= less
            over -= less * len(giving)
        wanted[widest] += max(0.0, room - sum(wanted))
        return wanted

    def _said(self, head: Phrase) -> str:
        """Return a head in the language; a column may have none."""
        return self.tongue.says(head) if head else ""

    def _width_of_head(self, said: str) -> float:
        """Return the width of what is said in a head, in one line."""
        return width_mm(said, Face.ITALIC, _SMALL * self.scale)

    def _cell_width(self, cell: Words) -> float:
        if cell.keys:
            return self._keys_width(cell.keys)
        return width_mm(self.tongue.says(cell.text), cell.face, self.size)

    def _keys_width(self, keys: Sequence[str]) -> float:
        """Return the width of keys in one row."""
        look = self._key_face()
        return sum(key_width(key, look) for key in keys) + _BETWEEN_KEYS * (len(keys) - 1)

    def _rows_of_keys(self, keys: Sequence[str], wide: float) -> list[list[str]]:
        """Return keys in rows no wider than their cell, of one key at least."""
        rows: list[list[str]] = []
        for key in keys:
            if rows and self._keys_width([*rows[-1], key]) <= wide + 0.01:
                rows[-1].append(key)
            else:
                rows.append([key])
        return rows

    def _fitting(self, line: str, face: Face, room: float) -> float:
        """Return the size of the type, or a smaller one for a word that is longer than its room."""
        return fitting_size(line, face, self.size, room)

    def _key_face(self) -> KeyFace:
        """Return how keys are lettered: as high as the text's own figures."""
        cap = cap_mm(Face.REGULAR, self.size)
        return KeyFace(Face.REGULAR, cap, self.theme.ink, self.theme.red_suit, self.theme.lined)

    def _heads(self, heads: Sequence[Phrase], row: Sequence[Words], widths: Sequence[float]) -> Slug:
        """Return the heads of the columns of a table, the last lines of all on one height."""
        size = _SMALL * self.scale
        lines = [
            wrapped(self._said(head), Face.ITALIC, size, wide + 0.01)
            for head, wide in zip(heads, widths, strict=True)
        ]
        leading = 1.15 * size
        high = cap_mm(Face.ITALIC, size) + (max(map(len, lines)) - 1) * leading
        marks: list[Mark] = []
        for place, (words, cell) in enumerate(zip(lines, row, strict=True)):
            x, anchor = _edge(cell, widths, place)
            for back, line in enumerate(filter(None, reversed(words))):
                at = (x, high - back * leading)
                marks.append(Text(at, line, Face.ITALIC, size, self.theme.faint_ink, anchor))
        block = block_of("heads", self.width, high + _UNDER_HEADS * self.scale, marks)
        return Slug(block, _AFTER_HEAD * self.scale, stays=True)

    def _row(self, row: Sequence[Words], widths: Sequence[float], *, lined: bool) -> Slug:
        """Return one row, with a hairline below it unless it is the last."""
        marks: list[Mark] = []
        leading, most = _LEADING * self.size, 1
        top = cap_mm(Face.REGULAR, self.size) + _OVER_ROW * self.scale
        for place, (cell, wide) in enumerate(zip(row, widths, strict=True)):
            x, anchor = _edge(cell, widths, place)
            rows_of_keys = self._rows_of_keys(cell.keys, wide)
            for at, keys in enumerate(rows_of_keys):
                marks += self._keys(keys, x, top + at * leading)
            # The room of a text is exactly its width: rounding must not break it.
            lines = wrapped(self.tongue.says(cell.text), cell.face, self.size, wide + 0.01, 2 * wide)
            if len(lines) > _MOST_LINES:
                lines = [*lines[: _MOST_LINES - 1], "…"]
            most = max(most, len(lines), len(rows_of_keys))
            for at, line in enumerate(filter(None, lines)):
                size = self._fitting(line, cell.face, wide)
                marks.append(Text((x, top + at * leading), line, cell.face, size, self.theme.ink, anchor))
        high = top + (most - 1) * leading + _UNDER_ROW * self.scale
        if lined:
            hair = Stroke(self.theme.land_grid, 0.12, cap="butt")
            marks.append(Line((0.0, high), (self.width, high), hair))
        return Slug(block_of("row", self.width, high, marks))

    def _keys(self, keys: Sequence[str], right: float, baseline: float) -> Iterator[Mark]:
        """Yield a row of keys, which ends at the right edge of its cell."""
        look = self._key_face()
        left = right - self._keys_width(keys)
        for key in keys:
            yield from key_marks(key, left, baseline, look)
            left += key_width(key, look) + _BETWEEN_KEYS


def _edge(cell: Words, widths: Sequence[float], place: int) -> tuple[float, Anchor]:
    """Return where the text of a column's cell begins or ends, and which of the two."""
    left = sum(widths[:place]) + place * _BETWEEN_CELLS
    return (left + widths[place], "end") if cell.right else (left, "start")
