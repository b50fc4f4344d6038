"""A trial compiles what its bots search with next to its games, once."""

import os
import time
from pathlib import Path

import pytest

from engine.paths import compiled_cache
from engine.paths.compilation import at_pace, compiled, compiler_found
from engine.trials import workers as trial_workers
from engine.trials.playing import Batch, play
from engine.trials.running import run_trial
from engine.trials.trial import Trial
from engine.trials.workers import (
    ALL_COMPILE_FROM,
    COMPILED_FROM,
    compile_late_searches,
    compile_searches,
    compile_until,
    is_to_compile,
    workers,
)
from engine.workers import processes
from tests.engine.trials.trials import small

pytestmark = pytest.mark.skipif(not compiler_found(), reason="numba comes with the extra 'fast'")


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep nothing from before, and leave the pace open."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr("engine.paths.compilation._Gear.pace", "open")
    return tmp_path


@pytest.mark.slow
def test_games_take_compiled_searches_into_use_once_all_are_kept(cache: Path) -> None:
    trial = small()
    plain = play(trial, Batch(0, 2)).tally
    assert not compiled()
    with processes(1, list) as executor:
        executor.submit(compile_late_searches, trial).result()
    late = _kept(cache)
    assert any(file.name.startswith("routes._best") for file in late)
    assert is_to_compile(trial.names)
    compile_searches(trial)
    assert {file: _kept(cache)[file] for file in late} == late
    assert not is_to_compile(trial.names)
    assert not compiled()
    assert play(trial, Batch(0, 2)).tally == plain
    assert compiled()


def test_nothing_is_compiled_where_it_cannot_be_kept(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = cache / "closed"
    closed.write_text("a file, so that no folder can be made in it", "utf-8")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(closed))
    assert not is_to_compile(small().bots)


def test_what_is_kept_already_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    trial = small()
    for bot in trial.names:
        compiled_cache.note_complete(bot)
    monkeypatch.setattr("engine.trials.workers.run", lambda *_: pytest.fail("a game was played"))
    compile_searches(trial)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(("games", "compiles"), [(COMPILED_FROM - 1, False), (COMPILED_FROM, True)])
def test_a_trial_of_many_games_compiles_and_one_of_few_does_not(
    jobs: int, games: int, compiles: bool, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = small()
    monkeypatch.setattr(trial_workers, "compile_searches", _noted)
    with workers(trial, jobs, games) as executor:
        *_, last = run_trial(trial, games, executor, jobs)
        assert last.tally.played == games
        if compiles:
            _await(cache / "noted")
    assert (cache / "noted").exists() is compiles


@pytest.mark.parametrize(
    ("jobs", "games", "both"),
    [(2, COMPILED_FROM, False), (2, ALL_COMPILE_FROM, True), (3, COMPILED_FROM, True)],
)
def test_a_second_process_compiles_where_a_third_plays_or_games_are_many(
    jobs: int, games: int, both: bool, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = small()
    monkeypatch.setattr(trial_workers, "compile_searches", _noted)
    monkeypatch.setattr(trial_workers, "compile_late_searches", _noted_late)
    with workers(trial, jobs, games) as executor:
        *_, last = run_trial(trial, games, executor, jobs)
        assert last.tally.played == games
        _await(cache / "noted")
        if both:
            _await(cache / "noted-late")
    assert (cache / "noted-late").exists() is both


def _kept(cache: Path) -> dict[Path, int]:
    """Return the files of compiled searches, and when they were written."""
    return {file: file.stat().st_mtime_ns for file in cache.rglob("*.nbc")}


def _noted_late(_trial: Trial) -> None:
    """Note that it was called for, in whatever process."""
    Path(os.environ["NUMBA_CACHE_DIR"], "noted-late").touch()


def _noted(_trial: Trial) -> None:
    """Note that it was called for, in whatever process."""
    Path(os.environ["NUMBA_CACHE_DIR"], "noted").touch()


def _await(file: Path) -> None:
    """Wait for a file."""
    until = time.monotonic() + 60
    while not file.exists():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_pace_that_was_chosen_stays(cache: Path) -> None:
    del cache
    trial = small()
    for bot in trial.names:
        compiled_cache.note_complete(bot)
    with at_pace("plain"):
        play(trial, Batch(0, 1))
        assert not compiled()


def test_the_bots_are_compiled_ahead_of_any_trial_until_it_is_over(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial_workers, "compile_searches", _noted)
    compile_until(lambda: True)
    assert not (cache / "noted").exists()
    compile_until(lambda: False)
    assert (cache / "noted").exists()
    assert os.nice(0) < 19
