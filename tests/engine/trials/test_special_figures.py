"""What trials say of ferries, crossings and permitted builds, and of the links that trains use."""

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.board.places import PermittedBuild
from engine.board.rules import Crossing
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.state import Entry
from engine.trials.figures import Measure
from engine.trials.results import Results
from engine.trials.special_figures import PARTS, SpecialWatch, Use, specials_of
from engine.trials.tables import tables
from engine.trials.tally import Tally, summed
from engine.trials.verdicts import verdicts
from tests.engine.game.boards import abroad, ferried, hexes_of, position, vale
from tests.engine.trials.trials import results_of, small


def tunnelled() -> Facts:
    """Return the vale with a crossing of two links, A1 to A3, laid link by link."""
    board = vale()
    way = tuple(map(board.sheet.hex_named, ("A1", "A2", "A3")))
    return facts_of(
        board.edited(special_rules=(*board.special_rules, Crossing("Tunnel", way, 2, whole=False)))
    )


@pytest.fixture(scope="module")
def facts() -> Facts:
    return tunnelled()


def test_a_crossing_counts_as_built_with_its_last_link_and_once_a_game(facts: Facts) -> None:
    one, two, three = hexes_of(facts, "A1 A2 A3")
    watch = SpecialWatch(facts)
    watch.lay(one, two, 3)
    watch.lay(two, one, 4)
    assert watch.uses == {}
    watch.lay(three, two, 5)
    watch.lay(two, three, 6)
    (special,) = watch.uses
    assert (special.name, special.kind) == ("Tunnel", "crossing")
    assert watch.uses[special] == Use(Measure.of(5))


def test_a_train_is_counted_on_each_link_and_pays_only_on_others_track(facts: Facts) -> None:
    """Ten points over two links of a rival and one of one's own, and the crossing was used in one race."""
    state = position(facts, [["A4 A3"], ["A3 A2 A1"]])
    route = hexes_of(facts, "A4 A3 A2 A1")
    watch = SpecialWatch(facts)
    watch.run([Entry(0, route, (0, 10)), Entry(1, route[1:], (0, 0))], state)
    by_step = {frozenset(step): facts.links[step] for step in pairwise(route)}
    trains = [max(watch.trains[link], watch.trains[facts.backs[link]]) for link in by_step.values()]
    money = [max(watch.money[link], watch.money[facts.backs[link]]) for link in by_step.values()]
    assert trains == [1, 2, 2]
    assert money == [0, 5 * PARTS, 5 * PARTS]
    (use,) = watch.uses.values()
    assert (use.races, use.money, use.games) == (1, 10 * PARTS, 0)


def test_permitted_links_that_hang_together_are_one_build() -> None:
    """6.C2: whatever of it is built counts."""
    hexes = ("B2", "B3", "B4", "D9", "D10")
    permitted = [
        PermittedBuild("Abroad", tuple(map(vale().sheet.hex_named, chain)))
        for chain in (hexes[:2], hexes[1:3], hexes[3:])
    ]
    facts = facts_of(abroad(vale(), hexes).edited(permitted_builds=tuple(permitted)))
    found = [
        (each.kind, each.name, {facts.labels[hex_] for hex_ in each.hexes}) for each in specials_of(facts)
    ]
    assert found == [
        ("permitted build", "Abroad", {"B2", "B3", "B4"}),
        ("permitted build", "Abroad", {"D9", "D10"}),
    ]
    watch = SpecialWatch(facts)
    link = next(iter(facts.permits))
    watch.lay(link // 6, facts.neighbours[link], 0)
    assert list(watch.uses.values()) == [Use(later=1)]


def test_ferries_are_bought_in_games_and_the_table_says_how_often() -> None:
    found = results_of(6, "planner", "planner", board=ferried(vale(("races", 4))))
    (table,) = [each for each in tables(found) if each.title == "Ferries and crossings"]
    assert [row.cells[1].text for row in table.rows] == ["ferry", "ferry", "crossing", "crossing"]
    line = found.specials[0]
    assert table.rows[0].cells[0].text == line.name == found.facts.ferries[0].name
    assert table.rows[0].cells[2].text == str(line.use.games)
    rounds = line.use.rounds
    ends = [str(rounds.least), str(rounds.most)] if rounds.count else ["–", "–"]
    assert [column.name for column in table.columns[4:6]] == ["earliest", "latest"]
    assert [cell.text for cell in table.rows[0].cells[4:6]] == ends
    assert line.labels == tuple(found.facts.labels[port] for port in found.facts.ferries[0].ports)


def test_what_no_company_uses_is_named_if_a_bot_played_that_could() -> None:
    trial = small("planner", "planner", board=ferried(vale()))
    games = results_of(10, "greedy", "greedy", board=ferried(vale(("races", 4)))).tally
    unused = replace(games, specials={})
    texts = [each.text for each in verdicts(Results(trial, unused, 10))]
    name = trial.game.facts.ferries[0].name
    assert f"Never bought, built or used: {name}, Pilot, Tunnel and Bridge." in texts
    by_greedy = Results(small("greedy", "greedy", board=ferried(vale())), unused, 10)
    assert not [each for each in verdicts(by_greedy) if each.subject == "Ferries and crossings"]


def test_shares_of_links_are_of_the_busiest_and_tallies_add_up() -> None:
    found = results_of(6, "greedy", "greedy")
    heat = found.trains
    assert max(heat.links.values()) == 1.0
    assert heat.most == max(found.tally.trains.values()) / 6
    assert found.money.most == max(found.tally.money.values()) / PARTS / 6
    twice = summed([found.tally, found.tally])
    assert twice.trains == {link: 2 * times for link, times in found.tally.trains.items()}
    assert Results(found.trial, Tally(), 6).trains.links == {}
