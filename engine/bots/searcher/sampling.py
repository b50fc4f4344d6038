"""Choosing among options by samples of what comes of each, within a number of samples."""

from collections.abc import Callable, Sequence
from math import ceil, log2
from statistics import fmean
from typing import TypeVar

T = TypeVar("T")


def best_by_samples(options: Sequence[T], sample: Callable[[T, int], float], samples: int) -> T:
    """Return the option whose samples are highest on average, taking ``samples`` of them at most.

    ``sample`` takes an option and the number of a sample, from 0; the same number should be the same luck for
    every option. In each round all that are left are sampled equally, and the better half goes on (sequential
    halving, Z. Karnin, T. Koren, O. Somekh 2013). Where there are too few samples for that, the later options
    are not looked at.
    """
    left = list(range(len(options)))[:samples]
    if len(left) == 1:
        return options[left[0]]
    rounds = ceil(log2(len(left)))
    found: dict[int, list[float]] = {option: [] for option in left}
    while len(left) > 1:
        for _ in range(max(1, samples // rounds // len(left))):
            for option in left:
                found[option].append(sample(options[option], len(found[option])))
        left.sort(key=lambda option: -fmean(found[option]))
        left = left[: ceil(len(left) / 2)]
    return options[left[0]]
