"""Journeys of seeing: what is shown, locked, found and chosen for the map."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QToolTip

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.board.places import Town
from engine.board.terrain import HILL, OPEN, SEA
from engine.edits.terrain import PaintTerrain
from engine.hexes.labels import LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of
from studio.drawing.maps.themes import THEMES
from studio.drawing.shapes.marks import Text
from studio.tools.selection import Area, Selection
from studio.windows.printing.print_dialog import PrintDialog
from studio.windows.search.finder import Finder
from studio.windows.sheets.sheet_dialog import SheetDialog
from tests.journeys import hands
from tests.journeys.designer import Designer
from tests.studio.proofing.print_boards import tinted, wide

SHEET = Sheet(20, 15)
BOARD = new_board(
    SHEET,
    keys="dice-36+6",
    title="Vale",
    towns=(
        Town("Ayton", SHEET.hex_named("D5"), ("11",), start=True),
        Town("Beeby", SHEET.hex_named("H12"), ("12", "13")),
    ),
    lines=(SideLine("river", "Wye", sides_of(SHEET.hex_named("L15"))[:3]),),
)


def at_a_board(designer: Designer) -> Designer:
    designer.answers.board = BOARD
    designer.chooses("new")
    return designer


def ticks(designer: Designer, ply: str, what: str) -> None:
    designer.clicks_on(designer.window.editor_view.layers.box(ply, what))


@pytest.mark.parametrize("what", ["lock", "show"])
def test_a_signpost_is_dragged_onto_a_town_that_is_locked_or_hidden(designer: Designer, what: str) -> None:
    at_a_board(designer)
    designer.takes("special")
    designer.clicks("B2")
    designer.escapes()
    ticks(designer, "towns", what)
    designer.takes("select")
    designer.drags("B2", "C4", "D5")
    (special,) = designer.board.specials
    (town,) = (town for town in designer.board.towns if town.hex == designer.hex("D5"))
    assert (special.hexes, special.towns) == ((), (town.name,))


def test_a_tip_tells_what_a_signpost_stands_for(designer: Designer) -> None:
    at_a_board(designer)
    designer.takes("special")
    designer.clicks("B2")
    designer.escapes()
    designer.leaves_the_map()
    designer.rests_on("B2")
    designer.waits_for(lambda: QToolTip.text() == "<p>Special 1, no name yet: B2</p>")
    QToolTip.hideText()


def test_a_locked_layer_is_neither_picked_nor_changed(designer: Designer) -> None:
    at_a_board(designer)
    ticks(designer, "towns", "lock")
    designer.takes("select")
    designer.clicks("D5")
    assert designer.window.session.selection == Selection(designer.hex("D5"))
    designer.drags("D5", "F6")
    designer.takes("town")
    designer.clicks("B2")
    assert designer.board == BOARD
    assert "“Towns” is locked" in designer.said()
    ticks(designer, "terrain", "lock")
    designer.takes("brush", HILL)
    designer.drags("C3", "C6")
    assert designer.terrain("C4") == OPEN
    assert "“Terrain” is locked" in designer.said()
    ticks(designer, "terrain", "lock")
    designer.drags("C3", "C6")
    assert designer.terrain("C4") == HILL
    ticks(designer, "towns", "lock")
    designer.takes("select")
    designer.clicks("D5")
    assert designer.window.session.selection == Selection(designer.town("Ayton"))


def test_what_is_hidden_is_neither_picked_nor_changed(designer: Designer) -> None:
    at_a_board(designer)
    ticks(designer, "towns", "show")
    designer.takes("select")
    designer.drags("D5", "F6")
    designer.clicks_twice("D5")
    designer.takes("town")
    designer.clicks("B2")
    assert "“Towns” is hidden" in designer.said()
    designer.takes("select")
    designer.drags("C3", "E7")
    assert isinstance(designer.window.session.selection.thing, Area)
    designer.chooses("cut")
    assert designer.board == BOARD
    ticks(designer, "terrain", "show")
    designer.takes("brush", HILL)
    designer.drags("C3", "C6")
    assert "“Terrain” is hidden" in designer.said()
    assert designer.board == BOARD
    ticks(designer, "terrain", "show")
    designer.drags("C3", "C6")
    assert designer.terrain("C4") == HILL
    ticks(designer, "towns", "show")
    designer.takes("select")
    designer.drags("D5", "F6")
    assert designer.town("Ayton").hex == designer.hex("F6")


def test_a_lock_refuses_at_the_press_and_says_which(designer: Designer) -> None:
    at_a_board(designer)
    ticks(designer, "terrain", "lock")
    designer.takes("brush", HILL)
    said: list[tuple[str, bool]] = []
    designer.window.editor_view.said.connect(lambda words: said.append((words, _is_button_down())))
    designer.drags("C3", "C6")
    hand = designer.window.editor_view.hand
    ((words, was_down),) = said
    assert "“Terrain” is locked" in words
    assert was_down, "at the press, and not when it is let go"
    assert (hand.preview, hand.is_busy) == ((), False)
    assert designer.board == BOARD


def _is_button_down() -> bool:
    return bool(QApplication.mouseButtons())


def test_a_lock_binds_forms_delete_paste_and_the_selections_paint(designer: Designer) -> None:
    at_a_board(designer)
    designer.clicks("D5")
    designer.presses("Ctrl+C")
    ticks(designer, "towns", "lock")
    designer.presses("Del")
    assert "“Towns” is locked" in designer.said()
    form = designer.window.editor_view.inspector.town_form
    designer.clicks_on(form.port)
    designer.clicks_on(form.name)
    hands.press("Ctrl+A")
    designer.types("Other")
    assert (form.port.isChecked(), form.name.text()) == (False, "Ayton")
    designer.presses("Ctrl+V")
    designer.clicks("B2")
    assert designer.board == BOARD
    designer.escapes()
    designer.clicks("C3")
    ticks(designer, "terrain", "lock")
    designer.presses("Ctrl+B")
    assert "“Terrain” is locked" in designer.said()
    assert designer.board == BOARD


def test_a_lock_leaves_undo_and_the_sheet_alone(designer: Designer) -> None:
    at_a_board(designer)
    designer.takes("brush", HILL)
    designer.drags("C3", "C6")
    ticks(designer, "terrain", "lock")
    designer.undoes()
    assert designer.board == BOARD
    designer.chooses("sheet")
    dialog = designer.dialog()
    assert isinstance(dialog, SheetDialog)
    hands.type_over(dialog.edges["east"], "1")
    hands.click(dialog.ok)
    assert designer.board.sheet.columns == SHEET.columns + 1


def test_layers_are_hidden_and_dimmed_on_the_map(designer: Designer) -> None:
    at_a_board(designer)
    style = designer.window.editor_view.canvas.chart.style
    assert {"town keys", "grid", "land"} <= style.layers
    assert "hex labels" not in style.layers
    ticks(designer, "keys", "show")
    ticks(designer, "terrain", "dim")
    style = designer.window.editor_view.canvas.chart.style
    assert "town keys" not in style.layers
    assert "hills" in style.dim
    assert not designer.window.editor_view.layers.box("keys", "dim").isEnabled()
    designer.clicks_on(designer.window.editor_view.layers.all)
    assert "town keys" in designer.window.editor_view.canvas.chart.style.layers
    assert not designer.window.editor_view.canvas.chart.style.dim


def test_grid_and_labels_are_toggled_by_key_and_in_the_list_alike(designer: Designer) -> None:
    at_a_board(designer)
    designer.presses("Ctrl+Shift+G")
    assert not designer.window.editor_view.layers.box("grid", "show").isChecked()
    ticks(designer, "labels", "show")
    assert designer.window.commands["labels"].isChecked()


def test_the_map_goes_to_a_town_a_key_and_a_hex(designer: Designer) -> None:
    at_a_board(designer)
    for text, label, shown in (
        ("beeby", "H12", "Town Beeby"),
        ("11", "D5", "Key 11 Ayton"),
        ("c3", "C3", "Hex C3"),
    ):
        designer.presses("Ctrl+G")
        go_to = designer.dialog()
        assert isinstance(go_to, Finder)
        hands.type_text(text)
        assert go_to.shown[0].name == shown
        hands.press("Return")
        assert designer.window.editor_view.canvas.beacon.hexes == (designer.hex(label),)
    designer.presses("Ctrl+G")
    go_to = designer.dialog()
    assert isinstance(go_to, Finder)
    assert len(go_to.shown) > 3
    hands.type_text("Nowhere")
    hands.press("Return")
    assert go_to.isVisible()
    hands.press("Esc")


def test_the_theme_is_kept_and_every_one_can_be_chosen(designer: Designer) -> None:
    at_a_board(designer)
    for name, theme in THEMES.items():
        designer.chooses(f"map-{name}")
        assert designer.window.editor_view.canvas.chart.style.theme == theme
        assert designer.window.commands[f"map-{name}"].isChecked()
    designer.chooses("map-matching")
    designer.chooses("dark")
    assert designer.window.editor_view.canvas.chart.style.theme.name == "night"
    designer.chooses("light")
    assert designer.window.editor_view.canvas.chart.style.theme.name == "atlas"


def test_the_print_is_judged_in_the_theme_and_on_the_paper_chosen(designer: Designer) -> None:
    at_a_board(designer)
    designer.answers.board = tinted("#c9d8a8", "#d8c0e0")
    designer.chooses("new")
    session = designer.window.session

    def alike() -> list[str]:
        return [finding.message for finding in session.findings if finding.code == "P105"]

    designer.waits_for(lambda: not session.checker.is_busy)
    assert alike() == []
    designer.chooses("map-photocopy")
    designer.waits_for(lambda: alike() != [])
    assert alike()[0].endswith("in the style Photocopy.")
    designer.chooses("map-atlas")
    designer.waits_for(lambda: not session.checker.is_busy and alike() == [])
    designer.chooses("print")
    dialog = designer.dialog()
    assert isinstance(dialog, PrintDialog)
    assert dialog.paper.currentText() == "A4"
    hands.choose(dialog.paper, dialog.paper.findText("A3"))
    hands.press("Esc")
    designer.answers.board = wide()
    designer.chooses("new")
    session = designer.window.session
    designer.waits_for(lambda: not session.checker.is_busy)
    (seam,) = [finding for finding in session.findings if finding.code == "P107"]
    assert "pages of A3 a seam" in seam.message


def test_the_overview_moves_the_view_and_follows_the_board(designer: Designer) -> None:
    at_a_board(designer)
    designer.chooses("overview")
    overview, canvas = designer.window.editor_view.overview, designer.window.editor_view.canvas
    designer.turns_wheel("H8", 8)
    spot = overview.map_rect
    corner = QPoint(round(spot.left() + 0.25 * spot.width()), round(spot.top() + 0.25 * spot.height()))
    designer.clicks_on(overview, corner)
    wide, high = BOARD.sheet.size_mm
    x, y = canvas.navigator.view.visible.centre
    assert abs(x - wide / 4) < 2
    assert abs(y - high / 4) < 2
    frame = overview.frame_rect
    assert abs(frame.center().x() - corner.x()) < 2
    before = overview.grab().toImage()
    designer.chooses("zoom-fit")
    designer.takes("fill", SEA)
    designer.clicks("C3")
    designer.brings_to_front(overview)
    designer.waits_for(lambda: overview.grab().toImage() != before)


def test_rulers_are_shown_and_kept(designer: Designer) -> None:
    at_a_board(designer)
    canvas = designer.window.editor_view.canvas
    before = canvas.grab().toImage().pixelColor(3, 3)
    designer.chooses("rulers")
    assert canvas.grab().toImage().pixelColor(3, 3) != before
    assert designer.window.sight.has_rulers
    designer.chooses("rulers")
    assert not designer.window.sight.has_rulers


def test_a_build_is_measured_by_two_clicks_and_stays_on_the_map(designer: Designer) -> None:
    at_a_board(designer)
    designer.presses("M")
    designer.clicks("D5")
    assert "Measuring from D5" in designer.hint
    designer.clicks("D10")
    designer.waits_for(lambda: "5 links, 50 mm. Cheapest build: 5." in designer.hint)
    texts = [mark.text for mark in designer.window.editor_view.hand.preview if isinstance(mark, Text)]
    assert texts == ["5 × link at 1", "= 5"]
    designer.clicks("D6")
    assert "Measuring from D6" in designer.hint
    designer.escapes()
    assert designer.board == BOARD


def test_a_long_measuring_tells_how_far_it_is_and_is_ended_by_escape(designer: Designer) -> None:
    sheet = Sheet(200, 120, labels=LabelScheme(blocks=usual_blocks(120, 200)))
    wall = tuple(sheet.hex_at(190, row) for row in range(120))
    designer.answers.board = PaintTerrain(wall, SEA).apply(new_board(sheet))
    designer.chooses("new")
    designer.presses("M")
    hand = designer.window.editor_view.hand
    shares: list[str] = []
    hand.hint_changed.connect(shares.append)
    for column in (3, 197):
        designer.clicks(sheet.centre_mm(sheet.hex_at(column, 60)))
    assert hand.hint == "Searching for the cheapest build. Esc cancels."
    designer.waits_for(lambda: any(words.endswith("%") for words in shares))
    designer.escapes()
    assert "Click" in hand.hint
    heard = len(shares)
    designer.clicks(sheet.centre_mm(sheet.hex_at(3, 60)))
    designer.clicks(sheet.centre_mm(sheet.hex_at(9, 60)))
    designer.waits_for(lambda: "6 links, 60 mm. Cheapest build: 6." in hand.hint)
    assert not any("No track" in words for words in shares[heard:])


def test_statistics_are_counted_and_jump_to_the_map(designer: Designer) -> None:
    at_a_board(designer)
    designer.chooses("statistics")
    panel = designer.window.editor_view.statistics
    designer.waits_for(lambda: bool(panel.views) and not panel.is_busy)
    keys = panel.views["keys"]
    assert [row.count for row in keys.chart.rows[:2]] == [3, 0]
    hands.scroll_to(keys.chart)
    designer.waits_for(lambda: not keys.chart.visibleRegion().isEmpty())
    spot = keys.chart.slot(0).center().toPoint()
    designer.clicks_on(keys.chart, spot)
    rings = designer.window.editor_view.canvas.beacon.hexes
    assert set(rings) == {designer.hex("D5"), designer.hex("H12")}
    designer.clicks_on(panel.tables)
    assert keys.stack.currentWidget() is keys.table
    designer.takes("brush", HILL)
    designer.drags("C3", "C6")
    terrain = panel.views["terrain"]
    designer.waits_for(lambda: [row.name for row in terrain.chart.rows] == ["open", "hill"])
    item = terrain.table.item(1, 1)
    assert item is not None
    assert item.text() == "4"
