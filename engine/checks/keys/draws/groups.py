"""Places put into groups of given sizes, each as near together as can be."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

Groups = NDArray[np.intp]
"""For each place the number of its group."""

_DIRECTIONS = 12
"""How many ways to look over the map for a first division."""
_NOTHING = 1e-9


def nearest_groups(apart: NDArray[np.float64], at: NDArray[np.float64], now: Groups) -> Groups:
    """Return the division of places into groups, as large as now, whose members lie nearest together.

    ``apart`` has the distances between places, ``at`` a row with the two coordinates of each. The
    distances within the groups, added up, are made less by exchanging two places as long as that helps
    (B. W. Kernighan and S. Lin, Bell System Technical Journal 49 (1970), with the best exchange each time),
    from the division there is and from strips across the map in several directions; the least is taken.
    """
    found = [_exchanged(apart, start) for start in _divisions(at, now)]
    groups: Groups = min(found, key=lambda each: _within(apart, each))
    return groups


def _divisions(at: NDArray[np.float64], now: Groups) -> Iterator[Groups]:
    """Yield the division there is, and strips of the same sizes across the map."""
    yield now
    strips = np.sort(now)
    for angle in np.linspace(0, np.pi, _DIRECTIONS, endpoint=False):
        order = np.argsort(at @ np.array([np.cos(angle), np.sin(angle)]), kind="stable")
        groups = np.empty_like(now)
        groups[order] = strips
        yield groups


def _exchanged(apart: NDArray[np.float64], start: Groups) -> Groups:
    """Return a division after the best exchanges of two places, until none helps."""
    groups = start.copy()
    rows = np.arange(len(groups))
    while True:
        to_group = apart @ np.eye(groups.max() + 1)[groups]
        nearer = to_group[rows, groups][:, None] - to_group[:, groups]
        # The two places leave each other behind, so their own distance stays between the groups.
        gain = nearer + nearer.T + 2 * apart
        gain[groups[:, None] == groups] = 0
        one, other = np.unravel_index(int(gain.argmax()), gain.shape)
        if gain[one, other] <= _NOTHING:
            return groups
        groups[[one, other]] = groups[[other, one]]


def _within(apart: NDArray[np.float64], groups: Groups) -> float:
    """Return the distances within groups, added up."""
    return float(apart[groups[:, None] == groups].sum())
