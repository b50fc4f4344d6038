"""What the canvas keeps of chunks, tiles and names, and what it lets go."""

import math
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from engine.edits.sheet import ChangeSheet
from engine.hexes.margins import Margins
from engine.workers import WorkerLostError
from studio.drawing.lettering.lettering import Names, place_names
from studio.drawing.lettering.visible_names import names_in_sight
from studio.drawing.maps.themes import ATLAS, NIGHT, Theme
from studio.drawing.picture import BoxedLayer, boxed_layers
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Text
from studio.mapview import name_layer as names_module
from studio.mapview import picture_chunks as scene_module
from studio.mapview import tile_painter as brushwork_module
from studio.mapview import tiles as tiles_module
from studio.mapview.map_painter import Chart, Frame
from studio.mapview.name_layer import NamePlacing
from studio.mapview.picture_chunks import Scene
from studio.mapview.tile_painter import Brushwork, Style
from studio.mapview.tiles import Key, Level, Tiles, keys_over, pixels_of
from studio.mapview.viewport import fitted_viewport
from studio.session.background.worker_process import COUNTING
from tests.benchmarks.boards import sample_board
from tests.studio.canvas.boards import renamed, small_board

BOARD = small_board()
LEVEL, OTHER = Level(2.0, 1.0), Level(3.0, 1.0)
WHOLE = Box(0, 0, 140, 90)


class Drawn:
    """Draws, and remembers which boxes."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []

    def __call__(self, board: Board, box: Box) -> Iterator[BoxedLayer]:
        self.boxes.append(box)
        return boxed_layers(board, ATLAS, box, frozenset({"grid", "rim"}))


def drawn_at_once(scene: Scene, box: Box) -> int:
    """Draw the chunks over a box, and tell in how many steps."""
    return sum(1 for _ in scene.chunks(box))


def test_a_chunk_is_drawn_once_until_something_in_it_changes() -> None:
    drawn = Drawn()
    scene = Scene(BOARD, drawn)
    for _ in range(2):
        drawn_at_once(scene, WHOLE)
    count = len(drawn.boxes)
    assert count == len(set(drawn.boxes)) > 1
    changed = Box(5, 5, 6, 6)
    scene.show(BOARD, (changed,))
    drawn_at_once(scene, WHOLE)
    assert drawn.boxes[count:] == [box for box in drawn.boxes[:count] if box.touches(changed)]
    scene.show(BOARD, None)
    drawn_at_once(scene, WHOLE)
    assert len(drawn.boxes) == 2 * count + 1


def test_the_chunks_not_wanted_for_longest_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene_module, "MOST_MARKS", 10)
    drawn = Drawn()
    scene = Scene(BOARD, drawn)
    drawn_at_once(scene, WHOLE)
    count = len(drawn.boxes)
    drawn_at_once(scene, WHOLE)
    assert len(drawn.boxes) > count


def test_a_chunk_is_drawn_layer_by_layer() -> None:
    drawn = Drawn()
    scene = Scene(BOARD, drawn)
    steps = drawn_at_once(scene, WHOLE)
    assert steps > 2 * len(drawn.boxes)
    assert drawn_at_once(scene, WHOLE) == 0


@pytest.fixture
def drawn_for_canvas(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """The boxes the canvas has drawn."""
    drawn: list[Box] = []

    def draw(board: Board, theme: Theme, box: Box, *more: Any) -> Iterator[BoxedLayer]:
        drawn.append(box)
        return boxed_layers(board, theme, box, *more)

    monkeypatch.setattr(brushwork_module, "boxed_layers", draw)
    return drawn


def test_names_that_move_leave_what_is_drawn_around_them(drawn_for_canvas: list[Box]) -> None:
    brushwork = Brushwork(BOARD, Style())
    for board in (BOARD, renamed(BOARD, "Elsewhere")):
        assert brushwork.letter(place_names(board, ATLAS))
        for _ in brushwork.draw_ahead(WHOLE):
            assert not brushwork.is_drawn(WHOLE)
        assert brushwork.is_drawn(WHOLE)
    assert len(drawn_for_canvas) == len(set(drawn_for_canvas))
    brushwork.show(BOARD, (Box(5, 5, 6, 6),))
    assert not brushwork.is_drawn(WHOLE)


@pytest.mark.usefixtures("qapp")
def test_what_lies_around_the_first_names_is_drawn_while_they_are_awaited(
    drawn_for_canvas: list[Box],
) -> None:
    chart = Chart(BOARD, Style())
    view = fitted_viewport(chart.content, 1800, 1400)
    waiting = Frame(view, 1.0, QRect(0, 0, 1800, 1400), 0.0, may_paint=False)
    assert chart.work(waiting, math.inf)
    count = len(drawn_for_canvas)
    assert count
    assert not chart.is_true(waiting)
    chart.letter(place_names(BOARD, ATLAS))
    chart.work(replace(waiting, may_paint=True), math.inf)
    assert chart.is_true(waiting)
    assert len(drawn_for_canvas) == count


def test_the_tiles_over_a_box_cover_it_without_overlap() -> None:
    keys = list(keys_over(LEVEL, Box(-10, 5, 300, 200)))
    assert len(keys) == len(set(keys)) == 4 * 2
    assert sum(key.box.common(Box(-10, 5, 300, 200)) for key in keys) == pytest.approx(310 * 195)


@pytest.fixture
def tiles(qapp: QApplication) -> Tiles:  # noqa: ARG001  # pixmaps need an application
    kept = Tiles()
    for level in (OTHER, LEVEL):
        for key in keys_over(level, WHOLE):
            pixmap = QPixmap(256, 256)
            pixmap.fill(QColor("white"))
            kept.put(key, pixmap)
    return kept


def test_a_change_makes_tiles_in_view_stale_and_drops_those_of_other_scales(tiles: Tiles) -> None:
    changed = Box(10, 10, 20, 20)
    tiles.spoil((changed,), LEVEL)
    first, other = Key(LEVEL, 0, 0), Key(OTHER, 0, 0)
    tile = tiles.get(first)
    assert tile is not None
    assert tile.stale == [changed]
    assert other not in tiles
    assert Key(OTHER, 1, 0) in tiles


def test_a_change_of_everything_leaves_no_tile_true(tiles: Tiles) -> None:
    tiles.spoil(None, LEVEL)
    kept = [tiles.get(key) for key in keys_over(LEVEL, WHOLE)]
    assert all(tile is not None and tile.stale for tile in kept)
    assert list(tiles.others(LEVEL)) == []


def test_the_tiles_not_looked_at_for_longest_are_let_go(
    tiles: Tiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tiles_module, "MOST_BYTES", 3 * 256 * 256 * 4)
    tiles.put(Key(LEVEL, 7, 7), QPixmap(256, 256))
    assert len(tiles) == 3
    assert Key(LEVEL, 7, 7) in tiles


def test_only_the_names_of_the_newest_board_are_handed_over(qtbot: QtBot) -> None:
    placing = NamePlacing()
    placed: list[Names] = []
    placing.placed.connect(placed.append)
    placing.want(BOARD, ATLAS, soon=True)
    waiting = [placing.is_worth_waiting]
    qtbot.waitUntil(lambda: len(placed) == 1)
    waiting.append(placing.is_worth_waiting)
    assert waiting == [True, False]
    for name in ("One", "Two", "Three"):
        placing.want(renamed(BOARD, name), ATLAS)
    qtbot.waitUntil(lambda: not placing.is_busy)
    texts = [{line.text for line in names.marks() if isinstance(line, Text)} for names in placed]
    assert len(texts) == 2
    assert "Three" in texts[1]
    placing.stop()


def test_names_are_tried_once_more_when_their_process_was_ended(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[Board] = []

    def broken_once(_wanted: object, _work: object, board: Board, theme: Theme) -> Names:
        tries.append(board)
        if len(tries) == 1:
            raise WorkerLostError
        return place_names(board, theme)

    monkeypatch.setattr(COUNTING, "do", broken_once)
    monkeypatch.setattr(names_module, "is_large", lambda _board: True)
    monkeypatch.setattr(names_module, "AGAIN_MS", 1)
    placing = NamePlacing()
    with qtbot.waitSignal(placing.placed):
        placing.want(BOARD, ATLAS, soon=True)
    assert len(tries) == 2
    placing.stop()


def place_here(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Have names placed in this process; return what will have been asked for."""
    asked: list[str] = []

    def here(_wanted: object, work: Callable[..., Names], *args: object) -> Names:
        asked.append(work.__name__)
        return work(*args)

    monkeypatch.setattr(COUNTING, "do", here)
    return asked


