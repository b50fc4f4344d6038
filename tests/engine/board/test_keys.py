"""Keys as they are typed."""

import pytest

from engine.board.keys import KEY_SCHEMES, keys_in


@pytest.mark.parametrize(
    ("scheme", "text", "keys"),
    [
        ("dice-36", "24-26", ("24", "25", "26")),
        ("dice-36", "16–22, 11", ("11", "16", "21", "22")),
        ("dice-36", "13-11", ("11", "12", "13")),
        ("dice-36", "24-27", ("24-27",)),
        ("cards-52", "as-3s 10♥", ("AS", "2S", "3S", "10H")),
        ("none", "11-13", ("11-13",)),
    ],
)
def test_a_run_of_keys_is_typed_with_a_dash_and_a_suit_by_its_sign(
    scheme: str, text: str, keys: tuple[str, ...]
) -> None:
    assert keys_in(text, KEY_SCHEMES[scheme].towns) == keys
