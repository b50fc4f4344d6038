"""Routes over the built track, against a search that tries everything."""

from collections import Counter
from heapq import heappop, heappush
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.places import Ferry
from engine.game.compiling import facts_of
from engine.game.facts import NOWHERE, Facts
from engine.game.network import Network
from engine.game.routes.movement import Movement
from engine.game.routes.routes import (
    CHEAPEST,
    EVEN,
    FASTEST,
    Search,
    Weights,
    anybody_has_route,
    best_route,
    has_route,
    holding_ways,
    lengths,
)
from engine.game.routes.tolls import fits, owners_between, payable, shared_out, tolls_on
from engine.game.state import State, network, new_state
from engine.hexes.lattice import Hex
from engine.paths.compilation import at_pace
from tests.engine.game.boards import board_of, hexes_of, plain_facts, position
from tests.engine.paths.graphs import PACES

HILLY = facts_of(
    board_of(
        ["..^.", ".^..", "^..."],
        [("A", "A1", ()), ("B", "A3", ()), ("C", "C1", ())],
        ferries=(
            Ferry("Long", ("A", "B"), (Hex(1, 0),), fee=2),
            Ferry("Dear", ("C", "B"), (Hex(0, 1), Hex(1, 0)), fee=3),
        ),
    )
)
LINKS = [link for link, back in enumerate(HILLY.backs) if back != NOWHERE and link < back]
PLAYERS = 4


@st.composite
def networks(draw: st.DrawFn) -> State:
    """Track of four players laid anywhere on a small hilly board."""
    state = new_state(HILLY, PLAYERS)
    for link in LINKS:
        owners = draw(st.sampled_from((0, 0, 1, 2, 4, 8, 3, 6, 12, 14)))
        for player in range(PLAYERS):
            if owners >> player & 1:
                state.add_link(HILLY, player, link)
    state.ferries = tuple(draw(st.integers(NOWHERE, PLAYERS - 1)) for _ in HILLY.ferries)
    return state


def least_weight(search: Search, player: int, weights: Weights) -> int | None:
    """Return the weight of the best route by trying every way, payee and detour."""
    best = None
    for origin, goal in search.ends:
        heap: list[tuple[int, int, bool, tuple[int, ...]]] = [(0, origin, False, (0,) * PLAYERS)]
        seen = set()
        while heap:
            weight, hex_, own, paid = heappop(heap)
            if (hex_, own, paid) in seen:
                continue
            seen.add((hex_, own, paid))
            if own and hex_ == goal:
                best = weight if best is None else min(best, weight)
                break
            for step in search.net.get(hex_, ()):
                slow = weight + weights.time * (1 + step.delay)
                if step.owners >> player & 1:
                    heappush(heap, (slow, step.hex, True, paid))
                    continue
                for seat in range(PLAYERS):
                    more = tuple(amount + step.toll * (seat == other) for other, amount in enumerate(paid))
                    if step.owners >> seat & 1 and more[seat] <= search.limit:
                        heappush(heap, (slow + weights.toll * step.toll, step.hex, own, more))
    return best


def weight_of(facts: Facts, net: Network, player: int, route: tuple[int, ...], weights: Weights) -> int:
    """Return what a route weighs."""
    return sum(weights.time * (1 + facts.delay(start, end)) for start, end in pairwise(route)) + (
        weights.toll * sum(tolls_on(net, player, route).values())
    )


@given(
    networks(),
    st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11)), min_size=1, max_size=6, unique=True),
    st.integers(1, 3),
    st.sampled_from((FASTEST, CHEAPEST, Weights(2, 3))),
)
def test_the_best_route_is_as_good_as_any_the_limit_allows(
    state: State, ends: list[tuple[int, int]], limit: int, weights: Weights
) -> None:
    net = network(HILLY, state)
    search = Search(net, dict.fromkeys(ends, 3), limit)
    for player in range(PLAYERS):
        route = best_route(search, player, weights)
        expected = least_weight(search, player, weights)
        assert has_route(search, player) is (expected is not None)
        if route is None:
            assert expected is None
            continue
        assert weight_of(HILLY, net, player, route, weights) == expected
        assert (route[0], route[-1]) in search.ends
        assert any(owners_between(net, start, end) >> player & 1 for start, end in pairwise(route))
        assert payable(tolls_on(net, player, route), limit)


