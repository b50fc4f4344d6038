"""The window of a game of any kind: its menus and panels, its pace, the past, and its file."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu

from engine.table.timeline import taking_back, taking_back_text
from studio.language.plain_text import window_title
from studio.language.words import tr
from studio.session.overrides import reported
from studio.table.game_session import GameSession
from studio.table.game_view import GameView
from studio.table.speeds import SPEEDS
from studio.windows.help.reading_dialogs import Guide
from studio.windows.kit.actions import SEPARATOR, Action, Menu
from studio.windows.kit.commands import lesson_of
from studio.windows.kit.dialogs import open_over
from studio.windows.kit.shortcut_dialog import ShortcutDialog
from studio.windows.kit.table_actions import TABLE_ACTIONS, speed_name
from studio.windows.kit.window_room import resize_within
from studio.windows.table.game_writing import GameWriting
from studio.windows.table.surroundings import Surroundings

_SIZE: Final = QSize(1440, 880)


class GameWindow(QMainWindow):
    """A game at the table, in a window of its own next to that of the documents."""

    editor_wanted = Signal()
    """The window with the documents is to come to the front."""
    closed = Signal()

    def __init__(
        self, session: GameSession, view: GameView, writing: GameWriting, around: Surroundings
    ) -> None:
        """Show a game; ``writing`` saves what is made of it, and becomes this window's."""
        super().__init__()
        self.setObjectName("table-window")
        self._session, self._questions = session, around.questions
        self._sight, self.shortcuts = around.sight, around.shortcuts
        session.setParent(self)
        self.game_view, self.writing = view, writing
        writing.setParent(self)
        self.setCentralWidget(view)
        self.actions_: dict[str, QAction] = {}

    def furnish(self, actions: Sequence[Action], menus: Sequence[Menu], guide_page: str) -> None:
        """Make the menus and the status bar, and follow the game."""
        self._guide_page = guide_page
        self._make_actions(actions)
        self._take_shortcuts()
        self.shortcuts.changed.connect(self._take_shortcuts)
        for menu in menus:
            self._fill(self.menuBar().addMenu(tr(menu.title)), menu)
        self._recall_panels()
        self.said = QLabel()
        self.said.setObjectName("table-said")
        self.said.setMinimumWidth(1)
        self.where = QLabel()
        bar = self.statusBar()
        bar.addWidget(self.said, 1)
        bar.addPermanentWidget(self.writing.progress)
        bar.addPermanentWidget(self.where)
        session = self._session
        session.changed.connect(self.follow)
        session.file.kept.connect(
            lambda: self.where.setText(tr("Kept in {name}", name=session.file.path.name))
        )
        session.file.failed.connect(self.where.setText)
        self.writing.said.connect(self.say)
        self.game_view.said.connect(self.say)
        self.game_view.taking_back_wanted.connect(self._take_back)
        resize_within(self, _SIZE)

    @property
    def session(self) -> GameSession:
        """The game that is played."""
        return self._session

    def begin(self, *, is_watched: bool = False) -> None:
        """Show the window, and let the game begin; one that is only watched is not kept."""
        self.follow()
        self.show()
        self._mark_panels()
        self.game_view.begin(is_watched=is_watched)

    # -- panels ----------------------------------------------------------------------------------

    def _recall_panels(self) -> None:
        """Share the room as it was at the last table."""
        across, down = self._sight.table_panels
        self.game_view.across.restoreState(across)
        self.game_view.down.restoreState(down)
        for splitter in (self.game_view.across, self.game_view.down):
            splitter.splitterMoved.connect(self._keep_panels)

    def _keep_panels(self) -> None:
        """Keep how the room is shared, and mark what is open."""
        view = self.game_view
        across, down = (bytes(each.saveState().data()) for each in (view.across, view.down))
        self._sight.keep_table_panels(across, down)
        self._mark_panels()

    def _mark_panels(self) -> None:
        self.actions_["table-panels"].setChecked(self.game_view.has_panels)
        self.actions_["table-records"].setChecked(self.game_view.has_records)

    def _open_panels(self) -> None:
        self.game_view.open_panels(wanted=not self.game_view.has_panels)
        self._keep_panels()

    def _open_records(self) -> None:
        self.game_view.open_records(wanted=not self.game_view.has_records)
        self._keep_panels()

    def _show_shortcuts(self) -> None:
        open_over(ShortcutDialog(self.shortcuts, self, TABLE_ACTIONS[0].name))

    # -- making ----------------------------------------------------------------------------------

    def _make_actions(self, actions: Sequence[Action]) -> None:
        group = QActionGroup(self)
        doings = self.doings()
        for each in actions:
            action = QAction(tr(each.text), self)
            action.setObjectName(each.name)
            action.setStatusTip(tr(each.tip))
            action.setCheckable(each.checkable)
            if each.group:
                group.addAction(action)
            action.triggered.connect(lambda _=False, does=doings[each.name]: does())
            self.actions_[each.name] = action
            self.addAction(action)
        self._known = {each.name: each for each in actions}
        for number in range(1, 10):
            enter = QAction(self)
            enter.setShortcut(QKeySequence(str(number)))
            enter.triggered.connect(lambda _=False, number=number: self.press(number))
            self.addAction(enter)
        self.actions_[speed_name(self._session.speed)].setChecked(True)

    def press(self, number: int) -> None:
        """Do what the key of a digit does."""
        raise NotImplementedError

    def _take_shortcuts(self) -> None:
        """Have every action do what it does at its keys."""
        for name, each in self._known.items():
            keys = self.shortcuts.of(name)
            self.actions_[name].setShortcuts([QKeySequence(key) for key in keys])
            self.actions_[name].setToolTip(lesson_of(each, keys))

    def _fill(self, shown: QMenu, menu: Menu) -> None:
        for item in menu.items:
            if isinstance(item, Menu):
                self._fill(shown.addMenu(tr(item.title)), item)
            elif item == SEPARATOR:
                shown.addSeparator()
            else:
                shown.addAction(self.actions_[item])

    def doings(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        session, time = self._session, self.game_view.time
        return {
            "table-copy": self.writing.save_copy,
            "table-editor": self.editor_wanted.emit,
            "table-close": self.close,
            "table-undo": session.undo,
            "table-redo": session.redo,
            "table-again": self._throw_again,
            "table-pause": lambda: session.pause(paused=self.actions_["table-pause"].isChecked()),
            "table-go": session.go_on,
            "table-step": session.step,
            "table-slower": lambda: self._change_speed(-1),
            "table-faster": lambda: self._change_speed(1),
            **{speed_name(speed): partial(self._take_speed, speed) for speed in SPEEDS},
            "table-move-back": lambda: time.by_move(-1),
            "table-move-on": lambda: time.by_move(1),
            "table-turn-back": lambda: time.by_turn(-1),
            "table-turn-on": lambda: time.by_turn(1),
            "table-round-back": lambda: time.by_stop(-1),
            "table-round-on": lambda: time.by_stop(1),
            "table-first": time.to_first,
            "table-present": time.to_present,
            "table-panels": self._open_panels,
            "table-records": self._open_records,
            "table-shortcuts": self._show_shortcuts,
            "table-help": lambda: open_over(Guide(self._guide_page, self)),
        }

    # -- following -------------------------------------------------------------------------------

    def follow(self) -> None:
        """Name the window after the game, and let be had what can be done now."""
        session = self._session
        sitting, shown = session.sitting, session.shown
        title = sitting.header.title or tr("Untitled")
        if session.is_looking_back:
            told = tr("Table – {map} – looking at move {at} of {all}", map=title, at=shown.at, all=sitting.at)
        else:
            told = tr("Table – {map}", map=title)
        self.setWindowTitle(window_title(told))
        for name, is_enabled in self.enabled().items():
            self.actions_[name].setEnabled(is_enabled)
        self.actions_["table-pause"].setChecked(session.is_paused)

    def enabled(self) -> dict[str, bool]:
        """Return which actions can be done now, of those that sometimes cannot."""
        session, sitting = self._session, self._session.sitting
        return {
            "table-undo": session.can_undo,
            "table-redo": session.can_redo,
            "table-again": any(made.occasion is not None for made in sitting.moves[: sitting.at]),
            "table-step": session.waits or session.is_paused,
            "table-go": session.waits or session.is_looking_back,
        }

    def say(self, text: str) -> None:
        """Say something in the status bar."""
        self.said.setText(text)
        self.said.setToolTip(text)

    # -- doing -----------------------------------------------------------------------------------

    def _change_speed(self, by: int) -> None:
        place = SPEEDS.index(self._session.speed) + by
        if 0 <= place < len(SPEEDS):
            self._take_speed(SPEEDS[place])

    def _take_speed(self, speed: float) -> None:
        self._session.speed = speed
        self.actions_[speed_name(speed)].setChecked(True)

    def _throw_again(self) -> None:
        """Take back to the last throw, and throw other numbers."""
        sitting = self._session.sitting
        for at in range(sitting.at - 1, -1, -1):
            occasion = sitting.moves[at].occasion
            if occasion is not None:
                self._session.throw_again(occasion, at)
                return

    def _take_back(self, to: int) -> None:
        """Take the game back, after a question where another person's moves are among them."""
        sitting = self._session.sitting
        others = taking_back(sitting, to).of_others
        names = [sitting.header.players[seat] for seat in others]
        if not others or self._questions.takes_back(self, tr(taking_back_text(sitting, to)), names):
            self._session.take_back(to)

    @reported
    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table: the game is in its file, unless one agrees to lose what is not."""
        trouble = self._session.unkept
        if trouble and not self._questions.loses_moves(self, trouble):
            event.ignore()
            return
        self.writing.finish()
        self.game_view.stop()
        self._session.close()
        event.accept()
        self.closed.emit()
