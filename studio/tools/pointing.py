"""The select tool: point at a thing of the board to see and change it in the inspector."""

from engine.board.document import Board
from engine.board.places import Town
from studio.tools.gestures import Gesture, Outcome, Pointer, Preview, ToolSettings, dragging, hovering
from studio.tools.outlines import outlined
from studio.tools.selection import selection_at
from studio.tools.towns import carry


def select(board: Board, _settings: ToolSettings) -> Gesture:
    """Select what is clicked: a town, a line or a hex; beside the sheet, the board as a whole.

    A town can be dragged to another hex.
    """

    def pointed(pointer: Pointer) -> Preview:
        return outlined(board, selection_at(board, pointer.x_mm, pointer.y_mm))

    press = yield from hovering(pointed)
    pressed = selection_at(board, press.x_mm, press.y_mm).thing
    if isinstance(pressed, Town):
        return (yield from carry(board, pressed, press))
    release = yield from dragging(press, pointed)
    return Outcome(selection=selection_at(board, release.x_mm, release.y_mm))
