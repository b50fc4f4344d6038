"""Family K, the part that concerns single keys that lie wrong: exchanged, gone round, or far off alone."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Final

from engine.board.document import Board
from engine.checks.frame.check import Check
from engine.checks.keys.key_parts import Parts, parts_of
from engine.checks.keys.misplaced_towns import spots_meant
from engine.checks.keys.regrouping import fix_of, regrouping_for
from engine.checks.keys.suits import regrouped
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, either, listed, say

_EXCHANGED: Final[Mapping[bool, Phrase]] = {
    False: "Keys {one} ({owner}) and {other} ({others}) seem to be swapped. They are about "
    "{here:.0f} and {there:.0f} hexes from their sectors; swapped, {then:.0f} and "
    "{after:.0f}.{asked}",
    True: "Keys {one} ({owner}) and {other} ({others}) seem to be swapped. They are about "
    "{here:.0f} and {there:.0f} hexes from their suits; swapped, {then:.0f} and "
    "{after:.0f}.{asked}",
}
_BESIDE: Final[Mapping[bool, Phrase]] = {
    False: "Key {key} ({owner}) is about {here:.0f} hexes from sector {part}; {others} with "
    "{other} is only {there:.0f} from it.{asked}",
    True: "Key {key} ({owner}) is about {here:.0f} hexes from the {part}; {others} with "
    "{other} is only {there:.0f} from them.{asked}",
}
_LONE: Final[Mapping[bool, Phrase]] = {
    False: "Key {key} ({owner}) is about {here:.0f} hexes from sector {part}, but {there:.0f} "
    "from sector {nearest}.{asked}",
    True: "Key {key} ({owner}) is about {here:.0f} hexes from the {part}, but {there:.0f} "
    "from the {nearest}.{asked}",
}
"""The message for sectors, and the same for suits."""


_MOST_SLIPS: Final = 2
"""Keys that lie wrong beyond which the cause is another than slips of single labels."""


class KeyOutlying(Check):
    """A key is far from the others of its sector or suit, or two keys seem to be swapped.

    Why it matters: players look for a town where its tens digit or suit suggests. Often it is a mistake:
    two swapped digits, or the key of a neighbouring town.

    Example: Bath with the key 13 where 11 to 16 are in Pembrokeshire, and Pembroke Dock with 63.

    To fix it, swap the two keys. A fix offers the swap if both keys then fit their sectors, also for three
    rotated keys. If a hex with almost the same label is in the sector, the town may belong there; that is
    the last fix. If whole sectors are scattered (K106), regrouping all keys is offered instead. A port away
    from its ferry's route is reported only by F101 or F104.
    """

    code, name, severity = "K107", "key-outlying", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each key, two or three that lie wrong, with what fixes it (6.B1a, 6.B1b)."""
        parts = parts_of(board)
        if parts is None:
            return
        sectors, told = parts.sectors, set(parts.strayed)
        back: list[tuple[str, str]] = []
        for three in sectors.rotated:
            if told.isdisjoint(three):
                told.update(three)
                back += pairwise(three)
                yield self._rotated(parts, three)
        for pair in sectors.exchanged:
            if told.isdisjoint(pair) and sectors.is_mended(sectors.after([pair]), pair):
                told.update(pair)
                back.append(pair)
                yield self._of_two(parts, pair)
        # What only those made seem far off is in its place when they are back in theirs.
        left = set(sectors.after(back).outlying) - told
        for key in sectors.outlying:
            # Of a scattered sector K106 says.
            if key in left and key[0] not in sectors.scattered:
                yield self._lone(parts, key)

    def _rotated(self, parts: Parts, three: tuple[str, str, str]) -> Finding:
        """Return the finding on three keys that seem to have gone round, with what turns them back."""
        first, second, third = three
        steps = listed(
            [
                say("{key} at {owner}", key=parts.given(key), owner=parts.owners(other))
                for key, other in ((first, second), (second, third), (third, first))
            ]
        )
        back = parts.swapped((first, second), (second, third))
        return self.finding(
            say("Three keys seem to be rotated. They fit their sectors with {steps}.", steps=steps),
            fixes=(Fix(say("Move {steps}", steps=steps), back, safe=False),),
            **_place(parts, three),
        )

    def _of_two(self, parts: Parts, pair: tuple[str, str]) -> Finding:
        """Return the finding on two keys that seem exchanged, or of which one may only be put astray.

        Of a town that is only put astray the other is no culprit. A swap of keys comes before a move even
        then: who has drawn a town where it is knows that it lies there.
        """
        astray = [key for key in pair if key in parts.sectors.outlying]
        likely = astray or list(pair)
        moves = [] if len(astray) == len(pair) else [(key, spots_meant(parts, key, pair)) for key in likely]
        key, spots = next((each for each in moves if each[1]), (likely[0], ()))
        swap = _swaps(parts, pair)
        if spots and astray:
            told = _beside(parts, key, pair[0] if pair[1] == key else pair[1], spots)
            return self.finding(told, fixes=(*swap, *_moved(parts, key, spots)), **_place(parts, (key,)))
        told = _exchanged(parts, pair, _asked(parts, key, spots))
        return self.finding(told, fixes=(*swap, *_moved(parts, key, spots)), **_place(parts, pair))

    def _lone(self, parts: Parts, key: str) -> Finding:
        """Return the finding on a key far from its sector, with the hexes its town may be meant to lie at."""
        sectors, spots = parts.sectors, spots_meant(parts, key)
        nearest = sectors.nearest(key)
        told = say(
            _LONE[parts.are_suits],
            key=parts.given(key),
            owner=parts.owners(key),
            here=sectors.to_sector(key, key[0]),
            part=parts.part(key),
            there=sectors.to_sector(key, nearest),
            nearest=parts.part(nearest),
            asked=_asked(parts, key, spots),
        )
        fixes = (*(_swaps(parts, ()) if sectors.scattered else ()), *_moved(parts, key, spots))
        return self.finding(told, fixes=fixes, **_place(parts, (key,)))


