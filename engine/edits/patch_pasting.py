"""How a patch lands on a board: what of it the board takes, and what has to be left out."""

from collections import Counter
from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from typing import Final

import numpy as np

from engine.board.contents import Contents, contents_of
from engine.board.document import Board
from engine.board.ground_arrays import Ground, Plots
from engine.board.keys import key_order
from engine.board.layers import frozen
from engine.board.lines import SideLine
from engine.board.patches import Patch, lifted
from engine.board.places import Country, Covering, Ferry, Special, Town
from engine.board.rules import Connection, SpecialRule, StartRule
from engine.board.terrain import CLOSED, FIRST_OWN, MOST_OWN, OPEN, WATER, TerrainKind
from engine.edits.clearing import cleared
from engine.edits.countries import MOST_COUNTRIES
from engine.edits.lines import ordered
from engine.edits.terrain_kinds import free_symbol, is_free_symbol
from engine.hexes.lattice import Hex
from engine.hexes.sides import Side, corners_of
from engine.messages import Phrase, Saying, count_of, say
from engine.text.names import ByName, folded, place_of

_FALLEN: Final[tuple[Phrase, Phrase]] = (
    "{n} hex not pasted, because off the map.",
    "{n} hexes not pasted, because off the map.",
)
_LOST: Final[tuple[Phrase, Phrase]] = (
    "{n} item there not pasted.",
    "{n} items there not pasted.",
)
_NO_TERRAIN: Phrase = "The board has too many kinds of terrain, so {name} became open land."
_NO_COUNTRY: Phrase = "The board has too many countries, so the land of {name} belongs to no country now."

_AREAS: Final = frozenset({"waters", "city_regions"})
_DRY: Final = frozenset(range(FIRST_OWN + MOST_OWN)) - CLOSED


@dataclass(frozen=True)
class Landing:
    """The board with a patch on it, the hexes of it on the map, and what was left out or changed."""

    board: Board
    hexes: frozenset[Hex]
    said: tuple[Saying, ...] = ()


def relocated(board: Board, patch: Patch, home: frozenset[Hex]) -> Landing:
    """Put a patch down and clear the hexes it was lifted from; where it still lies there, leave all as it is.

    What moves on its own board keeps its names and its keys, even those that another has too.
    """
    if patch.hexes <= home and patch == lifted(board, home):
        return Landing(board, patch.hexes)
    return landed(cleared(board, home, ground=True), patch, moved=True)


def landed(board: Board, patch: Patch, *, moved: bool = False) -> Landing:
    """Put a patch down where its hexes lie; a board that changes nothing is the same object.

    A patch ``moved`` on its own board keeps the names and keys it has; else those in use are not to be had.
    """
    plots = patch.plots.on_map(board)
    if not plots:
        return Landing(board, frozenset(), (say("None of its hexes is on the map."),))
    fallen = len(patch.plots) - len(plots)
    said = [count_of(fallen, *_FALLEN)] if fallen else []
    hexes = plots.hexes
    contents = patch.contents.within(hexes) if fallen else patch.contents
    lost = _number(patch.contents) - _number(contents)
    if lost:
        said.append(count_of(lost, *_LOST))
    grounded, more = _with_ground(board, plots, moved=moved)
    stood = _Standing(grounded, hexes, contents, moved=moved)
    changed = stood.board()
    return Landing(board if changed == board else changed, hexes, (*said, *more, *stood.said))


def _number(contents: Contents) -> int:
    """Return how many things are there; waters and regions are part of the ground."""
    return sum(len(things) for name, things in vars(contents).items() if name not in _AREAS)


# -- ground ----------------------------------------------------------------------------------


def _with_ground(board: Board, plots: Plots, *, moved: bool) -> tuple[Board, list[Saying]]:
    """Lay the ground of plots; their countries too, if any of them has one."""
    said: list[Saying] = []
    board, codes = _kinds_taken(board, plots.grounds_there, said)
    there = [_named_within(land, plots) for land in plots.lands_there]
    board, numbers = _countries_taken(board, there, said, moved=moved)
    terrain, country = board.terrain.copy(), board.country.copy()
    places = plots.places(board.sheet)
    terrain[places] = np.array([codes.get(ground, OPEN) for ground in plots.grounds])[plots.terrain]
    if there:
        by_land = [0 if land is None else numbers.get(land.name, 0) for land in plots.lands]
        country[places] = np.array(by_land)[plots.country]
    if not np.array_equal(terrain, board.terrain):
        board = board.edited(terrain=frozen(terrain))
    if not np.array_equal(country, board.country):
        board = board.edited(country=frozen(country))
    return board, said


