"""A hex in two countries is a finding that leads there."""

from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from tests.engine.checks.boards import at, good_board


def test_a_hex_in_two_countries_can_be_jumped_to() -> None:
    text = write_board(good_board()) + (
        "countries:\n  - {name: England, hexes: [A1-A3]}\n  - {name: Wales, hexes: [A2-A4]}\n"
    )
    (found,) = [each for each in parse_board(text, "two.yaml").findings if each.code == "V013"]
    assert found.hexes == (at("A2"), at("A3"))
