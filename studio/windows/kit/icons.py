"""The line icons, drawn in the colours of the windows from the SVG files we ship."""

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from engine.shipped import folder

SIZES = (16, 20, 24, 32, 40, 48, 64)
"""In pixels: what menus and bars ask for, on usual screens and on those twice as fine."""
MARK_SIZES = (16, 24, 32, 48, 64, 128, 256)

_INK = b"currentColor"
_MOST = 256
"""Icons kept, in the colours of a scheme or two: each window made again wants them all again."""


@lru_cache(maxsize=_MOST)
def icon(name: str, colour: str, faint: str) -> QIcon:
    """Return an icon in one colour, and in a fainter one for actions that are not to be had.

    Raises FileNotFoundError when there is no icon of the name.
    """
    drawn = QIcon()
    for size in SIZES:
        drawn.addPixmap(_pixmap(name, colour, size), QIcon.Mode.Normal)
        drawn.addPixmap(_pixmap(name, faint, size), QIcon.Mode.Disabled)
    return drawn


@cache
def program_icon() -> QIcon:
    """Return the program's own mark."""
    drawn = QIcon()
    for size in MARK_SIZES:
        drawn.addPixmap(_pixmap("platelayer", "", size))
    return drawn


def pixmap(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    """Return an icon as a picture of ``size`` logical pixels for a screen of a device ratio."""
    drawn = _pixmap(name, colour, round(size * ratio))
    drawn.setDevicePixelRatio(ratio)
    return drawn


def _pixmap(name: str, colour: str, size: int) -> QPixmap:
    """Draw an icon's file at a size in device pixels."""
    renderer = QSvgRenderer(QByteArray(_svg(name).replace(_INK, colour.encode("ascii"))))
    drawn = QPixmap(QSize(size, size))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return drawn


@cache
def _svg(name: str) -> bytes:
    """Return the text of an icon's file."""
    return (folder("resources") / "icons" / f"{name}.svg").read_bytes()
