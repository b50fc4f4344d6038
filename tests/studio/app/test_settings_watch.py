"""Settings that do not reach their file are told of, once."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QSettings
from pytestqt.qtbot import QtBot

from studio.app import settings_watch
from studio.app.settings_watch import SettingsWatch


def watched(file: Path, qapp: QCoreApplication, qtbot: QtBot) -> tuple[QSettings, list[str]]:
    """Return settings that have been watched for a while, and what was told of them."""
    settings, told = QSettings(str(file), QSettings.Format.IniFormat), list[str]()
    watch = SettingsWatch(settings, qapp)
    watch.warned.connect(told.append)
    watch.begin()
    qtbot.wait(500)
    watch.deleteLater()
    return settings, told


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings_watch, "LOOK_MS", 20)


def test_settings_that_cannot_be_written_are_told_of_once(
    tmp_path: Path, qapp: QCoreApplication, qtbot: QtBot
) -> None:
    (tmp_path / "in-the-way").touch()
    file = tmp_path / "in-the-way" / "studio.ini"
    _, told = watched(file, qapp, qtbot)
    assert len(told) == 1
    assert str(file) in told[0]


def test_settings_that_are_written_are_not_told_of(
    tmp_path: Path, qapp: QCoreApplication, qtbot: QtBot
) -> None:
    settings, told = watched(tmp_path / "studio.ini", qapp, qtbot)
    settings.sync()
    assert told == []
