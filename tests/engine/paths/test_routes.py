"""Lengths and best ways over a web, against the plainest searches there are."""

from collections import Counter
from heapq import heappop, heappush
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.compilation import at_pace
from engine.paths.limited_routes import Gates, allowed_way, limited_way
from engine.paths.routes import Way, best_way, best_ways, lengths
from engine.paths.track_graph import Step, loom_of, web_of, woven
from tests.engine.paths.graphs import PACES

Steps = dict[int, list[Step]]


@st.composite
def webs(draw: st.DrawFn) -> tuple[int, Steps]:
    """Webs of up to 14 nodes; each step has its fellow that leads back."""
    nodes = draw(st.integers(2, 14))
    random = Random(draw(st.integers(0, 2**32)))
    steps: Steps = {node: [] for node in range(nodes)}
    for _ in range(random.randint(0, 2 * nodes)):
        start, end = random.sample(range(nodes), 2)
        marks, times = random.choice((1, 2, 4, 3, 6, 256)), (random.randint(1, 3), random.randint(1, 3))
        # A fee of more than 1 is one other's, as a ferry's is.
        fees = random.choice(((1, 1), (0, 4), (4, 0)) if marks in {1, 2, 4} else ((1, 1),))
        steps[start].append(Step(end, marks, *times, *fees))
        steps[end].append(Step(start, marks, *times[::-1], *fees[::-1]))
    return nodes, steps


def answers(nodes: int, steps: Steps, *question: object) -> list[Way | None]:
    """Return the best way at every pace."""
    found = []
    for pace in PACES:
        with at_pace(pace):
            found.append(best_way(web_of(nodes, steps), *question))  # type: ignore[arg-type]  # as they come
    return found


@settings(deadline=None)
@given(webs(), st.integers(0, 13), st.lists(st.integers(0, 13), max_size=5))
def test_lengths_are_those_of_the_fewest_steps(web: tuple[int, Steps], origin: int, goals: list[int]) -> None:
    nodes, steps = web
    origin, goals = origin % nodes, [goal % nodes for goal in goals]
    reached = {origin: 0}
    for _ in range(nodes):
        for node in list(reached):
            for step in steps[node]:
                reached[step.to] = min(reached.get(step.to, nodes), reached[node] + 1)
    for pace in PACES:
        with at_pace(pace):
            found = lengths(web_of(nodes, steps), origin, goals)
            assert found == {goal: reached[goal] for goal in goals if goal in reached}


def least(steps: Steps, ends: tuple[list[int], list[int]], mine: int, weights: tuple[int, int]) -> int:
    """Return what the best way weighs by going forward from every origin; -1 when there is none."""
    heap = [(0, origin, False) for origin in ends[0]]
    seen = set()
    while heap:
        weight, node, own = heappop(heap)
        if (node, own) in seen:
            continue
        seen.add((node, own))
        if own and node in ends[1]:
            return weight
        for step in steps[node]:
            ours = bool(step.marks & mine)
            after = weight + weights[0] * step.time + (0 if ours else weights[1] * step.fee)
            heappush(heap, (after, step.to, own or ours))
    return -1


@settings(deadline=None)
@given(webs(), st.integers(0, 2**16), st.sampled_from(((1000, 1), (1, 1000), (1, 1), (3, 2))))
def test_the_best_way_is_as_light_as_any_and_can_be_gone(
    web: tuple[int, Steps], seed: int, weights: tuple[int, int]
) -> None:
    nodes, steps = web
    random = Random(seed)
    ends = (
        random.sample(range(nodes), random.randint(1, 2)),
        random.sample(range(nodes), random.randint(1, 2)),
    )
    mine = random.choice((1, 2, 3, 8))
    ways = answers(nodes, steps, *ends, mine, weights)
    assert all(way == ways[0] for way in ways)
    way, expected = ways[0], least(steps, ends, mine, weights)
    if way is None:
        assert expected == -1
        return
    assert way.weight == expected
    assert way.nodes[0] in ends[0]
    assert way.nodes[-1] in ends[1]
    assert any(marks & mine for marks in way.marks)
    weight, least_owed, most_owed = 0, Counter[int](), Counter[int]()
    for turn, marks in enumerate(way.marks):
        # Next to each other lie steps that differ in nothing but what they take.
        options = [
            (step.time * weights[0] + fee * weights[1], fee)
            for step in steps[way.nodes[turn]]
            if (step.to, step.marks) == (way.nodes[turn + 1], marks)
            for fee in [0 if marks & mine else step.fee]
        ]
        lightest = min(options)[0]
        fees = [fee for option, fee in options if option == lightest]
        weight += lightest
        least_owed[marks] += min(fees)
        most_owed[marks] += max(fees)
    owed = Counter(dict(way.owed))
    assert weight == way.weight == way.time * weights[0] + owed.total() * weights[1]
    assert least_owed <= owed <= most_owed
    assert 0 not in owed.values()