def _named_within(land: Country, plots: Plots) -> Country:
    """Return a country without the place of its name where that is none of the plots that land."""
    return land if land.name_at is None or land.name_at in plots.hexes else replace(land, name_at=None)


def _kinds_taken(
    board: Board, grounds: Iterable[Ground], said: list[Saying]
) -> tuple[Board, Mapping[Ground, int]]:
    """Return the board with the kinds of terrain of some grounds, and the code of each ground."""
    codes: dict[Ground, int] = {}
    for ground in grounds:
        if not isinstance(ground, TerrainKind):
            codes[ground] = ground
            continue
        alike = (n for n, kind in enumerate(board.kinds) if replace(kind, symbol=ground.symbol) == ground)
        number = next(alike, len(board.kinds))
        if number == MOST_OWN:
            said.append(say(_NO_TERRAIN, name=ground.name))
            codes[ground] = OPEN
            continue
        if number == len(board.kinds):
            is_free = is_free_symbol(board, ground.symbol)
            symbol = ground.symbol if is_free else free_symbol(board, ground.name)
            board = board.edited(kinds=(*board.kinds, replace(ground, symbol=symbol)))
        codes[ground] = FIRST_OWN + number
    return board, codes


def _countries_taken(
    board: Board, lands: Iterable[Country], said: list[Saying], *, moved: bool
) -> tuple[Board, Mapping[str, int]]:
    """Return the board with some countries, and the number of each by its name.

    The place of a name goes along on its own board, and to one to which the country is new.
    """
    numbers: dict[str, int] = {}
    for land in lands:
        at = place_of(land.name, [other.name for other in board.countries])
        if at is None and len(board.countries) < MOST_COUNTRIES:
            board, at = board.edited(countries=(*board.countries, land)), len(board.countries)
        if at is None:
            said.append(say(_NO_COUNTRY, name=land.name))
        numbers[land.name] = 0 if at is None else at + 1
        if moved and land.name_at is not None and at is not None:
            placed = replace(board.countries[at], name_at=land.name_at)
            board = board.edited(countries=(*board.countries[:at], placed, *board.countries[at + 1 :]))
    return board, numbers


# -- what is on it -------------------------------------------------------------------------