def test_names_in_sight_of_a_large_board_are_handed_over_before_all(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And no others are placed first: where the hand is on the map, a busy machine is felt."""
    board, asked = sample_board(60, 50), place_here(monkeypatch)
    seen = Box(100, 100, 260, 200)
    placing, placed = NamePlacing(sight=lambda: seen), list[Names]()
    placing.placed.connect(placed.append)
    placing.want(board, ATLAS, soon=True)
    qtbot.waitUntil(lambda: not placing.is_busy)
    assert asked == ["names_in_sight", "place_names"]
    first, second = placed
    assert second == place_names(board, ATLAS)
    in_sight = {*names_in_sight(board, ATLAS, seen).marks()}
    assert {*first.marks()} == in_sight < {*second.marks()}
    placing.want(board, NIGHT, soon=True)
    qtbot.waitUntil(lambda: not placing.is_busy)
    assert {*placed[2].marks()} == {*names_in_sight(board, NIGHT, seen).marks()}
    placing.stop()


@pytest.mark.parametrize("seen", [None, Box(0, 0, 600, 430)])
def test_where_most_names_are_in_sight_or_none_all_are_placed_at_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seen: Box | None
) -> None:
    asked = place_here(monkeypatch)
    placing, placed = NamePlacing(sight=lambda: seen), list[Names]()
    placing.placed.connect(placed.append)
    board = sample_board(60, 50)
    placing.want(board, ATLAS, soon=True)
    qtbot.waitUntil(lambda: not placing.is_busy)
    assert (asked, placed) == (["place_names"], [place_names(board, ATLAS)])
    placing.stop()


def test_nobody_waits_at_the_end_for_names_that_are_placed_elsewhere(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, given_up = threading.Event(), threading.Event()

    def hang(is_wanted: Callable[[], bool], _work: object, _board: Board, _theme: Theme) -> None:
        begun.set()
        for _ in range(1000):
            if not is_wanted():
                given_up.set()
                return
            time.sleep(0.01)

    monkeypatch.setattr(COUNTING, "do", hang)
    monkeypatch.setattr(names_module, "is_large", lambda _board: True)
    placing = NamePlacing()
    placing.want(BOARD, ATLAS, soon=True)
    qtbot.waitUntil(begun.is_set)
    placing.stop()
    assert given_up.is_set()


def test_a_patch_mends_every_tile_that_is_not_true_there(tiles: Tiles) -> None:
    across = Box(120, 10, 136, 20)
    tiles.spoil((across,), LEVEL)
    patch = QPixmap(pixels_of(across, LEVEL).size())
    patch.fill(QColor("red"))
    tiles.mend(LEVEL, across, patch)
    for key, seen, unseen in (
        (Key(LEVEL, 0, 0), (245, 30), (235, 30)),
        (Key(LEVEL, 1, 0), (5, 30), (20, 30)),
    ):
        tile = tiles.get(key)
        assert tile is not None
        assert not tile.stale
        image = tile.pixmap.toImage()
        assert image.pixelColor(*seen) == QColor("red")
        assert image.pixelColor(*unseen) != QColor("red")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("change", [ChangeSheet(across_flats_mm=6.0), ChangeSheet(Margins(west=-1))])
def test_names_placed_on_another_sheet_are_left_out_until_they_are_placed_on_this(
    change: ChangeSheet,
) -> None:
    """At their old millimetres they would stand next to other towns."""
    after = change.apply(BOARD)
    chart, nameless = Chart(BOARD, Style()), Chart(after, Style())
    chart.letter(place_names(BOARD, ATLAS))
    chart.show(after)
    view = fitted_viewport(chart.content, 600, 400)
    frame = Frame(view, 1.0, QRect(0, 0, 600, 400), math.inf)
    images = []
    for each in (chart, nameless):
        each.work(frame, math.inf)
        assert each.is_true(frame)
        pixmap = QPixmap(600, 400)
        pixmap.fill(QColor("white"))
        painter = QPainter(pixmap)
        each.paint(painter, frame)
        painter.end()
        images.append(pixmap.toImage())
    assert images[0] == images[1]
    assert chart.letter(place_names(after, ATLAS)), "they come back"


@pytest.mark.usefixtures("qapp")
def test_where_names_arrive_nothing_else_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies around a name is played from what is drawn, and looks as if drawn with it."""
    chart, other = Chart(BOARD, Style()), Chart(BOARD, Style())
    names = place_names(BOARD, ATLAS)
    view = fitted_viewport(chart.content, 600, 400)
    frame = Frame(view, 1.0, QRect(0, 0, 600, 400), math.inf)

    def painted(each: Chart) -> QImage:
        pixmap = QPixmap(600, 400)
        pixmap.fill(QColor("white"))
        painter = QPainter(pixmap)
        each.paint(painter, frame)
        painter.end()
        each.work(frame, math.inf)
        return pixmap.toImage()

    drawn: list[Box] = []

    def noted(board: Board, theme: Theme, box: Box, *others: Any) -> Iterator[BoxedLayer]:
        drawn.append(box)
        return boxed_layers(board, theme, box, *others)

    painted(chart)
    monkeypatch.setattr(brushwork_module, "boxed_layers", noted)
    assert chart.letter(names)
    assert not chart.is_true(frame)
    painted(chart)
    assert chart.is_true(frame)
    assert not drawn
    other.letter(names)
    painted(other)
    assert drawn
    # The bytes are the images' own, which have to be there as long.
    images = [painted(each) for each in (chart, other)]
    one, two = (np.frombuffer(image.constBits(), np.uint8).astype(int) for image in images)
    # A halo is softer by a shade where it ends at the edge of its name's box.
    assert np.abs(one - two).max() < 8


def test_names_in_sight_of_a_board_that_is_wanted_no_more_are_not_handed_over(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    placed, begun, go_on = list[Names](), threading.Event(), threading.Event()

    def held(_wanted: object, work: Callable[..., Names], *args: object) -> Names:
        begun.set()
        go_on.wait(10)
        return work(*args)

    monkeypatch.setattr(COUNTING, "do", held)
    board = sample_board(60, 50)
    placing = NamePlacing(sight=lambda: Box(100, 100, 260, 200))
    placing.placed.connect(placed.append)
    placing.want(board, ATLAS, soon=True)
    qtbot.waitUntil(begun.is_set)
    placing.want(board, NIGHT, soon=True)
    go_on.set()
    qtbot.waitUntil(lambda: not placing.is_busy)
    assert placed[-1] == place_names(board, NIGHT)
    assert len(placed) == 2, "those in sight and all, of the colours wanted last"
    placing.stop()
