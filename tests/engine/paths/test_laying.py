"""What is laid in a turn: to the best place first, for what there is to spend."""

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.floods import cost_map
from engine.paths.laying import BEYOND, End, Land, Near, Purse, Turn, best_turn
from tests.engine.paths.graphs import PACES
from tests.engine.paths.test_reaching import Country, countries

FAR, BOUNDLESS, PLENTY, MINE = 60, 10_000, 300, 8
"""How far is looked, and farther than any fees lead, more points than any of these countries takes, and a
mark that no one has there."""


def land_of(country: Country, *, asked: tuple[int, ...] = ()) -> Land:
    """Return the land of a country; each target is a place."""
    neighbours, costs, node_fees, link_fees = country.grid.numbers
    asks = [link in asked for link in range(len(costs))]
    numbers = neighbours, costs, link_fees, asks, node_fees
    return Land(numbers, country.backs, [[target] for target in country.targets])


def laid(
    land: Land, own: tuple[int, ...], worths: Any, marks: tuple[bytes, bytes], purse: Purse, far: int = FAR
) -> Turn:
    """Return what is laid from some nodes, at every pace the same."""
    answers = []
    nodes = bytearray(marks[0])
    for node in own:
        nodes[node] |= MINE
    for pace in PACES:
        near = Near(len(land.lengths), swift=pace == "compiled")
        land.come_to(near, own[:1])
        land.come_to(near, own)
        wanted = np.array(worths) if near.swift else worths
        answers.append(best_turn(land, near, wanted, (nodes, bytearray(marks[1]), MINE), purse, far=far))
    assert all(answer == answers[0] for answer in answers)
    return answers[0]


def marked(country: Country) -> tuple[bytearray, bytearray]:
    """Return the marks of a country, where whoever has a link has its end as well."""
    nodes, links = country.marks.nodes[:], country.marks.links
    for link, there in enumerate(country.graph.neighbours):
        if there >= 0:
            nodes[there] |= links[link]
    return nodes, links


def turn_in(country: Country, purse: Purse, far: int = FAR, *, empty: bool = False) -> Turn:
    """Return what is laid in a country, or in one where no one has anything yet."""
    nodes, links = marked(country)
    marks = (bytes(len(nodes)), bytes(len(links))) if empty else (bytes(nodes), bytes(links))
    worths = [country.worths, [0] * len(country.worths), country.targets]
    return laid(land_of(country), country.sources, worths, marks, purse, far)


def lengths(country: Country, own: list[int]) -> list[int]:
    """Return what it costs to come to each target."""
    found = cost_map(country.graph.neighbours, country.graph.costs, own)
    return [found[target] for target in country.targets]


@settings(deadline=None)
@given(countries(), st.sampled_from((FAR, 0)))
def test_where_nobody_is_paid_the_best_places_are_come_to_one_after_the_other(
    country: Country, far: int
) -> None:
    turn = turn_in(country, Purse(PLENTY), far, empty=True)
    own, left = list(country.sources), list(turn.links)
    while True:
        costs = lengths(country, own)
        found = [
            (worth, cost, target)
            for worth, cost, target in zip(country.worths, costs, country.targets, strict=True)
            if cost > 0 and worth and (far or worth > cost)
        ]
        if not found:
            break
        judged = [worth / cost if far else worth - cost for worth, cost, _ in found]
        best = {
            target for mark, (_, _, target) in zip(judged, found, strict=True) if mark >= max(judged) - 1e-9
        }
        while own[-1] not in best:
            own.append(country.graph.neighbours[left.pop(0)])
    assert (left, turn.end, turn.save) == ([], End.NO_AIM, 0)


@settings(deadline=None)
@given(
    countries(),
    st.sampled_from((FAR, 0)),
    st.integers(0, 8),
    st.integers(0, 4),
    st.integers(0, 3),
)
def test_what_is_laid_can_be_paid_for_and_goes_on_from_what_lies(
    country: Country, far: int, points: int, saved: int, save_from: int
) -> None:
    links, end, save, _ = turn_in(country, Purse(points, saved, save_from), far)
    own, left, spare = set(country.sources), points, saved
    for link in links:
        cost = country.graph.costs[link]
        used = min(cost, spare) if 0 < save_from <= cost else 0
        left, spare = left - cost + used, spare - used
        assert left >= 0
        assert link // 6 in own
        assert country.graph.neighbours[link] not in own
        own.add(country.graph.neighbours[link])
    assert save in {0, left}
    assert not (save and not save_from)
    assert end in {End.SPENT, End.NO_AIM}


