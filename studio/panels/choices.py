"""Buttons that are chosen and stay chosen, as the docks show them."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton

# Fusion draws a chosen button as pressed grey; a frame in the accent says it better, and in any palette.
_LOOK = """
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 4px; }
QToolButton:hover { background: palette(midlight); border-color: palette(mid); }
QToolButton:focus { border-color: palette(dark); }
QToolButton:checked { background: palette(base); border-color: palette(highlight); }
"""


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
