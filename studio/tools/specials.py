"""The tool for special destinations: click the hexes and towns that lead to one (6.B1c)."""

from dataclasses import replace
from functools import partial

from engine.board.document import Board
from engine.board.places import Special
from engine.edits.entries import AddEntry, ChangeEntry
from engine.hexes.lattice import Hex
from studio.tools.gestures import (
    NOTHING,
    Gesture,
    Outcome,
    Pointer,
    Preview,
    Sequel,
    ToolSettings,
    dragging,
    hovering,
)
from studio.tools.previews import ringed
from studio.tools.selection import Selection

_GO_ON = (
    "Click more hexes or towns that lead there, or one again to take it off. Esc or the right button ends it."
)
_NONE_LEFT = "Every key a special can have is given already."
_NO_KEYS = "This board’s keys have no specials. Click beside the sheet to choose other keys."


def special(board: Board, settings: ToolSettings) -> Gesture:
    """Make a special at the hex or town that is clicked, and go on adding ways in to it."""
    return (yield from _pick(None, board, settings))


def picking(old: Special) -> Sequel:
    """Return how a hand adds ways in to a special, and takes them off."""
    return Sequel(partial(_pick, old), _GO_ON)


def _pick(old: Special | None, board: Board, _settings: ToolSettings) -> Gesture:
    """Take a click on a way in."""

    def pointed(pointer: Pointer) -> Preview:
        hex_ = pointer.hex_on(board.sheet)
        if not board.on_map(hex_):
            return ()
        return ringed(board, hex_, free=old is None or hex_ not in old.hexes)

    release = yield from dragging((yield from hovering(pointed)), pointed)
    hex_ = release.hex_on(board.sheet)
    if release.button == "right" or not board.on_map(hex_):
        return NOTHING
    if old is not None:
        new = toggled(board, old, hex_)
        word = (
            "Add way in to" if len(new.hexes + new.towns) > len(old.hexes + old.towns) else "Take way in from"
        )
        edit = ChangeEntry(old, new, f"{word} special {old.key}")
        return Outcome(edit, Selection(new), then=picking(new))
    key = next(iter(free_keys(board)), None)
    if key is None:
        return Outcome(said=_NONE_LEFT if board.key_scheme.specials else _NO_KEYS)
    made = toggled(board, Special(key, ""), hex_)
    return Outcome(AddEntry(made), Selection(made), then=picking(made))


def toggled(board: Board, old: Special, hex_: Hex) -> Special:
    """Return a special with a hex, or the town on it, added to its ways in, or taken off them."""
    if hex_ in old.hexes:
        return replace(old, hexes=tuple(other for other in old.hexes if other != hex_))
    name = next((town.name for town in board.towns_by_hex.get(hex_, ()) if town.name), None)
    if name is None:
        return replace(old, hexes=(*old.hexes, hex_))
    if name in old.towns:
        return replace(old, towns=tuple(other for other in old.towns if other != name))
    return replace(old, towns=(*old.towns, name))


def free_keys(board: Board) -> tuple[str, ...]:
    """Return the keys a special can have and nobody has."""
    taken = {key for town in board.towns for key in town.keys} | {other.key for other in board.specials}
    return tuple(key for key in board.key_scheme.specials if key not in taken)
