"""Memory is swept seldom while games are played, and as before afterwards."""

import gc

from engine.trials.garbage_collection import swept_seldom
from engine.trials.workers import processes, workers
from tests.engine.trials.trials import small


def test_a_trial_sweeps_seldom_here_and_in_its_processes() -> None:
    trial = small("greedy", "random")
    before = gc.get_threshold()
    with workers(trial, 1, 12) as here:
        assert here.submit(gc.get_threshold).result()[0] > 10 * before[0]
    assert gc.get_threshold() == before
    with processes(trial, 1, 12) as executor:
        assert executor.submit(gc.get_threshold).result()[0] > 10 * before[0]


def test_sweeping_is_as_before_when_something_goes_wrong() -> None:
    before = gc.get_threshold()
    try:
        with swept_seldom():
            raise KeyError
    except KeyError:
        assert gc.get_threshold() == before