def _exchanged(parts: Parts, pair: tuple[str, str], asked: Phrase) -> Saying:
    """Return how far two keys lie from their sectors, and how far they would if they were swapped."""
    sectors, (one, other) = parts.sectors, pair
    return say(
        _EXCHANGED[parts.are_suits],
        one=parts.given(one),
        owner=parts.owners(one),
        other=parts.given(other),
        others=parts.owners(other),
        here=sectors.to_sector(one, one[0]),
        there=sectors.to_sector(other, other[0]),
        then=sectors.to_sector(other, one[0], one),
        after=sectors.to_sector(one, other[0], other),
        asked=asked,
    )


def _beside(parts: Parts, key: str, other: str, spots: tuple[Hex, ...]) -> Saying:
    """Return how far a key lies from its sector, and another from that, whose town may have it by right."""
    return say(
        _BESIDE[parts.are_suits],
        key=parts.given(key),
        owner=parts.owners(key),
        here=parts.sectors.to_sector(key, key[0]),
        part=parts.part(key),
        others=parts.owners(other),
        other=parts.given(other),
        there=parts.sectors.to_sector(other, key[0], key),
        asked=_asked(parts, key, spots),
    )


def _place(parts: Parts, keys: tuple[str, ...]) -> Mapping[str, str | tuple[Hex, ...] | Path]:
    """Return the fields of a finding on keys that say where it is."""
    return {
        "subject": ",".join(map(parts.given, keys)),
        "hexes": tuple(dict.fromkeys(hex_ for key in keys for hex_ in parts.hexes[key])),
        "path": ("towns", parts.board.towns.index(parts.towns(keys[0])[0]), "keys"),
    }


def _asked(parts: Parts, key: str, spots: tuple[Hex, ...]) -> Phrase:
    """Return the sentence that asks whether a town is meant to lie elsewhere, to follow another."""
    labels = either([parts.board.sheet.label(spot) for spot in spots])
    return say(" Should {owner} be at {hex}?", owner=parts.owners(key), hex=labels) if spots else ""


def _swaps(parts: Parts, pair: tuple[str, ...]) -> tuple[Fix, ...]:
    """Return the swap of a pair; where whole sectors are wrong, the regrouping of all keys in its place."""
    if parts.sectors.scattered and parts.are_suits:
        return tuple(regrouped(parts.board))
    if parts.sectors.scattered:
        regrouping = regrouping_for(parts.board)
        return (fix_of(regrouping),) if regrouping else ()
    one, other = pair
    title = say(
        "Swap {one} ({owner}) and {other} ({others})",
        one=parts.given(one),
        owner=parts.owners(one),
        other=parts.given(other),
        others=parts.owners(other),
    )
    return (Fix(title, parts.swapped((one, other)), safe=False),)


def _moved(parts: Parts, key: str, spots: tuple[Hex, ...]) -> Iterator[Fix]:
    """Yield the fixes that move the town with a key to hexes it may be meant to lie at.

    Of several hexes, or where more lies wrong than one slip explains, it is a matter of choice.
    """
    sectors = parts.sectors
    is_choice = len(spots) > 1 or bool(sectors.scattered) or len(sectors.outlying) > _MOST_SLIPS
    for spot in spots:
        town, label = parts.towns(key)[0], parts.board.sheet.label(spot)
        title = say("Move {town} to {hex}", town=town.name or say("the town"), hex=label)
        moved = ChangeTown(town, replace(town, hex=spot), "Move town")
        yield Fix(title, moved, safe=False, choice=is_choice)


OUTLYING_CHECKS: tuple[Check, ...] = (KeyOutlying(),)
