"""What is laid in a turn, against seeking the best way again and again."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.paths.grid import BEYOND, Grid
from engine.paths.laying import End, Purse, Turn, Wishes, best_turn
from engine.paths.reaching import Marks, Reach, Weighing, best_reach, numbers_for_search
from engine.paths.speed import at_pace
from tests.engine.paths.graphs import PACES
from tests.engine.paths.test_reaching import Country, countries

RATE, PROFIT = Weighing(4, 3, True, 60), Weighing(1, 1, False, 40)
PLENTY = 300
"""More points than any of these countries takes."""


def turns(country: Country, weighing: Weighing, purse: Purse, **values: Any) -> list[Turn]:
    """Return what is laid at every pace; each target is a set of its own that is worth something."""
    answers = []
    for pace in PACES:
        with at_pace(pace):
            sets = country.grid.sets([target] for target in country.targets)
            worths, base = (
                numbers_for_search(each) for each in (country.worths, [0] * len(country.grid.targets))
            )
            wishes = Wishes(country.grid, sets, worths, base, **values)
            answers.append(best_turn(country.sources, wishes, country.marks, weighing, purse))
    return answers


def one_by_one(country: Country, weighing: Weighing) -> list[Reach]:
    """Return the best ways one after the other, each sought when the one before lies."""
    nodes, links, mine = country.marks.nodes[:], country.marks.links[:], country.marks.mine
    sources, found = list(country.sources), list[Reach]()
    with at_pace("plain"):
        while True:
            worths = [
                0 if nodes[target] & mine else worth
                for target, worth in zip(country.targets, country.worths, strict=True)
            ]
            reach = best_reach(country.grid, tuple(sources), worths, Marks(nodes, links, mine), weighing)
            if reach is None:
                return found
            found.append(reach)
            for link in reach.links:
                links[link] |= mine
                links[country.grid.numbers[4][link]] |= mine
                for node in (link // 6, country.graph.neighbours[link]):
                    nodes[node] |= mine
                sources.append(country.graph.neighbours[link])


@settings(deadline=None)
@given(countries(), st.sampled_from((RATE, PROFIT)))
def test_with_points_enough_the_best_ways_are_laid_one_after_the_other(
    country: Country, weighing: Weighing
) -> None:
    answers = turns(country, weighing, Purse(PLENTY))
    assert all(answer == answers[0] for answer in answers)
    ways = one_by_one(country, weighing)
    assert answers[0] == Turn([link for reach in ways for link in reach.links], End.NO_AIM, 0)


@settings(deadline=None)
@given(countries(), st.sampled_from((RATE, PROFIT)), st.integers(0, 8), st.integers(0, 4), st.integers(0, 3))
def test_what_is_laid_can_be_paid_for_and_goes_on_from_what_lies(
    country: Country, weighing: Weighing, points: int, saved: int, save_from: int
) -> None:
    answers = turns(country, weighing, Purse(points, saved, save_from))
    assert all(answer == answers[0] for answer in answers)
    links, end, save = answers[0]
    own, left, spare = set(country.sources), points, saved
    for link in links:
        cost = country.graph.costs[link]
        used = min(cost, spare) if 0 < save_from <= cost else 0
        left, spare = left - cost + used, spare - used
        assert left >= 0
        assert link // 6 in own
        own.add(country.graph.neighbours[link])
    assert save in {0, left}
    assert not (save and not save_from)
    assert end in {End.SPENT, End.NO_AIM}


@settings(deadline=None)
@given(countries())
def test_where_each_link_is_asked_about_the_first_alone_is_told(country: Country) -> None:
    answers = turns(country, RATE, Purse(PLENTY, ask=True))
    assert all(answer == answers[0] for answer in answers)
    ways = one_by_one(country, RATE)
    assert answers[0] == (Turn([ways[0].links[0]], End.ASK, 0) if ways else Turn([], End.NO_AIM, 0))


@settings(deadline=None)
@given(countries())
def test_with_fleeting_aims_no_more_than_one_is_gone_to(country: Country) -> None:
    answers = turns(country, RATE, Purse(PLENTY), fleeting=True)
    assert all(answer == answers[0] for answer in answers)
    ways = one_by_one(country, RATE)
    assert answers[0] == (Turn([*ways[0].links], End.LOOK_AGAIN, 0) if ways else Turn([], End.NO_AIM, 0))


@settings(deadline=None)
@given(countries(), st.integers(0, 6))
def test_a_group_of_targets_is_as_near_as_the_nearest_of_it(country: Country, far: int) -> None:
    group = tuple(country.targets[:3])
    grid = country.grid.with_groups([group], far)
    assert grid.targets == [*country.targets, group[0]]
    assert country.grid.targets == country.targets
    for pace in PACES:
        rows = grid.rows(swift=pace == "compiled")
        for node in range(grid.nodes):
            least = min(int(rows[target][node]) for target in range(len(group)))
            assert rows[-1][node] == (least if least <= far else BEYOND)


def line(*costs: int, special: tuple[int, ...] = ()) -> Grid:
    """Return a line of nodes, link by link to the last of them, which is the target."""
    nodes = len(costs) + 1
    neighbours, backs, taken = [-1] * (6 * nodes), [-1] * (6 * nodes), [0] * (6 * nodes)
    for node, cost in enumerate(costs):
        out, back = 6 * node, 6 * (node + 1) + 3
        neighbours[out], neighbours[back], backs[out], backs[back] = node + 1, node, back, out
        taken[out] = taken[back] = cost
    fees = [0] * nodes, [0] * (6 * nodes)
    return Grid(neighbours, backs, taken, *fees, [nodes - 1], special=special)


def test_there_is_room_for_as_many_groups_as_are_asked_for() -> None:
    """And what the grid itself tells is not changed by them, nor a later grid by an earlier one."""
    grid = line(*[1] * 24)
    groups = [(node, node + 2) for node in range(20)]
    for size in (1, 20, 3):
        wider = grid.with_groups(groups[:size], BEYOND)
        for swift in (False, True):
            assert list(grid.near((10, 4), swift=swift)) == [14]
            expected = [min(abs(end - node) for end in group for node in (10, 4)) for group in groups[:size]]
            assert list(wider.near((10, 4), swift=swift)) == [14, *expected]
            assert [int(row[7]) for row in wider.rows(swift=swift)] == [
                17,
                *(min(abs(end - 7) for end in group) for group in groups[:size]),
            ]


def laid(grid: Grid, purse: Purse) -> Turn:
    """Return what is laid from the first node, at every pace the same."""
    answers = []
    for pace in PACES:
        with at_pace(pace):
            worths, base = numbers_for_search([9]), numbers_for_search([0])
            wishes = Wishes(grid, grid.sets([grid.targets]), worths, base)
            marks = Marks(bytearray([1] + [0] * (grid.nodes - 1)), bytearray(6 * grid.nodes), 1)
            answers.append(best_turn((0,), wishes, marks, RATE, purse))
    assert all(answer == answers[0] for answer in answers)
    return answers[0]


def test_points_left_are_saved_only_for_a_link_that_can_be_saved_for() -> None:
    assert laid(line(1, 5), Purse(4, save_from=5)) == Turn([0], End.SPENT, 3)
    assert laid(line(1, 5), Purse(4, save_from=6)) == Turn([0], End.SPENT, 0)
    assert laid(line(1, 5), Purse(4, 2, 5)) == Turn([0, 6], End.SPENT, 0)


def test_a_special_link_ends_what_can_be_laid_without_asking() -> None:
    grid = line(1, 1, special=(6,))
    assert laid(grid, Purse(4)) == Turn([0], End.ASK, 0)
    assert laid(line(1, 1, special=(0,)), Purse(4)) == Turn([0], End.ASK, 0)
