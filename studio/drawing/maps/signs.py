"""Small signs drawn as paths: suits of cards, the anchor of a port, rounded plates, pointing badges."""

from typing import Final

from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.marks import Circle, Close, Curve, Mark, Move, Path, Step, Stroke, To

_Steps = tuple[Step, ...]

# In a square from -1 to 1, y down.
_HEART: Final[_Steps] = (
    Move(0, 0.92),
    Curve(-0.25, 0.5, -0.95, 0.1, -0.95, -0.4),
    Curve(-0.95, -0.95, -0.2, -1.0, 0, -0.42),
    Curve(0.2, -1.0, 0.95, -0.95, 0.95, -0.4),
    Curve(0.95, 0.1, 0.25, 0.5, 0, 0.92),
    Close(),
)
_DIAMOND: Final[_Steps] = (
    Move(0, -1),
    Curve(0.2, -0.55, 0.45, -0.25, 0.75, 0),
    Curve(0.45, 0.25, 0.2, 0.55, 0, 1),
    Curve(-0.2, 0.55, -0.45, 0.25, -0.75, 0),
    Curve(-0.45, -0.25, -0.2, -0.55, 0, -1),
    Close(),
)
_SPADE: Final[_Steps] = (
    Move(0, -1),
    Curve(0.25, -0.55, 0.95, -0.15, 0.95, 0.3),
    Curve(0.95, 0.75, 0.3, 0.75, 0.1, 0.35),
    Curve(0.12, 0.65, 0.2, 0.85, 0.4, 0.95),
    To(-0.4, 0.95),
    Curve(-0.2, 0.85, -0.12, 0.65, -0.1, 0.35),
    Curve(-0.3, 0.75, -0.95, 0.75, -0.95, 0.3),
    Curve(-0.95, -0.15, -0.25, -0.55, 0, -1),
    Close(),
)


def _lobe(x: float, y: float, radius: float) -> _Steps:
    """Return a circle as a path, clockwise."""
    k = 0.5523 * radius
    return (
        Move(x - radius, y),
        Curve(x - radius, y - k, x - k, y - radius, x, y - radius),
        Curve(x + k, y - radius, x + radius, y - k, x + radius, y),
        Curve(x + radius, y + k, x + k, y + radius, x, y + radius),
        Curve(x - k, y + radius, x - radius, y + k, x - radius, y),
        Close(),
    )


_CLUB: Final[_Steps] = (
    *_lobe(0, -0.52, 0.46),
    *_lobe(-0.5, 0.18, 0.45),
    *_lobe(0.5, 0.18, 0.45),
    Move(-0.14, -0.2),
    To(0.14, -0.2),
    Curve(0.12, 0.65, 0.2, 0.85, 0.4, 0.95),
    To(-0.4, 0.95),
    Curve(-0.2, 0.85, -0.12, 0.65, -0.14, -0.2),
    Close(),
)
_SUITS: Final = {"S": _SPADE, "H": _HEART, "D": _DIAMOND, "C": _CLUB}
RED_SUITS: Final = frozenset("HD")
_OUTLINE: Final = 0.3
"""The line of a hollow suit, as a part of half its height."""

_ANCHOR: Final[_Steps] = (
    Move(0, -0.48),
    To(0, 0.95),
    Move(-0.42, -0.3),
    To(0.42, -0.3),
    Move(-0.8, 0.28),
    Curve(-0.72, 0.72, -0.4, 0.92, 0, 0.95),
    Curve(0.4, 0.92, 0.72, 0.72, 0.8, 0.28),
)


def _placed(steps: _Steps, x: float, y: float, size: float) -> _Steps:
    """Return steps scaled about the origin and moved to a place."""
    return tuple(
        step
        if isinstance(step, Close)
        else type(step)(*(part * size + (y if at % 2 else x) for at, part in enumerate(step)))
        for step in steps
    )


def suit(letter: str, centre: Point, half: float, colour: str, *, hollow: bool = False) -> Path:
    """Return the sign of a suit (S, H, D or C), ``half`` millimetres from its centre to its edge.

    A red suit that is ``hollow`` is an outline, which differs from the black ones without colour too.
    """
    if hollow and letter in RED_SUITS:
        pen = _OUTLINE * half
        return Path(_placed(_SUITS[letter], *centre, half - pen / 2), stroke=Stroke(colour, pen))
    return Path(_placed(_SUITS[letter], *centre, half), fill=colour)


def anchor(centre: Point, half: float, colour: str, halo: str) -> tuple[Mark, ...]:
    """Return an anchor, ``half`` millimetres from its centre to its top, with a halo behind it."""
    x, y = centre
    steps = _placed(_ANCHOR, x, y, half)
    ring, radius = (x, y - 0.7 * half), 0.23 * half
    thin = Stroke(colour, 0.22 * half)
    thick = Stroke(halo, 0.22 * half + 0.7)
    return (
        Circle(ring, radius, stroke=thick),
        Path(steps, stroke=thick),
        Circle(ring, radius, stroke=thin),
        Path(steps, stroke=thin),
    )


def plate(box: Box, radius: float, fill: str | None, stroke: Stroke) -> Path:
    """Return a box with rounded corners; without a fill only its edge."""
    left, top, right, bottom = box
    radius = min(radius, box.width / 2, box.height / 2)
    k = radius * (1 - 0.5523)
    steps = (
        Move(left + radius, top),
        To(right - radius, top),
        Curve(right - k, top, right, top + k, right, top + radius),
        To(right, bottom - radius),
        Curve(right, bottom - k, right - k, bottom, right - radius, bottom),
        To(left + radius, bottom),
        Curve(left + k, bottom, left, bottom - k, left, bottom - radius),
        To(left, top + radius),
        Curve(left, top + k, left + k, top, left + radius, top),
        Close(),
    )
    return Path(steps, fill, stroke)
