"""Family K, the part that concerns single keys that lie amiss: exchanged, gone round, or far off alone."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Final

from engine.board.document import Board
from engine.checks.check import Check
from engine.checks.misplacing import FIGURES_EXCHANGED, WRONG_LETTER, spot_meant
from engine.checks.parts import Parts, parts_of
from engine.checks.regrouping import fix_of, regrouping_for
from engine.checks.suits import regrouped
from engine.diagnostics.findings import Finding, Fix, Path, Severity
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex
from engine.sayings import Phrase, listed, say, together

_Told = Mapping[bool, Phrase]
"""A sentence on sectors, and the same on suits."""

_EXCHANGED: Final[_Told] = {
    False: "Keys {one}, {owner}, and {other}, {others}, seem exchanged: they lie some {here:.0f} and "
    "{there:.0f} hexes from their sectors, and swapped would lie {then:.0f} and {after:.0f}.{asked}",
    True: "Keys {one}, {owner}, and {other}, {others}, seem exchanged: they lie some {here:.0f} and "
    "{there:.0f} hexes from their suits, and swapped would lie {then:.0f} and {after:.0f}.{asked}",
}
_BESIDE: Final[_Told] = {
    False: "Key {key}, {owner}, lies some {here:.0f} hexes from sector {part}; {others}, with {other}, "
    "lies {there:.0f} from it.",
    True: "Key {key}, {owner}, lies some {here:.0f} hexes from the {part}; {others}, with {other}, "
    "lies {there:.0f} from them.",
}
_LONE: Final[_Told] = {
    False: "Key {key}, {owner}, lies some {here:.0f} hexes from sector {part}, and {there:.0f} from "
    "sector {nearest}.",
    True: "Key {key}, {owner}, lies some {here:.0f} hexes from the {part}, and {there:.0f} from "
    "the {nearest}.",
}


class KeyOutlying(Check):
    """A key lies far from the others of its sector or suit, or two keys seem exchanged.

    Why it matters: players look for a town where its tens digit, or its suit, says it is. It is often a
    slip: two digits exchanged, or a town that was given the key of its neighbour.

    Example: Bath with the key 13 where 11 to 16 are in Pembrokeshire, and Pembroke Dock with 63.

    To mend it, swap the two keys; the swap is offered where it brings the two nearer to their sectors, and
    for three keys that went round, as one. Where a hex of almost the same label lies in the sector, the town
    may be meant to lie there: the key is right then, and the hex is not. Where whole sectors are
    scattered (K106), giving all keys anew is offered instead. Of a port that strayed from its ferry's
    course F104 tells alone.
    """

    code, name, severity = "K107", "key-outlying", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each key, two or three that lie amiss, with what mends it (6.B1a, 6.B1b)."""
        parts = parts_of(board)
        if parts is None:
            return
        sectors, taken = parts.sectors, set(parts.strayed)
        back: list[tuple[str, str]] = []
        for three in sectors.rotated:
            if taken.isdisjoint(three):
                taken.update(three)
                back += pairwise(three)
                yield self._rotated(parts, three)
        for pair in sectors.exchanged:
            if taken.isdisjoint(pair):
                taken.update(pair)
                back.append(pair)
                yield self._exchanged(parts, pair)
        # A key that only others lie amiss to is in its place when these are back in theirs.
        outlying = set(sectors.outlying).intersection(sectors.after(back).outlying)
        for key in sorted(outlying - taken):
            # Of a scattered sector K106 tells.
            if key not in taken and key[0] not in sectors.scattered:
                beside = _partner(parts, key, taken)
                taken.update(beside)
                yield self._lone(parts, key, beside)

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
            say("Three keys seem to have gone round: they would lie well with {steps}.", steps=steps),
            fixes=(Fix(say("Put {steps}", steps=steps), back, safe=False),),
            **_place(parts, three),
        )

    def _exchanged(self, parts: Parts, pair: tuple[str, str]) -> Finding:
        """Return the finding on two keys of which each would lie better where the other does."""
        one, other = pair
        sectors = parts.sectors
        spots = [] if set(pair) <= set(sectors.outlying) else list(_spots(parts, pair, FIGURES_EXCHANGED))[:1]
        return self.finding(
            say(
                _EXCHANGED[parts.are_suits],
                one=parts.given(one),
                owner=parts.owners(one),
                other=parts.given(other),
                others=parts.owners(other),
                here=sectors.to_sector(one, one[0]),
                there=sectors.to_sector(other, other[0]),
                then=sectors.to_sector(other, one[0], one),
                after=sectors.to_sector(one, other[0], other),
                asked=_asked(parts, spots),
            ),
            fixes=(*_fixes(parts, pair), *_moved(parts, spots)),
            **_place(parts, pair),
        )

    def _lone(self, parts: Parts, key: str, pair: tuple[str, ...]) -> Finding:
        """Return the finding on a key far from its sector, and the one to swap it with if there is one."""
        sectors, spots = parts.sectors, []
        if not pair or not set(pair) <= set(sectors.outlying):
            spots = list(_spots(parts, (key,), FIGURES_EXCHANGED if pair else WRONG_LETTER))
        about: dict[str, object] = {
            "key": parts.given(key),
            "owner": parts.owners(key),
            "here": sectors.to_sector(key, key[0]),
            "part": parts.part(key),
        }
        asked = _asked(parts, spots)
        if pair:
            _, other = pair
            there = sectors.to_sector(other, key[0], key)
            about |= {"others": parts.owners(other), "other": parts.given(other), "there": there}
            told = together((say(_BESIDE[parts.are_suits], **about), asked), "")
        else:
            nearest = sectors.nearest(key)
            about |= {"nearest": parts.part(nearest), "there": sectors.to_sector(key, nearest)}
            told = together((say(_LONE[parts.are_suits], **about), asked), "")
        return self.finding(
            told, fixes=(*_fixes(parts, pair), *_moved(parts, spots)), **_place(parts, (key,))
        )


