"""Colours are told in words."""

import pytest

from studio.proofing.grounds import ContrastLow
from studio.proofing.proofs import USUAL_PROOF
from studio.proofing.shades import hue, shade
from tests.studio.proofing.print_boards import coloured, tinted


@pytest.mark.parametrize(
    ("colour", "called"),
    [
        ("#ccccb3", "grey"),
        ("#808080", "grey"),
        ("#e0b0b0", "red"),
        ("#e0c8b0", "orange"),
        ("#d8d090", "yellow"),
        ("#a9c99f", "green"),
        ("#a0d8d0", "turquoise"),
        ("#9fb2dc", "blue"),
        ("#c0a0e0", "violet"),
        ("#e0a0d0", "pink"),
        ("#e0a0a8", "red"),
    ],
)
def test_a_colour_has_the_name_of_its_hue(colour: str, called: str) -> None:
    assert hue(colour) == called


def test_a_colour_is_shown_next_to_the_one_it_replaces() -> None:
    assert shade("#a9c99f", "#2f4f2f") == "a lighter green"
    assert shade("#2f4f2f", "#a9c99f") == "a darker green"
    assert shade("#a9c99f", "#a9c9a3") == "another green"


def test_a_fix_of_a_colour_tells_it_in_words() -> None:
    for board, owner in ((tinted("#2f4f2f"), "moor"), (coloured("#2f4f2f"), "Gwent")):
        (finding,) = ContrastLow(USUAL_PROOF).find(board)
        (fix,) = finding.fixes
        assert fix.title.startswith(f"Colour {owner} with a lighter "), fix.title
        assert "#" not in fix.title
