"""What each key leads to: one town, two small towns, or the several ways of a special (6.B1c)."""

from engine.board.document import Board
from engine.board.places import Edge, Special
from engine.board.terrain import CLOSED
from engine.game.facts import Destination
from engine.hexes.lattice import Hex


def destinations_of(board: Board, numbers: dict[Hex, int]) -> dict[str, Destination]:
    """Return the destination of every key that has one, those of the scheme first and in order."""
    found: dict[str, Destination] = {}
    for town in board.towns:
        for key in town.keys:
            _add(found, key, town.name, (town.hex,), numbers)
    for special in board.specials:
        _add(found, special.key, special.name, _hexes(board, special), numbers)
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


def _hexes(board: Board, special: Special) -> tuple[Hex, ...]:
    """Return every hex a special lets a player choose, in a fixed order."""
    hexes = list(special.hexes)
    hexes += [board.towns_by_name[name].hex for name in special.towns if name in board.towns_by_name]
    if special.any == "port":
        hexes += [town.hex for town in board.towns if town.port]
    if special.country is not None:
        hexes += [hex_ for hex_ in board.sheet.hexes() if _lies_in(board, hex_, special.country)]
    if special.edge is not None:
        hexes += _edge(board, special.edge)
    return tuple(hex_ for hex_ in dict.fromkeys(hexes) if board.terrain_at(hex_) not in CLOSED)


def _lies_in(board: Board, hex_: Hex, country: str) -> bool:
    """Tell whether a hex lies in the country of a name."""
    land = board.country_at(hex_)
    return land is not None and land.name == country


def _edge(board: Board, edge: Edge) -> list[Hex]:
    """Return the outermost hexes on the map of every row (west, east) or column (north, south)."""
    across = edge in {"west", "east"}
    outermost: dict[int, Hex] = {}
    for hex_ in board.sheet.hexes():
        column, row = board.sheet.place_of(hex_)
        line = row if across else column
        if board.on_map(hex_) and (line not in outermost or edge in {"east", "south"}):
            outermost[line] = hex_
    return list(outermost.values())
