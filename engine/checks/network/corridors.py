"""Family N: the narrow places between regions, and who could close them."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from engine.board.document import Board
from engine.board.places import Town
from engine.board.rules import Crossing
from engine.board.sailings import sailings
from engine.board.starts import all_starts
from engine.checks.frame.board_size import is_vast
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, town_at
from engine.checks.network.articulation import Beside, Narrow, pairs_of_places, part_of, single_places
from engine.checks.network.corridor_value import dues_at, means_to_hold
from engine.checks.reach.laying_costs import FAR, Laying, is_for_all, laying_of
from engine.checks.reach.spending_limits import rules_known
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, listed, say
from engine.rulesets.ruleset import RuleSet

_FEWEST = 2
"""A narrow place is reported if it has at least this many towns on either side."""
_NAMED = 4


class Corridor(Check):
    """All track between two groups of towns passes through one hex.

    Why it matters: every later company pays the earlier ones, 1 for the junction and 2 for each half laid
    alongside (6.A5), and all runs between the groups use the same few links. No one is locked out, but the
    first company gets rich. In a town nothing is paid.

    Example: "All track between Ayr, Bala and Clun and the other 20 towns passes through K31: later
    companies that build alongside pay 5 per hex to each earlier one."

    To fix it, widen the narrow place by one hex, or add a crossing or a ferry next to it. Leave it if you
    want players to fight for it. A ferry counts as its own way. Reported when there are two or more towns
    on both sides.
    """

    code, name, severity = "N202", "corridor", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each hex that parts two towns or more from two others (6.A5)."""
        yield from _narrows(self, board, 1)


class RegionClosable(Check):
    """Towns can be reached through only two hexes, and one company could be first in both.

    Why it matters: the company that holds both ways into a region is paid by every later one, 1 for the
    junction and 2 for each half laid alongside (6.A5), or for each use of a ferry. Holding a region of many
    towns early can decide the game. The message names the start from which both ways cost least.

    Example: "All track between Esk, Fowey and Goring and the other 20 towns passes through D5 or F6: later
    companies that build alongside pay 5 per hex to each earlier one. A company from Ayr can reach both for
    9 points."

    To fix it, open a third way: remove a closed side, widen a narrow place, or add a crossing or a ferry.
    Leave it if you want this fight. A ferry counts as its own way through its ports. Reported when there
    are two or more towns on both sides; pairs that separate some of the same towns are reported together.
    """

    code, name, severity = "N203", "region-closable", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each two hexes that part two towns or more from two others (6.A5)."""
        yield from _narrows(self, board, 2)


class RegionReserved(Check):
    """Towns can be reached only over a crossing that not every company may build.

    Why it matters: once its owners have built it, the others can never build to those towns. They must pay
    to use the owner's track in every race there, or not enter.

    Example: an island with three towns, and `{type: crossing, name: Menai Bridge, owners: 1, …}` as the
    only way to it.

    To fix it, let every company build it (`owners: 0`), or add a second way or a ferry. Waive it if you
    want the monopoly. A ferry counts as a way, because every company may buy it.
    """

    code, name, severity = "N102", "region-reserved", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for the towns that only crossings for few lead to (6.C4)."""
        rules = rules_known(board)
        limited = [rule for rule in board.crossings if not (rule.from_race or is_for_all(board, rule))]
        if rules is None or not limited:
            return
        everybody = _reached(board, laying_of(board, rules, all_owners=False))
        somebody = _reached(board, laying_of(board, rules))
        locked = [town for town in board.towns if town.keys and town.hex in somebody - everybody]
        for blamed, towns in _by_blame(board, rules, limited, locked).items():
            names = _named([known_as(rule.name) for rule in blamed])
            yield self.finding(
                say(
                    "Only companies that may build {names} can lay track to {towns}.",
                    names=names,
                    towns=_named([town_at(board, town) for town in towns]),
                ),
                subject=",".join(rule.name for rule in blamed),
                hexes=tuple(town.hex for town in towns),
                path=("special_rules", board.special_rules.index(blamed[0]), "owners"),
            )


def _by_blame(
    board: Board, rules: RuleSet, limited: list[Crossing], locked: list[Town]
) -> dict[tuple[Crossing, ...], list[Town]]:
    """Return locked towns by the crossings for few that they hang on: without any of those none comes there.

    Where there are several ways, each by another crossing for few, they hang on all of these.
    """
    without = {
        rule: _reached(board, laying_of(_less(board, rule), rules)) for rule in (limited if locked else ())
    }
    found: dict[tuple[Crossing, ...], list[Town]] = {}
    for town in locked:
        needed = tuple(rule for rule in limited if town.hex not in without[rule])
        found.setdefault(needed or tuple(limited), []).append(town)
    return found


def _less(board: Board, rule: Crossing) -> Board:
    """Return the board without one crossing."""
    return board.edited(special_rules=tuple(each for each in board.special_rules if each != rule))


def _reached(board: Board, laying: Laying) -> frozenset[Hex]:
    """Return the hexes track from any start can be laid to, and the far ports of ferries from there."""
    costs = laying.costs_from(laying.places(all_starts(board)))
    reached = {hex_ for hex_, cost in zip(laying.hexes, costs, strict=True) if cost < FAR}
    sailed = True
    while sailed:
        # One ferry may lead on to another.
        routes = [set(sailing.ports) for sailing in sailings(board)]
        sailed = any(not ports.isdisjoint(reached) and not ports <= reached for ports in routes)
        reached |= {port for ports in routes if not ports.isdisjoint(reached) for port in ports}
    return frozenset(reached)