@given(networks(), st.integers(0, 11), st.integers(0, 11))
def test_lengths_are_those_of_the_shortest_way_over_all_track(state: State, origin: int, goal: int) -> None:
    net = network(HILLY, state)
    reached = {origin}
    steps = 0
    while (
        goal not in reached
        and (further := reached | {s.hex for h in reached for s in net.get(h, ())}) != reached
    ):
        reached, steps = further, steps + 1
    assert lengths(net, Movement(), origin, [goal]) == ({goal: steps} if goal in reached else {})


@given(
    st.dictionaries(st.integers(1, 15), st.integers(1, 3), max_size=5),
    st.permutations(range(4)),
    st.integers(1, 6),
)
def test_payments_are_shared_out_within_the_limit_whenever_they_can_be(
    tolls: dict[int, int], preferred: list[int], limit: int
) -> None:
    links = [mask for mask, count in tolls.items() for _ in range(count)]
    options: set[tuple[int, ...]] = {(0,) * 4}
    for mask in links:
        options = {
            tuple(amount + (seat == paid) for seat, amount in enumerate(option))
            for option in options
            for paid in range(4)
            if mask >> paid & 1 and option[paid] < limit
        }
    counted = Counter(tolls)
    assert payable(counted, limit) is bool(options)
    if not options:
        with pytest.raises(ValueError, match="limit"):
            shared_out(counted, preferred, limit)
        return
    best = max(options, key=lambda option: [-option[seat] for seat in reversed(preferred)])
    assert shared_out(counted, preferred, limit) == best
    assert all(fits(counted, option) for option in options)


# Each example is searched through at every pace, by three tastes of four players.
@settings(max_examples=25)
@given(networks(), st.lists(st.integers(0, 11), min_size=2, max_size=4), st.integers(0, 4), st.booleans())
def test_routes_asked_for_ahead_are_those_asked_for_one_by_one(
    state: State, places: list[int], limit: int, turns: bool
) -> None:
    facts, tastes, movement = HILLY, (FASTEST, EVEN, CHEAPEST), Movement(int(turns))
    ends = {(one, other): 1 for one in places[:2] for other in places[2:] if one != other}
    twin = state.copy()
    twin.network = None
    for pace in PACES:
        with at_pace(pace):
            ahead = Search(network(facts, state), ends, limit, movement)
            anybody = anybody_has_route(ahead, range(PLAYERS))
            ways = {weights: holding_ways(ahead, range(PLAYERS), weights) for weights in tastes}
            alone = Search(network(facts, twin), ends, limit, movement)
            for player in range(state.players):
                for weights in tastes:
                    alike = best_route(alone, player, weights)
                    assert best_route(ahead, player, weights) == alike
                    # What keeps to the limit anyhow is best; else none is reported.
                    way = ways[weights][player]
                    assert way is None or way.nodes == alike
            assert anybody is any(has_route(alone, player) for player in range(PLAYERS))
            state.network = twin.network = None


def test_a_route_may_begin_with_anothers_track_and_end_on_it() -> None:
    facts = plain_facts(6, 1)
    state = position(facts, [["A3 A4"], ["A1 A2 A3", "A4 A5 A6"]])
    route = best_route(Search(network(facts, state), {(0, 5): 5}, 10), 0, FASTEST)
    assert route == hexes_of(facts, "A1 A2 A3 A4 A5 A6")


def test_own_track_off_the_way_is_fetched_when_there_is_none_on_it() -> None:
    facts = plain_facts(4, 2)
    state = position(facts, [["A2 B2"], ["A1 A2 A3 A4"]])
    route = best_route(Search(network(facts, state), {(0, 3): 3}, 10), 0, FASTEST)
    assert route == hexes_of(facts, "A1 A2 B2 A2 A3 A4")


def test_the_limit_sends_a_route_round_about() -> None:
    facts = plain_facts(6, 2)
    tracks = [["A1 A2"], ["A2 A3 A4 A5 A6"], ["A2 B2 B3 B4 A5"]]
    net = network(facts, position(facts, tracks))
    assert best_route(Search(net, {(0, 5): 5}, 4), 0, FASTEST) == hexes_of(facts, "A1 A2 A3 A4 A5 A6")
    assert best_route(Search(net, {(0, 5): 5}, 3), 0, FASTEST) is None
    tracks[2] = ["A2 B2 B3 A4"]
    net = network(facts, position(facts, tracks))
    assert best_route(Search(net, {(0, 5): 5}, 3), 0, FASTEST) == hexes_of(facts, "A1 A2 B2 B3 A4 A5 A6")
