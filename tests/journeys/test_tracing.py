"""A board is traced from a scan of another: three hexes clicked, three colours picked."""

import shutil
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from PySide6.QtCore import QPoint, QPointF, Qt

from engine.board.document import Board, new_board
from engine.board.terrain import HILL, OPEN, SEA
from engine.hexes.sheet import Point
from engine.shipped import folder
from studio.cli.main import main
from studio.windows.tracing.trace_dialog import TraceDialog
from tests.journeys import hands
from tests.journeys.designer import Designer
from tests.shipped import shipped

DPI = 100
STEPS = {"place": 0, "pick": 1, "brush": 2}


@pytest.fixture
def severn_board() -> Board:
    return shipped("severn")


@pytest.fixture
def tracing(designer: Designer, severn_board: Board, tmp_path: Path) -> TraceDialog:
    """The dialog over an empty sheet, with a picture of the Severn board's ground chosen."""
    scan = tmp_path / "scan.png"
    severn = folder("maps") / "severn.yaml"
    assert main(["export", str(severn), "--ground", "--dpi", str(DPI), "-o", str(scan)]) == 0
    designer.answers.board = new_board(severn_board.sheet)
    designer.chooses("new")
    designer.saves_as(tmp_path / "traced.yaml")
    designer.chooses("trace")
    dialog = designer.dialog()
    assert isinstance(dialog, TraceDialog)
    assert not dialog.ok.isEnabled()
    designer.answers.path = scan
    hands.click(dialog.fields.choose)
    assert designer.answers.asked[-1] == f"picture in {tmp_path.name}", "beside the board's file"
    designer.waits_for(lambda: "three different hexes" in dialog.message.text())
    return dialog


def steps_to(dialog: TraceDialog, step: str) -> None:
    """Choose what a click on the picture does, if it is something else."""
    if dialog.fields.step.currentIndex() != STEPS[step]:
        hands.choose(dialog.fields.step, STEPS[step])


def clicks(dialog: TraceDialog, board: Board, label: str, step: str) -> None:
    """Click the middle of a hex on the picture."""
    steps_to(dialog, step)
    hands.click(dialog.view, spot(dialog, board, label))


def spot(dialog: TraceDialog, board: Board, label: str) -> QPoint:
    """Where in the dialog's view a hex is seen."""
    return dialog.view.transform().map(QPointF(*on_picture(dialog, board, label))).toPoint()


def on_picture(dialog: TraceDialog, board: Board, label: str) -> Point:
    """Where a hex lies on a picture that shows the sheet from edge to edge."""
    (wide, high), (width, height) = board.sheet.size_mm, dialog.view.picture_size
    x, y = board.sheet.centre_mm(board.sheet.hex_named(label))
    return x * width / wide, y * height / high


def places(dialog: TraceDialog, board: Board) -> None:
    """Click the four corners, as the dialog proposes them."""
    for _ in range(4):
        clicks(dialog, board, dialog.fields.label.text(), "place")


def picks(dialog: TraceDialog, board: Board) -> None:
    for code in (OPEN, HILL, SEA):
        row, column = np.argwhere(board.terrain == code)[40].tolist()
        steps_to(dialog, "pick")
        hands.choose(dialog.fields.terrain, code)
        clicks(dialog, board, board.sheet.label(board.sheet.hex_at(column, row)), "pick")


def test_nearly_every_hex_of_a_scan_is_right_and_one_undo_takes_it_back(
    designer: Designer, tracing: TraceDialog, severn_board: Board
) -> None:
    before = designer.board
    places(tracing, severn_board)
    assert "fits within" in tracing.message.text()
    picks(tracing, severn_board)
    designer.waits_for(tracing.ok.isEnabled)
    assert "hexes will be painted" in tracing.message.text()
    hands.click(tracing.ok)
    known = np.isin(severn_board.terrain, (OPEN, HILL, SEA))
    assert np.mean(designer.board.terrain[known] == severn_board.terrain[known]) >= 0.95
    assert designer.board.underlay is not None
    assert designer.board.underlay.image == "scan.png"
    assert len(designer.board.underlay.at) == 4
    designer.undoes()
    assert designer.board == before


