"""What checks read in a map's own texts takes no longer than the texts are long."""

from collections.abc import Callable

import pytest

from engine.checks.rules.credit_notes import is_credit
from engine.checks.rules.text_numbers import TextNumber
from tests.engine.checks.crossing_boards import BRIDGE, crossing, ruled
from tests.growth import grows_too_fast

TEXTS: dict[str, Callable[[int], str]] = {
    "line ends": lambda size: "(c) 1999" + "\n" * size + "credits",
    "spaces after sources": lambda size: f"(c){' ' * size}x",
    "figures": lambda size: f"costs {'1' * size} points",
    "numbers": lambda size: "1 " * (size // 2),
    "fractions": lambda size: "1." * (size // 2),
    "thanks": lambda size: "thanks to " * (size // 10),
}


@pytest.mark.parametrize("kind", TEXTS)
def test_texts_of_rules_and_notes_are_read_in_their_time(kind: str) -> None:
    def read(text: str) -> None:
        is_credit(text)
        list(TextNumber().find(ruled(crossing(*BRIDGE, text=text))))

    assert not grows_too_fast(read, TEXTS[kind])
