"""Family T, the part that concerns neighbours, and towns nearer to each other than a run is long."""

from collections.abc import Iterator
from itertools import combinations, groupby

from engine.board.document import Board
from engine.board.places import Town
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import town_at
from engine.checks.keys.draws.links import links_of
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import distance
from engine.messages import Phrase, Saying, listed, say

_NearPair = tuple[Town, Town, int]
"""Two towns and how many links lie between them at least."""
_MOST_PAIRS, _MOST_KNOTS = 4, 3
"""The most pairs named in one finding, and the most groups of them that get a finding each."""
_CLOSE: Phrase = "{one} and {other} are neighbours; a run between them is too short."
_NEIGHBOURS: Phrase = "{one} and {other} are neighbours."
_ALL_CLOSE: Phrase = "These towns are neighbours, and a run between them is too short: {named}."
_ALL_NEIGHBOURS: Phrase = "These towns are neighbours: {named}."


class TownsAdjacent(Check):
    """Two towns are on neighbouring hexes.

    Why it matters: a run between them is always too short, so one of their keys is drawn again each time,
    and building alongside a rival between them costs a flat 3. Many printed boards have such pairs; this is
    a note, not a problem.

    Example: Aberdare on O20 and Merthyr Tydfil on O21.

    To fix it, move one of them, or merge them into one town with both keys, unless this is intended. Groups
    of such towns are reported once, and many groups together.
    """

    code, name, severity = "T108", "towns-adjacent", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for the neighbours with keys that hang together (6.A5d, 6.B1d)."""
        rules = rules_known(board)
        is_short = rules is not None and rules.min_run > 1
        keyed = [town for town in board.towns if town.keys]
        pairs = [
            (one, other, 1) for one, other in combinations(keyed, 2) if distance(one.hex, other.hex) == 1
        ]
        for knot in _knots(pairs):
            places = dict.fromkeys(town for one, other, _ in knot for town in (one, other))
            first, *others = places
            yield self.finding(
                _adjacent_message(board, knot, is_short=is_short),
                # A pair is known by both its towns.
                subject=f"{first.name},{others[0].name}" if len(knot) == 1 else _subject(pairs, knot),
                hexes=tuple(town.hex for town in places),
                details=_details(board, knot),
                path=("towns", board.towns.index(others[0]), "hex"),
            )


def _adjacent_message(board: Board, knot: list[_NearPair], *, is_short: bool) -> Saying:
    """Return which towns are neighbours, and whether a run between them is too short."""
    if len(knot) == 1:
        ((one, other, _),) = knot
        return say(_CLOSE if is_short else _NEIGHBOURS, one=town_at(board, one), other=town_at(board, other))
    named = listed(_pairs_named(board, knot), _MOST_PAIRS)
    return say(_ALL_CLOSE if is_short else _ALL_NEIGHBOURS, named=named)


class TownsNear(Check):
    """Towns that are not neighbours are nearer than the shortest run.

    Why it matters: when the keys of two such towns are drawn together, the second is drawn again. A few
    such pairs do not matter; in a dense region they displace the runs players build for.

    Example: Hereford, two hexes from Ledbury, where a run needs 3 links or more.

    To fix it, move the towns apart, or merge two of them into one town with both keys, unless this is
    intended. Groups of such towns are reported once, and many groups together; T108 reports neighbours. The
    distance is the fewest possible links, so towns on two shores of a firth are not near. R102 and R201
    report the effect on the draw.
    """

    code, name, severity = "T115", "towns-near", Severity.NOTE
    figures = True

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for the pairs too near for a run that hang together (6.B1d)."""
        rules = rules_known(board)
        pairs = [] if rules is None else _near_pairs(board, rules.min_run)
        for knot in _knots(pairs):
            places = dict.fromkeys(town for one, other, _ in knot for town in (one, other))
            first = next(iter(places))
            yield self.finding(
                _short_message(board, knot, 0 if rules is None else rules.min_run),
                subject=_subject(pairs, knot),
                hexes=tuple(town.hex for town in places),
                path=("towns", board.towns.index(first), "hex"),
                details=_details(board, knot),
            )


def _short_message(board: Board, knot: list[_NearPair], least: int) -> Saying:
    """Return how near the towns of some pairs lie to each other."""
    if len(knot) == 1:
        ((one, other, apart),) = knot
        return say(
            "{one} and {other} are {apart} links apart; a run needs at least {least}.",
            one=town_at(board, one),
            other=town_at(board, other),
            apart=apart,
            least=least,
        )
    return say(
        "A run needs at least {least} links, but these towns are nearer: {named}.",
        least=least,
        named=listed(_pairs_named(board, knot), _MOST_PAIRS),
    )


def _pairs_named(board: Board, knot: list[_NearPair]) -> list[Saying]:
    """Return the towns of pairs, with the links between those that are no neighbours."""
    return [
        say(
            "{one}–{other}" if apart == 1 else "{one}–{other} {apart}",
            one=town_at(board, one),
            other=town_at(board, other),
            apart=apart,
        )
        for one, other, apart in knot
    ]


def _details(board: Board, knot: list[_NearPair]) -> Phrase:
    """Return all pairs by name where there are more than the message names."""
    return listed(_pairs_named(board, knot)) if len(knot) > _MOST_PAIRS else ""


def _subject(pairs: list[_NearPair], knot: list[_NearPair]) -> str:
    """Return what pairs are known by: their first town, or how many they are if they are all there are.

    With a number in it, a new pair would be reported although the earlier ones were waived.
    """
    are_all = len(pairs) == len(knot) and len(_knots_of(pairs)) > 1
    return f"{len(pairs)} pairs" if are_all else knot[0][0].name


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
    """Return pairs of towns grouped for findings: connected pairs together, and all where groups are many."""
    knots = _knots_of(pairs)
    return knots if len(knots) <= _MOST_KNOTS else [pairs]


def _knots_of(pairs: list[_NearPair]) -> list[list[_NearPair]]:
    """Return pairs of towns in groups: those that hang together by towns they share."""
    groups: list[list[_NearPair]] = []
    for pair in pairs:
        joined = [group for group in groups if any({*pair[:2]} & {*other[:2]} for other in group)]
        groups = [group for group in groups if group not in joined]
        groups.append([*(each for group in joined for each in group), pair])
    return groups


NEARNESS_CHECKS: tuple[Check, ...] = (TownsAdjacent(), TownsNear())
