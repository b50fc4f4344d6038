"""Buttons that are chosen and stay chosen, as the docks show them."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QToolButton

# Fusion draws a chosen button as pressed grey; a frame in the accent says it better, and in any palette.
_LOOK = """
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 4px; }
QToolButton:hover { background: palette(midlight); border-color: palette(mid); }
QToolButton:focus { border-color: palette(dark); }
QToolButton:checked { background: palette(base); border-color: palette(highlight); }
QToolButton[idle="true"]:checked { background: transparent; border: 1px dashed palette(dark); }
"""
_IDLE = "idle"


def choice_button(name: str, tip: str, text: str = "", icon: QSize | None = None) -> QToolButton:
    """Return a button to check; with an icon's size it has its text below the icon, else beside it."""
    button = QToolButton()
    button.setObjectName(name)
    button.setToolTip(tip)
    button.setText(text)
    button.setCheckable(True)
    button.setStyleSheet(_LOOK)
    style = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    if icon is not None:
        button.setIconSize(icon)
        style = Qt.ToolButtonStyle.ToolButtonTextUnderIcon if text else Qt.ToolButtonStyle.ToolButtonIconOnly
    button.setToolButtonStyle(style)
    return button


def rest(button: QAbstractButton, *, is_idle: bool) -> None:
    """Show whether a chosen button is what the hand works with, or rests until another tool is taken."""
    if bool(button.property(_IDLE)) is not is_idle:
        button.setProperty(_IDLE, is_idle)
        button.style().unpolish(button)
        button.style().polish(button)
