"""Family K, the part that concerns sectors: 11 to 16 are sector 1, which should be one part of the map."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from statistics import fmean

from engine.board.document import Board
from engine.board.keys import key_order
from engine.board.places import Town
from engine.checks.check import Check
from engine.checks.doubled_keys import keys_doubled
from engine.checks.draws.sectors import Sectors, sectors_of
from engine.checks.misplacing import spots_meant
from engine.checks.regrouping import details_of, fix_of, regrouping_for
from engine.checks.suits import cards_exchanged, regrouped, suits_strewn
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.keys import SwapKeys
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex
from engine.sayings import Phrase, Saying, either, listed, say

_Amiss = tuple[str, tuple[str, ...], tuple[Hex, ...]]
"""A key, the pair it seems exchanged in if any, and the hexes its town may be meant to lie at."""
_DOUBLED: Phrase = " Part the keys that two places have first: they can then be regrouped."


class SectorScattered(Check):
    """The towns of a sector are strewn over the map.

    Why it matters: the tens digit tells players at a glance in which part of the map a town lies, and
    the race tables of postal games pair the sectors so that every race leads across the map. Where
    a sector is no region both are lost.

    Example: 21 in Devon, 22 in Kent, 23 in Durham.

    To mend it, give the towns of one region the keys of one tens: 11 to 16 in the west, 21 to 26
    beside them, and so on. A fix that gives all keys anew so is offered; it says what becomes
    of the draw. Boards Platelayer comes with keep the mean distance within a sector below
    half of that to other sectors' towns; more than three quarters is reported. On a board of cards
    the suits are judged so: spades in one part of the map, hearts in the next, unless the four of each
    rank lie together. Waive it if your keys are strewn on purpose.
    """

    code, name, severity = "K106", "sector-scattered", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for each sector as far from itself as from others, or one for most (6.B1a)."""
        sectors = sectors_of(board)
        for suits, told in suits_strewn(board):
            yield self._strewn_suits(board, suits, told)
        if sectors is None or not sectors.scattered:
            return
        regrouping = regrouping_for(board)
        # Where most are scattered the keys were never laid out by sectors: one thing to be told.
        strewn = 2 * len(sectors.scattered) > len(sectors.keys)
        for names in (sectors.scattered,) if strewn else ((name,) for name in sectors.scattered):
            owners = [town for town in board.towns if any(key[:1] in names for key in _tens(town))]
            first = "" if regrouping or not keys_doubled(board) else say(_DOUBLED)
            yield self.finding(
                say("{told}{hint}", told=_told(sectors, names), hint=first),
                subject="sectors" if strewn else names[0],
                hexes=tuple(dict.fromkeys(town.hex for town in owners)),
                path=("towns", board.towns.index(owners[0]), "keys"),
                fixes=(fix_of(regrouping),) if regrouping else (),
                details=details_of(board, regrouping) if regrouping else "",
            )

    def _strewn_suits(self, board: Board, suits: tuple[str, ...], told: Saying) -> Finding:
        """Return the finding on suits that are no parts of the map."""
        owners = [town for town in board.towns if any(key[-1:] in suits for key in town.keys)]
        return self.finding(
            told,
            subject="suits" if len(suits) > 1 else suits[0],
            hexes=tuple(dict.fromkeys(town.hex for town in owners)),
            path=("towns", board.towns.index(owners[0]), "keys"),
            fixes=tuple(regrouped(board)),
        )


def _told(sectors: Sectors, names: tuple[str, ...]) -> Saying:
    """Return how far the towns of scattered sectors lie apart."""
    within = fmean(sectors.within(name) for name in names)
    without = fmean(sectors.without(name) for name in names)
    if len(names) > 1:
        return say(
            "The towns of {n} of {of} sectors lie {within:.1f} hexes apart on average, and "
            "only {without:.1f} from those of other sectors.",
            n=len(names),
            of=len(sectors.keys),
            within=within,
            without=without,
        )
    return say(
        "The towns of sector {sector} lie {within:.1f} hexes apart on average, and only "
        "{without:.1f} from those of other sectors.",
        sector=names[0],
        within=within,
        without=without,
    )


