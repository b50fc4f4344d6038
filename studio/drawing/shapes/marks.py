"""Marks: what a picture is made of, in millimetres, x to the right and y down.

A :class:`Drawing` is a value. Players (:mod:`studio.drawing.svg`, :mod:`studio.painting.player`)
match on the seven marks and end in ``assert_never``, so that a new mark cannot be forgotten.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from math import cos, radians, sin
from typing import Literal, NamedTuple, assert_never

from studio.drawing.shapes.boxes import Box, Point, around
from studio.drawing.shapes.fonts import Face, ascent_mm, descent_mm, width_mm

Cap = Literal["butt", "round", "square"]
Join = Literal["miter", "round", "bevel"]
Anchor = Literal["start", "middle", "end"]


@dataclass(frozen=True, slots=True)
class Stroke:
    """A pen: colour ``#rrggbb``, width and dashes (on, off, …) in millimetres."""

    colour: str
    width: float
    dash: tuple[float, ...] = ()
    cap: Cap = "round"
    join: Join = "round"


class Move(NamedTuple):
    """Start a new piece of a path."""

    x: float
    y: float


class To(NamedTuple):
    """Go straight to a point."""

    x: float
    y: float


class Curve(NamedTuple):
    """Go to ``(x, y)`` along a cubic curve with two control points."""

    x1: float
    y1: float
    x2: float
    y2: float
    x: float
    y: float


class Close(NamedTuple):
    """Go straight back to where the piece began and join it there."""


Step = Move | To | Curve | Close


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed polygon."""

    points: tuple[Point, ...]
    fill: str | None = None
    stroke: Stroke | None = None
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Path:
    """A path of straight lines and cubic curves; fills count windings (non-zero)."""

    steps: tuple[Step, ...]
    fill: str | None = None
    stroke: Stroke | None = None
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Line:
    """A straight line."""

    start: Point
    end: Point
    stroke: Stroke
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle."""

    centre: Point
    radius: float
    fill: str | None = None
    stroke: Stroke | None = None
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; ``at`` is where its baseline starts, is halfway or ends.

    ``size`` is the size of the font (its em), ``spacing`` is added after every letter, ``turn``
    is in degrees clockwise about ``at``, ``halo`` is drawn around the letters and behind them.
    """

    at: Point
    text: str
    face: Face
    size: float
    fill: str
    anchor: Anchor = "start"
    spacing: float = 0.0
    turn: float = 0.0
    halo: Stroke | None = None
    opacity: float = 1.0

    @property
    def width(self) -> float:
        """How long the line of text is; the space after its last letter is not counted."""
        return width_mm(self.text, self.face, self.size, self.spacing)

    @property
    def start(self) -> Point:
        """Where the baseline starts, whatever the anchor."""
        if self.anchor == "start":
            return self.at
        back = self.width if self.anchor == "end" else self.width / 2
        turn = radians(self.turn)
        return self.at[0] - back * cos(turn), self.at[1] - back * sin(turn)


class Form:
    """Steps about the origin that many marks share: what is worked out of them is worked out once."""

    __slots__ = ("_hash", "box", "steps")

    def __init__(self, steps: Sequence[Step]) -> None:
        """Take the steps; ``box`` holds them, control points included."""
        self.steps = tuple(steps)
        self.box = box_of(Path(self.steps))
        self._hash = hash(self.steps)

    def __eq__(self, other: object) -> bool:
        """Return whether another form has the same steps."""
        return self is other or (isinstance(other, Form) and self.steps == other.steps)

    def __hash__(self) -> int:
        """Return what was worked out of the steps."""
        return self._hash


class Cast(NamedTuple):
    """A path of a form, its origin at ``(x, y)`` and so many times as large; strokes are as wide as they say.

    Thousands of them are drawn for a map: to make and to paint one takes far less than a path of its own.
    """

    form: Form
    x: float
    y: float
    fill: str | None = None
    stroke: Stroke | None = None
    opacity: float = 1.0
    size: float = 1.0

    @property
    def path(self) -> Path:
        """The same as a path."""
        return Path(
            placed(self.form.steps, (self.x, self.y), self.size), self.fill, self.stroke, self.opacity
        )


Mark = Polygon | Path | Line | Circle | Text | Cast


@dataclass(frozen=True, slots=True)
class Layer:
    """Marks that belong together, the first lowest.

    ``offset`` moves them all and ``clip`` cuts off what lies outside a box; the clip is in the
    drawing's millimetres, not the marks' own. Of a layer with an empty clip nothing is seen.
    """

    name: str
    marks: tuple[Mark, ...]
    offset: Point = (0.0, 0.0)
    clip: Box | None = None

    @property
    def hidden(self) -> bool:
        """Whether its clip leaves nothing of the layer."""
        return self.clip is not None and self.clip.empty


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture of a size, its layers from the lowest to the highest.

    ``whole`` are the boxes that had better not be cut when it goes over several pages.
    """

    width_mm: float
    height_mm: float
    layers: tuple[Layer, ...] = ()
    whole: tuple[Box, ...] = ()

    def layer(self, name: str) -> Layer:
        """Return the first layer of a name; raises KeyError when there is none."""
        for layer in self.layers:
            if layer.name == name:
                return layer
        raise KeyError(name)

    def marks(self) -> Iterator[Mark]:
        """Yield every mark, the lowest first."""
        for layer in self.layers:
            yield from layer.marks


