"""The ferry tool: from port to port over water."""

from dataclasses import dataclass, replace
from functools import partial

from engine.board.document import Board
from engine.board.places import Ferry, Town
from engine.board.terrain import WATER
from engine.edits.entries import AddEntry, ChangeEntry
from engine.edits.protocol import Edit, Several
from engine.edits.towns import ChangeTown
from engine.hexes.lattice import Hex, neighbours
from engine.messages import Phrase, listed, say
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
from studio.tools.voyages import Voyages

_BEGIN = "Click the first port of the ferry. Esc cancels."
_GO_ON = "Click the other port, or water on the way there. Enter, Esc or the right button cancels."
_NO_PORT = "A ferry starts and ends at a port. Click a town, or place one there first."
_NO_NAME = "Name the town first: a ferry stores the names of its ports."
_PORT: Phrase = "{names} is now a port."
_PORTS: Phrase = "{names} are now ports."
_INLAND: Phrase = "{name} is not next to water. Click a port on a coast, or drag the town there."
_NO_WAY = "No water leads there from the end of the route."


@dataclass(frozen=True)
class _Course:
    """A ferry's course as far as it is laid; ``old`` is the ferry that is to have it."""

    port: Town
    hexes: tuple[Hex, ...] = ()
    old: Ferry | None = None

    @property
    def end(self) -> Hex:
        """Where it has come to."""
        return self.hexes[-1] if self.hexes else self.port.hex


def ferry(board: Board, settings: ToolSettings) -> Gesture:
    """Lay a ferry: click its one port, then the other; clicks on water between bend its course."""
    return (yield from _from_port(None, board, settings))


def redrawing(old: Ferry) -> Sequel:
    """Return how a hand lays the course of a ferry again."""
    return Sequel(partial(_from_port, old), _BEGIN)


def _from_port(old: Ferry | None, board: Board, _settings: ToolSettings) -> Gesture:
    """Take the click on the port a course begins at."""

    def pointed(pointer: Pointer) -> Preview:
        town = _town_at(board, pointer)
        return ringed(board, pointer.hex_on(board.sheet), free=town is not None and _is_afloat(board, town))

    def clicked(release: Pointer) -> Outcome:
        port = _town_at(board, release)
        if release.button == "right":
            return NOTHING
        if port is None or not port.name:
            return Outcome(said=_NO_PORT if port is None else _NO_NAME)
        if not _is_afloat(board, port):
            return Outcome(said=say(_INLAND, name=port.name))
        back = NOTHING if old is None else Outcome(then=redrawing(old))
        return Outcome(then=_further(board, _Course(port, old=old), back))

    return (yield from clicking(pointed, clicked))


def _further(board: Board, course: _Course, back: Outcome) -> Sequel:
    """Return how a hand goes on with a course, and where undo leads it back to."""
    entry = None if course.old is None else board.ferries.index(course.old)
    begun = Begun("ferry", (course.port.hex, *course.hexes), entry=entry)
    return Sequel(partial(_onward, course, back), _GO_ON, back=back, begun=begun)


def resuming(begun: Begun, board: Board) -> Sequel | None:
    """Return how a hand goes on with a course that was begun; None where the board has no place for it."""
    port = next((town for hex_ in begun.hexes[:1] for town in board.towns_by_hex.get(hex_, ())), None)
    is_there = begun.entry is None or begun.entry in range(len(board.ferries))
    if port is None or not port.name or not is_there or not all(map(board.on_map, begun.hexes)):
        return None
    bends = begun.hexes[1:]
    course = _Course(port, old=None if begun.entry is None else board.ferries[begun.entry])
    at_port = _further(board, course, NOTHING if course.old is None else Outcome(then=redrawing(course.old)))
    if not bends:
        return at_port
    return _further(board, replace(course, hexes=bends), Outcome(then=at_port))


def _onward(course: _Course, back: Outcome, board: Board, _settings: ToolSettings) -> Gesture:
    """Take the next click of a course: water on its way, or the port at its end."""
    voyages = Voyages(board, course.end)

    def way(pointer: Pointer) -> tuple[Hex, ...] | None:
        return voyages.way(pointer.hex_on(board.sheet))

    def pointed(pointer: Pointer) -> Preview:
        hex_, leg = pointer.hex_on(board.sheet), way(pointer)
        hexes = (course.port.hex, *course.hexes, *(leg or ()), hex_)
        line = traced(board, tuple(map(board.sheet.centre_mm, hexes)), dashed=leg is None)
        town = _town_at(board, pointer)
        return line if town is None else (*line, *ringed(board, hex_, free=leg is not None))

    def clicked(release: Pointer) -> Outcome:
        port, leg, hex_ = _town_at(board, release), way(release), release.hex_on(board.sheet)
        again = _further(board, course, back)
        if release.button == "right" or hex_ == course.port.hex:
            return NOTHING
        if leg is None:
            return Outcome(said=_NO_WAY, then=again)
        if port is not None:
            if not port.name:
                return Outcome(said=_NO_NAME, then=again)
            return _landed(board, course, port, (*course.hexes, *leg))
        if board.terrain_at(hex_) not in WATER:
            return Outcome(said=_NO_PORT, then=again)
        further = replace(course, hexes=(*course.hexes, *leg, hex_))
        return Outcome(then=_further(board, further, Outcome(then=again)))

    return (yield from clicking(pointed, clicked))


def _landed(board: Board, course: _Course, port: Town, hexes: tuple[Hex, ...]) -> Outcome:
    """Return the ferry between its two ports, both of them ports from now on."""
    ports = (course.port.name, port.name)
    if course.old is None:
        made = Ferry(" – ".join(ports), ports, hexes)
        edits: list[Edit] = [AddEntry(made)]
    else:
        made = replace(course.old, ports=ports, course=hexes)
        edits = [ChangeEntry(course.old, made, "Redraw ferry")]
    inland = [town for town in (course.port, port) if not town.port]
    edits += [ChangeTown(town, replace(town, port=True)) for town in inland]
    names = listed([town.name for town in inland])
    said = say(_PORT if len(inland) == 1 else _PORTS, names=names) if inland else ""
    label: Phrase = "Add ferry" if course.old is None else "Redraw ferry"
    if made in board.ferries:
        return Outcome(selection=Selection(made))
    return Outcome(Several(label, tuple(edits)), Selection(made), said=said)


def _town_at(board: Board, pointer: Pointer) -> Town | None:
    """Return the town under the pointer, if there is one."""
    return next(iter(board.towns_by_hex.get(pointer.hex_on(board.sheet), ())), None)


def _is_afloat(board: Board, town: Town) -> bool:
    """Return whether a ship can leave a town: it stands on water or next to some."""
    return any(board.terrain_at(hex_) in WATER for hex_ in (town.hex, *neighbours(town.hex)))
