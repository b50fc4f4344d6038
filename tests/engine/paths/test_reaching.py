"""The best aim, against weighing every aim by a search that knows no short cut."""

from heapq import heappop, heappush
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.compilation import at_pace
from engine.paths.grid import BEYOND, Grid
from engine.paths.reaching import Marks, Reach, Weighing, best_reach, numbers_for_search
from tests.engine.paths.graphs import PACES, Graph, graphs


class Country:
    """A graph with fees and marks drawn from a seed, and what others would pay on it."""

    def __init__(self, graph: Graph, seed: int) -> None:
        random = Random(seed)
        nodes = graph.nodes
        self.graph = graph
        backs = [NOWHERE] * (6 * nodes)
        for link, there in enumerate(graph.neighbours):
            if there >= 0:
                backs[link] = next(
                    back for back in range(6 * there, 6 * there + 6) if graph.neighbours[back] == link // 6
                )
        self.backs = backs
        fees = [random.randint(0, 2) for _ in range(nodes)], [random.randint(0, 3) for _ in backs]
        self.targets = random.sample(range(nodes), min(nodes, 5))
        self.worths = [random.randint(0, 12) for _ in self.targets]
        self.sources = tuple(random.sample(range(nodes), random.randint(1, min(3, nodes))))
        self.grid = Grid(graph.neighbours, backs, graph.costs, *fees, self.targets)
        self.turned = Grid(graph.neighbours, backs, graph.costs, *fees, self.targets[::-1])
        on_nodes = bytearray(random.choice((0, 0, 1, 2, 3, 6)) for _ in range(nodes))
        on_links = bytearray(random.choice((0, 0, 0, 1, 2, 4, 5)) for _ in backs)
        for source in self.sources[1:]:
            on_nodes[source] |= 1
        self.marks = Marks(on_nodes, on_links, 1)

    def owed(self, link: int, *, begins: bool) -> int:
        """Return what a link pays others."""
        there, (nodes, links, mine) = self.graph.neighbours[link], self.marks
        fees = self.grid.numbers
        ends = (there, link // 6) if begins else (there,)
        owed = sum(fees[2][node] * nodes[node].bit_count() for node in ends if not nodes[node] & mine)
        return owed + fees[3][link] * (links[link] & ~mine).bit_count()

    def weights(self, terms: Weighing) -> dict[int, int]:
        """Return what the lightest way to every node weighs, sources included."""
        found: dict[int, int] = {}
        heap = [(0, source) for source in self.sources]
        while heap:
            weight, node = heappop(heap)
            if node in found:
                continue
            found[node] = weight
            for link in range(6 * node, 6 * node + 6):
                cost = self.graph.costs[link]
                if cost > 0:
                    fees = self.owed(link, begins=node in self.sources)
                    heappush(
                        heap, (weight + terms.cost * cost + terms.fee * fees, self.graph.neighbours[link])
                    )
        return found


NOWHERE = -1


@st.composite
def countries(draw: st.DrawFn) -> Country:
    """Countries whose links lead both ways, as on a board."""
    graph, seed = draw(graphs()), draw(st.integers(0, 2**32))
    neighbours = [NOWHERE] * (6 * graph.nodes)
    costs = [0] * (6 * graph.nodes)
    free = [list(range(6 * node, 6 * node + 6)) for node in range(graph.nodes)]
    for link, there in enumerate(graph.neighbours):
        here = link // 6
        if there in {NOWHERE, here} or not free[here] or not free[there]:
            continue
        if here in neighbours[6 * there : 6 * there + 6]:
            continue
        out, back = free[here].pop(), free[there].pop()
        neighbours[out], neighbours[back] = there, here
        costs[out], costs[back] = graph.costs[link], Random(seed + link).choice((0, graph.costs[link]))
    return Country(Graph(graph.nodes, tuple(neighbours), tuple(costs)), seed)


def found(country: Country, terms: Weighing, **values: Any) -> list[Reach | None]:
    """Return what is found at every pace."""
    answers = []
    for pace in PACES:
        with at_pace(pace):
            worths = numbers_for_search(country.worths)
            answers.append(best_reach(country.grid, country.sources, worths, country.marks, terms, **values))
    return answers


@settings(deadline=None)
@given(
    countries(),
    st.sampled_from((Weighing(4, 3, True, 60), Weighing(1, 1, False, 40), Weighing(2, 0, True, 20))),
)
def test_the_best_aim_is_found_and_the_lightest_way_to_it(country: Country, terms: Weighing) -> None:
    weights = country.weights(terms)
    options = [
        (worth / weights[target] if terms.by_rate else worth - weights[target])
        for target, worth in zip(country.targets, country.worths, strict=True)
        if worth and 0 < weights.get(target, BEYOND) <= terms.far
    ]
    best = max((option for option in options if option > 0), default=None)
    answers = found(country, terms)
    assert all(answer == answers[0] for answer in answers)
    reach = answers[0]
    if reach is None:
        assert best is None
        return
    assert best == (reach.worth / reach.weight if terms.by_rate else reach.worth - reach.weight)
    assert reach.weight == weights[reach.target]
    weigh_along(country, terms, reach)


def weigh_along(country: Country, terms: Weighing, reach: Reach) -> None:
    """Go a way link by link from a source to its aim, and weigh it."""
    weight, here = 0, reach.links[0] // 6
    assert here in country.sources
    for turn, link in enumerate(reach.links):
        assert link // 6 == here
        here = country.graph.neighbours[link]
        weight += terms.cost * country.graph.costs[link]
        weight += terms.fee * country.owed(link, begins=not turn)
    assert (here, weight) == (reach.target, reach.weight)


@settings(deadline=None)
@given(countries(), st.sampled_from((Weighing(4, 3, True, 60), Weighing(1, 0, False, 40))))
def test_of_aims_as_good_the_order_of_the_targets_chooses_none(country: Country, terms: Weighing) -> None:
    """Targets are added as they come up, in one game after the other: none may know of those before."""
    for pace in PACES:
        with at_pace(pace):
            worths = numbers_for_search([7] * len(country.targets))
            one, other = (
                best_reach(grid, country.sources, worths, country.marks, terms)
                for grid in (country.grid, country.turned)
            )
            assert one == other


@settings(deadline=None)
@given(countries(), st.integers(0, 8))
def test_no_way_found_takes_more_than_the_budget(country: Country, budget: int) -> None:
    terms = Weighing(1, 1, False, 40, budget)
    answers = found(country, terms)
    assert all(answer == answers[0] for answer in answers)
    if answers[0] is not None:
        assert sum(country.graph.costs[link] for link in answers[0].links) <= budget


@settings(deadline=None)
@given(countries(), st.integers(0, 5))
def test_beside_other_nodes_only_what_is_nearer_to_the_sources_counts(country: Country, first: int) -> None:
    terms = Weighing(4, 3, True, 60)
    beside = tuple({(source + 1) % country.graph.nodes for source in country.sources} - set(country.sources))
    answers = found(country, terms, beside=beside, first=first)
    assert all(answer == answers[0] for answer in answers)
    if answers[0] is not None:
        link = answers[0].links[0]
        assert link // 6 in country.sources
        assert country.graph.costs[link] <= first


@settings(deadline=None)
@given(countries(), st.integers(1, 6))
def test_lengths_to_targets_are_the_same_however_the_sources_grew(country: Country, more: int) -> None:
    rows = dict(zip(country.grid.targets, country.grid.rows(), strict=True))
    for pace in PACES:
        with at_pace(pace):
            for size in range(more):
                sources = tuple(node % country.graph.nodes for node in range(0, 2 * size, 2))
                found = country.grid.near(sources, swift=pace == "compiled")
                near = [int(length) for length in found]
                for target, length in zip(country.grid.targets, near, strict=True):
                    assert length == min((rows[target][node] for node in sources), default=BEYOND)


@settings(deadline=None)
@given(countries(), st.integers(1, 6))
def test_lengths_are_the_same_when_targets_are_added_between_questions(country: Country, first: int) -> None:
    whole, graph = country.grid, country.graph
    grid = Grid(graph.neighbours, country.backs, graph.costs, *whole.numbers[2:], whole.targets[:first])
    sources = tuple(dict.fromkeys(node % graph.nodes for node in range(0, 12, 3)))
    for pace in PACES:
        with at_pace(pace):
            swift = pace == "compiled"
            grid.near(sources[:-1], swift=swift)
            grid.near(sources, swift=swift)
            grid.add_targets(whole.targets)
            assert grid.targets == whole.targets
            for some in (sources, sources[:-1], (*sources, 0)):
                assert list(grid.near(some, swift=swift)) == list(whole.near(some, swift=swift))
            assert [list(row) for row in grid.rows(swift=swift)] == [list(row) for row in whole.rows()]


def test_a_grid_takes_more_targets_later_and_keeps_the_places_of_the_first() -> None:
    neighbours = [1, -1, -1, -1, -1, -1, 2, 0, -1, -1, -1, -1, -1, 1, -1, -1, -1, -1]
    backs = [7, -1, -1, -1, -1, -1, 13, 0, -1, -1, -1, -1, -1, 6, -1, -1, -1, -1]
    costs = [2 if there >= 0 else 0 for there in neighbours]
    grid = Grid(neighbours, backs, costs, [0] * 3, [0] * 18, [2])
    assert list(grid.near((0,))) == [4]
    grid.add_targets([2, 0])
    assert (grid.targets, list(grid.near((0, 1)))) == ([2, 0], [2, 0])
    assert grid.length(1, 0) == 2
