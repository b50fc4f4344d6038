"""Whatever way a picture file keeps its colours, they come out as they look."""

import struct
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.tracing.pictures import read_picture
from tests.engine.tracing.raw_files import grey_tiff, png

Make = Callable[[Path], None]
GREYS = [(0, 0, 0), (128, 128, 128), (255, 255, 255)]
RGBS = [(200, 30, 20), (20, 160, 40), (255, 255, 255)]
SIZE = (30, 10)


def fields(colours: list[tuple[int, int, int]]) -> Image.Image:
    """Three fields of 10 × 10 pixels side by side."""
    return Image.fromarray(np.repeat(np.array([colours], dtype=np.uint8), 10, axis=1).repeat(10, axis=0))


def seen(path: Path, most_side: int = 4000) -> list[tuple[int, int, int]]:
    """The colours in the middle of the three fields."""
    pixels = read_picture(path, most_side).pixels
    high, wide, _ = pixels.shape
    return [tuple(pixels[high // 2, (2 * field + 1) * wide // 6].tolist()) for field in range(3)]


def saved(image: Image.Image, kind: str, **how: object) -> Make:
    return lambda path: image.save(path, kind, **how)


def written(data: bytes) -> Make:
    def write(path: Path) -> None:
        path.write_bytes(data)

    return write


def values(*three: float, form: str) -> bytes:
    """Three fields of grey values, packed row by row."""
    row = [value for value in three for _ in range(10)]
    return b"".join(struct.pack(f"{form[0]}{len(row)}{form[1]}", *row) for _ in range(10))


def grey_of(*three: float, kind: type = np.float32) -> Image.Image:
    return Image.fromarray(np.array([[value for value in three for _ in range(10)]] * 10, dtype=kind))


def clear_palette() -> Image.Image:
    """A palette whose third colour, black, is clear."""
    image = Image.new("P", SIZE)
    image.putpalette([200, 30, 20, 20, 160, 40, 0, 0, 0])
    for field in range(3):
        image.paste(field, (10 * field, 0, 10 * field + 10, 10))
    return image


def clear(mode: str) -> Image.Image:
    """The third field black and clear, the others full."""
    if mode == "PA":
        image = clear_palette()
    else:
        image = fields([*(GREYS if mode == "LA" else RGBS)[:2], (0, 0, 0)]).convert(mode)
    mask = Image.new("L", SIZE, 255)
    mask.paste(0, (20, 0, 30, 10))
    image.putalpha(mask)
    return image


def deep(three: list[tuple[int, ...]]) -> bytes:
    """Rows of a PNG with samples of 16 bits."""
    row = b"".join(struct.pack(f">{len(field)}H", *field) * 10 for field in three)
    return (b"\0" + row) * 10


WIDE_GREYS: dict[str, Make] = {
    "I;16 PNG": saved(grey_of(0, 32896, 65535, kind=np.uint16), "PNG"),
    "I;16 TIFF": saved(grey_of(0, 32896, 65535, kind=np.uint16), "TIFF"),
    "I;16 TIFF, packed": saved(grey_of(0, 32896, 65535, kind=np.uint16), "TIFF", compression="tiff_lzw"),
    "I;16B TIFF": saved(Image.frombytes("I;16B", SIZE, values(0, 32896, 65535, form=">H")), "TIFF"),
    "16 bits, white is zero": written(
        grey_tiff(*SIZE, 16, values(65535, 32639, 0, form="<H"), photometric=0)
    ),
    "12 bits": written(
        grey_tiff(
            *SIZE, 12, b"".join(bytes.fromhex("000000" * 5 + "808808" * 5 + "ffffff" * 5) for _ in range(10))
        )
    ),
    "I TIFF of 16 bits": saved(grey_of(0, 32896, 65535, kind=np.int32), "TIFF"),
    "I TIFF of 8 bits": saved(grey_of(0, 128, 255, kind=np.int32), "TIFF"),
    "I TIFF of 32 bits": saved(grey_of(-(2**31), 2**23, 2**31 - 1, kind=np.int32), "TIFF"),
    "F TIFF up to 1": saved(grey_of(0, 0.502, 1), "TIFF"),
    "F TIFF up to 255": saved(grey_of(0, 128, 255), "TIFF"),
    "F TIFF of heights": saved(grey_of(-400, 100.4, 600), "TIFF"),
    "F TIFF with no number": saved(grey_of(float("nan"), 0.502, float("inf")), "TIFF"),
}
OTHERS: dict[str, tuple[Make, list[tuple[int, int, int]]]] = {
    "L PNG": (saved(fields(GREYS).convert("L"), "PNG"), GREYS),
    "1 PNG": (
        saved(fields([GREYS[0], GREYS[2], GREYS[0]]).convert("1"), "PNG"),
        [GREYS[0], GREYS[2], GREYS[0]],
    ),
    "RGB PNG of 16 bits": (
        written(png(*SIZE, 16, 2, deep([tuple(257 * part for part in colour) for colour in RGBS]))),
        RGBS,
    ),
    "RGBA PNG of 16 bits": (
        written(
            png(*SIZE, 16, 6, deep([(*(257 * part for part in c), 65535) for c in RGBS[:2]] + [(0, 0, 0, 0)]))
        ),
        RGBS,
    ),
    "LA PNG of 16 bits": (written(png(*SIZE, 16, 4, deep([(0, 65535), (32896, 65535), (0, 0)]))), GREYS),
    "palette GIF": (saved(fields(RGBS).quantize(8), "GIF"), RGBS),
    "palette GIF, clear": (saved(clear_palette(), "GIF", transparency=2), RGBS),
    "palette PNG, clear": (saved(clear_palette(), "PNG", transparency=b"\xff\xff\0"), RGBS),
    "palette BMP": (saved(fields(RGBS).quantize(8), "BMP"), RGBS),
    "CMYK TIFF": (saved(fields(RGBS).convert("CMYK"), "TIFF"), RGBS),
    "CMYK JPEG": (saved(fields(RGBS).convert("CMYK"), "JPEG", quality=95), RGBS),
    "LA PNG": (saved(clear("LA"), "PNG"), GREYS),
    "PA TIFF": (saved(clear("PA"), "TIFF"), RGBS),
    "RGBA WebP": (saved(clear("RGBA"), "WEBP", lossless=True), RGBS),
    "RGBA TIFF": (saved(clear("RGBA"), "TIFF"), RGBS),
    "YCbCr TIFF": (saved(fields(RGBS).convert("YCbCr"), "TIFF"), RGBS),
}


@pytest.mark.parametrize("make", WIDE_GREYS.values(), ids=WIDE_GREYS)
def test_more_than_256_greys_are_scaled_and_not_cut_off(make: Make, tmp_path: Path) -> None:
    make(tmp_path / "scan.img")
    assert seen(tmp_path / "scan.img") == [pytest.approx(colour, abs=1) for colour in GREYS]


@pytest.mark.parametrize(("make", "expected"), OTHERS.values(), ids=OTHERS)
def test_colours_come_out_of_every_mode(
    make: Make, expected: list[tuple[int, int, int]], tmp_path: Path
) -> None:
    make(tmp_path / "scan.img")
    assert seen(tmp_path / "scan.img") == [pytest.approx(colour, abs=5) for colour in expected]


@pytest.mark.parametrize("mode", ["1", "P", "L", "RGB", "RGBA", "I;16"])
def test_a_picture_made_smaller_strip_by_strip_has_no_seams(
    mode: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slope from black to white stays one: no row differs much from its neighbours."""
    monkeypatch.setattr("engine.tracing.pictures._STRIP_PIXELS", 300 * 50)
    slope = np.linspace(0, 255, 1000).repeat(300).reshape(1000, 300)
    grey = Image.fromarray(slope.astype(np.uint8))
    image = Image.fromarray((slope * 257).astype(np.uint16)) if mode == "I;16" else grey.convert(mode)
    image.save(tmp_path / "slope.png")
    small = read_picture(tmp_path / "slope.png", most_side=301).pixels.astype(int)
    assert small.shape == (301, 90, 3)
    means = small.mean(axis=(1, 2))
    slack = 25 if mode == "1" else 3  # made of black and white dots
    assert means == pytest.approx(np.linspace(0, 255, 301), abs=slack)
