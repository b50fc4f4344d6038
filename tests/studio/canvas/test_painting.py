"""However it came about, the map on the screen is the picture of the board as it stands."""

from math import floor
from time import perf_counter

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QCursor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.board.layers import blank_layer
from engine.board.places import Country, Special, Town
from engine.board.terrain import FIRST_OWN, HILL, LAKE, OFF, OPEN, SEA, TerrainKind
from engine.edits.countries import AddCountry, ChangeCountry
from engine.edits.lines import DrawSides
from engine.edits.protocol import Edit
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.edits.terrain_kinds import AddKind, ChangeKind
from engine.edits.towns import ChangeTown, PlaceTown
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.lattice import disc
from engine.hexes.sheet import Sheet, Top
from engine.hexes.sides import hexes_of, side_of
from studio.drawing.maps.ground import toned
from studio.drawing.maps.signposts import plate_box, signposts_of
from studio.drawing.maps.tags import tags_of
from studio.drawing.maps.themes import ATLAS, NIGHT
from studio.drawing.picture import LAYERS, USUAL, picture
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import Extent
from studio.mapview import map_painter, map_view
from studio.mapview.map_painter import Chart
from studio.mapview.tile_painter import RASTER_BELOW_PX, Brushwork, Painting, Style
from studio.mapview.tiles import Key, Level
from studio.painting.player import play
from tests.studio.canvas.boards import small_board
from tests.studio.canvas.conftest import Desk, MakeCanvas

BOARD = small_board()
SHEET = BOARD.sheet
WALES, MOOR, RED = Country("Wales"), TerrainKind("m", "moor"), "#cc8877"


def pixels(image: QImage) -> NDArray[np.int16]:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    flat = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), image.width(), 4)
    return flat[:, :, :3].astype(np.int16)


def differing(one: QImage, other: QImage) -> float:
    """The share of pixels that differ so that it could be seen."""
    return float((np.abs(pixels(one) - pixels(other)).max(axis=2) > 40).mean())


def played(desk: Desk, style: Style) -> QImage:
    """The same view with the whole picture played at once, on the same desk."""
    view = desk.canvas.navigator.view
    image = desk.image().copy()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-floor(view.left * view.scale), -floor(view.top * view.scale))
    painter.scale(view.scale, view.scale)
    left, top, right, bottom = desk.canvas.chart.content
    painter.fillRect(QRectF(left, top, right - left, bottom - top), QColor(style.theme.paper))
    play(picture(desk.session.board, style.theme, layers=style.layers), painter)
    painter.end()
    return image


EDITS: tuple[Edit, ...] = (
    PaintTerrain(tuple(disc(SHEET.hex_at(6, 5), 1)), 1),
    PaintTerrain((SHEET.hex_at(2, 8), SHEET.hex_at(13, 0)), 2),
    DrawSides("river", tuple(side_of(SHEET.hex_at(9, row), at) for row in (6, 7, 8) for at in (0, 1))),
    PlaceTown(Town("Llanfair Caereinion", SHEET.hex_at(10, 7), ("33",))),
    ChangeTown(BOARD.towns[0], Town("Swansea", SHEET.hex_at(7, 2), ("31",))),
    AddCountry(WALES),
    PaintCountry(tuple(disc(SHEET.hex_at(4, 6), 2)), 1),
    ChangeCountry(WALES, Country("Wales", colour=RED)),
    AddKind(MOOR),
    PaintTerrain(tuple(disc(SHEET.hex_at(11, 3), 1)), FIRST_OWN),
    ChangeKind(MOOR, TerrainKind("m", "moor", colour=RED)),
)


@pytest.mark.parametrize("factor", [1.0, 2.3])
def test_after_edits_and_undo_it_looks_as_if_drawn_anew(make_desk: MakeCanvas, factor: float) -> None:
    edited = make_desk(BOARD)
    edited.canvas.navigator.zoom(factor, (320, 240))
    before = edited.image()
    for edit in EDITS:
        assert edited.session.apply(edit)
        edited.canvas.repaint()
    fresh = make_desk(edited.session.board)
    fresh.canvas.navigator.zoom(factor, (320, 240))
    assert differing(edited.image(), fresh.image()) < 1e-4
    assert differing(edited.image(), before) > 0.01
    edited.session.history.setIndex(0)
    assert differing(edited.image(), before) < 1e-4


