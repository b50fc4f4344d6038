"""Boards of every kind for the tests of the map file."""

from collections.abc import Callable
from functools import partial
from typing import Any, get_args

import numpy as np
from hypothesis import strategies as st

from engine.board.city_rules import (
    CashBuilding,
    CityName,
    CityRaces,
    Coast,
    DynamicCities,
    Eligible,
    GameRounds,
    NewCities,
    OpenColumns,
    SpecialRace,
    When,
)
from engine.board.document import Board, Erratum, Players, Underlay, Waiver
from engine.board.earth import PROJECTIONS, Earth, Projection
from engine.board.keys import KEY_SCHEMES
from engine.board.layers import frozen
from engine.board.lines import LINE_KINDS, SideLine
from engine.board.places import Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Connection, Crossing, Fields, Note, OtherRule, Override, Plain, StartRule
from engine.board.terrain import FIRST_OWN, PATTERNS, SYMBOLS, TerrainKind
from engine.edits.lines import ordered
from engine.hexes.labels import Axis, Compass, LabelBlock, LabelScheme, usual_blocks
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet, Shifted, Top
from engine.hexes.sides import sides_of
from engine.text.names import normalised

NASTY = [
    *("", " ", "  a", "a ", "on", "No", "~", "null", "TRUE", "007", "0x1F", "1e3", "1_000", "12:30", ".5"),
    *("2026-11-01", "2026-11-01 12:00:00", "- a", "-", "---", "...", "? a", ": a", "a: b", "a:b", "a #b"),
    *(
        "#",
        "&a",
        "*a",
        "!a",
        "|",
        ">",
        "%a",
        "@a",
        "`a",
        "'",
        '"',
        "\\",
        "{a}",
        "[a]",
        "a, b",
        "a,b",
        "=",
        "<<",
    ),
    *("a\nb", "a\r\nb", "\ta", "a\tb", "a  b", "\0", "\x07", "\x7f", "\x85", "\u2028", "\ufeff", "\ufffe"),
    *(
        "\U0001f682",
        "\u00c9ire",
        "\u6771\u4eac",
        "y",
        "n",
        "1",
        "-1",
        "+1",
        "1.0",
        ".inf",
        ".nan",
        "1.",
        "0o17",
    ),
    *("long word " * 40, "x" * 300, "two  spaces " * 30, 'say "no" ' * 30, "a \\ " * 40, "<<<<<<< HEAD"),
]

_strange = st.sampled_from(NASTY) | st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
texts = _strange.map(normalised)
prose = _strange.map(partial(normalised, lines=True))
keys = texts.filter(lambda key: 1 <= len(key) <= 40)
small = st.integers(0, 99)
colours = st.from_regex(r"#[0-9a-f]{6}", fullmatch=True)


AXES: list[Axis] = ["rows", "columns"]
ENDS: dict[Axis, list[Compass]] = {"rows": ["north", "south"], "columns": ["west", "east"]}
TOPS: list[Top] = ["pointy", "flat"]
SHIFTS: list[Shifted] = ["odd", "even"]


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """Draw small sheets of all four layouts and all ways of labelling."""
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 30))
    letters, numbers = draw(st.permutations(AXES))
    lettered, numbered = (rows, columns) if letters == "rows" else (columns, rows)
    blocks = usual_blocks(lettered, numbered)
    if lettered < 20 and draw(st.booleans()):
        blocks = (LabelBlock("A-C, E"), LabelBlock("E-Z", 30))
    edges = draw(st.sampled_from(ENDS[letters])), draw(st.sampled_from(ENDS[numbers]))
    across = draw(st.floats(0.1, 99) | st.just(10.0))
    top, shifted = draw(st.sampled_from(TOPS)), draw(st.sampled_from(SHIFTS))
    return Sheet(columns, rows, top, shifted, across, LabelScheme(letters, *edges, blocks))


plains: st.SearchStrategy[Plain] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: (
        st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(texts, inner, max_size=3).map(lambda fields: Fields(tuple(fields.items())))
    ),
    max_leaves=8,
)
free = st.dictionaries(texts.filter(lambda name: name != "type"), plains, max_size=3).map(
    lambda fields: tuple(fields.items())
)


