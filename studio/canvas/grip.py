"""The grip: the gesture a hand has begun, which is begun anew only where it would be another."""

from dataclasses import replace
from operator import is_

from engine.board.document import Board
from studio.tools.gestures import Gesture, Pointer, Preview, Tool, ToolSettings
from studio.tools.selection import Thing


class Grip:
    """Holds the gesture under way.

    Boards, tools and selections often change together: a gesture that has seen no pointer yet is as
    good as one begun with the same things again.
    """

    def __init__(self) -> None:
        self._gesture: Gesture | None = None
        self._first: Preview = ()
        self._unseen: tuple[object, ...] = ()
        """What the gesture was begun with, for as long as it has seen no pointer."""

    @property
    def is_empty(self) -> bool:
        """Whether no gesture is under way: none is begun, or the last has come to its end."""
        return self._gesture is None

    def begin(
        self, how: Tool, board: Board, settings: ToolSettings, subject: Thing | None, whole: Board
    ) -> Preview:
        """Begin a gesture in the place of the one under way, and return what it shows at first.

        ``subject`` is what is selected, ``whole`` the board of which ``board`` has what may be picked.
        """
        given = (how, board, settings, subject, whole)
        if self._gesture is not None:
            if self._unseen and all(map(is_, given, self._unseen)):
                return self._first
            self._gesture.close()
        # None is held of which the beginning breaks down.
        self._gesture, self._unseen = None, ()
        gesture = how(board, replace(settings, subject=subject, whole=whole))
        self._first = next(gesture)
        self._gesture, self._unseen = gesture, given
        return self._first

    def send(self, pointer: Pointer) -> Preview:
        """Let the gesture see the pointer; raises StopIteration, with what it came to, at its end."""
        assert self._gesture is not None  # whoever holds it begins it
        gesture, self._gesture, self._unseen = self._gesture, None, ()
        preview = gesture.send(pointer)
        self._gesture = gesture
        return preview
