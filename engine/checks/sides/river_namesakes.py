"""Rivers of one name that do not join."""

from collections import defaultdict

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.checks.reach.water_bodies import bodies_of
from engine.checks.sides.sides import joined, wet_hexes
from engine.hexes.sides import corners_of
from engine.text.names import folded

Namesakes = tuple[int, SideLine, SideLine]
"""A river's place in the map file, the river, and an earlier one of its name it does not join."""


def namesakes_apart(board: Board) -> list[Namesakes]:
    """Return the rivers that hang together with none of those of their name listed before them.

    They join by their corners, by a water both come to, or by way of other rivers. Of a river that lies in
    pieces itself S101 says.
    """
    alike: defaultdict[str, list[tuple[int, SideLine]]] = defaultdict(list)
    for index, line in enumerate(board.lines):
        if line.kind == "river" and line.name.strip() and line.sides:
            alike[folded(line.name)].append((index, line))
    groups = [group for group in alike.values() if len(group) > 1]
    return _apart(board, groups) if groups else []


def _apart(board: Board, groups: list[list[tuple[int, SideLine]]]) -> list[Namesakes]:
    """Return of rivers in groups of one name those that join no earlier one of their group."""
    sides = board.rivers
    bodies = bodies_of(board, wet_hexes(board, sides))
    knots = {
        side: (*corners_of(side), *(bodies[hex_] for hex_ in wet_hexes(board, (side,)))) for side in sides
    }
    system = {side: number for number, piece in enumerate(joined(knots)) for side in piece}
    found = []
    for group in groups:
        known: set[int] = set()
        for index, line in group:
            own = {system[side] for side in line.sides}
            if known and len(own) == 1 and known.isdisjoint(own):
                found.append((index, line, group[0][1]))
            known |= own
    return found
