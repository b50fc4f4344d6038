"""The tool that moves the names of countries, waters, regions and towns on the map."""

import math
from collections.abc import Iterable, Set
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from engine.board.document import Board
from engine.board.places import NAME_SIDES, Country, NamedArea, Town
from engine.edits.entries import list_of
from engine.edits.naming import named_at
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point
from engine.messages import say
from studio.drawing.layers import ply_of_field
from studio.drawing.lettering.names import placed_name
from studio.drawing.lettering.placing import Place
from studio.drawing.maps.themes import Theme
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.marks import Line, Mark, Polygon
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    Hold,
    Outcome,
    Pointer,
    Preview,
    Sequel,
    ToolSettings,
    clicking,
    dragging,
)
from studio.tools.preview_marks import HAND, REFUSED, pen, ringed
from studio.tools.selection import Selection, selection_at

_HINT = "Click the hex for the middle of the name. Esc cancels."
_THIN = 0.03
"""The pen around a name, as a part of the distance between centres."""
_OFF = 0.08
"""How far off its letters a name is framed, as a part of the same."""


class NameAt(NamedTuple):
    """A name that lies under a place: whose it is, and how it is written there."""

    area: NamedArea
    place: Place

    @property
    def middle(self) -> Point:
        """The middle of the name, in millimetres."""
        boxes = self.place.boxes
        return boxes[len(boxes) // 2].centre


def name_at(board: Board, names: Iterable[Place], pointer: Pointer) -> NameAt | None:
    """Return the name of an area that is held at a place: by its letters, or by the hex of its middle."""
    here, hex_ = (pointer.x_mm, pointer.y_mm), pointer.hex_on(board.sheet)
    for place in names:
        area = None if place.owner is None else place.owner.on(board)
        if isinstance(area, NamedArea):
            found = NameAt(area, place)
            if any(box.holds(*here) for box in place.boxes) or board.sheet.hex_under(*found.middle) == hex_:
                return found
    return None


def held(board: Board, name: NameAt) -> Hold:
    """Show that a drag would take a name along."""
    hint = say("Drag the name {name} to its new place.", name=name.area.name)
    return Hold(_framed(board, name.place.box, HAND), hint)


def placing_name(area: NamedArea) -> Sequel:
    """Return how a hand puts the name of an area on a hex that it clicks."""
    listed = "countries" if isinstance(area, Country) else list_of(area)
    return Sequel(partial(_place, area), _HINT, plies=frozenset({ply_of_field(listed)}))


def unbarred(names: Iterable[Place], barred: Set[str]) -> tuple[Place, ...]:
    """Return those names that a hand may move, for they are of no ply that is barred."""
    owned = ((place, place.owner) for place in names)
    return tuple(place for place, owner in owned if owner and _ply_of(owner.listed) not in barred)


def _ply_of(listed: str) -> str:
    """Return the ply of what is in a list of the board; what a town is called belongs to the towns."""
    return ply_of_field(listed) or listed


def carry_name(board: Board, name: NameAt, press: Pointer) -> Gesture:
    """Go on from a press on a name: let go on another hex, its middle has moved as far.

    Let go at home, what is clicked there is selected.
    """
    start = press.hex_on(board.sheet)

    def reached(pointer: Pointer) -> Hex:
        x, y = name.middle
        return board.sheet.hex_under(x + pointer.x_mm - press.x_mm, y + pointer.y_mm - press.y_mm)

    def dragged(pointer: Pointer) -> Preview:
        if pointer.hex_on(board.sheet) == start:
            return held(board, name)
        return _on_its_way(board, name, reached(pointer))

    def let_go(release: Pointer) -> Outcome:
        if release.hex_on(board.sheet) == start:
            return Outcome(selection=selection_at(board, release.x_mm, release.y_mm, board))
        return _put(name.area, board, reached(release))

    return (yield from dragging(press, dragged, let_go))


def town_name_at(
    board: Board, names: Iterable[Place], subject: object, pointer: Pointer
) -> tuple[Town, Place] | None:
    """Return a town that is selected, and its name if that is at a place.

    Others keep their names where they are: under these there are hexes to select.
    """
    for place in names:
        if place.owner is not None and place.owner.listed == "towns":
            town = place.owner.on(board)
            is_there = any(box.holds(pointer.x_mm, pointer.y_mm) for box in place.boxes)
            if isinstance(town, Town) and town == subject and is_there:
                return town, place
    return None


def carry_town_name(board: Board, town: Town, place: Place, theme: Theme, press: Pointer) -> Gesture:
    """Go on from a press on the name of a town: it comes to the side of its sign where it is let go.

    Let go where it is, its town stays selected.
    """

    def dragged(pointer: Pointer) -> Preview:
        if any(box.holds(pointer.x_mm, pointer.y_mm) for box in place.boxes):
            return held_by(board, town, place)
        there = placed_name(board, theme, replace(town, name_side=_side_at(board, town, pointer)))
        return (*_framed(board, there.box, HAND), *there.lines)

    def let_go(release: Pointer) -> Outcome:
        if any(box.holds(release.x_mm, release.y_mm) for box in place.boxes):
            return Outcome(selection=Selection(town))
        edit = name_put(town, _side_at(board, town, release))
        return Outcome(edit, Selection(edit.new))

    return (yield from dragging(press, dragged, let_go))


def held_by(board: Board, town: Town, place: Place) -> Hold:
    """Show that a drag would take the name of a town along."""
    hint = say("Drag the name {name} to another side of its town.", name=town.name)
    return Hold(_framed(board, place.box, HAND), hint)


def name_put(town: Town, side: str) -> ChangeTown:
    """Return the edit that puts a town's name on a side of its sign; for no side, where there is room."""
    return ChangeTown(town, replace(town, name_side=side), label="Place name of town")


def _side_at(board: Board, town: Town, pointer: Pointer) -> str:
    """Return on which side of a town a place is."""
    x, y = board.sheet.centre_mm(town.hex)
    turn = math.atan2(pointer.x_mm - x, y - pointer.y_mm) / math.tau
    return NAME_SIDES[round(turn * len(NAME_SIDES)) % len(NAME_SIDES)]


def _on_its_way(board: Board, name: NameAt, hex_: Hex) -> Preview:
    """Show a name on its way to a hex: as it would look there, or that it cannot be there."""
    sheet, put = board.sheet, name.place.put
    if hex_ not in sheet or put is None:
        return _framed(board, name.place.box, REFUSED)
    x, y = sheet.centre_mm(hex_)
    way = Line(name.middle, (x, y), pen(sheet, HAND, dashed=True))
    line = replace(put.line, at=(x, y + put.line.at[1]), anchor="middle", opacity=1.0)
    return (way, *_framed(board, put.box.moved(x, y), HAND), line)


def _framed(board: Board, box: Box, colour: str) -> tuple[Mark, ...]:
    """Return a frame around a name; dashed where it cannot be put."""
    box = box.grown(_OFF * board.sheet.across_flats_mm)
    corners = ((box.left, box.top), (box.right, box.top), (box.right, box.bottom), (box.left, box.bottom))
    stroke = pen(board.sheet, colour, dashed=colour == REFUSED, width=_THIN)
    return (Polygon(corners, stroke=stroke),)


def _put(area: NamedArea, board: Board, hex_: Hex) -> Outcome:
    """Return an area with its name on a hex; nothing where that is none of the sheet."""
    if hex_ not in board.sheet:
        return NOTHING
    edit = named_at(area, hex_)
    return Outcome(edit, Selection(edit.new))


def _place(area: NamedArea, board: Board, _settings: ToolSettings) -> Gesture:
    """Take a click on a hex of the sheet; the name may be outside its own area."""

    def pointed(pointer: Pointer) -> Preview:
        hex_ = pointer.hex_on(board.sheet)
        return ringed(board, hex_) if hex_ in board.sheet else ()

    def let_go(release: Pointer) -> Outcome:
        is_meant = release.button == "left"
        return _put(area, board, release.hex_on(board.sheet)) if is_meant else NOTHING

    return (yield from clicking(pointed, let_go))