def least_limited(
    steps: Steps, ends: tuple[list[int], list[int]], mine: int, weights: tuple[int, int], limit: int
) -> int:
    """Return what the best way within a limit weighs by trying every sharing out; -1 when there is none."""
    heap: list[tuple[int, int, bool, tuple[int, ...]]] = [(0, origin, False, (0,) * 9) for origin in ends[0]]
    seen = set()
    while heap:
        weight, node, own, paid = heappop(heap)
        if (node, own, paid) in seen:
            continue
        seen.add((node, own, paid))
        if own and node in ends[1]:
            return weight
        for step in steps[node]:
            after = weight + weights[0] * step.time
            if step.marks & mine:
                heappush(heap, (after, step.to, True, paid))
                continue
            for seat in range(9):
                more = tuple(amount + step.fee * (seat == other) for other, amount in enumerate(paid))
                if step.marks >> seat & 1 and more[seat] <= limit:
                    heappush(heap, (after + weights[1] * step.fee, step.to, own, more))
    return -1


@settings(deadline=None)
@given(webs(), st.integers(0, 2**16), st.sampled_from(((1000, 1), (1, 1000), (3, 2))), st.integers(1, 4))
def test_the_best_way_within_a_limit_is_as_light_as_any(
    web: tuple[int, Steps], seed: int, weights: tuple[int, int], limit: int
) -> None:
    nodes, steps = web
    random = Random(seed)
    ends = (
        random.sample(range(nodes), random.randint(1, 2)),
        random.sample(range(nodes), random.randint(1, 2)),
    )
    mine = random.choice((1, 2, 8))
    expected = least_limited(steps, ends, mine, weights, limit)
    found = []
    for pace in PACES:
        with at_pace(pace):
            found.append(limited_way(web_of(nodes, steps), *ends, mine, weights, limit))
    assert all(way == found[0] for way in found)
    assert (found[0] is None) is (expected == -1)
    if found[0] is not None:
        way = found[0].nodes
        assert found[0].weight == expected
        assert way[0] in ends[0]
        assert way[-1] in ends[1]


def least_allowed(
    steps: Steps,
    ends: tuple[list[int], list[int]],
    terms: tuple[int, int, int, int],
    gates: Gates,
    most: dict[int, int],
) -> int:
    """Return what the best way weighs that turns and passes gates only where it may, or -1."""
    mine, time, fee, turns = terms
    heap: list[tuple[int, int, int, bool, tuple[int, ...]]] = [
        (0, origin, -1, False, (0,) * len(most)) for origin in ends[0]
    ]
    seen = set()
    while heap:
        weight, node, came, own, owed = heappop(heap)
        if (node, came, own, owed) in seen:
            continue
        seen.add((node, came, own, owed))
        if own and node in ends[1]:
            return weight
        for step in steps[node]:
            if step.to == came and node >= turns:
                continue
            passes = came >= 0 and step.to != came and node in gates.nodes
            if passes and not gates.permitted & {(came, node), (node, step.to)}:
                continue
            ours = bool(step.marks & mine)
            due = 0 if ours else step.fee
            more = tuple(
                sum_ + (0 if step.marks & ~group else due) for sum_, group in zip(owed, most, strict=True)
            )
            if all(sum_ <= limit for sum_, limit in zip(more, most.values(), strict=True)):
                heappush(heap, (weight + time * step.time + fee * due, step.to, node, own or ours, more))
    return -1


