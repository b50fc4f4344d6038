"""Family X: the city regions."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from engine.board.document import Board
from engine.board.places import CityRegion
from engine.board.terrain import CLOSED
from engine.checks.frame.check import Check
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry, RemoveEntry
from engine.edits.terrain import PaintRegion
from engine.hexes.lattice import Hex
from engine.messages import Phrase, listed, say

_NAMELESS: Phrase = "without a name"
_MOST_NAMED = 6


class RegionEmpty(Check):
    """A city region has no hexes.

    Why it matters: no city can appear in it, and the map does not show it.

    Example: `{name: The East, from_round: 1}` among the `city_regions`, without `hexes`.

    To fix it, paint the region on the map, or remove it.
    """

    code, name, severity = "X121", "region-empty", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each region without hexes."""
        for index, region in enumerate(board.city_regions):
            if not region.hexes:
                yield self.finding(
                    say(
                        "The region {region} has no hexes, so no city can appear in it.",
                        region=region.name or _NAMELESS,
                    ),
                    subject=region.name,
                    path=("city_regions", index),
                    fixes=(Fix("Remove the region", RemoveEntry(region), safe=False),),
                )


class RegionRounds(Check):
    """A city region ends before it starts, or starts before round 1.

    Why it matters: no city can ever appear in it, although the map shows it.

    Example: `{name: The East, from_round: 12, to_round: 3, hexes: [A41-A57]}`.

    To fix it, set `from_round` to 1 or more and `to_round` to the same or a later round, or 0 for no end.
    """

    code, name, severity = "X122", "region-rounds", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each region with no round of its own."""
        for index, region in enumerate(board.city_regions):
            first, last = region.from_round, region.to_round
            if first < 1 or 0 < last < first:
                yield self.finding(
                    say(
                        "The region {region} runs from round {first} to round {last}. It must start in "
                        "round 1 or later and must not end before it starts.",
                        region=region.name or _NAMELESS,
                        first=first,
                        last=last,
                    ),
                    subject=region.name,
                    hexes=region.hexes,
                    path=("city_regions", index),
                    fixes=(_in_order(region),),
                )


def _in_order(region: CityRegion) -> Fix:
    """Return the fix that puts the rounds of a region in order, the first being 1 or later."""
    rounds = max(1, region.from_round), region.to_round
    first, last = sorted(rounds) if region.to_round > 0 else (rounds[0], 0)
    title = say("Start it in round {first}", first=first)
    if last:
        title = say("Set it to rounds {first} to {last}", first=first, last=last)
    mended = replace(region, from_round=first, to_round=last)
    return Fix(title, ChangeEntry(region, mended, "Change region"), safe=False)


class RegionOffLand(Check):
    """A city region covers water, or hexes off the map.

    Why it matters: cities must be on land. A place drawn here has to be drawn again, and the hatching on
    the map is misleading.

    Example: a region painted along a coast, where two hexes later became sea.

    To fix it, remove those hexes from the region; a fix does that.
    """

    code, name, severity = "X123", "region-off-land", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each region with hexes no city can stand on."""
        for index, region in enumerate(board.city_regions):
            wet = tuple(hex_ for hex_ in region.hexes if board.terrain_at(hex_) in CLOSED)
            if wet:
                yield self.finding(
                    say(
                        "The region {region} covers {labelled}, where no city can be.",
                        region=region.name or _NAMELESS,
                        labelled=_labelled(board, wet),
                    ),
                    subject=region.name,
                    hexes=wet,
                    path=("city_regions", index, "hexes"),
                    fixes=(Fix("Remove these hexes from the region", PaintRegion(wet, 0), safe=False),),
                )


class RegionShared(Check):
    """Two city regions overlap in the same rounds.

    Why it matters: it is unclear which region a city there belongs to, or how often the place may be drawn.

    Example: A41 is in a region for rounds 1 to 11 and in another for rounds 5 to 14.

    To fix it, paint the hexes with the right region, or let one region end before the other starts.
    """

    code, name, severity = "X124", "region-shared", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each two regions that overlap in place and time."""
        for (_, one), (index, other) in combinations(enumerate(board.city_regions), 2):
            covered = frozenset(one.hexes) if _meet(one, other) else frozenset()
            shared = tuple(hex_ for hex_ in other.hexes if hex_ in covered)
            if shared:
                names = listed([one.name or say(_NAMELESS), other.name or say(_NAMELESS)])
                yield self.finding(
                    say(
                        "The regions {names} overlap in the same rounds: {labelled}.",
                        names=names,
                        labelled=_labelled(board, shared),
                    ),
                    subject=f"{one.name},{other.name}",
                    hexes=shared,
                    path=("city_regions", index, "hexes"),
                )


class RegionUnruled(Check):
    """The board has city regions, but does not say when cities appear.

    Why it matters: players see hatched regions with rounds, but not what happens there.

    Example: the file has `city_regions`, but no special rule `dynamic_cities` and no note.

    To fix it, add the special rule, or a note that says when, how and how many cities appear.
    """

    code, name, severity = "X125", "region-unruled", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for a board whose regions no rule and no note goes with."""
        if board.city_regions and not board.has_dynamic_cities and not board.notes:
            yield self.finding(
                "Nothing on the board says when new cities appear in its regions. Explain it in a note.",
                path=("city_regions",),
            )


def _meet(one: CityRegion, other: CityRegion) -> bool:
    """Return whether there is a round in which both regions are open."""

    def ends_before(early: CityRegion, late: CityRegion) -> bool:
        return 0 < early.to_round < late.from_round

    return not ends_before(one, other) and not ends_before(other, one)


def _labelled(board: Board, hexes: tuple[Hex, ...]) -> str:
    more = len(hexes) - _MOST_NAMED
    names = ", ".join(board.sheet.label(hex_) for hex_ in hexes[:_MOST_NAMED])
    return say("{names} and {more} more", names=names, more=more) if more > 0 else names


REGION_CHECKS: tuple[Check, ...] = (
    RegionEmpty(),
    RegionRounds(),
    RegionOffLand(),
    RegionShared(),
    RegionUnruled(),
)
