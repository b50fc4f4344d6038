"""The window of a game: its menus, and what its commands do."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QAction, QActionGroup, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu

from engine.table.timeline import taking_back, taking_back_text
from studio.drawing.maps.themes import Theme
from studio.language.plain_text import window_title
from studio.language.words import tr
from studio.mapview.tile_painter import Style
from studio.session.overrides import reported
from studio.table.speeds import SPEEDS
from studio.table.table_session import TableSession
from studio.table.table_view import TableView
from studio.windows.help.reading_dialogs import Guide
from studio.windows.kit.actions import SEPARATOR, Menu
from studio.windows.kit.commands import lesson_of
from studio.windows.kit.dialogs import open_over
from studio.windows.kit.line_dialog import asked_words
from studio.windows.kit.shortcut_dialog import ShortcutDialog, spelled
from studio.windows.kit.table_actions import TABLE_ACTIONS, TABLE_MENUS, speed_name
from studio.windows.kit.window_room import resize_within
from studio.windows.table.accounts_dialog import AccountsDialog
from studio.windows.table.game_saving import GameSaving
from studio.windows.table.game_teacher import GameTeacher
from studio.windows.table.surroundings import Surroundings

_SIZE: Final = QSize(1440, 880)
_DPI: Final = 200.0
_SAY_MS: Final = 8000
_WHOLE: Final = 1000


class TableWindow(QMainWindow):
    """A game at the table, in a window of its own next to that of the boards."""

    edited_map_wanted = Signal()
    """A game on the board as it is in the editor is wanted."""
    editor_wanted = Signal()
    """The window with the boards is to come to the front."""
    note_wanted = Signal(str)
    """Words to put on the board as a note."""
    closed = Signal()

    def __init__(self, session: TableSession, style: Style, paper_theme: Theme, around: Surroundings) -> None:
        super().__init__()
        self.setObjectName("table-window")
        self._session, self._questions = session, around.questions
        self._sight, self._shortcuts = around.sight, around.shortcuts
        session.setParent(self)
        self.view = TableView(session, style)
        self.setCentralWidget(self.view)
        self.saving = GameSaving(session, self.view, paper_theme, around, self)
        self.saving.said.connect(self.say)
        self.teacher: GameTeacher | None = None
        self.actions_: dict[str, QAction] = {}
        self._make_actions()
        self._take_shortcuts()
        self._shortcuts.changed.connect(self._take_shortcuts)
        self._fill_menus()
        self._recall_panels()
        self.said = QLabel()
        self.said.setObjectName("table-said")
        self.said.setMinimumWidth(1)
        self.where = QLabel()
        bar = self.statusBar()
        bar.addWidget(self.said, 1)
        bar.addPermanentWidget(self.saving.progress)
        bar.addPermanentWidget(self.where)
        session.changed.connect(self._follow)
        session.file.kept.connect(
            lambda: self.where.setText(tr("Kept in {name}", name=session.file.path.name))
        )
        session.file.failed.connect(self.where.setText)
        self.view.said.connect(self.say)
        self.view.card.accounts_wanted.connect(self._show_accounts)
        self.view.finding_wanted.connect(self._copy_note)
        self.view.taking_back_wanted.connect(self._take_back)
        resize_within(self, _SIZE)

    def begin(self, *, is_watched: bool = False) -> None:
        """Show the window, and let the game begin; one that is only watched is not kept."""
        self._follow()
        self.show()
        self._mark_panels()
        self.view.begin(is_watched=is_watched)

    @property
    def session(self) -> TableSession:
        """The game that is played."""
        return self._session

    # -- panels ----------------------------------------------------------------------------------

    def _recall_panels(self) -> None:
        """Share the room as it was at the last table."""
        across, down = self._sight.table_panels
        self.view.across.restoreState(across)
        self.view.down.restoreState(down)
        for splitter in (self.view.across, self.view.down):
            splitter.splitterMoved.connect(self._keep_panels)

    def _keep_panels(self) -> None:
        """Keep how the room is shared, and mark what is open."""
        view = self.view
        across, down = (bytes(each.saveState().data()) for each in (view.across, view.down))
        self._sight.keep_table_panels(across, down)
        self._mark_panels()

    def _mark_panels(self) -> None:
        self.actions_["table-panels"].setChecked(self.view.has_panels)
        self.actions_["table-records"].setChecked(self.view.has_records)

    def _open_panels(self) -> None:
        self.view.open_panels(wanted=not self.view.has_panels)
        self._keep_panels()

    def teach(self) -> None:
        """Give the lesson on playing in this game."""
        keys = {each.name: self._shortcuts.of(each.name) for each in TABLE_ACTIONS}
        named = {name.removeprefix("table-"): spelled(own[:1]) for name, own in keys.items()}
        self.teacher = GameTeacher(self.view, named)

    def _show_shortcuts(self) -> None:
        open_over(ShortcutDialog(self._shortcuts, self, TABLE_ACTIONS[0].name))

    def _open_records(self) -> None:
        self.view.open_records(wanted=not self.view.has_records)
        self._keep_panels()

    # -- making ----------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        group = QActionGroup(self)
        doings = self._doings()
        for each in TABLE_ACTIONS:
            action = QAction(tr(each.text), self)
            action.setObjectName(each.name)
            action.setStatusTip(tr(each.tip))
            action.setCheckable(each.checkable)
            if each.group:
                group.addAction(action)
            action.triggered.connect(lambda _=False, does=doings[each.name]: does())
            self.actions_[each.name] = action
            self.addAction(action)
        for number in range(1, 10):
            enter = QAction(self)
            enter.setShortcut(QKeySequence(str(number)))
            enter.triggered.connect(lambda _=False, number=number: self.view.card.press(number))
            self.addAction(enter)
        self.actions_[speed_name(self._session.speed)].setChecked(True)

    def _take_shortcuts(self) -> None:
        """Have every action do what it does at its keys."""
        for each in TABLE_ACTIONS:
            keys = self._shortcuts.of(each.name)
            self.actions_[each.name].setShortcuts([QKeySequence(key) for key in keys])
            self.actions_[each.name].setToolTip(lesson_of(each, keys))

    def _fill_menus(self) -> None:
        for menu in TABLE_MENUS:
            self._fill(self.menuBar().addMenu(tr(menu.title)), menu)

    def _fill(self, shown: QMenu, menu: Menu) -> None:
        for item in menu.items:
            if isinstance(item, Menu):
                self._fill(shown.addMenu(tr(item.title)), item)
            elif item == SEPARATOR:
                shown.addSeparator()
            else:
                shown.addAction(self.actions_[item])

    def _doings(self) -> dict[str, Callable[[], object]]:
        """Return what each action does."""
        session, time, card, hand = self._session, self.view.time, self.view.card, self.view.hand
        navigator = self.view.map.navigator
        return {
            "table-copy": self.saving.save_copy,
            "table-map": self.saving.save_map,
            "table-ledger": self.saving.save_ledger,
            "table-accounts": self._show_accounts,
            "table-edited": self.edited_map_wanted.emit,
            "table-editor": self.editor_wanted.emit,
            "table-close": self.close,
            "table-undo": session.undo,
            "table-redo": session.redo,
            "table-reset": self._reset_turn,
            "table-done": card.finish_turn,
            "table-joint": card.race.propose_next,
            "table-route": card.race.draw_route,
            "table-least": lambda: hand.prefer_least_payment(wanted=self.actions_["table-least"].isChecked()),
            "table-note": self._note,
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
            "table-zoom-in": lambda: navigator.zoom(2**0.5),
            "table-zoom-out": lambda: navigator.zoom(0.5**0.5),
            "table-fit": navigator.fit,
            "table-panels": self._open_panels,
            "table-records": self._open_records,
            "table-shortcuts": self._show_shortcuts,
            "table-help": lambda: open_over(Guide("playing", self)),
        }

    # -- following -------------------------------------------------------------------------------

    def _follow(self) -> None:
        """Name the window after the game, and let be had what can be done now."""
        session = self._session
        sitting, shown = session.sitting, session.shown
        title = sitting.header.title or tr("Untitled")
        if session.is_looking_back:
            told = tr("Table – {map} – looking at move {at} of {all}", map=title, at=shown.at, all=sitting.at)
        else:
            told = tr("Table – {map}", map=title)
        self.setWindowTitle(window_title(told))
        enabled = {
            "table-undo": session.can_undo,
            "table-redo": session.can_redo,
            "table-reset": session.can_reset,
            "table-done": self.view.hand.is_building,
            "table-joint": self.view.hand.is_declaring,
            "table-route": self.view.hand.is_declaring,
            "table-again": any(made.occasion is not None for made in sitting.moves[: sitting.at]),
            "table-step": session.waits or session.is_paused,
            "table-go": session.waits or session.is_looking_back,
        }
        for name, is_enabled in enabled.items():
            self.actions_[name].setEnabled(is_enabled)
        self.actions_["table-pause"].setChecked(session.is_paused)

    def say(self, text: str) -> None:
        """Say something in the status bar."""
        self.said.setText(text)
        self.said.setToolTip(text)

    # -- doing -----------------------------------------------------------------------------------

    def _reset_turn(self) -> None:
        if self.actions_["table-reset"].isEnabled():
            self._session.reset_turn()

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

    def _show_accounts(self) -> None:
        """Show the accounts next to the game, which goes on."""
        dialog = self.findChild(AccountsDialog)
        if dialog is None:
            dialog = AccountsDialog(self._session, self.view.map.theme, self)
            dialog.save_wanted.connect(self.saving.save_accounts)
            dialog.finished.connect(dialog.deleteLater)
        dialog.show()
        dialog.raise_()

    def _note(self) -> None:
        """Ask for a note on the hex under the pointer."""
        hex_ = self.view.map.hovered_hex
        if hex_ is None:
            self.say(tr("Point at a hex first: the note is pinned there."))
            return
        name = self._session.sitting.game.facts.name(hex_)
        words = asked_words(self, tr("Note on {hex}", hex=name), tr("&Note"))
        if words:
            self._session.note(hex_, words)

    def _copy_note(self, number: int) -> None:
        """Put a note on the board."""
        note = self._session.sitting.notes[number]
        name = self._session.sitting.game.facts.name(note.hex)
        self.note_wanted.emit(tr("{hex}: {text}", hex=name, text=note.text))

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
        trouble = self._session.file.trouble
        if not trouble and self._session.writing.can_undo:
            trouble = tr("The orders that you are writing are not handed in.")
        if trouble and not self._questions.loses_moves(self, trouble):
            event.ignore()
            return
        self.saving.finish()
        self.view.stop()
        self._session.close()
        event.accept()
        self.closed.emit()
