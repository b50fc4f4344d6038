"""How dialogs are opened, and let go once they are closed: a window would keep them as long as it lives."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog


def accepted(dialog: QDialog) -> bool:
    """Open a dialog, wait until it is closed, and tell whether it was accepted; then it is let go.

    What it holds can be read until the caller is done.
    """
    is_accepted = dialog.exec() == QDialog.DialogCode.Accepted
    end = QTimer(dialog, singleShot=True, interval=0)
    end.timeout.connect(dialog.deleteLater)
    end.start()
    return is_accepted


def open_over(dialog: QDialog) -> None:
    """Open a dialog over its window, which waits, and let it go when it is closed."""
    dialog.setModal(True)
    dialog.finished.connect(dialog.deleteLater)
    dialog.show()
