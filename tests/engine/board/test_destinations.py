"""Where keys lead, and how a number that is used passes on."""

import pytest

from engine.board.destinations import destinations
from engine.board.keys import KEY_SCHEMES, passing_order
from tests.engine.checks.boards import at, good_board, town, with_special

TOWNS = KEY_SCHEMES["dice-36+6"].towns


@pytest.mark.parametrize(
    ("thrown", "after"), [("44", "45"), ("46", "41"), ("11", "12"), ("66", "61"), ("16", "11")]
)
def test_a_used_number_passes_to_the_next_of_its_tens(thrown: str, after: str) -> None:
    """6.B1a."""
    assert passing_order(thrown, TOWNS)[:2] == (thrown, after)


def test_with_its_tens_used_a_number_passes_to_the_next_tens_from_its_one() -> None:
    """6.B1a: from 66 to 11."""
    assert passing_order("44", TOWNS)[6:8] == ("51", "52")
    assert passing_order("65", TOWNS)[6:8] == ("11", "12")
    assert sorted(passing_order("65", TOWNS)) == sorted(TOWNS)


def test_a_special_passes_to_the_next_and_from_six_to_one() -> None:
    """6.B1a."""
    assert passing_order("5", tuple("123456")) == ("5", "6", "1", "2", "3", "4")


def test_two_small_towns_are_one_destination_to_choose_from() -> None:
    board = good_board().edited(towns=(*good_board().towns, town("Cleo", "F4", "31", small=True)))
    both = destinations(board)["31"]
    assert (both.name, both.hexes) == ("Clun or Cleo", (at("D2"), at("F4")))


def test_a_key_without_a_hex_leads_nowhere() -> None:
    found = destinations(with_special("3", hexes=()))
    assert "3" not in found
    assert list(found) == [key for key in good_board().key_scheme.all_keys if key != "3"]
