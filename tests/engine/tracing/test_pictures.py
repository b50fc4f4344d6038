"""Pictures are read upright, small enough, and told plainly where they cannot be."""

import os
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from engine.hexes.affine import Affine, fitted
from engine.hexes.labels import LabelScheme
from engine.hexes.sheet import Sheet
from engine.tracing.laying import Extent, laid_under
from engine.tracing.pictures import Picture, PictureError, read_picture
from engine.tracing.proposals import Sample, hex_colours, lab, looked_up, proposed

DOWN = LabelScheme(letters="columns", letters_from="west", numbers_from="north")


def test_a_photo_is_turned_as_the_camera_was_held(tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    photo = Image.new("RGB", (300, 200), "white")
    photo.paste("red", (0, 0, 150, 200))
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned a quarter clockwise
    photo.save(path, exif=exif)
    picture = read_picture(path)
    assert picture.size == (200, 300)
    assert picture.pixels[20, 100].tolist() == pytest.approx([254, 0, 0], abs=4)
    assert picture.pixels[280, 100].tolist() == pytest.approx([255, 255, 255], abs=4)


def test_a_large_picture_is_made_smaller_and_knows_by_how_much(tmp_path: Path) -> None:
    path = tmp_path / "large.png"
    Image.new("L", (1000, 500)).save(path)
    picture = read_picture(path, most_side=250)
    assert picture.pixels.shape == (125, 250, 3)
    assert (picture.size, picture.scale) == ((1000, 500), 0.25)


def test_what_is_clear_is_white(tmp_path: Path) -> None:
    path = tmp_path / "clear.png"
    Image.new("RGBA", (10, 10), (0, 0, 0, 0)).save(path)
    assert (read_picture(path).pixels == 255).all()


def test_a_picture_with_too_many_pixels_is_refused_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "huge.png"
    Image.new("L", (100, 100)).save(path)
    monkeypatch.setattr("engine.tracing.pictures.MOST_PIXELS", 99)
    with pytest.raises(PictureError, match="too many to trace"):
        read_picture(path)


def test_colours_are_compared_as_the_eye_does() -> None:
    white, red = lab(np.array([[255, 255, 255], [255, 0, 0]], dtype=np.uint8))
    assert white == pytest.approx([100, 0, 0], abs=0.02)
    assert red == pytest.approx([53.24, 80.09, 67.20], abs=0.05)


def test_a_colour_between_two_samples_is_not_sure() -> None:
    colours = np.array([[[0, 0, 0], [119, 119, 119], [255, 255, 255]]], dtype=np.uint8)
    samples = [Sample(1, (0, 0, 0)), Sample(2, (255, 255, 255))]
    found = proposed(colours, np.ones((1, 3), dtype=bool), samples)
    assert found.codes[0, ::2].tolist() == [1, 2]
    assert found.confidence[0, ::2].tolist() == [1, 1]
    assert found.confidence[0, 1] < 0.1


SHEETS = (
    Sheet(60, 26, "pointy", "odd"),
    Sheet(60, 26, "pointy", "even"),
    Sheet(26, 60, "flat", "odd", labels=DOWN),
    Sheet(26, 60, "flat", "even", labels=DOWN),
)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.top}-{sheet.shifted}")
def test_colours_are_looked_up_some_rows_at_a_time_and_are_medians(
    sheet: Sheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.tracing.proposals._AT_ONCE", 7 * sheet.columns)
    chances = np.random.default_rng(3)
    picture = Picture(chances.integers(0, 256, (200, 300, 3), dtype=np.uint8), (300, 200))
    placing = Affine(np.array([[0.4, 0.05, -9.0], [-0.05, 0.6, 30.0]]), 0.0)
    shares = list(looked_up(sheet, placing, picture))
    assert shares == sorted(shares)
    assert (shares[-1], len(shares)) == (1.0, -(-sheet.rows // 7))
    colours, seen = hex_colours(sheet, placing, picture)
    assert seen.any()
    assert not seen.all()
    for column, row in ((0, 0), (sheet.columns - 1, sheet.rows - 1), (11, 12)):
        x, y = placing.pixels(np.array(sheet.centre_mm(sheet.hex_at(column, row))) + spread(sheet)).T
        found = picture.pixels[
            np.clip(np.floor(y), 0, 199).astype(int), np.clip(np.floor(x), 0, 299).astype(int)
        ]
        assert colours[row, column].tolist() == np.median(found, axis=0).tolist()


def test_a_hex_at_the_rim_takes_the_colour_of_the_part_the_picture_shows() -> None:
    sheet = Sheet(3, 2, across_flats_mm=10.0)
    # Blue but for a frame of white, one pixel wide, which what lies beyond must not multiply.
    pixels = np.full((20, 20, 3), 255, dtype=np.uint8)
    pixels[1:-1, 1:-1] = (40, 60, 200)
    picture = Picture(pixels, (20, 20))

    def looked(left: float) -> tuple[list[int], bool]:
        """The colour of A1, and whether it is seen, with so much of its width on the picture."""
        colours, seen = hex_colours(sheet, Affine(np.array([[2.0, 0, -left], [0, 1.8, 0]]), 0.0), picture)
        return colours[0, 0].tolist(), bool(seen[0, 0])

    assert looked(0.0) == ([40, 60, 200], True)
    assert looked(8.0) == ([40, 60, 200], True)
    assert not looked(12.0)[1]


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.top}-{sheet.shifted}")
@pytest.mark.parametrize("extent", ["width", "height"])
def test_a_picture_without_hexes_lies_as_wide_or_as_high_as_the_sheet_in_its_middle(
    sheet: Sheet, extent: Extent
) -> None:
    placing = fitted(sheet, laid_under(sheet, (800, 500), extent))
    assert placing.stretch == pytest.approx(1.0, abs=1e-3)
    (width, height), (right, bottom) = sheet.size_mm, placing.pixel(*sheet.size_mm)
    assert placing.pixel(width / 2, height / 2) == pytest.approx((400, 250), abs=0.3)
    assert (right if extent == "width" else bottom) == pytest.approx(
        800 if extent == "width" else 500, abs=0.3
    )


def spread(sheet: Sheet) -> NDArray[np.float64]:
    """Where a hex is looked at, from its centre, in millimetres: its middle and three rings."""
    rings = ((0.0, 1), (0.25, 6), (0.5, 12), (0.72, 18))
    turns = [(far, 2 * np.pi * step / count) for far, count in rings for step in range(count)]
    return sheet.across_flats_mm / 2 * np.array([(far * np.cos(at), far * np.sin(at)) for far, at in turns])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_is_never_waited_for_and_a_device_never_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    for path in (tmp_path / "pipe.png", Path("/dev/zero")):
        with pytest.raises(PictureError, match="is a pipe or a device, not a file"):
            read_picture(path)
