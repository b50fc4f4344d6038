"""Trials on executors: the same numbers however they are played, and nothing lost."""

import json
import sys
from collections import Counter
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots.roster import BOTS
from engine.game.moves import Decline, Move
from engine.game.play import Game, Player
from engine.game.state import State
from engine.trials import playing, running
from engine.trials.json_results import plain
from engine.trials.playing import Batch, play, play_one
from engine.trials.results import Results
from engine.trials.running import Progress, WorkersLost, run_trial
from engine.trials.tally import Tally, summed
from engine.trials.trial import Trial
from engine.trials.workers import Here, workers
from engine.turns.play import run
from engine.workers import processors
from tests.engine.game.boards import vale
from tests.engine.trials.trials import last_of, small


def as_json(trial: Trial, tally: Tally) -> str:
    return json.dumps(plain(Results(trial, tally, 12), "vale.yaml"))


@pytest.fixture
def trial() -> Trial:
    return small("greedy", "random", "random")


def test_the_same_seed_gives_the_same_numbers_on_any_executor_and_in_any_batches(trial: Trial) -> None:
    expected = as_json(trial, play(trial, Batch(0, 12)).tally)
    with ThreadPoolExecutor(3) as threads:
        for executor, jobs in ((Here(), 1), (threads, 3)):
            assert as_json(trial, last_of(run_trial(trial, 12, executor, jobs)).tally) == expected
    assert as_json(small("greedy", "random", "random", seed=6), Tally()) != expected


def test_starts_with_equal_counts_come_by_name_whichever_game_ended_first(
    trial: Trial,
) -> None:
    one, other = ((0, hex_) for hex_ in Results(trial, Tally(), 12).facts.starts[:2])
    told = [
        list(Results(trial, replace(Tally(), origins=Counter(dict.fromkeys(order, 1))), 12).towns[0].starts)
        for order in ((one, other), (other, one))
    ]
    assert told[0] == told[1] == sorted(told[0])
    assert len(told[0]) == 2


def test_planners_on_several_threads_of_one_process_play_the_same_games() -> None:
    """As on a worker of a cluster that has several threads; what bots keep is each thread's own."""
    trial = small("planner", "planner", "greedy", board=vale(("races", 8)).edited(title="Vale"))
    alone = play(trial, Batch(0, 16)).tally
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as threads:
            together = last_of(run_trial(trial, 16, threads, 4)).tally
    finally:
        sys.setswitchinterval(before)
    assert not together.failures
    assert as_json(trial, together) == as_json(trial, alone)


def test_processes_play_the_same_games(trial: Trial) -> None:
    with workers(trial, 2, 12) as executor:
        last = last_of(run_trial(trial, 12, executor, 2))
    assert last.is_done
    assert as_json(trial, last.tally) == as_json(trial, play(trial, Batch(0, 12)).tally)


@settings(max_examples=10)
@given(cuts=st.sets(st.integers(1, 9)), random=st.randoms(use_true_random=False))
def test_tallies_add_up_in_any_order(cuts: set[int], random: Random) -> None:
    trial = small()
    games = [play_one(trial, number) for number in range(10)]
    bounds = [0, *sorted(cuts), 10]
    parts = [summed(games[low:high]) for low, high in pairwise(bounds)]
    random.shuffle(parts)
    assert as_json(trial, summed(parts)) == as_json(trial, summed(games))


