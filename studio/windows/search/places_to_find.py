"""What one can go to on a board by a few letters: its places, and whatever else bears a name."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, Water
from engine.board.rules import Crossing
from engine.hexes.lattice import Hex
from engine.messages import Phrase
from engine.survey.spots import KINDS, Kind, Spot, spot_named, spots
from engine.text.names import folded
from studio.language.words import tr
from studio.panels.contents import groups
from studio.panels.thing_names import kind_of
from studio.tools.selection import Thing
from studio.windows.kit.fuzzy_match import closeness

_CALLED: Final[dict[Kind, Phrase]] = {
    "town": "Town {title}",
    "key": "Key {title}",
    "special": "Special {title}",
    "hex": "Hex {title}",
}


_Named = SideLine | Country | Water | CityRegion | Ferry | Crossing
"""What bears a name and is no place."""


@dataclass(frozen=True)
class Jump:
    """Something to go to and what to call it: a place by its hexes, or what is selected then."""

    text: str
    hexes: tuple[Hex, ...]
    thing: Thing | None = None


def jumps(board: Board, typed: str) -> tuple[Jump, ...]:
    """Return what ``Cardiff``, ``K31``, ``36`` or ``Severn Tunnel`` may mean, the best first.

    The name of a kind of place (``town``, ``key`` …), or of another kind of thing, before it asks for that
    kind alone.
    """
    first, _, rest = typed.strip().partition(" ")
    kind, wanted = (first.casefold(), rest.strip()) if first.casefold() in KINDS else ("", typed.strip())
    if not wanted:
        return ()
    meant = spot_named(board, wanted)
    near: list[tuple[int, Spot | _Named]] = [
        (fit, spot)
        for spot in spots(board)
        if kind in {"", spot.kind} and (fit := _closeness(wanted, spot)) is not None
    ]
    if not kind:
        things = ((_closeness_of(wanted, thing), thing) for thing in _named(board))
        near += [(fit, thing) for fit, thing in things if fit is not None]
    near.sort(key=lambda pair: -pair[0])
    is_meant = meant is not None and kind in {"", meant.kind}
    found = dict.fromkeys([*([meant] if is_meant else []), *(each for _, each in near)])
    return tuple(_jump(each) for each in found if each is not None)


def every_jump(board: Board) -> tuple[Jump, ...]:
    """Return all that has a name or a key, as a list to begin with."""
    return tuple(map(_jump, (*spots(board), *_named(board))))


def _named(board: Board) -> Iterator[_Named]:
    """Yield all that bears a name and is no place, sort by sort."""
    for _, things in groups(board):
        yield from (thing for thing in things if isinstance(thing, _Named) and thing.name)


def _closeness(wanted: str, spot: Spot) -> int | None:
    """Return how well letters fit a place; a key is asked for by itself, not by its town's name."""
    if spot.kind == "key" and not folded(spot.title).startswith(folded(wanted)):
        return None
    return closeness(wanted, spot.title)


def _closeness_of(wanted: str, thing: _Named) -> int | None:
    """Return how well letters fit the name of a thing, or its kind and name."""
    kind = f"{kind_of(thing)} ".casefold()
    return closeness(folded(wanted).removeprefix(kind), thing.name)


def _jump(meant: Spot | _Named) -> Jump:
    """Return the way to a place or a thing, its kind before its name, unless that says it."""
    if isinstance(meant, Spot):
        return Jump(tr(_CALLED[meant.kind], title=meant.title), meant.hexes)
    kind = kind_of(meant)
    says_kind = kind.casefold() in meant.name.casefold().split()
    return Jump(meant.name if says_kind else f"{kind} {meant.name}", (), meant)
