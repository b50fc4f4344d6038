"""Gives a lesson: shows its steps one after the other, and notices when each is done."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from engine.text.markup import escaped
from studio.language.words import tr
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.open_documents import OpenDocuments
from studio.windows.help.lessons import Lesson, Situation
from studio.windows.kit.actions import ACTIONS
from studio.windows.kit.commands import Commands


class LessonPanel(QFrame):
    """A few words below the map: what to do, how far one is, and two ways out."""

    skip_wanted = Signal()
    end_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("blackboard")
        self.setAccessibleName(tr("Lesson"))
        self._pages = QStackedWidget()
        self.skip = QPushButton(tr("Skip This Step"))
        self.end = QPushButton(tr("End Lesson"))
        for button in (self.skip, self.end):
            button.setProperty("small", "true")
        self.skip.clicked.connect(self.skip_wanted)
        self.end.clicked.connect(self.end_wanted)
        # The buttons take the same room at the end, so that the words keep theirs.
        room = self.skip.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self.skip.setSizePolicy(room)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 10, 16, 10)
        whole.setSpacing(10)
        whole.addWidget(self._pages, 1)
        whole.addWidget(self.skip)
        whole.addWidget(self.end)
        self.hide()

    def prepare(self, pages: Sequence[tuple[str, str]]) -> None:
        """Have the titles and the words of a lesson's steps at hand, its last word behind them."""
        while (page := self._pages.widget(0)) is not None:
            self._pages.removeWidget(page)
            page.deleteLater()
        for title, words in pages:
            self._pages.addWidget(_page(title, words))

    def turn_to(self, number: int) -> None:
        """Show the page of a step, from 0. The longest page has room all the time: no map moves."""
        self._pages.setCurrentIndex(number)
        self.skip.setVisible(number < self._pages.count() - 1)


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
            self.blackboard.prepare(_pages(self._lesson, self._commands.by_keys))
            self._show()

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


def _page(title: str, words: str) -> QWidget:
    """Return a title with some words below it."""
    page, heading, text = QWidget(), QLabel(title), QLabel(words)
    heading.setObjectName("section")
    text.setWordWrap(True)
    text.setTextFormat(Qt.TextFormat.RichText)
    text.setAlignment(Qt.AlignmentFlag.AlignTop)
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(3)
    layout.addWidget(heading)
    layout.addWidget(text, 1)
    return page


def _pages(lesson: Lesson, keys: Mapping[str, str]) -> list[tuple[str, str]]:
    """Return the title and the words of every step of a lesson, and those of its end; keys by actions."""
    title, count = tr(lesson.title), len(lesson.steps)
    written = {name: escaped(each) for name, each in keys.items()}
    praises = ["", *[tr("Well done.") + "  "] * (count - 1)]
    steps = [
        (tr("{title}  ·  {n} of {of}", title=title, n=number, of=count), praise + tr(step.words, **written))
        for number, (step, praise) in enumerate(zip(lesson.steps, praises, strict=True), 1)
    ]
    return [*steps, (title, tr(lesson.end, **written))]


def _tellers(desk: DocumentTab) -> tuple[SignalInstance, ...]:
    """Return the signals after which a step may be done."""
    return (
        desk.session.board_changed,
        desk.session.history.indexChanged,
        desk.editor_view.tool_changed,
        desk.editor_view.findings.list.selectionModel().currentChanged,
    )
