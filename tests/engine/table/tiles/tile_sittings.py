"""Sittings of the tile game for tests: begun, and played on by bots."""

from engine.table.driving import driven
from engine.table.tiles.sitting import TileSitting, begun_with
from engine.transcript.remarks import HUMAN
from tests.engine.tiles.sets import lakes

NAMES = ("Red", "Blue", "Green", "Yellow", "Black")


def begun(*seats: str, seed: int = 7, challenge: bool = False) -> TileSitting:
    """Return a new game on the shipped set."""
    return begun_with(lakes(), "lakes.yaml", NAMES[: len(seats)], seats, seed, challenge=challenge)


def on(sitting: TileSitting) -> TileSitting:
    """Return a sitting after chance and bots have moved, as far as no person is to."""
    for after in driven(sitting):
        sitting = after
    return sitting


def by_first_moves(sitting: TileSitting, moves: int = 10_000) -> TileSitting:
    """Return a sitting in which people make the first legal move, so many times or to the end."""
    sitting = on(sitting)
    while sitting.actor is not None and moves:
        sitting = on(sitting.made(sitting.legal()[0]))
        moves -= 1
    return sitting


def alone(*, moves: int = 0, challenge: bool = False, seed: int = 7) -> TileSitting:
    """Return a game alone, after so many moves of its player."""
    return by_first_moves(begun(HUMAN, challenge=challenge, seed=seed), moves)
