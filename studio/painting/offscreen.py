"""Begins Qt for commands that set type, without a screen."""

import os


def start_qt() -> None:
    """Begin what Qt needs to set type, without a screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415  # only commands that draw wait for it

    if QGuiApplication.instance() is None:
        _kept.append(QGuiApplication([]))


_kept: list[object] = []
"""The application, which must outlive the last picture."""
