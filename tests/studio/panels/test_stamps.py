"""The stamps are read and drawn when somebody sees them, and never while a board is being opened."""

from pathlib import Path

import pytest
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.board.patches import Patch
from studio.drawing.themes import Theme
from studio.panels import stamps as stamps_module
from studio.panels.stamps import StampsPanel, stamp_icon
from studio.session.stamps import Stamp, Stamps
from tests.studio.silence import silent_disk

LONG_MS = 600


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
    # So Qt keeps a dock that lies behind another: shown, but where nobody sees it.
    panel.move(-1000, -1000)
    parent.show()
    qtbot.wait(LONG_MS)
    assert panel.isVisible()
    assert panel.list.count() == 0
    panel.move(0, 0)
    qtbot.waitUntil(lambda: panel.list.count() == 6)


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


def test_a_stamp_that_cannot_be_read_is_told_and_the_others_are_shown(
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
