"""What trials by rounds report: when and where cities came, who joined the coasts, and what is luck (TC)."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from engine.boardfile.writing import write_board
from engine.game.play import Played
from engine.game.state import State
from engine.trials.city_tables import city_tables
from engine.trials.city_verdicts import city_verdicts
from engine.trials.json_results import plain
from engine.trials.playing import Batch, play
from engine.trials.results import Results
from engine.trials.table_parts import Table
from engine.trials.trial import Trial
from engine.trials.watching import Watch
from tests.engine.game.cities.coasts import coast_to_coast

GAMES = 8


@pytest.fixture(scope="module")
def results() -> Results:
    trial = Trial(write_board(coast_to_coast()), "transcontinental", ("planner", "greedy"), 1)
    return Results(trial, play(trial, Batch(0, GAMES)).tally, GAMES)


@pytest.fixture(scope="module")
def ends(results: Results) -> list[State]:
    """The last state of each game, played again."""
    found: list[State] = []

    class Noted(Watch):
        def watching(self, game: Any, played: Any) -> Any:
            last: Played | None = None
            for last in super().watching(game, played):
                yield last
            assert last is not None
            found.append(last.state)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("engine.trials.playing.Watch", Noted)
        play(results.trial, Batch(0, GAMES))
    return found


def table(results: Results, title: str) -> Table:
    (found,) = (each for each in city_tables(results) if each.title == title)
    return found


def said(results: Results) -> list[str]:
    return [str(each.text) for each in city_verdicts(results)]


def having(results: Results, **changes: Any) -> Results:
    """Return results whose games came to other figures of cities."""
    figures = replace(results.tally.cities, **changes)
    return replace(results, tally=replace(results.tally, cities=figures))


def test_cities_are_counted_by_round_and_way(results: Results, ends: list[State]) -> None:
    counted = Counter((city.round, city.by) for state in ends for city in state.progress.founded)
    assert results.tally.cities.rounds == counted
    assert len({round_ for round_, _ in counted}) > 2
    rows = table(results, "When cities came").rows
    assert [str(cell.text) for cell in rows[0].cells] == [
        "Before round 1",
        *(f"{counted[0, way] / GAMES:.1f}" for way in ("chance", "start", "second start", "traffic")),
    ]


def test_the_race_between_coasts_is_reported_with_its_winners(results: Results, ends: list[State]) -> None:
    figures = results.tally.cities
    run = Counter(state.progress.coast_race_round for state in ends)
    assert figures.coast_rounds == run
    assert run.total() - run[0] > 1
    # A line leads from coast to coast before the race is run, and only then.
    assert sum(figures.coast_joined.values()) == GAMES
    assert figures.coast_joined[0] == run[0]
    mean = [sum(a * b for a, b in each.items()) for each in (figures.coast_joined, run)]
    assert mean[0] < mean[1]
    assert figures.coast_bots.total() == figures.coast_winners.total() >= GAMES - run[0]
    assert figures.coast_bots.keys() <= {"planner", "greedy"}
    assert 0 <= figures.decisive <= GAMES - run[0]
    told = plain(results, "")["cities"]
    assert told["games_won_with_coast_race"] == figures.decisive
    assert said(results)[0].startswith(f"The race between the coasts was run in {GAMES - run[0]} of {GAMES}")
    assert said(results)[1].startswith(f"The company that won it also won the game in {figures.decisive} of ")


def test_a_race_that_is_never_run_is_a_warning(results: Results) -> None:
    never = having(results, coast_rounds=Counter({0: GAMES}), coast_joined=Counter({0: GAMES}))
    first = next(city_verdicts(never))
    assert (str(first.text), first.warns) == ("The race between the coasts was never run.", True)


def test_hexes_are_named_only_where_cities_come_beyond_luck(results: Results) -> None:
    assert "no hex had more than such luck brings" in said(results)[-1]
    hex_ = results.facts.hexes_by_label["A8"]
    many = having(results, founded=Counter({(hex_, "chance"): 100 * GAMES}))
    *_, last = city_verdicts(many)
    assert (str(last.text), last.labels, last.warns) == (
        "More cities by chance than luck brings: A8.",
        ("A8",),
        True,
    )
