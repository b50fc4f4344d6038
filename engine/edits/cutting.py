"""What a board loses when its sheet is made smaller, in words, to be read before it is done."""

from collections.abc import Iterable, Iterator

import numpy as np

from engine.board.layers import Layer
from engine.board.lines import SideLine
from engine.board.places import Special
from engine.board.rules import Connection, StartRule
from engine.board.terrain import OFF, OPEN
from engine.edits.lines import line_word
from engine.edits.moving import Removal
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, count_of, say


def losses(removal: Removal) -> tuple[Saying, ...]:
    """Return what of a board is cut off, a few words each, what has a name first."""
    return tuple(_losses(removal))


def _losses(removal: Removal) -> Iterator[Saying]:
    board = removal.board
    for town in board.towns:
        if removal.is_cut((town.hex,)):
            yield say("the town {name}", name=town.name or board.sheet.label(town.hex))
    yield from _named(
        "the ferry {name}",
        "the ferry without a name",
        (each.name for each in board.ferries if not removal.keeps(each)),
    )
    yield from _named(
        "the crossing {name}",
        "the crossing without a name",
        (each.name for each in board.crossings if removal.is_cut(each.course)),
    )
    yield from _counted(
        sum(removal.is_cut(build.course) for build in board.permitted_builds),
        "{n} permitted build",
        "{n} permitted builds",
    )
    yield from (words for line in board.lines for words in _line(line, removal))
    yield from (words for special in board.specials for words in _special(special, removal))
    starts = [rule for rule in board.special_rules if isinstance(rule, StartRule)]
    yield from _counted(
        sum(removal.is_cut(rule.hexes) for rule in starts),
        "{n} start rule or part of one",
        "{n} start rules or parts of them",
    )
    connections = [rule for rule in board.special_rules if isinstance(rule, Connection)]
    yield from _counted(
        sum(removal.is_cut(rule.hexes) for rule in connections),
        "{n} connection bonus",
        "{n} connection bonuses",
    )
    for water in board.waters:
        yield from _part(removal, water.hexes, say("the water {name}", name=water.name))
    for region in board.city_regions:
        yield from _part(removal, region.hexes, say("the region {name}", name=region.name))
    gone = _painted(board.terrain) - _painted(removal.kept(board.terrain))
    yield from _counted(gone, "{n} painted hex", "{n} painted hexes")
    if board.underlay is not None and removal.moved.underlay is not None:
        gone = len(board.underlay.at) - len(removal.moved.underlay.at)
        yield from _counted(
            max(0, gone), "{n} anchor of the picture to trace", "{n} anchors of the picture to trace"
        )
    if board.earth is not None and removal.moved.earth is None:
        yield say("the place on the earth")


def _named(what: Phrase, nameless: Phrase, names: Iterable[str]) -> Iterator[Saying]:
    """Yield a sort of thing with each of some names."""
    for name in names:
        yield say(what, name=name) if name else say(nameless)


def _counted(number: int, one: Phrase, many: Phrase) -> Iterator[Saying]:
    """Yield how many of something, unless there are none."""
    if number:
        yield count_of(number, one, many)


def _line(line: SideLine, removal: Removal) -> Iterator[Saying]:
    """Yield how much of a line is cut off."""
    gone = len(line.sides) - len(removal.line(line).sides)
    if gone:
        name = line.name or say("without a name")
        word = line_word(line.kind)
        if gone == len(line.sides):
            yield say("the whole {line} {name}", line=word, name=name)
        else:
            sides = len(line.sides)
            yield say("{n} of {of} sides of the {line} {name}", n=gone, of=sides, line=word, name=name)


def _special(special: Special, removal: Removal) -> Iterator[Saying]:
    """Yield how many ways into a special are cut off."""
    had = len(special.hexes) + len(special.towns)
    has = len(removal.hexes(special.hexes)) + len(removal.towns_left(special.towns))
    if has < had:
        name = special.name or say("special {key}", key=special.key)
        yield say("{n} of {of} entries of {name}", n=had - has, of=had, name=name)


def _part(removal: Removal, hexes: tuple[Hex, ...], what: Saying) -> Iterator[Saying]:
    """Yield how much of something on hexes is cut off."""
    gone = len(hexes) - len(removal.hexes(hexes))
    if gone:
        yield say("{n} of {of} hexes of {name}", n=gone, of=len(hexes), name=what)


def _painted(terrain: Layer) -> int:
    """Count the hexes that are not open ground and not off the map."""
    return int(np.count_nonzero((terrain != OPEN) & (terrain != OFF)))
