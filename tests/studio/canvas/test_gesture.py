"""A gesture is begun again only where it would be another than the one just begun."""

import pytest

from engine.board.document import Board, new_board
from engine.hexes.sheet import Sheet
from studio.canvas.gesture import Grip
from studio.tools.gestures import NOTHING, Gesture, Pointer, Tool, ToolSettings

BOARD = new_board(Sheet(3, 3))
SETTINGS = ToolSettings()
MOVE, PRESS = Pointer(1.0, 1.0, "move"), Pointer(1.0, 1.0, "press")


class Begun:
    """A tool that counts how often it is begun and dropped, and ends with a press."""

    def __init__(self) -> None:
        self.count = self.dropped = 0
        self.breaks = False

    def tool(self, _board: Board, _settings: ToolSettings) -> Gesture:
        self.count += 1
        if self.breaks:
            raise ValueError("broken at its beginning")
        try:
            pointer = yield ()
            while pointer.phase != "press":
                pointer = yield ()
        except GeneratorExit:
            self.dropped += 1
            raise
        if pointer.shift:
            raise ValueError("broken")
        return NOTHING


def is_held_after(grip: Grip, tool: Tool) -> bool:
    """Begin a gesture and tell whether the grip holds one."""
    grip.begin(tool, BOARD, SETTINGS, None, BOARD)
    return not grip.is_empty


def test_the_same_again_is_not_begun_anew_until_it_has_seen_the_pointer() -> None:
    begun, grip = Begun(), Grip()
    tool = begun.tool
    for _ in range(3):
        grip.begin(tool, BOARD, SETTINGS, None, BOARD)
    assert (begun.count, begun.dropped) == (1, 0)
    grip.send(MOVE)
    grip.begin(tool, BOARD, SETTINGS, None, BOARD)
    assert (begun.count, begun.dropped) == (2, 1)


def test_another_board_or_selection_begins_anew() -> None:
    begun, grip, other = Begun(), Grip(), new_board(Sheet(3, 3))
    tool, hex_ = begun.tool, BOARD.sheet.hex_at(1, 1)
    for board, subject in ((BOARD, None), (other, None), (other, hex_), (other, None)):
        grip.begin(tool, board, SETTINGS, subject, board)
    assert begun.count == 4


def test_a_gesture_that_has_ended_is_no_longer_held() -> None:
    begun, grip = Begun(), Grip()
    was_empty = grip.is_empty
    grip.begin(begun.tool, BOARD, SETTINGS, None, BOARD)
    assert (was_empty, grip.is_empty) == (True, False)
    with pytest.raises(StopIteration) as end:
        grip.send(PRESS)
    assert (end.value.value, grip.is_empty) == (NOTHING, True)


def test_a_gesture_that_has_broken_down_is_no_longer_held() -> None:
    grip = Grip()
    grip.begin(Begun().tool, BOARD, SETTINGS, None, BOARD)
    with pytest.raises(ValueError, match="broken"):
        grip.send(Pointer(1.0, 1.0, "press", shift=True))
    assert grip.is_empty


def test_a_gesture_that_breaks_down_at_its_beginning_is_not_held_and_is_begun_again() -> None:
    begun, grip = Begun(), Grip()
    tool = begun.tool
    for held in (False, True):
        begun.breaks = True
        with pytest.raises(ValueError, match="broken at its beginning"):
            grip.begin(tool, BOARD, SETTINGS, None, BOARD)
        assert grip.is_empty
        begun.breaks = False
        assert is_held_after(grip, tool), held
        grip.send(MOVE)
