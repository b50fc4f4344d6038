"""SVG is the same text every time, well-formed whatever the names, and complete in itself."""

import re
from pathlib import Path as File
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import (
    Cast,
    Circle,
    Close,
    Curve,
    Drawing,
    Form,
    Layer,
    Line,
    Move,
    Path,
    Polygon,
    Stroke,
    Text,
    To,
)
from studio.drawing.svg import number, svg

GOLDEN = File(__file__).parent / "golden"
PEN = Stroke("#204060", 0.5, dash=(1.0, 0.5), cap="butt")

EVERY_MARK = Drawing(
    40,
    30,
    (
        Layer("ground", (Polygon(((0, 0), (40, 0), (40, 30), (0, 30)), fill="#f4f0e4"),)),
        Layer(
            "rest",
            (
                Path((Move(5, 5), Curve(10, 0, 15, 10, 20, 5), To(20, 9), Close()), "#a0c0e0", PEN, 0.5),
                Line((1, 20.00049), (39, 20), Stroke("#000000", 0.25)),
                Circle((30, 10), 4, "#ffffff", Stroke("#aa0000", 0.3, join="miter")),
                Text((20, 25), "Taff & Wye", Face.ITALIC, 4, "#123456", "middle", turn=-12.5),
                Text((30, 11), "A1", Face.BOLD, 3, "#000000", "middle", 0.2, halo=Stroke("#ffffff", 0.8)),
            ),
            offset=(1, 2),
            clip=Box(2, 2, 38, 28),
        ),
    ),
)


def test_every_mark_is_written_as_it_always_was() -> None:
    assert svg(EVERY_MARK, "Every mark") == (GOLDEN / "every-mark.svg").read_text("utf-8")


def test_the_same_drawing_gives_the_same_bytes() -> None:
    assert svg(EVERY_MARK) == svg(EVERY_MARK)


def test_names_with_the_signs_of_xml_stay_names() -> None:
    name = "A<b> & \"c\" \x00\x1b 'd' ]]> Ŵ"
    drawing = Drawing(9, 9, (Layer('"><x', (Text((0, 0), name, Face.REGULAR, 3, "#000000"),)),))
    root = ElementTree.fromstring(svg(drawing, title=name))
    labels = [node.get("aria-label") for node in root.iter() if node.get("aria-label")]
    assert labels == ["A<b> & \"c\" \ufffd\ufffd 'd' ]]> Ŵ"]
    assert not list(root.iter("{http://www.w3.org/2000/svg}x"))


def test_every_glyph_that_is_used_is_defined_once() -> None:
    root = ElementTree.fromstring(svg(EVERY_MARK))
    ids = [node.get("id") for node in root.iter() if node.get("id")]
    used = {node.get("href", "").removeprefix("#") for node in root.iter("{http://www.w3.org/2000/svg}use")}
    assert len(ids) == len(set(ids))
    assert used <= set(ids)
    assert {"i-T", "i-ampersand", "b-A", "b-one"} <= used


NAMES = st.lists(st.sampled_from(["", "a", "a b", "r", "clip", "1", '"><x', "é", "a-1", "\ud800", "map-"]))


@given(NAMES, NAMES, st.sampled_from(["", "map-"]))
def test_ids_are_names_of_xml_and_each_stands_for_one_thing(
    layers: list[str], texts: list[str], prefix: str
) -> None:
    """As two pictures in one page: what each uses is its own."""
    marks = tuple(Text((0, 0), text, Face.BOLD, 3, "#000000") for text in texts)
    drawing = Drawing(9, 9, tuple(Layer(name, marks, clip=Box(0, 0, 9, 9)) for name in layers))
    pictures = [ElementTree.fromstring(svg(drawing, "", part)) for part in (prefix, "other-")]
    known = [[node.get("id", "") for node in picture.iter() if "id" in node.attrib] for picture in pictures]
    assert all(re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.-]*", each) for ids in known for each in ids)
    assert len({*known[0], *known[1]}) == len(known[0]) + len(known[1])
    for picture, ids in zip(pictures, known, strict=True):
        used = {node.get("href", "").removeprefix("#") for node in picture.iter()}
        used |= {node.get("clip-path", "")[5:-1] for node in picture.iter()}
        assert used - {""} <= set(ids)


NASTY = st.text(st.one_of(st.sampled_from("<>&\"'\x00\x1b\n\r\u202e\ud800\ufffe]"), st.characters()))


@given(NASTY)
def test_a_picture_gives_a_name_back(name: str) -> None:
    drawing = Drawing(9, 9, (Layer(name, (Text((0, 0), name, Face.REGULAR, 3, "#000000"),)),))
    root = ElementTree.fromstring(svg(drawing, name).encode())
    (title,) = root.iter("{http://www.w3.org/2000/svg}title") if name else (None,)
    labels = [node.get("aria-label") for node in root.iter() if "aria-label" in node.attrib]
    assert labels in ([], [title.text if title is not None else ""])
    kept = {sign for sign in name if sign.isprintable() and sign not in "\ufffe\uffff"}
    assert title is None or kept <= set(title.text or "")


@pytest.mark.parametrize(
    ("value", "text"),
    [(0, "0"), (-0.0001, "0"), (2.5, "2.5"), (100, "100"), (1 / 3, "0.333"), (-7.1, "-7.1")],
)
def test_numbers_are_written_short_and_to_a_thousandth(value: float, text: str) -> None:
    assert number(value) == text


def test_nothing_is_written_of_a_layer_with_an_empty_clip() -> None:
    """Neither the layer, nor its clip, nor the letters it alone would need."""
    said = Layer("gone", (Text((5, 5), "Q", Face.BOLD, 3, "#000000"),), clip=Box(0, 9, 9, 9))
    assert svg(Drawing(10, 10, (said,))) == svg(Drawing(10, 10))


def test_a_cast_is_written_as_its_path() -> None:
    cast = Cast(Form((Move(1, 0), To(4, 0.0004), Close())), 10.5, 20, "#ff0000", PEN, size=2)
    one, other = (svg(Drawing(9, 9, (Layer("a", (mark,)),))) for mark in (cast, cast.path))
    assert one == other
