"""What each key leads to: one town, two small towns, or the several ways of a special (6.B1c)."""

from engine.board.document import Board
from engine.board.ways import ways_in
from engine.game.facts import Destination
from engine.hexes.lattice import Hex


def destinations_of(board: Board, numbers: dict[Hex, int]) -> dict[str, Destination]:
    """Return the destination of every key that has one, those of the scheme first and in order."""
    found: dict[str, Destination] = {}
    for town in board.towns:
        for key in town.keys:
            _add(found, key, town.name, (town.hex,), numbers)
    for special in board.specials:
        _add(found, special.key, special.name, ways_in(board, special), numbers)
    ordered = [key for key in board.key_scheme.all_keys if key in found]
    return {key: found[key] for key in dict.fromkeys((*ordered, *found)) if found[key].hexes}


def _add(
    found: dict[str, Destination], key: str, name: str, hexes: tuple[Hex, ...], numbers: dict[Hex, int]
) -> None:
    """Add hexes on the map to a key's destination."""
    own = tuple(numbers[hex_] for hex_ in hexes if hex_ in numbers)
    old = found.get(key)
    if old is not None:
        name = f"{old.name} or {name}"
        own = old.hexes + own
    found[key] = Destination(name, tuple(dict.fromkeys(own)))
