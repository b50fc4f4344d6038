"""The stamps are read and drawn when somebody sees them, and never while a board is being opened."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.patches import Patch, lifted
from engine.hexes.sheet import Sheet
from studio.drawing.maps.themes import Theme
from studio.panels import stamps as stamps_module
from studio.panels.stamps import StampsPanel, stamp_icon
from studio.session import stamps as session_stamps
from studio.session.files.filing import Mishap
from studio.session.stamps import Stamp, Stamps
from tests.studio.silence import silent_disk

LONG_MS = 600
SHEET = Sheet(4, 4)
ISLE = lifted(new_board(SHEET), SHEET.hexes())


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 400)
    return widget


def panel_in(parent: QWidget, tmp_path: Path) -> StampsPanel:
    panel = StampsPanel(Stamps(tmp_path, parent), parent)
    panel.resize(300, 300)
    return panel


def test_stamps_that_lie_out_of_sight_are_not_read(parent: QWidget, qtbot: QtBot, tmp_path: Path) -> None:
    panel = panel_in(parent, tmp_path)
    # So Qt keeps a dock that lies behind another: shown, but where no one sees it.
    panel.move(-1000, -1000)
    parent.show()
    qtbot.wait(LONG_MS)
    assert panel.isVisible()
    assert panel.list.count() == 0
    panel.move(0, 0)
    qtbot.waitUntil(lambda: panel.list.count() == 6)


def test_a_panel_of_another_window_shows_the_stamps_too_in_the_words_of_now(
    parent: QWidget, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stamps = Stamps(tmp_path, parent)
    former = StampsPanel(stamps, parent)
    parent.show()
    qtbot.waitUntil(lambda: former.list.count() == 6)
    former.hide()
    stamps.found.disconnect()
    monkeypatch.setattr(session_stamps, "tr", lambda words, **_: f"{words}, anew")
    panel = StampsPanel(stamps, parent)
    panel.show()
    qtbot.waitUntil(lambda: panel.list.count() == 6)
    assert panel.list.item(2).text() == "Island, anew"


def test_pictures_of_stamps_come_one_at_a_time(
    parent: QWidget, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = panel_in(parent, tmp_path)
    listed: list[int] = []

    def noted(patch: Patch, theme: Theme, ratio: float) -> QIcon:
        listed.append(panel.list.count())
        return stamp_icon(patch, theme, ratio)

    monkeypatch.setattr(stamps_module, "stamp_icon", noted)
    panel.list.model().rowsInserted.connect(lambda *_: listed.append(0))
    parent.show()
    qtbot.waitUntil(lambda: len(listed) == 12)
    # All stand in the list before the first picture is drawn.
    assert listed == [0] * 6 + [6] * 6


def test_stamps_on_a_silent_disk_hold_nothing_up(parent: QWidget, qtbot: QtBot, tmp_path: Path) -> None:
    own = tmp_path / "disk"
    with silent_disk(own) as disk:
        panel = panel_in(parent, own)
        disk.fall_silent()
        parent.show()
        qtbot.wait(LONG_MS)
        assert panel.list.count() == 0
        assert disk.asked_at_the_window == []
        disk.answer()
        qtbot.waitUntil(lambda: panel.list.count() == 6)


def test_a_stamp_that_cannot_be_read_is_reported_and_the_others_are_shown(
    parent: QWidget, qtbot: QtBot, tmp_path: Path
) -> None:
    stamps = Stamps(tmp_path, parent)
    (tmp_path / "Wreck.yaml").write_text("[", encoding="utf-8")
    (tmp_path / "Folder.yaml").mkdir()
    told: list[str] = []
    found: list[tuple[Stamp, ...]] = []
    stamps.warned.connect(told.append)
    stamps.found.connect(found.append)
    stamps.look()
    qtbot.waitUntil(lambda: bool(found))
    assert len(found[0]) == 6
    assert len(told) == 2
    stamps.look()
    qtbot.wait(200)
    # What is known already is not read again.
    assert len(found) == 1


def test_a_stamp_is_kept_and_thrown_away_on_a_silent_disk_once_that_answers(
    parent: QWidget, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "disk"
    found: list[tuple[Stamp, ...]] = []
    with silent_disk(own) as disk:
        monkeypatch.setattr(os, "unlink", disk.asked(os.unlink))
        stamps = Stamps(own, parent)
        stamps.found.connect(found.append)
        disk.fall_silent()
        stamps.keep("Isle", ISLE)
        assert found == []
        disk.answer()
        qtbot.waitUntil(lambda: bool(found))
        (isle,) = (stamp for stamp in found[-1] if not stamp.shipped)
        assert (isle.name, isle.file.name) == ("Isle", "Isle.yaml")
        disk.fall_silent()
        stamps.remove(isle)
        disk.answer()
        qtbot.waitUntil(lambda: len(found) == 2)
        assert all(stamp.shipped for stamp in found[-1])
        assert disk.asked_at_the_window == []


def test_a_stamp_that_cannot_be_kept_is_reported_with_the_reason(
    parent: QWidget, qtbot: QtBot, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "stamps"
    in_the_way.write_text("", encoding="utf-8")
    stamps = Stamps(in_the_way, parent)
    with qtbot.waitSignal(stamps.failed) as blocked:
        stamps.keep("Isle", ISLE)
    mishap: Mishap = blocked.args[0]
    assert mishap.title == "The stamp was not saved"
    assert mishap.text.startswith(f"The folder {in_the_way} cannot be created: File exists.")
