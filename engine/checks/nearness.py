"""Family T, the part that concerns towns nearer to each other than a run is long."""

from collections.abc import Iterator
from itertools import combinations, groupby

from engine.board.document import Board
from engine.board.places import Town
from engine.checks.affording import rules_known
from engine.checks.check import Check
from engine.checks.draws.links import links_of
from engine.checks.known_as import town_at
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import distance
from engine.sayings import Saying, listed, say

_NearPair = tuple[Town, Town, int]
"""Two towns and how many links lie between them at least."""
_MOST_PAIRS = 4


class TownsNear(Check):
    """Towns lie nearer to each other than the shortest run, though they are no neighbours.

    Why it matters: when the keys of two such towns come up together, the second is drawn again. A few such
    pairs cost the table a throw now and then; in a dense region they crowd out the runs players build for.

    Example: Hereford, two hexes from Ledbury, where a run is of 3 links or more.

    To mend it, if it is not meant, move towns apart, or make two of them one town with the keys of both.
    Towns that hang together by such pairs are told of once; neighbours are those of T108. Counted are
    the fewest links that track could be laid with: towns on two shores of a firth are not near. What it
    does to the draw R102 and R201 tell.
    """

    code, name, severity = "T115", "towns-near", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for the pairs too near for a run that hang together (6.B1d)."""
        rules = rules_known(board)
        pairs = [] if rules is None else _near_pairs(board, rules.min_run)
        for knot in _knots(pairs):
            places = dict.fromkeys(town for one, other, _ in knot for town in (one, other))
            first = next(iter(places))
            yield self.finding(
                _told(board, knot, 0 if rules is None else rules.min_run),
                subject=first.name,
                hexes=tuple(town.hex for town in places),
                path=("towns", board.towns.index(first), "hex"),
            )


def _told(board: Board, knot: list[_NearPair], least: int) -> Saying:
    """Return how near the towns of some pairs lie to each other."""
    if len(knot) == 1:
        ((one, other, apart),) = knot
        return say(
            "{one} and {other} lie {apart} links apart; a run takes {least} at least.",
            one=town_at(board, one),
            other=town_at(board, other),
            apart=apart,
            least=least,
        )
    named = [
        say("{one}–{other} {apart}", one=town_at(board, one), other=town_at(board, other), apart=n)
        for one, other, n in knot
    ]
    return say(
        "A run takes {least} links at least, but these towns lie nearer: {named}.",
        least=least,
        named=listed(named, _MOST_PAIRS),
    )


def _near_pairs(board: Board, least: int) -> list[_NearPair]:
    """Return the towns that no run can lead between, nor are neighbours, with the links between them.

    Two that share their only key are never drawn together (6.A4).
    """
    near = [
        (one, other)
        for one, other in combinations((town for town in board.towns if town.keys), 2)
        if 1 < distance(one.hex, other.hex) < least and not (one.keys == other.keys and len(one.keys) == 1)
    ]
    links = links_of(board) if near else None
    found = []
    for one, others in groupby(near, key=lambda pair: pair[0]):
        lengths = links.lengths_from(one.hex) if links is not None else []
        for _, other in others:
            apart = lengths[links.numbers[other.hex]] if links and other.hex in links.numbers else least
            if apart < least:
                found.append((one, other, apart))
    return found


def _knots(pairs: list[_NearPair]) -> list[list[_NearPair]]:
    """Return pairs of towns in groups: those that hang together by towns they share."""
    groups: list[list[_NearPair]] = []
    for pair in pairs:
        joined = [group for group in groups if any({*pair[:2]} & {*other[:2]} for other in group)]
        groups = [group for group in groups if group not in joined]
        groups.append([*(each for group in joined for each in group), pair])
    return groups


NEARNESS_CHECKS: tuple[Check, ...] = (TownsNear(),)
