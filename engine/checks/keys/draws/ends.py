"""How draws end whatever is near what, so that keys can be arranged without drawing again each time."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from engine.checks.keys.draws.process import Places, Process
from engine.checks.keys.draws.table import Legal, Table

MOST_KEYS = 64
"""As many keys as there are bits to a number."""
_BITS = np.uint64(1) << np.arange(MOST_KEYS, dtype=np.uint64)
_DRAWS = 2500
_FEW_LEFT = 6
"""With more keys left than these for the second, no draw of a sensible board is at an end."""


@dataclass(frozen=True, eq=False)
class Ends:
    """The last races of draws in which no key was replaced: the first key, and those left for the second.

    That is not quite how a draw goes, but it separates good arrangements of keys from bad ones. ``left``
    has a bit for each place.
    """

    first: Places
    left: NDArray[np.uint64]

    def badness(self, legal: Legal) -> float:
        """Return in how many of the last races of a draw no key left is far enough from the first."""
        far = legal @ _BITS[: len(legal)]
        return float(np.count_nonzero((self.left & far[self.first]) == 0)) / _DRAWS


@lru_cache(maxsize=4)
def ends_of(process: Process) -> Ends:
    """Return the ends of many draws, the same each time; of a draw of no more than ``MOST_KEYS`` keys."""
    found = list(_last_races(process))
    if not found:
        return Ends(np.zeros(0, np.intp), np.zeros(0, np.uint64))
    first, left = zip(*found, strict=True)
    return Ends(np.concatenate(first), np.concatenate(left))


def _last_races(process: Process) -> Iterator[tuple[Places, NDArray[np.uint64]]]:
    """Yield for each race near the end the first key of every draw, and the keys left as bits."""
    table = Table(process, _DRAWS)
    anything = np.ones((len(process.keys),) * 2, np.bool_)
    bits = _BITS[: len(process.keys)]
    for special, left in process.left():
        first = table.first(special)
        _, free = table.second(first, anything)
        if left <= _FEW_LEFT:
            yield first, np.where(free, bits, np.uint64(0)).sum(1, dtype=np.uint64)
