"""Family R: the runs that the keys of a board can come to."""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import numpy as np

from engine.board.document import Board
from engine.board.rules import Override
from engine.checks.frame.check import Check
from engine.checks.frame.rule_edits import EDITION, path_of_rule
from engine.checks.keys.draws.drawing import DRAWS, Draw, draw_by, draw_of, percent
from engine.checks.keys.draws.outcomes import Chance, chance_of
from engine.checks.keys.draws.sectors import Sectors, sectors_of
from engine.checks.keys.draws.swaps import Swap, best_swaps, can_be_helped, swapped
from engine.checks.keys.regrouping import MOST_FAILING, TARGET, details_of, fix_of, regrouping_for
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import AddEntry, ChangeEntry
from engine.edits.keys import SwapKeys
from engine.messages import Phrase, listed, say
from engine.rulesets.editions import rules_of

_CURED: Phrase = "Swap {told}; this reduces the share to {share}"
_LESSENED: Phrase = "Swap {told}; this reduces the share to {share}, still too many"
_LEAST_BLAME = 3
"""Keys are to blame that come up in a bad end at least a third as often as the first of them."""
_LEAST_RUN = 2
"""Shorter runs than these would join neighbours."""
_MIN_RUN = "min_run"


class RacesImpossible(Check):
    """Whatever is drawn, not all races can be run: too many towns are too near each other.

    Why it matters: a run below the minimum is replaced, but in the end nothing is left to replace it with.
    On such a map every game ends with pairs that no one may run.

    Example: a city with 24 of the 36 keys, or 30 towns within two hexes of each other. Swapping keys does
    not help, because the same places would be drawn.

    To fix it, assign keys of the listed towns to others further away, or move the towns apart. The length
    of a run is the fewest possible links, including crossings and ferries; for a special with several
    entries the farthest counts.
    """

    code, name, severity = "R101", "races-impossible", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding when the pairs that may be run do not make up all races (6.B1d)."""
        draw = draw_of(board)
        if draw is None:
            return
        if not draw.runs.legal.any():
            yield self.finding(
                say(
                    "No two keys are at least {least} links apart, so there are no races.",
                    least=draw.runs.least,
                ),
                path=("keys",),
            )
            return
        forming = draw.forming
        if forming.wanting:
            yield self.finding(
                say(
                    "Whatever is drawn, {wanting} of the {n} races cannot be run: too few keys are at "
                    "least {least} links from {named}.",
                    wanting=forming.wanting,
                    n=len(draw.process.races),
                    least=draw.runs.least,
                    named=draw.named(forming.rivals),
                ),
                hexes=draw.hexes(forming.rivals),
                path=("keys",),
            )


class DrawFails(Check):
    """The draw often ends with a pair too short for a run.

    Why it matters: towards the end few keys are left. If they are close together, the second key of a race
    cannot be replaced, the pair is held over forever, and the game loses a race. With dice a used number is
    replaced by the next of its tens, so keys of one sector are left together. Neighbouring towns with
    neighbouring numbers are the worst case.

    Example: both keys of a large town in sequence, `{name: Bristol, keys: [64, 65]}`, in every sector; or a
    minimum run of 6 with 31 to 36 all within five hexes.

    To fix it, swap keys so that the towns of a dense region do not share a tens digit, or lower the minimum
    run. Fixes offer the most useful swaps, or regrouping all keys if that helps more or the sectors are
    scattered. If no keys help, for example with cards, a fix offers the longest minimum run that does. The
    share is exact with cards; otherwise it comes from the same 10,000 simulated draws each time, with its
    standard error. More than 5 in 100 are reported.
    """

    code, name, severity = "R102", "draw-fails", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding when too many draws end with a pair too short (6.B1a, 6.B1d)."""
        draw = draw_of(board)
        # By rules that draw both keys again, the last pair is too short on any map (E.B1, E.C2).
        if draw is None or draw.process.whole:
            return
        chance = draw.chance()
        if chance.share <= MOST_FAILING or draw.forming.wanting:
            return
        blame = draw.blame()
        blamed = [place for place, times in enumerate(blame) if _LEAST_BLAME * times >= max(blame)]
        yield self.finding(
            say(
                "Too many draws, {share}, end with a pair shorter than {least} links, mostly of {named}.",
                share=percent(chance),
                least=draw.runs.least,
                named=draw.named(blamed),
            ),
            hexes=draw.hexes(blamed),
            path=("keys",),
            **_remedy(board, draw),
        )


def _remedy(board: Board, draw: Draw) -> dict[str, Any]:
    """Return the fixes that bring the share of failing draws down, with their details if there are any.

    Keys are changed first; where that is no cure, shorter runs are offered as well.
    """
    fixes, details, share = _by_keys(board, draw)
    if share > MOST_FAILING:
        shorter = tuple(_shorter_runs(board))
        # Where the board itself asks for longer runs, that one number is wrong rather than many keys.
        is_own = path_of_rule(board, _MIN_RUN) != EDITION
        fixes = (*shorter, *fixes) if is_own else (*fixes, *shorter)
    return {"fixes": fixes, "details": details}