class _Standing:
    """Things put down on the ground of a board, next to those that are there already."""

    def __init__(self, board: Board, hexes: frozenset[Hex], new: Contents, *, moved: bool) -> None:
        self._board = board
        self._new = new
        self._moved = moved
        self.said: list[Saying] = []
        taken = {town.hex for town in new.towns}
        self._old = tuple(town for town in board.towns if town.hex not in taken)
        gone = [town.name or say("a town") for town in board.towns if town.hex in taken]
        if gone:
            self.said.append(say("Replaced: {names}.", names=tuple(gone)))
        self._left = contents_of(board).without(hexes)
        self._names = self._renamed()

    def board(self) -> Board:
        """Return the board with everything on it."""
        board, new = self._board, self._new
        towns = (*self._old, *self._keyed())
        keys = {key for town in towns for key in town.keys} | {each.key for each in board.specials}
        changed = {
            "lines": _joined(board, new.lines),
            "towns": towns,
            "waters": self._filled(self._left.waters, new.waters, WATER),
            "city_regions": self._filled(self._left.city_regions, new.city_regions, _DRY),
            "specials": (*board.specials, *self._specials(keys)),
            "ferries": _added(board.ferries, [self._called(ferry) for ferry in new.ferries]),
            "permitted_builds": _added(board.permitted_builds, new.permitted_builds),
            "special_rules": _added(board.special_rules, [self._called(r) for r in new.special_rules]),
        }
        return board.edited(**{name: now for name, now in changed.items() if now != getattr(board, name)})

    def _renamed(self) -> dict[str, str]:
        """Return the names the new towns get: with a number where there is one of the name already."""
        taken = set() if self._moved else {folded(town.name) for town in self._old}
        names: dict[str, str] = {}
        for old in dict.fromkeys(town.name for town in self._new.towns if town.name):
            tries = (old if number == 1 else f"{old} {number}" for number in count(1))
            names[old] = next(name for name in tries if folded(name) not in taken)
            taken.add(folded(names[old]))
        changed = [say("{old} as {name}", old=old, name=name) for old, name in names.items() if old != name]
        if changed:
            self.said.append(say("Renamed: {names}.", names=tuple(changed)))
        return names

    def _keyed(self) -> list[Town]:
        """Return the new towns with their names, and those of their keys that are still to be had."""
        towns = [
            replace(
                town,
                name=self._names.get(town.name, town.name),
                keys=tuple(key for key in sorted(town.keys, key=key_order) if self._is_free(key, town)),
            )
            for town in self._new.towns
        ]
        kept = {key for town in towns for key in town.keys}
        lost = sorted({key for town in self._new.towns for key in town.keys} - kept, key=key_order)
        if lost:
            self.said.append(
                say("Keys not pasted, because used or not on this board: {keys}.", keys=tuple(lost))
            )
        return towns

    def _is_free(self, key: str, town: Town) -> bool:
        """Return whether a new town can have a key: an unassigned one, or one two small towns share."""
        if self._moved:
            return True
        if key not in self._board.key_scheme.towns or key in self._special_keys:
            return False
        owners = [old for old in self._old if key in old.keys]
        is_pair = len(owners) == 1 and self._callers[key] == 1
        return not owners or (is_pair and town.small and owners[0].small)

    @cached_property
    def _special_keys(self) -> frozenset[str]:
        """The keys the board's specials have."""
        return frozenset(special.key for special in self._board.specials)

    @cached_property
    def _callers(self) -> Counter[str]:
        """How many of the new towns ask for each key."""
        return Counter(key for town in self._new.towns for key in town.keys)

    def _specials(self, taken: Set[str]) -> list[Special]:
        """Return the new specials whose keys are still to be had."""
        asked = frozenset(special.key for special in self._new.specials)
        usable = asked if self._moved else frozenset(self._board.key_scheme.specials) - taken
        lost = [special.name or special.key for special in self._new.specials if special.key not in usable]
        if lost:
            self.said.append(
                say("Specials not pasted, because their keys are used: {names}.", names=tuple(lost))
            )
        return [
            replace(special, towns=self._towns(special.towns))
            for special in self._new.specials
            if special.key in usable
        ]

    def _called(self, placed: Ferry | SpecialRule) -> Ferry | SpecialRule:
        """Return a ferry or a rule that calls its towns by their names here."""
        match placed:
            case StartRule() | Connection():
                return replace(placed, towns=self._towns(placed.towns))
            case Ferry():
                first, second = self._towns(placed.ports)
                return replace(placed, ports=(first, second))
        return placed

    def _towns(self, names: Iterable[str]) -> tuple[str, ...]:
        here = ByName(self._names.items())
        return tuple(here.get(name, name) for name in names)

    def _filled(
        self, areas: tuple[Covering, ...], new: tuple[Covering, ...], grounds: Set[int]
    ) -> tuple[Covering, ...]:
        """Return areas with the hexes of the new ones of their names, and those that are new.

        Only hexes of some ``grounds``, by their codes, can be of such an area.
        """
        found = list(areas)
        for area in new:
            there = place_of(area.name, [each.name for each in found])
            fit: list[Hex] = [hex_ for hex_ in area.hexes if self._board.terrain_at(hex_) in grounds]
            at = len(found) if there is None else there
            old: Covering = found[at] if at < len(found) else replace(area, hexes=())
            hexes = tuple(sorted({*old.hexes, *fit}, key=self._board.sheet.rank))
            # The place of a name goes along on its own board, and to one to which the area is new.
            name_at = (self._moved and area.name_at) or old.name_at
            if at < len(found) or fit:
                found[at : at + 1] = [replace(old, hexes=hexes, name_at=name_at)]
        return tuple(found)


def _added(old: tuple[object, ...], new: Iterable[object]) -> tuple[object, ...]:
    """Return a list with new entries at its end, none of them twice."""
    return (*old, *(entry for entry in dict.fromkeys(new) if entry not in old))


def _joined(board: Board, new: Iterable[SideLine]) -> tuple[SideLine, ...]:
    """Return the board's lines with new ones, each going on with its namesake where that ends next to it.

    Sides that carry a line of the kind already keep that one.
    """
    lines = list(board.lines)
    taken = {(line.kind, side) for line in board.lines for side in line.sides}
    for line in new:
        sides = tuple(side for side in line.sides if (line.kind, side) not in taken)
        at = _going_on(lines[: len(board.lines)], line, sides)
        if at is not None:
            lines[at] = replace(lines[at], sides=ordered((*lines[at].sides, *sides)))
        elif sides:
            lines.append(replace(line, sides=ordered(sides)))
    return tuple(lines)


def _going_on(lines: Iterable[SideLine], line: SideLine, sides: Iterable[Side]) -> int | None:
    """Return the number of the first of some lines that has a line's name and ends next to its sides."""
    namesakes = [
        (at, old)
        for at, old in enumerate(lines)
        if line.name and (old.kind, old.name) == (line.kind, line.name)
    ]
    if not namesakes:
        return None
    ends = {corner for side in sides for corner in corners_of(side)}
    return next((at for at, old in namesakes if ends & old.ends), None)
