"""The dialogs that ask for a file: what they tell of each can be read."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from studio.windows.kit.file_dialogs import asked_to_read, asked_to_write, reading_dialog

KINDS = "Boards (*.yaml *.yml *.rrmap)"


@pytest.fixture
def over(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.setStyleSheet("QTreeView::item { padding: 5px 6px; }")
    return widget


def in_dialog(do: Callable[[QFileDialog], None]) -> None:
    """Do something in the file dialog to come."""

    def sit_down() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        do(dialog)

    QTimer.singleShot(0, sit_down)


def test_every_column_has_the_room_of_its_words(over: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "aldermere.yaml").write_text("x" * 123_456, encoding="utf-8")
    dialog = reading_dialog(over, "Open", tmp_path, KINDS)
    dialog.show()
    files = dialog.findChild(QTreeView, "treeView")
    assert isinstance(files, QTreeView)
    qtbot.waitUntil(lambda: files.model().rowCount(files.rootIndex()) == 1)
    qtbot.waitUntil(
        lambda: all(files.columnWidth(column) >= files.sizeHintForColumn(column) > 0 for column in range(4))
    )
    assert files.columnWidth(0) > 200
    assert sum(files.columnWidth(column) for column in range(4)) <= files.viewport().width()
    dialog.close()


def test_where_to_write_is_asked_with_a_name_proposed(over: QWidget, tmp_path: Path) -> None:
    shown: list[tuple[str, list[str]]] = []

    def take(dialog: QFileDialog) -> None:
        shown.append((dialog.directory().path(), dialog.selectedFiles()))
        dialog.accept()

    in_dialog(take)
    path = tmp_path / "severn.yaml"
    assert asked_to_write(over, "Save", path, KINDS) == (str(path), KINDS)
    assert shown == [(str(tmp_path), [str(path)])]
    in_dialog(QFileDialog.reject)
    assert asked_to_write(over, "Save", path, KINDS)[0] == ""


def test_a_file_there_is_can_be_chosen_or_none(over: QWidget, tmp_path: Path) -> None:
    path = tmp_path / "scan.png"
    path.write_bytes(b"")

    begun: list[str] = []

    def take(dialog: QFileDialog) -> None:
        begun.append(dialog.directory().absolutePath())
        dialog.selectFile(str(path))
        dialog.accept()

    in_dialog(take)
    assert asked_to_read(over, "Choose Picture", tmp_path, "All files (*)") == path
    assert begun == [str(tmp_path)]
    in_dialog(QFileDialog.reject)
    assert asked_to_read(over, "Choose Picture", tmp_path, "All files (*)") is None
