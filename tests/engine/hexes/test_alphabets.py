"""Alphabets as text, and back."""

from contextlib import suppress

import pytest
from hypothesis import given

from engine.hexes.alphabets import blocks_named, blocks_of, blocks_text
from engine.hexes.labels import LabelBlock, LabelError
from engine.hexes.sheet import Sheet
from tests.engine.hexes.test_sheet import sheets
from tests.growth import grows_too_fast


def test_a_text_names_blocks_and_what_raises_them() -> None:
    blocks = (LabelBlock("A-H, J-Z"), LabelBlock("A-E", 40))
    assert blocks_named(" a-h, j-z ;A-E+40") == blocks
    assert blocks_named(blocks_text(blocks)) == blocks


@given(sheets())
def test_an_alphabet_letter_by_letter_is_its_blocks_again(sheet: Sheet) -> None:
    """Grouping letters into blocks loses none and raises none otherwise."""
    alphabet = sheet.labels.alphabet
    assert tuple((name, block.add) for block in blocks_of(alphabet) for name in block.names) == alphabet


@pytest.mark.parametrize("text", ["", "A-Z;", "A-Z + ", "Z-A", "1-9", "A-Z -40", "é"])
def test_what_names_no_letters_is_refused(text: str) -> None:
    with pytest.raises(LabelError):
        blocks_named(text)


def test_spaces_after_letters_are_no_work() -> None:
    def read(text: str) -> None:
        with suppress(LabelError):
            blocks_named(text)

    assert not grows_too_fast(read, lambda size: f"A{' ' * size}x")
