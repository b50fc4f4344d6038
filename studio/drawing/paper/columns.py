"""Slugs, lines of text and rows of tables, set in columns over as many pages as they need."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from studio.drawing.paper.blocks import Block
from studio.drawing.shapes.boxes import Point
from studio.drawing.shapes.marks import Layer

_NEARLY: Final = 0.5
"""Columns are balanced to this many millimetres."""


class Slug(NamedTuple):
    """A block that is cut by no edge, the gap above it, and whether it stays with the slug after it.

    At the top of a column there is no gap. A slug that ``opens`` is a heading.
    """

    block: Block
    gap: float = 0.0
    stays: bool = False
    opens: bool = False


class Frame(NamedTuple):
    """The columns of a page: how many, how wide, how far apart."""

    columns: int
    wide: float
    apart: float

    def left(self, column: int) -> float:
        """Return where a column begins."""
        return column * (self.wide + self.apart)


Column = tuple[Slug, ...]


def set_in_columns(
    slugs: Sequence[Slug], frame: Frame, first: float, high: float
) -> Iterator[tuple[Column, ...]]:
    """Yield the columns of one page after the other.

    Those of the first page are ``first`` millimetres high at most, those of the others ``high``; on the
    last page they are as near to each other in height as can be. A slug that is higher than a page has
    a column of its own.
    """
    rest, room = tuple(slugs), first
    while rest:
        columns = _filled(rest, frame.columns, room)
        taken = sum(map(len, columns))
        if taken == len(rest):
            columns = _balanced(rest, frame.columns, room)
        yield columns
        rest, room = rest[taken:], high


def kept_whole(slugs: Sequence[Slug], most: float) -> tuple[Slug, ...]:
    """Return slugs that stay together from one heading to the next, where that is no higher than ``most``."""
    chapters: list[list[Slug]] = []
    for slug in slugs:
        if slug.opens or not chapters:
            chapters.append([])
        chapters[-1].append(slug)
    return tuple(
        slug._replace(stays=slug.stays or (slug is not chapter[-1] and column_height(chapter) <= most))
        for chapter in chapters
        for slug in chapter
    )


def column_height(column: Sequence[Slug]) -> float:
    """Return the height of a column."""
    return sum(slug.block.height + (slug.gap if at else 0.0) for at, slug in enumerate(column))


def column_layers(columns: Sequence[Column], frame: Frame, corner: Point) -> Iterator[Layer]:
    """Yield the layers of columns whose first begins at a corner."""
    for number, column in enumerate(columns):
        y = corner[1]
        for at, slug in enumerate(column):
            y += slug.gap if at else 0.0
            yield from slug.block.at(corner[0] + frame.left(number), y)
            y += slug.block.height


def _filled(slugs: Sequence[Slug], count: int, room: float) -> tuple[Column, ...]:
    """Return as many slugs as go into ``count`` columns, each filled before the next."""
    columns: list[list[Slug]] = [[]]
    used = 0.0
    for group in _groups(slugs):
        high = column_height(group)
        gap = group[0].gap if columns[-1] else 0.0
        if columns[-1] and used + gap + high > room + 1e-9:
            if len(columns) == count:
                break
            columns.append([])
            used = gap = 0.0
        columns[-1] += group
        used += gap + high
    return tuple(map(tuple, columns))


def _balanced(slugs: Sequence[Slug], count: int, room: float) -> tuple[Column, ...]:
    """Return columns that hold all slugs and are no higher than they need be."""
    low, high = 0.0, room
    while high - low > _NEARLY:
        middle = (low + high) / 2
        if sum(map(len, _filled(slugs, count, middle))) == len(slugs):
            high = middle
        else:
            low = middle
    return _filled(slugs, count, high)


def _groups(slugs: Sequence[Slug]) -> Iterator[Column]:
    """Yield slugs with those that stay with the next."""
    group: list[Slug] = []
    for slug in slugs:
        group.append(slug)
        if not slug.stays:
            yield tuple(group)
            group = []
    if group:
        yield tuple(group)
