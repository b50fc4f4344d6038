"""The lettering is measured as a shaping engine would set it."""

import pytest

from studio.drawing.shapes.fonts import Face, cap_mm, size_for_cap, width_mm
from tests.architecture.sources import script

# What HarfBuzz gives for each face of 2000 units.
LENGTHS = [
    ("Tenby", (5148, 5290, 4780)),
    ("AVATAR To. Wye", (13990, 14400, 13058)),
    ("Weston-super-Mare", (17050, 17434, 16024)),
    ("Ynys Môn", (8184, 8396, 7636)),
    ("11 66 42", (6680, 6924, 6368)),
    ("Ŵyŷ Łódź", (8516, 8750, 7882)),
    ("Київ Їжа", (7491, 8331, 7320)),
    ("Ташкент. ТАГАНРОГ", (17765, 18957, 17387)),
    ("ΑΘΗΝΑ Άργος", (12425, 13095, 11326)),
]


@pytest.mark.parametrize(("name", "lengths"), LENGTHS)
def test_a_name_is_as_long_as_harfbuzz_sets_it(name: str, lengths: tuple[int, int, int]) -> None:
    for face, length in zip(Face, lengths, strict=True):
        assert width_mm(name, face, 2000) == pytest.approx(length, abs=1)


def test_a_pair_is_kerned() -> None:
    apart = width_mm("T", Face.REGULAR, 10) + width_mm("e", Face.REGULAR, 10)
    assert width_mm("Te", Face.REGULAR, 10) < apart - 0.1


@pytest.mark.parametrize("face", Face)
def test_the_size_for_a_height_of_capitals_gives_that_height(face: Face) -> None:
    assert cap_mm(face, size_for_cap(face, 2.0)) == pytest.approx(2.0)


@pytest.mark.parametrize("face", Face)
def test_a_letter_the_face_lacks_takes_the_room_of_its_empty_box(face: Face) -> None:
    assert width_mm("東", face, 3) == width_mm("☃", face, 3) > 0


def test_the_licence_lies_beside_the_faces() -> None:
    licence = (Face.REGULAR.file.parent / "OFL.txt").read_text("utf-8")
    assert "SIL Open Font License, Version 1.1" in licence
    assert "Cabin Project Authors" in licence
    assert "Noto" in licence


@pytest.mark.parametrize("face", Face)
def test_what_is_measured_of_a_face_is_that_of_its_file(face: Face) -> None:
    found = script("font_metrics").text_of(face)
    assert face.measured.read_text("utf-8") == found, "run docs/font_metrics.py"
