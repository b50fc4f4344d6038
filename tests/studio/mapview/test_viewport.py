"""The view's arithmetic: what is under the pointer stays there, and the board stays in view."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from studio.drawing.shapes.boxes import Box
from studio.mapview.viewport import CLOSEST, Viewport, fitted_viewport, nearest, step_factor

sizes = st.floats(60, 4000)
lengths = st.floats(20, 5000)


@st.composite
def viewports(draw: st.DrawFn) -> Viewport:
    """A view that has been zoomed and panned about."""
    view = fitted_viewport(Box(-5, -8, draw(lengths), draw(lengths)), draw(sizes), draw(sizes))
    for _ in range(draw(st.integers(0, 4))):
        if draw(st.booleans()):
            view = view.panned(draw(st.floats(-3000, 3000)), draw(st.floats(-3000, 3000)))
        else:
            view = view.zoomed(draw(st.floats(0.2, 5)), draw(pixels(view)))
    return view


def pixels(view: Viewport) -> st.SearchStrategy[tuple[float, float]]:
    """Any pixel of a view."""
    return st.tuples(st.floats(0, view.width), st.floats(0, view.height))


def near(one: tuple[float, float], two: tuple[float, float], within: float = 1e-6) -> bool:
    return math.dist(one, two) < within


@given(st.data(), viewports(), st.floats(0.01, 100))
def test_zooming_keeps_the_place_under_the_pointer(
    data: st.DataObject, view: Viewport, factor: float
) -> None:
    pixel = data.draw(pixels(view))
    place = view.to_mm(pixel)
    anchor = nearest(view.content, place)
    moved = view.zoomed(factor, pixel)
    assert near(moved.to_px(anchor), view.to_px(anchor), 1e-4)
    if anchor == place:
        assert near(moved.to_mm(pixel), place)


@given(viewports(), st.floats(0.01, 100))
def test_some_of_the_board_is_always_in_view(view: Viewport, factor: float) -> None:
    assert view.visible.grown(1e-6).touches(view.content)
    assert view.zoomed(factor, (0, 0)).visible.grown(1e-6).touches(view.content)
    assert view.resized(200, 100).visible.touches(view.content)


@given(viewports(), st.floats(0.001, 1000))
def test_the_scale_stays_within_its_limits(view: Viewport, factor: float) -> None:
    smallest, largest = view.scale_limits
    scale = view.zoomed(factor, (1, 1)).scale
    assert smallest * 0.999 <= scale <= largest * 1.001


@given(viewports())
def test_a_pixel_and_its_place_are_each_others_own(view: Viewport) -> None:
    assert near(view.to_px(view.to_mm((12.5, 40))), (12.5, 40))


@given(viewports())
def test_fitting_shows_everything_in_the_middle(view: Viewport) -> None:
    seen = view.fitted().visible
    assert seen.grown(1e-6).holds(view.content.left, view.content.top)
    assert seen.grown(1e-6).holds(view.content.right, view.content.bottom)
    assert near(seen.centre, view.content.centre)


@given(viewports(), st.floats(0, 1), st.floats(0, 1))
def test_showing_a_place_brings_it_into_view(view: Viewport, x: float, y: float) -> None:
    at = (
        view.content.left + x * (view.content.width - 6),
        view.content.top + y * (view.content.height - 6),
    )
    wanted = Box(at[0], at[1], at[0] + 6, at[1] + 6)
    shown = view.showing(wanted)
    if shown.scale > shown.scale_limits[0] * 1.001:
        assert shown.visible.grown(1e-6).holds(*at)
    assert shown.showing(wanted).scale == shown.scale


def test_showing_what_is_in_view_moves_nothing() -> None:
    view = fitted_viewport(Box(0, 0, 100, 100), 800, 600)
    assert view.showing(Box(10, 10, 20, 20)) is view


def test_surroundings_beyond_the_content_move_no_view() -> None:
    view = fitted_viewport(Box(0, 0, 100, 100), 800, 600)
    assert view.showing(Box(95, 40, 130, 60)) is view
    assert view.zoomed(8, (400, 300)).showing(Box(95, 40, 130, 60)).visible.holds(100, 50)


def test_panning_stops_where_the_middle_would_leave_the_board() -> None:
    view = fitted_viewport(Box(0, 0, 100, 50), 800, 600).zoomed(4, (400, 300))
    assert view.panned(1e6, 1e6).visible.centre == pytest.approx((0, 0))
    assert view.panned(-1e6, -1e6).visible.centre == pytest.approx((100, 50))


def test_panning_moves_the_picture_with_the_pointer() -> None:
    view = fitted_viewport(Box(0, 0, 100, 50), 800, 600).zoomed(4, (400, 300))
    x, y = view.to_px((50, 25))
    assert view.panned(30, -20).to_px((50, 25)) == pytest.approx((x + 30, y - 20))


def test_three_notches_double_the_scale_and_no_zoom_passes_the_closest() -> None:
    assert step_factor(3) == pytest.approx(2)
    assert step_factor(-3) == pytest.approx(0.5)
    view = fitted_viewport(Box(0, 0, 100, 50), 800, 600)
    assert view.zoomed(1e9, (400, 300)).scale == CLOSEST
