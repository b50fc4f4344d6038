"""A sitting of any game in the studio: as it is now, who goes on with it, and the file that keeps it."""

from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.table.driving import bot_turn
from engine.table.files import Journal
from engine.table.game_sitting import AnySitting, OtherLine
from engine.table.luck import Occasion
from engine.transcript.remarks import HUMAN
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove
from studio.language.words import tr
from studio.table.bot_turns import BotTurns
from studio.table.game_file import GameFile
from studio.table.moment import Moment


class GameSession(Moment):
    """Holds a sitting, makes moves in it, lets chance and bots go on, and keeps its file.

    Every change is another sitting. After moves are taken back chance and bots wait for `go_on`. A moment of
    the past may be looked at meanwhile: that changes nothing.
    """

    made = Signal(object)
    """A Made that was just added to the game."""
    failed = Signal(str)
    """A bot gave no answer, or the file could not be written; why, in a sentence or two."""

    def __init__(
        self, sitting: AnySitting, journal: Journal, path: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(sitting, parent)
        self._marks = _made_by_people(sitting)
        self._queue: deque[Any] = deque()
        self.file = GameFile(journal, path, self)
        self.file.failed.connect(self.failed)
        self.waits = False
        """Whether chance and bots wait for `go_on`."""
        self.is_paused = False
        self._is_closed = self._steps = self._has_failed = False
        self._bots = BotTurns(self)
        self._bots.chosen.connect(self._take)
        self._bots.failed.connect(self._fail)
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._step)

    # -- what there is to see --------------------------------------------------------------------

    @property
    def is_persons_turn(self) -> bool:
        """Whether a person is to move, and the present is looked at."""
        return self._looked is None and self._sitting.mover == HUMAN

    @property
    def is_thinking(self) -> bool:
        """Whether a bot is choosing a move."""
        return self._bots.is_thinking

    @property
    def can_undo(self) -> bool:
        """Whether a person has made anything that can be taken back."""
        return any(mark < self._sitting.at for mark in self._marks)

    @property
    def can_redo(self) -> bool:
        """Whether moves were taken back that can be made again."""
        return self._sitting.at < len(self._sitting.moves)

    @property
    def unkept(self) -> str:
        """What is not in the file, and why; empty where all is."""
        return self.file.trouble or self.file.trouble_of_orders

    # -- playing -------------------------------------------------------------------------------

    def begin(self, *, is_watched: bool = False) -> None:
        """Let the game begin, or go on where it was left; one that is only watched is not kept."""
        if self.file.claim() and not is_watched:
            self.file.keep(self._sitting)
        self._show()

    def make(self, moves: Sequence[Any]) -> IllegalMove | None:
        """Make moves of the person whose turn it is, all or none; return the rule that forbids one.

        On another's turn, and while the past is looked at, nothing is made.
        """
        if not self.is_persons_turn:
            return None
        made = self.tried(moves)
        if isinstance(made, IllegalMove):
            return made
        if made:
            self.mark_and_add(made)
        else:
            self.changed.emit()
        return None

    def mark_and_add(self, moves: Sequence[Any]) -> None:
        """Make moves of a person, which Undo takes back together."""
        self._mark(self._sitting.at)
        self._add(moves)

    def _mark(self, at: int) -> None:
        """Note that a person moves after this many moves; chance and bots go on then."""
        self._marks = [mark for mark in self._marks if mark < at] + [at]
        self.waits = False

    def tried(self, moves: Sequence[Any]) -> Sequence[Any] | IllegalMove:
        """Return the moves that come of some that a person makes, or the rule that forbids one.

        There are none where what they made is only written down until it is whole.
        """
        sitting = self._sitting
        for move in moves:
            refused = sitting.why_illegal(move)
            if refused is not None:
                return refused
            sitting = sitting.made(move)
        return moves

    def go_on(self) -> None:
        """Return to the present, and let chance and bots go on after moves were taken back or held."""
        self._looked = None
        self.waits = self.is_paused = False
        self._show()

    def pause(self, *, paused: bool) -> None:
        """Hold chance and bots, or let them go on."""
        self.is_paused = paused
        if paused:
            self._pause.stop()
        else:
            self.waits = False
        self._show()

    def step(self) -> None:
        """Let chance or a bot make one move while they wait or are held."""
        if self._queue:
            self._step()
        elif self._sitting.mover != HUMAN:
            self._steps = True
            self._go_on(once=True)

    # -- taking back -----------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back what a person made last, and all that came after it."""
        marks = [mark for mark in self._marks if mark < self._sitting.at]
        if marks:
            self.take_back(marks[-1])

    def redo(self) -> None:
        """Make again what was taken back last."""
        sitting = self._sitting
        ends = [mark for mark in self._marks if mark > sitting.at] + [len(sitting.moves)]
        if self.can_redo:
            self._go_to(sitting.taken_back(ends[0]))

    def take_back(self, to: int) -> None:
        """Go back to how the game was after this many moves; chance and bots wait then."""
        self._go_to(self._sitting.taken_back(to))

    def take_line(self, line: OtherLine[Any, Any]) -> None:
        """Go on with moves that were abandoned."""
        self._go_to(self._sitting.gone_to(line))
        self._marks = _made_by_people(self._sitting)
        self.changed.emit()

    def throw_again(self, occasion: Occasion, at: int) -> None:
        """Take back to a throw, which then brings other numbers, and go on."""
        self._mark(at)
        self._change(self._sitting.taken_back(at).thrown_again(occasion))
        self._show()

    def _go_to(self, sitting: AnySitting) -> None:
        self.waits = True
        self._looked = None
        self._change(sitting)
        self._show()

    def seat(self, seat: int, by: str) -> None:
        """Hand a seat to a bot, or to a person."""
        self._change(self._sitting.seated(seat, by))
        if self._has_failed:
            self.waits = self._has_failed = False
        self._show()

    def note(self, place: int, text: str) -> None:
        """Pin a note on a place."""
        self._sitting = self._sitting.noted(place, text, self.recorded.at)
        self.file.keep(self._sitting)
        self.changed.emit()

    def close(self) -> None:
        """End with the game on the disk; nothing goes on any more."""
        self._is_closed = True
        self._pause.stop()
        self._bots.close()
        self.file.close(self._sitting)

    # -- going on --------------------------------------------------------------------------------

    def _change(self, sitting: AnySitting) -> None:
        """Have another game, and drop what a bot was about to do."""
        self._pause.stop()
        self._queue.clear()
        self._bots.drop()
        self._sitting = sitting
        self.file.keep(self._sitting)

    def _add(self, moves: Sequence[Any]) -> None:
        """Make moves, and go on."""
        sitting = self._sitting
        for move in moves:
            sitting = sitting.made(move)
        queue = self._queue.copy()
        self._change(sitting)
        self._queue = queue
        for made in sitting.moves[sitting.at - len(moves) : sitting.at]:
            self.made.emit(made)
        self._show()

    def _show(self) -> None:
        self.changed.emit()
        self._go_on()

    def _go_on(self, *, once: bool = False) -> None:
        """Let chance or a bot make the next move, unless they wait or a person is to move."""
        sitting = self._sitting
        if sitting.mover == HUMAN:
            self.waits = False
        if self._is_closed or self._pause.isActive() or self._bots.is_thinking:
            return
        if (self.waits or self.is_paused) and not once:
            return
        if self._queue:
            self._pause.start(self.pause_before(self._queue[0]))
        elif sitting.actor == CHANCE:
            if not sitting.luck.by_hand:
                self._queue.append(sitting.throw())
                self._pause.start(0 if once else self.pause_before(self._queue[0]))
        elif (due := bot_turn(sitting)) is not None:
            self._bots.ask(due)

    def _take(self, moves: Sequence[Any]) -> None:
        """Make what a bot chose, one move after the other, unless the game is held."""
        self._queue.extend(moves)
        is_held, self._steps = (self.waits or self.is_paused) and not self._steps, False
        if not is_held:
            self._step()

    def _step(self) -> None:
        """Make the next of the moves that wait."""
        if not self._queue:
            return
        move = self._queue.popleft()
        actor = self._sitting.actor
        refused = self._sitting.why_illegal(move)
        if refused is not None:
            self._queue.clear()
            self.waits = True
            self.failed.emit(tr(_REFUSED, rule=refused.rule, message=refused.message))
            self.changed.emit()
            return
        self._add((move,))
        if self._sitting.actor != actor:
            # As at the command line: what a bot chose for a turn that is over is dropped.
            self._queue.clear()
            self._pause.stop()
            self._go_on()

    def _fail(self, why: str) -> None:
        """Report that a bot gave no answer; another may take the seat, or it is asked again."""
        self.waits = self._has_failed = True
        self.failed.emit(why)
        self.changed.emit()


def _made_by_people(sitting: AnySitting) -> list[int]:
    """Return how many moves had been made before each move of a person."""
    players = list(sitting.header.bots)
    taken = list(sitting.taken)
    found = []
    for at, made in enumerate(sitting.moves):
        while taken and taken[0][0] <= at:
            _, seat, by = taken.pop(0)
            players[seat] = by
        if made.actor != CHANCE and players[made.actor] == HUMAN:
            found.append(at)
    return found


_REFUSED = (
    "A bot chose a move that rule {rule} forbids: {message} Take its seat over, or hand it to another bot."
)
