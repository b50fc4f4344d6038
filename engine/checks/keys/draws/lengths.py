"""How long the runs between the keys of a board are at least, and which are too short."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from engine.board.destinations import Destination, destinations
from engine.board.document import Board
from engine.checks.keys.draws.links import NEVER, Links, links_of
from engine.hexes.lattice import Hex, distance
from engine.rulesets.ruleset import RuleSet

Lengths = NDArray[np.int16]


@dataclass(frozen=True, eq=False)
class Runs:
    """The runs between every two of some keys, as square arrays of lengths in links.

    Where a destination offers several hexes each player picks one (6.B1c), so a pair has as many
    lengths as choices. ``longest`` is that of the farthest two hexes, over ground where track may be
    laid: no built track is shorter, so a pair whose ``longest`` is at least the minimum run can
    always be run, and only another can be too short (6.B1d). ``usual`` is that of the nearest two
    which are far enough, ``straight`` that of the farthest two as the crow flies. NEVER stands
    where no track can lead, and for ``usual`` where the run is too short.
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
    hexes = tuple(dict.fromkeys(hex_ for each in called for hex_ in each.hexes))
    places = [[hexes.index(hex_) for hex_ in each.hexes] for each in called]
    built = _by_track(hexes, links)
    flown = np.array([[distance(one, other) for other in hexes] for one in hexes], np.int16)
    longest, usual, straight = (np.zeros((len(keys), len(keys)), np.int16) for _ in range(3))
    for one, other in combinations(range(len(keys)), 2):
        choices = np.ix_(places[one], places[other])
        lengths = built[choices]
        far = lengths[lengths >= least]
        longest[one, other] = longest[other, one] = lengths.max()
        usual[one, other] = usual[other, one] = far.min() if far.size else NEVER
        straight[one, other] = straight[other, one] = flown[choices].max()
    return Runs(keys, called, least, longest, usual, straight)


def _by_track(hexes: tuple[Hex, ...], links: Links) -> Lengths:
    """Return the fewest links between every two of some hexes."""
    numbers = [links.numbers.get(hex_, 0) for hex_ in hexes]
    found = np.array([links.lengths_from(hex_) for hex_ in hexes], np.int16).reshape(
        len(hexes), len(links.beside)
    )
    return found[:, numbers]
