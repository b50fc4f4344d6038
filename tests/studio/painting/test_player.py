"""The painter paints what the marks say, and sets letters where they were measured."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter

from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import FAMILY, Face, width_mm
from studio.drawing.shapes.marks import (
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
)
from studio.painting.player import font_of, play, play_marks

pytestmark = pytest.mark.usefixtures("qapp")
RED = "#ff0000"


def painted(*marks: Mark, clip: Box | None = None, offset: tuple[float, float] = (0, 0)) -> QImage:
    """Return marks painted on white, 20 by 20 mm at 10 pixels a millimetre."""
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(10, 10)
    play(Drawing(20, 20, (Layer("a", marks, offset, clip),)), painter)
    painter.end()
    return image


def ink(image: QImage, x: float, y: float) -> str:
    """Return the colour at a place in millimetres."""
    return image.pixelColor(round(x * 10), round(y * 10)).name()


@pytest.mark.parametrize(
    "mark",
    [
        Polygon(((5, 5), (15, 5), (15, 15), (5, 15)), fill=RED),
        Path((Move(5, 5), Curve(9, 3, 12, 3, 15, 5), To(15, 15), To(5, 15), Close()), fill=RED),
        Line((5, 10), (15, 10), Stroke(RED, 4)),
        Circle((10, 10), 4, fill=RED),
        Text((10, 12), "M", Face.BOLD, 9, RED, "middle", halo=Stroke(RED, 3)),
    ],
)
def test_every_mark_paints_its_middle_and_leaves_the_corner(mark: Mark) -> None:
    image = painted(mark)
    assert ink(image, 10, 10) == RED
    assert ink(image, 0.5, 0.5) == "#ffffff"


def test_a_layer_is_moved_and_cut() -> None:
    image = painted(
        Polygon(((0, 0), (10, 0), (10, 10), (0, 10)), fill=RED), clip=Box(0, 0, 12, 20), offset=(5, 5)
    )
    assert [ink(image, x, 10) for x in (4, 6, 11, 13)] == ["#ffffff", RED, RED, "#ffffff"]


@pytest.mark.parametrize("clip", [Box(4, 8, 16, 8), Box(8, 4, 8, 16), Box(4, 12, 16, 8)])
def test_nothing_is_painted_of_a_layer_with_an_empty_clip(clip: Box) -> None:
    """Qt would turn a box that is inside out the right way round and paint in it."""
    image = painted(Polygon(((0, 0), (20, 0), (20, 20), (0, 20)), fill=RED), clip=clip)
    assert {ink(image, 10, y / 4) for y in range(80)} == {"#ffffff"}


def test_dashes_are_measured_in_millimetres() -> None:
    image = painted(Line((0, 10), (20, 10), Stroke(RED, 2, dash=(4, 4), cap="butt")))
    assert [ink(image, x, 10) for x in (2, 6, 10, 14, 18)] == [RED, "#ffffff", RED, "#ffffff", RED]


def test_opacity_does_not_leak_into_the_next_mark() -> None:
    faint = Polygon(((0, 0), (20, 0), (20, 10), (0, 10)), fill=RED, opacity=0.5)
    image = painted(faint, Polygon(((0, 10), (20, 10), (20, 20), (0, 20)), fill=RED))
    assert ink(image, 10, 15) == RED
    assert ink(image, 10, 5) in {"#ff7f7f", "#ff8080"}


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("name", ["Tenby", "AVATAR To. Wye", "Weston-super-Mare", "11 66 42"])
def test_qt_sets_a_name_as_long_as_it_was_measured(face: Face, name: str) -> None:
    assert QFontMetricsF(font_of(face)).horizontalAdvance(name) == pytest.approx(
        width_mm(name, face, 100), rel=0.005
    )


@pytest.mark.parametrize("face", Face)
def test_qt_sets_the_face_we_ship(face: Face) -> None:
    info = QFontInfo(font_of(face))
    assert info.family() == FAMILY
    assert (info.bold(), info.italic()) == (face is Face.BOLD, face is Face.ITALIC)


def test_a_text_is_painted_within_its_own_box() -> None:
    text = Text((10, 10), "Ágjy Wl", Face.ITALIC, 4, RED, "middle", turn=30)
    image = painted(text)
    box = box_of(text).grown(0.3)
    inked = [
        (x / 10, y / 10) for x in range(200) for y in range(200) if image.pixelColor(x, y).name() != "#ffffff"
    ]
    assert inked
    assert all(box.holds(x, y) for x, y in inked)


def test_casts_are_painted_as_their_paths() -> None:
    leaf = Form((Move(1, 0), Curve(2, -1, 3, -1, 4, 0), To(3, 2), Close()))
    casts = [Cast(leaf, 3, 3, RED, Stroke("#204060", 0.3), 0.5, size) for size in (1, 2.5)]
    assert painted(*casts) == painted(*(cast.path for cast in casts))


def test_marks_in_a_row_are_painted_as_each_by_itself() -> None:
    """Whatever came before a mark, it has its own brush, pen and opacity."""
    blue = Stroke("#0000ff", 0.7)
    square = Polygon(((2, 2), (9, 2), (9, 9), (2, 9)), RED, blue, 0.5)
    marks: list[Mark] = [
        square,
        Text((4, 8), "Wye", Face.BOLD, 5, "#00aa00", halo=Stroke("#ffffff", 0.8)),
        Path((Move(3, 3), Curve(9, 3, 12, 3, 15, 15)), stroke=blue),
        Circle((10, 10), 4, fill=RED),
        Line((5, 10), (15, 12), blue, 0.3),
        Circle((12, 8), 3, RED, Stroke("#0000ff", 0.7)),
        square,
    ]
    one = painted(*marks)
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(10, 10)
    for mark in marks:
        play_marks([mark], painter)
    painter.end()
    assert one == image


@pytest.mark.parametrize("language", ["tr_TR", "nl_NL", "ro_RO", "ca_ES", "de_DE", "ar_EG"])
def test_letters_look_the_same_in_every_language(language: str) -> None:
    """Turkish dots its i otherwise, Dutch joins i and j, Romanian has commas where others have cedillas."""
    texts = [
        Text((1, 5 + 3 * row), "ij Şţ l·l ÍJ 12.5", face, 2.5, "#000000") for row, face in enumerate(Face)
    ]
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("en_GB"))
        expected = painted(*texts)
        QLocale.setDefault(QLocale(language))
        assert painted(*texts) == expected
    finally:
        QLocale.setDefault(before)