@settings(deadline=None)
@given(countries(), st.integers(0, 20))
def test_no_way_takes_much_more_than_another_would(country: Country, which: int) -> None:
    """Fees of more than a first entry's bonus are paid only where there is no cheaper way.

    How far is looked bounds the straight way with its fees; here no fees go beyond it.
    """
    target = country.targets[which % len(country.targets)]
    nodes, marks = marked(country)
    worths = [[int(each == target) for each in country.targets], [0] * len(country.targets), country.targets]
    all_marks, purse = (bytes(nodes), bytes(marks)), Purse(PLENTY)
    turn = laid(land_of(country), country.sources, worths, all_marks, purse, BOUNDLESS)
    prices = [
        (cost + fee * marks[link].bit_count() + country.grid.numbers[2][there] * nodes[there].bit_count())
        if cost > 0
        else 0
        for link, (cost, fee, there) in enumerate(
            zip(country.graph.costs, country.grid.numbers[3], country.graph.neighbours, strict=True)
        )
    ]
    least = cost_map(country.graph.neighbours, prices, country.sources)[target]
    straight = cost_map(country.graph.neighbours, country.graph.costs, country.sources)[target]
    if 0 < least < BOUNDLESS:
        assert turn.links
        assert sum(prices[link] for link in turn.links) <= max(least, straight + 6)


@settings(deadline=None)
@given(countries(), st.integers(0, 12))
def test_no_way_is_begun_that_takes_what_its_place_is_worth_or_more_than_there_is(
    country: Country, points: int
) -> None:
    links, *_ = turn_in(country, Purse(points), 0)
    assert sum(country.graph.costs[link] for link in links) <= points
    worths = dict(zip(country.targets, country.worths, strict=True))
    price = 0
    nodes, marks = marked(country)
    for link in links:
        there = country.graph.neighbours[link]
        price += country.graph.costs[link] + country.grid.numbers[2][there] * nodes[there].bit_count()
        price += country.grid.numbers[3][link] * marks[link].bit_count()
        if price < worths.get(there, 0):
            price = 0
    assert price == 0


@settings(deadline=None)
@given(countries())
def test_where_each_link_is_asked_about_only_the_first_is_reported(country: Country) -> None:
    links, end, *_ = turn_in(country, Purse(PLENTY, ask=True))
    whole = turn_in(country, Purse(PLENTY))
    assert (links, end) == (whole.links[:1], End.ASK if whole.links else End.NO_AIM)


def line(*costs: int, asked: tuple[int, ...] = ()) -> Land:
    """Return a line of nodes, link by link to the last of them, which is the place."""
    nodes = len(costs) + 1
    neighbours, backs, taken = [-1] * (6 * nodes), [-1] * (6 * nodes), [0] * (6 * nodes)
    for node, cost in enumerate(costs):
        out, back = 6 * node, 6 * (node + 1) + 3
        neighbours[out], neighbours[back], backs[out], backs[back] = node + 1, node, back, out
        taken[out] = taken[back] = cost
    fees, asks = [2] * (6 * nodes), [link in asked for link in range(6 * nodes)]
    return Land((neighbours, taken, fees, asks, [1] * nodes), backs, [[nodes - 1]])


def along(
    land: Land, purse: Purse, worth: int = 9, bonus: int = 0, *, rivals: int = 0, far: int = FAR
) -> Turn:
    """Return what is laid from the first node; so many rivals have track all along."""
    nodes = len(land.lengths[0])
    marks = bytes([(1 << rivals) - 1] * nodes), bytes([(1 << rivals) - 1] * 6 * nodes)
    return laid(land, (0,), [[worth], [bonus], [nodes - 1]], marks, purse, far)


def test_points_left_are_saved_only_for_a_link_that_can_be_saved_for() -> None:
    assert along(line(1, 5), Purse(4, save_from=5)) == Turn([0], End.SPENT, 3)
    assert along(line(1, 5), Purse(4, save_from=6)) == Turn([0], End.SPENT, 0)
    assert along(line(1, 5), Purse(4, 2, 5)) == Turn([0, 6], End.SPENT, 0)


def test_a_special_link_ends_what_can_be_laid_without_asking() -> None:
    assert along(line(1, 1, asked=(6,)), Purse(4)) == Turn([0], End.ASK, 0, aim=0)
    assert along(line(1, 1, asked=(0,)), Purse(4)) == Turn([0], End.ASK, 0, aim=0)


def test_what_rivals_are_paid_counts_for_a_way_that_has_to_bring_a_profit() -> None:
    """Each link costs 1, and a rival on it takes 2 and 1 more at its end."""
    land = line(1, 1)
    assert along(land, Purse(9), far=0).links == [0, 6]
    assert along(land, Purse(9), rivals=1, far=0) == Turn([0, 6], End.NO_AIM, 0)
    assert along(land, Purse(9), worth=8, rivals=1, far=0) == Turn([], End.NO_AIM, 0)
    assert along(land, Purse(8, pays=True), rivals=1, far=0).links == [0, 6]
    assert along(land, Purse(7, pays=True), rivals=1, far=0).links == []
    assert along(land, Purse(1), far=0).links == []
    assert along(land, Purse(1, later=1), far=0).links == [0]


def test_a_place_without_a_mark_is_worth_more_to_the_first() -> None:
    land = line(1, 1)
    assert along(land, Purse(9), worth=0, bonus=3, far=0).links == [0, 6]
    assert along(land, Purse(9), worth=0, bonus=3, rivals=1, far=0).links == []


def test_what_no_way_leads_to_is_no_aim() -> None:
    assert line(0, 1).lengths[0][0] == BEYOND
    assert along(line(0, 1), Purse(9)) == Turn([], End.NO_AIM, 0)
