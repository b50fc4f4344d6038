"""The tools of towns: place, select and move them, or mark them with one click each."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from engine.board.document import Board
from engine.board.places import Town
from engine.edits.towns import ChangeTown, PlaceTown
from engine.hexes.lattice import Hex
from engine.messages import Phrase, Saying, say
from studio.tools.gestures import (
    Gesture,
    Outcome,
    Pointer,
    Preview,
    Tool,
    ToolSettings,
    dragging,
    hovering,
)
from studio.tools.preview_marks import ringed, towed
from studio.tools.selection import Selection

Flag = Literal["start", "port", "small"]

MARKS: Final[Mapping[Flag, tuple[Phrase, Phrase]]] = {
    "start": ("Mark town as start", "Unmark town as start"),
    "port": ("Mark town as port", "Unmark town as port"),
    "small": ("Mark town as small", "Unmark town as small"),
}
"""What the undo menu calls it when a town is marked, and when it no longer is."""


def town(board: Board, _settings: ToolSettings) -> Gesture:
    """Click an empty hex to place a town there, a town to select it; drag a town to move it.

    A town placed or moved is selected. Nothing is put on a hex that holds a town already.
    """

    def hovered(pointer: Pointer) -> Preview:
        hex_ = pointer.hex_on(board.sheet)
        return ringed(board, hex_) if board.on_map(hex_) else ()

    press = yield from hovering(hovered)
    held = next(iter(board.towns_by_hex.get(press.hex_on(board.sheet), ())), None)
    if held is not None:
        return (yield from carry(board, held, press))

    def placed(release: Pointer) -> Outcome:
        hex_ = release.hex_on(board.sheet)
        if not _free(board, hex_):
            return Outcome(said=_why_not(board, hex_))
        new = Town("", hex_)
        return Outcome(PlaceTown(new), Selection(new))

    return (yield from dragging(press, hovered, placed))


def carry(board: Board, held: Town, press: Pointer) -> Gesture:
    """Go on from a press on a town: let go elsewhere it is moved there, let go at home it is selected."""

    def dragged(pointer: Pointer) -> Preview:
        hex_ = pointer.hex_on(board.sheet)
        return towed(board, held, hex_, free=_free(board, hex_))

    def put_down(release: Pointer) -> Outcome:
        hex_ = release.hex_on(board.sheet)
        if hex_ == held.hex:
            return Outcome(selection=Selection(held))
        if not _free(board, hex_):
            return Outcome(said=_why_not(board, hex_))
        moved = replace(held, hex=hex_)
        return Outcome(ChangeTown(held, moved, label="Move town"), Selection(moved))

    return (yield from dragging(press, dragged, put_down))


def mark_turned(town: Town, flag: Flag) -> ChangeTown:
    """Return the edit that marks a town, or takes the mark off one that has it."""
    changes: dict[str, Any] = {flag: not getattr(town, flag)}
    return ChangeTown(town, replace(town, **changes), label=MARKS[flag][bool(getattr(town, flag))])


def marking(flag: Flag) -> Tool:
    """Return the tool that marks a town at a click, or takes the mark off one that has it."""

    def mark(board: Board, _settings: ToolSettings) -> Gesture:
        def town_at(pointer: Pointer) -> Town | None:
            return next(iter(board.towns_by_hex.get(pointer.hex_on(board.sheet), ())), None)

        def hovered(pointer: Pointer) -> Preview:
            town = town_at(pointer)
            return () if town is None else ringed(board, town.hex)

        def marked(release: Pointer) -> Outcome:
            town = town_at(release)
            if town is None:
                return Outcome(said="There is no town here.")
            edit = mark_turned(town, flag)
            return Outcome(edit, Selection(edit.new))

        press = yield from hovering(hovered)
        return (yield from dragging(press, hovered, marked))

    return mark


def _why_not(board: Board, hex_: Hex) -> Saying:
    """Say why no town can be put on a hex."""
    here = board.towns_by_hex.get(hex_, ())
    if not here:
        return say("This is not a hex of the map. A town needs one.")
    label = board.sheet.label(hex_)
    if not here[0].name:
        return say("{hex} already has a town. A hex can have only one.", hex=label)
    return say("{town} is already on {hex}. A hex can have only one town.", town=here[0].name, hex=label)


def _free(board: Board, hex_: Hex) -> bool:
    return board.on_map(hex_) and hex_ not in board.towns_by_hex
