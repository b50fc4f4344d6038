"""Track for the tests: chains of labels, with all hexes between two in a straight line."""

from itertools import pairwise

from engine.board.document import Board
from engine.game.compiling import facts_of
from engine.hexes.lattice import Hex, line
from studio.drawing.game.laid_track import LaidTrack, laid_track
from tests.engine.game.boards import position


def chain(board: Board, labels: str) -> list[Hex]:
    """Return the hexes of a chain."""
    corners = [board.sheet.hex_named(label) for label in labels.split()]
    return [*corners[:1], *(hex_ for one, other in pairwise(corners) for hex_ in line(one, other)[1:])]


def laid(board: Board, *tracks: str) -> LaidTrack:
    """Return what companies with a chain each, some empty, have on the map."""
    facts = facts_of(board)
    chains = [" ".join(map(board.sheet.label, chain(board, track))) for track in tracks]
    return laid_track(board, facts, position(facts, [[each] if each else [] for each in chains]))
