"""Family K, the part that concerns small towns, and specials that lie inland."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Special, Town
from engine.board.terrain import CLOSED
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.keys.small_town_pairs import paired_nearer
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import Hex, distance, neighbours
from engine.messages import Phrase, Saying, listed, say

_MOST_NAMED = 6
_MOST_ALONE = 10
_WAYS = ("rim", "inland", "towns")
"""Where specials lie: in hexes at the rim or inland, or by towns they are. Of as many the first is custom."""
_BY_TOWNS: Final[Mapping[str, Phrase]] = {
    "rim": "The special {special} is {towns}, away from the edge of the map; the other "
    "specials are at it. If ships call there, mark a town as a port.",
    "inland": "The special {special} is {towns}; the others have their own hexes.",
}
"""What is reported a special that is towns inland, by the custom of the map."""
_BY_HEXES: Final[Mapping[str, Phrase]] = {
    "rim": "The special {special} has {labels} away from the edge of the map; the other specials are at it.",
    "inland": "The special {special} has {labels} at the edge of the map; the other specials are not.",
    "towns": "The special {special} has {labels}; the others are towns.",
}
"""What is reported a special that has hexes, by the custom of the map."""
_FAR_PAIR = 9
"""Two small towns farther apart are no choice; those of the boards Platelayer comes with lie within 5."""


class SmallTownAlone(Check):
    """A small town does not share its key, or its partner is far away.

    Why it matters: a small town pays half to the first railway, because two share a key and each is visited
    half as often. With its own key it is visited as often as any town and still pays less. If the two are
    far apart there is no real choice: players use the one they have track to.

    Example: `{name: Ledbury, keys: [52], small: true}` where its partner Leominster was removed.

    To fix it, let it share its key with another small town of its sector, at most 9 hexes away, or unmark
    it as small. If other pairs would be closer together, a fix offers them.
    """

    code, name, severity = "K108", "small-town-alone", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each small town with keys all its own, and for pairs far apart (6.A4)."""
        yield from self._far_pairs(board)
        owners = Counter(key for town in board.towns for key in set(town.keys))
        alone = [
            (index, town)
            for index, town in enumerate(board.towns)
            if town.small and town.keys and any(owners[key] == 1 for key in town.keys)
        ]
        # Where so many are, the mark is misunderstood: one thing to be told.
        if len(alone) > _MOST_ALONE:
            yield self.finding(
                say("{n} small towns do not share their keys.", n=len(alone)),
                subject="small towns",
                hexes=tuple(dict.fromkeys(town.hex for _, town in alone if town.hex in board.sheet)),
                path=("towns", alone[0][0], "small"),
            )
            return
        for index, town in alone:
            named = town.name or say("A town without a name")
            yield self.finding(
                _alone(named, [key for key in town.keys if owners[key] == 1], len(town.keys)),
                subject=board.sheet.label(town.hex) if town.hex in board.sheet else named,
                hexes=on_sheet(board, (town.hex,)),
                path=("towns", index, "small"),
            )

    def _far_pairs(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each two small towns that share a key and lie far from each other."""
        small = [(index, town) for index, town in enumerate(board.towns) if town.small]
        for (_, one), (index, other) in combinations(small, 2):
            shared = sorted({*one.keys} & {*other.keys}, key=key_order)
            apart = distance(one.hex, other.hex)
            if shared and apart > _FAR_PAIR:
                yield self.finding(
                    say(
                        "{one} and {other} share key {key}, but are {apart} hexes apart.",
                        one=one.name or say("A town without a name"),
                        other=other.name or say("a town without a name"),
                        key=shared[0],
                        apart=apart,
                    ),
                    subject=shared[0],
                    hexes=(one.hex, other.hex),
                    path=("towns", index, "keys"),
                    fixes=tuple(paired_nearer(board, one)),
                )


class SpecialAwayFromTheRim(Check):
    """A special is away from the edge of the map, unlike the others, or the reverse.

    Why it matters: players expect all specials of a map to be of one kind. If the others lead off the map
    at its edge, one inside is overlooked, or its label has a typing mistake. A special made of towns is a
    second convention that the sheet does not explain.

    Example: `{key: 2, name: Midlands, hexes: [A34, A36, E14]}`, where E40 was meant.

    To fix it, move the hex to the edge, or use hexes at the edge instead of towns. Ports are always
    allowed: from them the way leads over the sea. The majority of specials decides: if most are inside the
    map, those at the edge are reported. If they are evenly mixed, the edge counts.
    """

    code, name, severity = "K109", "special-away-from-the-rim", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special that breaks the custom of its map (6.B1c)."""
        ways = [_way_of(board, special) for special in board.specials]
        custom = max(_WAYS, key=ways.count)
        for index, (special, way) in enumerate(zip(board.specials, ways, strict=True)):
            if way == "towns" != custom:
                towns = _towns_inland(board, special)
                yield self.finding(
                    say(
                        _BY_TOWNS[custom],
                        special=known_as(special.name),
                        towns=listed([town.name for town in towns], _MOST_NAMED),
                    ),
                    subject=special.key,
                    hexes=tuple(town.hex for town in towns),
                    path=("specials", index, "towns"),
                )
            places = _places_amiss(board, special, way, custom)
            if places:
                yield self.finding(
                    say(
                        _BY_HEXES[custom],
                        special=known_as(special.name),
                        labels=", ".join(board.sheet.label(hex_) for hex_ in places[:_MOST_NAMED]),
                    ),
                    subject=special.key,
                    hexes=places,
                    path=("specials", index, "hexes"),
                )


def _alone(named: str, own: list[str], keys: int) -> Saying:
    """Return what of a small town's keys it shares with no one."""
    if len(own) == keys:
        return say("{named} is a small town, but shares no key with another small town.", named=named)
    return say("{named} is a small town, but shares {keys} with no other.", named=named, keys=listed(own))


def _way_of(board: Board, special: Special) -> str:
    """Return where a special mostly lies, one of ``_WAYS``; nothing where it lies as any may."""
    if _towns_inland(board, special):
        return "towns"
    hexes = _hexes_on_land(board, special)
    inland = [hex_ for hex_ in hexes if not _at_rim(board, hex_)]
    if not hexes:
        return ""
    return "inland" if 2 * len(inland) > len(hexes) else "rim"


def _places_amiss(board: Board, special: Special, way: str, custom: str) -> tuple[Hex, ...]:
    """Return the hexes of a special that break the custom of its map."""
    hexes = _hexes_on_land(board, special)
    if custom == "rim":
        return tuple(hex_ for hex_ in hexes if not _at_rim(board, hex_))
    if custom == "inland":
        return hexes if way == "rim" and all(_at_rim(board, hex_) for hex_ in hexes) else ()
    return hexes


def _hexes_on_land(board: Board, special: Special) -> tuple[Hex, ...]:
    """Return the hexes a special names, each once, but those that no track may be laid in."""
    return tuple(dict.fromkeys(hex_ for hex_ in special.hexes if not _is_closed(board, hex_)))


def _is_closed(board: Board, hex_: Hex) -> bool:
    """Return whether no track may be laid in a hex, or it is off the map."""
    return board.terrain_at(hex_) in CLOSED


def _at_rim(board: Board, hex_: Hex) -> bool:
    """Return whether a hex lies at the rim of the map, or out at sea, where nothing is inland."""
    around = neighbours(hex_)
    at_sea = all(_is_closed(board, beside) for beside in around)
    return at_sea or any(not board.on_map(beside) for beside in around)


def _towns_inland(board: Board, special: Special) -> tuple[Town, ...]:
    """Return the towns a special consists of, if it has nothing else and none at the rim or the water."""
    towns = tuple(board.towns_by_name[name] for name in special.towns if name in board.towns_by_name)
    if special.hexes or special.any or special.country or special.edge:
        return ()
    return () if any(town.port or _at_rim(board, town.hex) for town in towns) else towns


SPECIAL_CHECKS: tuple[Check, ...] = (
    SmallTownAlone(),
    SpecialAwayFromTheRim(),
)
