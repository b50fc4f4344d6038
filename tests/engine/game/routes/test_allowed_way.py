"""Routes on boards where no train turns round, against every route there is."""

from collections import defaultdict
from collections.abc import Iterator
from heapq import heappush
from itertools import pairwise, permutations
from random import Random

import pytest

from engine.game.moves import Enter
from engine.game.network import Neighbour, Network
from engine.game.play import Game
from engine.game.routes.allowed_way import Errand, allowed_way
from engine.game.routes.movement import Movement, turns_round
from engine.game.routes.race_entries import entries
from engine.game.routes.routes import CHEAPEST, FASTEST, Search, Weights, best_route, lengths
from engine.game.routes.runs import can_be_run
from engine.game.routes.tolls import payable, tolls_on
from engine.game.state import Pair, State, network
from engine.paths import limited_routes
from engine.paths.compilation import SEARCHES, at_pace, compiler_found
from engine.turns.illegal import IllegalMove
from tests.engine.game.boards import hexes_of, plain_facts, position

FACTS = plain_facts(5, 4, ("routes_turn", False))
LIMIT = 3
STRAIGHT = Movement(turns=0)


def scattered(seed: int) -> State:
    """Return a state with track of three players here and there."""
    random = Random(f"turning {seed}")
    state = position(FACTS, [[], [], []])
    for _ in range(15):
        link = random.randrange(6 * FACTS.hexes)
        if FACTS.costs[link]:
            state.add_link(FACTS, random.choice((0, 1, 1, 2, 2)), link)
    return state


def walks(
    net: Network, way: tuple[int, ...], seen: frozenset[tuple[int, int, bool]]
) -> Iterator[tuple[int, ...]]:
    """Yield every walk that goes on from a way without turning round or coming to a place again alike."""
    yield way
    for step in net.get(way[-1], ()):
        own = any(is_own(net, pair) for pair in pairwise(way)) or step.owners & 1
        place = (step.hex, way[-1], bool(own))
        if place not in seen and way[-2:-1] != (step.hex,):
            yield from walks(net, (*way, step.hex), seen | {place})


def passes(way: tuple[int, ...], abroad: set[int], permitted: set[frozenset[int]]) -> bool:
    """Return whether a walk passes through a hex abroad with no permitted link before or after it."""
    links = [frozenset(pair) for pair in pairwise(way)]
    return any(
        at in abroad and not {before, after} & permitted
        for at, before, after in zip(way[1:], links, links[1:], strict=False)
    )


def is_own(net: Network, ends: tuple[int, int]) -> bool:
    return any(step.hex == ends[1] and step.owners & 1 for step in net.get(ends[0], ()))


def weight(net: Network, way: tuple[int, ...], weights: Weights) -> int:
    return weights.time * (len(way) - 1) + weights.toll * sum(tolls_on(net, 0, way).values())


@pytest.mark.parametrize("weights", [FASTEST, CHEAPEST])
@pytest.mark.parametrize("seed", range(12))
def test_the_best_route_that_never_turns_is_the_best_of_all_such_walks(seed: int, weights: Weights) -> None:
    state = scattered(seed)
    net, random = network(FACTS, state), Random(seed)
    origin, goal = random.sample([hex_ for hex_ in net if hex_ < FACTS.hexes], 2)
    fit = [
        weight(net, way, weights)
        for way in walks(net, (origin,), frozenset())
        if way[-1] == goal
        and any(is_own(net, pair) for pair in pairwise(way))
        and payable(tolls_on(net, 0, way), LIMIT)
    ]
    found = allowed_way(net, Errand(0, (origin,), (goal,), LIMIT, STRAIGHT, *weights))
    by_search = best_route(Search(net, {(origin, goal): 1}, LIMIT, STRAIGHT), 0, weights)
    assert (found is None) is (by_search is None) is (not fit)
    if found is not None and by_search is not None:
        assert (
            found.weight == weight(net, found.nodes, weights) == weight(net, by_search, weights) == min(fit)
        )
        assert not turns_round(found.nodes, 0)
        assert not turns_round(by_search, 0)


