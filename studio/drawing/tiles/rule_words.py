"""What the rules of the tile game, as a set may change them, are called for people."""

from collections.abc import Mapping
from typing import Final

from engine.board.rules import Plain
from engine.messages import Phrase

SUBJECTS_OF_SETS: Final[tuple[tuple[Phrase, Mapping[str, Phrase]], ...]] = (
    (
        "To begin",
        {
            "hand": "City tiles each player is dealt",
            "first_score": "First score of the first in order",
            "score_step": "Each later place begins higher by",
            "first_scores": "Or the first scores place by place; the last is for all later places",
        },
    ),
    (
        "Bidding",
        {
            "bidding": "The order after the bidding",
            "bid_least": "Least first bid",
            "bid_beyond_score": "A player may bid more than their score",
        },
    ),
    (
        "Placing",
        {
            "must_match": "A player who can match must do so",
            "stuck_turns": "With no city tiles to draw, the game ends after this many turns without placing",
        },
    ),
    (
        "Delivering and stock",
        {
            "must_deliver": "A player who can deliver must do so",
            "colour_points": "Points for the first, second … delivery of a colour in a turn",
            "owner_points": "Points for the owner of the link, if another player",
            "stock_rise": "A delivery raises the railroad’s stock by",
            "stock_top": "Highest value of a stock",
        },
    ),
    (
        "Alone",
        {
            "window": "How many of the last cubes of the row count",
            "ranks": "Points from which the second, third … rank is reached",
        },
    ),
)
"""The rules of a set by what they are about, in the order of a game."""
WORDS_OF_SETS: Final[Mapping[str, Phrase]] = {
    name: words for _, fields in SUBJECTS_OF_SETS for name, words in fields.items()
}
"""What each field is called."""
VALUES_OF_SETS: Final[Mapping[Plain, Phrase]] = {
    "winner": "the winner is first, the others keep their order",
    "by_place": "who passes first is last, the next before them",
}
"""Values that would say little as the file has them."""
