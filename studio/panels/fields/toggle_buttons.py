"""Buttons that are chosen and stay chosen, as the docks show them."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QToolButton

# Fusion draws a chosen button as pressed grey; a frame in the accent says it better, and in any palette.
_LOOK = """
QToolButton { border: 1px solid transparent; border-radius: 5px; padding: 4px; }
QToolButton:hover { background: palette(midlight); border-color: palette(mid); }
QToolButton:focus { border-color: palette(dark); }
QToolButton:checked { background: palette(base); border-color: palette(highlight); }
QToolButton[tight="true"] { padding: 4px 1px; }
QToolButton[idle="true"]:checked { background: transparent; border: 1px dashed palette(dark); }
"""
_IDLE, _TIGHT = "idle", "tight"


def choice_button(name: str, tip: str, text: str = "", icon: QSize | None = None) -> QToolButton:
    """Return a button to check; with an icon's size it has its text below the icon, else next to it."""
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
    _dress(button, _IDLE, is_so=is_idle)


def tighten(button: QAbstractButton, *, is_tight: bool) -> None:
    """Have a button take as little room next to its text as it can, or as much as others do."""
    _dress(button, _TIGHT, is_so=is_tight)


def _dress(button: QAbstractButton, name: str, *, is_so: bool) -> None:
    """Give a button a property its look goes by."""
    if bool(button.property(name)) is not is_so:
        button.setProperty(name, is_so)
        button.style().unpolish(button)
        button.style().polish(button)
