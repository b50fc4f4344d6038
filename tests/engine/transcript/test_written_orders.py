"""Lines of written orders that are none, and rulings as lines that are no moves."""

import json

import pytest

from engine.transcript.remarks import Ruling, plain_ruling, remark_of
from tests.engine.transcript.test_moves import NOTATION


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('"orders": []', "must hold the builds of each roll"),
        ('"orders": {"b": []}', "named a, b, c"),
        ('"orders": {"a": 3}', "must hold a list of pieces"),
        ('"orders": {"a": [["A1"]]}', "needs two or more hexes"),
        ('"orders": {"a": [["A1", "Z9"]]}', "no hex 'Z9'"),
        ('"orders": {"a": [{"buy": "Humber"}]}', "no ferry 'Humber'"),
        ('"orders": {"a": [{"sell": "Packet"}]}', "no piece 'sell'"),
        ('"orders": {"a": [{"buy": "Packet", "start": "A1"}]}', "one of buy, cross, leap, start"),
        ('"orders": {"a": [{"leap": ["A1"], "over": "Blue"}]}', "holds two labels"),
        ('"entries": {}', "must hold a list of entries"),
        ('"entries": [3]', "must hold a race and a route"),
        ('"entries": [{"race": 1, "route": [], "via": "A1"}]', "no field 'via'"),
        ('"entries": [{"route": []}]', "'race' must hold a whole number"),
        ('"entries": [{"race": 1, "route": [], "exchange": 2}]', "list of exchanges"),
        ('"entries": [{"race": 1, "route": [], "exchange": [2]}]', "with whom"),
        (
            '"entries": [{"race": 1, "route": [], "exchange": [{"with": "Blue", "races": "2"}]}]',
            "list of whole",
        ),
    ],
)
def test_orders_that_are_none_are_refused_with_a_sentence(line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        NOTATION.read(json.loads(f'{{"player": "Red", {line}}}'))


@pytest.mark.parametrize("races", ["3", '["11"]', '[["11", 12]]'])
def test_a_table_that_is_none_is_refused(races: str) -> None:
    with pytest.raises(ValueError, match=r"list of (races|two keys)"):
        NOTATION.read(json.loads(f'{{"chance": {{"races": {races}}}}}'))


@pytest.mark.parametrize("ruling", [Ruling(1, "b2", "A1 A2", "the valley"), Ruling(0, "7", "A1 A2")])
def test_a_ruling_is_written_and_read_again(ruling: Ruling) -> None:
    assert remark_of(plain_ruling(ruling, NOTATION.players), NOTATION) == ruling
