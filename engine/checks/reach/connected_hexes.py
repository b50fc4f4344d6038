"""Hexes in pieces that hang together."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.hexes.lattice import DIRECTIONS, Hex, neighbour
from engine.hexes.sides import Side, side_of
from engine.messages import Saying, count_of


def regions(hexes: Iterable[Hex], walls: frozenset[Side] = frozenset()) -> list[tuple[Hex, ...]]:
    """Return hexes in the pieces that hang together by open sides, the largest piece first."""
    waiting = dict.fromkeys(hexes)
    pieces: list[tuple[Hex, ...]] = []
    while waiting:
        first = next(iter(waiting))
        del waiting[first]
        piece, queue = [first], deque([first])
        while queue:
            here = queue.popleft()
            for direction in DIRECTIONS:
                there = neighbour(here, direction)
                if there in waiting and (not walls or side_of(here, direction) not in walls):
                    del waiting[there]
                    piece.append(there)
                    queue.append(there)
        pieces.append(tuple(piece))
    return sorted(pieces, key=len, reverse=True)


def land_of(board: Board) -> list[Hex]:
    """Return every hex track may be laid in by the ordinary rules, row by row (6.A3)."""
    return hexes_where(board, lambda code: code not in CLOSED)


def hexes_where(board: Board, fits: Callable[[int], bool]) -> list[Hex]:
    """Return the hexes whose terrain code fits, row by row."""
    columns = board.sheet.columns
    codes: Sequence[int] = board.terrain.ravel().tolist()
    wanted = {code for code in set(codes) if fits(code)}
    return [
        board.sheet.hex_at(place % columns, place // columns)
        for place, code in enumerate(codes)
        if code in wanted
    ]


def size_of(region: tuple[Hex, ...]) -> Saying:
    """Return how many hexes a region has, in words."""
    return count_of(len(region), "one hex", "{n} hexes")
