"""What the canvas keeps of chunks, tiles and names, and what it lets go."""

import pytest
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from studio.canvas import scene as scene_module
from studio.canvas import tiles as tiles_module
from studio.canvas.names import NamePlacing
from studio.canvas.scene import Scene
from studio.canvas.tiles import Key, Level, Tiles, keys_over
from studio.drawing.boxes import Box
from studio.drawing.lettering import Names
from studio.drawing.marks import Drawing, Text
from studio.drawing.picture import picture
from studio.drawing.themes import ATLAS
from tests.studio.canvas.boards import renamed, small_board

BOARD = small_board()
LEVEL, OTHER = Level(2.0, 1.0), Level(3.0, 1.0)
WHOLE = Box(0, 0, 140, 90)


class Drawn:
    """Draws, and remembers which boxes."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []

    def __call__(self, board: Board, box: Box) -> Drawing:
        self.boxes.append(box)
        return picture(board, region=box, layers={"grid", "rim"})


def test_a_chunk_is_drawn_once_until_something_in_it_changes() -> None:
    drawn = Drawn()
    scene = Scene(BOARD, drawn)
    for _ in range(2):
        list(scene.pieces(WHOLE))
    count = len(drawn.boxes)
    assert count == len(set(drawn.boxes)) > 1
    changed = Box(5, 5, 6, 6)
    scene.show(BOARD, (changed,))
    list(scene.pieces(WHOLE))
    assert drawn.boxes[count:] == [box for box in drawn.boxes[:count] if box.touches(changed)]
    scene.show(BOARD, None)
    list(scene.pieces(WHOLE))
    assert len(drawn.boxes) == 2 * count + 1


def test_the_chunks_not_wanted_for_longest_are_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene_module, "MOST_MARKS", 10)
    drawn = Drawn()
    scene = Scene(BOARD, drawn)
    list(scene.pieces(WHOLE))
    count = len(drawn.boxes)
    list(scene.pieces(WHOLE))
    assert len(drawn.boxes) > count


def test_drawing_ahead_stops_when_the_time_is_up() -> None:
    drawn = Drawn()
    scene = Scene(BOARD, drawn)
    assert not scene.draw_ahead(WHOLE, deadline=0.0)
    assert len(drawn.boxes) == 1
    assert scene.draw_ahead(WHOLE, deadline=float("inf"))


def test_the_tiles_over_a_box_cover_it_without_overlap() -> None:
    keys = list(keys_over(LEVEL, Box(-10, 5, 300, 200)))
    assert len(keys) == len(set(keys)) == 4 * 2
    assert sum(key.box.common(Box(-10, 5, 300, 200)) for key in keys) == pytest.approx(310 * 195)


@pytest.fixture
def tiles(qapp: QApplication) -> Tiles:  # noqa: ARG001  # pixmaps need an application
    kept = Tiles()
    for level in (OTHER, LEVEL):
        for key in keys_over(level, WHOLE):
            kept.put(key, QPixmap(256, 256))
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
