"""Finding things and hexes of a board by what they are called."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final

from engine.board.document import Board
from engine.board.terrain import NAMES
from engine.boardfile.yaml_text.label_ranges import block, hexes_of_block
from engine.diagnostics.findings import Path
from engine.hexes.hex_arrays import Mask
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.messages import ENGLISH, Tongue
from engine.text.names import folded, is_same
from studio.tools.areas import hexes_in, hexes_meant
from studio.tools.renaming import Named
from studio.tools.selection import Selection, Thing, area_of

_SECTIONS: Final = {
    "sides": "lines",
    **{
        name: name
        for name in (
            *("towns", "countries", "waters", "city_regions", "specials", "ferries"),
            *("permitted_builds", "special_rules", "errata"),
        )
    },
}
"""The field of a board that holds the things of each section of its file."""


def found(board: Board, text: str, tongue: Tongue = ENGLISH) -> Selection | None:
    """Return what is meant by names, labels and runs of labels with commas between; None if any is unknown.

    One name that only one thing has is that thing; everything else is hexes together. A terrain's name,
    in the user's language or as the map file has it, means all hexes of it.
    """
    words = [word.strip() for word in text.split(",") if word.strip()]
    if len(words) == 1:
        things = [thing for thing in named_things(board) if is_same(thing.name, words[0])]
        if len(things) == 1:
            return Selection(things[0])
    meant = [_hexes(board, word, tongue) for word in words]
    if not words or not all(meant):
        return None
    return area_of(frozenset(chain.from_iterable(meant)), board)


def named_things(board: Board) -> Iterator[Named]:
    """Yield everything of a board that has a name."""
    lists = (
        board.towns,
        board.lines,
        board.countries,
        board.waters,
        board.city_regions,
        board.specials,
        board.ferries,
        board.crossings,
    )
    return (thing for things in lists for thing in things if thing.name)


def thing_at(board: Board, path: Path) -> Thing | None:
    """Return the thing of a board that a place in its map file is of; None where it is of no such thing.

    The place is that of a finding: ``("sides", 2, "name")`` is of the third line.
    """
    match path:
        case (str(section), int(index), *_):
            things: Sequence[Thing] = getattr(board, _SECTIONS.get(section, ""), ())
            return things[index] if index < len(things) else None
    return None


def names_known(board: Board, tongue: Tongue = ENGLISH) -> tuple[str, ...]:
    """Return every name that can be found, each once, in order; those of terrains in a language."""
    terrains = (*map(tongue.says, NAMES), *(kind.name for kind in board.kinds))
    return tuple(sorted({*(thing.name for thing in named_things(board)), *terrains}, key=str.casefold))


def _hexes(board: Board, word: str, tongue: Tongue) -> frozenset[Hex]:
    """Return the hexes of a name, a label or a run of labels; none if it means nothing."""
    name = folded(word)
    things = [hexes_meant(board, thing) for thing in named_things(board) if folded(thing.name) == name]
    if things:
        return frozenset(chain.from_iterable(things))
    terrains = [
        *((terrain, tongue.says(terrain)) for terrain in NAMES),
        *((kind.name,) for kind in board.kinds),
    ]
    codes = [code for code, called in enumerate(terrains) if name in map(folded, called)]
    if codes:
        mask: Mask = board.terrain == codes[0]
        return hexes_in(board.sheet, mask)
    try:
        return frozenset(hexes_of_block(block(word.upper(), board.sheet), board.sheet))
    except LabelError:
        return frozenset()
