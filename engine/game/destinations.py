"""What each key leads to, in the game's numbers (6.B1c)."""

from engine.board.destinations import destinations
from engine.board.document import Board
from engine.game.places import Destination
from engine.hexes.lattice import Hex


def destinations_of(board: Board, numbers: dict[Hex, int]) -> dict[str, Destination]:
    """Return the destination of every key that has one on the map, in the order of the keys."""
    found = {
        key: Destination(called.name, tuple(numbers[hex_] for hex_ in called.hexes if hex_ in numbers))
        for key, called in destinations(board).items()
    }
    return {key: destination for key, destination in found.items() if destination.hexes}
