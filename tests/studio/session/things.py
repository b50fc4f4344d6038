"""Any thing a board may hold, for a board of a size."""

import random

from hypothesis import strategies as st

from engine.board.document import Board, Erratum, Players, Underlay, new_board
from engine.board.lines import LINE_KINDS, SideLine
from engine.board.patches import Patch, lifted
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Connection, Crossing, Note, OtherRule, Override, StartRule
from engine.board.terrain import PATTERNS, TerrainKind
from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from engine.edits.entries import Entry
from engine.edits.lines import ordered
from engine.hexes.hex_arrays import Hexes
from engine.hexes.lattice import Hex
from engine.hexes.motions import Motion
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side
from tests.engine.board.patched import full_board

NAMES = st.sampled_from(["", "Ross", "Hay", "Brecon"])
KEYS = st.sampled_from(["1", "2", "11", "12"])
COLOURS = st.sampled_from(["#102030", "#a0b0c0"])
AMOUNTS = st.integers(0, 9)
PATTERN = st.sampled_from(PATTERNS)
KINDS = st.builds(
    TerrainKind, st.sampled_from("mfk"), NAMES, st.integers(0, 3), st.integers(0, 2), COLOURS, PATTERN
)
LANDS = st.builds(Country, NAMES, st.booleans(), st.none() | COLOURS)
FINDINGS = st.sampled_from(["K102:36", "S101:Ross", "T201:A1", "P103"])


def hexes(sheet: Sheet) -> st.SearchStrategy[Hexes]:
    """Return a few hexes."""
    return st.lists(one_hex(sheet), max_size=4).map(tuple)


def one_hex(sheet: Sheet) -> st.SearchStrategy[Hex]:
    """Return any hex."""
    return st.sampled_from(list(sheet.hexes()))


def sides(sheet: Sheet, most: int = 4) -> st.SearchStrategy[tuple[Side, ...]]:
    """Return a few sides."""
    side = st.builds(Side, one_hex(sheet), st.integers(0, 2)).filter(sheet.has_side)
    return st.lists(side, max_size=most).map(tuple)


def lines(sheet: Sheet) -> st.SearchStrategy[SideLine]:
    """Return a line of any kind."""
    course = sides(sheet).filter(bool).map(lambda some: ordered(dict.fromkeys(some)))
    return st.builds(SideLine, st.sampled_from(LINE_KINDS), NAMES, course)


def towns(sheet: Sheet) -> st.SearchStrategy[Town]:
    """Return a town of any sort."""
    keys = st.lists(KEYS, max_size=2, unique=True).map(lambda some: tuple(sorted(some, key=int)))
    flag = st.booleans()
    return st.builds(Town, NAMES, one_hex(sheet), keys, flag, flag, flag)


def entries(sheet: Sheet) -> st.SearchStrategy[Entry]:
    """Return any entry of any list."""
    hex_ = one_hex(sheet)
    course = st.lists(hex_, max_size=3).map(tuple)
    names = st.lists(NAMES, max_size=2).map(tuple)
    bare = st.builds(Water, NAMES, st.just(()))
    region = st.builds(CityRegion, NAMES, st.just(()), AMOUNTS, AMOUNTS)
    special = st.builds(Special, KEYS, NAMES, course, names, st.sampled_from([None, "port"]))
    ferry = st.builds(Ferry, NAMES, st.tuples(NAMES, NAMES), course, AMOUNTS, AMOUNTS, st.booleans())
    build = st.builds(PermittedBuild, NAMES, course)
    crossing = st.builds(Crossing, NAMES, course, AMOUNTS, st.booleans(), AMOUNTS, AMOUNTS, AMOUNTS, NAMES)
    start = st.builds(
        StartRule, st.tuples(hex_), names, most=AMOUNTS, second=st.booleans(), alternative=AMOUNTS
    )
    connection = st.builds(Connection, course, names, AMOUNTS, st.booleans())
    override = st.builds(lambda amount: Override((("min_run", amount),)), AMOUNTS)
    texts = st.builds(Note, NAMES) | st.builds(Erratum, st.just("2026-11-01"), NAMES)
    other = st.builds(lambda hex_: OtherRule("market", (("hex", sheet.label(hex_)),)), hex_)
    return st.one_of(bare, region, special, ferry, build, crossing, start, connection, override, texts, other)


def fields(sheet: Sheet) -> dict[str, st.SearchStrategy[object]]:
    """Return what draws the value of each field that has an edit of no other sort."""
    anchor = st.tuples(one_hex(sheet), st.tuples(st.floats(0, 900), st.floats(0, 900)))
    anchors = st.lists(anchor, max_size=3).map(tuple)
    return {
        "title": NAMES,
        "designer": NAMES,
        "licence": NAMES,
        "players": st.builds(Players, st.integers(1, 3), st.integers(4, 6), st.none() | st.integers(3, 4)),
        "rules": st.sampled_from(["sixth", "watts"]),
        "keys": st.sampled_from(["none", "dice-36+6"]),
        "underlay": st.none() | st.builds(Underlay, st.just("scan.png"), anchors, st.just(0.5)),
    }


def other_boards(sheet: Sheet) -> st.SearchStrategy[Board]:
    """Return boards with a little of everything as they are read from their files, and a blank one."""
    return st.integers(0, 99).map(_read) | st.just(new_board(sheet, title="Blank"))


def _read(seed: int) -> Board:
    """Return one of many boards, as it is read from its file: with its lines in order."""
    board = parse_board(write_board(full_board(Sheet(5, 4), random.Random(seed))), "full.yaml").board
    assert board is not None
    return board


def patches(board: Board) -> st.SearchStrategy[Patch]:
    """Return what some hexes of a board or of another hold, turned, mirrored, and moved a little."""
    step = st.integers(-2, 2)
    motion = st.builds(Motion, st.integers(0, 5), st.booleans(), st.builds(Hex, step, step))

    def of(source: Board) -> st.SearchStrategy[Patch]:
        lifting = st.sets(one_hex(source.sheet), min_size=1, max_size=9).map(
            lambda some: lifted(source, some)
        )
        return st.builds(Patch.carried, lifting, motion)

    return (st.just(board) | other_boards(board.sheet)).flatmap(of)