class KeyOutlying(Check):
    """A key lies far from the others of its sector, or two keys seem exchanged.

    Why it matters: players look for a town where its tens digit says it is. It is often a slip: two
    digits exchanged, or a town that was given the key of its neighbour.

    Example: Bath with the key 13 where 11 to 16 are in Pembrokeshire, and Pembroke Dock with 63.

    To mend it, swap the two keys; the swap is offered where both then lie well in their sectors, and
    for three keys that went round, as one. Where hexes of almost the same label lie in the sector, the town
    may be meant to lie at one of them: the key is right then, and the hex is not. Where whole sectors are
    scattered (K106), giving all keys anew is offered instead. On a board of cards only two that
    seem exchanged between suits are told.
    """

    code, name, severity = "K107", "key-outlying", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each key that lies amiss, with the swap that mends it (6.B1a, 6.B1b)."""
        for cards in cards_exchanged(board):
            yield self._between_suits(board, cards)
        sectors = sectors_of(board)
        if sectors is None:
            return
        hexes = dict(sectors.hexes)
        round_ = {key for three in sectors.rotated for key in three}
        for three in sectors.rotated:
            yield self._rotated(board, three, hexes)
        for key, pair, spots in _amiss(board, sectors, round_):
            index = next(index for index, town in enumerate(board.towns) if key in town.keys)
            yield self.finding(
                _sentence(board, sectors, key, pair, spots),
                subject=key,
                hexes=tuple(dict.fromkeys(hexes[key])),
                path=("towns", index, "keys"),
                fixes=tuple(_fixes(board, sectors, key, pair, spots)),
            )

    def _between_suits(self, board: Board, pair: tuple[str, str]) -> Finding:
        """Return the finding on two cards of which each lies where the other's suit does."""
        one, other = pair
        towns = [town for town in board.towns if not set(pair).isdisjoint(town.keys)]
        return self.finding(
            say(
                "Keys {one}, {owner}, and {other}, {others}, seem exchanged: each lies in the other's suit.",
                one=one,
                owner=_owners(board, one),
                other=other,
                others=_owners(board, other),
            ),
            subject=",".join(pair),
            hexes=tuple(dict.fromkeys(town.hex for town in towns)),
            path=("towns", board.towns.index(towns[0]), "keys"),
            fixes=(_swap(board, pair),),
        )

    def _rotated(
        self, board: Board, three: tuple[str, str, str], hexes: Mapping[str, tuple[Hex, ...]]
    ) -> Finding:
        """Return the finding on three keys that seem to have gone round, with what turns them back."""
        first, second, third = three
        steps = listed(
            [
                say("{key} at {owner}", key=key, owner=_owners(board, other))
                for key, other in ((first, second), (second, third), (third, first))
            ]
        )
        back = SwapKeys(((first, second), (second, third)))
        return self.finding(
            say("Three keys seem to have gone round: they would lie well with {steps}.", steps=steps),
            subject=",".join(three),
            hexes=tuple(dict.fromkeys(hex_ for key in three for hex_ in hexes[key])),
            path=("towns", next(n for n, town in enumerate(board.towns) if first in town.keys), "keys"),
            fixes=(Fix(say("Put {steps}", steps=steps), back, safe=False),),
        )


