"""Rivers of one name that do not join."""

from collections import defaultdict

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.terrain import LAKE, WATER
from engine.checks.reach.water_bodies import bodies_of
from engine.checks.sides.sides import joined, wet_hexes
from engine.hexes.sides import Corner, Side, corners_of, hexes_at
from engine.text.names import folded

Namesakes = tuple[int, SideLine, SideLine]
"""A river's place in the map file, the river, and an earlier one of its name it does not join."""


def namesakes_apart(board: Board) -> list[Namesakes]:
    """Return the rivers that hang together with none of those of their name listed before them.

    They join by their corners, by a lake both come to, by a sea that one of them flows into and out of, or by
    way of other rivers. Of a river that lies in pieces itself S101 says.
    """
    alike: defaultdict[str, list[tuple[int, SideLine]]] = defaultdict(list)
    for index, line in enumerate(board.lines):
        if line.kind == "river" and line.name.strip() and line.sides:
            alike[folded(line.name)].append((index, line))
    groups = [group for group in alike.values() if len(group) > 1]
    return _apart(board, groups) if groups else []


def _through_sea(board: Board) -> set[Side]:
    """Return the sides of rivers that come from water and go to water: an inlet may part them.

    Two that each come from a spring and go to the sea are two rivers, however near their mouths.
    """
    return {
        side
        for line in board.lines
        if line.kind == "river" and line.ends and all(flows_out(board, end) for end in line.ends)
        for side in line.sides
    }


def flows_out(board: Board, end: Corner) -> bool:
    """Return whether an end of a river lies at water."""
    return any(board.terrain_at(hex_) in WATER for hex_ in hexes_at(end))


def _apart(board: Board, groups: list[list[tuple[int, SideLine]]]) -> list[Namesakes]:
    """Return of rivers in groups of one name those that join no earlier one of their group."""
    sides, through = board.rivers, _through_sea(board)
    bodies = bodies_of(board, wet_hexes(board, sides))
    knots = {
        side: (
            *corners_of(side),
            *(
                bodies[hex_]
                for hex_ in wet_hexes(board, (side,))
                if board.terrain_at(hex_) == LAKE or side in through
            ),
        )
        for side in sides
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
