"""A picture from a stranger starts nothing, takes little memory, and is a picture or a plain sentence."""

import io
import os
import struct
import subprocess
import sys
import zlib
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from engine.tracing.pictures import FORMATS, PictureError, read_picture
from tests.engine.tracing.raw_files import png, tiff

CASES = Path(__file__).parents[2] / "data" / "pictures"
NO_PICTURE = "not a known picture format"


def test_a_picture_in_postscript_starts_no_other_program(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []
    monkeypatch.setattr(subprocess, "Popen", lambda *command, **_: started.append(command))
    with pytest.raises(PictureError, match=NO_PICTURE):
        read_picture(CASES / "endless.eps")
    assert started == []


@pytest.mark.parametrize("name", ["attribute-error", "not-implemented", "runtime-error"])
def test_what_breaks_a_decoder_is_said_plainly(name: str) -> None:
    with pytest.raises(PictureError, match=NO_PICTURE):
        read_picture(CASES / f"{name}.img")


def test_a_photo_is_read_though_the_camera_left_nonsense() -> None:
    assert read_picture(CASES / "odd-exif.img").pixels.shape == (37, 29, 3)


def test_whatever_a_decoder_raises_is_said_plainly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RecursionError

    Image.new("L", (5, 5)).save(tmp_path / "a.png")
    monkeypatch.setattr(Image, "open", broken)
    with pytest.raises(PictureError, match=NO_PICTURE):
        read_picture(tmp_path / "a.png")


def test_what_is_no_file_is_not_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    for path in (tmp_path / "pipe.png", Path(os.devnull)):
        with pytest.raises(PictureError, match="is a pipe or a device, not a file"):
            read_picture(path)
    with pytest.raises(PictureError, match=NO_PICTURE):
        read_picture(tmp_path)


def test_only_the_first_picture_of_several_is_read(tmp_path: Path) -> None:
    first, second = Image.new("RGB", (20, 10), "red"), Image.new("RGB", (20, 10), "blue")
    for kind in ("GIF", "PNG", "TIFF", "WEBP"):
        path = tmp_path / f"two.{kind.lower()}"
        first.save(path, kind, save_all=True, append_images=[second])
        assert read_picture(path).pixels[5, 10].tolist() == pytest.approx([255, 0, 0], abs=3)


# -- limits ----------------------------------------------------------------------------------------
# Of each file there is only the head: one that was decoded would be called damaged, not too large.


def gif(width: int, height: int) -> bytes:
    frame = struct.pack("<BHHHHBB", 0x2C, 0, 0, width, height, 0, 8)
    return b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80, 0, 0) + bytes(6) + frame


def bmp(width: int, height: int, packing: int = 0) -> bytes:
    bits, colours = (8, bytes(1024)) if packing else (24, b"")
    head = struct.pack("<IiiHHIIiiII", 40, width, height, 1, bits, packing, 0, 0, 0, 256, 0)
    return b"BM" + struct.pack("<IHHI", 0, 0, 0, 14 + 40 + len(colours)) + head + colours


def of_size(kind: str, size: tuple[int, int], **how: Any) -> bytes:
    """A small picture of a kind whose head says that it is large."""
    file = io.BytesIO()
    small = Image.new(how.pop("mode", "RGB"), (77, 55))
    small.save(file, kind, **how)
    old, new = struct.pack(">HH", 55, 77), struct.pack(">HH", size[1], size[0])
    data = file.getvalue()
    assert data.count(old) == 1
    return data.replace(old, new)


def large_tiff(**tags: int) -> bytes:
    named = {"width": 256, "height": 257, "bits": 258, "compression": 259, "orientation": 274}
    named |= {"tile_width": 322, "tile_length": 323, "sample_format": 339}
    usual = {256: 10, 257: 10, 258: 8, 259: 8, 262: 1, 277: 1}
    return tiff(usual | {named[name]: value for name, value in tags.items()}, zlib.compress(b"0"))


TOO_LARGE = {
    "PNG": png(16_000, 16_000, 8, 6, b""),
    "PNG of 15,000 × 16,000, which some 700 kB can hold": png(15_000, 16_000, 8, 2, b""),
    "PNG, long and flat": png(100_001, 1, 8, 0, b""),
    "GIF": gif(60_000, 60_000),
    "BMP": bmp(16_000, 16_000),
    "BMP whose runs skip many rows": bmp(40_000_000, 5, packing=1),
    "JPEG": of_size("JPEG", (20_000, 20_000)),
    "JPEG in passes": of_size("JPEG", (12_000, 12_000), mode="CMYK", progressive=True),
    "TIFF": large_tiff(width=30_000, height=30_000),
    "TIFF with a large tile": large_tiff(tile_width=46_000, tile_length=46_000),
    "TIFF to be turned": large_tiff(
        width=14_000, height=14_000, orientation=6, compression=1, bits=32, sample_format=3
    ),
}


@pytest.mark.parametrize("data", TOO_LARGE.values(), ids=TOO_LARGE)
def test_what_would_not_fit_into_memory_is_refused_before_it_is_decoded(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "huge.img").write_bytes(data)
    with pytest.raises(PictureError, match=r"too many to trace|is too large to trace"):
        read_picture(tmp_path / "huge.img")


