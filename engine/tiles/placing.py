"""Where tiles may be placed: by the open edges of those laid, indexed by railroad (DR.3a to DR.3d)."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.messages import say
from engine.tiles.facts import NO_RAILROAD, STEPS, Cell, Facts
from engine.tiles.moves import Place
from engine.tiles.state import NO_ONE, Edge, Laid, Link, OpenEdge, State
from engine.turns.illegal import IllegalMove

OPPOSITE: Final = (2, 3, 0, 1)
"""The side across from each."""


def edge_at(cell: Cell, side: int) -> Edge:
    """Return the edge at a side of a cell, the same from both cells at it."""
    x, y = cell
    if side == 0:
        return x, y - 1, 2
    return (x - 1, y, 1) if side == 3 else (x, y, side)


def next_cell(cell: Cell, side: int) -> Cell:
    """Return the cell at a side of one."""
    east, south = STEPS[side]
    return cell[0] + east, cell[1] + south


def side_to(cell: Cell, other: Cell) -> int:
    """Return the side of a cell at which another lies, or -1."""
    step = other[0] - cell[0], other[1] - cell[1]
    return STEPS.index(step) if step in STEPS else -1


def matches(facts: Facts, state: State, hand: Iterable[int]) -> dict[Place, int]:
    """Return every placement of a hand's tiles that matches a railroad, and how many links it makes.

    Each matching edge is one link, so a placement is met once for each (DR.3b).
    """
    found: dict[Place, int] = {}
    for tile in dict.fromkeys(hand):
        ways: dict[tuple[Cell, int], int] = {}
        turns = facts.turns[tile]
        for railroad in facts.on_tile[tile]:
            by_side = turns[railroad]
            for cell, side in state.open.get(railroad, ()):
                for turn in by_side[side]:
                    way = cell, turn
                    ways[way] = ways.get(way, 0) + 1
        for (cell, turn), links in sorted(ways.items()):
            found[Place(tile, cell, turn)] = links
    return found


def blank_placements(facts: Facts, state: State, hand: Iterable[int]) -> list[Place]:
    """Return every placement of a hand's tiles with a blank edge at a blank edge (DR.3d)."""
    found: list[Place] = []
    for tile in dict.fromkeys(hand):
        by_side = facts.turns[tile].get(NO_RAILROAD)
        if by_side is not None:
            ways = {(cell, turn) for cell, side in state.open.get(NO_RAILROAD, ()) for turn in by_side[side]}
            found += [Place(tile, cell, turn) for cell, turn in sorted(ways)]
    return found


def can_match(facts: Facts, state: State, hand: Iterable[int]) -> bool:
    """Return whether any tile of a hand matches a laid one anywhere (DR.3c)."""
    return any(state.open.get(railroad) for tile in hand for railroad in facts.on_tile[tile])


def placements(facts: Facts, state: State, hand: Sequence[int]) -> list[Place]:
    """Return every legal placement of a hand: those that match, else blank to blank (DR.3c, DR.3d)."""
    matching = matches(facts, state, hand)
    if not matching:
        return blank_placements(facts, state, hand)
    if facts.rules.must_match:
        return list(matching)
    return [*matching, *(each for each in blank_placements(facts, state, hand) if each not in matching)]


def can_place(facts: Facts, state: State, hand: Sequence[int]) -> bool:
    """Return whether any tile of a hand has a legal placement."""
    return can_match(facts, state, hand) or bool(blank_placements(facts, state, hand))


def why_not_placed(facts: Facts, state: State, hand: Sequence[int], move: Place) -> IllegalMove | None:
    """Return the refusal of a placement by its rule, or None; the tile must be one of the hand."""
    name = facts.name(move.tile)
    if not 0 <= move.turn < 4:
        return IllegalMove("DR.3a", say("A tile is turned by 0 to 3 quarter turns, not {n}.", n=move.turn))
    if move.cell in state.table:
        there = facts.name(state.table[move.cell].tile)
        return IllegalMove("DR.3a", say("{name} cannot be placed on {other}.", name=name, other=there))
    met = meetings(facts, state, move.tile, move.cell, move.turn)
    if not met:
        return IllegalMove("DR.3a", say("{name} must be placed next to a tile on the table.", name=name))
    if any(own == other != NO_RAILROAD for own, other in met):
        return None
    if facts.rules.must_match and can_match(facts, state, hand):
        return IllegalMove("DR.3c", say("A tile must be placed so that it matches, as one of the hand can."))
    if (NO_RAILROAD, NO_RAILROAD) in met:
        return None
    return IllegalMove(
        "DR.3d", say("{name} matches nothing there, and no blank edge meets another.", name=name)
    )


def meetings(facts: Facts, state: State, tile: int, cell: Cell, turn: int) -> list[tuple[int, int]]:
    """Return which of a tile's edges would meet which edges of laid tiles in a cell."""
    edges = facts.edges[tile][turn]
    met = []
    for side in range(4):
        other = state.table.get(next_cell(cell, side))
        if other is not None:
            met.append((edges[side], facts.edges[other.tile][other.turn][OPPOSITE[side]]))
    return met


def lay(facts: Facts, state: State, move: Place, owner: int) -> list[tuple[Cell, Link]]:
    """Put a tile on the table with its links, and return these, each with the cell at its other end.

    Every matching edge is a link of the placer, in the order N, E, S, W as long as they have locomotives
    (DR.3b, DR.loco). For NO_ONE links have no owner and take no locomotive.
    """
    cell, edges = move.cell, facts.edges[move.tile][move.turn]
    made: list[tuple[Cell, Link]] = []
    for side, railroad in enumerate(edges):
        other = next_cell(cell, side)
        there = state.table.get(other)
        if there is None:
            edge: OpenEdge = (other, OPPOSITE[side])
            state.open[railroad] = (*state.open.get(railroad, ()), edge)
            continue
        facing = facts.edges[there.tile][there.turn][OPPOSITE[side]]
        state.open[facing] = tuple(each for each in state.open[facing] if each != (cell, side))
        if railroad == facing != NO_RAILROAD:
            # With no locomotive left the link has no owner (DR.loco).
            mine = owner if owner != NO_ONE and state.locomotives[owner] else NO_ONE
            if mine != NO_ONE:
                state.locomotives[mine] -= 1
            link = state.links[edge_at(cell, side)] = Link(railroad, mine)
            made.append((other, link))
    state.table[cell] = Laid(move.tile, move.turn)
    return made
