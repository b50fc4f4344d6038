"""What is on hexes and along their sides, without the sheet itself.

What runs over several hexes belongs to a set of hexes when it lies wholly within; of a line and of
a named water or a region any piece can be had. A side lies within when both its hexes do.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Covering, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import AtPlaces, Connection, Crossing, SpecialRule, StartRule
from engine.hexes.lattice import Hex
from engine.hexes.motions import Motion
from engine.hexes.sides import hexes_of
from engine.text.names import as_folded, folded

Whole = Special | Ferry | PermittedBuild | Crossing | AtPlaces
"""What may lie on hexes in part, and is had as a whole alone."""
T = TypeVar("T")
"""What is had whole or not at all."""


@dataclass(frozen=True)
class Contents:
    """Lists of things as a board has them."""

    lines: tuple[SideLine, ...] = ()
    towns: tuple[Town, ...] = ()
    waters: tuple[Water, ...] = ()
    city_regions: tuple[CityRegion, ...] = ()
    specials: tuple[Special, ...] = ()
    ferries: tuple[Ferry, ...] = ()
    permitted_builds: tuple[PermittedBuild, ...] = ()
    special_rules: tuple[SpecialRule, ...] = ()

    def within(self, hexes: frozenset[Hex]) -> "Contents":
        """Return what is on some hexes."""
        return self._sifted(hexes, inside=True)

    def without(self, hexes: frozenset[Hex]) -> "Contents":
        """Return what is left when what is on some hexes is removed."""
        return self._sifted(hexes, inside=False)

    def half_within(self, hexes: frozenset[Hex]) -> tuple[Whole, ...]:
        """Return what lies on some hexes in part alone, so that it is not had with them."""
        names = as_folded(town.name for town in self.towns if town.hex in hexes)
        things = (*self.specials, *self.ferries, *self.permitted_builds, *self.special_rules)
        wholes = (thing for thing in things if isinstance(thing, Whole))
        return tuple(
            thing
            for thing in wholes
            if _touches(thing, hexes, names) and not lies_within(thing, hexes, names)
        )

    def _sifted(self, hexes: frozenset[Hex], *, inside: bool) -> "Contents":
        """Return what is on some hexes, or everything else."""
        names = as_folded(town.name for town in self.towns if town.hex in hexes)

        def wanted(things: tuple[T, ...]) -> tuple[T, ...]:
            return tuple(thing for thing in things if lies_within(thing, hexes, names) == inside)

        def cut(line: SideLine) -> SideLine:
            sides = line.sides
            return replace(line, sides=tuple(s for s in sides if hexes.issuperset(hexes_of(s)) == inside))

        def part(area: Covering) -> Covering:
            left = tuple(hex_ for hex_ in area.hexes if (hex_ in hexes) == inside)
            # Its name goes with the piece it is on; what is left keeps it until that is put down.
            is_named = not inside or area.name_at in hexes
            return replace(area, hexes=left, name_at=area.name_at if is_named else None)

        def shrunk(areas: tuple[Covering, ...]) -> tuple[Covering, ...]:
            # An area keeps its name when it loses its last hex, as when it is painted over.
            return tuple(area for area in map(part, areas) if area.hexes or not inside)

        lines = map(cut, self.lines)
        return Contents(
            lines=tuple(line for line in lines if line.sides),
            towns=tuple(town for town in self.towns if (town.hex in hexes) == inside),
            waters=shrunk(self.waters),
            city_regions=shrunk(self.city_regions),
            specials=wanted(self.specials),
            ferries=wanted(self.ferries),
            permitted_builds=wanted(self.permitted_builds),
            special_rules=wanted(self.special_rules),
        )

    def carried(self, motion: Motion) -> "Contents":
        """Return everything where a motion of the lattice brings it."""

        def hexes(old: Iterable[Hex]) -> tuple[Hex, ...]:
            return tuple(map(motion.hex, old))

        return Contents(
            lines=tuple(replace(line, sides=tuple(map(motion.side, line.sides))) for line in self.lines),
            towns=tuple(replace(town, hex=motion.hex(town.hex)) for town in self.towns),
            waters=tuple(_area_carried(water, motion) for water in self.waters),
            city_regions=tuple(_area_carried(region, motion) for region in self.city_regions),
            specials=tuple(replace(each, hexes=hexes(each.hexes)) for each in self.specials),
            ferries=tuple(replace(ferry, course=hexes(ferry.course)) for ferry in self.ferries),
            permitted_builds=tuple(replace(b, course=hexes(b.course)) for b in self.permitted_builds),
            special_rules=tuple(_rule_carried(rule, hexes) for rule in self.special_rules),
        )


def _area_carried(area: Covering, motion: Motion) -> Covering:
    """Return an area, and where its name was put, carried elsewhere."""
    name_at = None if area.name_at is None else motion.hex(area.name_at)
    return replace(area, hexes=tuple(map(motion.hex, area.hexes)), name_at=name_at)


def _rule_carried(rule: SpecialRule, hexes: Callable[[Iterable[Hex]], tuple[Hex, ...]]) -> SpecialRule:
    match rule:
        case Crossing():
            return replace(rule, course=hexes(rule.course))
        case StartRule() | Connection():
            return replace(rule, hexes=hexes(rule.hexes))
    return rule


def contents_of(board: Board) -> Contents:
    """Return everything that is on a board."""
    return Contents(
        board.lines,
        board.towns,
        board.waters,
        board.city_regions,
        board.specials,
        board.ferries,
        board.permitted_builds,
        board.special_rules,
    )


def _touches(thing: Whole, hexes: frozenset[Hex], towns: frozenset[str]) -> bool:
    """Return whether a thing has any of its places on some hexes; the names of towns there are folded."""
    match thing:
        case Special() | StartRule() | Connection():
            return not (hexes.isdisjoint(thing.hexes) and towns.isdisjoint(map(folded, thing.towns)))
        case Ferry():
            return not (hexes.isdisjoint(thing.course) and towns.isdisjoint(map(folded, thing.ports)))
    return not hexes.isdisjoint(thing.course)


def lies_within(thing: object, hexes: frozenset[Hex], towns: frozenset[str]) -> bool:
    """Return whether all places of a thing lie on some hexes; the names of the ``towns`` there are folded."""
    match thing:
        case Special(any=None, country=None, edge=None) | StartRule() | Connection():
            has_places = bool(thing.hexes or thing.towns)
            return has_places and hexes.issuperset(thing.hexes) and towns.issuperset(map(folded, thing.towns))
        case Ferry():
            return towns.issuperset(map(folded, thing.ports)) and hexes.issuperset(thing.course)
        case PermittedBuild() | Crossing():
            return bool(thing.course) and hexes.issuperset(thing.course)
    return False
