"""Scans and photos read from files: turned as the camera was held, and never larger than is of use.

A picture comes from a stranger. Only a few formats are opened, because Pillow starts other programs for some
of the rest, and only when its header promises to fit into memory.
"""

import warnings
from dataclasses import dataclass
from math import ceil, floor
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from PIL.TiffImagePlugin import TiffImageFile

from engine.boardfile.source import NoFileError, TooLargeError, open_file
from engine.messages import Phrase, say

FORMATS: Final = ("PNG", "JPEG", "GIF", "TIFF", "BMP", "WEBP")
MOST_PIXELS: Final = 120_000_000
"""A picture with more is refused before it is decoded: that would take too long."""
MOST_BYTES: Final = 500_000_000
"""A picture whose file is longer, or whose decoding takes more memory, is refused before it is decoded."""
_LONGEST_SIDE: Final = 100_000
"""Pillow sets aside 255 rows at once for some pictures, however few those have."""
MOST_SIDE: Final = 4000
"""A longer picture is made smaller: more pixels a hex tell no more about its terrain."""

_PIXEL_BYTES: Final = {"1": 1, "L": 1, "P": 1, "I;16": 2, "I;16B": 2, "I;16L": 2}
"""How many bytes Pillow keeps of a pixel, by mode; of every other mode four."""
_STRIP_PIXELS: Final = 4_000_000
"""So many pixels are converted at a time."""
_ORIENTATION, _PHOTOMETRIC, _BITS, _ROWS_PER_STRIP, _TILE_WIDTH, _TILE_LENGTH = 274, 262, 258, 278, 322, 323
"""Tags of TIFF and EXIF."""
_TURNS: Final = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
"""How a picture is turned upright, by its orientation (EXIF 2.3, 4.6.4)."""
_SIDEWAYS: Final = (5, 6, 7, 8)

# Pillow's own limit is lower, and counts no memory. Its warnings of odd files are not for a terminal.
Image.MAX_IMAGE_PIXELS = MOST_PIXELS
warnings.filterwarnings("ignore", module=r"PIL\.")


class PictureError(Exception):
    """A picture that cannot be read; its text says why, and what to do."""

    def __init__(self, message: Phrase) -> None:
        super().__init__(message)


@dataclass(frozen=True, eq=False)
class Picture:
    """A picture's pixels, of shape (height, width, 3), red, green and blue.

    ``scale`` is how many of these pixels one of the file's is long: anchors count the file's.
    ``size`` is width and height in the file's pixels, upright.
    """

    pixels: NDArray[np.uint8]
    size: tuple[int, int]

    @property
    def scale(self) -> float:
        """How long one of the file's pixels is here, at most 1."""
        return float(self.pixels.shape[1] / self.size[0])


def read_picture(path: Path, most_side: int = MOST_SIDE) -> Picture:
    """Return the first picture in a file of one of the FORMATS.

    Raises PictureError for a file that is missing, no picture, damaged or too large.
    """
    try:
        with open_file(path, MOST_BYTES) as file, Image.open(file, formats=FORMATS) as found:
            full = found.size
            found.draft("RGB", (most_side, most_side))
            if not _fits(found, full):
                raise _too_large(path, full)
            return _decoded(found, full, most_side)
    except PictureError:
        raise
    except TooLargeError as error:
        raise _too_large(path) from error
    except NoFileError as error:
        raise PictureError(say("{path} is a pipe or a device, not a file.", path=path)) from error
    except FileNotFoundError as error:
        raise PictureError(
            say("The picture {path} does not exist. Restore it, or choose another.", path=path)
        ) from error
    except (Image.DecompressionBombError, Image.DecompressionBombWarning, MemoryError) as error:
        raise _too_large(path) from error
    # A decoder raises whatever happens to it with a file that no one foresaw.
    except Exception as error:
        raise PictureError(
            say(
                "{name} is damaged or not a known picture format. Save it as PNG or JPEG with "
                "another program.",
                name=path.name,
            )
        ) from error


def _too_large(path: Path, size: tuple[int, int] | None = None) -> PictureError:
    """Return the error for a picture that takes too much memory or time."""
    if size is None:
        return PictureError(say("{name} is too large to trace. Scan at fewer dpi.", name=path.name))
    return PictureError(
        say(
            "{name} has {width:,} × {height:,} pixels, too many to trace. Scan at fewer dpi.",
            name=path.name,
            width=size[0],
            height=size[1],
        )
    )


def _fits(found: Image.Image, full: tuple[int, int]) -> bool:
    """Return whether a picture of a ``full`` size can be decoded, at its size by now, within the limits."""
    if max(full) > _LONGEST_SIDE or full[0] * full[1] > MOST_PIXELS:
        return False
    pixels = found.width * found.height * _PIXEL_BYTES.get(found.mode, 4)
    if isinstance(found, TiffImageFile):
        return _tiff_bytes(found, pixels) <= MOST_BYTES
    if found.format == "WEBP":
        # The canvas, the one before it, the frame and its copy.
        return 5 * pixels <= MOST_BYTES
    if found.format in {"JPEG", "MPO"}:
        # A picture that comes in several passes is collected first, in numbers of two bytes.
        return pixels + 2 * len(found.getbands()) * full[0] * full[1] <= MOST_BYTES
    return pixels <= MOST_BYTES


