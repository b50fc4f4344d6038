"""Where ferries sail: from port to port over their course (6.C1)."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.document import Board
from engine.board.places import Ferry
from engine.hexes.lattice import Hex


@dataclass(frozen=True)
class Sailing:
    """A ferry between two towns of the board, and the hexes of its ports in the order it names them."""

    ferry: Ferry
    ports: tuple[Hex, Hex]

    @property
    def way(self) -> tuple[Hex, ...]:
        """The hexes from port to port."""
        return self.ports[0], *self.ferry.course, self.ports[1]


def sailings(board: Board) -> Iterator[Sailing]:
    """Yield the ferries both of whose ports are towns of the board; of the others F102 says."""
    for ferry in board.ferries:
        ports = ports_of(board, ferry)
        if ports is not None:
            yield Sailing(ferry, ports)


def ports_of(board: Board, ferry: Ferry) -> tuple[Hex, Hex] | None:
    """Return the hexes of a ferry's ports, if there are towns of their names."""
    one, other = _ends(board, ferry)
    return None if one is None or other is None else (one, other)


def known_ports(board: Board, ferry: Ferry) -> tuple[Hex, ...]:
    """Return the hexes of those ports of a ferry that are towns of the board: none, one or two."""
    return tuple(end for end in _ends(board, ferry) if end is not None)


def known_way(board: Board, ferry: Ferry) -> tuple[Hex, ...]:
    """Return the hexes a ferry sails over from port to port, without a port that is no town."""
    one, other = _ends(board, ferry)
    return tuple(hex_ for hex_ in (one, *ferry.course, other) if hex_ is not None)


def _ends(board: Board, ferry: Ferry) -> tuple[Hex | None, Hex | None]:
    """Return the hexes of a ferry's ports, None for one that is no town's name."""
    towns = board.towns_by_name
    one, other = (towns[name].hex if name in towns else None for name in ferry.ports)
    return one, other


def sails_alike(one: Ferry, other: Ferry) -> bool:
    """Return whether two ferries have the same ports and the same hexes between them, in either direction."""
    return set(one.ports) == set(other.ports) and set(one.course) == set(other.course)