def _amiss(board: Board, sectors: Sectors, told: set[str]) -> Iterator[_Amiss]:
    """Yield each key that lies amiss, the pair it seems exchanged in, and the hexes its town may be meant at.

    Left out are those ``told`` of before, and of a scattered sector, of which K106 tells.
    """
    outlying = set(sectors.outlying)
    lone = {key for key in outlying if key[0] not in sectors.scattered} - told
    pairs: dict[str, tuple[str, str]] = {}
    for swap in sectors.exchanged:
        if told.isdisjoint(swap) and sectors.is_mended(sectors.after([swap]), swap):
            astray = outlying.intersection(swap)
            # Of a town that is only put astray the other is no culprit.
            alone = len(astray) == 1 and any(spots_meant(board, sectors, key, swap) for key in astray)
            pairs |= dict.fromkeys(astray if alone else swap, swap)
    for key in sorted(lone.union(pairs)):
        pair: tuple[str, ...] = pairs.get(key, ())
        yield key, pair, () if pair and outlying.issuperset(pair) else spots_meant(board, sectors, key, pair)


def _sentence(
    board: Board, sectors: Sectors, key: str, pair: tuple[str, ...], spots: tuple[Hex, ...]
) -> Saying:
    """Return what is amiss with a key: how far off it lies, with which it seems exchanged, hexes meant."""
    here, owner = sectors.to_sector(key, key[0]), _owners(board, key)
    labels = either([board.sheet.label(spot) for spot in spots])
    asked = say(" Is {owner} meant to lie at {hex}?", owner=owner, hex=labels) if spots else ""
    if pair:
        other = pair[0] if pair[1] == key else pair[1]
        return say(
            "Key {key}, {owner}, lies some {here:.0f} hexes from sector {sector}; {others}, with {other}, "
            "lies {there:.0f} from it.{asked}",
            key=key,
            owner=owner,
            here=here,
            sector=key[0],
            others=_owners(board, other),
            other=other,
            there=sectors.to_sector(other, key[0], key),
            asked=asked,
        )
    nearest = sectors.nearest(key)
    return say(
        "Key {key}, {owner}, lies some {here:.0f} hexes from sector {sector}, and {there:.0f} from "
        "sector {nearest}.{asked}",
        key=key,
        owner=owner,
        here=here,
        sector=key[0],
        there=sectors.to_sector(key, nearest),
        nearest=nearest,
        asked=asked,
    )


def _fixes(
    board: Board, sectors: Sectors, key: str, pair: tuple[str, ...], spots: tuple[Hex, ...]
) -> Iterator[Fix]:
    """Yield the swap of a pair and what moves a key's town, that first where the other of the pair lies well.

    Where whole sectors are amiss the regrouping of all keys stands in the place of the swap.
    """
    moves, swaps = list(_moved(board, key, spots)), [_swap(board, pair)] if pair else []
    if sectors.scattered:
        regrouping = regrouping_for(board)
        swaps = [fix_of(regrouping)] if regrouping else []
    yield from (*moves, *swaps) if key in sectors.outlying and not sectors.scattered else (*swaps, *moves)


def _swap(board: Board, pair: tuple[str, ...]) -> Fix:
    """Return the fix by which two keys change owners."""
    one, other = pair
    title = say(
        "Swap {one}, {owner}, and {other}, {others}",
        one=one,
        owner=_owners(board, one),
        other=other,
        others=_owners(board, other),
    )
    return Fix(title, SwapKeys(((one, other),)), safe=False)


def _moved(board: Board, key: str, spots: tuple[Hex, ...]) -> Iterator[Fix]:
    """Yield the fixes that move the town with a key to hexes it may be meant to lie at."""
    town = next(town for town in board.towns if key in town.keys)
    for spot in spots:
        title = say("Move {town} to {hex}", town=town.name or say("the town"), hex=board.sheet.label(spot))
        yield Fix(title, ChangeTown(town, replace(town, hex=spot), "Move town"), safe=False)


def _owners(board: Board, key: str) -> Saying:
    """Return the names of the towns with a key."""
    names = (town.name or say("a town without a name") for town in board.towns if key in town.keys)
    return either(list(dict.fromkeys(names)))


def _tens(town: Town) -> list[str]:
    """Return the keys of a town that belong to sectors, in order."""
    return sorted((key for key in town.keys if len(key) == 2 and key.isdigit()), key=key_order)


SECTOR_CHECKS: tuple[Check, ...] = (SectorScattered(), KeyOutlying())
