"""A PNG holds what the painter paints, however it is cut into bands."""

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image as Picture
from PySide6.QtGui import QImage

from engine.boardfile.errors import BoardFileError
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.fonts import Face
from studio.drawing.shapes.marks import Circle, Drawing, Layer, Line, Stroke, Text
from studio.painting.png import band_of, png_bytes, write_png
from studio.painting.progress import Cancelled

pytestmark = pytest.mark.usefixtures("qapp")

DRAWING = Drawing(
    60,
    130,
    (
        Layer(
            "a",
            (
                Circle((30, 64), 25, "#ff0000", Stroke("#000000", 0.4)),
                Line((0, 0), (60, 130), Stroke("#0000ff", 1)),
                Text((30, 66), "Severn", Face.BOLD, 12, "#ffffff", "middle"),
            ),
        ),
    ),
)


def as_array(image: QImage) -> NDArray[np.uint8]:
    """Return an image's pixels as (rows, columns, 3)."""
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).copy()


def test_a_png_is_what_the_painter_paints_at_once() -> None:
    """At 254 dpi a millimetre is 10 pixels, and the picture takes three bands."""
    opened = Picture.open(BytesIO(png_bytes(DRAWING, 254, "#ffffee")))
    assert opened.size == (600, 1300)
    assert opened.info["dpi"] == pytest.approx((254, 254), abs=0.1)
    whole = as_array(band_of(DRAWING, 10, "#ffffee", Box(0, 0, 600, 1300)))
    off = np.abs(np.asarray(opened.convert("RGB")).astype(int) - whole)
    # Qt rounds the edges of curves otherwise when they are moved: a shade or two, here and there.
    assert off.max() <= 6
    assert (off.max(axis=2) > 0).mean() < 0.002
    assert opened.getpixel((5, 1200)) == (255, 255, 238)


def test_the_same_drawing_gives_the_same_png() -> None:
    assert png_bytes(DRAWING, 100) == png_bytes(DRAWING, 100)


def test_a_png_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(BoardFileError, match="its folder does not exist"):
        write_png(DRAWING, tmp_path / "nowhere" / "map.png")
    assert list(tmp_path.iterdir()) == []


def test_a_cancelled_png_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(Cancelled):
        write_png(DRAWING, tmp_path / "map.png", 254, progress=lambda done: done < 0.3)
    assert list(tmp_path.iterdir()) == []