def test_batches_grow_until_they_take_long_enough(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = []

    def timed(trial: Trial, batch: Batch) -> playing.Done[Tally]:
        sizes.append(batch.games)
        return replace(play(trial, batch), seconds=0.05 * batch.games)

    monkeypatch.setattr(running, "play", timed)
    assert last_of(run_trial(trial, 12, Here(), 1)).tally.played == 12
    assert sizes[0] == 1
    assert set(sizes[1:-1]) == {4}


def test_a_trial_that_is_given_up_keeps_what_is_done(trial: Trial) -> None:
    progress = run_trial(trial, 1000, Here(), 1)
    first = next(progress)
    progress.close()
    assert 0 < first.tally.played < 1000
    assert not first.is_done
    told = plain(Results(trial, first.tally, 1000), "vale.yaml")
    assert told["stopped"] is True
    assert told["games"] == first.tally.played


def test_what_is_done_is_reported_before_more_is_begun(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    """One who works on the spot may be at the next batch for ever."""
    begun: list[int] = []

    def noted(trial: Trial, batch: Batch) -> playing.Done[Tally]:
        begun.append(batch.first)
        return play(trial, batch)

    monkeypatch.setattr(running, "play", noted)
    progress = run_trial(trial, 1000, Here(), 1)
    assert next(progress).tally.played == 1
    assert begun == [0]
    progress.close()


def test_what_has_not_begun_never_does_once_a_trial_is_given_up(
    trial: Trial, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Batch] = []

    def slow(trial: Trial, batch: Batch) -> playing.Done[Tally]:
        begun.append(batch)
        return replace(play(trial, batch), seconds=running.BATCH_S)

    monkeypatch.setattr(running, "play", slow)
    with ThreadPoolExecutor(1) as executor:
        progress = run_trial(trial, 1000, executor, 1)
        while not next(progress).tally.played:
            pass
        progress.close()
    assert len(begun) <= 2 + running.WAITING


def test_seats_rotate_and_every_game_has_a_seed_of_its_own(trial: Trial) -> None:
    assert [trial.seating(number)[0] for number in range(4)] == ["greedy", "random", "random", "greedy"]
    assert trial.seating(1) == ("random", "random", "greedy")
    seeds = [trial.seed_of(number) for number in range(1000)]
    assert len(set(seeds)) == 1000
    assert seeds[:5] == [replace(trial, bots=("random",)).seed_of(number) for number in range(5)]
    assert set(seeds).isdisjoint(replace(trial, seed=6).seed_of(number) for number in range(1000))


def test_a_game_of_a_trial_is_the_one_its_seed_and_seating_play(trial: Trial) -> None:
    bots = [BOTS[name] for name in trial.seating(3)]
    *_, last = run(trial.game, bots, Random(trial.seed_of(3)))
    tally = play_one(trial, 3)
    assert {seat: score.points.total for seat, score in tally.seats.items()} == dict(
        enumerate(last.state.accounts)
    )


def test_lost_workers_leave_what_was_reported_before(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    def dying(trial: Trial, batch: Batch) -> playing.Done[Tally]:
        if batch.first > 3:
            raise BrokenProcessPool("A process ended.")
        return play(trial, batch)

    monkeypatch.setattr(running, "play", dying)
    told: list[Progress[Tally]] = []
    with pytest.raises(WorkersLost, match="BrokenProcessPool: A process ended"):
        told.extend(run_trial(trial, 500, Here(), 1))
    assert 0 < told[-1].tally.games < 500


# -- games that fail -------------------------------------------------------------------------------


class Cheat:
    """Enters races only, whatever is to be done."""

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return a move that is forbidden in building."""
        return Decline()


class Broken:
    """Breaks down in every other game."""

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return the first legal move, or fail by chance."""
        if random.random() < 0.001:
            raise ZeroDivisionError("no way to go")
        return random.choice(game.legal_moves(state))


@pytest.fixture
def strange_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    bots: dict[str, Player] = {**BOTS, "greedy": Cheat(), "random": Broken()}
    monkeypatch.setattr(playing, "BOTS", bots)


@pytest.mark.usefixtures("strange_bots")
def test_a_forbidden_move_is_reported_with_its_rule_and_the_games_seed() -> None:
    trial = small("greedy", "greedy")
    (failure,) = play_one(trial, 4).failures
    assert (failure.game, failure.seed, failure.bots) == (4, trial.seed_of(4), ("greedy", "greedy"))
    assert failure.why.startswith("A bot made an illegal move: ")
    assert "(6." in failure.why


@pytest.mark.usefixtures("strange_bots")
def test_bots_that_break_down_cost_their_own_games_alone() -> None:
    trial = small("random", "random")
    tally = last_of(run_trial(trial, 12, Here(), 1)).tally
    assert tally.played == 12
    assert 0 < len(tally.failures) < 12
    assert tally.games == 12 - len(tally.failures)
    assert {failure.why for failure in tally.failures} == {"A bot failed: ZeroDivisionError: no way to go"}
    assert [failure.game for failure in tally.failures] == sorted(failure.game for failure in tally.failures)


def test_an_endless_game_is_broken_off_and_reported() -> None:
    trial = replace(small(), most_moves=10)
    (failure,) = play_one(trial, 0).failures
    assert failure.why == "The game was not over after 10 moves."


def test_a_game_may_take_just_as_many_moves_as_it_has(trial: Trial) -> None:
    moves = play_one(trial, 0).length.moves.total
    assert not play_one(replace(trial, most_moves=moves), 0).failures
    assert play_one(replace(trial, most_moves=moves - 1), 0).failures


def test_a_lone_worker_hands_errors_on_as_others_do() -> None:
    executor: Executor = Here()
    with pytest.raises(ZeroDivisionError):
        executor.submit(divmod, 1, 0).result()
    assert executor.submit(divmod, 7, 2).result() == (3, 1)
    assert processors() >= 1
