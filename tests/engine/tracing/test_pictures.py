"""Pictures are read upright, small enough, and told plainly where they cannot be."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from engine.tracing.pictures import PictureError, read_picture
from engine.tracing.proposals import Sample, lab, proposed


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
