"""What of the map is locked or hidden, so that a hand neither picks nor changes it."""

from collections.abc import Callable, Sequence

from engine.board.document import Board
from engine.edits.protocol import Edit
from engine.messages import Phrase, listed, say
from studio.drawing.layers import SOLID, title_of_ply, touched_plies, without_plies
from studio.language.words import tr
from studio.session.working import WorkingBoard
from studio.tools.gestures import Pointer, Sequel, ToolSettings
from studio.tools.locks import plies_changed

_LOCKED: Phrase = "Nothing was changed: {titles} is locked. Unlock it under Layers (F11)."
_ALL_LOCKED: Phrase = "Nothing was changed: {titles} are locked. Unlock them under Layers (F11)."
_HIDDEN: Phrase = "Nothing was changed: {titles} is hidden. Show it under Layers (F11)."
_ALL_HIDDEN: Phrase = "Nothing was changed: {titles} are hidden. Show them under Layers (F11)."


class Barrier:
    """Stands before what of a session's board is locked or hidden, and says so to whoever comes to it."""

    def __init__(self, session: WorkingBoard, tell: Callable[[str], object]) -> None:
        self._session = session
        self._tell = tell
        self._locked: frozenset[str] = frozenset()
        self._hidden: frozenset[str] = frozenset()
        self._is_barred = False
        session.refused.connect(self._tell_locked)

    def is_as(self, locked: frozenset[str], hidden: frozenset[str]) -> bool:
        """Return whether just these plies are locked and hidden; what has no body cannot be in the way."""
        return (locked, hidden & SOLID) == (self._locked, self._hidden)

    def put(self, locked: frozenset[str], hidden: frozenset[str]) -> None:
        """Stand before other plies."""
        self._locked, self._hidden = locked, hidden & SOLID

    @property
    def barred(self) -> frozenset[str]:
        """The plies that are not to be changed: locked, or hidden and with a body."""
        return self._locked | self._hidden

    @property
    def whole(self) -> Board:
        """The board with all that is on it."""
        return self._session.board

    @property
    def in_sight(self) -> Board:
        """The board with only what can be picked of it."""
        return without_plies(self._session.board, self.barred) if self.barred else self._session.board

    @property
    def shown(self) -> Board:
        """The board with only what is shown of it, locked or not."""
        return without_plies(self._session.board, self._hidden) if self._hidden else self._session.board

    def lets_pass(self, edit: Edit) -> bool:
        """Return whether an edit changes nothing that is hidden; if it does, that is said."""
        board = self._session.board
        return not self._hidden or self._sees(touched_plies(board, edit.apply(board)))

    def bars(self, pointer: Pointer, tool: str, settings: ToolSettings, sequel: Sequel | None) -> bool:
        """Tell whether a pointer is of a press that is refused: it would change what is locked or hidden."""
        if pointer.phase == "press":
            plies = plies_changed(tool, settings, pointer.button)
            if sequel is not None and pointer.button == "left":
                plies |= sequel.plies
            self._is_barred = not (self._sees(plies) and self._session.may_change(plies))
        barred = self._is_barred
        if pointer.phase == "release":
            self._is_barred = False
        return barred

    def _sees(self, plies: frozenset[str]) -> bool:
        """Return whether none of some plies is hidden; if any is, that is said."""
        unseen = sorted(plies & self._hidden)
        if unseen:
            self._tell(_of(unseen, _HIDDEN, _ALL_HIDDEN))
        return not unseen

    def _tell_locked(self, plies: Sequence[str]) -> None:
        """Say what is locked, so that nothing was changed."""
        self._tell(_of(plies, _LOCKED, _ALL_LOCKED))


def _of(plies: Sequence[str], of_one: Phrase, of_several: Phrase) -> str:
    """Say something of some plies by their titles."""
    titles = listed([say("“{title}”", title=say(title_of_ply(name))) for name in plies])
    return tr(of_one if len(plies) == 1 else of_several, titles=titles)
