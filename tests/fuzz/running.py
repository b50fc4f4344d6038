"""Giving a target changed files until its time is over, and keeping what it does not stand."""

import hashlib
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic, process_time
from types import FrameType
from typing import Final

from tests.fuzz.mutating import mutated

MOST_SECONDS: Final = 5.0
"""How much of the processor's time one file may take."""


def folder() -> "TemporaryDirectory[str]":
    """Return a folder for files that are read by their path, in memory where there is such a place."""
    memory = Path("/dev/shm")
    return TemporaryDirectory(prefix="fuzz", dir=memory if memory.is_dir() else None)


class SlowError(BaseException):
    """A file that takes too long; nothing in the program takes it for an error it knows."""


@dataclass(frozen=True)
class Target:
    """What is given files: ``take`` raises only on a fault. ``seeds`` are good files, to be changed."""

    take: Callable[[bytes], None]
    seeds: Sequence[bytes]


@dataclass(frozen=True)
class Fault:
    """A file that is not stood, which of the inputs it was, and what it ended in."""

    number: int
    data: bytes
    told: str

    @property
    def name(self) -> str:
        """What to call the file when it is kept."""
        kind = self.told.splitlines()[-1].partition(":")[0].rpartition(".")[2]
        return f"{kind}-{hashlib.sha256(self.data).hexdigest()[:6]}"


@dataclass
class Count:
    """How many files were given, the processor's time that took, and the faults, one for each place."""

    inputs: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    faults: dict[str, Fault] = field(default_factory=dict)


def run(target: Target, seconds: float, seed: int) -> Count:
    """Give a target changed files for so many seconds of the processor, or ten times as many by the clock.

    The same seed gives the same files.
    """
    count, begun, end = Count(), process_time(), monotonic() + 10 * seconds
    while count.seconds < seconds and monotonic() < end:
        data = given(target, seed, count.inputs)
        before = process_time()
        try:
            with _limited(MOST_SECONDS):
                target.take(data)
        except (Exception, SlowError) as error:  # noqa: BLE001  # any of them is a fault
            fault = Fault(count.inputs, data, "".join(traceback.format_exception(error)))
            count.faults.setdefault(_place_of(error), fault)
        now = process_time()
        count.inputs, count.seconds = count.inputs + 1, now - begun
        count.slowest = max(count.slowest, now - before)
    return count


def given(target: Target, seed: int, number: int) -> bytes:
    """Return the file of a number, from 0: the seeds as they are, then seeds changed."""
    if number < len(target.seeds):
        return target.seeds[number]
    random = Random(f"{seed} {number}")
    return mutated(random.choice(target.seeds), random, target.seeds)


def _place_of(error: BaseException) -> str:
    """Return the kind of an error and the line of the program it comes from."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if {"engine", "studio", "tests"} & {*Path(frame.filename).parts}]
    last = (ours or frames)[-1]
    return f"{type(error).__name__} {Path(last.filename).name}:{last.lineno}"


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Let what is done within raise SlowError after so much of the processor's time."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise SlowError(f"more than {seconds:g} s")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
