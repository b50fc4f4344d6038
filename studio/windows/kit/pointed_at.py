"""Which file somebody points at in a dialog, before he has chosen it."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFileDialog, QLineEdit

REST_MS: Final = 100
"""How long one must stay with a file, who may be typing its name or be on his way past it."""


def tell_pointed_at(dialog: QFileDialog, hear: Callable[[Path], object]) -> None:
    """Tell of every file that is pointed at in a dialog, by a click or by its name."""

    def tell() -> None:
        names = dialog.selectedFiles()
        if names:
            hear(Path(names[0]))

    rest = QTimer(dialog, singleShot=True, interval=REST_MS)
    rest.timeout.connect(tell)
    dialog.currentChanged.connect(lambda _: rest.start())
    # Qt's own dialog has a field for the name; those of a desktop do not show theirs.
    for field in dialog.findChildren(QLineEdit):
        field.textChanged.connect(lambda _: rest.start())
