"""Marks tell the boxes they lie in; layers move and are cut as values."""

import math

import pytest

from studio.drawing.shapes.boxes import Box, around
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import (
    Anchor,
    Cast,
    Circle,
    Close,
    Curve,
    Drawing,
    Form,
    Layer,
    Line,
    Mark,
    Move,
    Path,
    Polygon,
    Stroke,
    Text,
    To,
    box_of,
    moved,
)
from studio.drawing.shapes.scaling import scaled

PEN = Stroke("#000000", 2.0)
MITRED = Stroke("#000000", 2.0, join="miter")


@pytest.mark.parametrize(
    ("mark", "expected"),
    [
        (Polygon(((0, 0), (4, 0), (4, 3))), (0, 0, 4, 3)),
        (Polygon(((0, 0), (4, 0), (4, 3)), stroke=PEN), (-1, -1, 5, 4)),
        (Polygon(((0, 0), (4, 0), (4, 3)), stroke=MITRED), (-2, -2, 6, 5)),
        (Path((Move(1, 1), To(2, 5), Curve(3, 9, 4, 9, 6, 2), Close())), (1, 1, 6, 9)),
        (Line((5, 1), (2, 1), PEN), (1, 0, 6, 2)),
        (Circle((10, 10), 3, stroke=PEN), (6, 6, 14, 14)),
    ],
)
def test_a_mark_tells_the_box_it_paints_in(mark: Mark, expected: tuple[float, ...]) -> None:
    assert box_of(mark) == pytest.approx(expected)


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_text_stands_where_its_anchor_says(anchor: Anchor) -> None:
    text = Text((50, 20), "Cardiff", Face.BOLD, 3.0, "#000000", anchor=anchor)
    box, share = box_of(text), {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    assert box.left == pytest.approx(50 - share * text.width)
    assert box.right == pytest.approx(50 + (1 - share) * text.width)
    assert box.top < 20 < box.bottom


def test_a_turned_text_turns_about_its_anchor() -> None:
    level = Text((50, 20), "Severn", Face.ITALIC, 3.0, "#000000", anchor="middle")
    upright = Text((50, 20), "Severn", Face.ITALIC, 3.0, "#000000", anchor="middle", turn=90)
    assert box_of(upright).height == pytest.approx(box_of(level).width)
    assert box_of(upright).centre[1] == pytest.approx(20)


def test_letters_are_spaced_only_between_each_other() -> None:
    close = Text((0, 0), "WALES", Face.REGULAR, 4.0, "#000000")
    wide = Text((0, 0), "WALES", Face.REGULAR, 4.0, "#000000", spacing=2.0)
    assert wide.width - close.width == pytest.approx(8.0)


def test_a_layer_moves_with_its_clip_and_is_cut_again() -> None:
    layer = Layer("a", (), clip=Box(0, 0, 10, 10))
    assert moved(layer, 5, 7) == Layer("a", (), (5, 7), Box(5, 7, 15, 17))
    assert moved(layer, 5, 7, Box(6, 0, 99, 99)) == Layer("a", (), (5, 7), Box(6, 7, 15, 17))
    assert moved(Layer("a", ()), 5, 7, Box(6, 0, 9, 9)).clip == Box(6, 0, 9, 9)


def test_drawings_are_equal_by_value_and_know_their_layers() -> None:
    one, two = (Drawing(3, 4, (Layer("a", (Circle((0, 0), 1),)),)) for _ in range(2))
    assert one == two
    assert hash(one) == hash(two)
    assert one.layer("a").marks == tuple(one.marks())
    with pytest.raises(KeyError):
        one.layer("b")


def test_boxes_measure_what_they_share() -> None:
    box = around([(1, 2), (5, 4), (3, 9)])
    assert box == Box(1, 2, 5, 9)
    assert [box.width, box.height, *box.centre] == [4, 7, 3, 5.5]
    assert box.common(Box(4, 0, 9, 3)) == 1
    assert box.touches(Box(5, 9, 6, 10))
    assert box.common(Box(5, 9, 6, 10)) == 0
    assert box.cut(Box(4, 0, 9, 3)) == Box(4, 2, 5, 3)
    assert box.cut(Box(6, 1, 9, 3)) == Box(6, 2, 6, 3)
    assert box.cut(Box(6, 1, 9, 3)).empty
    assert not box.empty
    assert box.holds(1, 9)
    assert not box.holds(0.9, 5)
    assert math.isclose(box.grown(1).width, 6)


def test_a_layer_cut_to_where_it_is_not_is_hidden_and_no_box_is_inside_out() -> None:
    layer = Layer("a", (), clip=Box(0, 0, 10, 10))
    for seen in (Box(0, 40, 10, 60), Box(40, 0, 60, 10), Box(0, 10, 10, 20)):
        cut = moved(layer, 0, 0, seen)
        assert cut.clip is not None
        assert cut.clip.left <= cut.clip.right
        assert cut.clip.top <= cut.clip.bottom
        assert cut.hidden
    assert not moved(layer, 0, 0, Box(9, 9, 20, 20)).hidden
    assert not Layer("a", ()).hidden


LEAF = (Move(1, 0), Curve(2, -1, 3, -1, 4, 0), To(3, 2), Close())


def test_a_cast_is_its_form_elsewhere_and_of_another_size() -> None:
    cast = Cast(Form(LEAF), 10, 20, "#ff0000", PEN, 0.5, size=2)
    moved_leaf = (Move(12, 20), Curve(14, 18, 16, 18, 18, 20), To(16, 24), Close())
    assert cast.path == Path(moved_leaf, "#ff0000", PEN, 0.5)
    assert box_of(cast) == box_of(cast.path)
    assert box_of(Cast(Form(LEAF), 10, 20)) == box_of(Cast(Form(LEAF), 10, 20).path)


def test_casts_of_equal_forms_are_the_same_mark() -> None:
    one, other = (Cast(Form(LEAF), 1, 2, "#ff0000") for _ in range(2))
    assert one == other
    assert len({one, other, Cast(Form(LEAF[:3]), 1, 2, "#ff0000")}) == 2
    assert Form(LEAF) != LEAF


def test_a_scaled_cast_is_its_scaled_path() -> None:
    cast = Cast(Form(LEAF), 10, 20, None, PEN, size=2)
    small = scaled(cast, 0.5, (100.0, 7.0), 0.25)
    assert isinstance(small, Cast)
    assert small.path == scaled(cast.path, 0.5, (100.0, 7.0), 0.25)
