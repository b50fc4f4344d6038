"""The tools for courses over land and sea: crossings, and what may be built abroad."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from engine.board.document import Board
from engine.board.places import PermittedBuild
from engine.board.rules import Crossing
from engine.edits.entries import AddEntry, ChangeEntry, word_of
from engine.hexes.lattice import Hex, line
from engine.messages import say
from studio.tools.clicks_in_progress import Begun
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    Outcome,
    Pointer,
    Preview,
    Sequel,
    ToolSettings,
    clicking,
)
from studio.tools.outlines import traced
from studio.tools.preview_marks import ringed
from studio.tools.selection import Selection

Laid = Crossing | PermittedBuild
Make = Callable[[Board, tuple[Hex, ...]], Laid | None]

USUAL_CROSSING_COST = 6
"""Special builds cost 5 or 6 (6.A3)."""
_BEGIN = "Click the first hex of the route. Esc cancels."
_GO_ON = (
    "Click the next hex of the route. Click one of its hexes to end it there; Enter, Esc, "
    "the right button or a second click also ends it."
)
_STILL_AT_HOME = "This is home land, where everyone may build. Continue into the foreign country."
_NOT_ABROAD = "A permitted build needs a foreign country. Paint one first and mark it as foreign."


@dataclass(frozen=True)
class _Course:
    """A course as far as it is laid, and the thing on the board that has it once it is two hexes long."""

    make: Make
    hexes: tuple[Hex, ...] = ()
    thing: Laid | None = None


def crossing(board: Board, settings: ToolSettings) -> Gesture:
    """Lay a crossing: click its hexes in order; its price and terms stand in the inspector."""
    return (yield from _lay(_Course(_crossing), None, board, settings))


def permitted_build(board: Board, settings: ToolSettings) -> Gesture:
    """Lay what may be built abroad: click its hexes in order; without a foreign country there is none."""
    if not any(country.foreign for country in board.countries):
        return (yield from clicking(lambda _pointer: (), _refused))
    return (yield from _lay(_Course(_build), None, board, settings))


def _refused(release: Pointer) -> Outcome:
    """Say why nothing can be built abroad."""
    return NOTHING if release.button == "right" else Outcome(said=_NOT_ABROAD)


def redrawing(thing: Laid) -> Sequel:
    """Return how a hand lays the course of a crossing or a permitted build again."""
    make = _crossing if isinstance(thing, Crossing) else _build
    return Sequel(partial(_lay, _Course(make, thing=thing), None), _BEGIN)


def _lay(course: _Course, back: Outcome | None, board: Board, _settings: ToolSettings) -> Gesture:
    """Take the next click of a course, and lay it as far as that; undo of the last one comes to ``back``."""

    def hexes(pointer: Pointer) -> tuple[Hex, ...]:
        return prolonged(course.hexes, pointer.hex_on(board.sheet))

    def pointed(pointer: Pointer) -> Preview:
        way = tuple(hex_ for hex_ in hexes(pointer) if board.on_map(hex_))
        line_ = traced(board, tuple(map(board.sheet.centre_mm, way)))
        return line_ if len(way) > 1 else ringed(board, pointer.hex_on(board.sheet))

    def clicked(release: Pointer) -> Outcome:
        way = hexes(release)
        if release.button == "right" or way == course.hexes:
            return NOTHING
        if not all(map(board.on_map, way)):
            return Outcome(said="The route must stay on the map.", then=_further(board, course, back))
        if len(way) < 2:
            return Outcome(then=_further(board, replace(course, hexes=way), _as_it_was(board, course, back)))
        return _laid(board, course, back, way)

    return (yield from clicking(pointed, clicked))


def prolonged(course: tuple[Hex, ...], hex_: Hex) -> tuple[Hex, ...]:
    """Return a course led on straight to a hex, or ended at a hex it comes through already."""
    for step in line(course[-1], hex_)[1:] if course else (hex_,):
        course = course[: course.index(step) + 1] if step in course else (*course, step)
    return course


def _laid(board: Board, course: _Course, back: Outcome | None, way: tuple[Hex, ...]) -> Outcome:
    """Return the edit that puts the course on the board, or leads the one there on."""
    made = _made(board, course, way)
    if made is None:
        further = _further(board, replace(course, hexes=way), _as_it_was(board, course, back))
        return Outcome(said=_STILL_AT_HOME, then=further)
    edit = (
        AddEntry(made)
        if course.thing is None
        else ChangeEntry(course.thing, made, say("Draw {entry}", entry=word_of(made)))
    )
    further = _further(board, replace(course, hexes=made.course, thing=made), None)
    return Outcome(edit, Selection(made), then=further)


def _made(board: Board, course: _Course, way: tuple[Hex, ...]) -> Laid | None:
    """Return what has a course of its own now, with whatever else was said of it; None if none can be."""
    match course.thing, course.make(board, way):
        case PermittedBuild() as old, PermittedBuild() as new:
            return replace(old, country=new.country, course=new.course)
        case Crossing() as old, Crossing() as new:
            return replace(old, course=new.course)
        case _, new:
            return new


def _further(board: Board, course: _Course, back: Outcome | None) -> Sequel:
    """Return how a hand goes on with a course; undo comes to ``back``, or is left to the history."""
    lay = partial(_lay, course, back)
    if not course.hexes:
        return Sequel(lay, _BEGIN)
    is_laid = course.thing is not None and course.thing.course == course.hexes
    return Sequel(lay, _GO_ON, endless=True, back=back, begun=None if is_laid else _begun(board, course))


def _begun(board: Board, course: _Course) -> Begun:
    """Return what is clicked of a course that nothing on the board has yet."""
    entry = None if course.thing is None else _entries(board, course.make).index(course.thing)
    return Begun("crossing" if course.make is _crossing else "permitted", course.hexes, entry=entry)


def _entries(board: Board, make: Make) -> tuple[Laid, ...]:
    """Return what has a course of a sort on the board."""
    return board.crossings if make is _crossing else board.permitted_builds


def resuming(begun: Begun, board: Board) -> Sequel | None:
    """Return how a hand goes on with a course that was begun; None where the board has no place for it."""
    make = _crossing if begun.tool == "crossing" else _build
    things = _entries(board, make)
    is_there = begun.entry is None or begun.entry in range(len(things))
    if not begun.hexes or not is_there or not all(map(board.on_map, begun.hexes)):
        return None
    before = _Course(make, thing=None if begun.entry is None else things[begun.entry])
    return _further(board, replace(before, hexes=begun.hexes), _as_it_was(board, before, None))


def _as_it_was(board: Board, course: _Course, back: Outcome | None) -> Outcome:
    """Return what undo comes to after a click that no edit came of: the course as it was before."""
    if course.hexes:
        return Outcome(then=_further(board, course, back))
    return NOTHING if course.thing is None else Outcome(then=redrawing(course.thing))


def _crossing(_board: Board, way: tuple[Hex, ...]) -> Laid:
    """Return a crossing at the usual price, still without a name."""
    return Crossing("", way, USUAL_CROSSING_COST)


def _build(board: Board, way: tuple[Hex, ...]) -> Laid | None:
    """Return a permitted build in the first foreign country its course comes to, None if it comes to none.

    It begins with the last hex before the border: at home there is nothing to permit (6.C2).
    """
    for place, hex_ in enumerate(way):
        country = board.country_at(hex_)
        if country is not None and country.foreign:
            return PermittedBuild(country.name, way[max(place - 1, 0) :])
    return None
