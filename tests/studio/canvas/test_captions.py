"""Texts over the map: they stop growing with it, and come into view."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.board.document import new_board
from engine.board.patches import lifted
from engine.board.places import Town
from engine.hexes.sheet import Sheet
from studio.canvas.captions import LARGEST_PX, kept_legible
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Anchor, Circle, Polygon, Stroke, Text, box_of
from studio.mapview.viewport import Viewport
from studio.tools.gestures import Phase, Pointer
from studio.tools.patch_previews import hung
from tests.studio.canvas.conftest import Desk

FAR = Viewport(Box(0.0, 0.0, 200.0, 150.0), 1000.0, 750.0, 4.0, 0.0, 0.0)
NEAR = replace(FAR, scale=20.0, left=50.0, top=50.0)


def bill(x: float, y: float, anchor: Anchor = "start") -> tuple[Text, ...]:
    """Return a bill of three lines next to a place, as the measuring tool writes it."""
    words = ("4 × link at 1", "1 × river at 2", "= 6")
    return tuple(
        Text((x, y + 5.0 * row), line, Face.BOLD, 4.5, "#7a2e05", anchor, halo=Stroke("#ffffff", 1.5))
        for row, line in enumerate(words)
    )


def texts(marks: tuple[object, ...]) -> list[Text]:
    return [mark for mark in marks if isinstance(mark, Text)]


def test_texts_stay_as_they_are_while_they_are_small() -> None:
    ring = Circle((20.0, 20.0), 3.0, stroke=Stroke("#7a2e05", 1.0))
    shown = kept_legible((ring, *bill(25.0, 20.0)), FAR)
    assert (shown[0], *shown[2:]) == (ring, *bill(25.0, 20.0))


def test_texts_do_not_grow_with_the_map_beyond_what_is_legible() -> None:
    shown = texts(kept_legible(bill(60.0, 60.0), NEAR))
    assert [line.size * NEAR.scale for line in shown] == pytest.approx([LARGEST_PX] * 3)
    assert shown[0].at == (60.0, 60.0)
    steps = [lower.at[1] - upper.at[1] for upper, lower in pairwise(shown)]
    assert steps == pytest.approx([LARGEST_PX / NEAR.scale * 5.0 / 4.5] * 2)
    assert all(line.halo is not None and line.halo.width < 1.5 for line in shown)


@pytest.mark.parametrize("place", [(98.0, 60.0), (60.0, 86.5), (40.0, 60.0), (60.0, 50.2)])
def test_a_bill_at_the_edge_of_the_view_is_moved_into_it_as_one(place: tuple[float, float]) -> None:
    shown, seen = texts(kept_legible(bill(*place), NEAR)), NEAR.visible
    assert all(line.at[0] > seen.left and line.at[0] + line.width < seen.right for line in shown)
    assert all(line.at[1] - line.size > seen.top and line.at[1] < seen.bottom for line in shown)
    assert len({line.at[0] for line in shown}) == 1


def test_lines_below_each_other_stand_on_a_ground_of_their_own_that_holds_them_at_every_scale() -> None:
    for view in (NEAR, FAR):
        ground, *lines = kept_legible(bill(20.0, 20.0), view)
        assert isinstance(ground, Polygon)
        assert all(isinstance(line, Text) for line in lines)
        box = box_of(ground)
        assert all(box.common(each) == pytest.approx(each.width * each.height) for each in map(box_of, lines))
    (price,) = kept_legible(bill(20.0, 20.0)[:1], NEAR)
    assert isinstance(price, Text), "a word alone needs none"


def test_a_price_on_the_track_stays_at_its_place() -> None:
    (price,) = texts(kept_legible(bill(99.5, 60.0, "middle")[:1], NEAR))
    assert price.at == (99.5, 60.0)


@pytest.mark.parametrize("px", [120, 240])
def test_names_of_towns_one_below_the_other_stay_at_their_circles(px: int) -> None:
    sheet = Sheet(12, 12)
    labels = ("C3", "E3", "G3")
    board = new_board(sheet, towns=tuple(Town(label, sheet.hex_named(label)) for label in labels))
    around = frozenset(sheet.hex_named(f"{row}{column}") for row in "CDEFG" for column in (2, 3, 4))
    patch = lifted(board, around)
    size = sheet.across_flats_mm
    drawn = hung(board, patch.centred(), sheet.hex_named("F6"))
    shown = kept_legible(drawn, replace(FAR, scale=px / size))
    circles = [mark for mark in shown if isinstance(mark, Circle)]
    names = texts(shown)
    assert [name.text for name in names] == list(labels)
    assert max(name.size for name in names) * px / size == pytest.approx(LARGEST_PX)
    assert [name.at[0] for name in names] == [circle.centre[0] for circle in circles]
    below = [name.at[1] - circle.centre[1] for name, circle in zip(names, circles, strict=True)]
    assert 0 < below[0] < size
    assert below == pytest.approx([below[0]] * len(labels))


def test_the_bill_of_a_measured_build_stays_legible_and_in_view_as_one_zooms_in(desk: Desk) -> None:
    desk.hand.take("measure")
    sheet = desk.session.board.sheet
    phases: tuple[Phase, ...] = ("move", "press", "release")
    for label in ("H6", "H9"):
        for phase in phases:
            desk.hand.send(Pointer(*sheet.centre_mm(sheet.hex_named(label)), phase))
    desk.qtbot.waitUntil(lambda: any(mark.text.startswith("=") for mark in texts(desk.hand.preview)))
    for _ in range(4):
        desk.canvas.navigator.zoom(2.0, desk.px("H9"))
    view = desk.canvas.navigator.view
    lines = [line for line in texts(desk.canvas.over()) if line.anchor == "start"]
    assert lines
    assert all(line.size * view.scale <= LARGEST_PX + 0.01 for line in lines)
    assert all(line.at[0] + line.width < view.visible.right for line in lines)
