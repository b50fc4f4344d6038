"""Why no track can be laid between two hexes, said by what is there (6.A3)."""

import pytest

from engine.board.lines import SideLine
from engine.game.compiling import facts_of
from engine.game.track.laying import no_track
from tests.engine.game.boards import abroad, board_of


def no_track_said(rows: list[str], start: str, end: str, *, closed: str = "") -> str:
    board = board_of(rows)
    if closed:
        board = board.edited(lines=(SideLine("closed", "Gorge", (board.sheet.side_named(closed),)),))
    facts = facts_of(board)
    return str(no_track(facts, facts.hexes_by_label[start], facts.hexes_by_label[end]))


@pytest.mark.parametrize(("start", "end"), [("A1", "A2"), ("A2", "A1")])
def test_the_sea_is_named_from_either_side(start: str, end: str) -> None:  # 6.A3
    assert no_track_said([".~"], start, end) == "A2 is sea. Track is laid on land only."


def test_a_lake_is_named() -> None:  # 6.A3
    assert no_track_said([".="], "A1", "A2") == "A2 is a lake. Track is laid on land only."


def test_a_closed_side_is_named() -> None:  # 6.A3
    said = no_track_said([".."], "A1", "A2", closed="A1.E")
    assert said == "The side between A1 and A2 is closed to track."


def test_land_abroad_is_not_called_a_closed_side() -> None:  # TC.foreign
    facts = facts_of(abroad(board_of(["..."]), ["A2"]))
    assert str(no_track(facts, 0, 1)) == "No track can be laid between A1 and A2."