@settings(deadline=None)
@given(webs(), st.integers(0, 2**16), st.sampled_from(((1000, 1), (1, 1000), (3, 2))))
def test_the_best_way_that_turns_and_passes_gates_only_where_it_may_is_as_light_as_any(
    web: tuple[int, Steps], seed: int, weights: tuple[int, int]
) -> None:
    nodes, steps = web
    random = Random(seed)
    ends = (
        random.sample(range(nodes), random.randint(1, 2)),
        random.sample(range(nodes), random.randint(1, 2)),
    )
    mine = random.choice((1, 2, 8))
    groups = random.sample([group for group in (1, 2, 4, 6, 7, 256, 260) if not group & mine], 2)
    most = {group: random.randint(0, 4) for group in groups[: random.randint(0, 2)]}
    turns = random.choice((0, nodes // 2, nodes))
    barred = random.sample(range(nodes), random.randint(0, nodes // 2))
    every = [(node, step.to) for node in barred for step in steps.get(node, ())]
    permitted = frozenset(each for each in every if random.random() < 0.3)
    gates = Gates(frozenset(barred), permitted | {(there, here) for here, there in permitted if there < here})
    expected = least_allowed(steps, ends, (mine, *weights, turns), gates, most)
    found = []
    for pace in PACES:
        with at_pace(pace):
            found.append(allowed_way(web_of(nodes, steps), ends, (mine, *weights, turns), gates, most))
    assert all(way == found[0] for way in found)
    assert (found[0] is None) is (expected == -1)
    if found[0] is not None:
        way = found[0].nodes
        assert found[0].weight == expected
        assert way[0] in ends[0]
        assert way[-1] in ends[1]
        for before, at, after in zip(way, way[1:], way[2:], strict=False):
            assert before != after or at < turns
            is_let = gates.permitted & {(before, at), (at, after)}
            assert before == after or at not in gates.nodes or is_let


@settings(deadline=None)
@given(st.integers(0, 2**32))
def test_a_web_is_woven_of_all_that_bears_a_mark_and_what_is_added(seed: int) -> None:
    random = Random(seed)
    nodes, more = random.randint(2, 12), random.randint(0, 2)
    neighbours, backs = [-1] * (6 * nodes), [-1] * (6 * nodes)
    for node in range(nodes - 1):
        neighbours[6 * node], neighbours[6 * node + 9] = node + 1, node
        backs[6 * node], backs[6 * node + 9] = 6 * node + 9, 6 * node
    delays = [random.randint(0, 2) for _ in neighbours]
    on_links = bytearray(6 * nodes)
    steps: Steps = {}
    for link in [link for link, there in enumerate(neighbours) if there > link // 6]:
        if random.random() < 0.6:
            back, marks = backs[link], random.randint(1, 255)
            for one, other in ((link, back), (back, link)):
                on_links[one] = marks
                step = Step(neighbours[one], marks, 1 + delays[one], 1 + delays[other], 1, 1)
                steps.setdefault(one // 6, []).append(step)
    steps = {node: sorted(out, key=lambda step: step.to != node + 1) for node, out in steps.items()}
    others = [(random.randrange(nodes), Step(nodes, 512, 2, 1, 3, 0)) for _ in range(more)]
    expected: Steps = {
        node: steps.get(node, []) + [s for at, s in others if at == node] for node in range(nodes)
    }
    loom = loom_of(neighbours, backs, delays)
    for pace in PACES:
        with at_pace(pace):
            web = woven(loom, bytes(on_links), 1, others, nodes + 1)
        assert list(map(list, web.numbers)) == list(map(list, web_of(nodes + 1, expected).numbers))


@settings(deadline=None)
@given(webs(), st.lists(st.integers(0, 13), max_size=3), st.lists(st.integers(0, 13), max_size=3))
def test_several_questions_at_once_have_the_answers_of_each_alone(
    web: tuple[int, Steps], origins: list[int], goals: list[int]
) -> None:
    asked = [(mine, *weights) for mine in (1, 2, 4) for weights in ((1000, 1), (1, 1), (1, 1000))]
    for pace in PACES:
        with at_pace(pace):
            whole = web_of(*web)
            alone = [best_way(whole, origins, goals, mine, (time, fee)) for mine, time, fee in asked]
            assert best_ways(whole, origins, goals, asked) == alone
            wanted: list[Way | None] = []
            for three in (alone[:3], alone[3:6], alone[6:]):
                free = [way is not None and not way.owed for way in three]
                same = three[0] is not None and three[1] is not None and three[0].nodes == three[1].nodes
                spared = False, free[0], free[0] or free[1] or same
                wanted += [None if spare else way for way, spare in zip(three, spared, strict=True)]
            assert best_ways(whole, origins, goals, asked, sparing=True) == wanted


def test_a_web_without_steps_leads_nowhere() -> None:
    web = web_of(3, {})
    assert lengths(web, 0, [0, 2]) == {0: 0}
    assert best_way(web, [0], [2], 1, (1, 1)) is None
