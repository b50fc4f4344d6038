"""What the keys of a board are to a table of races (VP.O4, VP.O5)."""

from itertools import permutations
from typing import Final

from engine.board.destinations import Destination, destinations
from engine.board.document import Board
from engine.hexes.lattice import distance
from engine.messages import say
from engine.racetables.fields import Field

_WITH_SPECIALS: Final = "dice-36+6"
_SCHEMES: Final = ("dice-36", _WITH_SPECIALS)
_DIE: Final = "123456"


class NoSectorsError(Exception):
    """The keys of a board do not form the sectors of a table; the text says why."""


def field_of(board: Board, least: int) -> Field:
    """Return the keys of a board, and which of them are at least some hexes apart at their nearest ends.

    No built route is shorter than the distance in hexes, so each pair that may meet can be run.
    Raises NoSectorsError where the board draws by cards or a key is unassigned.
    """
    if board.key_scheme.name not in _SCHEMES:
        raise NoSectorsError(
            say("Sectors need two dice: the keys of this board are not 11 to 66. Draw each race instead.")
        )
    sectors = [tuple(tens + units for units in _DIE) for tens in _DIE]
    if board.key_scheme.name == _WITH_SPECIALS:
        sectors.append(tuple(_DIE))
    called = destinations(board)
    missing = [key for sector in sectors for key in sector if key not in called]
    if missing:
        raise NoSectorsError(
            say("Each key needs a town or a special. Unassigned: {keys}.", keys=", ".join(missing))
        )
    keys = [key for sector in sectors for key in sector]
    far = frozenset(
        (one, other) for one, other in permutations(keys, 2) if _apart(called[one], called[other]) >= least
    )
    return Field(tuple(sectors), far, {key: _name(called[key]) for key in keys})


def _apart(one: Destination, other: Destination) -> int:
    """Return the distance of the nearest ends of two destinations, in hexes."""
    return min(distance(here, there) for here in one.hexes for there in other.hexes)


def _name(place: Destination) -> str:
    """Return what distinguishes a place from all others: two towns may have one name, but not one hex."""
    return f"{place.name} {place.hexes}"
