"""Why games are over, as sentences (6.B7, E.B7)."""

import pytest

from engine.game.endings import Ending, Kind, sentence_for


@pytest.mark.parametrize("kind", Kind)
def test_every_kind_is_worded_for_one_game_and_for_many(kind: Kind) -> None:
    one, many = Ending(kind, 7).text, sentence_for(kind)
    assert one.endswith(".")
    assert many.endswith(".")
    assert "{" not in one + many
    assert "7" not in many


def test_numbers_stand_in_the_sentence_of_one_game() -> None:
    assert Ending(Kind.TARGET, 250).text == "An account has reached 250 in a race."
    assert Ending(Kind.HELD_FOR_GOOD, 2).text == "The last race is run; 2 held over never became possible."
