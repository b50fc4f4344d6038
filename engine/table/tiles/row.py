"""The row of the game alone: its window, and what each colour delivered next would set up (DR.solo3)."""

from typing import NamedTuple

from engine.table.tiles.sitting import TileSitting
from engine.tiles.facts import Facts
from engine.tiles.solo.ranks import window_points


class SetsUp(NamedTuple):
    """A colour that could be delivered now, and the points of the delivery after it."""

    good: int
    points: int


class RowStand(NamedTuple):
    """The row: its cubes, where the window begins, the points of the next delivery, and what follows."""

    cubes: tuple[int, ...]
    window: int
    points: int
    next: tuple[SetsUp, ...]


def row_stand(sitting: TileSitting) -> RowStand:
    """Return the row of a game alone as it is now."""
    facts, state = sitting.game.facts, sitting.state
    row = state.row
    on_table = {good for cubes in state.cubes.values() for good, count in enumerate(cubes) if count}
    sets_up = tuple(SetsUp(good, window_points(facts, (*row, good))) for good in sorted(on_table))
    return RowStand(row, max(0, len(row) - facts.rules.window), window_points(facts, row), sets_up)


class Rank(NamedTuple):
    """A rank of the game alone: its number from 1 up, and the points it is from and up to (DR.solo4)."""

    number: int
    least: int
    most: int | None


def ranks(facts: Facts) -> list[Rank]:
    """Return every rank, the lowest first; the highest has no upper bound."""
    bounds = facts.rules.ranks
    lows = (0, *bounds)
    highs = (*(bound - 1 for bound in bounds), None)
    return [Rank(number, low, high) for number, (low, high) in enumerate(zip(lows, highs, strict=True), 1)]
