"""Plays a drawing into a PNG, in bands, so that a large picture needs little memory."""

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PySide6.QtGui import QColor, QImage, QPainter

from engine.boardfile.atomic import write_atomically
from studio.drawing.origin import PNG_MARK
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Drawing, moved
from studio.painting.player import play_layer
from studio.painting.progress import Progress, go_on, report

_MM_PER_INCH = 25.4
_BAND_PX = 512
SIGNATURE = b"\x89PNG\r\n\x1a\n"
_RGB_OF_8_BITS = (8, 2, 0, 0, 0)


def write_png(
    drawing: Drawing, path: Path, dpi: float = 150.0, paper: str = "#ffffff", progress: Progress = go_on
) -> None:
    """Write a drawing as a PNG on paper of a colour; the file is whole or not there.

    Raises BoardFileError, with a sentence for the user, when the file cannot be written, and
    Cancelled when ``progress`` said to stop.
    """
    write_atomically(path, png_bytes(drawing, dpi, paper, progress))


def png_bytes(
    drawing: Drawing, dpi: float = 150.0, paper: str = "#ffffff", progress: Progress = go_on
) -> bytes:
    """Return a drawing as a PNG; raises Cancelled when ``progress`` said to stop."""
    scale = dpi / _MM_PER_INCH
    width, height = max(1, round(drawing.width_mm * scale)), max(1, round(drawing.height_mm * scale))
    out, packer = BytesIO(), zlib.compressobj(6)
    out.write(SIGNATURE)
    out.write(chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, *_RGB_OF_8_BITS)))
    out.write(chunk(*PNG_MARK))
    per_metre = round(scale * 1000)
    out.write(chunk(b"pHYs", struct.pack(">IIB", per_metre, per_metre, 1)))
    for top in range(0, height, _BAND_PX):
        report(progress, top / height)
        band = band_of(drawing, scale, paper, Box(0, top, width, min(top + _BAND_PX, height)))
        if packed := packer.compress(b"".join(_rows(band))):
            out.write(chunk(b"IDAT", packed))
    out.write(chunk(b"IDAT", packer.flush()))
    out.write(chunk(b"IEND", b""))
    report(progress, 1.0)
    return out.getvalue()


def band_of(drawing: Drawing, scale: float, paper: str, pixels: Box) -> QImage:
    """Return a part of a drawing, a box of whole pixels, painted at a scale in pixels a millimetre."""
    image = QImage(int(pixels.width), int(pixels.height), QImage.Format.Format_RGB888)
    image.fill(QColor(paper))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-pixels.left, -pixels.top)
        painter.scale(scale, scale)
        seen = Box(*(edge / scale for edge in pixels)).grown(1 / scale)
        for layer in drawing.layers:
            play_layer(moved(layer, 0.0, 0.0, seen), painter)
    finally:
        painter.end()
    return image


def _rows(band: QImage) -> Iterator[bytes]:
    """Yield the rows of pixels as PNG packs them, each after a byte that says it is unfiltered."""
    bits, stride, used = band.constBits(), band.bytesPerLine(), 3 * band.width()
    for row in range(band.height()):
        yield b"\0" + bytes(bits[row * stride : row * stride + used])


def chunk(kind: bytes, data: bytes) -> bytes:
    """Return a chunk of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