@pytest.mark.parametrize("weights", [FASTEST, CHEAPEST])
@pytest.mark.parametrize("seed", range(12))
def test_the_best_route_through_no_hex_abroad_is_the_best_of_all_such_walks(
    seed: int, weights: Weights
) -> None:  # 6.C2
    state, random = scattered(seed), Random(f"abroad {seed}")
    net = network(FACTS, state)
    ashore = sorted(hex_ for hex_ in net if hex_ < FACTS.hexes)
    abroad = set(random.sample(ashore, 4))
    links = sorted({frozenset((hex_, step.hex)) for hex_ in abroad for step in net[hex_]}, key=sorted)
    permitted = set(random.sample(links, 2))
    steps = {(one, other) for link in permitted for one, other in permutations(link, 2)}
    movement = Movement(0, frozenset(abroad), frozenset(steps))
    for origin, goal in permutations(random.sample(ashore, 3), 2):
        all_ = [way for way in walks(net, (origin,), frozenset()) if not passes(way, abroad, permitted)]
        own = [way for way in all_ if way[-1] == goal and any(is_own(net, pair) for pair in pairwise(way))]
        fit = [weight(net, way, weights) for way in own if payable(tolls_on(net, 0, way), LIMIT)]
        route = best_route(Search(net, {(origin, goal): 1}, LIMIT, movement), 0, weights)
        assert (route is None) is (not fit)
        if route is not None:
            assert weight(net, route, weights) == min(fit)
            assert not passes(route, abroad, permitted)
        shortest = min((len(way) - 1 for way in all_ if way[-1] == goal), default=None)
        assert lengths(net, movement, origin, [goal]).get(goal) == shortest


def dense(wide: int, high: int, rivals: int, seed: int = 1) -> Network:
    """Return a net of rivals' track in squares, some shared by two; only its first link is player 0's too."""
    random, steps = Random(seed), defaultdict[int, list[Neighbour]](list)
    for hex_ in range(wide * high):
        onward = ((1, hex_ % wide < wide - 1), (wide, hex_ + wide < wide * high))
        for end in (hex_ + far for far, is_there in onward if is_there):
            marks = 1 << random.randint(1, rivals) | (random.random() < 0.2) << random.randint(1, rivals)
            marks |= end == 1
            steps[hex_].append(Neighbour(end, marks, 0, 0))
            steps[end].append(Neighbour(hex_, marks, 0, 0))
    return {hex_: tuple(out) for hex_, out in steps.items()}