def many(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Draw a few of something, as a tuple."""
    return st.lists(strategy, max_size=3).map(tuple)


plain_fields: dict[str, st.SearchStrategy[Any]] = {
    "title": texts,
    "designer": texts,
    "licence": texts,
    "players": st.builds(Players, st.integers(1, 9), st.integers(1, 9), st.none() | st.integers(1, 9)),
    "rules": texts.filter(bool),
    "keys": st.sampled_from(sorted(KEY_SCHEMES)),
    "errata": many(st.builds(Erratum, texts, prose)),
    "waivers": many(st.builds(Waiver, texts, prose)),
}


def fields_on(sheet: Sheet) -> dict[str, st.SearchStrategy[Any]]:
    """Return what draws each field whose values lie on a sheet."""
    hexes = st.sampled_from(tuple(sheet.hexes()))
    course = st.lists(hexes, max_size=6).map(tuple)
    side = st.tuples(hexes, st.integers(0, 5)).map(lambda drawn: sides_of(drawn[0])[drawn[1]])
    sides = st.lists(side, unique=True, max_size=12).map(ordered)
    area = st.sets(hexes, max_size=20).map(lambda area: tuple(sorted(area, key=label_order(sheet))))
    edge = st.sampled_from([None, "north", "south", "west", "east"])
    port, flag, pixels = st.sampled_from([None, "port"]), st.booleans(), st.floats(-1e6, 1e6)
    pins = many(st.tuples(hexes, st.tuples(pixels, pixels)))
    degrees = st.tuples(st.floats(-540, 540), st.floats(-90, 90))
    parallels = st.none() | st.tuples(st.floats(-90, 90), st.floats(-90, 90))
    projections = st.builds(Projection, st.sampled_from(PROJECTIONS), degrees, parallels)
    earth_pins = st.lists(st.tuples(hexes, degrees), min_size=3, max_size=4).map(tuple)
    typed = {"crossing", "connection", "note", "override", "dynamic_cities"}
    other = texts.filter(lambda name: name not in typed)
    crossing = st.builds(
        Crossing, texts, course, small, flag, small, small, small, prose, flag, st.none() | small, flag, flag
    )
    starts = st.builds(
        StartRule, course, many(texts), many(small.filter(bool)), small, flag, small, small, prose, small
    )
    connections = st.builds(Connection, course, many(texts), small, flag, prose)
    rule = (
        crossing
        | starts
        | connections
        | st.builds(Note, prose)
        | st.builds(Override, free)
        | st.builds(OtherRule, other, free)
        | _dynamic_cities()
    )
    return {
        "lines": many(st.builds(SideLine, st.sampled_from(LINE_KINDS), texts, sides, st.none() | small)),
        "towns": many(st.builds(Town, texts, hexes, many(keys), flag, flag, flag, st.none() | small)),
        "waters": many(st.builds(Water, texts, area, st.none() | hexes)),
        "specials": many(st.builds(Special, keys, texts, course, many(texts), port, st.none() | texts, edge)),
        "ferries": many(
            st.builds(
                Ferry, texts, st.tuples(texts, texts), course, small, small, flag, *[st.none() | small] * 3
            )
        ),
        "permitted_builds": many(st.builds(PermittedBuild, texts, course)),
        "special_rules": many(rule),
        "underlay": st.none() | st.builds(Underlay, texts, pins, st.floats(0, 1)),
        "earth": st.none() | st.builds(Earth, projections, earth_pins),
    }


def _dynamic_cities() -> st.SearchStrategy[DynamicCities]:
    """Return what draws rules of dynamic cities; numbers that must be counts are above 0."""
    counts, amount = small.filter(bool), st.just("players") | small
    rounds = st.lists(counts, min_size=1, max_size=2).map(tuple)
    columns = st.builds(OpenColumns, rounds, counts, small)
    excepted = st.sampled_from([(), ("city",), ("city", "water")])
    ways = st.builds(
        NewCities,
        st.sampled_from(get_args(When)),
        on=st.none() | texts,
        count=st.none() | amount,
        rounds=st.none() | rounds,
        cost_factor=st.none() | counts,
        bonus=st.none() | small,
    )
    prizes = st.lists(small, min_size=1, max_size=3).map(tuple)
    return st.builds(
        DynamicCities,
        st.none() | st.builds(GameRounds, small, small),
        many(st.builds(Coast, texts, texts, many(texts), many(texts))),
        st.none() | st.builds(Eligible, texts, excepted, many(columns)),
        many(ways),
        st.sampled_from([None, "shared", "each"]),
        st.none() | st.builds(CityRaces, amount, st.booleans(), small),
        st.none() | st.builds(SpecialRace, texts, texts, texts, prizes),
        st.none() | st.builds(CashBuilding, texts, st.sampled_from(["next_round", "at_once"]), counts),
        many(st.builds(CityName, texts, texts)),
        st.none() | prose,
    )


def label_order(sheet: Sheet) -> Callable[[Hex], tuple[int, int]]:
    """Return what sorts the hexes of a sheet by letter and number."""

    def order(hex_: Hex) -> tuple[int, int]:
        column, row = sheet.place_of(hex_)
        scheme = sheet.labels
        along, across = (row, column) if scheme.letters == "rows" else (column, row)
        return (
            -along if scheme.letters_from in {"south", "east"} else along,
            -across if scheme.numbers_from in {"south", "east"} else across,
        )

    return order


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw boards with everything a board can hold."""
    sheet = draw(sheets())
    symbol = st.characters(exclude_categories=["Cs"]).filter(lambda sign: sign not in SYMBOLS)
    kind = st.builds(TerrainKind, symbol, texts, small, small, colours, st.sampled_from(PATTERNS))
    kinds = tuple(draw(st.lists(kind, max_size=3, unique_by=lambda kind: kind.symbol)))
    countries = draw(many(st.builds(Country, texts, st.booleans(), st.none() | colours)))
    chance = np.random.default_rng(draw(st.integers(0, 2**32)))
    shape = (sheet.rows, sheet.columns)
    return Board(
        sheet,
        terrain=frozen(chance.integers(0, FIRST_OWN + len(kinds), shape, np.uint8)),
        country=frozen(chance.integers(0, 1 + len(countries), shape, np.uint8)),
        kinds=kinds,
        countries=countries,
        **draw(st.fixed_dictionaries(plain_fields | fields_on(sheet))),
    )