def moved(layer: Layer, x: float, y: float, clip: Box | None = None) -> Layer:
    """Return a layer shifted with its clip, and cut to a box as well if one is given."""
    old = None if layer.clip is None else layer.clip.moved(x, y)
    if old is not None and clip is not None:
        clip = old.cut(clip)
    return replace(layer, offset=(layer.offset[0] + x, layer.offset[1] + y), clip=clip or old)


def placed(steps: Iterable[Step], at: Point, size: float) -> tuple[Step, ...]:
    """Return the steps of a path scaled about the origin, then moved."""
    # Every step is the coordinates of its points in turn, and Close has none.
    return tuple(type(step)(*(at[n % 2] + size * value for n, value in enumerate(step))) for step in steps)


def box_of(mark: Mark) -> Box:
    """Return a box that holds all a mark paints: strokes, halo and control points included."""
    # Most marks are casts.
    if isinstance(mark, Cast):
        form, x, y, _, stroke, _, size = mark
        (left, top, right, bottom), margin = form.box, 0.0 if stroke is None else _half(stroke)
        return Box(
            x + size * left - margin,
            y + size * top - margin,
            x + size * right + margin,
            y + size * bottom + margin,
        )
    match mark:
        case Polygon(points=points, stroke=stroke):
            return around(points, _half(stroke))
        case Path(steps=steps, stroke=stroke):
            places = list(chain.from_iterable(steps))
            return _between(places[::2], places[1::2], _half(stroke))
        case Line(start=(x1, y1), end=(x2, y2), stroke=stroke):
            return _between((x1, x2), (y1, y2), _half(stroke))
        case Circle(centre=(x, y), radius=radius, stroke=stroke):
            return Box(x, y, x, y).grown(radius + _half(stroke))
        case Text():
            return around(corners_of_text(mark), _half(mark.halo))
        case _:
            assert_never(mark)


def corners_of_text(text: Text) -> tuple[Point, Point, Point, Point]:
    """Return the corners of a text's own box, which stands at its angle, clockwise from the top left."""
    (x, y), turn = text.start, radians(text.turn)
    up, down, width = ascent_mm(text.face, text.size), descent_mm(text.face, text.size), text.width

    def corner(along: float, below: float) -> Point:
        return x + along * cos(turn) - below * sin(turn), y + along * sin(turn) + below * cos(turn)

    return corner(0, -up), corner(width, -up), corner(width, down), corner(0, down)


def _between(xs: Sequence[float], ys: Sequence[float], margin: float) -> Box:
    """Return the box that holds every x and y, with a margin."""
    return Box(min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)


def _half(stroke: Stroke | None) -> float:
    """Return how far a stroke reaches beyond its line; mitred corners reach further."""
    if stroke is None:
        return 0.0
    return stroke.width if stroke.join == "miter" else stroke.width / 2
