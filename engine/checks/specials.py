"""Family K, the part that concerns special destinations and small towns."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.board.ways import ways_in
from engine.checks.check import Check
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.hexes.lattice import Hex, neighbours
from engine.sayings import say

_MOST_NAMED = 6


class SpecialOneWay(Check):
    """A special destination offers one way in only.

    Why it matters: a special is a choice. With one way in it is a town at the edge of the map: whoever
    is not near has no other way to turn to, and the company that serves it has the run to itself.

    Example: `{key: 1, name: London, hexes: [P40]}`, with one line leaving the map to the east.

    To mend it, add a second hex, town or port some way off, where another line could come in.
    """

    code, name, severity = "K105", "special-one-way", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special with a single way in (6.B1c)."""
        for index, special in enumerate(board.specials):
            ways = ways_in(board, special)
            if len(ways) == 1:
                yield self.finding(
                    say(
                        "The special {special} offers one way in, {hex}: give players a second to "
                        "choose from.",
                        special=special.name,
                        hex=board.sheet.label(ways[0]),
                    ),
                    subject=special.key,
                    hexes=ways,
                    path=("specials", index),
                )


class SmallTownAlone(Check):
    """A small town shares none of its keys with another.

    Why it matters: a small town pays half to whoever enters it first, because it is called half as
    often: two share a key, and the player picks one. A small town with a key of its own is
    called as often as any other and pays less.

    Example: `{name: Ledbury, keys: [52], small: true}` where Leominster, its partner, was taken off
    the map.

    To mend it, let it share its key with another small town of its sector, or make it an
    ordinary one.
    """

    code, name, severity = "K108", "small-town-alone", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each small town whose keys are all its own (6.A4)."""
        owners = Counter(key for town in board.towns for key in set(town.keys))
        for index, town in enumerate(board.towns):
            if town.small and town.keys and all(owners[key] == 1 for key in town.keys):
                named = town.name or "A town without a name"
                yield self.finding(
                    say("{named} is small, but shares no key with another small town.", named=named),
                    subject=board.sheet.label(town.hex) if town.hex in board.sheet else named,
                    hexes=(town.hex,),
                    path=("towns", index, "small"),
                )


class SpecialAwayFromTheRim(Check):
    """A hex of a special destination lies inland, while those of the others lie at the rim.

    Why it matters: players take a map's specials for one kind of place. Where all others are ways off
    the map at its rim, a hex inland is overlooked, or it is a slip: one digit of its label wrong.

    Example: `{key: 2, name: Midlands, hexes: [A34, A36, E14]}`, where E40 was meant.

    To mend it, move the hex to the rim; if a town is meant, name it under `towns` instead.
    """

    code, name, severity = "K109", "special-away-from-the-rim", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special with hexes inland on a map that has most at the rim."""
        hexes = [hex_ for special in board.specials for hex_ in special.hexes if not _is_closed(board, hex_)]
        inland = [hex_ for hex_ in hexes if not _at_rim(board, hex_)]
        # Where many lie inland it is the custom of the map.
        if 4 * len(inland) > len(hexes):
            return
        for index, special in enumerate(board.specials):
            places = tuple(dict.fromkeys(hex_ for hex_ in special.hexes if hex_ in inland))
            if places:
                labels = ", ".join(board.sheet.label(hex_) for hex_ in places[:_MOST_NAMED])
                yield self.finding(
                    say(
                        "The special {special} has {labels} inland; those of the others lie at the rim.",
                        special=special.name,
                        labels=labels,
                    ),
                    subject=special.key,
                    hexes=places,
                    path=("specials", index, "hexes"),
                )


class SpecialInWater(Check):
    """A hex of a special destination lies in water or off the map.

    Why it matters: no track can be laid there, so the special has a way in fewer than the sheet shows, and
    whoever builds towards it has built for nothing.

    Example: `{key: 1, name: London, hexes: [P40, R40, W10]}`, where W10 is in the sea and W40 was meant.

    To mend it, correct the label, or take the hex off the special's list. If ships are meant, name the
    ports under `towns`, or write `any: port`.
    """

    code, name, severity = "K110", "special-in-water", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each special with closed hexes beside others that are open (6.B1c)."""
        for index, special in enumerate(board.specials):
            places = tuple(
                hex_
                for hex_ in dict.fromkeys(special.hexes)
                if hex_ in board.sheet and _is_closed(board, hex_)
            )
            # Of a special without any way in K104 tells.
            if not places or not ways_in(board, special):
                continue
            labels = ", ".join(board.sheet.label(hex_) for hex_ in places[:_MOST_NAMED])
            left = tuple(hex_ for hex_ in special.hexes if hex_ not in places)
            less = ChangeEntry(special, replace(special, hexes=left), "Shorten special")
            yield self.finding(
                say(
                    "No track can lead to {labels}, a way in of the special {special}.",
                    labels=labels,
                    special=special.name,
                ),
                subject=special.key,
                hexes=places,
                path=("specials", index, "hexes"),
                fixes=(Fix(say("Take {labels} off its list", labels=labels), less, safe=False),),
            )


def _is_closed(board: Board, hex_: Hex) -> bool:
    """Tell whether no track may be laid in a hex, or it is off the map."""
    return board.terrain_at(hex_) in CLOSED


def _at_rim(board: Board, hex_: Hex) -> bool:
    """Tell whether a hex lies at the rim of the map."""
    return any(not board.on_map(beside) for beside in neighbours(hex_))


SPECIAL_CHECKS: tuple[Check, ...] = (
    SpecialOneWay(),
    SmallTownAlone(),
    SpecialAwayFromTheRim(),
    SpecialInWater(),
)
