"""VP.B10: orders in the forms of real letters are understood, and nothing in a letter is dropped."""

import time
from collections.abc import Sequence
from itertools import chain
from random import Random

import pytest

from engine.postal.reading.letters import LetterError, letter_of
from engine.postal.reading.orders import Occasion, orders_of
from engine.postal.reading.written_orders import Concern, Orders
from tests.engine.postal.conftest import Reading, chains, concerns
from tests.engine.postal.forms import ALL, ENTRIES, FORMS, PIECES


def test_there_are_enough_forms() -> None:
    assert len(ALL) > 200


@pytest.mark.parametrize("form", FORMS)
def test_every_form_means_its_links(read: Reading, occasion: Occasion, form: str) -> None:
    for piece in PIECES:
        # Orders in quoted lines alone count if the referee says so.
        orders = read(FORMS[form](piece.points), {"line 1": "orders"})
        assert chains(occasion, orders) == {"a1": piece.chain}
        assert concerns(orders, Concern.UNCLEAR, Concern.WRONG) == []
        assert unaccounted(orders) == ""


def unaccounted(orders: Orders) -> str:
    """Return the letters and digits of a letter that are in no order, head, doubt or line of prose."""
    spans = chain(
        orders.heads,
        orders.prose,
        (piece.span for piece in orders.pieces),
        (run.span for run in orders.races),
        (doubt.span for doubt in orders.doubts),
    )
    text = list(orders.letter.text)
    for start, end in spans:
        text[start:end] = " " * (end - start)
    return "".join(sign for sign in text if sign.isalnum())


_SIGNS = "()[]{};-–—:,.abc1239 \n\n>@/+ABK6ifé<&\x80"


def mutated(data: bytes, letters: Sequence[str | bytes], chance: Random) -> bytes:
    """Return a letter with some slips."""
    signs = list(data.decode("latin-1"))
    for _ in range(chance.choice((1, 1, 2, 3, 8))):
        at = chance.randrange(len(signs) + 1)
        match chance.randrange(5):
            case 0:
                signs.insert(at, chance.choice(_SIGNS))
            case 1:
                del signs[at : at + chance.choice((1, 1, 2, 9))]
            case 2:
                signs[at : at + 1] = chance.choice(_SIGNS)
            case 3:
                other = chance.choice(letters)
                signs[at:at] = other if isinstance(other, str) else other.decode("latin-1")
            case _:
                to = chance.randrange(len(signs) + 1)
                signs[at:at] = signs[to : to + 12]
    return "".join(signs).encode("utf-8" if chance.random() < 0.5 else "latin-1", "replace")


MOST_SECONDS = 2.0
"""How much of the processor's time a letter may take."""


def is_read(occasion: Occasion, letters: Sequence[str | bytes], seed: str) -> bool:
    """Read a letter with slips, the same for each seed; return False where it is refused with a sentence.

    Raises AssertionError where a word of it is lost, or reading takes too long.
    """
    chance = Random(seed)
    text = chance.choice(letters)
    data = mutated(text.encode() if isinstance(text, str) else text, letters, chance)
    began = time.process_time()
    try:
        orders = orders_of(letter_of(data), occasion)
    except LetterError:
        return False
    finally:
        assert time.process_time() - began < MOST_SECONDS, data
    assert unaccounted(orders) == "", data
    return True


def test_no_slip_fails_or_hangs_or_loses_a_word(occasion: Occasion) -> None:
    assert sum(is_read(occasion, ALL, f"builds {seed}") for seed in range(1_000)) > 500


def test_no_slip_in_entries_fails_or_hangs_or_loses_a_word(racing: Occasion) -> None:
    assert sum(is_read(racing, ENTRIES, f"entries {seed}") for seed in range(500)) > 400
