"""The moves of the optional rules in a transcript's words, there and back."""

import pytest

from engine.game.compiling import facts_of
from engine.game.moves import Buy, Cross, Enter, Join, PlayerMove, Propose
from engine.transcript.moves import Notation
from tests.engine.game.boards import ferried, vale

NOTATION = Notation(facts_of(ferried(vale())), ("Red", "Blue"))
SEA = NOTATION.facts.ferries[0].way


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Buy(1), {"player": "Blue", "buy": "Pilot"}),
        (Cross(0), {"player": "Blue", "cross": "Tunnel"}),
        (Join(0), {"player": "Blue", "join": "Red"}),
        (
            Propose(0, (0, 1, 2), (0, 0)),
            {"player": "Blue", "propose": ["A1", "A2", "A3"], "partner": "Red", "pay": {}},
        ),
        (
            Enter(SEA, (5, 0)),
            {
                "player": "Blue",
                "enter": ["B5", "Packet:B6", "Packet:B7", "Packet:B8", "B9"],
                "pay": {"Red": 5},
            },
        ),
    ],
)
def test_a_move_is_written_and_read_again(move: PlayerMove, words: dict[str, object]) -> None:
    assert NOTATION.plain(1, move) == words
    assert NOTATION.read(words) == (1, move)


def test_what_the_board_has_not_is_told() -> None:
    with pytest.raises(ValueError, match="There is no ferry 'Humber' on the map"):
        NOTATION.read({"player": "Red", "buy": "Humber"})
    with pytest.raises(ValueError, match="There is no crossing 'Tube' on the map"):
        NOTATION.read({"player": "Red", "cross": "Tube"})
