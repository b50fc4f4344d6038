"""Trials of a tile set: the same numbers whoever plays the games, and what they count."""

import pytest

from engine.transcript.tiles.replay import parse_tile_game, replay
from engine.trials.playing import Batch
from engine.trials.tiles.results import plain, tables
from engine.trials.tiles.trial import (
    TileTally,
    TileTrial,
    play_batch,
    play_one,
    run_trial,
    transcript_of_tiles,
)
from engine.trials.workers import Here
from tests.engine.tiles.sets import lakes
from tests.engine.trials.trials import last_of


@pytest.fixture(scope="module")
def trial() -> TileTrial:
    return TileTrial(lakes(), ("greedy", "random", "random", "greedy"), seed=1)


@pytest.fixture(scope="module")
def tally(trial: TileTrial) -> TileTally:
    return last_of(run_trial(trial, 12, Here(), 1)).tally


def test_the_numbers_depend_on_the_games_and_not_on_how_they_are_batched(
    trial: TileTrial, tally: TileTally
) -> None:
    assert play_batch(trial, Batch(5, 7)).tally + play_batch(trial, Batch(0, 5)).tally == tally
    assert last_of(run_trial(trial, 12, Here(), 2)).tally == tally
    assert TileTrial(trial.tiles, trial.bots, seed=2).seed_of(0) != trial.seed_of(0)


def test_every_seat_place_railroad_and_tile_is_counted(trial: TileTrial, tally: TileTally) -> None:
    data = plain(trial, tally, "lakes.yaml")
    assert data["games"] == 12
    assert data["turns"] == 9
    assert {bot: each["games"] for bot, each in data["by_bot"].items()} == {"greedy": 24, "random": 24}
    assert sum(each["share"] for each in data["by_place"]) == pytest.approx(1, abs=0.001)
    assert set(data["railroads"]) == set(lakes().codes)
    # Each places one tile a turn, if no one passes.
    assert sum(data["placed"].values()) + data["passes"] == 12 * 9 * 4
    titles = [table.title for table in tables(trial, tally)]
    assert titles == ["Bots", "First scores", "Railroads", "Tiles", "Course"]


def test_a_trial_of_the_game_alone_counts_ranks() -> None:
    trial = TileTrial(lakes(), ("random",), seed=1)
    tally = last_of(run_trial(trial, 10, Here(), 1)).tally
    assert sum(plain(trial, tally, "x")["ranks"].values()) == 10
    assert "Ranks" in [table.title for table in tables(trial, tally)]


@pytest.mark.parametrize(
    ("bots", "challenge"), [(("greedy", "random", "random"), False), (("greedy",), True)]
)
def test_a_game_of_a_trial_is_played_again_as_it_was_counted(bots: tuple[str, ...], challenge: bool) -> None:
    trial = TileTrial(lakes(), bots, seed=4, challenge=challenge)
    transcript = parse_tile_game(transcript_of_tiles(trial, 2, ["Ann", "Ben", "Cy"][: len(bots)]))
    assert transcript.header.bots == trial.seating(2)
    result = trial.game.result(list(replay(transcript))[-1].state)
    tally = play_one(trial, 2)
    assert result is not None
    assert tally.turns.mean == result.turns
    assert sum(score.points.mean * score.games for score in tally.bots.values()) == sum(result.totals)
