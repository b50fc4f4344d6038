"""Reads the straight lines out of a PDF page's own drawing commands, in millimetres."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from pypdf import PageObject

_MM_PER_POINT = 25.4 / 72
_Matrix = tuple[float, float, float, float, float, float]


class Segment(NamedTuple):
    """A stroked straight line, from the page's upper left corner, y down, and its pen's width."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float


def _times(one: _Matrix, other: _Matrix) -> _Matrix:
    """Return the matrix that does one, then the other."""
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


Path = list[tuple[bytes, list[float]]]
_BUILD = frozenset((b"m", b"l", b"c", b"v", b"y", b"re", b"h"))
_PAINT = frozenset((b"S", b"s", b"B", b"B*", b"b", b"b*", b"f", b"F", b"f*", b"n"))


def stroked_lines(page: PageObject) -> Iterator[Segment]:
    """Yield every piece of the open paths of straight pieces alone that are stroked."""
    height = float(page.mediabox.height)
    for path, matrix, width in _stroked(page):
        if not {step for step, _ in path} <= {b"m", b"l"}:
            continue
        scale = abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) ** 0.5
        points = [(step, _placed(numbers[-2:], matrix, height)) for step, numbers in path]
        for (_, start), (step, end) in pairwise(points):
            if step == b"l":
                yield Segment(*start, *end, width * scale * _MM_PER_POINT)


def _placed(point: list[float], matrix: _Matrix, height: float) -> tuple[float, float]:
    """Return where on the page a point lies, in millimetres from its upper left corner."""
    (x, y), (a, b, c, d, e, f) = point, matrix
    return (a * x + c * y + e) * _MM_PER_POINT, (height - (b * x + d * y + f)) * _MM_PER_POINT


def _stroked(page: PageObject) -> Iterator[tuple[Path, _Matrix, float]]:
    """Yield every path that is only stroked, with the matrix and the pen's width it is stroked by."""
    matrix, width = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0), 1.0
    stack: list[tuple[_Matrix, float]] = []
    path: Path = []
    for operator, numbers in _operations(page):
        if operator == b"q":
            stack.append((matrix, width))
        elif operator == b"Q":
            matrix, width = stack.pop()
        elif operator == b"cm":
            a, b, c, d, e, f = numbers[-6:]
            matrix = _times((a, b, c, d, e, f), matrix)
        elif operator == b"w":
            width = numbers[-1]
        elif operator in _BUILD:
            path.append((operator, numbers))
        elif operator in _PAINT:
            if operator == b"S":
                yield path, matrix, width
            path = []


def _operations(page: PageObject) -> Iterator[tuple[bytes, list[float]]]:
    """Yield a page's operators with the numbers before each; names and strings count as operators."""
    contents = page.get_contents()
    assert contents is not None
    numbers: list[float] = []
    for token in contents.get_data().split():
        try:
            numbers.append(float(token))
        except ValueError:
            yield token, numbers
            numbers = []
