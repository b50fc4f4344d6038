"""A few letters find what is meant."""

import pytest

from studio.windows.kit.fuzzy_match import closeness
from tests.growth import grows_too_fast

NAMES = ("Export Picture", "Explain Finding", "Print", "Zoom In", "Point out")


@pytest.mark.parametrize(
    ("typed", "best"),
    [
        ("exp", "Export Picture"),
        ("ep", "Export Picture"),
        ("zi", "Zoom In"),
        ("find", "Explain Finding"),
        ("PRI", "Print"),
    ],
)
def test_letters_at_the_beginnings_of_words_weigh_most(typed: str, best: str) -> None:
    fits = {name: fit for name in NAMES if (fit := closeness(typed, name)) is not None}
    assert max(fits, key=lambda name: fits[name]) == best


def test_letters_that_do_not_stand_there_in_order_do_not_fit() -> None:
    assert closeness("zx", "Zoom In") is None
    assert closeness("mooz", "Zoom In") is None
    assert closeness("", "Zoom In") == 0


def test_a_name_as_long_as_a_file_is_matched_by_its_beginning() -> None:
    assert not grows_too_fast(lambda name: closeness("aa", name), lambda size: "a" * size)
    assert closeness("b", "a" * 200 + "b") is None