def _tiff_bytes(found: TiffImageFile, pixels: int) -> int:
    """Return how much memory a TIFF takes whose ``pixels`` take so much: strips and tiles may be as large."""
    tags = found.tag_v2
    if tags.get(_ORIENTATION, 1) != 1:
        pixels *= 2
    if found.info.get("compression") == "raw":
        return pixels
    strip = found.width * min(tags.get(_ROWS_PER_STRIP, found.height), found.height)
    piece = tags[_TILE_WIDTH] * tags[_TILE_LENGTH] if _TILE_WIDTH in tags else strip
    return pixels + int(piece * max(4, sum(tags.get(_BITS, ())) / 8))


def _decoded(found: Image.Image, full: tuple[int, int], most_side: int) -> Picture:
    """Return a picture decoded, no longer than ``most_side``, and turned upright.

    It is made smaller and converted strip by strip, so that no second one of its size is in memory.
    """
    found.load()
    if isinstance(found, TiffImageFile):
        # Turned by now.
        full = found.size
    share = min(1.0, most_side / max(found.size))
    width, height = (max(1, round(share * side)) for side in found.size)
    least, greatest = _range(found)
    small = Image.new("RGB", (width, height))
    rows = max(1, int(_STRIP_PIXELS * share / found.width))
    down = found.height / height
    for top in range(0, height, rows):
        bottom = min(top + rows, height)
        # A row takes its colour from so many above and below, too.
        first, end = max(0, floor((top - 3) * down)), min(found.height, ceil((bottom + 3) * down))
        strip = _coloured(found.crop((0, first, found.width, end)), least, greatest)
        box = (0.0, top * down - first, float(found.width), min(bottom * down - first, strip.height))
        scaled = strip.resize((width, bottom - top), Image.Resampling.BICUBIC, box, reducing_gap=2.0)
        small.paste(scaled, (0, top))
    orientation = _orientation(found)
    if orientation in _TURNS:
        small = small.transpose(_TURNS[orientation])
    return Picture(np.asarray(small), full[::-1] if orientation in _SIDEWAYS else full)


def _orientation(found: Image.Image) -> int:
    """Return how the camera was held, 1 for upright or unknown."""
    try:
        return int(found.getexif().get(_ORIENTATION, 1))
    # The picture itself can be seen all the same.
    except Exception:  # noqa: BLE001
        return 1


def _coloured(strip: Image.Image, least: float, greatest: float) -> Image.Image:
    """Return a part of a picture in red, green and blue, what was clear white."""
    if _is_wide(strip):
        with np.errstate(invalid="ignore"):
            values = np.clip((_values(strip) - least) / (greatest - least), 0, 1)
        return Image.fromarray(np.nan_to_num(np.round(values * 255)).astype(np.uint8)).convert("RGB")
    if strip.mode not in {"RGBA", "LA", "PA", "RGBa", "La"} and "transparency" not in strip.info:
        return strip.convert("RGB")
    clear = strip.convert("RGBA")
    white = Image.new("RGBA", clear.size, "white")
    return Image.alpha_composite(white, clear).convert("RGB")


def _is_wide(picture: Image.Image) -> bool:
    """Return whether a picture's grey has more than 256 steps, which Pillow would cut off and not scale."""
    return picture.mode[:1] in {"I", "F"}


def _values(picture: Image.Image) -> NDArray[np.float32]:
    """Return the values of a grey picture, of shape (height, width)."""
    return np.asarray(picture).astype(np.float32)


def _range(found: Image.Image) -> tuple[float, float]:
    """Return which values of a grey picture are black and white.

    Of 16 bits these are known. Other numbers are taken for shares of one, for 8 or for 16 bits, whichever
    holds them all, or else scaled so that the least is black and the greatest white.
    """
    if not _is_wide(found):
        return 0, 255
    bits, inverted = 16, False
    if isinstance(found, TiffImageFile):
        bits, inverted = found.tag_v2.get(_BITS, (bits,))[0], found.tag_v2.get(_PHOTOMETRIC) == 0
    if found.mode.startswith("I;16") or found.format == "PNG":
        least, greatest = 0.0, 2.0**bits - 1
    else:
        least, greatest = _usual_range(found)
    return (greatest, least) if inverted else (least, greatest)


def _usual_range(found: Image.Image) -> tuple[float, float]:
    """Return a range that holds every value of a grey picture."""
    least, greatest = np.inf, -np.inf
    rows = max(1, _STRIP_PIXELS // found.width)
    for top in range(0, found.height, rows):
        strip = _values(found.crop((0, top, found.width, min(top + rows, found.height))))
        known = strip[np.isfinite(strip)]
        least, greatest = known.min(initial=least), known.max(initial=greatest)
    for limit in (1, 255, 65535) if found.mode == "F" else (255, 65535):
        if least >= 0 and greatest <= limit:
            return 0, limit
    return float(least), float(greatest if greatest > least else least + 1)