def _narrows(check: Check, board: Board, hexes: int) -> Iterator[Finding]:
    """Yield what a check finds of narrow places of one hex or two that part groups of towns."""
    rules = rules_known(board)
    if rules is None or is_vast(board):
        return
    laying = laying_of(board, rules)
    names = {
        laying.numbers[t.hex]: town_at(board, t) for t in board.towns if t.keys and t.hex in laying.numbers
    }
    beside = _net(board, laying)

    def sorted_hexes(cut: Iterable[int]) -> tuple[Hex, ...]:
        return tuple(sorted((laying.hexes[place] for place in cut), key=board.sheet.rank))

    for towns in _pieces(laying, beside, names):
        narrows = (single_places if hexes == 1 else pairs_of_places)(beside, towns[0], towns)
        for (few, cut), *akin in _gathered(_worth_a_word(narrows, towns), hexes):
            rest = len(towns) - len(few) - len(set(cut) & set(towns))
            places, others = sorted_hexes(cut), [sorted_hexes(other) for _, other in akin]
            told = _named(sorted(names[place] for place in few))
            yield check.finding(
                say(
                    "All track between {towns} and the other {rest} towns passes through {hexes}: "
                    "{due}.{means}{akin}",
                    towns=told,
                    rest=rest,
                    hexes=_either(board, places) if hexes == 2 else _named(_labels(board, places)),
                    due=dues_at(board, rules, laying, beside, places),
                    means=means_to_hold(board, laying, places) if hexes == 2 else "",
                    akin=_similar_ones(board, others),
                ),
                subject=",".join(_labels(board, places)),
                hexes=tuple(dict.fromkeys(hex_ for each in (places, *others) for hex_ in each)),
                path=("towns",),
            )


_Parted = tuple[frozenset[int], tuple[int, ...]]
"""A group of towns, and the places that part it from the others."""


def _gathered(
    found: Mapping[frozenset[int], list[tuple[int, ...]]], hexes: int
) -> Iterator[tuple[_Parted, ...]]:
    """Yield narrow places, those of two hexes together that part some of the same towns.

    Of these the one that parts most comes first.
    """
    # Single hexes that part the same towns are one corridor; of pairs that do, one will do.
    waiting = [
        (few, tuple(place for (place,) in cuts) if hexes == 1 else cuts[0]) for few, cuts in found.items()
    ]
    waiting.sort(key=lambda each: -len(each[0]))
    while waiting:
        first, *rest = waiting
        akin = [each for each in rest if hexes == 2 and not each[0].isdisjoint(first[0])]
        yield first, *akin
        waiting = [each for each in rest if each not in akin]


def _similar_ones(board: Board, others: list[tuple[Hex, ...]]) -> Phrase:
    """Return the sentence on other pairs of hexes for which nearly the same is true."""
    if not others:
        return ""
    return say(
        " The same is nearly true of {pairs}.", pairs=_named([_either(board, each) for each in others])
    )


def _either(board: Board, places: tuple[Hex, ...]) -> Saying:
    """Return the labels of two hexes of which one is passed."""
    first, last = _labels(board, (places[0], places[-1]))
    return say("{one} or {other}", one=first, other=last)


def _labels(board: Board, places: Iterable[Hex]) -> list[str]:
    return [board.sheet.label(hex_) for hex_ in places]


def _net(board: Board, laying: Laying) -> Beside:
    """Return the places next to each: those a link leads to, and the far ports of ferries (6.C1)."""
    beside = [list(laying.beside(place)) for place in range(len(laying.hexes))]
    for sailing in sailings(board):
        ports = laying.places(sailing.ports)
        if len(set(ports)) == 2:
            one, other = ports
            beside[one].append(other)
            beside[other].append(one)
    return beside


def _pieces(laying: Laying, beside: Beside, towns: Collection[int]) -> Iterator[list[int]]:
    """Yield the towns of each piece of the ground that trains can run all over."""
    waiting = sorted(towns)
    while waiting:
        joined = part_of(beside, waiting[0])
        piece = [place for place in waiting if place in joined]
        far = laying.costs_from_each(piece)[:, piece].sum(axis=1).tolist()
        # The town in the middle is the best to look out from, for the narrow places lie around it.
        yield [place for _, place in sorted(zip(far, piece, strict=True))]
        waiting = [place for place in waiting if place not in joined]


def _worth_a_word(
    narrows: Iterable[Narrow], towns: Collection[int]
) -> dict[frozenset[int], list[tuple[int, ...]]]:
    """Return the narrow places that part towns enough, by the smaller group of these."""
    found: dict[frozenset[int], list[tuple[int, ...]]] = {}
    for cut, behind in narrows:
        apart = behind - set(cut)
        rest = frozenset(towns) - apart - set(cut)
        few = min(apart, rest, key=len)
        if len(few) >= _FEWEST:
            found.setdefault(few, []).append(cut)
    return found


def _named(names: Sequence[str]) -> Saying:
    """Return names, no more than a few."""
    return listed(names, _NAMED)


CORRIDOR_CHECKS: tuple[Check, ...] = (RegionReserved(), Corridor(), RegionClosable())
