"""Pictures to trace, of the kinds that scanners and cameras write."""

import warnings
from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image

from engine.tracing.pictures import PictureError, read_picture
from tests.fuzz.running import Target, folder

_FOLDER = folder()
_SIDE = 24


def target(data: bytes) -> None:
    """Read a picture."""
    path = Path(_FOLDER.name) / "fuzz.img"
    path.write_bytes(data)
    try:
        # What Pillow thinks of odd metadata.
        with warnings.catch_warnings(action="ignore"):
            picture = read_picture(path, 200)
    except PictureError:
        return
    assert picture.pixels.dtype == np.uint8
    assert picture.pixels.shape[2] == 3


def _written(mode: str, kind: str, **options: object) -> bytes:
    """Return a small picture as a file of some kind."""
    file = BytesIO()
    Image.effect_noise((_SIDE, _SIDE), 80).convert(mode).save(file, kind, **options)
    return file.getvalue()


PICTURES = Target(
    target,
    [
        *(_written(mode, "PNG") for mode in ("1", "L", "LA", "P", "RGB", "RGBA", "I;16")),
        *(_written(mode, "JPEG") for mode in ("L", "RGB", "CMYK")),
        _written("P", "GIF", transparency=0),
        *(_written(mode, "BMP") for mode in ("1", "P", "RGB")),
        *(_written(mode, "TIFF") for mode in ("1", "L", "RGB", "I;16", "F")),
        *(
            _written("RGB", "TIFF", compression=kind)
            for kind in ("tiff_lzw", "packbits", "tiff_adobe_deflate")
        ),
        *(_written(mode, "WEBP") for mode in ("RGB", "RGBA")),
    ],
)
