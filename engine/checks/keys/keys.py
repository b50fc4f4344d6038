"""Family K: the keys by which towns and specials are drawn."""

from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import Final, NamedTuple

from engine.board.destinations import ways_in
from engine.board.document import Board
from engine.board.keys import KEY_SCHEME_WORDS, key_order
from engine.board.places import Special, Town
from engine.checks.frame.check import Check
from engine.checks.frame.name_suggestions import hint, is_surely_meant, meant_by, unowned
from engine.checks.frame.new_board import still_to_come
from engine.checks.frame.overtyped_names import called_back
from engine.checks.frame.placeholder_names import country_known_as, known_as, on_sheet, town_known_as
from engine.checks.keys.doubled_keys import KeyDoubled, keys_slipped
from engine.checks.keys.unknown_keys import (
    key_meant,
    keys_awaited,
    keys_of_another,
    nearest_scheme,
    only_free,
    other_scheme,
    renumbered,
    special_instead,
    specials_awaited,
    ways_for_special,
    ways_for_town,
)
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.entries import ChangeEntry
from engine.edits.protocol import Several
from engine.edits.towns import ChangeTown, GiveKey
from engine.hexes.lattice import Hex, distance
from engine.messages import Phrase, count_of, either, listed, say
from engine.text.names import ByName, as_folded, folded

_MOST_SINGLE = 5
"""A new board lacks all its keys: that is one finding, not forty-two."""
_NEAR = 7
"""Hexes from the towns of a sector within which a port may be one of its towns."""
_MOST_ABLE = 3
"""Towns that are named as those a key could be given to."""


class _Sort(NamedTuple):
    """What the keys of a sort are for, and the messages where all, many or a few are unassigned.

    ``for_towns`` says whether towns can be given them.
    """

    name: str
    whose: Phrase
    all: Phrase
    many: Phrase
    few: Phrase
    for_towns: bool


_TOWN: Final = _Sort(
    "town",
    "a town",
    "None of the {n} town keys is assigned yet.",
    "{n} town keys are unassigned, including {first} to {last}.",
    "Keys {keys} are unassigned. Assign them to towns.",
    for_towns=True,
)
_SPECIAL: Final = _Sort(
    "special",
    "a special destination",
    "None of the {n} special keys is assigned yet.",
    "{n} special keys are unassigned, including {first} to {last}.",
    "Keys {keys} are unassigned. Assign them to special destinations.",
    for_towns=False,
)


class KeyMissing(Check):
    """A key of the scheme is unassigned.

    Why it matters: when that number or card comes up, no train can run anywhere.

    Example: a board with `keys: dice-36+6` where no town has key 34.

    To fix it, assign the key to a town (important towns may have two or more), or choose a scheme with
    fewer keys. A fix offers nearby towns without a key; keys without such a town are reported together.
    Until half of the town keys are assigned it is only a note.
    """

    code, name, severity = "K101", "key-missing", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield a finding for each key no one has but a town could, one for all others (6.B1a, 6.B1b)."""
        for lacking in self._missing(board):
            yield still_to_come(board, lacking)

    def _missing(self, board: Board) -> Iterator[Finding]:
        """Yield the findings on the keys no one has, whether or not the board is just begun."""
        if keys_of_another(board) & {key for town in board.towns for key in town.keys}:
            return
        # K103 reports a key written as another that the board lacks, and K102 one that is doubled.
        slipped = keys_slipped(board)
        given = {key for town in board.towns for key in town.keys} | keys_awaited(board) | slipped
        called = {special.key for special in board.specials} | specials_awaited(board) | slipped
        scheme = board.key_scheme
        specials = () if scheme.specials == scheme.towns else scheme.specials
        for sort, keys, had in ((_TOWN, scheme.towns, given | called), (_SPECIAL, specials, called)):
            missing = [key for key in keys if key not in had]
            if len(missing) > _MOST_SINGLE:
                first, last = min(missing, key=key_order), max(missing, key=key_order)
                told = sort.all if len(missing) == len(keys) else sort.many
                nobodys = say(told, n=len(missing), first=first, last=last)
                yield self.finding(nobodys, subject=f"{sort.name} keys", path=("keys",))
                continue
            able = {key: _keyless(board, key) if sort.for_towns else [] for key in missing}
            loose = [key for key in missing if not able[key]]
            if len(loose) > 1:
                yield self._of_nobody(board, sort, loose)
            for key in missing:
                if able[key] or len(loose) == 1:
                    yield self._single(board, sort, key, able[key])

    def _of_nobody(self, board: Board, sort: _Sort, keys: list[str]) -> Finding:
        """Return the finding on several keys that no town is there for: one thing to be done, one row."""
        hexes = dict.fromkeys(hex_ for key in keys for hex_ in _hexes_of_sector(board, key))
        told = say(sort.few, keys=listed(keys))
        return self.finding(told, subject=",".join(keys), hexes=tuple(hexes), path=("keys",))

    def _single(self, board: Board, sort: _Sort, key: str, able: list[Town]) -> Finding:
        """Return the finding on one key, with the towns it can be given to."""
        told = say(" {names} has no key yet.", names=either([town.name for town in able])) if able else ""
        return self.finding(
            say(
                "Key {key} is unassigned. Assign it to {whose}.{told}",
                key=key,
                whose=say(sort.whose),
                told=told,
            ),
            subject=key,
            hexes=tuple(town.hex for town in able) or _hexes_of_sector(board, key),
            path=("keys",),
            fixes=tuple(
                Fix(
                    say("Give {key} to {town}", key=key, town=town_known_as(town.name)),
                    GiveKey(town, key),
                    safe=False,
                )
                for town in able
            ),
        )


def _keyless(board: Board, key: str) -> list[Town]:
    """Return the few towns without a key that lie nearest to a key's sector, no port if there is another."""
    called = as_folded(name for ferry in board.ferries for name in ferry.ports)
    called |= as_folded(name for special in board.specials for name in special.towns)
    named = (town for town in board.towns if town.name.strip() and folded(town.name) not in called)
    able = [town for town in named if not town.keys and town.hex in board.sheet]
    sector = _hexes_of_sector(board, key)
    far = {town: median(distance(town.hex, hex_) for hex_ in sector or (town.hex,)) for town in able}
    inland = [town for town in able if not town.port]
    # A port without keys is mostly no more than a port.
    chosen = inland or [town for town in able if far[town] <= _NEAR]
    return sorted(chosen, key=lambda town: far[town])[:_MOST_ABLE]