def test_only_what_is_brushed_is_painted(
    designer: Designer, tracing: TraceDialog, severn_board: Board
) -> None:
    places(tracing, severn_board)
    picks(tracing, severn_board)
    row, column = np.argwhere(severn_board.terrain == SEA)[30].tolist()
    sea = severn_board.sheet.hex_at(column, row)
    clicks(tracing, severn_board, severn_board.sheet.label(sea), "brush")
    designer.waits_for(tracing.ok.isEnabled)
    assert tracing.message.text() == "1 hex will be painted, as brushed."
    hands.click(tracing.ok)
    assert designer.board.terrain_at(sea) == SEA
    assert np.count_nonzero(designer.board.terrain) == 1


def test_a_missing_picture_is_reported_and_kept(
    designer: Designer, tracing: TraceDialog, severn_board: Board, tmp_path: Path
) -> None:
    places(tracing, severn_board)
    hands.click(tracing.ok)
    kept = designer.board.underlay
    (tmp_path / "scan.png").unlink()
    designer.chooses("trace")
    dialog = designer.dialog()
    assert isinstance(dialog, TraceDialog)
    designer.waits_for(lambda: "does not exist" in dialog.message.text())
    assert not dialog.ok.isEnabled()
    hands.press("Esc")
    assert designer.board.underlay == kept


def test_the_picture_shows_through_the_map_until_it_is_hidden(
    designer: Designer, tracing: TraceDialog, severn_board: Board
) -> None:
    places(tracing, severn_board)
    canvas = designer.window.editor_view.canvas
    designer.waits_for(lambda: canvas.is_settled)
    bare = canvas.grab().toImage()
    hands.click(tracing.ok)
    designer.waits_for(lambda: canvas.is_settled and canvas.grab().toImage() != bare)
    designer.chooses("underlay")
    designer.waits_for(lambda: canvas.is_settled and canvas.grab().toImage() == bare)
    assert not designer.window.editor_view.layers.box("underlay", "show").isChecked()


def test_the_picture_is_a_layer_that_is_dimmed_made_fainter_and_locked(
    designer: Designer, tracing: TraceDialog, severn_board: Board
) -> None:
    layers = designer.window.editor_view.layers
    assert layers.opacity.isHidden()
    places(tracing, severn_board)
    hands.slide(tracing.fields.opacity.slider, 70)
    hands.click(tracing.ok)
    assert designer.board.underlay is not None
    assert (designer.board.underlay.opacity, layers.opacity.share) == (0.7, 0.7)
    assert not layers.opacity.isHidden()
    for share in (60, 50, 20):
        designer.slides(layers.opacity.slider, share)
    assert designer.board.underlay.opacity == 0.2
    designer.undoes()
    assert designer.board.underlay.opacity == 0.7
    designer.clicks_on(layers.box("underlay", "lock"))
    designer.slides(layers.opacity.slider, 10)
    assert "“Picture to trace” is locked" in designer.said()
    assert (designer.board.underlay.opacity, layers.opacity.share) == (0.7, 0.7)
    designer.clicks_on(layers.box("underlay", "dim"))
    assert 0 < designer.window.editor_view.canvas.underlay.strength < 1


def test_the_grid_is_nudged_over_the_picture_by_keys(tracing: TraceDialog, severn_board: Board) -> None:
    places(tracing, severn_board)
    before = dict(tracing.marks.anchors)
    hands.press("Ctrl+Right")
    hands.press("Ctrl+Shift+Up")
    assert dict(tracing.marks.anchors) == {hex_: (x + 1, y - 10) for hex_, (x, y) in before.items()}
    hands.press("Ctrl+Z")
    assert dict(tracing.marks.anchors) == before


