"""No text holds the reader for long: its work grows with the size of the text, whatever stands in it."""

from time import process_time

import pytest

from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from tests.engine.boardfile.nasty import GOOD, NASTY_MAPS
from tests.growth import grows_too_fast

QUOTES = '\\"' * 1900


def read_and_written(text: str) -> None:
    """Read a text, and write the board if there is one."""
    board = parse_board(text, "nasty.yaml").board
    if board is not None:
        write_board(board)


def test_the_map_that_the_nasty_ones_are_made_of_is_good() -> None:
    assert parse_board(GOOD, "good.yaml").findings == ()


@pytest.mark.parametrize("kind", NASTY_MAPS)
def test_reading_and_writing_grow_no_faster_than_the_text(kind: str) -> None:
    assert not grows_too_fast(read_and_written, NASTY_MAPS[kind])


def test_quotes_behind_a_fault_are_not_looked_for_to_the_end_of_the_file() -> None:
    """Each of them that is never closed took a look at all that follows: 16 s here."""
    text = f'{GOOD}towns: [{{name: a] x"{QUOTES}\n{"x " * 128_000}'
    begun = process_time()
    assert parse_board(text, "nasty.yaml").board is None
    assert process_time() - begun < 4


def test_a_reader_that_looks_at_all_for_each_sign_would_be_noticed() -> None:
    assert grows_too_fast(lambda text: [text.count(sign) for sign in text], lambda size: "ab" * (size // 2))