def _hexes_of_sector(board: Board, key: str) -> tuple[Hex, ...]:
    """Return the hexes of the towns in the sector of a key; none with cards."""
    if not (len(key) == 2 and key.isdigit()):
        return ()
    owners = (town for town in board.towns if any(len(k) == 2 and k[0] == key[0] for k in town.keys))
    return tuple(dict.fromkeys(town.hex for town in owners if town.hex in board.sheet))


class KeyOutOfRange(Check):
    """A key does not belong to the board's key scheme.

    Why it matters: the key can never be drawn, so it never sends a train to that town.

    Example: key 17 or 70 with two dice (they show 11 to 66, each digit 1 to 6), or 2X with cards.

    To fix it, correct or remove the key, or choose the right key scheme; a fix offers the scheme that has
    all assigned keys. If most keys belong to that scheme, they are reported together.
    """

    code, name, severity = "K103", "key-out-of-range", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each key outside the scheme (6.B1a, 6.B1b)."""
        scheme = board.key_scheme
        if scheme.name == "none":
            return
        free, called = only_free(board), say(KEY_SCHEME_WORDS[scheme.name])
        of_another = keys_of_another(board)
        if of_another:
            yield self._all_at_once(board, of_another, called)
        for index, town in enumerate(board.towns):
            for place, key in enumerate(town.keys):
                if key not in scheme.towns and key not in of_another:
                    meant = key_meant(board, key)
                    instead = meant or free
                    yield self.finding(
                        say(
                            "{town} has key {key}, which is not a key of this board ({scheme}).{hint}",
                            town=town.name or say("A town"),
                            key=key,
                            scheme=called,
                            hint=hint(meant) or unowned(free),
                        ),
                        subject=key,
                        hexes=on_sheet(board, (town.hex,)),
                        path=("towns", index, "keys", place),
                        fixes=(
                            *((renumbered(town, key, instead),) if instead else ()),
                            *ways_for_town(board, town, key),
                        ),
                    )
        for index, special in enumerate(board.specials):
            if special.key not in scheme.specials and special.key not in of_another:
                yield self.finding(
                    say(
                        "The special {special} has key {key}, which is not a key of this board "
                        "({scheme}).{hint}",
                        special=known_as(special.name),
                        key=special.key,
                        scheme=called,
                        hint=unowned(special_instead(board, special.key)),
                    ),
                    subject=special.key,
                    hexes=on_sheet(board, ways_in(board, special)),
                    path=("specials", index, "key"),
                    fixes=tuple(ways_for_special(board, special)),
                )

    def _all_at_once(self, board: Board, keys: frozenset[str], called: Phrase) -> Finding:
        """Return the finding on a scheme that was not the one the keys were given for."""
        towns = [town for town in board.towns if not keys.isdisjoint(town.keys) and town.hex in board.sheet]
        return self.finding(
            say(
                "{n} keys, including {first} to {last}, are not keys of this board ({scheme}).",
                n=len(keys),
                first=min(keys, key=key_order),
                last=max(keys, key=key_order),
                scheme=called,
            ),
            subject="scheme",
            hexes=tuple(dict.fromkeys(town.hex for town in towns)),
            path=("keys",),
            fixes=tuple(other_scheme(board)),
        )


class SpecialLeadsNowhere(Check):
    """A special destination has no entry, or names a town or country that does not exist.

    Why it matters: the special has fewer entries than the sheet shows, or none, and then no one can run
    there.

    Example: `{key: 5, name: Ireland, towns: [Fishgard]}` where the town is called Fishguard, or
    `any: port` on a board without a port.

    To fix it, correct the name, or choose existing hexes, towns, ports, a country or an edge.
    """

    code, name, severity = "K104", "special-leads-nowhere", Severity.ERROR
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each unknown name, and for a special without any way in (6.B1c)."""
        for index, special in enumerate(board.specials):
            misspelt = list(self._misspelt(board, index, special))
            yield from misspelt
            # Where names lead nowhere it is they that are wrong.
            if not misspelt and not ways_in(board, special):
                portless = special.any == "port" and not any(town.port for town in board.towns)
                yield self.finding(
                    say(
                        "The special {special} leads to any port, but no town is a port.",
                        special=known_as(special.name),
                    )
                    if portless
                    else say(
                        "The special {special} has no entry that track can reach. Give it hexes on land, "
                        "towns, a country or an edge.",
                        special=known_as(special.name),
                    ),
                    subject=special.key,
                    hexes=on_sheet(board, special.hexes),
                    path=("specials", index),
                )

    def _misspelt(self, board: Board, index: int, special: Special) -> Iterator[Finding]:
        """Yield one finding for each name of a special that no town or country bears."""
        countries = ByName((country.name, country) for country in board.countries)
        for place, name in enumerate(special.towns):
            if name not in board.towns_by_name:
                meant = meant_by(name, (each for each in board.towns_by_name if each not in special.towns))
                towns = tuple(meant if each == name else each for each in special.towns)
                yield self.finding(
                    say(
                        "The special {special} leads to {name}, but there is no such town.{hint}",
                        special=known_as(special.name),
                        name=town_known_as(name),
                        hint=hint(meant),
                    ),
                    subject=f"{special.key},{name}",
                    hexes=on_sheet(board, ways_in(board, special)),
                    path=("specials", index, "towns", place),
                    fixes=(
                        *_corrected(special, replace(special, towns=towns), name, meant),
                        *called_back(board, name),
                    ),
                )
        if special.country is not None and special.country not in countries:
            meant = meant_by(special.country, countries)
            yield self.finding(
                say(
                    "The special {special} leads to {country}, but there is no such country.{hint}",
                    special=known_as(special.name),
                    country=country_known_as(special.country),
                    hint=hint(meant),
                ),
                subject=f"{special.key},{special.country}",
                hexes=on_sheet(board, ways_in(board, special)),
                path=("specials", index, "country"),
                fixes=tuple(_corrected(special, replace(special, country=meant), special.country, meant)),
            )


