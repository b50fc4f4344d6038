"""Gives a lesson on a board: shows its steps one after the other, and notices when each is done."""

from PySide6.QtCore import QObject, SignalInstance

from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.open_documents import OpenDocuments
from studio.windows.help.lesson_panel import LessonPanel, pages_of
from studio.windows.help.lessons import Lesson, Situation
from studio.windows.kit.actions import ACTIONS
from studio.windows.kit.commands import Commands


class LessonRunner(QObject):
    """One lesson at a time, on a board of its own; other boards can be turned to meanwhile."""

    def __init__(self, desks: OpenDocuments, commands: Commands, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desks = desks
        self._commands = commands
        self._lesson: Lesson | None = None
        self._desk: DocumentTab | None = None
        self._number = 0
        self._before = desks.front.session.board
        self._taken: set[str] = set()
        self.blackboard = LessonPanel()
        self.blackboard.skip_wanted.connect(self._go_on)
        self.blackboard.end_wanted.connect(self.end)
        for action in ACTIONS:
            commands[action.name].triggered.connect(lambda _=False, name=action.name: self._note(name))
        commands.keys_changed.connect(self._write)
        desks.turned_to.connect(lambda _: self._show())
        desks.cleared.connect(lambda desk: self.end() if desk is self._desk else None)
        desks.emptied.connect(self.end)

    @property
    def step(self) -> int:
        """The number of the step that is shown, from 0; as many as there are once all are done."""
        return self._number

    def begin(self, lesson: Lesson) -> None:
        """Begin a lesson on a new board."""
        self.end()
        self._desks.begin(lesson.board())
        self._lesson, self._number, self._desk = lesson, 0, self._desks.front
        for told in _tellers(self._desk):
            told.connect(self._look)
        self._write()
        self._begin_step()

    def _write(self) -> None:
        """Write the words of a lesson with the keys as they are set now."""
        if self._lesson is not None:
            lesson = self._lesson
            words = [step.words for step in lesson.steps]
            self.blackboard.prepare(pages_of(lesson.title, words, lesson.end, self._commands.by_keys))
            self._show()

    def end(self) -> None:
        """End the lesson; the board stays."""
        desk, self._desk, self._lesson = self._desk, None, None
        if desk is not None:
            for told in _tellers(desk):
                told.disconnect(self._look)
        self._show()

    # -- step by step ------------------------------------------------------------------------------

    def _note(self, action: str) -> None:
        """Note what was done, and look whether that was it."""
        self._taken.add(action)
        self._look()

    def _look(self) -> None:
        """Go on if the step is done."""
        lesson, desk = self._lesson, self._desk
        if lesson is None or desk is None or self._number >= len(lesson.steps):
            return
        session, bench = desk.session, desk.editor_view
        now = Situation(
            self._before,
            session.board,
            bench.tool,
            frozenset(self._taken),
            bench.findings.chosen is not None,
            session.history.canRedo(),
        )
        if lesson.steps[self._number].is_done(now):
            self._go_on()

    def _go_on(self) -> None:
        """Go on to the next step."""
        self._number += 1
        self._begin_step()

    def _begin_step(self) -> None:
        """Begin a step, with nothing done yet."""
        if self._desk is not None:
            self._before = self._desk.session.board
            self._taken.clear()
            self._show()
            self._look()

    def _show(self) -> None:
        """Show where the lesson is, while its board is at the front."""
        is_taught = self._lesson is not None and self._desk is self._desks.front
        if is_taught:
            self.blackboard.turn_to(self._number)
        self.blackboard.setVisible(is_taught)


def _tellers(desk: DocumentTab) -> tuple[SignalInstance, ...]:
    """Return the signals after which a step may be done."""
    return (
        desk.session.board_changed,
        desk.session.history.indexChanged,
        desk.editor_view.tool_changed,
        desk.editor_view.findings.list.selectionModel().currentChanged,
    )
