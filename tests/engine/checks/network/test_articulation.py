"""Narrow places are those without which the net falls apart, found as plain trial finds them."""

from itertools import combinations
from random import Random

import pytest

from engine.checks.network.articulation import pairs_of_places, single_places


def _random_net(seed: int, places: int = 14, links: int = 19) -> list[tuple[int, ...]]:
    """Return a net that hangs together, with a random tree and some links more."""
    random = Random(seed)
    pairs = {frozenset((place, random.randrange(place))) for place in range(1, places)}
    while len(pairs) < links:
        pairs.add(frozenset(random.sample(range(places), 2)))
    return [tuple(sorted(next(iter(p - {here})) for p in pairs if here in p)) for here in range(places)]


def _lost(net: list[tuple[int, ...]], root: int, cut: tuple[int, ...]) -> set[int]:
    """Return the places the root cannot come to without some others."""
    seen, waiting = {root}, [root]
    while waiting:
        for there in net[waiting.pop()]:
            if there not in seen and there not in cut:
                seen.add(there)
                waiting.append(there)
    return set(range(len(net))) - seen - set(cut)


@pytest.mark.parametrize("seed", range(25))
def test_single_places_are_those_that_part_the_net(seed: int) -> None:
    net = _random_net(seed)
    found: dict[int, set[int]] = {}
    for narrow in single_places(net, 0, range(len(net))):
        found.setdefault(narrow.cut[0], set()).update(narrow.behind)
    found.pop(0, None)
    assert found == {place: lost for place in range(1, len(net)) if (lost := _lost(net, 0, (place,)))}


def test_the_root_parts_what_hangs_on_it() -> None:
    net = [(1, 3), (0, 2), (1,), (0,)]
    assert {narrow.cut: narrow.behind for narrow in single_places(net, 0, {1, 2, 3})} == {
        (1,): {2},
        (0,): {3},
    }


@pytest.mark.parametrize("seed", range(25))
def test_pairs_part_what_lies_behind_and_neither_does_alone(seed: int) -> None:
    net = _random_net(seed, 14, 24)
    for narrow in pairs_of_places(net, 0, range(len(net))):
        assert narrow.behind
        assert narrow.behind <= _lost(net, 0, narrow.cut)
        assert all(not narrow.behind <= _lost(net, 0, (place,)) for place in narrow.cut)


@pytest.mark.parametrize("links", [24, 32])
@pytest.mark.parametrize("seed", range(25))
def test_every_place_that_some_pair_parts_lies_behind_a_pair(seed: int, links: int) -> None:
    net = _random_net(seed, 14, links)
    alone = {place for cut in range(1, 14) for place in _lost(net, 0, (cut,))}
    parted = {
        place for cut in combinations(range(1, 14), 2) for place in _lost(net, 0, cut) if place not in net[0]
    }
    behind = {place for narrow in pairs_of_places(net, 0, range(14)) for place in narrow.behind}
    assert parted - alone <= behind
