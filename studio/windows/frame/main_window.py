"""The main window: it only assembles what the other modules make."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from engine.board.document import Board
from engine.board.rules import Note
from engine.edits.entries import AddEntry
from engine.shipped import shipped_maps, shipped_sets, shipped_title
from engine.tiles.set import TileSet
from studio.language.words import tr
from studio.panels.findings.finding_details import Explain
from studio.session.document import Session
from studio.session.overrides import reported
from studio.session.settings.settings import Settings
from studio.session.view_state import Sight
from studio.windows.documents.document_commands import DocumentCommands
from studio.windows.documents.questions import Questions
from studio.windows.frame.alarm_bar import AlarmBar
from studio.windows.frame.board_views import BoardViews
from studio.windows.frame.copied_boards import Copies
from studio.windows.frame.docks import PLACES, DockLayout, Docks
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.dropped_files import DropHandler, DroppedFiles
from studio.windows.frame.editor_view import EditorView
from studio.windows.frame.file_progress import FileProgress
from studio.windows.frame.file_watching import FileWatching
from studio.windows.frame.help_commands import HelpCommands
from studio.windows.frame.language_choice import LanguageChoice
from studio.windows.frame.last_boards import LastBoards
from studio.windows.frame.map_menu import open_map_menu
from studio.windows.frame.open_documents import OpenDocuments
from studio.windows.frame.start_page import StartPage
from studio.windows.frame.status_bar import Status
from studio.windows.frame.tab_maker import TabMaker
from studio.windows.frame.tabs import Tabs
from studio.windows.frame.theme_choice import ThemeController
from studio.windows.frame.view_commands import ViewCommands
from studio.windows.frame.window_display import WindowDisplay
from studio.windows.kit.actions import ACTIONS, FOR_ANY_DOCUMENT, NEED_A_BOARD
from studio.windows.kit.commands import Commands
from studio.windows.kit.shortcuts import Shortcuts
from studio.windows.kit.window_room import resize_within
from studio.windows.kit.window_style import THEMES, Scheme
from studio.windows.postal.postal_commands import PostalCommands
from studio.windows.printing.print_commands import PrintCommands
from studio.windows.table.surroundings import Surroundings
from studio.windows.table.table_commands import TableCommands

_SIZE = (1440, 900)


class MainWindow(QMainWindow):
    """Start page or boards behind tabs, docks, menus and bars; each board has a session of its own."""

    def __init__(
        self,
        make_session: Callable[[], Session],
        settings: Settings,
        theme_controller: ThemeController,
        explain: Explain,
        questions: Questions | None = None,
    ) -> None:
        super().__init__()
        self._theme_controller = theme_controller
        self._is_asking = self._may_close = self._is_showing_board = False
        self.questions = questions or Questions(self)
        self.sight = Sight(settings, self)
        maker = TabMaker(make_session, settings, explain, self.sight)
        make, make_set = (partial(each, self.questions, self) for each in (maker.for_board, maker.for_set))
        self.desks = OpenDocuments(make, make_set, self.questions, self)
        self.board_views = BoardViews(settings, self.desks, self)
        self.copies = Copies(self.desks, self.questions, self)
        self.shortcuts = Shortcuts(settings, self)
        self.commands = Commands(self, self.shortcuts)
        self.last_boards = LastBoards(settings)
        self.start = StartPage({path: shipped_title(path) for path in (*shipped_maps(), *shipped_sets())})
        self.tabs = Tabs(self.start)
        self.docks = Docks(self)
        self.dock_layout = DockLayout(self, self.docks, settings)
        self.display = WindowDisplay(self, self.desks, self.commands, self.tabs, self.docks)
        self.help_commands = HelpCommands(self, self.desks, self.commands, self.docks, self.display, explain)
        self.language = LanguageChoice(settings, self.commands, self.questions, self)
        self.watching = FileWatching(self.desks, self)
        self.alarms = AlarmBar(self.desks)
        self.under_way = FileProgress(self.desks, self.copies.filing, self.status, self)
        self.dropping = DropHandler(self.desks, self.questions, self.display.say, self)
        around = self._around_tables()
        self.tables, self.postal = TableCommands(around), PostalCommands(around)
        self._lay_out()
        self._connect_actions()
        self._connect_desks()
        self.seeing = ViewCommands(self.sight, self.commands, self.desks, theme_controller, self)
        self._connect_tables()
        self._dress(theme_controller.scheme)
        self._show_closed()

    # -- the board at the front ------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The session at the front."""
        return self.desks.front.session

    @property
    def documents(self) -> DocumentCommands:
        """The document at the front, and its file."""
        return self.desks.front.documents

    @property
    def editor_view(self) -> EditorView:
        """What one works with at the front."""
        return self.desks.front.editor_view

    @property
    def print_commands(self) -> PrintCommands:
        """What is made of the board at the front."""
        return self.desks.front.print_commands

    @property
    def status(self) -> Status:
        """The status bar."""
        return self.display.status

    # -- making ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Put everything in its last place."""
        self.setAcceptDrops(True)
        # So that the status bar is always seen.
        resize_within(self, QSize(*_SIZE))
        self.tabs.put_above(self.watching.notice)
        self.tabs.put_above(self.alarms)
        self.tabs.put_below(self.help_commands.teacher.blackboard)
        self.setCentralWidget(self.tabs)
        self.setStatusBar(self.status)
        self.commands.fill(self.menuBar())
        self.bars = self.commands.add_bars(self)
        for place in PLACES:
            self.docks.follow(self.commands[place.name], place.name)
        self.dock_layout.recall()

    def _connect_actions(self) -> None:
        """Connect every action; those about a board go to the one at the front."""
        tools = (action.name for action in ACTIONS if action.group == "tool")
        self.commands.connect_to(
            {
                "new": self.desks.new,
                "new-set": self.desks.new_set,
                "new-geography": self.desks.new_from_land,
                "open": self.desks.open,
                "close": self.desks.close,
                "next-tab": partial(self.tabs.step, 1),
                "previous-tab": partial(self.tabs.step, -1),
                "versions": self.copies.begin_earlier,
                "quit": self.close,
                "float-panel": self.docks.float_one,
                "panels-as-usual": self.docks.put_as_usual,
                **{name: partial(self._do, name) for name in self.desks.front.doings},
                **{theme: partial(self._theme_controller.choose, theme) for theme in THEMES},
                **{name: partial(self._take, name) for name in tools},
                "last-boards": lambda: self.last_boards.want(wanted=self.commands["last-boards"].isChecked()),
                **self.help_commands.doings(self.shortcuts),
                **self.tables.doings,
                **self.postal.doings,
            }
        )
        self.commands["last-boards"].setChecked(self.last_boards.are_wanted)
        self.commands[self._theme_controller.theme].setChecked(True)

    def _connect_desks(self) -> None:
        """Follow the boards, and what becomes of them."""
        desks, start = self.desks, self.start
        for desk in desks.all:
            self._follow(desk)
        desks.made.connect(self._follow)
        desks.opened.connect(self._show_open)
        desks.turned_to.connect(self._show_open)
        desks.emptied.connect(self._show_closed)
        self.last_boards.follow(desks, self.tabs)
        self.tabs.chosen.connect(desks.turn_to)
        self.tabs.close_wanted.connect(desks.close)
        self._theme_controller.changed.connect(self._dress)
        start.new_wanted.connect(desks.new)
        start.open_wanted.connect(desks.open)
        start.chosen.connect(desks.open)
        start.lesson_wanted.connect(lambda name: self.commands[name].trigger())
        start.copy_wanted.connect(self.copies.begin)
        self._show_recent()

    def _connect_tables(self) -> None:
        """Draw the maps of games as those of boards."""
        for games in (self.tables, self.postal):
            self.sight.changed.connect(games.dress)
            self._theme_controller.changed.connect(games.dress)

    def _around_tables(self) -> Surroundings:
        """Return what tables need of this window."""

        def come_to_front() -> None:
            self.raise_()
            self.activateWindow()

        return Surroundings(
            window=self,
            questions=self.questions,
            sight=self.sight,
            shortcuts=self.shortcuts,
            document=self._document_to_play,
            map_theme=lambda: self.seeing.theme,
            show_editor=come_to_front,
            add_note=lambda text: self.session.apply(AddEntry(Note(text))),
        )

    def _document_to_play(self) -> tuple[Board | TileSet, Path | None]:
        """Return the document at the front as it is on the screen, and its file."""
        self.session.call_in_edits()
        return self.session.board, self.session.path

    def _follow(self, desk: DocumentTab) -> None:
        """Follow what a tab reports."""
        session, say = desk.session, partial(self.display.say, of=desk)
        session.kept_again.connect(lambda _: say(tr("Recovery copies are written again.")))
        session.saved.connect(lambda path: say(tr("Saved as {path}.", path=path)))
        session.reloaded.connect(lambda path: say(tr("Reloaded: {path}.", path=path)))
        session.recent.changed.connect(self._show_recent)
        desk.print_commands.said.connect(say)
        desk.print_commands.trying.game_wanted.connect(self.tables.watch)
        view = desk.editor_view
        view.said.connect(say)
        view.canvas.menu_wanted.connect(partial(open_map_menu, view, self.commands, self))

    # -- what is shown -----------------------------------------------------------------------------

    def _show_open(self) -> None:
        """Show the board at the front, and what goes with one."""
        self._enable()
        was_showing, self._is_showing_board = self._is_showing_board, self.desks.front.is_map
        if not self._is_showing_board:
            self.docks.put_away()
        elif not was_showing:
            self._show_map()
            self.docks.bring_back()
        self.desks.front.page.setFocus()

    def _show_map(self) -> None:
        """Have the map on the screen in its place, before the docks next to it are there."""
        self.tabs.keep_free(self.docks.width)
        _settle(self, self.tabs)
        self.editor_view.canvas.repaint()
        self.tabs.keep_free(0)

    def _show_closed(self) -> None:
        self._is_showing_board = False
        self.docks.put_away()
        self.tabs.show_start()
        self.display.show_name(self.desks.front)
        self._enable()

    def _enable(self) -> None:
        """Let what needs a board be had while there is one."""
        is_open = self.documents.is_open
        is_map = is_open and self.desks.front.is_map
        self.commands.enable(NEED_A_BOARD, enabled=is_map)
        self.commands.enable(FOR_ANY_DOCUMENT, enabled=is_open)
        for bar in self.bars:
            bar.setVisible(is_map)
        self.status.setVisible(is_open)

    def _show_recent(self) -> None:
        """List the files opened last."""
        recent = self.session.recent
        self.start.show_recent(recent.paths)
        self.commands.show_recent(recent.paths, self.desks.open, recent.clear)

    def _dress(self, scheme: Scheme) -> None:
        """Draw icons in the colours of the windows."""
        self.commands.dress(scheme)
        self.tabs.dress(scheme)
        self.docks.dress(scheme)

    # -- what is done ------------------------------------------------------------------------------

    def _do(self, name: str) -> None:
        """Do at the front what an action is for."""
        self.desks.front.do(name)

    def _take(self, tool: str) -> None:
        """Take a tool in hand at the front."""
        self.editor_view.take(tool)

    def open_last_boards(self, *, quietly: bool = False, is_restart: bool = False) -> None:
        """Open the boards that were open the last time, if that is wanted; quietly behind another."""
        if is_restart or self.last_boards.are_wanted:
            paths, front = self.last_boards.paths, self.last_boards.front
            for path in paths:
                self.desks.open(path, quietly=quietly or path != front, is_asked_for=False)

    # -- files dropped, and the end ----------------------------------------------------------------

    @reported
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files that are dragged here."""
        if DroppedFiles.of(event).are_any:
            event.acceptProposedAction()

    @reported
    def dropEvent(self, event: QDropEvent) -> None:
        """Do with the files dropped here what they are for."""
        self.dropping.take(DroppedFiles.of(event))

    @reported
    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when every board may go; boards that are saved first close the window then."""
        self._is_asking = True
        if not self._may_close:
            self.desks.leave(self._let_close)
        self._is_asking = False
        event.setAccepted(self._may_close)
        if self._may_close:
            self.put_away()

    def put_away(self) -> None:
        """Keep what the next start needs, and stop what is under way."""
        self.dock_layout.keep()
        self.board_views.keep_all()
        self.last_boards.keep(self.desks, self.tabs)
        self.finish()

    @property
    def is_waiting(self) -> bool:
        """Whether a file is being read or written, or the recovery journal is being looked up."""
        is_busy = any(desk.session.is_busy for desk in self.desks.all)
        return is_busy or self.desks.recovery_offer.is_waited_for or bool(self.desks.awaited)

    def finish(self) -> None:
        """Stop what is under way but for files being written; the sessions stay as they are."""
        self.dock_layout.finish()
        self.help_commands.teacher.end()
        self.tables.close_all()
        self.postal.close_all()
        self.copies.finish()
        self.watching.finish()
        self.start.finish()
        for desk in self.desks.all:
            desk.finish()

    def _let_close(self) -> None:
        """Close, now that every board may go."""
        self._may_close = True
        if not self._is_asking:
            self.close()


def _settle(*widgets: QWidget) -> None:
    """Give what lies in some widgets its places now, and not with the next events."""
    for layout in (widget.layout() for widget in widgets):
        if layout is not None:
            layout.activate()
