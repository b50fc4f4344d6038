"""The dialog for a board from real land shows the board it makes, and makes it once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import shapely
from pytestqt.qtbot import QtBot
from shapely import LineString, Point

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.windows.frame.main_window import MainWindow
from studio.windows.geography.deriving import keyed
from studio.windows.geography.geography_dialog import GeographyDialog
from tests.engine.geography.invented import written
from tests.journeys.answers import Answers

PATIENCE_MS = 20_000


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """An island, a river and towns, their latitude first."""
    island = Point(-2, 51).buffer(0.9)
    river = LineString([(-2, 51.2), (-1.5, 51), (-1.0, 50.9)])
    towns = [(Point(y, x), {"name": name}) for name, x, y in (("Ross", -2.3, 51.2), ("Usk", -2.2, 50.7))]
    return [
        written(tmp_path / "land.json", [(island, {})]),
        written(tmp_path / "rivers.json", [(river, {"name": "Wye"})]),
        written(tmp_path / "towns.json", towns),
    ]


@pytest.fixture
def chosen() -> list[Path]:
    """The files that the dialog is given when it asks."""
    return []


@pytest.fixture
def dialog(qtbot: QtBot, chosen: list[Path]) -> Iterator[GeographyDialog]:
    dialog = GeographyDialog(lambda _: tuple(chosen))
    qtbot.addWidget(dialog)
    dialog.show()
    yield dialog
    dialog.close()


def derive(dialog: GeographyDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(dialog.ok.isEnabled, timeout=PATIENCE_MS)


def test_a_country_by_its_name_becomes_a_board_with_keys(dialog: GeographyDialog, qtbot: QtBot) -> None:
    assert not dialog.ok.isEnabled()
    dialog.fields.columns.setValue(16)
    dialog.fields.towns.setValue(12)
    dialog.fields.region.setText("Ireland")
    dialog.fields.region.settle()
    derive(dialog, qtbot)
    assert dialog.message.text() == "16 × 26 hexes of 20.1 km. 12 towns. 0 rivers."
    assert dialog.fields.km.number == 20.1
    assert len(dialog.preview.thumbs) == 1
    before = dialog.derived
    dialog.fields.coast.slider.setValue(90)
    assert not dialog.ok.isEnabled()
    derive(dialog, qtbot)
    assert dialog.derived is not None
    assert before is not None
    changed = dialog.derived.made.board
    assert (changed.terrain != before.made.board.terrain).any()
    dialog.ok.click()
    qtbot.waitUntil(lambda: dialog.board is not None, timeout=PATIENCE_MS)
    assert dialog.board is not None
    assert dialog.board == keyed(changed)
    assert dialog.board.title == "Ireland"
    assert sum(len(town.keys) for town in dialog.board.towns) == 36


def test_files_are_listed_and_what_is_wrong_with_one_is_helped_by_a_button(
    dialog: GeographyDialog, qtbot: QtBot, files: list[Path], chosen: list[Path]
) -> None:
    chosen += files
    dialog.fields.columns.setValue(16)
    dialog.fields.files.add.click()
    dialog.fields.files.add.click()
    assert len(dialog.fields.files.sources) == 3
    qtbot.waitUntil(dialog.remedy.isVisible, timeout=PATIENCE_MS)
    assert dialog.message.text().startswith("towns.json has the latitude first.")
    assert not dialog.ok.isEnabled()
    dialog.remedy.click()
    derive(dialog, qtbot)
    assert dialog.fields.files.swapped.isChecked()
    assert not dialog.remedy.isVisible()
    assert dialog.derived is not None
    assert {town.name for town in dialog.derived.made.board.towns} == {"Ross", "Usk"}
    assert [line.name for line in dialog.derived.made.board.lines] == ["Wye"]
    dialog.fields.files.list.setCurrentRow(1)
    assert not dialog.fields.files.swapped.isChecked()
    dialog.fields.files.remove.click()
    derive(dialog, qtbot)
    assert dialog.derived.made.board.lines == ()


def test_the_layer_of_a_file_can_be_chosen(
    dialog: GeographyDialog, qtbot: QtBot, tmp_path: Path, chosen: list[Path]
) -> None:
    chosen.append(written(tmp_path / "export.json", [(shapely.box(-4, 50, 0, 52), {})]))
    dialog.fields.columns.setValue(12)
    dialog.fields.files.add.click()
    qtbot.waitUntil(lambda: "It is unclear what the areas" in dialog.message.text(), timeout=PATIENCE_MS)
    assert not dialog.remedy.isVisible()
    layer = dialog.fields.files.layer
    layer.setCurrentIndex(layer.offered.index("land"))
    layer.chosen.emit("land")
    derive(dialog, qtbot)
    dialog.fields.km.setValue(30)
    derive(dialog, qtbot)
    assert dialog.fields.columns.count == 9


def test_a_region_that_is_none_is_refused_and_nothing_chosen_is_no_board(
    dialog: GeographyDialog, qtbot: QtBot
) -> None:
    dialog.fields.region.setText("Irelend")
    dialog.fields.region.settle()
    qtbot.waitUntil(lambda: "Did you mean Ireland" in dialog.message.text(), timeout=PATIENCE_MS)
    dialog.fields.region.clear()
    dialog.fields.region.settle()
    assert dialog.message.text() == ""
    assert dialog.preview.word.startswith("Choose a country, or add files with land.")
    assert "Lakes, rivers and hills do not" in dialog.preview.word
    assert not dialog.ok.isEnabled()


def test_the_menu_opens_the_board_without_a_file(window: MainWindow, answers: Answers, qtbot: QtBot) -> None:
    answers.board = new_board(Sheet(5, 4), title="Isle")
    window.commands["new-geography"].trigger()
    assert answers.asked == ["land"]
    qtbot.waitUntil(lambda: window.session.board == answers.board)
    assert window.session.path is None
    assert not window.session.history.canUndo()
