"""What a window shows of the board at its front: in the title, the bars, the tabs and the docks."""

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QUndoGroup
from PySide6.QtWidgets import QMainWindow

from engine.board.document import Board
from engine.board.lines import LINE_KINDS
from engine.hexes.lattice import Hex
from studio.language.plain_text import window_title
from studio.language.words import tr
from studio.tools.gestures import Outcome
from studio.windows.frame.docks import Docks
from studio.windows.frame.document_tab import DocumentTab
from studio.windows.frame.editor_view import true_scale
from studio.windows.frame.open_documents import OpenDocuments
from studio.windows.frame.status_bar import Status
from studio.windows.frame.tabs import Tabs
from studio.windows.kit.actions import INSERT, PAINTERS
from studio.windows.kit.commands import Commands
from studio.windows.kit.screen_reader import announce

_SAID_MS = 6000


class WindowDisplay(QObject):
    """Follows every document, and always shows the one at the front."""

    def __init__(
        self, window: QMainWindow, desks: OpenDocuments, commands: Commands, tabs: Tabs, docks: Docks
    ) -> None:
        super().__init__(window)
        self._window = window
        self._desks = desks
        self._commands = commands
        self._tabs = tabs
        self._docks = docks
        self.status = Status()
        self._said_of: DocumentTab | None = None
        self._unsaid: dict[DocumentTab, str] = {}
        """Messages about boards behind the front, shown as soon as they come to the front."""
        self.histories = QUndoGroup(self)
        # The map is painted first: what is said of the hex under the pointer can wait that long.
        self._after_paint = QTimer(self, singleShot=True, interval=0)
        self._after_paint.timeout.connect(self._show_board)
        self._insertions = commands.menu(INSERT)
        commands.follow_history(self.histories)
        for each in docks.all:
            each.keyboard_hidden.connect(self._turn_to_map)
        for desk in desks.all:
            self._follow(desk)
        desks.made.connect(self._follow)
        desks.turned_to.connect(lambda _: self.show())
        desks.opened.connect(tabs.add_tab)
        desks.opened.connect(lambda _: self.show())
        desks.cleared.connect(self._forget)
        self._show_panels()

    # -- following ---------------------------------------------------------------------------------

    def _follow(self, desk: DocumentTab) -> None:
        """Follow what happens in a document."""
        session, bench = desk.session, desk.editor_view
        self._tabs.add(desk)
        self.histories.addStack(session.history)
        bench.contents.offer(self._insertions)
        for changed in (session.modified_changed, session.path_changed, session.document_replaced):
            changed.connect(lambda *_: self.show_name(desk))
        session.board_changed.connect(lambda before, board: self._follow_title(desk, before, board))
        session.board_changed.connect(self._after_paint.start)
        session.board_changed.connect(lambda *_: self._leave_said_of(desk))
        session.findings_changed.connect(self._count_findings)
        bench.tool_changed.connect(lambda _: self._turn_to_tool())
        bench.hand.hint_changed.connect(lambda _: self._show_hint())
        bench.hand.acted.connect(self._leave_said)
        bench.hand.withdrawable_changed.connect(lambda _: self._show_begun())
        bench.form_wanted.connect(self._show_form)
        desk.print_commands.trying.findings_wanted.connect(self._show_findings)
        bench.canvas.hovered.connect(self._show_place)
        bench.canvas.scale_changed.connect(lambda _: self._show_scale())

    def _follow_title(self, desk: DocumentTab, before: Board, board: Board) -> None:
        """Name a board again when it has another title."""
        if before.title != board.title:
            self.show_name(desk)

    def _forget(self, desk: DocumentTab) -> None:
        """Stop showing a document."""
        self.histories.removeStack(desk.session.history)
        self._docks.forget_panels(desk.editor_view.panels)
        self._tabs.forget(desk)
        self._unsaid.pop(desk, None)

    # -- showing -----------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the document at the front, which has a board."""
        front = self._desks.front
        self._leave_said_of_others()
        self._show_panels()
        self._tabs.show_desk(front)
        self.show_name(front)
        self.show_tool()
        self._show_scale()
        self._show_place(None)
        self._count_findings()
        if front in self._unsaid:
            self.say(self._unsaid.pop(front), front)

    def _show_panels(self) -> None:
        """Show the panels of the front, and have Undo and Redo be its own."""
        front = self._desks.front
        self._docks.show_panels(front.editor_view.panels)
        self.histories.setActiveStack(front.session.history)
        self._show_begun()

    def _show_begun(self) -> None:
        """Let Undo take back what is begun on the map of the front."""
        self._commands.show_begun(self._desks.front.editor_view.hand.can_withdraw)

    def show_name(self, desk: DocumentTab) -> None:
        """Name a board on its tab, and the front one in the title bar; call actions as fits the front."""
        self._tabs.name(desk)
        self._commands.name_for(is_set=not self._desks.front.is_map)
        documents, session = self._desks.front.documents, self._desks.front.session
        is_open, title = documents.is_open, session.board.title
        if session.path:
            name = f"{window_title(documents.name)}[*]"
            name += f" ({window_title(title)})" if title else ""
        else:
            name = tr("{name}[*] (not saved yet)", name=window_title(documents.name))
        self._window.setWindowTitle(f"{name} – Platelayer" if is_open else "Platelayer")
        self._window.setWindowModified(is_open and session.is_modified)

    def show_tool(self) -> None:
        """Show which tool is in hand, and what goes with it."""
        front = self._desks.front
        name = front.editor_view.tool
        self._commands[name].setChecked(True)
        self._show_hint()
        if not front.is_map:
            return
        # A line's kind is chosen with its tool: only once it is drawn is there more to set.
        if front.documents.is_open and name not in LINE_KINDS:
            self._docks.turn_to("palette" if name in PAINTERS else "inspector")

    def _show_form(self, is_opened: bool) -> None:
        """Show the form of what is selected, which a closed panel is opened for or not."""
        if is_opened:
            self._docks["inspector"].show()
        self._docks.turn_to("inspector")

    def _show_findings(self) -> None:
        """Show the findings, even if their panel was closed."""
        self._docks["findings"].show()
        self._docks.turn_to("findings")

    def _turn_to_map(self) -> None:
        """Have the keyboard at the map."""
        self._desks.front.page.setFocus()

    def _turn_to_tool(self) -> None:
        """Show a newly chosen tool, and remove the last message."""
        self.status.clearMessage()
        self.show_tool()

    def _leave_said(self, outcome: Outcome) -> None:
        """Remove the reason why something could not be done once it is done."""
        if outcome.edit is not None and not outcome.said:
            self.status.clearMessage()

    def _leave_said_of(self, desk: DocumentTab) -> None:
        """Remove what was said of a document before; undo may have made it untrue."""
        self._unsaid.pop(desk, None)
        if self._said_of is desk and self.status.currentMessage():
            self.status.clearMessage()

    def say(self, text: str, of: DocumentTab | None = None) -> None:
        """Show a passing message; one about a document once that is at the front."""
        if of is not None and of is not self._desks.front:
            self._unsaid[of] = text
            return
        self._said_of = of
        self.status.say(text, _SAID_MS)

    def _leave_said_of_others(self) -> None:
        """Remove what was said of a board that is not at the front."""
        if self._said_of is not None and self._said_of is not self._desks.front:
            self.status.clearMessage()

    def _show_hint(self) -> None:
        """Show what a hand does next with the tool."""
        front = self._desks.front
        self.status.show_hint(front.editor_view.hand.hint if front.is_map else "")

    def _show_place(self, hex_: Hex | None) -> None:
        """Show what is under the pointer, and have a screen reader say what the keyboard's ring is in."""
        self.status.show_place(self._desks.front.session.board, hex_)
        canvas = self._desks.front.editor_view.canvas
        if hex_ is not None and canvas.fingertip.hex == hex_:
            announce(canvas, self.status.place.text())

    def _show_board(self) -> None:
        """Show the hex under the pointer as it is now."""
        if self._desks.front.is_map:
            self.status.follow(self._desks.front.session.board)

    def _show_scale(self) -> None:
        front = self._desks.front
        canvas = front.editor_view.canvas
        self.status.scale.setVisible(front.is_map)
        self.status.show_scale(100 * canvas.navigator.view.scale / true_scale(canvas))

    def _count_findings(self) -> None:
        """Show how many findings there are that no one waived."""
        count = sum(finding.waived is None for finding in self._desks.front.session.findings)
        self._docks["findings"].setWindowTitle(tr("Findings  ·  {n}", n=count) if count else tr("Findings"))
