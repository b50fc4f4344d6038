"""The grip: the gesture a hand has begun, which is begun again only where it would be another."""

from dataclasses import replace
from operator import is_

from engine.board.document import Board
from engine.messages import Phrase
from studio.drawing.lettering.placing import Place
from studio.tools.gestures import Gesture, Hold, Pointer, Preview, Tool, ToolSettings
from studio.tools.naming import unbarred
from studio.tools.selection import Thing


class Grip:
    """Holds the gesture under way.

    Boards, tools and selections often change together: a gesture that has seen no pointer yet is as
    good as one begun with the same things again.
    """

    def __init__(self) -> None:
        self.hint: Phrase = ""
        """What a drag of what lies under the pointer would do; nothing where that is as ever."""
        self.names: tuple[Place, ...] = ()
        """The names of areas in their places, as far as they are seen, from the next gesture on."""
        self._seen: tuple[Place, ...] = ()
        self._gesture: Gesture | None = None
        self._first: Preview = ()
        self._unseen: tuple[object, ...] = ()
        """What the gesture was begun with, for as long as it has seen no pointer."""

    @property
    def is_empty(self) -> bool:
        """Whether no gesture is under way: none is begun, or the last has come to its end."""
        return self._gesture is None

    def begin(
        self,
        how: Tool,
        board: Board,
        settings: ToolSettings,
        subject: Thing | None,
        whole: Board,
        barred: frozenset[str] = frozenset(),
    ) -> Preview:
        """Begin a gesture in the place of the one under way, and return what it shows at first.

        ``subject`` is what is selected, ``whole`` the board of which ``board`` has what may be picked; names
        of ``barred`` plies may not.
        """
        given = (how, board, settings, subject, whole, self._kept(unbarred(self.names, barred)))
        if self._gesture is not None:
            if self._unseen and all(map(is_, given, self._unseen)):
                return self._first
            self._gesture.close()
        # None is held of which the beginning breaks down.
        self._gesture, self._unseen = None, ()
        gesture = how(board, replace(settings, subject=subject, whole=whole, names=self._seen))
        self._first = self._noted(next(gesture))
        self._gesture, self._unseen = gesture, given
        return self._first

    def send(self, pointer: Pointer) -> Preview:
        """Let the gesture see the pointer; raises StopIteration, with what it came to, at its end."""
        assert self._gesture is not None  # whoever holds it begins it
        gesture, self._gesture, self._unseen, self.hint = self._gesture, None, (), ""
        preview = self._noted(gesture.send(pointer))
        self._gesture = gesture
        return preview

    def _kept(self, names: tuple[Place, ...]) -> tuple[Place, ...]:
        """Keep the names a tool is to see; equal ones stay the same object, so that nothing begins again."""
        self._seen = self._seen if names == self._seen else names
        return self._seen

    def _noted(self, preview: Preview) -> Preview:
        """Note what a preview says of a drag."""
        self.hint = preview.hint if isinstance(preview, Hold) else ""
        return preview
