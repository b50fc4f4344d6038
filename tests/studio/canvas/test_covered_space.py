"""What room the map has next to a window over it."""

from studio.canvas.covered_space import widest_beside
from studio.drawing.shapes.boxes import Box
from studio.mapview.viewport import fitted_viewport

WHOLE = Box(0, 0, 900, 600)


def test_the_largest_part_beside_a_window_is_left() -> None:
    assert widest_beside(WHOLE, Box(600, 100, 1200, 500)) == Box(0, 0, 600, 600)
    assert widest_beside(WHOLE, Box(-300, -50, 200, 700)) == Box(200, 0, 900, 600)
    assert widest_beside(WHOLE, Box(-10, 300, 1000, 700)) == Box(0, 0, 900, 300)


def test_a_window_elsewhere_or_over_nearly_all_leaves_the_whole() -> None:
    assert widest_beside(WHOLE, Box(901, 0, 1200, 600)) == WHOLE
    assert widest_beside(WHOLE, Box(100, 50, 1200, 600)) == WHOLE
    assert widest_beside(WHOLE, Box(0, 0, 0, 0)) == WHOLE


def test_a_place_is_brought_into_a_part_of_the_view() -> None:
    view = fitted_viewport(Box(0, 0, 90, 60), 900, 600).zoomed(2.0, (450, 300))
    room, place = Box(0, 0, 400, 600), Box(70, 20, 76, 26)
    shown = view.showing_in(room, place)
    corners = shown.to_px((place.left, place.top)), shown.to_px((place.right, place.bottom))
    assert all(room.holds(*corner) for corner in corners)
    assert (shown.width, shown.height, shown.scale) == (view.width, view.height, view.scale)
    assert shown.showing_in(room, place) is shown
