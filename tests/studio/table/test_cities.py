"""Cities that appear, on the map of a game: what is read at the pointer, what is new, and second starts."""

from dataclasses import replace

import pytest

from engine.game.city_progress import City, Progress
from engine.game.state import State
from engine.table.driving import driven
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.city_text import about_city
from engine.transcript.header import game_of
from engine.transcript.remarks import HUMAN
from studio.drawing.game.cities import founded_cities
from tests.engine.game.boards import position
from tests.engine.game.cities.coasts import coast_to_coast
from tests.engine.table.sittings import header_of, hex_of, sitting
from tests.studio.table.conftest import MakeTable
from tests.studio.table.tables import Finger

BOARD = coast_to_coast()


@pytest.fixture(scope="module")
def game() -> list[Sitting]:
    """A game of bots, from the first move on; Red's seat is a person's from the beginning."""
    return list(driven(sitting(BOARD, ("greedy", "greedy"))))


def by_person(table: Sitting) -> Sitting:
    """Return a sitting whose first seat is a person's."""
    return replace(table, header=replace(table.header, bots=(HUMAN, "greedy")))


def test_a_city_says_at_the_pointer_when_and_why_it_came(game: list[Sitting], make_table: MakeTable) -> None:
    table = next(each for each in game if each.state.builders[:1] == (0,))
    view = make_table(by_person(table))
    finger = Finger(view)
    labels = table.game.facts.labels
    told = {
        city.by: finger.points_at(labels[city.hex])[-2:] == (labels[city.hex], words)
        for city in table.state.progress.founded
        for words in [{"start": "city by a start", "chance": "city by chance before round 1"}[city.by]]
    }
    assert told == {"start": True, "chance": True}
    chance = next(city for city in table.state.progress.founded if city.by == "chance")
    view.session.look(0)
    assert finger.points_at(labels[chance.hex]) == ("",)


def test_a_second_player_sees_the_city_where_they_may_start_too(make_table: MakeTable) -> None:
    view = make_table(sitting(BOARD, (HUMAN, HUMAN)))
    finger = Finger(view)
    finger.clicks("A9")
    assert finger.points_at("A9") == ("A9", "city by a start", "Click to start here")


@pytest.mark.parametrize(
    ("city", "told"),
    [
        (City(0, 1, "chance", 4), "A7 · city by chance, round 4 · 6 for the first track"),
        (City(0, 1, "chance", 0), "A7 · city by chance before round 1 · 6 for the first track"),
        (City(0, 2, "chance", 4), "A7 · city by chance, round 4 · 2 keys · 6 for the first track"),
        (City(0, 3, "traffic", 9), "A7 · city by traffic, round 9 · 3 keys · 6 for the first track"),
    ],
)
def test_what_is_said_of_a_city(game: list[Sitting], city: City, told: str) -> None:
    table = next(each for each in game if each.state.progress.founded and each.state.round)
    facts, state = table.game.facts, table.state.copy()
    chance = next(each for each in state.progress.founded if each.by == "chance")
    state.progress = replace(state.progress, founded=(city._replace(hex=chance.hex),))
    state.served = 0
    assert str(about_city(facts, state, chance.hex)) == told.replace("A7", facts.labels[chance.hex])
    assert about_city(facts, state, hex_of(table, "A1")) is None
    without = about_city(facts, state, chance.hex, has_bonus=False)
    assert "first track" not in str(without)
    state.served = ~0
    assert "first track" not in str(about_city(facts, state, chance.hex))


def new_ones(state: State) -> set[tuple[str, int]]:
    return {
        (city.by, city.round)
        for city, shown in zip(state.progress.founded, founded_cities(BOARD, state), strict=True)
        if shown.is_new
    }


def test_cities_of_this_round_and_those_left_out_of_its_draws_are_new(game: list[Sitting]) -> None:
    seen = set()
    for table in game:
        round_ = table.state.round
        for by, founded in new_ones(table.state):
            assert founded == round_ or (by == "chance" and founded == round_ - 1 > 0)
            seen.add((by, round_ - founded))
    assert ("chance", 1) in seen


def at_second_starts(track: str) -> Sitting:
    """Return a game in the round of second starts, in which Red has this track and 3 points to build with."""
    header = header_of(BOARD, (HUMAN, HUMAN))
    rules = game_of(header)
    turn = {"builders": (0, 1), "round": 11, "points": 3, "allowance": 3}
    progress = Progress(phase="building", rolls=(3, 4, 5))
    return sitting_of(header, rules, position(rules.facts, [[track], ["B9 B8"]], progress=progress, **turn))


def test_a_second_start_is_a_click_on_a_ringed_hex(make_table: MakeTable) -> None:  # TC.west1
    view = make_table(at_second_starts("A9 A8"))
    labels, finger = view.session.sitting.game.facts.labels, Finger(view)
    assert [labels[hex_] for hex_ in view.hand.second_starts] == ["A2", "B2", "C2", "D2"]
    assert finger.points_at("B2") == ("B2", "Click to start here a second time, for 6")
    finger.clicks("B2")
    state = view.session.sitting.state
    assert [(each.player, labels[each.hex]) for each in state.footholds] == [(0, "B2")]
    assert state.accounts[0] == 14
    assert view.hand.second_starts == []
    assert new_ones(state) == {("second start", 11)}
    assert finger.points_at("B2") == ("B2", "city by a second start, round 11")


def test_track_to_a_hex_is_laid_where_it_can_be_and_no_second_start_made(make_table: MakeTable) -> None:
    view = make_table(at_second_starts("A9 A8 A7 A6 A5 A4 A3"))
    finger = Finger(view)
    assert finger.points_at("A2") == ("1 of 3", "pays no one")
    finger.clicks("A2")
    assert view.session.sitting.state.footholds == ()


def test_building_for_money_says_so(make_table: MakeTable) -> None:  # TC.build2
    header = header_of(BOARD, (HUMAN, HUMAN))
    rules = game_of(header)
    values = {"builders": (0, 1), "round": 14, "progress": Progress(phase="building"), "points": 6}
    state = position(rules.facts, [["A9 A8"], ["B9 B8"]], **values, track_funds="links")
    view = make_table(sitting_of(header, rules, state))
    assert view.card.title.text() == "Red: 6 links to build for money"
    assert "Each link is paid off the account." in view.card.text.text()
