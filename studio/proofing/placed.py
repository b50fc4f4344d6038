"""The names of a board as they are placed in its picture, with what each is next to."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.checks.frame.board_size import is_vast
from engine.diagnostics.findings import Path
from engine.hexes.lattice import Hex
from engine.messages import say
from studio.drawing.lettering.lettering import Names, Standing, completed, place_standing_names
from studio.drawing.lettering.placing import Place
from studio.drawing.maps.signposts import signpost_box, signposts_of
from studio.drawing.maps.tags import tagged, tags_of
from studio.drawing.maps.themes import ATLAS
from studio.drawing.maps.towns import anchor_box, symbol_box
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.fonts import has_ink


class Name(NamedTuple):
    """A placed name: its text, the boxes of its lines, its hexes, and its place in the file."""

    text: str
    boxes: tuple[Box, ...]
    hexes: tuple[Hex, ...]
    path: Path


class Sign(NamedTuple):
    """A sign on the map before any name: what it is, its box, and its hex."""

    title: str
    box: Box
    hex: Hex


@dataclass(frozen=True)
class _Asked:
    """All that the places of names depend on, to be compared, and the board to place them on."""

    key: tuple[Any, ...]
    board: Board = field(compare=False)


def names_of(board: Board) -> tuple[Name, ...]:
    """Return the names of towns, signposts, ferries and crossings as they are printed; none of a vast board.

    Names of rivers and areas are not among them: they are left out where there is no room. Themes colour
    names and do not move them, so one will do for all.
    """
    return () if is_vast(board) else _named(_asked(board))


def all_names_of(board: Board) -> Names:
    """Return where every name of a board is printed, those of rivers and areas among them."""
    return completed(board, ATLAS, _standing(_asked(board)))


def _asked(board: Board) -> _Asked:
    """Return what the places of names next to signs depend on."""
    lists = board.lines, board.towns, board.specials, board.ferries
    more = board.special_rules, board.permitted_builds, board.countries
    ground = board.terrain.tobytes(), board.country.tobytes()
    return _Asked((board.sheet, *ground, *lists, *more), board)


@lru_cache(maxsize=2)
def _standing(asked: _Asked) -> Standing:
    """Return the placed names; kept for the next checks of the same board."""
    return place_standing_names(asked.board, ATLAS)


@lru_cache(maxsize=2)
def _named(asked: _Asked) -> tuple[Name, ...]:
    """Return the placed names with what they are of; kept like these."""
    board, names = asked.board, _standing(asked)
    named = [(at, town) for at, town in enumerate(board.towns) if has_ink(town.name)]
    towns = (
        Name(town.name, place.boxes, (town.hex,), ("towns", at, "name"))
        for (at, town), place in zip(named, names.towns, strict=True)
    )
    return (*towns, *(_other(board, place) for place in names.others))


def _other(board: Board, place: Place) -> Name:
    """Return a name that is not of a town: of a special destination, a ferry or a crossing."""
    text = " ".join(line.text for line in place.lines)
    middle = place.boxes[0].centre
    called = [("specials", at, special.name) for at, special in enumerate(board.specials)]
    called += [("ferries", at, ferry.name) for at, ferry in enumerate(board.ferries)]
    rules = enumerate(board.special_rules)
    called += [("special_rules", at, rule.name) for at, rule in rules if isinstance(rule, Crossing)]
    # A name in two lines is broken at a gap or after a hyphen.
    plain = re.sub(r"\s", "", text)
    paths = ((entries, at, "name") for entries, at, name in called if re.sub(r"\s", "", name) == plain)
    return Name(text, place.boxes, (board.sheet.hex_under(*middle),), next(paths, ("title",)))


def signs_of(board: Board) -> Iterator[Sign]:
    """Yield the plates of towns, the anchors of ports, and the tags and signposts of special destinations."""
    extent = Extent(board)
    for town in board.towns:
        yield Sign(
            say("the keys of {town}", town=town.name) if town.keys else town.name,
            symbol_box(extent, town),
            town.hex,
        )
        if town.port:
            yield Sign(say("the anchor of {town}", town=town.name), anchor_box(extent, town), town.hex)
    for town, _ in tagged(board):
        for tag in tags_of(extent, town):
            yield Sign(say("the tag of {special}", special=tag.special.name), tag.box, town.hex)
    for signpost in signposts_of(board):
        title = say("the signpost to {special}", special=signpost.special.name)
        yield Sign(title, signpost_box(extent.sheet, signpost), signpost.hex)
