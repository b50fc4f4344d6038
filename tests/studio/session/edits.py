"""Any edit there is, for a board as it stands: a strategy for each class of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from hypothesis import strategies as st

from engine.board.document import Board
from engine.board.lines import LINE_KINDS, SideLine
from engine.board.patches import lifted
from engine.board.places import CityRegion, Water
from engine.board.terrain import FIRST_OWN
from engine.edits.countries import AddCountry, ChangeCountry, RemoveCountry
from engine.edits.document import SetField, TakeFromFile
from engine.edits.entries import AddEntry, ChangeEntry, Entry, ListOnce, RemoveEntry, list_of
from engine.edits.keys import SwapKeys
from engine.edits.lines import (
    DrawSides,
    EraseSides,
    JoinLines,
    PartLine,
    RemoveLine,
    ReplaceLine,
    SplitLine,
)
from engine.edits.patches import ClearHexes, Move, PutDown
from engine.edits.protocol import Edit, Foreseen, Several
from engine.edits.sheet import ChangeSheet
from engine.edits.terrain import PaintCountry, PaintRegion, PaintTerrain, PaintWater
from engine.edits.terrain_kinds import AddKind, ChangeKind, RemoveKind
from engine.edits.towns import ChangeTown, GiveKey, PlaceTown, RemoveTown
from engine.edits.waivers import RemoveWaiver, Waive
from engine.hexes.lattice import Hex
from engine.hexes.margins import Margins, renewed_labels
from engine.hexes.motions import Motion
from engine.hexes.sides import Side, corners_of
from tests.studio.session import things

STROKES = st.none() | st.integers(1, 2)
Edits = st.SearchStrategy[Edit]


@dataclass(frozen=True)
class Making:
    """How edits of a class are made: ``needs`` says what there must be on a board for one."""

    make: Callable[[Board], Edits]
    needs: Callable[[Board], object] = lambda _: True


def listed(board: Board) -> tuple[Entry, ...]:
    """Return every entry of a board."""
    places: tuple[Entry, ...] = (
        *board.waters,
        *board.city_regions,
        *board.specials,
        *board.ferries,
        *board.permitted_builds,
    )
    return (*places, *board.special_rules, *board.errata)


def _one_of_its(field: str) -> Callable[[Board], st.SearchStrategy[Any]]:
    """Return what draws one of the things a field of a board holds."""
    return lambda board: st.sampled_from(getattr(board, field))


def _painting(paint: Callable[..., Edit]) -> Callable[[Board], Edits]:
    """Return what draws strokes of a paint, by numbers some of which are of no paint."""
    return lambda board: st.builds(paint, things.hexes(board.sheet), st.integers(0, 3))


def _terrain(board: Board) -> Edits:
    """Return strokes of any terrain, some of which there is none of."""
    return st.builds(PaintTerrain, things.hexes(board.sheet), st.integers(0, FIRST_OWN + 2), STROKES)


def _drawing(board: Board) -> Edits:
    """Return sides drawn: as a line of their own, of a name, or on from a line."""
    onto = st.none() | st.sampled_from(board.lines) if board.lines else st.none()
    some = things.sides(board.sheet)
    return st.builds(DrawSides, st.sampled_from(LINE_KINDS), some, st.none() | things.NAMES, STROKES, onto)


def _splitting(board: Board) -> Edits:
    """Return a line parted at a corner of it."""

    def parted(line: SideLine) -> Edits:
        corners = sorted({corner for side in line.sides for corner in corners_of(side)})
        return st.builds(SplitLine, st.just(line), st.sampled_from(corners))

    return st.sampled_from(board.lines).flatmap(parted)


def _parting(board: Board) -> Edits:
    """Return a line whose sides fall to two or three."""

    def parted(line: SideLine) -> Edits:
        shares = st.lists(st.integers(0, 2), min_size=len(line.sides), max_size=len(line.sides))
        return st.builds(lambda share: PartLine(line, _pieces(line.sides, share)), shares)

    return st.sampled_from(board.lines).flatmap(parted)


def _pieces(sides: tuple[Side, ...], shares: list[int]) -> tuple[tuple[Side, ...], ...]:
    """Return sides by the number of the piece each falls to."""
    pieces = (tuple(s for s, share in zip(sides, shares, strict=True) if share == n) for n in range(3))
    return tuple(piece for piece in pieces if piece)


def _replacing(board: Board) -> Edits:
    """Return a line turned round, under another name or at another price."""

    def other(line: SideLine) -> Edits:
        turned = st.just(replace(line, sides=line.sides[::-1]))
        renamed = things.NAMES.map(lambda name: replace(line, name=name))
        priced = (st.none() | things.AMOUNTS).map(lambda cost: replace(line, cost=cost))
        return (turned | renamed | priced).map(lambda new: ReplaceLine(line, new))

    return st.sampled_from(board.lines).flatmap(other)


def _changing_entry(board: Board) -> Edits:
    """Return any change of an entry into another of its list; what is painted keeps its hexes."""

    def into(old: Entry) -> Edits:
        if isinstance(old, Water):
            return things.NAMES.map(lambda name: ChangeEntry(old, Water(name, old.hexes), "Rename"))
        if isinstance(old, CityRegion):
            return things.AMOUNTS.map(lambda last: ChangeEntry(old, replace(old, to_round=last), "Change"))
        akin = things.entries(board.sheet).filter(lambda new: list_of(new) == list_of(old))
        return akin.map(lambda new: ChangeEntry(old, new, "Change"))

    return st.sampled_from(listed(board)).flatmap(into)


def _changing_town(board: Board) -> Edits:
    """Return any change of a town, also of its name or its hex alone."""

    def into(old: Any) -> Edits:
        renamed = things.NAMES.map(lambda name: replace(old, name=name))
        dragged = things.one_hex(board.sheet).map(lambda hex_: replace(old, hex=hex_))
        return (things.towns(board.sheet) | renamed | dragged).map(lambda new: ChangeTown(old, new))

    return st.sampled_from(board.towns).flatmap(into)


def _setting(board: Board) -> Edits:
    """Return any field set, also by typing."""
    fields = things.fields(board.sheet)
    typing = st.none() | st.just("typing")
    return st.one_of(*(st.builds(SetField, st.just(name), value, typing) for name, value in fields.items()))


def _moving(board: Board) -> Edits:
    """Return an area moved: carried by a step, turned or mirrored."""
    step = st.integers(-2, 2)
    motions = st.builds(Motion, st.sampled_from([0, 0, 0, 1, 3]), st.just(False), st.builds(Hex, step, step))
    areas = st.frozensets(things.one_hex(board.sheet), min_size=1, max_size=9)
    return st.builds(lambda area, motion: Move(lifted(board, area).carried(motion), area), areas, motions)


def _several(board: Board) -> Edits:
    """Return two edits made as one."""
    both = st.tuples(_terrain(board), _setting(board))
    return st.builds(Several, st.just("Change two things"), both)


def _clearing(board: Board) -> Edits:
    """Return hexes cleared, with or without the ground."""
    return st.builds(ClearHexes, st.frozensets(things.one_hex(board.sheet), max_size=6), st.booleans())


def _resizing(board: Board) -> Edits:
    """Return the sheet grown or cropped at its edges, its labels kept or renewed, its hexes measured."""
    edge = st.integers(-2, 2)
    millimetres = st.none() | st.sampled_from([9.0, 14.0])

    def by(margins: Margins) -> Edits:
        columns = board.sheet.columns + margins.west + margins.east
        rows = board.sheet.rows + margins.north + margins.south
        fits = 1 <= columns <= _WIDEST and 1 <= rows <= _WIDEST
        renewed = [renewed_labels(board.sheet, margins)] if fits else []
        labels = st.sampled_from([None, *renewed])
        return st.builds(ChangeSheet, st.just(margins if fits else Margins()), labels, millimetres)

    return st.builds(Margins, edge, edge, edge, edge).flatmap(by)


def _foreseen(board: Board) -> Edits:
    """Return a stroke of which it is known what comes of it."""
    return _terrain(board).map(lambda edit: Foreseen(edit, board, edit.apply(board)))


_WIDEST: Final = 9
_towns, _lines = _one_of_its("towns"), _one_of_its("lines")
_kinds, _lands = _one_of_its("kinds"), _one_of_its("countries")

EDITS: Final[Mapping[type, Making]] = {
    AddCountry: Making(lambda _: st.builds(AddCountry, things.LANDS)),
    ChangeCountry: Making(
        lambda board: st.builds(ChangeCountry, _lands(board), things.LANDS), lambda board: board.countries
    ),
    RemoveCountry: Making(
        lambda board: st.builds(RemoveCountry, _lands(board)), lambda board: board.countries
    ),
    SetField: Making(_setting),
    TakeFromFile: Making(lambda board: st.builds(TakeFromFile, things.other_boards(board.sheet))),
    AddEntry: Making(lambda board: st.builds(AddEntry, things.entries(board.sheet))),
    ChangeEntry: Making(_changing_entry, listed),
    RemoveEntry: Making(lambda board: st.builds(RemoveEntry, st.sampled_from(listed(board))), listed),
    ListOnce: Making(lambda board: st.builds(ListOnce, st.sampled_from(listed(board))), listed),
    SwapKeys: Making(
        lambda _: st.builds(
            SwapKeys, st.lists(st.tuples(things.KEYS, things.KEYS), min_size=1, max_size=3).map(tuple)
        )
    ),
    AddKind: Making(lambda _: st.builds(AddKind, things.KINDS)),
    ChangeKind: Making(
        lambda board: st.builds(ChangeKind, _kinds(board), things.KINDS), lambda board: board.kinds
    ),
    RemoveKind: Making(lambda board: st.builds(RemoveKind, _kinds(board)), lambda board: board.kinds),
    DrawSides: Making(_drawing),
    EraseSides: Making(
        lambda board: st.builds(
            EraseSides, things.sides(board.sheet, 8), st.none() | st.sampled_from(LINE_KINDS), STROKES
        )
    ),
    RemoveLine: Making(lambda board: st.builds(RemoveLine, _lines(board)), lambda board: board.lines),
    ReplaceLine: Making(_replacing, lambda board: board.lines),
    SplitLine: Making(_splitting, lambda board: board.lines),
    PartLine: Making(_parting, lambda board: board.lines),
    JoinLines: Making(
        lambda board: st.builds(JoinLines, _lines(board), _lines(board)), lambda board: board.lines
    ),
    PutDown: Making(lambda board: st.builds(PutDown, things.patches(board))),
    ClearHexes: Making(_clearing),
    Move: Making(_moving),
    Several: Making(_several),
    Foreseen: Making(_foreseen),
    ChangeSheet: Making(_resizing),
    PaintTerrain: Making(_terrain),
    PaintCountry: Making(_painting(PaintCountry)),
    PaintWater: Making(_painting(PaintWater)),
    PaintRegion: Making(_painting(PaintRegion)),
    PlaceTown: Making(lambda board: st.builds(PlaceTown, things.towns(board.sheet))),
    ChangeTown: Making(_changing_town, lambda board: board.towns),
    RemoveTown: Making(lambda board: st.builds(RemoveTown, _towns(board)), lambda board: board.towns),
    GiveKey: Making(lambda board: st.builds(GiveKey, _towns(board), things.KEYS), lambda board: board.towns),
    Waive: Making(lambda _: st.builds(Waive, things.FINDINGS, things.NAMES)),
    RemoveWaiver: Making(lambda _: st.builds(RemoveWaiver, things.FINDINGS)),
}
"""How edits of each class in ``engine.edits`` are made."""


@st.composite
def edits(draw: st.DrawFn, board: Board) -> Edit:
    """Return any edit that could be made on a board; only what is drawn is worked out."""
    makings = [making for making in EDITS.values() if making.needs(board)]
    return draw(draw(st.sampled_from(makings)).make(board))
