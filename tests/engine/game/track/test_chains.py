"""The cheapest chain to a hex is the best of all that could be laid."""

from collections.abc import Iterator
from random import Random

import pytest

from engine.game.compiling import facts_of
from engine.game.facts import NOWHERE, Facts
from engine.game.state import State
from engine.game.track.chains import Chain, Chains, links_of
from engine.game.track.laying import barred
from engine.game.track.payments import dues
from engine.rulesets.editions import EDITIONS
from tests.engine.game.boards import board_of, hexes_of, position
from tests.engine.game.random_boards import random_board

IN_STAGES = [name for name, rules in EDITIONS.items() if rules.turn_order == "stages"]

MOST = 5


def all_chains(facts: Facts, state: State, player: int) -> Iterator[Chain]:
    """Yield every chain of up to MOST links out of own track that comes to no hex twice."""
    waiting = [(Chain(0, 0, 0, 0, (hex_,)), state) for hex_ in state.hexes[player]]
    while waiting:
        chain, now = waiting.pop()
        yield chain
        if chain.links == MOST:
            continue
        for link in range(6 * chain.hexes[-1], 6 * chain.hexes[-1] + 6):
            there = facts.neighbours[link]
            if there == NOWHERE or there in chain.hexes or barred(facts, now, player, link) is not None:
                continue
            due = sum(each.amount for each in dues(facts, now, player, link))
            after = now.copy()
            after.add_link(facts, player, link)
            crossing = facts.pieces.get(link)
            cost = 0 if crossing is not None and facts.crossings[crossing].money else facts.costs[link]
            more = Chain(0, chain.cost + cost, chain.dues + due, chain.links + 1, (*chain.hexes, there))
            waiting.append((more, after))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("payments_first", [False, True])
def test_no_chain_is_better_than_the_one_that_is_found(seed: int, *, payments_first: bool) -> None:
    random = Random(seed)
    facts = facts_of(random_board(random, random.choice(IN_STAGES)))
    state = position(facts, [[], []])
    for player in (0, 1, 1, 1, 1):
        open_ = [link for link in range(len(facts.costs)) if barred(facts, state, player, link) is None]
        state.add_link(facts, player, random.choice(open_))
    state.points = 4

    def rank(chain: Chain) -> tuple[object, ...]:
        order = (chain.dues, chain.cost) if payments_first else (chain.cost, chain.dues)
        return (*order, chain.links, chain.hexes)

    best: dict[int, Chain] = {}
    for chain in all_chains(facts, state, 0):
        there = chain.hexes[-1]
        best[there] = min(best.get(there, chain), chain, key=rank)
    chains, compared = Chains(facts, state, 0, payments_first=payments_first), 0
    for there, chain in best.items():
        found = chains.to(there)
        assert found is not None
        assert rank(found) <= rank(chain)
        if found.links <= MOST:
            compared += 1
            assert found == chain
    assert compared > 5


def test_a_hex_that_cannot_be_built_to_has_a_chain_whose_last_link_is_barred() -> None:
    facts = facts_of(board_of(["..~."]))
    state = position(facts, [["A1 A2"]])
    found = Chains(facts, state, 0).to(2)
    assert found is not None
    assert (found.barred, found.hexes) == (1, (1, 2))


def test_a_chain_from_a_way_point_runs_over_own_track_for_nothing() -> None:
    facts = facts_of(board_of(["....."]))
    state = position(facts, [["A1 A2 A3"]])
    (start,) = hexes_of(facts, "A1")
    found = Chains(facts, state, 0, start=start).to(3)
    assert found is not None
    assert (found.cost, found.links, found.hexes) == (1, 1, (0, 1, 2, 3))
    assert links_of(facts, state, 0, found) == [(2, 3)]


def test_only_hexes_that_the_points_reach_are_within_them() -> None:
    facts = facts_of(board_of(["....^."]))
    state = position(facts, [["A1 A2"]])
    chains = Chains(facts, state, 0)
    within = {chain.hexes[-1]: chain.cost for chain in chains.within(4)}
    assert within == {0: 0, 1: 0, 2: 1, 3: 2}
    assert {chain.hexes[-1] for chain in chains.within(5)} == {0, 1, 2, 3, 4}
