"""Family K, the part that concerns the ways in of special destinations: how many lead there, and where."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.board.destinations import named_besides, ways_in, wide_ways
from engine.board.document import Board
from engine.board.places import Special
from engine.board.terrain import CLOSED
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.reachable_hexes import hexes_of_tracks
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.hexes.lattice import Hex, distance
from engine.messages import Phrase, listed, say

_MOST_NAMED = 6
_ONE: Final[Phrase] = "The special {special} has only one entry ({hex}). Add a second one."
_BESIDE: Final[Phrase] = (
    "The entries of the special {special} are next to each other ({hex}). Add one further away."
)
_LOST: Final[Phrase] = (
    "The special {special} can only be reached at {hex}, because no track can reach "
    "{lost}. Open a way there, or add another entry."
)
_LEAVES_SOME: Final[Phrase] = "No track can reach {labels}, an entry of the special {special}."
_LEAVES_ONE: Final[Phrase] = (
    "No track can reach {labels}, an entry of the special {special}, so only {hex} is "
    "left. Open a way there, or add another entry."
)


class SpecialOneWay(Check):
    """A special has only one entry, or its entries are next to each other.

    Why it matters: a special gives players a choice. With one entry it is just a town at the edge, and the
    company there runs alone. A second hex next to the first, or a town out of reach, changes nothing.

    Example: `{key: 1, name: London, hexes: [P40]}`, with one line leaving the map to the east.

    To fix it, add a second hex, town or port further away, where another line can arrive.
    """

    code, name, severity = "K105", "special-one-way", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special with a single way in that track can get to (6.B1c)."""
        for index, special in enumerate(board.specials):
            open_ways, ways = ways_in(board, special), _ways_left(board, special)
            # Where hexes it names are out of reach K110 says of them, and of what that leaves.
            if not _is_one_way(ways) or _hexes_lost(board, special):
                continue
            yield self.finding(
                say(
                    _LOST if len(ways) < len(open_ways) else _ONE if len(ways) == 1 else _BESIDE,
                    special=known_as(special.name),
                    hex=listed([board.sheet.label(way) for way in ways]),
                    lost=listed([board.sheet.label(way) for way in lost_ways(board, special)], _MOST_NAMED),
                ),
                subject=special.key,
                hexes=ways,
                path=("specials", index),
            )


class SpecialWayLost(Check):
    """An entry hex of a special is in water, off the map or out of reach.

    Why it matters: no track can be laid there. The special has one entry fewer than the sheet shows, and
    track built towards it is wasted.

    Example: `{key: 1, name: London, hexes: [P40, R40, W10]}`, where W10 is in the sea and W40 was meant.

    To fix it, correct the label, open a way there, or remove the hex from the special. If ships are meant,
    list the ports under `towns`, or write `any: port`.
    """

    code, name, severity = "K110", "special-way-lost", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special with hexes closed or cut off next to others (6.A3, 6.B1c)."""
        for index, special in enumerate(board.specials):
            places, ways = _hexes_lost(board, special), _ways_left(board, special)
            if not places:
                continue
            labels = ", ".join(board.sheet.label(hex_) for hex_ in places[:_MOST_NAMED])
            left = tuple(hex_ for hex_ in special.hexes if hex_ not in places)
            less = ChangeEntry(special, replace(special, hexes=left), "Shorten special")
            shorten = Fix(say("Remove {labels} from its entries", labels=labels), less, safe=False)
            # Where it leaves one way in, a list made shorter would be no fixing.
            leaves_one = _is_one_way(ways)
            yield self.finding(
                say(
                    _LEAVES_ONE if leaves_one else _LEAVES_SOME,
                    labels=labels,
                    special=known_as(special.name),
                    hex=listed([board.sheet.label(way) for way in ways]),
                ),
                subject=special.key,
                hexes=places,
                path=("specials", index, "hexes"),
                fixes=() if leaves_one else (shorten,),
            )


class SpecialUnreachable(Check):
    """No track can reach any entry of a special.

    Why it matters: its key is still drawn, and every run there is held over to the end and dropped.

    Example: `{key: 1, name: London, hexes: [P40, R40]}`, where both hexes are on an island without a ferry,
    or deep in a foreign country.

    To fix it, open a way to one of its hexes by land, ferry, crossing or permitted build, or choose hexes
    that track can reach.
    """

    code, name, severity = "K112", "special-unreachable", Severity.ERROR

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special of whose ways in no start has one in reach (6.A2, 6.B1c)."""
        reach = hexes_of_tracks(board)
        for index, special in enumerate(board.specials):
            ways = ways_in(board, special)
            if not reach or not reach.isdisjoint(ways) or not _has_other_than_towns(board, special, ways):
                continue
            labels = [board.sheet.label(way) for way in ways]
            yield self.finding(
                say(
                    "No track from any start can reach the special {special} at {labels}.",
                    special=known_as(special.name),
                    labels=listed(labels, _MOST_NAMED),
                ),
                subject=special.key,
                hexes=ways,
                path=("specials", index),
            )


