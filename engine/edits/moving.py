"""Everything on a board carried to another sheet, and what is cut off on the way."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

import numpy as np

from engine.board.city_fields import cities_rule, values_of
from engine.board.city_rules import DynamicCities
from engine.board.document import Board, Underlay, Waiver
from engine.board.earth import Earth, EarthError, Globe, pinned
from engine.board.layers import Layer, frozen
from engine.board.lines import SideLine
from engine.board.places import Covering, Ferry, NamedArea, Special
from engine.board.rules import Connection, Crossing, Fields, OtherRule, Plain, SpecialRule, StartRule
from engine.board.terrain import OPEN, SEA
from engine.edits.lines import ordered
from engine.hexes.affine import MOST_PIXELS, AnchorError, fitted
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.hexes.margins import Margins, way
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side
from engine.text.names import as_folded, folded

_LABEL = re.compile(r"([A-Z]{1,2}\d+)((?:\.[A-Z]{1,2})?)")


AddedGround = Literal["neighbour", "open", "sea"]
"""The ground of hexes that are added: that of the nearest at the rim and whose that is, or no one's."""


@dataclass(frozen=True)
class Removal:
    """A board that moves to a sheet grown by some margins: what it becomes there, and what is lost."""

    board: Board
    sheet: Sheet
    margins: Margins
    ground: AddedGround = "neighbour"

    @cached_property
    def _way(self) -> Hex:
        """The step on the lattice all hexes take."""
        return way(self.board.sheet, self.sheet, self.margins)

    def hex(self, hex_: Hex) -> Hex:
        """Return where a hex goes; that may lie off the new sheet."""
        return Hex(hex_.q + self._way.q, hex_.r + self._way.r)

    def hexes(self, hexes: Iterable[Hex]) -> tuple[Hex, ...]:
        """Return where hexes go, without those that are cut off."""
        return tuple(moved for moved in map(self.hex, hexes) if moved in self.sheet)

    def is_cut(self, hexes: Iterable[Hex]) -> bool:
        """Return whether any of some hexes is cut off."""
        return any(self.hex(hex_) not in self.sheet for hex_ in hexes)

    @cached_property
    def lost_towns(self) -> frozenset[str]:
        """The names that no town has any more, folded."""
        towns = self.board.towns
        kept = as_folded(town.name for town in towns if not self.is_cut((town.hex,)))
        return as_folded(town.name for town in towns) - kept

    def keeps(self, ferry: Ferry) -> bool:
        """Return whether a ferry has its course and both its ports still."""
        return not self.is_cut(ferry.course) and self.lost_towns.isdisjoint(map(folded, ferry.ports))

    @cached_property
    def moved(self) -> Board:
        """The board on its new sheet."""
        board = self.board
        courses: dict[str, Any] = {
            "ferries": tuple(
                replace(ferry, course=self.hexes(ferry.course))
                for ferry in board.ferries
                if self.keeps(ferry)
            ),
            "permitted_builds": tuple(
                replace(build, course=self.hexes(build.course))
                for build in board.permitted_builds
                if not self.is_cut(build.course)
            ),
        }
        return board.edited(
            sheet=self.sheet,
            terrain=self._layer(board.terrain, SEA if self.ground == "sea" else OPEN),
            country=self._layer(board.country, 0),
            countries=tuple(replace(land, name_at=self._name_at(land)) for land in board.countries),
            lines=tuple(kept for line in board.lines if (kept := self.line(line)).sides or not line.sides),
            towns=tuple(
                replace(town, hex=self.hex(town.hex)) for town in board.towns if not self.is_cut((town.hex,))
            ),
            waters=self._areas(board.waters),
            city_regions=self._areas(board.city_regions),
            specials=tuple(
                moved
                for special in board.specials
                if leads_anywhere(moved := self._special(special)) or not leads_anywhere(special)
            ),
            special_rules=tuple(rule for rule in map(self._rule, board.special_rules) if rule is not None),
            underlay=None if board.underlay is None else self._underlay(board.underlay),
            earth=None if board.earth is None else self._earth(board.earth),
            waivers=self._waivers(),
            **courses,
        )

    def kept(self, layer: Layer) -> Layer:
        """Return the part of a layer that is not cut off."""
        margins, (rows, columns) = self.margins, layer.shape
        return layer[
            max(0, -margins.north) : rows - max(0, -margins.south),
            max(0, -margins.west) : columns - max(0, -margins.east),
        ]

    def _layer(self, layer: Layer, added: int) -> Layer:
        """Return a layer on the new sheet, ``added`` around it unless it goes on as at its rim."""
        margins, kept = self.margins, self.kept(layer)
        top, left = max(0, margins.north), max(0, margins.west)
        down, right = self.sheet.rows - top - kept.shape[0], self.sheet.columns - left - kept.shape[1]
        around = ((top, down), (left, right))
        if self.ground == "neighbour":
            return frozen(np.pad(kept, around, mode="edge"))
        return frozen(np.pad(kept, around, constant_values=added))

    def _name_at(self, area: NamedArea) -> Hex | None:
        """Return the new place of a name put by hand; None, where the map finds room, if that is cut off."""
        return None if area.name_at is None else next(iter(self.hexes((area.name_at,))), None)

    def line(self, line: SideLine) -> SideLine:
        """Return a line with the sides that stay."""
        sides = (Side(self.hex(side.hex), side.direction) for side in line.sides)
        return replace(line, sides=ordered(side for side in sides if self.sheet.has_side(side)))

    def _areas(self, areas: tuple[Covering, ...]) -> tuple[Covering, ...]:
        """Return areas with the hexes that stay, in the order of their labels, without those all cut off."""
        rank = self.sheet.rank
        left = (
            replace(area, hexes=tuple(sorted(self.hexes(area.hexes), key=rank)), name_at=self._name_at(area))
            for area in areas
        )
        return tuple(area for area, old in zip(left, areas, strict=True) if area.hexes or not old.hexes)

    def _special(self, special: Special) -> Special:
        """Return a special with the ways in that stay."""
        return replace(special, hexes=self.hexes(special.hexes), towns=self.towns_left(special.towns))

    def towns_left(self, names: tuple[str, ...]) -> tuple[str, ...]:
        """Return the names of towns that are not cut off."""
        return tuple(name for name in names if folded(name) not in self.lost_towns)

    def _rule(self, rule: SpecialRule) -> SpecialRule | None:
        """Return a special rule where it now holds, None if it holds nowhere any more."""
        match rule:
            case Crossing():
                return None if self.is_cut(rule.course) else replace(rule, course=self.hexes(rule.course))
            case StartRule():
                held = replace(rule, hexes=self.hexes(rule.hexes), towns=self.towns_left(rule.towns))
                was_somewhere = bool(rule.hexes or rule.towns)
                return None if was_somewhere and not (held.hexes or held.towns) else held
            case DynamicCities():
                return cities_rule(tuple((name, self._plain(value)) for name, value in values_of(rule)))
            case Connection():
                hexes, towns = self.hexes(rule.hexes), self.towns_left(rule.towns)
                # Without one of its places it would be paid for less.
                is_whole = (len(hexes), len(towns)) == (len(rule.hexes), len(rule.towns))
                return replace(rule, hexes=hexes) if is_whole else None
            case OtherRule():
                return replace(rule, values=tuple((name, self._plain(value)) for name, value in rule.values))
        return rule

    def _plain(self, value: Plain) -> Plain:
        """Return a free value with the labels in it, single ones and runs, as they are now."""
        if isinstance(value, tuple):
            return tuple(map(self._plain, value))
        if isinstance(value, Fields):
            return Fields(tuple((name, self._plain(inner)) for name, inner in value.items))
        if not isinstance(value, str):
            return value
        parts = [self._renamed(part) for part in value.split("-")]
        return value if None in parts else "-".join(part for part in parts if part is not None)

    def _renamed(self, name: str) -> str | None:
        """Return what a hex or side is called now, by what it was; None for no label, or one cut off."""
        match = _LABEL.fullmatch(name)
        if match is None:
            return None
        try:
            hex_ = self.hex(self.board.sheet.hex_named(match[1]))
            return f"{self.sheet.label(hex_)}{match[2]}"
        except LabelError:
            return None

    def _waivers(self) -> tuple[Waiver, ...]:
        """Return the waivers under the labels hexes have now.

        A waiver that speaks of a hex cut off is left: that it matches nothing is a finding, with a fix.
        """
        board = self.board
        named = {name for names in _names(board) for name in names}
        renamed = []
        for waiver in board.waivers:
            code, _, subject = waiver.finding.partition(":")
            parts = re.split(r"(, | and |,)", subject)
            told = "".join((None if part in named else self._renamed(part)) or part for part in parts)
            renamed.append(replace(waiver, finding=f"{code}:{told}" if subject else code))
        return tuple(renamed)

    def _underlay(self, underlay: Underlay) -> Underlay:
        """Return the picture to trace with anchors on the new sheet.

        Where one is cut off, hexes of the new sheet's corners take their place: the picture stays
        where it is. An anchor cut off that fixes nothing is lost.
        """
        kept = tuple((self.hex(hex_), at) for hex_, at in underlay.at if not self.is_cut((hex_,)))
        if len(kept) == len(underlay.at):
            return replace(underlay, at=kept)
        try:
            placing = fitted(self.board.sheet, underlay.at)
        except AnchorError:
            return replace(underlay, at=kept)
        sheet = self.sheet
        corners = ((0, 0), (sheet.columns - 1, 0), (0, sheet.rows - 1))
        hexes = dict.fromkeys(sheet.hex_at(*corner) for corner in corners)
        if len(hexes) < len(corners):
            return replace(underlay, at=kept)
        old = (Hex(hex_.q - self._way.q, hex_.r - self._way.r) for hex_ in hexes)
        pixels = [placing.pixel(*self.board.sheet.centre_mm(hex_)) for hex_ in old]
        if max(abs(place) for pixel in pixels for place in pixel) > MOST_PIXELS:
            return replace(underlay, at=kept)
        return replace(underlay, at=tuple(zip(hexes, pixels, strict=True)))

    def _earth(self, earth: Earth) -> Earth | None:
        """Return where the new sheet lies on the earth; None where it is too small to say that."""
        moved = replace(earth, at=tuple((self.hex(hex_), degrees) for hex_, degrees in earth.at))
        if not self.is_cut(hex_ for hex_, _ in earth.at):
            return moved
        try:
            # A hex off the sheet has a place, too.
            return pinned(self.sheet, earth.projection, Globe(self.sheet, moved).degrees)
        except EarthError:
            return None


def leads_anywhere(special: Special) -> bool:
    """Return whether a special has any way in that a board could have."""
    choices = (special.hexes, special.towns, special.any, special.country, special.edge)
    return any(bool(choice) for choice in choices)


def _names(board: Board) -> Iterator[list[str]]:
    """Yield the names on a board, any of which might look like a label."""
    yield [town.name for town in board.towns]
    yield [line.name for line in board.lines]
    yield [country.name for country in board.countries]
    yield [ferry.name for ferry in board.ferries]
    yield [crossing.name for crossing in board.crossings]