class KeysUnused(Check):
    """Towns or specials have keys, but the map has no key scheme.

    Why it matters: without a scheme nothing is drawn, so there are no races. Usually the scheme was set to
    none to hide its findings, and forgotten.

    Example: `keys: none` on a board where Cardiff has the keys 11 and 12.

    To fix it, choose the right scheme in the board's properties, for example dice-36+6, or remove the keys.
    A fix offers the scheme that has all, or most, of the assigned keys. If fewer than half of its keys are
    assigned, it offers to remove them.
    """

    code, name, severity = "K111", "keys-unused", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for all keys on a board without a scheme (6.B1a)."""
        towns = [town for town in board.towns if town.keys]
        if board.key_scheme.name != "none" or not (towns or board.specials):
            return
        n = len({key for town in towns for key in town.keys} | {special.key for special in board.specials})
        yield self.finding(
            say(
                "The map has no key scheme, but {n}. Nothing can be drawn with them.",
                n=count_of(n, "{n} key is assigned", "{n} keys are assigned"),
            ),
            hexes=tuple(dict.fromkeys(town.hex for town in towns if town.hex in board.sheet)),
            path=("keys",),
            fixes=tuple(_with_scheme(board) or _without_keys(board)),
        )


def _with_scheme(board: Board) -> list[Fix]:
    """Return the fixes that choose a scheme of whose keys the board gives at least half."""
    given = {key for town in board.towns for key in town.keys}
    mended = ((fix, fix.edit.apply(board).key_scheme) for fix in nearest_scheme(board))
    return [fix for fix, scheme in mended if 2 * len(given) >= len(scheme.towns)]


def _without_keys(board: Board) -> Iterator[Fix]:
    """Yield the fix that takes all towns their keys, where no special is left that has one."""
    keyed = [town for town in board.towns if town.keys]
    if keyed and not board.specials:
        edits = tuple(ChangeTown(town, replace(town, keys=()), "Remove key") for town in keyed)
        yield Fix("Remove the keys", Several("Remove keys", edits), safe=False, choice=True)


def _corrected(special: Special, mended: Special, name: str, meant: str) -> Iterator[Fix]:
    """Yield the fix that writes in a special the name that is meant in the place of one."""
    if meant:
        yield Fix(
            say("Change it to {meant}", meant=meant),
            ChangeEntry(special, mended, "Correct special"),
            safe=False,
            choice=not is_surely_meant(name, meant),
        )


KEY_CHECKS: tuple[Check, ...] = (
    KeyMissing(),
    KeyDoubled(),
    KeyOutOfRange(),
    SpecialLeadsNowhere(),
    KeysUnused(),
)
