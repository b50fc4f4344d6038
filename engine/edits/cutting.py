"""What a board loses when its sheet is made smaller, in words, to be read before it is done."""

from collections.abc import Iterable, Iterator

import numpy as np

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.board.places import Special
from engine.board.rules import StartRule
from engine.board.terrain import OFF, OPEN
from engine.edits.moving import Removal
from engine.hexes.lattice import Hex

_PLURALS = {
    "permitted build": "permitted builds",
    "rule of starting": "rules of starting",
    "painted hex": "painted hexes",
    "anchor": "anchors",
}


def losses(removal: Removal) -> tuple[str, ...]:
    """Return what of a board is cut off, a few words each, what has a name first."""
    return tuple(_losses(removal))


def _losses(removal: Removal) -> Iterator[str]:
    """Yield what is cut off."""
    board = removal.board
    for town in board.towns:
        if removal.is_cut((town.hex,)):
            yield f"the town {town.name or board.sheet.label(town.hex)}"
    yield from _named("the ferry", (each.name for each in board.ferries if not removal.keeps(each)))
    yield from _named("the crossing", (each.name for each in board.crossings if removal.is_cut(each.course)))
    yield from _counted(
        sum(removal.is_cut(build.course) for build in board.permitted_builds), "permitted build"
    )
    yield from (words for line in board.lines for words in _line(line, removal))
    yield from (words for special in board.specials for words in _special(special, removal))
    starts = [rule for rule in board.special_rules if isinstance(rule, StartRule)]
    yield from _counted(sum(removal.is_cut(rule.hexes) for rule in starts), "rule of starting", "or a part")
    for water in board.waters:
        yield from _part(removal, water.hexes, f"the water {water.name}".rstrip())
    for region in board.city_regions:
        yield from _part(removal, region.hexes, f"the region {region.name}".rstrip())
    yield from _counted(_painted(board) - _painted(removal.moved), "painted hex")
    if board.underlay is not None and removal.moved.underlay is not None:
        gone = len(board.underlay.at) - len(removal.moved.underlay.at)
        yield from _counted(max(0, gone), "anchor", "of the picture to trace")


def _named(what: str, names: Iterable[str]) -> Iterator[str]:
    """Yield a sort of thing with each of some names."""
    for name in names:
        yield f"{what} {name}" if name else f"{what} without a name"


def _counted(number: int, what: str, more: str = "") -> Iterator[str]:
    """Yield how many of something, unless there are none."""
    if number:
        plural = what if number == 1 else _PLURALS[what]
        yield f"{number} {plural} {more}".rstrip()


def _line(line: SideLine, removal: Removal) -> Iterator[str]:
    """Yield how much of a line is cut off."""
    gone = len(line.sides) - len(removal.line(line).sides)
    if gone:
        much = "the whole" if gone == len(line.sides) else f"{gone} of {len(line.sides)} sides"
        yield f"{much} of the {line.kind} {line.name or 'without a name'}"


def _special(special: Special, removal: Removal) -> Iterator[str]:
    """Yield how many ways into a special are cut off."""
    had = len(special.hexes) + len(special.towns)
    has = len(removal.hexes(special.hexes)) + len(removal.towns_left(special.towns))
    if has < had:
        yield f"{had - has} of {had} ways into {special.name or f'special {special.key}'}"


def _part(removal: Removal, hexes: tuple[Hex, ...], what: str) -> Iterator[str]:
    """Yield how much of something on hexes is cut off."""
    gone = len(hexes) - len(removal.hexes(hexes))
    if gone:
        yield f"{gone} of {len(hexes)} hexes of {what}"


def _painted(board: Board) -> int:
    """Count the hexes that are not open ground and not off the map."""
    return int(np.count_nonzero((board.terrain != OPEN) & (board.terrain != OFF)))
