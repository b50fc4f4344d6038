"""Any edit of what a board lists, paints and draws, for a board as it stands."""

from collections.abc import Callable
from dataclasses import replace

from hypothesis import strategies as st

from engine.board.document import Board, Erratum
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Water
from engine.board.rules import Crossing, Note, Override, StartRule
from engine.board.terrain import FIRST_OWN, TerrainKind
from engine.edits.countries import AddCountry, ChangeCountry, RemoveCountry
from engine.edits.entries import AddEntry, ChangeEntry, Entry, RemoveEntry, list_of
from engine.edits.kinds import AddKind, ChangeKind, RemoveKind
from engine.edits.lines import JoinLines, ReplaceLine, SplitLine
from engine.edits.protocol import Edit
from engine.edits.terrain import PaintCountry, PaintRegion, PaintTerrain, PaintWater
from engine.edits.towns import GiveKey
from engine.hexes.sheet import Sheet
from engine.hexes.sides import corners_of

NAMES = st.sampled_from(["", "Ross", "Hay", "Brecon"])
KEYS = st.sampled_from(["1", "2", "11", "12"])
COLOURS = st.sampled_from(["#102030", "#a0b0c0"])
AMOUNTS = st.integers(0, 9)
KINDS = st.builds(TerrainKind, st.sampled_from("mf"), NAMES, st.integers(0, 3), st.integers(0, 2), COLOURS)
LANDS = st.builds(Country, NAMES, st.booleans(), st.none() | COLOURS)


def entries(sheet: Sheet) -> st.SearchStrategy[Entry]:
    """Return any entry of any list."""
    hex_ = st.sampled_from(list(sheet.hexes()))
    course = st.lists(hex_, max_size=3).map(tuple)
    towns = st.lists(NAMES, max_size=2).map(tuple)
    bare = st.builds(Water, NAMES, st.just(()))
    region = st.builds(CityRegion, NAMES, st.just(()), AMOUNTS, AMOUNTS)
    special = st.builds(Special, KEYS, NAMES, course, towns, st.sampled_from([None, "port"]))
    ferry = st.builds(Ferry, NAMES, st.tuples(NAMES, NAMES), course, AMOUNTS, AMOUNTS, st.booleans())
    build = st.builds(PermittedBuild, NAMES, course)
    crossing = st.builds(Crossing, NAMES, course, AMOUNTS, st.booleans(), AMOUNTS, AMOUNTS, AMOUNTS, NAMES)
    start = st.builds(StartRule, st.tuples(hex_), towns, most=AMOUNTS, second=st.booleans())
    override = st.builds(lambda amount: Override((("min_run", amount),)), AMOUNTS)
    texts = st.builds(Note, NAMES) | st.builds(Erratum, st.just("2026-11-01"), NAMES)
    return st.one_of(bare, region, special, ferry, build, crossing, start, override, texts)


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


@st.composite
def edits(draw: st.DrawFn, board: Board) -> Edit:
    """Return any edit that could be made on a board; only what is drawn is worked out."""
    makers: list[Callable[[], st.SearchStrategy[Edit]]] = [
        lambda: st.builds(AddEntry, entries(board.sheet)),
        lambda: st.builds(AddKind, KINDS) | st.builds(AddCountry, LANDS),
        lambda: painting(board),
    ]
    if board.kinds:
        kind = st.sampled_from(board.kinds)
        makers.append(lambda: st.builds(ChangeKind, kind, KINDS) | st.builds(RemoveKind, kind))
    if board.countries:
        land = st.sampled_from(board.countries)
        makers.append(lambda: st.builds(ChangeCountry, land, LANDS) | st.builds(RemoveCountry, land))
    if listed(board):
        gone = st.sampled_from(listed(board))
        makers += [lambda: entry_edits(board), lambda: st.builds(RemoveEntry, gone)]
    if board.towns:
        makers.append(lambda: st.builds(GiveKey, st.sampled_from(board.towns), KEYS))
    if board.lines:
        makers.append(lambda: st.one_of(line_edits(board)))
    return draw(draw(st.sampled_from(makers))())


def painting(board: Board) -> st.SearchStrategy[Edit]:
    """Return any stroke of any paint, some of paints there are none of."""
    hexes = st.lists(st.sampled_from(list(board.sheet.hexes())), max_size=4).map(tuple)
    return st.one_of(
        st.builds(PaintTerrain, hexes, st.integers(0, FIRST_OWN + 2)),
        st.builds(PaintCountry, hexes, st.integers(0, 3)),
        st.builds(PaintWater, hexes, st.integers(0, 3)),
        st.builds(PaintRegion, hexes, st.integers(0, 3)),
    )


def entry_edits(board: Board) -> st.SearchStrategy[Edit]:
    """Return any change of an entry into another of its list; what is painted keeps its hexes."""

    def into(old: Entry) -> st.SearchStrategy[Edit]:
        if isinstance(old, Water):
            return NAMES.map(lambda name: ChangeEntry(old, Water(name, old.hexes), "Rename"))
        if isinstance(old, CityRegion):
            return AMOUNTS.map(lambda round_: ChangeEntry(old, replace(old, to_round=round_), "Change"))
        akin = entries(board.sheet).filter(lambda new: list_of(new) == list_of(old))
        return akin.map(lambda new: ChangeEntry(old, new, "Change"))

    return st.sampled_from(listed(board)).flatmap(into)


def line_edits(board: Board) -> list[st.SearchStrategy[Edit]]:
    """Return any split, join or turn of a line."""
    line = st.sampled_from(board.lines)

    def parted(line_index: int) -> st.SearchStrategy[Edit]:
        whole = board.lines[line_index]
        corners = sorted({corner for side in whole.sides for corner in corners_of(side)})
        return st.builds(SplitLine, st.just(whole), st.sampled_from(corners))

    turned = [ReplaceLine(old, type(old)(old.kind, old.name, old.sides[::-1])) for old in board.lines]
    return [
        st.integers(0, len(board.lines) - 1).flatmap(parted),
        st.builds(JoinLines, line, line),
        st.sampled_from(turned),
    ]
