"""Colours as a press prints them."""

import pytest

from studio.drawing.maps.themes import THEMES
from studio.drawing.picture import picture
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.inks import inks_of, recoloured
from studio.drawing.shapes.marks import Circle, Drawing, Layer, Line, Path, Polygon, Stroke, Text
from tests.studio.drawing.boards import full_board


def numbers(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


@pytest.mark.parametrize("colour", ["#ffffff", "#f4eedd", "#a9cfe6", "#808080", "#c7b285", "#8a3a30"])
def test_what_a_press_can_print_stays_as_it_is(colour: str) -> None:
    assert numbers(inks_of(colour).seen) == pytest.approx(numbers(colour), abs=3)


@pytest.mark.parametrize("colour", ["#0000ff", "#00ff00", "#ff00ff"])
def test_what_shines_only_on_screens_gets_duller(colour: str) -> None:
    seen = numbers(inks_of(colour).seen)
    assert max(seen) - min(seen) < 200
    assert seen.index(max(seen)) in [at for at, value in enumerate(numbers(colour)) if value == 255]


@pytest.mark.parametrize("colour", ["#000000", "#101010", "#2a2a2a"])
def test_black_is_one_ink(colour: str) -> None:
    assert inks_of(colour).plate == "#000000"


def test_white_is_no_ink() -> None:
    assert inks_of("#ffffff").plate == "#ffffff"


def test_no_colour_of_a_map_style_needs_more_ink_than_paper_takes() -> None:
    """Coated paper takes 300 %; a form of three numbers has black in the place of the third ink."""
    for theme in THEMES.values():
        found: set[str] = set()

        def keep(colour: str, found: set[str] = found) -> str:
            found.add(colour)
            return colour

        recoloured(picture(full_board(), theme), keep)
        assert len(found) > 5
        for colour in found:
            shares = [value / 255 for value in numbers(inks_of(colour).plate)]
            black = 1 - max(shares)
            inks = [1 - (share / max(shares) if max(shares) else 1) for share in shares]
            assert sum(inks) + black <= 3.0


def test_every_colour_of_a_drawing_is_changed() -> None:
    pen = Stroke("#111111", 1.0)
    marks = (
        Polygon(((0, 0), (1, 0), (1, 1)), "#222222", pen),
        Path((), "#333333"),
        Line((0, 0), (1, 1), pen),
        Circle((0, 0), 1.0, "#444444"),
        Text((0, 0), "a", Face.REGULAR, 3.0, "#555555", halo=pen),
    )
    changed = recoloured(Drawing(9, 9, (Layer("a", marks),)), lambda colour: colour.replace("#", "#0")[:7])
    polygon, path, line, circle, text = changed.layers[0].marks
    assert isinstance(polygon, Polygon)
    assert isinstance(path, Path)
    assert isinstance(line, Line)
    assert isinstance(circle, Circle)
    assert isinstance(text, Text)
    assert polygon.stroke is line.stroke is text.halo
    assert line.stroke.colour == "#011111"
    assert [polygon.fill, path.fill, circle.fill, text.fill] == ["#022222", "#033333", "#044444", "#055555"]
