"""Gives a lesson: shows its steps one after the other, and notices when each is done."""

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from studio.language.words import tr
from studio.windows.actions import ACTIONS
from studio.windows.commands import Commands
from studio.windows.desk import Desk
from studio.windows.desks import Desks
from studio.windows.lessons import Lesson, Situation


class Blackboard(QFrame):
    """A few words below the map: what to do, how far one is, and two ways out."""

    skip_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("blackboard")
        self.setAccessibleName(tr("Lesson"))
        self.title = QLabel()
        self.title.setObjectName("section")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.RichText)
        self.skip = QPushButton(tr("Skip This Step"))
        self.end = QPushButton(tr("End Lesson"))
        for button in (self.skip, self.end):
            button.setProperty("small", "true")
        self.skip.clicked.connect(self.skip_wanted)
        self.end.clicked.connect(self.end_wanted)
        text = QVBoxLayout()
        text.setSpacing(3)
        text.addWidget(self.title)
        text.addWidget(self.words)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 10, 16, 10)
        whole.setSpacing(10)
        whole.addLayout(text, 1)
        whole.addWidget(self.skip)
        whole.addWidget(self.end)
        self.hide()

    def write(self, title: str, words: str, *, is_last: bool) -> None:
        """Show a step, or the last word of a lesson."""
        self.title.setText(title)
        self.words.setText(words)
        self.skip.setVisible(not is_last)
        self.end.setText(tr("Close") if is_last else tr("End Lesson"))


class Teacher(QObject):
    """One lesson at a time, on a board of its own; other boards can be turned to meanwhile."""

    def __init__(self, desks: Desks, commands: Commands, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desks = desks
        self._lesson: Lesson | None = None
        self._desk: Desk | None = None
        self._number = 0
        self._before = desks.front.session.board
        self._taken: set[str] = set()
        self.blackboard = Blackboard()
        self.blackboard.skip_wanted.connect(self._go_on)
        self.blackboard.end_wanted.connect(self.end)
        for action in ACTIONS:
            commands[action.name].triggered.connect(lambda _=False, name=action.name: self._note(name))
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
        desk = self._desk = self._desks.front
        self._lesson, self._number = lesson, 0
        for told in _tellers(desk):
            told.connect(self._look)
        self._begin_step()

    def end(self) -> None:
        """Give no lesson any more; the board stays."""
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
        session, bench = desk.session, desk.workbench
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
        lesson = self._lesson
        if lesson is None or self._desk is not self._desks.front:
            self.blackboard.hide()
            return
        number, count = self._number, len(lesson.steps)
        if number < count:
            praise = tr("Well done.") + "  " if number else ""
            words = praise + tr(lesson.steps[number].words)
            self.blackboard.write(
                tr("{title}  ·  {n} of {of}", title=tr(lesson.title), n=number + 1, of=count),
                words,
                is_last=False,
            )
        else:
            self.blackboard.write(tr(lesson.title), tr(lesson.end), is_last=True)
        self.blackboard.show()


def _tellers(desk: Desk) -> tuple[SignalInstance, ...]:
    """Return the signals after which a step may be done."""
    return (
        desk.session.board_changed,
        desk.session.history.indexChanged,
        desk.workbench.tool_changed,
        desk.workbench.findings.list.selectionModel().currentChanged,
    )
