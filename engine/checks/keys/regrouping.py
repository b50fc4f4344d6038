"""The fix that gives all keys of towns again, for every check that it fixes."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.board.keys import key_order
from engine.checks.keys.doubled_keys import keys_doubled
from engine.checks.keys.draws.drawing import percent
from engine.checks.keys.draws.regrouping import Regrouping, regrouping_of
from engine.diagnostics.findings import Fix
from engine.edits.keys import SwapKeys
from engine.messages import Phrase, Saying, either, say, together

MOST_FAILING = 0.05
"""The share of draws that may end with a pair too short: with more, a club meets it every season."""
TARGET = 0.8 * MOST_FAILING
"""What swaps are to bring that share to, with few draws: well below, for it is judged by many."""

_WELL: Phrase = (
    "Regroup the keys by sector, changing {moved}; {share} of draws then end with too short a pair"
)
_EVEN_SO: Phrase = (
    "Regroup the keys by sector, changing {moved}; still {share} of draws end with too short a pair"
)


def regrouping_for(board: Board) -> Regrouping | None:
    """Return the regrouping that leaves all well with the sectors, and with the draw if any can.

    Where runs must be long, towns of one region are too near each other for any regrouping to do that.
    There is none while two places have one key, which would lead both about as if they were one.
    """
    return None if keys_doubled(board) else regrouping_of(board, TARGET)


def fix_of(regrouping: Regrouping) -> Fix:
    """Return the fix that regroups the keys; the same for each finding that offers it."""
    chance = regrouping.chance
    title = say("Regroup the keys by sector, changing {moved}", moved=regrouping.moved)
    if chance is not None:
        title = say(
            _WELL if chance.share <= MOST_FAILING else _EVEN_SO,
            moved=regrouping.moved,
            share=percent(chance),
        )
    return Fix(title, SwapKeys(regrouping.swaps, "Regroup keys"), safe=False, choice=True)


def details_of(board: Board, regrouping: Regrouping) -> Saying:
    """Return a line for each sector with the towns that a regrouping puts into it."""
    return together(_sectors_after(SwapKeys(regrouping.swaps).apply(board)), "\n")


def _sectors_after(board: Board) -> Iterator[Saying]:
    """Yield a line for each sector of a board with its keys and their towns."""
    owners: dict[str, list[str]] = {}
    for town in board.towns:
        for key in town.keys:
            if key in board.key_scheme.towns:
                owners.setdefault(key, []).append(town.name)
    for sector in sorted({key[:1] for key in owners}):
        keys = sorted((key for key in owners if key[:1] == sector), key=key_order)
        named = tuple(say("{key} {name}", key=key, name=either(owners[key])) for key in keys)
        yield say("Sector {sector} regrouped: {named}", sector=sector, named=named)
