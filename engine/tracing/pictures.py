"""Scans and photos read from files: turned as the camera was held, and never larger than is of use."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageOps

from engine.boardfile.source import NoFileError, open_file
from engine.sayings import Phrase, say

MOST_PIXELS: Final = 400_000_000
"""A picture with more is refused before it is unpacked: it would not fit into memory."""
MOST_SIDE: Final = 4000
"""A longer picture is made smaller: more pixels a hex tell no more about its terrain."""
MOST_BYTES: Final = 1_000_000_000
"""A larger file is not opened; a scan of MOST_PIXELS is smaller unless it is not packed at all."""


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
    """Return the picture in a file, whatever of its formats Pillow reads.

    Raises PictureError for a file that is missing, no picture, damaged or too large.
    """
    try:
        with open_file(path, MOST_BYTES) as file, Image.open(file) as found:
            width, height = found.size
            if width * height > MOST_PIXELS:
                raise PictureError(
                    say(
                        "{name} has {width:,} × {height:,} pixels, too many to trace: scan at fewer dpi.",
                        name=path.name,
                        width=width,
                        height=height,
                    )
                )
            found.draft("RGB", (most_side, most_side))
            upright = ImageOps.exif_transpose(found)
            turned = (upright.width > upright.height) != (found.width > found.height)
            size = (height, width) if turned else (width, height)
            upright.thumbnail((most_side, most_side))
            return Picture(np.asarray(_on_white(upright)), size)
    except NoFileError as error:
        raise PictureError(say("{path} is a pipe or a device, not a file.", path=path)) from error
    except FileNotFoundError as error:
        raise PictureError(
            say("There is no picture {path}. Put it back there, or choose another.", path=path)
        ) from error
    except Image.DecompressionBombError as error:
        raise PictureError(
            say("{name} has too many pixels to trace: scan at fewer dpi.", name=path.name)
        ) from error
    except (OSError, SyntaxError, ValueError, EOFError) as error:
        raise PictureError(
            say(
                "{name} cannot be read as a picture: it is damaged, or of a kind unknown here. "
                "Save it as PNG or JPEG from another program.",
                name=path.name,
            )
        ) from error


def _on_white(picture: Image.Image) -> Image.Image:
    """Return a picture without transparency, what was clear white."""
    if picture.mode not in {"RGBA", "LA", "PA"} and "transparency" not in picture.info:
        return picture.convert("RGB")
    clear = picture.convert("RGBA")
    white = Image.new("RGBA", clear.size, "white")
    return Image.alpha_composite(white, clear).convert("RGB")
