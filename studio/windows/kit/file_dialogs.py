"""The dialogs that ask for a file, wide enough for the columns they show."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFileDialog, QHeaderView, QTreeView, QWidget

from studio.windows.kit.dialogs import accepted

_SIZE: Final = QSize(860, 540)


def reading_dialog(over: QWidget, title: str, folder: Path, kinds: str) -> QFileDialog:
    """Return a dialog that asks for a file there is, among the kinds named, in the folder to begin with."""
    dialog = QFileDialog(over, title, _beginning(folder), kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    _make_room(dialog)
    return dialog


def asked_to_read(over: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Ask for a file there is, beginning in a folder; None for not now."""
    dialog = reading_dialog(over, title, folder, kinds)
    names = dialog.selectedFiles() if accepted(dialog) else []
    return Path(names[0]) if names else None


def asked_for_several(over: QWidget, title: str, kinds: str) -> tuple[Path, ...]:
    """Ask for files there are, beginning at home; none for not now."""
    dialog = reading_dialog(over, title, Path.home(), kinds)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    return tuple(map(Path, dialog.selectedFiles())) if accepted(dialog) else ()


def asked_for_folder(over: QWidget, title: str) -> Path | None:
    """Ask for a folder there is, beginning at home; None for not now."""
    dialog = reading_dialog(over, title, Path.home(), "")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    names = dialog.selectedFiles() if accepted(dialog) else []
    return Path(names[0]) if names else None


def asked_to_write(over: QWidget, title: str, proposed: Path, kinds: str) -> tuple[str, str]:
    """Ask where to write; return the name and the kind chosen, an empty name for not now."""
    dialog = QFileDialog(over, title, _beginning(proposed.parent), kinds)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.selectFile(proposed.name)
    _make_room(dialog)
    names = dialog.selectedFiles() if accepted(dialog) else []
    return (names[0] if names else ""), dialog.selectedNameFilter()


def _make_room(dialog: QFileDialog) -> None:
    """Give every column the room of its words, and the name what is left.

    Qt's own dialog ignores the space the windows' style leaves around words; those of a desktop
    have no such list.
    """
    dialog.resize(_SIZE)
    for files in dialog.findChildren(QTreeView):
        header = files.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)


def _beginning(folder: Path) -> str:
    """Return the folder to begin in: this one, or the home folder if it does not exist."""
    return str(folder if folder.is_dir() else Path.home())
