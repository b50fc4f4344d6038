"""Plays a drawing as SVG text: plain strings, the same bytes every time, nothing outside the file.

Letters are drawn as outlines, each glyph defined once, because few programs but browsers honour
fonts inside an SVG: so it looks the same everywhere. The words are next to them as labels, for
searching and for readers of screens.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any, assert_never

from engine.text.markup import escaped, identifier
from studio.drawing.origin import SVG_MARK
from studio.drawing.shapes.fonts import Face, laid_out, metrics
from studio.drawing.shapes.interruption import heeded
from studio.drawing.shapes.marks import (
    Cast,
    Circle,
    Close,
    Curve,
    Drawing,
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

_FACE_LETTERS = {Face.REGULAR: "r", Face.BOLD: "b", Face.ITALIC: "i"}


def svg(drawing: Drawing, title: str = "", prefix: str = "", metadata: str = "") -> str:
    """Return the drawing as an SVG document of its true size, ended by a newline.

    Every id begins with the prefix: pictures in one page of HTML have prefixes that differ. ``metadata`` is
    an element to put at the beginning.
    """
    drawing = replace(drawing, layers=tuple(layer for layer in drawing.layers if not layer.hidden))
    width, height = number(drawing.width_mm), number(drawing.height_mm)
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>',
        SVG_MARK,
    ]
    if title:
        lines.append(f"<title>{escaped(title)}</title>")
    if metadata:
        lines.append(metadata)
    lines += ["<defs>", *_definitions(drawing, prefix), "</defs>"]
    for index, layer in enumerate(drawing.layers):
        lines += _layer(layer, index, prefix)
    return "\n".join([*lines, "</svg>", ""])


def number(value: float) -> str:
    """Return a length to a thousandth of a millimetre, without idle zeros."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _definitions(drawing: Drawing, prefix: str) -> Iterator[str]:
    """Yield the glyphs that are used, and the boxes layers are cut to."""
    from fontTools.pens.svgPathPen import SVGPathPen  # noqa: PLC0415  # as slow as fontTools' fonts

    used: dict[Face, set[str]] = {face: set() for face in Face}
    for mark in heeded(drawing.marks()):
        if isinstance(mark, Text):
            used[mark.face].update(glyph for glyph, _ in laid_out(mark.text, mark.face)[0])
    for face, names in used.items():
        glyphs = _outlines(face)
        for name in sorted(names):
            pen = SVGPathPen(glyphs)
            glyphs[name].draw(pen)
            yield f'<path id="{prefix}{_glyph_id(face, name)}" d="{pen.getCommands()}"/>'
    for index, layer in enumerate(drawing.layers):
        if layer.clip is not None:
            box = layer.clip
            yield (
                f'<clipPath id="{prefix}clip{index}"><rect x="{number(box.left)}" y="{number(box.top)}" '
                f'width="{number(box.width)}" height="{number(box.height)}"/></clipPath>'
            )


@cache
def _outlines(face: Face) -> Any:
    """Return the outlines of a face's glyphs by name, as fontTools reads them."""
    from fontTools.ttLib import TTFont  # noqa: PLC0415  # 10 ms, which a start of the studio would wait for

    return TTFont(face.file).getGlyphSet()


def _glyph_id(face: Face, name: str) -> str:
    return f"{_FACE_LETTERS[face]}-{name}"


def _layer(layer: Layer, index: int, prefix: str) -> Iterator[str]:
    """Yield a layer as a group; the clip lies outside the group that is moved."""
    if layer.clip is not None:
        yield f'<g clip-path="url(#{prefix}clip{index})">'
    x, y = layer.offset
    place = f' transform="translate({number(x)} {number(y)})"' if layer.offset != (0.0, 0.0) else ""
    yield f'<g id="{prefix}{identifier(layer.name)}-{index}"{place}>'
    yield from (_mark(mark, prefix) for mark in heeded(layer.marks))
    yield "</g>"
    if layer.clip is not None:
        yield "</g>"


def _mark(mark: Mark, prefix: str) -> str:
    match mark:
        case Polygon():
            points = " ".join(f"{number(x)},{number(y)}" for x, y in mark.points)
            return f'<polygon points="{points}"{_paint(mark.fill, mark.stroke, mark.opacity)}/>'
        case Cast():
            return _mark(mark.path, prefix)
        case Path():
            return f'<path d="{path_data(mark.steps)}"{_paint(mark.fill, mark.stroke, mark.opacity)}/>'
        case Line(start=(x1, y1), end=(x2, y2)):
            ends = f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
            return f"<line {ends}{_paint(None, mark.stroke, mark.opacity)}/>"
        case Circle(centre=(x, y), radius=radius):
            place = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
            return f"<circle {place}{_paint(mark.fill, mark.stroke, mark.opacity)}/>"
        case Text():
            return _text(mark, prefix)
        case _:
            assert_never(mark)


def path_data(steps: Iterable[Step]) -> str:
    """Return the steps of a path in SVG's letters."""
    parts = []
    for step in steps:
        match step:
            case Move():
                parts.append("M" + " ".join(map(number, step)))
            case To():
                parts.append("L" + " ".join(map(number, step)))
            case Curve():
                parts.append("C" + " ".join(map(number, step)))
            case Close():
                parts.append("Z")
            case _:
                assert_never(step)
    return "".join(parts)


def _paint(fill: str | None, stroke: Stroke | None, opacity: float) -> str:
    parts = [f' fill="{fill or "none"}"']
    if stroke is not None:
        parts.append(_pen(stroke))
    if opacity != 1.0:
        parts.append(f' opacity="{number(opacity)}"')
    return "".join(parts)


def _pen(stroke: Stroke, unit: float = 1.0) -> str:
    """Return the attributes of a pen where one length of the document is ``unit`` millimetres."""
    parts = [f' stroke="{stroke.colour}" stroke-width="{number(stroke.width / unit)}"']
    if stroke.cap != "butt":
        parts.append(f' stroke-linecap="{stroke.cap}"')
    if stroke.join != "miter":
        parts.append(f' stroke-linejoin="{stroke.join}"')
    if stroke.dash:
        parts.append(f' stroke-dasharray="{" ".join(number(part / unit) for part in stroke.dash)}"')
    return "".join(parts)


def _text(text: Text, prefix: str) -> str:
    """Return a line of text as its glyphs, halo first, in the font's own units, y up."""
    (x, y), unit = text.start, text.size / metrics(text.face).units
    turn = f" rotate({number(text.turn)})" if text.turn else ""
    placed, _ = laid_out(text.text, text.face)
    uses = "".join(
        f'<use href="#{prefix}{_glyph_id(text.face, glyph)}"{_x(pen + order * text.spacing / unit)}/>'
        for order, (glyph, pen) in enumerate(placed)
    )
    halo = "" if text.halo is None else f'<g fill="none"{_pen(text.halo, unit)}>{uses}</g>'
    opacity = "" if text.opacity == 1.0 else f' opacity="{number(text.opacity)}"'
    place = f"translate({number(x)} {number(y)}){turn} scale({unit:.7f} {-unit:.7f})"
    label = f'role="img" aria-label="{escaped(text.text)}"'
    return f'<g {label} transform="{place}" fill="{text.fill}"{opacity}>{halo}{uses}</g>'


def _x(place: float) -> str:
    """Return the attribute of a glyph's place along the line; none for the first."""
    return f' x="{number(place)}"' if place else ""