class SpecialDoubled(Check):
    """Two specials have the same entries.

    Why it matters: they are one place with two keys. A run between them has no length, and players take one
    for a misprint. Usually an entry was copied and never changed.

    Example: `{key: 1, name: London, hexes: [P40, R40]}` and `{key: 2, name: Dover, hexes: [P40, R40]}`.

    To fix it, give one of them other entries.
    """

    code, name, severity = "K113", "special-doubled", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special with just the ways in of an earlier one (6.B1c)."""
        met: dict[frozenset[Hex], Special] = {}
        for index, special in enumerate(board.specials):
            ways = ways_in(board, special)
            earlier = met.setdefault(frozenset(ways), special)
            if not ways or earlier is special:
                continue
            yield self.finding(
                say(
                    "The specials {one} and {other} have the same entries.",
                    one=known_as(earlier.name),
                    other=known_as(special.name),
                ),
                subject=special.key,
                hexes=on_sheet(board, ways),
                path=("specials", index),
            )


class SpecialRepeats(Check):
    """A special names a town or hex twice, or one already covered by its ports, country or edge.

    Why it matters: it has one entry fewer than it seems; usually another was meant.

    Example: `{key: 2, name: Cork, towns: [Rosslare, Rosslare, Cork]}`, or `{key: 4, name: West Indies,
    any: port, towns: [Cork]}`, where Cork is a port.

    To fix it, remove the second one, or replace it with the intended one.
    """

    code, name, severity = "K114", "special-repeats", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special with entries that come up again, or nothing more (6.B1c)."""
        for index, special in enumerate(board.specials):
            yield from self._find_besides(board, index, special)
            towns, hexes = tuple(dict.fromkeys(special.towns)), tuple(dict.fromkeys(special.hexes))
            if (towns, hexes) == (special.towns, special.hexes):
                continue
            again = [name for place, name in enumerate(special.towns) if name in special.towns[:place]]
            spots = [hex_ for place, hex_ in enumerate(special.hexes) if hex_ in special.hexes[:place]]
            names = [*again, *map(board.sheet.label, on_sheet(board, spots))]
            once = ChangeEntry(special, replace(special, towns=towns, hexes=hexes), "Shorten special")
            told = listed(list(dict.fromkeys(names)))
            yield self.finding(
                say("The special {special} names {names} twice.", special=known_as(special.name), names=told),
                subject=special.key,
                hexes=on_sheet(board, ways_in(board, special)),
                path=("specials", index, "towns" if again else "hexes"),
                fixes=(Fix(say("Keep {names} once", names=told), once),),
            )

    def _find_besides(self, board: Board, index: int, special: Special) -> Iterator[Finding]:
        """Yield a finding where ports, a country or an edge hold what a special names besides."""
        besides = named_besides(board, special)
        if not (besides.towns or besides.hexes):
            return
        towns = tuple(name for name in special.towns if name not in besides.towns)
        hexes = tuple(hex_ for hex_ in special.hexes if hex_ not in besides.hexes)
        less = ChangeEntry(special, replace(special, towns=towns, hexes=hexes), "Shorten special")
        names = [*besides.towns, *map(board.sheet.label, besides.hexes)]
        told = listed(list(dict.fromkeys(names)))
        yield self.finding(
            say(
                "The special {special} names {names}, already covered by “{held}”.",
                special=known_as(special.name),
                names=told,
                held=listed(list(wide_ways(special))),
            ),
            subject=special.key,
            hexes=on_sheet(board, ways_in(board, replace(besides, any=None, country=None, edge=None))),
            path=("specials", index, "towns" if besides.towns else "hexes"),
            fixes=(Fix(say("Remove {labels} from its entries", labels=told), less),),
        )


def lost_ways(board: Board, special: Special) -> tuple[Hex, ...]:
    """Return the ways in to a special that no track from any start can lead to (6.A2, 6.B1c).

    Hexes and towns it names in water are among them; of a board on which no track can be begun none is.
    """
    reach = hexes_of_tracks(board)
    towns = (board.towns_by_name[name].hex for name in special.towns if name in board.towns_by_name)
    named = (hex_ for hex_ in (*special.hexes, *towns) if hex_ in board.sheet)
    meant = dict.fromkeys((*named, *ways_in(board, special)))
    if not reach:
        return ()
    return tuple(hex_ for hex_ in meant if hex_ not in reach or board.terrain_at(hex_) in CLOSED)


def _ways_left(board: Board, special: Special) -> tuple[Hex, ...]:
    """Return the ways in that track can lead to; all, where there is no such one and K112 says of it."""
    ways, lost = ways_in(board, special), lost_ways(board, special)
    return tuple(hex_ for hex_ in ways if hex_ not in lost) or ways


def _is_one_way(ways: tuple[Hex, ...]) -> bool:
    """Return whether ways in are one only, or all side by side."""
    return bool(ways) and all(distance(ways[0], way) <= 1 for way in ways)


def _hexes_lost(board: Board, special: Special) -> tuple[Hex, ...]:
    """Return the hexes a special names that no track can lead to; none if K104 or K112 says of it all."""
    reach = hexes_of_tracks(board)
    if reach.isdisjoint(ways_in(board, special)):
        return ()
    named = (hex_ for hex_ in dict.fromkeys(special.hexes) if hex_ in board.sheet)
    return tuple(hex_ for hex_ in named if _is_lost(board, hex_, reach))


def _is_lost(board: Board, hex_: Hex, reach: frozenset[Hex]) -> bool:
    """Return whether no track can be laid to a hex; of towns out of reach T105 says."""
    if board.terrain_at(hex_) in CLOSED:
        return True
    return bool(reach) and hex_ not in reach and hex_ not in board.towns_by_hex


def _has_other_than_towns(board: Board, special: Special, ways: tuple[Hex, ...]) -> bool:
    """Return whether a special leads to more than towns; of those that cannot be reached T105 says."""
    called = {board.towns_by_name[name].hex for name in special.towns if name in board.towns_by_name}
    return any(way not in called for way in ways)


SPECIAL_WAY_CHECKS: tuple[Check, ...] = (
    SpecialOneWay(),
    SpecialWayLost(),
    SpecialUnreachable(),
    SpecialDoubled(),
    SpecialRepeats(),
)