def test_a_webp_is_counted_with_the_copies_its_decoder_makes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Image.new("RGB", (100, 100)).save(tmp_path / "a.webp")
    monkeypatch.setattr("engine.tracing.pictures.MOST_BYTES", 5 * 40_000)
    assert read_picture(tmp_path / "a.webp").size == (100, 100)
    monkeypatch.setattr("engine.tracing.pictures.MOST_BYTES", 5 * 40_000 - 1)
    with pytest.raises(PictureError, match="too many to trace"):
        read_picture(tmp_path / "a.webp")


def test_a_file_too_long_is_not_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Image.new("L", (100, 100)).save(tmp_path / "a.bmp")
    monkeypatch.setattr("engine.tracing.pictures.MOST_BYTES", 10_500)
    with pytest.raises(PictureError, match="is too large"):
        read_picture(tmp_path / "a.bmp")


MEASURE = """
import resource, sys
from pathlib import Path
from engine.tracing.pictures import PictureError, read_picture
def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
before = peak()
for name in sys.argv[1:]:
    try:
        read_picture(Path(name))
    except PictureError:
        pass
    print((peak() - before) // 1024)
"""


def test_memory_stays_near_that_of_one_decoded_picture(tmp_path: Path) -> None:
    """Of a text or a profile that swells a thousandfold little is unpacked, of a picture no second copy."""
    swollen = zlib.compress(bytes(60_000_000), 1)
    chunks = [(b"zTXt", b"Comment\0\0" + swollen), (b"iCCP", b"profile\0\0" + swollen)]
    (tmp_path / "swollen.png").write_bytes(png(1, 1, 8, 0, b"\0\0", *chunks))
    camera = Image.Exif()
    camera[274] = 6
    decoded_mb = 5000 * 5000 * 4 / 1_000_000
    clear = png(5000, 5000, 8, 6, bytes(5000 * (1 + 4 * 5000)), (b"eXIf", camera.tobytes()[6:]))
    (tmp_path / "large.png").write_bytes(clear)
    root = Path(__file__).parents[3]
    names = [str(tmp_path / "swollen.png"), str(tmp_path / "large.png")]
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, *names], cwd=root, capture_output=True, text=True, check=True
    )
    swollen_mb, large_mb = map(int, done.stdout.split())
    assert swollen_mb < 30
    assert large_mb < decoded_mb + 220


# -- bytes changed at random -------------------------------------------------------------------------


def samples() -> dict[str, bytes]:
    """A small picture of every format, some in two ways."""
    slope = Image.linear_gradient("L").resize((37, 29)).convert("RGB")
    camera = Image.Exif()
    camera[274] = 6
    wanted: dict[str, tuple[str, Image.Image, dict[str, Any]]] = {
        **{kind: (kind, slope, {}) for kind in FORMATS},
        "PNG of 16 bits": ("PNG", Image.new("I;16", (37, 29), 700), {}),
        "PNG, clear": ("PNG", slope.quantize(9), {"transparency": 3, "exif": camera}),
        "JPEG, turned": ("JPEG", slope, {"exif": camera, "progressive": True}),
        "TIFF, packed": ("TIFF", slope, {"compression": "tiff_lzw", "exif": camera}),
        "TIFF, floating": ("TIFF", Image.new("F", (37, 29), 0.7), {}),
        "GIF of two": ("GIF", slope, {"save_all": True, "append_images": [slope.rotate(180)]}),
        "WEBP of two": ("WEBP", slope, {"save_all": True, "append_images": [slope.rotate(180)]}),
    }
    made = {}
    for name, (kind, image, how) in wanted.items():
        file = io.BytesIO()
        image.save(file, kind, **how)
        made[name] = file.getvalue()
    return made


def mutated(data: bytes, chances: Random) -> bytes:
    """Return bytes with some changed, cut out or repeated; mostly near the front, where the head is."""
    changed = bytearray(data)
    for _ in range(chances.choice((1, 1, 2, 5, 20))):
        at = int(len(changed) * chances.random() ** 2)
        match chances.randrange(4):
            case 0:
                changed[at : at + 1] = bytes([chances.randrange(256)])
            case 1:
                odd = (bytes(4), b"\xff" * 4, b"\x7f\xff\xff\xff", b"\0\0\1\0")
                changed[at : at + 4] = chances.choice(odd)
            case 2:
                del changed[at : at + chances.randrange(1, 30)]
            case _:
                changed[at:at] = changed[at : at + chances.randrange(1, 30)]
    return bytes(changed)


@pytest.mark.parametrize("name", samples())
def test_bytes_changed_at_random_give_a_picture_or_a_sentence(name: str, tmp_path: Path) -> None:
    data, chances = samples()[name], Random(name)
    path = tmp_path / "changed.img"
    for _ in range(60):
        path.write_bytes(mutated(data, chances))
        with suppress(PictureError):
            found = read_picture(path, most_side=400)
            assert found.pixels.shape[2:] == (3,)
