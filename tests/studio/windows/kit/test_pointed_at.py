"""A file dialog tells of what is pointed at in it, and asks for a map as ever."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from studio.windows.documents.questions import Questions
from studio.windows.kit import pointed_at


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pointed_at, "REST_MS", 20)


def asked(over: QWidget, folder: Path, name: Path, end: str) -> tuple[Path | None, list[Path]]:
    """Type a name into the dialog that asks for a map, wait a moment, end it; return answer and looks."""
    looks: list[Path] = []

    def dialog() -> QFileDialog:
        shown = QApplication.activeModalWidget()
        assert isinstance(shown, QFileDialog)
        return shown

    def type_in() -> None:
        field = dialog().findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit)
        field.setText(str(name))
        ends: dict[str, Callable[[], object]] = {"accept": dialog().accept, "reject": dialog().reject}
        QTimer.singleShot(200, ends[end])

    QTimer.singleShot(0, type_in)
    return Questions(over).path_to_open(folder, looks.append), looks


def test_a_name_typed_is_told_before_it_is_chosen(over: QWidget, tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    path.write_text("{}", encoding="utf-8")
    answer, looks = asked(over, tmp_path, path, "accept")
    assert answer == path
    assert looks[-1] == path


def test_who_leaves_the_dialog_has_chosen_nothing(over: QWidget, tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    path.write_text("{}", encoding="utf-8")
    answer, looks = asked(over, tmp_path, path, "reject")
    assert answer is None
    assert looks[-1] == path


def test_the_dialog_is_taken_to_pieces_in_the_end(
    over: QWidget, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("studio.windows.documents.questions._LATER_MS", 1)
    asked(over, tmp_path, tmp_path / "none.yaml", "reject")
    qtbot.waitUntil(lambda: not over.findChildren(QFileDialog))