@pytest.mark.parametrize("factor", [1.0, 1.37, 4.0])
def test_the_tiles_together_are_the_whole_picture(desk: Desk, factor: float) -> None:
    desk.canvas.navigator.zoom(factor, (300, 200))
    assert differing(desk.image(), played(desk, desk.canvas.chart.style)) < 0.002


def test_on_a_screen_twice_as_fine_every_tile_is_in_its_place(
    make_desk: MakeCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, fine = make_desk(BOARD), make_desk(BOARD)
    monkeypatch.setattr(fine.canvas, "devicePixelRatioF", lambda: 2.0)
    fine.settle()
    shown = QImage(fine.canvas.size() * 2, QImage.Format.Format_RGB32)
    shown.setDevicePixelRatio(2.0)
    fine.canvas.render(shown)
    expected = usual.image()
    small = shown.scaled(expected.size(), mode=Qt.TransformationMode.SmoothTransformation)
    small.setDevicePixelRatio(1.0)
    assert differing(small, expected) < 0.1


def test_another_style_is_shown_at_once_and_whole(desk: Desk) -> None:
    style = Style(NIGHT, frozenset(LAYERS) - {"grid"})
    desk.canvas.restyle(style)
    assert differing(desk.image(), played(desk, style)) < 0.002


def test_another_sheet_takes_the_place_of_the_last(desk: Desk) -> None:
    desk.session.replace(small_board("flat"), None, None)
    assert differing(desk.image(), played(desk, desk.canvas.chart.style)) < 0.002


def test_tiny_hexes_are_plain_colours_on_the_right_places(desk: Desk) -> None:
    desk.canvas.resize(220, 160)
    desk.canvas.navigator.zoom_to(RASTER_BELOW_PX / 2 / SHEET.across_flats_mm)
    image = desk.image()
    theme = desk.canvas.chart.style.theme
    for label, colour in (("B2", theme.sea), ("E10", theme.hill), ("I4", theme.land)):
        assert QColor(image.pixel(*map(int, desk.px(label)))).name() == colour


def test_while_the_scale_changes_a_likeness_is_shown(desk: Desk) -> None:
    before = desk.image()
    desk.canvas.navigator.zoom(1.2, (320, 240))
    likeness = desk.canvas.grab().toImage()
    assert differing(likeness, before) > 0.005
    assert differing(likeness, desk.image()) < 0.12


def test_one_edit_paints_no_tile_as_a_whole(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.image()

    def refuse(_brushwork: Brushwork, key: Key) -> QPixmap:
        raise AssertionError(f"{key} was painted as a whole")

    monkeypatch.setattr(Brushwork, "tile", refuse)
    before = desk.canvas.grab().toImage()
    desk.session.apply(PaintTerrain((SHEET.hex_at(6, 5),), 1))
    assert differing(desk.image(), before) > 0


def test_a_patch_of_no_pixels_is_none(desk: Desk) -> None:
    x, y = 30.01, 30.01
    steps = Brushwork(desk.session.board, Style()).patch(Level(1.0, 1.0), Box(x, y, x + 0.1, y + 0.1))
    with pytest.raises(StopIteration) as end:
        next(steps)
    assert end.value.value.isNull()


@pytest.mark.parametrize("size", [(1, 1), (5, 4), (20, 15)])
def test_a_board_without_any_name_is_painted_too(make_desk: MakeCanvas, size: tuple[int, int]) -> None:
    """The first painting waits for the names; that there are none must end the waiting."""
    bare = make_desk(new_board(Sheet(*size)))
    bare.settle()


@pytest.fixture
def idle(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A desk at rest on which nothing is painted but within the frame that shows it."""
    desk.canvas.navigator.zoom(2, (320, 240))
    desk.settle()
    monkeypatch.setattr(Chart, "work", lambda *_: ())
    return desk


@pytest.mark.parametrize(
    ("code", "colour"), [(SEA, ATLAS.sea), (OPEN, ATLAS.land), (LAKE, ATLAS.lake), (OFF, ATLAS.paper)]
)
def test_a_painted_hex_is_seen_in_the_next_frame(idle: Desk, code: int, colour: str) -> None:
    label = "E10" if code == OPEN else "F7"
    idle.session.apply(PaintTerrain((SHEET.hex_named(label),), code))
    x, y = idle.px(label)
    image = idle.canvas.grab().toImage()
    assert image.pixelColor(int(x) + 4, int(y) + 3).name() == colour
    assert not idle.canvas.is_settled


def test_a_countrys_colour_and_its_undo_are_seen_in_the_next_frame(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    dry = [hex_ for hex_ in SHEET.hexes() if BOARD.terrain_at(hex_) == OPEN]
    for edit in (AddCountry(WALES), PaintCountry(tuple(dry), 1)):
        desk.session.apply(edit)
    desk.canvas.navigator.zoom(2, (320, 240))
    desk.settle()
    monkeypatch.setattr(Chart, "work", lambda *_: ())
    x, y = desk.px("F7")

    def colour() -> str:
        return desk.canvas.grab().toImage().pixelColor(int(x) + 4, int(y) + 3).name()

    before = colour()
    desk.session.apply(ChangeCountry(WALES, Country("Wales", colour=RED)))
    assert colour() == toned(RED, ATLAS)
    desk.session.history.undo()
    assert colour() == before


def test_what_lies_over_a_painted_hex_stays_in_sight(idle: Desk) -> None:
    town, side = BOARD.towns[0].hex, BOARD.lines[0].sides[3]
    wet = [hex_ for hex_ in hexes_of(side) if hex_ != town]
    before = idle.canvas.grab().toImage()
    idle.session.apply(PaintTerrain((town, *wet), SEA))
    after = idle.canvas.grab().toImage()
    view = idle.canvas.navigator.view
    ends = SHEET.side_mm(side)
    middle = view.to_px(((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2))
    x, y = view.to_px(SHEET.centre_mm(town))
    at = (int(middle[0]), int(middle[1]))
    assert after.pixelColor(*at).name() == before.pixelColor(*at).name() == ATLAS.river
    plate = QRect(int(x) - 8, int(y) - 5, 16, 10)
    assert differing(after.copy(plate), before.copy(plate)) == 0


def finished(painting: Painting) -> QPixmap:
    """What a painting comes to, all of its steps done."""
    while True:
        try:
            next(painting)
        except StopIteration as end:
            pixmap: QPixmap = end.value
            return pixmap


@pytest.mark.parametrize("code", [OPEN, SEA, OFF, HILL])
@pytest.mark.parametrize("top", ["pointy", "flat"])
def test_a_sketch_of_one_ground_is_the_picture_of_it(qapp: QApplication, code: int, top: Top) -> None:  # noqa: ARG001  # pixmaps need an application
    sheet = Sheet(9, 9, top)
    board = new_board(sheet, terrain=blank_layer(sheet, code))
    brushwork = Brushwork(board, Style(layers=USUAL - {"rim", "hills"}))
    key = Key(Level(3.0, 1.0), 0, 0)
    inside = QRect(30, 30, 150, 150)
    exact, sketch = (
        each.toImage().copy(inside) for each in (finished(brushwork.tile(key)), brushwork.sketch(key))
    )
    assert differing(sketch, exact) < 0.01


@pytest.mark.parametrize("there", [(2, 2), (3, 2)])
def test_signs_of_specials_stay_over_ground_that_is_painted(
    qapp: QApplication,  # noqa: ARG001  # pixmaps need an application
    there: tuple[int, int],
) -> None:
    """They are not gone until the exact picture is there; a tag lies over the hex next to its town, too."""
    sheet = Sheet(9, 9)
    port = Town("Hull", sheet.hex_at(2, 2), ("11", "12", "13"), port=True)
    sea = Special("2", "Sea", any="port")
    signed = Special("1", "London", (sheet.hex_at(3, 2),))
    board = new_board(sheet, keys="dice-36+6", towns=(port,), specials=(signed, sea))
    boxes = [
        *(tag.box for tag in tags_of(Extent(board), port)),
        *(plate_box(sheet, signpost) for signpost in signposts_of(board)),
    ]
    brushwork, key = Brushwork(board, Style()), Key(Level(5.0, 1.0), 0, 0)
    pixmap = finished(brushwork.tile(key))
    exact = pixmap.toImage()
    brushwork.touch_up(key, pixmap, [sheet.hex_at(*there)])
    for box in boxes:
        seen = QRect(*(round(5 * at) for at in (box.left, box.top, box.width, box.height)))
        assert differing(pixmap.toImage().copy(seen), exact.copy(seen)) < 0.1


def test_where_the_view_moves_to_is_sketched_at_once(idle: Desk) -> None:
    idle.canvas.navigator.pan(300, 300)
    image = idle.canvas.grab().toImage()
    x, y = idle.px("A1")
    assert image.pixelColor(int(x), int(y)).name() == ATLAS.sea
    assert not idle.canvas.is_settled


class SlowClock:
    """A clock on which each look takes a millisecond, however busy the machine is."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def test_a_view_of_plain_colours_is_there_with_its_first_frame(
    make_desk: MakeCanvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SlowClock()
    monkeypatch.setattr(map_view, "perf_counter", clock)
    monkeypatch.setattr(map_painter, "perf_counter", clock)
    shown = make_desk(new_board(Sheet(200, 150, labels=LabelScheme(blocks=usual_blocks(150, 200)))))
    canvas = shown.canvas
    canvas.chart.restyle(Style(theme=NIGHT))
    assert not canvas.is_exact
    canvas.grab()
    assert canvas.is_exact


@pytest.mark.parametrize("top", ["pointy", "flat"])
@pytest.mark.parametrize("ratio", [1.0, 1.5])
def test_plain_tiles_cut_from_one_picture_are_those_painted_one_by_one(top: Top, ratio: float) -> None:
    sheet = Sheet(130, 120, top, labels=LabelScheme(blocks=usual_blocks(120, 130)))
    ground = blank_layer(sheet).copy()
    ground[::3, ::2] = HILL
    ground.setflags(write=False)
    towns = (Town("Rim", sheet.hex_at(0, 60)), Town("Middle", sheet.hex_at(60, 60)))
    brushwork = Brushwork(new_board(sheet, terrain=ground, towns=towns), Style())
    # Wider than the map: some tiles lie wholly next to the sheet, some on its edge, some within.
    level = Level(0.77, ratio)
    areas = [Key(level, column, row).pixels for row in range(-2, 6) for column in range(-2, 6)]
    whole = QRect()
    for area in areas:
        whole = whole.united(area)
    together = brushwork.plain_view(level, whole)
    assert {together.cut(area).hasAlpha() for area in areas} == {True, False}
    for area in areas:
        tile = together.cut(area)
        alone = brushwork.plain(level, area)
        assert tile.hasAlpha() == alone.hasAlpha()
        # A pixel whose middle lies on a side may fall to either hex.
        assert differing(tile.toImage(), alone.toImage()) < 0.0001


def test_a_tile_made_for_a_sliver_of_it_is_shown_whole_after(make_desk: MakeCanvas) -> None:
    desk = make_desk(new_board(Sheet(200, 150, labels=LabelScheme(blocks=usual_blocks(150, 200)))))
    desk.settle()
    canvas = desk.canvas
    canvas.chart.restyle(Style(theme=NIGHT))
    sliver = QRect(0, 0, canvas.width(), canvas.height() // 2)
    late = perf_counter() + 60
    frame = map_painter.Frame(canvas.navigator.view, 1.0, sliver, late)
    pixmap = QPixmap(canvas.size())
    painter = QPainter(pixmap)
    assert not canvas.chart.paint(painter, frame)
    painter.end()
    shown = canvas.chart.work(frame, late)
    below = canvas.navigator.view.to_mm((0, canvas.height() // 2 + 20))[1]
    assert any(box.top < below < box.bottom for box in shown)
    assert canvas.chart.work(frame, late) == ()


def test_what_is_nearest_to_the_pointer_is_painted_first(make_desk: MakeCanvas) -> None:
    desk = make_desk(small_board())
    desk.settle()
    canvas, view = desk.canvas, desk.canvas.navigator.view
    eye = view.to_mm((canvas.width() - 30, canvas.height() - 30))
    frame = map_painter.Frame(view, 1.0, canvas.rect(), perf_counter() + 60, eye=eye)
    canvas.chart.restyle(Style(theme=NIGHT))
    first: list[Box] = []
    while not first:
        first += canvas.chart.work(frame, perf_counter())
    assert first[0].holds(*eye)
    elsewhere = map_painter.Frame(view, 1.0, canvas.rect(), perf_counter() + 60)
    middle = view.to_mm((canvas.width() / 2, canvas.height() / 2))
    assert elsewhere.keys(view.visible)[0].box.grown(1e-6).holds(*middle)


def test_a_map_asks_for_what_is_under_the_pointer_first(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas = desk.canvas
    there = canvas.mapToGlobal(QPoint(40, 50))
    monkeypatch.setattr(QCursor, "pos", lambda: there)
    monkeypatch.setattr(canvas, "underMouse", lambda: True)
    eyes: list[object] = []

    def noted(_painter: QPainter, frame: map_painter.Frame) -> bool:
        eyes.append(frame.eye)
        return True

    monkeypatch.setattr(canvas.chart, "paint", noted)
    canvas.grab()
    assert eyes == [canvas.navigator.view.to_mm((40, 50))]
