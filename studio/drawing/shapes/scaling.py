"""Marks and layers drawn smaller or larger: a map at the size of a vignette, a page on larger paper."""

from dataclasses import replace
from typing import assert_never

from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.marks import Cast, Circle, Layer, Line, Mark, Path, Polygon, Stroke, Text, placed


def scaled(mark: Mark, by: float, at: Point, pen: float) -> Mark:
    """Return a mark scaled about the origin, then moved; strokes by a factor of their own."""
    x0, y0 = at

    def placed_at(point: Point) -> Point:
        return x0 + by * point[0], y0 + by * point[1]

    match mark:
        case Polygon():
            return replace(mark, points=tuple(map(placed_at, mark.points)), stroke=_thinner(mark.stroke, pen))
        case Path():
            return replace(mark, steps=placed(mark.steps, at, by), stroke=_thinner(mark.stroke, pen))
        case Line():
            stroke = replace(mark.stroke, width=mark.stroke.width * pen)
            return replace(mark, start=placed_at(mark.start), end=placed_at(mark.end), stroke=stroke)
        case Circle():
            stroke_ = _thinner(mark.stroke, pen)
            return replace(mark, centre=placed_at(mark.centre), radius=by * mark.radius, stroke=stroke_)
        case Text():
            halo = _thinner(mark.halo, pen)
            return replace(
                mark, at=placed_at(mark.at), size=by * mark.size, spacing=by * mark.spacing, halo=halo
            )
        case Cast(form, left, top, fill, stroke_, opacity, size):
            x, y = placed_at((left, top))
            return Cast(form, x, y, fill, _thinner(stroke_, pen), opacity, by * size)
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


def _thinner(stroke: Stroke | None, pen: float) -> Stroke | None:
    if stroke is None:
        return None
    dash = tuple(pen * part for part in stroke.dash)
    return replace(stroke, width=pen * stroke.width, dash=dash)
