"""Marks and layers drawn smaller or larger: a map at the size of a vignette, a page on larger paper."""

from dataclasses import replace
from typing import assert_never

from studio.drawing.boxes import Box, Point
from studio.drawing.marks import (
    Circle,
    Close,
    Curve,
    Image,
    Layer,
    Line,
    Mark,
    Move,
    Path,
    Polygon,
    Step,
    Stroke,
    Text,
    To,
)


def scaled(mark: Mark, by: float, at: Point, pen: float) -> Mark:
    """Return a mark scaled about the origin, then moved; strokes by a factor of their own."""
    x0, y0 = at

    def placed(point: Point) -> Point:
        return x0 + by * point[0], y0 + by * point[1]

    match mark:
        case Polygon():
            return replace(mark, points=tuple(map(placed, mark.points)), stroke=_thinner(mark.stroke, pen))
        case Path():
            steps = tuple(_step(step, by, at) for step in mark.steps)
            return replace(mark, steps=steps, stroke=_thinner(mark.stroke, pen))
        case Line():
            stroke = replace(mark.stroke, width=mark.stroke.width * pen)
            return replace(mark, start=placed(mark.start), end=placed(mark.end), stroke=stroke)
        case Circle():
            stroke_ = _thinner(mark.stroke, pen)
            return replace(mark, centre=placed(mark.centre), radius=by * mark.radius, stroke=stroke_)
        case Text():
            halo = _thinner(mark.halo, pen)
            return replace(
                mark, at=placed(mark.at), size=by * mark.size, spacing=by * mark.spacing, halo=halo
            )
        case Image(matrix=(a, b, c, d, e, f)):
            x, y = placed((e, f))
            return replace(mark, matrix=(by * a, by * b, by * c, by * d, x, y))
        case _:
            assert_never(mark)


def enlarged(layer: Layer, by: float) -> Layer:
    """Return a layer with everything on it larger, strokes too."""
    (x, y), clip = layer.offset, layer.clip
    return Layer(
        layer.name,
        tuple(scaled(mark, by, (0.0, 0.0), by) for mark in layer.marks),
        (by * x, by * y),
        clip and Box(*(by * edge for edge in clip)),
    )


def _step(step: Step, by: float, at: Point) -> Step:
    """Return a step of a path scaled and moved."""
    (x, y) = at
    match step:
        case Move() | To():
            return type(step)(x + by * step.x, y + by * step.y)
        case Curve():
            ends = [at[number % 2] + by * value for number, value in enumerate(step)]
            return Curve(*ends)
        case Close():
            return step
        case _:
            assert_never(step)


def _thinner(stroke: Stroke | None, pen: float) -> Stroke | None:
    """Return a stroke with all its lengths scaled."""
    if stroke is None:
        return None
    dash = tuple(pen * part for part in stroke.dash)
    return replace(stroke, width=pen * stroke.width, dash=dash)