def _place(parts: Parts, keys: tuple[str, ...]) -> Mapping[str, str | tuple[Hex, ...] | Path]:
    """Return the fields of a finding on keys that tell where it is."""
    return {
        "subject": ",".join(map(parts.given, keys)),
        "hexes": tuple(dict.fromkeys(hex_ for key in keys for hex_ in parts.hexes[key])),
        "path": ("towns", parts.board.towns.index(parts.towns(keys[0])[0]), "keys"),
    }


def _partner(parts: Parts, key: str, taken: Iterable[str]) -> tuple[str, ...]:
    """Return a key and the other with which its swap brings most, if it mends the key; else nothing."""
    sectors = parts.sectors

    def gain(other: str) -> float:
        before = sectors.to_sector(key, key[0]) + sectors.to_sector(other, other[0])
        after = sectors.to_sector(key, other[0], other) + sectors.to_sector(other, key[0], key)
        return before - after

    able = [each for each in parts.hexes if each[0] != key[0] and each not in taken]
    other = max(able, key=gain, default="")
    return (key, other) if other and gain(other) > 0 and not sectors.outlying_after(key, other) else ()


def _spots(parts: Parts, keys: Iterable[str], most: int) -> Iterator[tuple[str, Hex]]:
    """Yield those of some keys whose town may be meant to lie elsewhere, and where.

    No slip is thought of that is less likely than ``most``.
    """
    for key in keys:
        spot = spot_meant(parts.board, parts.sectors, key, parts.given(key), most)
        if spot is not None:
            yield key, spot


def _asked(parts: Parts, spots: list[tuple[str, Hex]]) -> Phrase:
    """Return the sentence that asks whether a town is meant to lie elsewhere, to stand after another."""
    for key, spot in spots:
        label = parts.board.sheet.label(spot)
        return say(" Is {owner} meant to lie at {hex}?", owner=parts.owners(key), hex=label)
    return ""


def _fixes(parts: Parts, pair: tuple[str, ...]) -> tuple[Fix, ...]:
    """Return the swap of a pair; where whole sectors are amiss, the regrouping of all keys in its place."""
    if parts.sectors.scattered and parts.are_suits:
        return tuple(regrouped(parts.board))
    if parts.sectors.scattered:
        regrouping = regrouping_for(parts.board)
        return (fix_of(regrouping),) if regrouping else ()
    return (_swap(parts, *pair),) if pair else ()


def _swap(parts: Parts, one: str, other: str) -> Fix:
    """Return the fix by which two keys change owners."""
    title = say(
        "Swap {one}, {owner}, and {other}, {others}",
        one=parts.given(one),
        owner=parts.owners(one),
        other=parts.given(other),
        others=parts.owners(other),
    )
    return Fix(title, parts.swapped((one, other)), safe=False)


def _moved(parts: Parts, spots: list[tuple[str, Hex]]) -> Iterator[Fix]:
    """Yield the fix that moves the town with a key to a hex, if there is one for it."""
    for key, spot in spots:
        town = parts.towns(key)[0]
        label = parts.board.sheet.label(spot)
        title = say("Move {town} to {hex}", town=town.name or say("the town"), hex=label)
        yield Fix(title, ChangeTown(town, replace(town, hex=spot), "Move town"), safe=False)


OUTLYING_CHECKS: tuple[Check, ...] = (KeyOutlying(),)
