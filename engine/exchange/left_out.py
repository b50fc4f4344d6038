"""What of a board other programs' maps have no place for."""

from collections.abc import Mapping
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


def left_out(board: Board, program: str) -> list[Saying]:
    """Return a note on what of a board is not in the file for a program; none where nothing is lost."""
    lost = tuple(say(name) for field, name in _NO_PLACE.items() if getattr(board, field))
    if not lost:
        return []
    return [say("{program} has no place for {parts}. They are not in the file.", program=program, parts=lost)]
