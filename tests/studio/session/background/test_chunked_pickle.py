"""What is sent in pieces is the same when it is put together, and no piece is large."""

import pickle
from dataclasses import dataclass

import pytest

from engine.board.document import new_board
from engine.board.places import Town
from engine.hexes.sheet import Sheet
from studio.drawing.lettering.lettering import place_names
from studio.drawing.maps.themes import ATLAS
from studio.session.background.chunked_pickle import AT_A_TIME, Parts, Pieces, in_pieces, joined
from studio.session.background.worker_side import Answer


@dataclass(frozen=True)
class Pair:
    many: tuple[int, ...]
    one: str


@pytest.mark.parametrize(
    "value",
    [None, 3, (), (1, 2), tuple(range(1000)), Pair((1,), "few"), Pair(tuple(range(99)), "many"), [1] * 99],
)
def test_a_value_is_the_same_after(value: object) -> None:
    assert joined(pickle.loads(pickle.dumps(in_pieces(value)))) == value


def test_names_come_in_many_small_pieces() -> None:
    sheet = Sheet(20, 20)
    towns = tuple(
        Town(f"Town {number}", hex_) for number, hex_ in enumerate(sheet.hexes()) if number % 4 == 0
    )
    names = place_names(new_board(sheet, towns=towns), ATLAS)
    sent = in_pieces(names)
    assert isinstance(sent, Parts)
    pieces = sent.values["towns"]
    assert isinstance(pieces, Pieces)
    assert len(pieces.pickled) == -(-len(towns) // AT_A_TIME)
    assert max(map(len, pieces.pickled)) < len(pickle.dumps(names)) / 3
    answer: Answer = pickle.loads(pickle.dumps(Answer(1, sent, None)))
    assert answer.put_together() == Answer(1, names, None)
