"""Family K, the part that concerns sectors: 11 to 16 are sector 1, which should be one part of the map."""

from collections.abc import Iterator
from statistics import fmean

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Town
from engine.checks.frame.check import Check
from engine.checks.keys.doubled_keys import keys_doubled
from engine.checks.keys.draws.sectors import Sectors, sectors_of
from engine.checks.keys.regrouping import details_of, fix_of, regrouping_for
from engine.checks.keys.suits import regrouped, scattered_suits
from engine.diagnostics.findings import Finding, Severity
from engine.messages import Phrase, Saying, say

_DOUBLED: Phrase = " Keys that two places share must be fixed first, then they can be regrouped."


class SectorScattered(Check):
    """The towns of a sector are scattered over the map.

    Why it matters: the tens digit shows players in which part of the map a town is, and the race tables of
    postal games pair sectors so that every race crosses the map. Scattered sectors lose both.

    Example: 21 in Devon, 22 in Kent, 23 in Durham.

    To fix it, give the towns of one region the keys of one tens digit: 11 to 16 in the west, 21 to 26 next
    to them, and so on. A fix regroups all keys and shows the effect on the draw. On the included boards the
    mean distance within a sector is less than half of that to other sectors; more than three quarters is
    reported. With cards, suits are judged in the same way, unless the four cards of each rank are together.
    Waive it if your keys are scattered on purpose.
    """

    code, name, severity = "K106", "sector-scattered", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for each sector as far from itself as from others, or one for most (6.B1a)."""
        sectors = sectors_of(board)
        for suits, told in scattered_suits(board):
            yield self._scattered_suits(board, suits, told)
        if sectors is None or not sectors.scattered:
            return
        regrouping = regrouping_for(board)
        # Where most are scattered the keys were never laid out by sectors: that is one finding.
        scattered = 2 * len(sectors.scattered) > len(sectors.keys)
        for names in (sectors.scattered,) if scattered else ((name,) for name in sectors.scattered):
            owners = [town for town in board.towns if any(key[:1] in names for key in _tens(town))]
            first = "" if regrouping or not keys_doubled(board) else say(_DOUBLED)
            yield self.finding(
                say("{told}{hint}", told=_message(sectors, names), hint=first),
                subject="sectors" if scattered else names[0],
                hexes=tuple(dict.fromkeys(town.hex for town in owners)),
                path=("towns", board.towns.index(owners[0]), "keys"),
                fixes=(fix_of(regrouping),) if regrouping else (),
                details=details_of(board, regrouping) if regrouping else "",
            )

    def _scattered_suits(self, board: Board, suits: tuple[str, ...], told: Saying) -> Finding:
        """Return the finding on suits that are no parts of the map."""
        owners = [town for town in board.towns if any(key[-1:] in suits for key in town.keys)]
        return self.finding(
            told,
            subject="suits" if len(suits) > 1 else suits[0],
            hexes=tuple(dict.fromkeys(town.hex for town in owners)),
            path=("towns", board.towns.index(owners[0]), "keys"),
            fixes=tuple(regrouped(board)),
        )


def _message(sectors: Sectors, names: tuple[str, ...]) -> Saying:
    """Return how far the towns of scattered sectors lie apart."""
    within = fmean(sectors.within(name) for name in names)
    without = fmean(sectors.without(name) for name in names)
    if len(names) > 1:
        return say(
            "The towns of {n} of {of} sectors are {within:.1f} hexes apart on average, but "
            "only {without:.1f} from those of other sectors.",
            n=len(names),
            of=len(sectors.keys),
            within=within,
            without=without,
        )
    return say(
        "The towns of sector {sector} are {within:.1f} hexes apart on average, but only "
        "{without:.1f} from those of other sectors.",
        sector=names[0],
        within=within,
        without=without,
    )


def _tens(town: Town) -> list[str]:
    """Return the keys of a town that belong to sectors, in order."""
    return sorted((key for key in town.keys if len(key) == 2 and key.isdigit()), key=key_order)


SECTOR_CHECKS: tuple[Check, ...] = (SectorScattered(),)
