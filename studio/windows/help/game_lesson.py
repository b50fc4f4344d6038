"""The lesson of the table as data: a small board, and a first game on it step by step."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from engine.board.document import Board, Players, new_board
from engine.board.keys import KEY_SCHEMES
from engine.board.layers import frozen
from engine.board.places import Town
from engine.board.rules import Override
from engine.board.terrain import SYMBOLS
from engine.hexes.sheet import Sheet
from engine.messages import Phrase
from studio.language.words import tr

NAME: Final = "lesson-game"
"""The action that begins the lesson."""
TITLE: Final[Phrase] = "Play your first game"
SEED: Final = 9
"""The dice of the lesson: building ends after about three rounds."""
_ROWS: Final = (
    "~~...........~",
    "~............~",
    "~...^^....^^..",
    "....^^^.......",
    "..............",
    "..^^..........",
    "~.....^.......",
    "~~.......~~~~~",
)
_TOWNS: Final = (
    ("Ayton", "D2"),
    ("Coldham", "D12"),
    ("Barwell", "B7"),
    ("Elmswell", "E7"),
    ("Fordham", "G6"),
)
_KEYS: Final = 2
"""How many keys each town has: more would cover the map."""
_STARTS: Final = ("Ayton", "Coldham")
_RULES: Final = Override((("races", 4), ("unserved_towns", 0)))


class GameSituation(NamedTuple):
    """What a step looks at: what the person has done since it began, and how far the game is.

    ``links`` are those they have laid, ``payments`` what they paid others or others paid them, ``turns`` how
    many turns of building they ended.
    """

    has_started: bool = False
    has_pointed: bool = False
    links: int = 0
    payments: int = 0
    turns: int = 0
    is_racing: bool = False
    has_entered: bool = False
    races: int = 0


@dataclass(frozen=True)
class GameStep:
    """What to do now, in a sentence or two, and whether it is done.

    The names of actions in braces, without that of the table, mean the keys that do them.
    """

    words: Phrase
    is_done: Callable[[GameSituation], bool]


STEPS: Final = (
    GameStep(
        "You are Red, and Blue is a bot. Click one of the two ringed towns to start there.",
        lambda now: now.has_started,
    ),
    GameStep(
        "The dice gave you points. Point at a hex inside the red rim to see what track to it costs.",
        lambda now: now.has_pointed,
    ),
    GameStep(
        "Click a hex to build to it. Be the first in a town to receive points. <b>{undo}</b> takes back.",
        lambda now: now.links > 0,
    ),
    GameStep(
        "Build on until your points are used, then press <b>{done}</b> to end the turn.",
        lambda now: now.turns > 0,
    ),
    GameStep(
        "Track that meets Blue’s pays Blue. Point at a hex with blue track to see how much, and build there.",
        lambda now: now.payments > 0 or now.is_racing,
    ),
    GameStep(
        "Build on until every town has a railway. Then building ends and races begin.",
        lambda now: now.is_racing,
    ),
    GameStep(
        "The race is between the ringed towns. Choose <b>Enter</b> on a route, or <b>Stay Out</b>.",
        lambda now: now.has_entered or now.races > 0,
    ),
    GameStep(
        "The trains move by dice. The first two to arrive receive prizes.",
        lambda now: now.races > 0,
    ),
)
END: Final[Phrase] = "That was a race. Others follow, and whoever has most in the end wins."


def lesson_board() -> Board:
    """Return the board of the lesson: five towns, two of them starts, that two companies play on."""
    sheet = Sheet(len(_ROWS[0]), len(_ROWS))
    terrain = frozen(np.array([[SYMBOLS.index(sign) for sign in row] for row in _ROWS], dtype=np.uint8))
    keys = KEY_SCHEMES["dice-36"].all_keys
    towns = tuple(
        Town(name, sheet.hex_named(label), tuple(keys[turn :: len(_TOWNS)][:_KEYS]), start=name in _STARTS)
        for turn, (name, label) in enumerate(_TOWNS)
    )
    return new_board(
        sheet,
        title=tr(TITLE),
        terrain=terrain,
        towns=towns,
        special_rules=(_RULES,),
        keys="dice-36",
        players=Players(2, 3),
    )