def ladder(stages: int, rivals: int, seed: int) -> Network:
    """Return stages one after the other, each with ways of two links by up to five rivals, some into hills.

    Where all can just be paid, any mix of payments may come to be the best.
    """
    random, steps = Random(seed), defaultdict[int, list[Neighbour]](list)

    def lay(start: int, end: int, owners: int) -> None:
        there, back = random.randint(0, 1), random.randint(0, 1)
        steps[start].append(Neighbour(end, owners, there, back))
        steps[end].append(Neighbour(start, owners, back, there))

    lay(0, 1, 1)
    between = stages + 2
    for stage in range(1, stages + 1):
        for rival in random.sample(range(1, rivals + 1), min(5, rivals)):
            lay(stage, between, 1 << rival)
            lay(between, stage + 1, 1 << rival)
            between += 1
    return {hex_: tuple(out) for hex_, out in steps.items()}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The labels a search makes, which are not to be more than some."""
    made: list[int] = []

    def counting(heap: list[int], label: int) -> None:
        made.append(label)
        assert len(made) < 20_000, "the search grows"
        heappush(heap, label)

    monkeypatch.setattr(limited_routes, "heappush", counting)
    return made


@pytest.mark.parametrize("limit", range(11))
@pytest.mark.parametrize("rivals", [1, 3, 7])
def test_however_tight_the_limit_is_the_search_stays_small(limit: int, rivals: int, made: list[int]) -> None:
    for seed, (wide, high) in enumerate([(3, 60), (14, 10)]):
        net = dense(wide, high, rivals, seed)
        for weights in (FASTEST, CHEAPEST):
            made.clear()
            found = allowed_way(net, Errand(0, (0,), (wide * high - 1,), limit, STRAIGHT, *weights))
            assert found is None or payable(tolls_on(net, 0, found.nodes), limit)


@pytest.mark.parametrize(("stages", "rivals", "limit"), [(20, 7, 6), (25, 5, 10), (15, 3, 10)])
@pytest.mark.parametrize("seed", range(4))
def test_where_all_can_just_be_paid_one_way_is_followed_before_all_are_begun(
    stages: int, rivals: int, limit: int, seed: int, made: list[int]
) -> None:
    net = ladder(stages, rivals, seed)
    found = allowed_way(net, Errand(0, (0,), (stages + 1,), limit, STRAIGHT, *FASTEST))
    assert len(made) < 20_000
    assert found is not None
    assert payable(tolls_on(net, 0, found.nodes), limit)


@pytest.mark.parametrize(("limit", "is_a_way"), [(6, False), (7, True)])
@pytest.mark.parametrize("weights", [FASTEST, CHEAPEST])
@pytest.mark.usefixtures("made")
def test_where_the_limit_binds_the_search_stays_small(limit: int, is_a_way: bool, weights: Weights) -> None:
    """To keep every mix of payments to five rivals is hundreds of thousands of labels on such a net."""
    net, goal = dense(20, 15, 5), 20 * 15 - 1
    ends = (0, 20, 5, 60), (goal,)
    found = allowed_way(net, Errand(0, *ends, limit, STRAIGHT, *weights))
    free = allowed_way(net, Errand(0, *ends, 10_000, STRAIGHT, *weights))
    assert free is not None
    assert not payable(tolls_on(net, 0, free.nodes), limit), "the limit is to bind"
    assert (found is not None) is is_a_way
    if found is None:
        return
    assert payable(tolls_on(net, 0, found.nodes), limit)
    assert found.weight == weight(net, found.nodes, weights) >= free.weight
    assert not turns_round(found.nodes, 0)


@pytest.mark.skipif(not compiler_found(), reason="numba is not installed")
@pytest.mark.parametrize("limit", [7, 10_000])
def test_where_searches_are_compiled_no_part_is_searched_in_plain_python(
    limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots ask sixty times a game; in plain Python that takes longer than all the rest of it."""
    errand = Errand(0, (0, 20, 5, 60), (20 * 15 - 1,), limit, STRAIGHT, *CHEAPEST)
    plain = allowed_way(dense(20, 15, 5), errand)

    def in_plain_python(*_: object) -> None:
        pytest.fail("a search in plain Python")

    with at_pace("compiled"):
        # Numba takes the source when a search is first asked.
        assert allowed_way(dense(20, 15, 5), errand) == plain
        for search in SEARCHES:
            monkeypatch.setattr(search, "plain", in_plain_python)
        assert allowed_way(dense(20, 15, 5), errand) == plain


def stub(*, may_turn: bool) -> tuple[Game, State]:
    """Return a race from A1 to A4 over Blue's track, on which Red has a stub of one link at A1."""
    facts = plain_facts(5, 4, ("routes_turn", may_turn))
    state = position(facts, [["A1 B1"], ["A1 A2 A3 A4"]], stage="operating")
    state.pair = Pair(1, ("11", "12"), ("West", "East"), hexes_of(facts, "A1"), hexes_of(facts, "A4"))
    state.undeclared = (0, 1)
    return Game(facts), state


def test_a_train_may_run_out_on_a_stub_and_back_unless_the_board_forbids_it() -> None:  # 6.B2
    game, state = stub(may_turn=True)
    way = hexes_of(game.facts, "A1 B1 A1 A2 A3 A4")
    assert [move.route for move in entries(game.facts, state, 0)] == [way]
    strict, state = stub(may_turn=False)
    assert entries(strict.facts, state, 0) == []
    with pytest.raises(IllegalMove, match=r"cannot turn round.*\(6\.B2\)"):
        strict.apply(state, Enter(way, (0, 3)))
    assert state.pair is not None
    assert can_be_run(strict.facts, state, state.pair)
    state.pair = Pair(1, ("11", "12"), ("B", "East"), hexes_of(strict.facts, "B1"), state.pair.goals)
    assert [move.route for move in entries(strict.facts, state, 0)] == [
        hexes_of(strict.facts, "B1 A1 A2 A3 A4")
    ]