def test_a_board_is_traced_by_the_keyboard_alone(
    designer: Designer, tracing: TraceDialog, severn_board: Board
) -> None:
    view = tracing.view

    def aims(label: str) -> None:
        x, y = on_picture(tracing, severn_board, label)
        across, down = ((to - at) * view.scale for to, at in ((x, view.aim.x()), (y, view.aim.y())))
        for off, back, on in ((across, "Left", "Right"), (down, "Up", "Down")):
            way = on if off > 0 else back
            for keys in [way] * int(abs(off) // 8) + [f"Alt+{way}"] * round(abs(off) % 8):
                hands.press(keys)

    for label in ("A1", "A40", "C10"):
        hands.press("Alt+H")
        hands.press("Ctrl+A")
        hands.type_text(label)
        hands.press("Return")
        assert view.hasFocus(), "Enter goes on to the picture, and does not paint"
        if not view.is_aiming:
            hands.press("Right")
        aims(label)
        hands.press("Space")
    assert {severn_board.sheet.label(hex_) for hex_, _ in tracing.marks.anchors} == {"A1", "A40", "C10"}
    aims("K20")
    assert view.accessibleDescription().startswith("K20 – Pixel ")
    hands.press("Space")
    assert len(tracing.marks.samples) == 1
    designer.waits_for(tracing.ok.isEnabled)
    for field in ("Alt+C", "Alt+T", "Alt+S", "Alt+O"):
        hands.press(field)
        assert not view.hasFocus()
        hands.press("Return")
        assert designer.dialog() is tracing, "Enter does not paint by surprise"
    hands.press("Ctrl+Return")
    assert designer.board.underlay is not None


def test_marks_are_there_again_after_esc_and_after_painting(
    designer: Designer, tracing: TraceDialog, severn_board: Board
) -> None:
    def shown() -> tuple[object, ...]:
        dialog = designer.dialog()
        assert isinstance(dialog, TraceDialog)
        designer.waits_for(dialog.ok.isEnabled)
        return dialog.marks, dialog.fields.sure.value(), dialog.fields.opacity.share

    places(tracing, severn_board)
    picks(tracing, severn_board)
    steps_to(tracing, "brush")
    strokes(tracing, severn_board, "C10", "C24")
    hands.type_over(tracing.fields.sure, "30")
    hands.slide(tracing.fields.opacity.slider, 70)
    before = shown()
    hands.press("Esc")
    assert designer.board.underlay is None
    assert not designer.is_modified
    designer.chooses("trace")
    assert shown() == before
    again = designer.dialog()
    assert isinstance(again, TraceDialog)
    assert "as brushed" in again.message.text()
    hands.click(again.ok)
    designer.chooses("trace")
    assert shown() == before
    hands.press("Esc")
    designer.slides(designer.window.editor_view.layers.opacity.slider, 20)
    designer.chooses("trace")
    assert shown() == (*before[:2], 0.2), "what was changed since on the board is not put back"
    hands.press("Esc")


def strokes(
    dialog: TraceDialog, board: Board, start: str, end: str, held: Qt.MouseButton = Qt.MouseButton.LeftButton
) -> None:
    """Press at a hex and let go at another, seen nowhere between them."""
    hands.drag(dialog.view, *(spot(dialog, board, label) for label in (start, end)), button=held)


def brushed(dialog: TraceDialog, board: Board) -> set[str]:
    return {board.sheet.label(hex_) for hex_ in dialog.marks.brushed}


def test_a_fast_stroke_brushes_every_hex_it_crossed_and_is_taken_off_or_back(
    tracing: TraceDialog, severn_board: Board
) -> None:
    places(tracing, severn_board)
    steps_to(tracing, "brush")
    strokes(tracing, severn_board, "C10", "C24")
    row = {f"C{number}" for number in range(10, 25)}
    assert brushed(tracing, severn_board) == row
    assert tracing.fields.list.item(tracing.fields.list.count() - 1).text() == "15 hexes brushed"
    strokes(tracing, severn_board, "C12", "C14", held=Qt.MouseButton.RightButton)
    assert brushed(tracing, severn_board) == row - {"C12", "C13", "C14"}
    alt = Qt.KeyboardModifier.AltModifier
    hands.click(tracing.view, spot(tracing, severn_board, "C20"), keys=alt)
    assert brushed(tracing, severn_board) == row - {"C12", "C13", "C14", "C20"}
    for left in (row - {"C12", "C13", "C14"}, row, set()):
        hands.click(tracing.fields.undo)
        assert brushed(tracing, severn_board) == left
    hands.click(tracing.fields.redo)
    assert brushed(tracing, severn_board) == row
    hands.pick(tracing.fields.list, tracing.fields.list.count() - 1)
    hands.click(tracing.fields.remove)
    assert brushed(tracing, severn_board) == set()
    assert len(tracing.marks.anchors) == 4


def test_what_is_brushed_is_seen_on_the_picture_before_a_colour_is_picked(
    tracing: TraceDialog, severn_board: Board
) -> None:
    places(tracing, severn_board)
    steps_to(tracing, "brush")
    middle = spot(tracing, severn_board, "C20")
    bare = tracing.view.grab().toImage().pixelColor(middle)
    strokes(tracing, severn_board, "C18", "C22")
    brushed_ = tracing.view.grab().toImage().pixelColor(middle)
    assert brushed_.red() - brushed_.blue() > bare.red() - bare.blue() + 40, "tinted in orange"
    hands.press("Ctrl+Z")
    assert tracing.view.grab().toImage().pixelColor(middle) == bare


def test_the_third_hex_leads_on_to_picking_colours(tracing: TraceDialog, severn_board: Board) -> None:
    def fields() -> tuple[int, bool, bool]:
        return (
            tracing.fields.step.currentIndex(),
            tracing.fields.label.isEnabled(),
            tracing.fields.terrain.isEnabled(),
        )

    for _ in range(3):
        assert fields() == (STEPS["place"], True, False)
        label = tracing.fields.label.text()
        clicks(tracing, severn_board, label, "place")
    assert fields() == (STEPS["pick"], False, True)
    assert "Now pick colours" in tracing.message.text()
    clicks(tracing, severn_board, "T20", "pick")
    assert (len(tracing.marks.anchors), len(tracing.marks.samples)) == (3, 1)
    swatch = tracing.fields.list.item(3)
    ink = swatch.icon().pixmap(16, 16).toImage().pixelColor(8, 8)
    assert (swatch.text(), swatch.toolTip()) == ("Open", ink.name())
    for _ in range(2):
        hands.click(tracing.fields.undo)
    assert fields() == (STEPS["place"], True, False)


def test_a_hex_clicked_in_the_wrong_place_is_reported_and_taken_back(
    tracing: TraceDialog, severn_board: Board
) -> None:
    for _ in range(2):
        clicks(tracing, severn_board, tracing.fields.label.text(), "place")
    hands.click(tracing.view, spot(tracing, severn_board, "O30"))
    assert "If a hex is in the wrong place" in tracing.message.text()
    hands.press("Ctrl+Z")
    clicks(tracing, severn_board, tracing.fields.label.text(), "place")
    assert "a fourth hex shows how well it fits" in tracing.message.text()


def test_the_picture_is_moved_by_the_middle_button(tracing: TraceDialog) -> None:
    at, to = QPoint(200, 200), QPoint(260, 170)
    back, _ = tracing.view.transform().inverted()
    held = back.map(QPointF(at))
    hands.drag(tracing.view, at, to, button=Qt.MouseButton.MiddleButton)
    there = tracing.view.transform().map(held)
    assert (round(there.x()), round(there.y())) == (to.x(), to.y())
    assert tracing.marks.anchors == ()


@pytest.mark.parametrize("way", ["click", "drop"])
def test_the_empty_field_takes_a_picture(
    designer: Designer, severn_board: Board, tmp_path: Path, way: str
) -> None:
    scan = tmp_path / "scan.png"
    Image.new("RGB", (400, 300), (120, 160, 200)).save(scan)
    designer.answers.board = new_board(severn_board.sheet)
    designer.chooses("new")
    designer.chooses("trace")
    dialog = designer.dialog()
    assert isinstance(dialog, TraceDialog)
    designer.answers.path = scan
    if way == "click":
        hands.click(dialog.view)
    else:
        hands.drop(dialog.view, scan)
    designer.waits_for(lambda: dialog.view.picture_size == (400, 300))
    assert "three different hexes" in dialog.message.text()
    hands.press("Esc")


def test_a_picture_dropped_on_the_map_begins_tracing_and_other_files_are_refused(
    designer: Designer, severn_board: Board, tmp_path: Path
) -> None:
    scan, map_, page = tmp_path / "scan.PNG", tmp_path / "map.rrmap", tmp_path / "page.doc"
    Image.new("RGB", (400, 300), (120, 160, 200)).save(scan, "PNG")
    shutil.copy(folder("maps") / "severn.yaml", map_)
    told = designer.answers.told

    def drops(*paths: Path) -> None:
        hands.drop(designer.window, *paths)

    drops(scan)
    designer.waits_for(lambda: len(told) == 1)
    assert "open or create a map" in told[0][1]
    drops(page, map_, scan)
    designer.waits_for(lambda: designer.board == severn_board and len(told) == 2)
    assert "page.doc is neither a map nor a picture." in told[1][1]
    assert "scan.PNG not opened" in told[1][1]
    drops(page)
    assert "page.doc is neither a map nor a picture." in designer.said()
    drops(scan)
    dialog = designer.dialog()
    assert isinstance(dialog, TraceDialog)
    designer.waits_for(lambda: dialog.view.picture_size == (400, 300))
    hands.press("Esc")