def _by_keys(board: Board, draw: Draw) -> tuple[tuple[Fix, ...], Phrase, float]:
    """Return the fix that changes owners of keys for the better, its details, and the share that then fail.

    Few swaps are tried first, all keys given again where they do not do, or where the sectors are wrong
    too: then all is fixed at once.
    """
    now = draw.chance()
    if not can_be_helped(draw.process):
        return (), "", now.share
    sectors = sectors_of(board)
    scattered = sectors is not None and bool(sectors.scattered)
    found = () if scattered else _swaps(draw, sectors)
    regrouping = regrouping_for(board) if _left_by(draw, found).share > MOST_FAILING else None
    anew = None if regrouping is None else regrouping.chance
    if scattered and (anew is None or anew.share > MOST_FAILING):
        found = _swaps(draw, sectors)
    swapping = _left_by(draw, found)
    swaps = (_swap_of(draw, found, swapping),) if swapping.is_less_than(now) else ()
    if regrouping is None or anew is None or not anew.is_less_than(swapping):
        return swaps, "", min(swapping.share, now.share)
    beside = swaps if anew.share > MOST_FAILING else ()
    return (fix_of(regrouping), *beside), details_of(board, regrouping), anew.share


def _left_by(draw: Draw, swaps: tuple[Swap, ...]) -> Chance:
    """Return how often a draw fails after some swaps of keys."""
    return chance_of(draw.process, swapped(draw.runs.legal, swaps), DRAWS)


def _swap_of(draw: Draw, found: tuple[Swap, ...], after: Chance) -> Fix:
    keys = draw.runs.keys
    pairs = tuple((keys[one], keys[other]) for one, other in found)
    told = listed([say("{one} with {other}", one=one, other=other) for one, other in pairs])
    # What lessens a fault is worth having, but must not be taken for its cure.
    title = _LESSENED if after.share > MOST_FAILING else _CURED
    return Fix(say(title, told=told, share=percent(after)), SwapKeys(pairs), safe=False, choice=True)


def _swaps(draw: Draw, sectors: Sectors | None) -> tuple[Swap, ...]:
    """Return the swaps of keys that bring the share of failing draws down, if any do."""
    keys = draw.runs.keys
    places = combinations(np.flatnonzero(~draw.process.special).tolist(), 2)
    among = [
        (one, other)
        for one, other in places
        if sectors is None or sectors.scattered or (keys[one], keys[other]) in sectors.harmless
    ]
    return best_swaps(draw.process, draw.runs.legal, TARGET, among, _keeps_sectors(sectors, keys))


def _keeps_sectors(sectors: Sectors | None, keys: tuple[str, ...]) -> Callable[[tuple[Swap, ...]], bool]:
    """Return whether swaps leave every key near its sector, and every sector a region, that is so now."""

    def keeps(swaps: tuple[Swap, ...]) -> bool:
        if sectors is None:
            return True
        after = sectors.after((keys[one], keys[other]) for one, other in swaps)
        if sectors.scattered:
            # Where the sectors are scattered, keys seem exchanged however they lie.
            return set(after.scattered) <= set(sectors.scattered)
        return after.amiss <= sectors.amiss

    return keeps


RUN_CHECKS: tuple[Check, ...] = (RacesImpossible(), DrawFails())


def _shorter_runs(board: Board) -> Iterator[Fix]:
    """Yield the fix that asks for runs as long as they can be with few draws failing (6.B1d)."""
    rules = rules_of(board)

    def chance(least: int) -> Chance | None:
        draw = draw_by(board, replace(rules, min_run=least))
        return None if draw is None else draw.chance()

    def share(least: int) -> float:
        found = chance(least)
        return 1.0 if found is None else found.share

    # The longer runs must be the more draws fail.
    lengths = range(_LEAST_RUN, rules.min_run)
    fit = bisect_right(lengths, MOST_FAILING, key=share)
    after = chance(lengths[fit - 1]) if fit else None
    if after is not None:
        title = say(
            "Set the minimum run to {least} links; {share} of draws then end with too short a pair",
            least=lengths[fit - 1],
            share=percent(after),
        )
        yield Fix(title, _asking(board, lengths[fit - 1]), safe=False, choice=True)


def _asking(board: Board, least: int) -> AddEntry | ChangeEntry:
    """Return the edit that sets the minimum run of a board to ``least`` links."""
    for rule in reversed(board.special_rules):
        if isinstance(rule, Override) and _MIN_RUN in dict(rule.values):
            values = tuple((name, least if name == _MIN_RUN else value) for name, value in rule.values)
            return ChangeEntry(rule, Override(values), "Shorten minimum run")
    return AddEntry(Override(((_MIN_RUN, least),)))
