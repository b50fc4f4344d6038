"""Some seconds of changed files: any bytes give what a reader promises or a plain refusal, soon.

An hour of them: ``python -m tests.fuzz --seconds 3600``.
"""

import secrets

import pytest

from tests.fuzz.running import SlowError, Target, given, run
from tests.fuzz.targets import TARGETS

_SECONDS = 0.3
_SECONDS_OF = {"scenarios": 2.0}
"""Reading all the scenarios as they are takes more than a second."""
_SEEDS = (15, None)
"""The same files each time, and others each time."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", _SEEDS, ids=["the same files", "new files"])
@pytest.mark.parametrize("name", TARGETS)
def test_changed_files_are_read_or_refused(name: str, seed: int | None) -> None:
    chosen = secrets.randbelow(2**32) if seed is None else seed
    count = run(TARGETS[name], _SECONDS_OF.get(name, _SECONDS), chosen)
    assert [fault.told for fault in count.faults.values()] == [], f"with the seed {chosen}"
    assert count.inputs > len(TARGETS[name].seeds)


def test_each_kind_of_fault_is_kept_once() -> None:
    def take(data: bytes) -> None:
        if data != b"good":
            raise KeyError(data)

    count = run(Target(take, [b"good", b"bad", b"worse"]), 0.05, 0)
    (fault,) = count.faults.values()
    assert (fault.number, fault.data) == (1, b"bad")
    assert fault.name.startswith("KeyError-")


def test_a_file_that_takes_too_long_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def take(_data: bytes) -> None:
        while True:
            pass

    monkeypatch.setattr("tests.fuzz.running.MOST_SECONDS", 0.05)
    (place,) = run(Target(take, [b""]), 0.01, 0).faults
    assert place.startswith(SlowError.__name__)


def test_a_seed_and_a_number_give_the_same_file_again() -> None:
    target = Target(lambda _: None, [b"platelayer: board/1", b"towns: []"])
    assert [given(target, 7, number) for number in range(50)] == [given(target, 7, n) for n in range(50)]
    assert len({given(target, 7, number) for number in range(50)}) > 40
