"""The small board of the scenarios, and every way over its track."""

from collections.abc import Iterator

from engine.board.document import Board
from engine.game.facts import Facts
from engine.game.state import State
from engine.scenarios.reading import read_scenarios
from engine.scenarios.values import Scenario
from tests.architecture.sources import ROOT


def coast_to_coast() -> Board:
    """Return the board Coast to Coast."""
    first = read_scenarios(ROOT / "tests" / "scenarios" / "transcontinental.yaml")[0]
    assert isinstance(first, Scenario)
    return first.board


def ways(facts: Facts, state: State, start: int, end: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield every way over built track that comes to no hex twice and has at most ``most`` links."""
    waiting: list[tuple[int, ...]] = [(start,)]
    while waiting:
        way = waiting.pop()
        if way[-1] == end:
            yield way
            continue
        for link in range(6 * way[-1], 6 * way[-1] + 6):
            there = facts.neighbours[link]
            if state.owners[link] and there not in way and len(way) <= most:
                waiting.append((*way, there))
