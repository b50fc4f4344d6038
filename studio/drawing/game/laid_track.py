"""The track of a game's state, as the map's hexes."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.board.document import Board
from engine.game.facts import NOWHERE, Facts
from engine.game.state import State
from engine.hexes.lattice import Hex

Links = Mapping[tuple[Hex, Hex], tuple[int, ...]]
"""The seats with track on each link, in order, by its two hexes, the lesser first."""


class LaidTrack(NamedTuple):
    """What companies have on the map: their links, and by its place in the board the owner of each ferry.

    ``starts`` are the seats that have started, each with the hex; with two starts a seat is there twice.
    """

    links: Links
    ferries: Mapping[int, int]
    starts: tuple[tuple[int, Hex], ...] = ()


def hexes_of(board: Board) -> list[Hex]:
    """Return the hexes on the map of a board in the order in which a game's facts number them."""
    # Labels would not do: one may stand for two hexes.
    return [hex_ for hex_ in board.sheet.hexes() if board.on_map(hex_)]


def laid_track(board: Board, facts: Facts, state: State, hexes: Sequence[Hex] = ()) -> LaidTrack:
    """Return the track of a state of a game on a board; with its ``hexes`` where they are known."""
    hexes = hexes or hexes_of(board)
    links = {}
    for link, owners in enumerate(state.owners):
        if owners:
            start, end = hexes[link // 6], hexes[facts.neighbours[link]]
            if start < end:
                links[start, end] = tuple(seat for seat in range(state.players) if owners >> seat & 1)
    owned = {at: owner for at, owner in enumerate(state.ferries) if 0 <= owner < state.players}
    second = [(held.player, held.hex) for held in state.footholds if held.rival == NOWHERE]
    starts = sorted([*enumerate(state.starts), *second])
    known = tuple((seat, hexes[start]) for seat, start in starts if start != NOWHERE)
    return LaidTrack(dict(sorted(links.items())), owned, known)
