"""How long the runs between the keys of a board are at least, and which are too short."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from engine.board.destinations import Destination, destinations
from engine.board.document import Board
from engine.checks.keys.draws.links import NEVER, Links, links_of
from engine.hexes.lattice import Hex
from engine.rulesets.ruleset import RuleSet

Lengths = NDArray[np.int16]


@dataclass(frozen=True, eq=False)
class Runs:
    """The runs between every two of some keys, as square arrays of lengths in links.

    Where a destination offers several hexes each player picks one (6.B1c), so a pair has as many
    lengths as choices. ``longest`` is that of the farthest two hexes, over ground where track may be
    laid: no built track is shorter, so a pair whose ``longest`` is at least the minimum run can
    always be run, and only another can be too short (6.B1d). ``usual`` is that of the nearest two
    which are far enough, ``straight`` that of the farthest two as the crow flies. NEVER means
    that no track can lead there, and for ``usual`` that the run is too short.
    """

    keys: tuple[str, ...]
    destinations: tuple[Destination, ...]
    least: int
    longest: Lengths
    usual: Lengths
    straight: Lengths

    @property
    def legal(self) -> NDArray[np.bool_]:
        """Whether a pair is far enough apart whatever is built; never a key with itself."""
        far: NDArray[np.bool_] = self.longest >= self.least
        return far & ~np.eye(len(self.keys), dtype=np.bool_)


def runs_of(board: Board, rules: RuleSet) -> Runs:
    """Return the runs between the keys of a board by a rule set's minimum (6.B1d).

    A key that the board's scheme lacks is left out, for it never comes up; without a scheme all are taken.
    """
    known = frozenset(board.key_scheme.all_keys)
    called = {key: place for key, place in destinations(board).items() if not known or key in known}
    return _runs(tuple(called), tuple(called.values()), links_of(board), max(1, rules.min_run))


@lru_cache(maxsize=4)
def _runs(keys: tuple[str, ...], called: tuple[Destination, ...], links: Links, least: int) -> Runs:
    """Return the runs; kept for the next checks of the same towns on the same ground."""
    if not keys:
        return Runs(keys, called, least, *np.zeros((3, 0, 0), np.int16))
    hexes = tuple(dict.fromkeys(hex_ for each in called for hex_ in each.hexes))
    places = [hexes.index(hex_) for each in called for hex_ in each.hexes]
    firsts = np.cumsum([0, *(len(each.hexes) for each in called[:-1])])

    def of_keys(best: np.ufunc, lengths: Lengths) -> Lengths:
        """Return the best of the lengths between the hexes of every two keys."""
        found: Lengths = best.reduceat(best.reduceat(lengths, firsts, axis=0), firsts, axis=1)
        np.fill_diagonal(found, 0)
        return found

    built = _by_track(hexes, links)[np.ix_(places, places)]
    axial = np.array(hexes, np.int16)[places]
    apart = axial[:, None] - axial
    flown = np.maximum(np.abs(apart).max(axis=2), np.abs(apart.sum(axis=2, dtype=np.int16)))
    usual = of_keys(np.minimum, np.where(built >= least, built, np.int16(NEVER)))
    return Runs(keys, called, least, of_keys(np.maximum, built), usual, of_keys(np.maximum, flown))


def _by_track(hexes: tuple[Hex, ...], links: Links) -> Lengths:
    """Return the fewest links between every two of some hexes."""
    numbers = [links.numbers.get(hex_, 0) for hex_ in hexes]
    found = np.array([links.lengths_from(hex_) for hex_ in hexes], np.int16).reshape(
        len(hexes), len(links.beside)
    )
    return found[:, numbers]
