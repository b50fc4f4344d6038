"""Whether all the races of a draw can be formed at once."""

from dataclasses import dataclass

import numpy as np

from engine.checks.keys.draws.matching import FREE, largest_matching
from engine.checks.keys.draws.process import Process
from engine.checks.keys.draws.table import Legal


@dataclass(frozen=True)
class Forming:
    """The most races that can be formed at once, as places of keys, and what prevents more.

    ``wanting`` counts the races that cannot be formed as well, and ``rivals`` has the places of the
    keys that are too near to each other for them; both are empty where all races can be.
    """

    races: tuple[tuple[int, int], ...]
    wanting: int
    rivals: tuple[int, ...]


def formed(process: Process, legal: Legal) -> Forming:
    """Return the most races of a draw that can be formed at once (6.B1a, 6.B1b, E.C2).

    It is a largest matching of the keys, each as often as it comes up, by the pairs that may be
    run. Specials drawn apart are paired with towns only, and keys of either kind that the draw leaves
    over with as many stand-ins of their kind.
    """
    beside = [np.flatnonzero(row).tolist() for row in _pairs(process, legal)]
    keys, nodes = len(process.keys), len(process.keys) * process.uses
    matching = largest_matching(beside)
    races = [
        (node % keys, partner % keys)
        for node, partner in enumerate(matching.partners[:nodes])
        if FREE < node < partner < nodes
    ]
    rivals = {node % keys for node in matching.rivals if node < nodes}
    return Forming(tuple(sorted(races)), len(process.races) - len(races), tuple(sorted(rivals)))


def _pairs(process: Process, legal: Legal) -> Legal:
    """Return which nodes may be paired: the keys, use by use, and then the stand-ins."""
    special = np.tile(process.special, process.uses)
    pairs = np.tile(legal, (process.uses, process.uses)) & ~(special[:, None] & special)
    specials = sum(process.races)
    towns_over = int((~special).sum()) - 2 * len(process.races) + specials
    specials_over = int(special.sum()) - specials
    stands_in = np.repeat([False, True], [towns_over, specials_over])
    over = special[:, None] == stands_in
    nothing = np.zeros((len(stands_in),) * 2, np.bool_)
    return np.block([[pairs, over], [over.T, nothing]])
