"""A board as the text of a map file: always the same bytes for the same board.

One row of hexes a line, one town a line, so that a change of one thing is a change of one line.
"""

from collections.abc import Iterator

import numpy as np

from engine.board.document import Board
from engine.board.terrain import FIRST_OWN, OFF, PATTERNS, SYMBOLS
from engine.boardfile.errors import BoardFileError
from engine.boardfile.naming import Names
from engine.boardfile.sections import (
    earth_words,
    ferry_words,
    line_words,
    name_words,
    permitted_words,
    region_words,
    rule_words,
    special_words,
    town_words,
    underlay_words,
    water_words,
)
from engine.boardfile.versions import CURRENT, FIELD
from engine.boardfile.yaml_text.flow import (
    Words,
    group_words,
    labels,
    lines,
    list_words,
    prose_words,
    text_words,
    truth,
)
from engine.boardfile.yaml_text.label_ranges import labels_of_area
from engine.boardfile.yaml_text.scalars import number, quoted
from engine.messages import say

_ENTRY = "  - "
_ENTRY_INDENT = 5


def write_board(board: Board) -> str:
    """Return the text of a board's map file.

    Reading it gives an equal board, if the board's lines run from end to end and its waters list
    their hexes by letter and number, as reading leaves them; writing that again gives the same text.
    Raises BoardFileError, with a sentence for the user, for what is where no label reaches.
    """
    names = Names(board.sheet)
    parts = (
        _head(board),
        _sheet(board),
        _terrain(board),
        _section("countries", _countries(board, names)),
        _section("sides", (line_words(line, names) for line in board.lines)),
        _section("towns", (town_words(town, names) for town in board.towns)),
        iter([f"keys: {board.keys}"]),
        _section("waters", (water_words(water, names) for water in board.waters)),
        _section("city_regions", (region_words(region, names) for region in board.city_regions)),
        _section("specials", (special_words(special, names) for special in board.specials)),
        _section("ferries", (ferry_words(ferry, names) for ferry in board.ferries)),
        _section("permitted_builds", (permitted_words(b, names) for b in board.permitted_builds)),
        _section("special_rules", (rule_words(rule, names) for rule in board.special_rules)),
        _tail(board, names),
    )
    return "".join(f"{line}\n" for part in parts for line in part)


def _head(board: Board) -> Iterator[str]:
    """Yield what the file is and what is written on the board."""
    yield f"{FIELD}: board/{CURRENT}"
    for name, text in (("title", board.title), ("designer", board.designer), ("licence", board.licence)):
        if text:
            yield from lines(f"{name}: ", text_words(text), 2)
    players = board.players
    counts = (("from", players.fewest), ("to", players.most), ("best", players.best))
    yield from lines(
        "players: ", group_words((name, [number(count)]) for name, count in counts if count is not None), 2
    )
    yield from lines("rules: ", text_words(board.rules), 2)


def _sheet(board: Board) -> Iterator[str]:
    sheet, scheme = board.sheet, board.sheet.labels
    yield "sheet:"
    yield f"  columns: {sheet.columns}"
    yield f"  rows: {sheet.rows}"
    yield f"  top: {sheet.top}"
    yield f"  shifted: {sheet.shifted}"
    yield f"  across_flats_mm: {number(sheet.across_flats_mm)}"
    yield "  labels:"
    yield f"    letters: {scheme.letters}"
    yield f"    letters_from: {scheme.letters_from}"
    yield f"    numbers_from: {scheme.numbers_from}"
    blocks = (
        group_words((("letters", text_words(block.letters)), ("add", [number(block.add)])))
        for block in scheme.blocks
    )
    yield from lines("    blocks: ", list_words(blocks), 6)


def _terrain(board: Board) -> Iterator[str]:
    """Yield the board's own kinds of terrain and the rows, north to south."""
    yield "terrain:"
    if board.kinds:
        yield "  kinds:"
    for kind in board.kinds:
        fields = [
            ("name", text_words(kind.name)),
            ("half", [number(kind.half)]),
            ("delay", [number(kind.delay)]),
            ("colour", text_words(kind.colour)),
        ]
        if kind.pattern != PATTERNS[0]:
            fields.append(("pattern", text_words(kind.pattern)))
        yield from lines(f"    {quoted(kind.symbol)}: ", group_words(fields), 6)
    symbols = SYMBOLS + "".join(kind.symbol for kind in board.kinds)
    if int(board.terrain.max()) >= FIRST_OWN + len(board.kinds):
        problem = say("Some hexes have a terrain that the board does not define.")
        raise BoardFileError(None, problem, "Paint them with another terrain, then save again.")
    yield "  rows:"
    for row in board.terrain:
        # The codes are bytes, and in Latin-1 each byte is a character of its own.
        text = row.tobytes().decode("latin-1").translate(dict(enumerate(symbols)))
        yield f"    - {quoted(text)}"


def _countries(board: Board, names: Names) -> Iterator[Words]:
    """Yield the countries with their hexes as runs along a letter.

    Hexes off the map that no label reaches are left out: they are no one's ground.
    """
    unreached = names.nameless & (board.terrain == OFF)
    for index, country in enumerate(board.countries):
        area = (board.country == index + 1) & ~unreached
        if np.any(area & names.nameless):
            raise names.taken(say("The country {name}", name=country.name))
        fields = [("name", text_words(country.name)), ("foreign", [truth(country.foreign)])]
        if country.colour is not None:
            fields.append(("colour", text_words(country.colour)))
        fields += name_words(country, names)
        if area.any():
            fields.append(("hexes", labels(labels_of_area(area, board.sheet))))
        yield group_words(fields)


def _tail(board: Board, names: Names) -> Iterator[str]:
    """Yield what is for designers rather than players."""
    yield from _section(
        "errata",
        (
            group_words((("date", text_words(erratum.date)), ("text", prose_words(erratum.text))))
            for erratum in board.errata
        ),
    )
    if board.underlay is not None:
        yield from lines("underlay: ", underlay_words(board.underlay, names), 2)
    if board.earth is not None:
        yield from lines("earth: ", earth_words(board.earth, names), 2)
    yield from _section(
        "waivers",
        (
            group_words((("finding", text_words(waiver.finding)), ("reason", prose_words(waiver.reason))))
            for waiver in board.waivers
        ),
    )


def _section(name: str, entries: Iterator[Words]) -> Iterator[str]:
    """Yield a list of entries under its name, or nothing when it is empty."""
    for number_, words in enumerate(entries):
        if number_ == 0:
            yield f"{name}:"
        yield from lines(_ENTRY, words, _ENTRY_INDENT)
