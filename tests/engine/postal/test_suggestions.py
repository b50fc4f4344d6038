"""What is not clear has readings to rule with: each of them is an order that the letter may mean."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.postal.reading.letters import letter_from_text
from engine.postal.reading.orders import Occasion, orders_of
from engine.postal.reading.suggestions import suggestions_for
from engine.postal.reading.written_orders import Concern
from tests.engine.postal.conftest import Reading
from tests.engine.postal.games import started

CASES = {
    "a) (A3) - A4 please": ["A3 A4"],
    "a) (A3) - Qwy": ["A3 A4 A5 A6 A7 A8 A9 A10 A11 A12"],
    "a) (A3) - A4 - 5A": ["A3 A4 A5", "A3 A4 A3", "A3 A4"],
    "a) (A3) - 4 B": ["A3 A4 B4", "A3 B3 B4"],
    "a) (A3) - B3 if Blue is not there": ["A3 B3"],
    "a) (A3) - A4 - Zzz - A5": ["A3 A4"],
    "a) (A3) - A4, if Blue is not there - A5 ; (A3) - B3": ["A3 A4"],
    "4a) (A3) - A4": ["orders"],
    "> a) (A3) - B3": ["orders"],
    "a) (A3) - B9": [],
}


@pytest.mark.parametrize("text", CASES)
def test_an_unclear_order_has_its_likely_readings(read: Reading, occasion: Occasion, text: str) -> None:
    orders = read(text)
    (doubt,) = (each for each in orders.doubts if each.concern is Concern.UNCLEAR)
    found = [each.read_as for each in suggestions_for(orders.letter, occasion, {}, doubt)]
    assert found == CASES[text]
    for ruling in found:
        assert orders_of(orders.letter, occasion, {doubt.at: ruling}).is_clear


def test_partners_are_suggested_by_code(racing: Occasion) -> None:
    letter = letter_from_text("2) JR with Zork: (Ayr) - A3 - B3 - C3 - C2 - D1 - Esk")
    (doubt,) = orders_of(letter, racing).doubts
    assert letter.quote(doubt.span) == "Zork"
    found = [each.read_as for each in suggestions_for(letter, racing, {}, doubt)]
    assert found == ["JR with BLUE", "JR with GREEN", "alone"]


def test_ferries_are_suggested_by_name(tmp_path: Path) -> None:
    occasion = started(tmp_path / "g").occasion(0)
    letter = letter_from_text("1a) crossing Severn")
    (doubt,) = orders_of(letter, occasion).doubts
    assert str(doubt.says) == "'Severn' may be Severn Tunnel or Severn Railway Bridge."
    found = [each.read_as for each in suggestions_for(letter, occasion, {}, doubt)]
    assert found[:2] == ["crossing Severn Tunnel", "crossing Severn Railway Bridge"]
    assert "ferry Hobbs Point" in found


def test_routes_and_starts_have_readings_too(read: Reading, racing: Occasion, occasion: Occasion) -> None:
    short = read("2) (Ayr) - A3 - B3 - C3", state=racing.state, round=7, rolls=(), races=racing.races)
    (doubt,) = short.doubts
    (route,) = suggestions_for(short.letter, racing, {}, doubt)
    assert route.read_as == "A1 A2 A3 B3 C3 C2 D1 E1"
    before = replace(occasion, round=0, rolls=())
    starts = read("0) starts: Aix", round=0, rolls=())
    assert [each.read_as for each in suggestions_for(starts.letter, before, {}, starts.doubts[0])] == [
        "A1",
        "E1",
    ]
