"""What of a board other programs' maps have no place for."""

from collections.abc import Collection, Mapping
from typing import Final

from engine.board.document import Board
from engine.messages import Phrase, Saying, say

_NO_PLACE: Final[Mapping[str, Phrase]] = {
    "countries": "countries",
    "waters": "names of waters",
    "city_regions": "city regions",
    "specials": "special destinations",
    "ferries": "ferries",
    "permitted_builds": "permitted builds",
    "special_rules": "special rules",
}
"""What is left out, by the field of the board."""


def left_out(board: Board, program: str, taken: Collection[str] = ()) -> list[Saying]:
    """Return a note on what of a board is not in the file for a program; none where nothing is lost.

    ``taken`` are fields of the board that are in this program's file.
    """
    lost = tuple(
        say(name) for field, name in _NO_PLACE.items() if field not in taken and getattr(board, field)
    )
    if not lost:
        return []
    return [say("{program} has no place for {parts}. They are not in the file.", program=program, parts=lost)]
