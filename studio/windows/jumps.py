"""Places of a board one can go to by a few letters: towns, keys, specials, and hexes by their label."""

from dataclasses import dataclass
from typing import Final

from engine.board.document import Board
from engine.hexes.lattice import Hex
from engine.sayings import Phrase
from engine.survey.spots import KINDS, Kind, Spot, spot_named, spots
from studio.language.words import tr
from studio.windows.matching import closeness

_CALLED: Final[dict[Kind, Phrase]] = {
    "town": "Town {title}",
    "key": "Key {title}",
    "special": "Special {title}",
    "hex": "Hex {title}",
}


@dataclass(frozen=True)
class Jump:
    """A place and what to call it."""

    text: str
    hexes: tuple[Hex, ...]


def jumps(board: Board, typed: str) -> tuple[Jump, ...]:
    """Return the places that ``Cardiff``, ``K31`` or ``36`` may mean, the best first.

    The name of a kind of place (``town``, ``key`` …) before it asks for that kind alone.
    """
    first, _, rest = typed.strip().partition(" ")
    kind, wanted = (first.casefold(), rest.strip()) if first.casefold() in KINDS else ("", typed.strip())
    if not wanted:
        return ()
    meant = spot_named(board, wanted)
    near = [(fit, spot) for spot in spots(board) if (fit := _closeness(wanted, spot)) is not None]
    near.sort(key=lambda pair: -pair[0])
    found = dict.fromkeys([*([meant] if meant is not None else []), *(spot for _, spot in near)])
    return tuple(_jump(spot) for spot in found if kind in {"", spot.kind})


def every_jump(board: Board) -> tuple[Jump, ...]:
    """Return every place with a name or a key, as a list to begin with."""
    return tuple(map(_jump, spots(board)))


def _closeness(wanted: str, spot: Spot) -> int | None:
    """Return how well letters fit a place; a key is asked for by itself, not by its town's name."""
    if spot.kind == "key" and not spot.title.casefold().startswith(wanted.casefold()):
        return None
    return closeness(wanted, spot.title)


def _jump(spot: Spot) -> Jump:
    """Return the way to a place, its kind before its name."""
    return Jump(tr(_CALLED[spot.kind], title=spot.title), spot.hexes)
