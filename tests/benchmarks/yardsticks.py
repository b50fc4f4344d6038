"""The shortest-path work of a game, done by our searches and by two well-known libraries."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any, Final

from engine.bots.roster import BOTS
from engine.game.facts import Facts
from engine.game.network import Lines
from engine.game.play import Game, run
from engine.game.state import network
from engine.paths.floods import all_pairs
from engine.paths.routes import best_way
from engine.paths.speed import at_pace, compiler_found

_WEIGHTS: Final = (1, 1)
"""The route is the best by its time and its tolls together."""
Edges = list[tuple[int, int, int]]


@dataclass(frozen=True, slots=True)
class Yardstick:
    """A piece of work and the seconds it takes by each means; None where that is not installed.

    Every means has come to the same ``answer``, or there would be no comparison.
    """

    name: str
    what: str
    answer: int
    seconds: Mapping[str, float | None]

    def ratio(self, means: str) -> float | None:
        """Return how many times as long another means takes as our fastest, None where it is missing."""
        own = min(taken for name in ("plain", "compiled") if (taken := self.seconds[name]) is not None)
        other = self.seconds[means]
        return None if other is None else other / own


def yardsticks(game: Game) -> tuple[Yardstick, Yardstick]:
    """Measure the lengths between all keys of a board, and one route over lines as they are after a game."""
    return _all_pairs(game.facts), _route(game)


def _all_pairs(facts: Facts) -> Yardstick:
    """Find what building from every destination's first hex to every other takes at least."""
    keyed = list(
        dict.fromkeys(destination.hexes[0] for destination in facts.map_places.destinations.values())
    )
    edges = [
        (link // 6, there, facts.costs[link])
        for link, there in enumerate(facts.neighbours)
        if there >= 0 and facts.costs[link] > 0
    ]

    def ours() -> int:
        rows = all_pairs(facts.neighbours, facts.costs, keyed)
        return sum(cost for row in rows for cost in row if cost > 0)

    what = f"lengths between the {len(keyed)} places of the keys, over {facts.hexes} hexes"
    return _measured("all pairs", what, ours, edges, (facts.hexes, keyed, keyed))


def _route(game: Game) -> Yardstick:
    """Find the best route of the first player between the first hex they built in and the last.

    The same for the libraries is a graph of two nodes a place: before and after a link of their own.
    """
    with at_pace("plain"):
        *_, last = run(game, [BOTS["greedy"]] * 4, Random(1))
        net = network(game.facts, last.state)
    start, end = last.state.hexes[0][0], last.state.hexes[0][-1]

    def ours() -> int:
        way = best_way(net.web, [start], [end], 1, _WEIGHTS)
        return -1 if way is None else way.weight

    nodes = len(game.facts.labels)
    what = f"one route over {len(net)} places with track"
    return _measured("route", what, ours, _doubled(net), (2 * nodes, [2 * start], [2 * end + 1]))


def _doubled(net: Lines) -> Edges:
    """Return the links of the graph of places before (even) and after (odd) a link of the first player."""
    edges = []
    for start, steps in net.items():
        for step in steps:
            own = step.owners & 1
            weight = _WEIGHTS[0] * (1 + step.delay) + (0 if own else _WEIGHTS[1] * step.toll)
            edges.append((2 * start, 2 * step.hex + own, weight))
            edges.append((2 * start + 1, 2 * step.hex + 1, weight))
    return edges


def _measured(
    name: str, what: str, ours: Callable[[], int], edges: Edges, ends: tuple[int, list[int], list[int]]
) -> Yardstick:
    """Time our search at each pace and the libraries that are installed, whose answers must be the same."""
    means: dict[str, Callable[[], int] | None] = {
        "plain": _at("plain", ours),
        "compiled": _at("compiled", ours) if compiler_found() else None,
        "networkx": _by_networkx(edges, ends) if find_spec("networkx") else None,
        "scipy": _by_scipy(edges, ends) if find_spec("scipy") else None,
    }
    answers = {how: work() for how, work in means.items() if work is not None}
    if len(set(answers.values())) > 1:
        raise ValueError(f"The searches do not agree on {what}: {answers}.")
    seconds = {how: None if work is None else _seconds(work) for how, work in means.items()}
    return Yardstick(name, what, answers["plain"], seconds)


def _at(pace: Any, work: Callable[[], int]) -> Callable[[], int]:
    """Return work that is done at a pace."""

    def done() -> int:
        with at_pace(pace):
            return work()

    return done


def _by_networkx(edges: Edges, ends: tuple[int, list[int], list[int]]) -> Callable[[], int]:
    """Return the work done by networkx, on a graph made beforehand."""
    networkx = import_module("networkx")
    graph = networkx.DiGraph()
    graph.add_nodes_from(range(ends[0]))
    graph.add_weighted_edges_from(edges)

    def work() -> int:
        if len(ends[2]) == 1:
            return int(networkx.dijkstra_path_length(graph, ends[1][0], ends[2][0]))
        total = 0
        for start in ends[1]:
            found = networkx.single_source_dijkstra_path_length(graph, start)
            total += sum(found.get(end, 0) for end in ends[2])
        return total

    return work


def _by_scipy(edges: Edges, ends: tuple[int, list[int], list[int]]) -> Callable[[], int]:
    """Return the work done by scipy, on a matrix made beforehand."""
    sparse, csgraph = import_module("scipy.sparse"), import_module("scipy.sparse.csgraph")
    size, starts, goals = ends
    least: dict[tuple[int, int], int] = {}
    for start, end, weight in edges:
        least[start, end] = min(weight, least.get((start, end), weight))
    rows, columns = zip(*least, strict=True)
    matrix = sparse.csr_matrix((list(least.values()), (rows, columns)), shape=(size, size))

    def work() -> int:
        found = csgraph.dijkstra(matrix, indices=starts)[:, goals]
        return int(found[found < float("inf")].sum())

    return work


def _seconds(work: Callable[[], int]) -> float:
    """Return the least time of several runs, which take a tenth of a second or so together."""
    taken = [_once(work)]
    while len(taken) < 3 or (sum(taken) < 0.1 and len(taken) < 200):
        taken.append(_once(work))
    return min(taken)


def _once(work: Callable[[], int]) -> float:
    """Return the time of one run."""
    begun = perf_counter()
    work()
    return perf_counter() - begun
