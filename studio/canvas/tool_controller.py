"""The hand: the tool it holds, what that tool is set to, and the gesture under way."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from engine.board.document import Board
from engine.edits.protocol import Edit
from engine.messages import Saying
from studio.canvas.gesture import Grip
from studio.canvas.locked_layers import Barrier
from studio.canvas.slow_preview import Reckoning
from studio.canvas.unfinished_gesture import UnfinishedGesture
from studio.drawing.shapes.marks import Mark, Text
from studio.language.words import tr
from studio.session.working import WorkingBoard
from studio.tools.gestures import NOTHING, Outcome, Pointer, Preview, Sequel, ToolSettings
from studio.tools.selection import Selection
from studio.tools.tool_list import CHEST, NamedTool

TOOLS = {tool.name: tool for tool in CHEST}
_PICKERS = frozenset({"select"})
"""Tools that select what is on the map; what is locked or hidden is not there for them."""


@dataclass(frozen=True, eq=False)
class Legs:
    """Which sequel a hand went on with on which board, while one leg followed the other."""

    stood: tuple[tuple[Board, Sequel], ...] = ()

    def longer(self, *ends: tuple[Board, Sequel | None]) -> "Legs":
        """Return them with the ends of one more leg; none where the hand does not go on from the last."""
        if ends[-1][1] is None:
            return Legs()
        return Legs((*self.stood, *((board, sequel) for board, sequel in ends if sequel is not None)))

    def sequel_after(
        self, begun: Sequel | None, before: Board, board: Board, selection: Selection
    ) -> Sequel | None:
        """Return what the hand goes on with when the board changes: what it stood at, or what follows."""
        stood = self.sequel_on(board)
        if stood is None and begun is not None and begun.follow is not None:
            return begun.follow(before, board, selection)
        return stood

    def sequel_on(self, board: Board) -> Sequel | None:
        """Return what the hand went on with on a board; None where no leg begins or ends."""
        return next((sequel for stood, sequel in reversed(self.stood) if stood is board), None)


def _going_on(outcome: Outcome, begun: Sequel | None, *, is_changed: bool) -> Sequel | None:
    """Return how a hand goes on from what it had begun, so that undo takes its last click back and no more.

    Where the click changed the board that is left to the history. Along what is there already, as where a
    river is drawn again, it is not: undo comes to what was begun before that click. A click that is refused
    leaves the way back as it is.
    """
    then = outcome.then
    if then is None or not then.endless or then.back is not None or is_changed:
        return then
    if outcome.edit is not None:
        return replace(then, back=Outcome(then=begun))
    return then if begun is None else replace(then, back=begun.back)


class Hand(QObject):
    """Runs the tool on the current board: pointers go in, and an edit goes to the session.

    A gesture lives on the board it was begun with, so another board ends it.
    """

    preview_changed = Signal(object)
    """The marks that show what the gesture is about to do."""
    tool_changed = Signal(object)
    """The NamedTool now held."""
    acted = Signal(object)
    """The Outcome of a gesture, once it is done."""
    paint_picked = Signal(object)
    """The Paint picked up from the board."""
    hint_changed = Signal(str)
    """What a hand does next with the tool."""
    ended = Signal()
    """What went on click after click is done: ended by Enter or a second click, not given up."""
    said = Signal(str)
    """A word on what a gesture could not do."""
    withdrawable_changed = Signal(bool)
    """Whether there is anything to withdraw."""

    def __init__(self, session: WorkingBoard, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._tool, self._settings = CHEST[0], ToolSettings()
        self._preview: Preview = ()
        self._is_pressed = self._is_withdrawable = False
        self._last = Pointer(0.0, 0.0)
        self._sequel: Sequel | None = None
        self._legs, self.grip = Legs(), Grip()
        self._barrier = Barrier(session, self.said.emit)
        self._unfinished = UnfinishedGesture(session, self._barrier)
        self._reckoning = Reckoning(self)
        self._reckoning.progressed.connect(lambda done: self.hint_changed.emit(_with_share(self.hint, done)))
        self._begin()
        session.board_changed.connect(self._start_anew)
        session.selection_changed.connect(self._turn)

    @property
    def tool(self) -> NamedTool:
        """The tool held."""
        return self._tool

    @property
    def settings(self) -> ToolSettings:
        """What the tools are set to."""
        return self._settings

    @property
    def preview(self) -> Preview:
        """The marks that show what the gesture is about to do."""
        return self._preview

    @property
    def hint(self) -> str:
        """What a hand does next with the tool."""
        return tr(self.grip.hint or (self._tool.hint if self._sequel is None else self._sequel.hint))

    @property
    def is_busy(self) -> bool:
        """Whether a button went down in the gesture and has not come up."""
        return self._is_pressed

    @property
    def is_pointing(self) -> bool:
        """Whether the tool that selects is in hand and waits for its first press."""
        return self._tool.name in _PICKERS and self._sequel is None and not self._is_pressed

    def take(self, name: str) -> None:
        """Take another tool, by its name; raises KeyError when there is none.

        What a held button draws stays, and goes on where it is the same tool.
        """
        before, tool = self._tool, TOOLS[name]
        if tool is before and self._is_pressed:
            return
        self.finish()
        self._tool = tool
        self.cancel()
        if tool is not before:
            self.tool_changed.emit(tool)

    def set(self, settings: ToolSettings) -> None:
        """Set the tools otherwise, from the next gesture on where a button is held."""
        if settings != self._settings:
            self._settings = settings
            if not self._is_pressed:
                self.cancel()

    def lock(self, locked: frozenset[str], hidden: frozenset[str] = frozenset()) -> None:
        """Neither pick nor change what locked and hidden plies hold."""
        if not self._barrier.is_as(locked, hidden):
            self.finish()
            self._barrier.put(locked, hidden)
            self.cancel()

    @property
    def barrier(self) -> Barrier:
        """What keeps the hand from things that are locked or hidden."""
        return self._barrier

    def do(self, edit: Edit, then: Selection | None = None) -> bool:
        """Apply an edit and select; an edit of hidden things is refused. Return whether it was applied."""
        return self._barrier.lets_pass(edit) and self._session.apply(edit, then)

    def send(self, pointer: Pointer) -> None:
        """Let the gesture see the pointer; where that ends it, do what it came to."""
        self._last = pointer
        if self._barrier.bars(pointer, self._tool.name, self._settings, self._sequel):
            self._show(())
            return
        self._is_pressed = pointer.phase == "press" or (self._is_pressed and pointer.phase != "release")
        if self.grip.is_empty:
            self._begin()
        try:
            preview = self.grip.send(pointer)
        except StopIteration as end:
            self._show(())
            self.come_to(end.value)
            self._show_begun()
        else:
            self._show(preview)
            self._unfinished.report(preview)
        self._emit_withdrawable()

    def wants(self, key: str) -> bool:
        """Return whether the gesture takes a key, as ``Shift+R``, for itself."""
        return self._sequel is not None and key in self._sequel.keys

    def strike(self, key: str) -> None:
        """Let the gesture have a key it wants, where the pointer was last, and show what follows."""
        if not self._is_pressed:
            self.send(replace(self._last, phase="key", key=key))
            self.send(replace(self._last, phase="move", key=""))

    def cancel(self) -> None:
        """Drop the gesture under way, and what it was to go on with; nothing of it has been done."""
        self.go_on(None)

    def finish(self) -> None:
        """End what a held button draws as if it came up where the pointer was last: nothing of it is lost."""
        if self._is_pressed:
            self.send(replace(self._last, phase="release"))
            self.cancel()

    def end(self) -> bool:
        """End what goes on click after click, and return whether anything did; what is drawn stays."""
        is_endless = self._sequel is not None and self._sequel.endless and not self._is_pressed
        if is_endless:
            self.cancel()
            self.ended.emit()
        return is_endless

    @property
    def can_withdraw(self) -> bool:
        """Whether a held button draws something, or something is clicked that is not on the board yet."""
        return self._is_pressed or (self._sequel is not None and self._sequel.back is not None)

    def withdraw(self) -> bool:
        """Drop what a held button draws, or undo the last click; return whether there was anything."""
        if not self.can_withdraw:
            return False
        back = None if self._is_pressed or self._sequel is None else self._sequel.back
        self.go_on(self._sequel if back is None else back.then)
        self._show_begun()
        return True

    def rest(self) -> None:
        """Show nothing while the pointer is away; what the hand goes on with stays."""
        self.go_on(self._sequel)

    def go_on(self, sequel: Sequel | None) -> None:
        """Begin a sequel in the place of the gesture under way; with None the tool begins again."""
        is_new, self._sequel = sequel is not self._sequel, sequel
        self._legs = Legs() if sequel is None else self._legs
        self._is_pressed = False
        self._unfinished.go_on(sequel)
        self._show(self._begin())
        self._emit_withdrawable()
        if is_new:
            self.hint_changed.emit(self.hint)
            self._reckoning.drop()
            if sequel is not None and sequel.work is not None:
                self._reckoning.begin(sequel.work, self.come_to)

    def stop(self) -> None:
        """Compute no more previews, whatever is under way."""
        self._reckoning.stop()

    def _begin(self) -> Preview:
        """Begin a gesture on the current board, and return what it shows at first."""
        how = self._tool.begin if self._sequel is None else self._sequel.begin
        thing, barrier = self._session.selection.thing, self._barrier
        picks = self._sequel is None and self._tool.name in _PICKERS
        board = barrier.in_sight if picks else barrier.whole
        return self.grip.begin(how, board, self._settings, thing, barrier.whole, barrier.barred)

    def come_to(self, outcome: Outcome) -> None:
        """Apply the edit, select, report the rest and go on; after a refusal begin again."""
        board, edit, begun, legs = self._session.board, outcome.edit, self._sequel, self._legs
        # What changes nothing is no refusal: a river may go on from a side that it has already.
        if edit is not None and not self.do(edit, outcome.selection) and edit.apply(board) is not board:
            self.cancel()
            return
        if outcome.selection is not None:
            self._session.select(outcome.selection)
        if outcome.paint is not None:
            self.paint_picked.emit(outcome.paint)
        if outcome.said:
            self.said.emit(tr(outcome.said))
        self.go_on(_going_on(outcome, begun, is_changed=self._session.board is not board))
        self._legs = legs.longer((board, begun), (self._session.board, self._sequel))
        self.acted.emit(outcome)
        if begun is not None and begun.endless and outcome == NOTHING and self._last.button == "left":
            self.ended.emit()

    def _show_begun(self) -> None:
        """Show what has begun where the pointer is, before it moves on."""
        if self._sequel is not None and not self._is_pressed:
            self.send(replace(self._last, phase="move", key=""))

    def _emit_withdrawable(self) -> None:
        if self.can_withdraw != self._is_withdrawable:
            self._is_withdrawable = self.can_withdraw
            self.withdrawable_changed.emit(self._is_withdrawable)

    def _show(self, preview: Preview) -> None:
        """Show other marks, their texts in the user's language."""
        preview = tuple(in_words(mark) for mark in preview)
        if preview != self._preview:
            self._preview = preview
            self.preview_changed.emit(preview)

    def _start_anew(self, before: Board, after: Board) -> None:
        """End the gesture on a board that is no longer the current one; undo leads back leg by leg."""
        legs, shown = self._legs, self._session.selection
        sequel = legs.sequel_after(self._sequel, before, after, shown)
        self.cancel()
        if sequel is not None:
            self._legs = legs
            self.go_on(sequel)
            self._show_begun()

    def _turn(self, selection: Selection) -> None:
        """Let a tool that waits see what is selected now; what it was to go on with goes on, or ends."""
        if self._sequel is not None and self._sequel.ends_with(self._session.board, selection):
            self.cancel()
        if not self._is_pressed:
            was_shown = bool(self._preview)
            self.rest()
            if was_shown:
                self._show_begun()


def _with_share(hint: str, share: float) -> str:
    """Return a hint with how much is done of what the hand waits for."""
    return tr("{hint} {share:.0%}", hint=hint, share=share)


def in_words(mark: Mark) -> Mark:
    """Return a mark with its text in the user's language, where that is a saying."""
    if isinstance(mark, Text) and isinstance(mark.text, Saying):
        return replace(mark, text=tr(mark.text))
    return mark
