"""The main window: it only assembles what the other modules make."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings, QSize
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from engine.diagnostics.findings import Finding
from engine.hexes.lattice import Hex
from engine.shipped import folder
from studio.panels.finding_details import Explain
from studio.session.document import Session
from studio.session.overrides import reported
from studio.windows.actions import ACTIONS, DOCKS, INSERT, NEED_A_BOARD, PAINTERS
from studio.windows.commands import Commands
from studio.windows.copies import Copies
from studio.windows.docks import Docks
from studio.windows.documents import Documents
from studio.windows.look import DARK, THEMES, Scheme
from studio.windows.paperwork import Paperwork, open_over
from studio.windows.questions import BOARD_SUFFIXES, Questions
from studio.windows.reading import About, explanation, guide
from studio.windows.start_page import StartPage
from studio.windows.status import Status
from studio.windows.wardrobe import Wardrobe
from studio.windows.workbench import Workbench, map_theme, true_scale

_SIZE = (1440, 900)
_BARS = QSize(16, 48)
"""What the frame and the title of a window take."""
_SAID_MS = 6000
_GEOMETRY, _DOCKS = "window/geometry", "window/docks"


class MainWindow(QMainWindow):
    """A session's window: start page or canvas, docks, menus and bars."""

    def __init__(
        self,
        session: Session,
        settings: QSettings,
        wardrobe: Wardrobe,
        explain: Explain,
        questions: Questions | None = None,
    ) -> None:
        super().__init__()
        self._settings, self._wardrobe, self._explain = settings, wardrobe, explain
        self._is_asking = self._may_close = False
        self.session = session
        self.questions = questions or Questions(self)
        self.documents = Documents(session, self.questions, self)
        self.copies = Copies(self.documents, self.questions, self)
        self.workbench = Workbench(session, explain, self.questions, self)
        self.paperwork = Paperwork(self.documents, self.questions, self.workbench.canvas.point_out, self)
        self.commands = Commands(self)
        self.start = StartPage(sorted(folder("maps").glob("*.yaml")))
        self.pages = QStackedWidget()
        self.status = Status()
        self._lay_out()
        self._connect_actions()
        self._connect_session()
        self._connect_workbench()
        self._dress(wardrobe.scheme)
        self._show_closed()

    # -- making ----------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Put everything in its place, as it stood the last time."""
        bench = self.workbench
        self.setAcceptDrops(True)
        # Room is left for the desktop's own bars, so that the status bar is always seen.
        room = self.screen().availableSize() - _BARS
        self.resize(QSize(*_SIZE).boundedTo(room))
        self.pages.addWidget(self.start)
        self.pages.addWidget(bench.canvas)
        self.setCentralWidget(self.pages)
        self.setStatusBar(self.status)
        self.commands.fill(self.menuBar())
        self.bars = self.commands.add_bars(self)
        bench.contents.offer(self.commands.menu(INSERT))
        stamps = bench.selecting.stamps
        self.docks = Docks(self, bench.inspector, bench.palette, bench.contents, stamps, bench.findings)
        for name, dock in zip(DOCKS, self.docks.all, strict=True):
            self.docks.follow(self.commands[name], dock)
        geometry, docks = self._settings.value(_GEOMETRY), self._settings.value(_DOCKS)
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        if isinstance(docks, QByteArray):
            self.docks.recall(docks)

    def _connect_actions(self) -> None:
        """Tell every action what to do."""
        bench, documents = self.workbench, self.documents
        tools = (action.name for action in ACTIONS if action.group == "tool")
        self.commands.connect_to(
            {
                "new": documents.new,
                "open": documents.open,
                "close": documents.close,
                "save": documents.save,
                "save-as": documents.save_as,
                "versions": self.copies.begin_earlier,
                **self.paperwork.doings,
                "quit": self.close,
                **bench.doings,
                **bench.sights,
                "grid": self._show_layers,
                "labels": self._show_layers,
                **{theme: partial(self._wardrobe.choose, theme) for theme in THEMES},
                **{name: partial(bench.take, name) for name in tools},
                "guide": lambda: open_over(guide(self)),
                "waive": self._waive_finding,
                "explain": self._explain_finding,
                "about": lambda: open_over(About(self)),
            }
        )
        self.commands.follow_history(self.session.history)
        self.commands["grid"].setChecked(True)
        self.commands[self._wardrobe.theme].setChecked(True)

    def _connect_session(self) -> None:
        """Follow the document, and what becomes of it."""
        session, start = self.session, self.start
        self.documents.opened.connect(self._show_open)
        self.documents.closed.connect(self._show_closed)
        for changed in (session.modified_changed, session.path_changed, session.board_changed):
            changed.connect(self._show_title)
        session.board_changed.connect(lambda _before, board: self.status.follow(board))
        session.findings_changed.connect(self._count_findings)
        session.warned.connect(self._warn)
        session.saved.connect(self._say_saved)
        session.recent.changed.connect(self._show_recent)
        self.paperwork.said.connect(self._say)
        start.new_wanted.connect(self.documents.new)
        start.open_wanted.connect(self.documents.open)
        start.chosen.connect(self.documents.open)
        start.copy_wanted.connect(self.copies.begin)
        self._show_recent()

    def _connect_workbench(self) -> None:
        """Show in bars and docks what the hand does."""
        bench = self.workbench
        bench.tool_changed.connect(self._show_tool)
        bench.said.connect(self._say)
        bench.hand.hint_changed.connect(self.status.show_hint)
        bench.form_wanted.connect(lambda: self.docks.turn_to(self.docks.inspector))
        bench.canvas.hovered.connect(self._show_place)
        bench.canvas.scale_changed.connect(self._show_scale)
        self._wardrobe.changed.connect(self._dress)
        self._show_tool(bench.tool)

    # -- what is shown -----------------------------------------------------------------------------

    def _show_open(self) -> None:
        """Show the document."""
        if self.pages.currentWidget() is self.start:
            self.pages.setCurrentWidget(self.workbench.canvas)
            self.docks.bring_back()
        self._enable()
        self.workbench.canvas.setFocus()

    def _show_closed(self) -> None:
        """Show the start page."""
        self.docks.put_away()
        self.pages.setCurrentWidget(self.start)
        self._enable()

    def _enable(self) -> None:
        """Let what needs a board be had while there is one."""
        is_open = self.documents.is_open
        self.commands.enable(NEED_A_BOARD, enabled=is_open)
        for bar in self.bars:
            bar.setVisible(is_open)
        self.status.setVisible(is_open)
        self._show_title()

    def _show_title(self, *_: object) -> None:
        """Name the document in the title bar."""
        is_open, documents = self.documents.is_open, self.documents
        unsaved = " (not saved yet)" if self.session.path is None else ""
        self.setWindowTitle(f"{documents.name}[*]{unsaved} – Platelayer" if is_open else "Platelayer")
        self.setWindowModified(is_open and self.session.is_modified)

    def _show_recent(self) -> None:
        """List the files opened last."""
        recent = self.session.recent
        self.start.show_recent(recent.paths)
        self.commands.show_recent(recent.paths, self.documents.open, recent.clear)

    def _show_tool(self, name: str) -> None:
        """Show which tool is in hand, and what goes with it."""
        self.commands[name].setChecked(True)
        self.status.show_hint(self.workbench.hand.hint)
        if self.documents.is_open:
            self.docks.turn_to(self.docks.palette if name in PAINTERS else self.docks.inspector)

    def _show_place(self, hex_: Hex | None) -> None:
        """Show what is under the pointer."""
        self.status.show_place(self.session.board, hex_)

    def _show_scale(self, scale: float) -> None:
        """Show how large the board is shown."""
        self.status.show_scale(100 * scale / true_scale(self.workbench.canvas))

    def _show_layers(self) -> None:
        """Show the layers that are ticked."""
        ticked = {name: self.commands[name].isChecked() for name in ("grid", "labels")}
        self.workbench.show_layers(**ticked)

    def _count_findings(self, findings: tuple[Finding, ...]) -> None:
        """Show how many findings there are that nobody waived."""
        count = sum(finding.waived is None for finding in findings)
        self.docks.findings.setWindowTitle(f"Findings  ·  {count}" if count else "Findings")

    def _dress(self, scheme: Scheme) -> None:
        """Draw icons and map in the colours of the windows."""
        self.commands.dress(scheme)
        self.workbench.show_theme(map_theme(dark=scheme == DARK))

    def _say(self, text: str) -> None:
        """Say something in passing."""
        self.status.showMessage(text, _SAID_MS)

    def _say_saved(self, path: Path) -> None:
        """Say that the document is saved."""
        self._say(f"Saved as {path}.")

    def _warn(self, text: str) -> None:
        """Tell what went wrong out of sight."""
        self.questions.tell("Something went wrong in the background", text)

    # -- what is done ------------------------------------------------------------------------------

    def _explain_finding(self) -> None:
        """Explain the finding chosen."""
        finding = self.workbench.findings.chosen
        if finding is None:
            self.docks.turn_to(self.docks.findings)
            self._say("Choose a finding to have it explained.")
        else:
            open_over(explanation(f"{finding.code} {finding.name}", self._explain(finding.code), self))

    def _waive_finding(self) -> None:
        """Let the reason be written why the finding chosen is kept."""
        self.docks.turn_to(self.docks.findings)
        if not self.workbench.findings.begin_waiver():
            self._say("Choose a finding to keep; faults of the file itself and of waivers cannot be kept.")

    # -- files dropped, and the end ----------------------------------------------------------------

    @reported
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a board file that is dragged here."""
        if _dropped(event) is not None:
            event.acceptProposedAction()

    @reported
    def dropEvent(self, event: QDropEvent) -> None:
        """Open a file dropped here."""
        path = _dropped(event)
        if path is not None:
            self.documents.open(path)

    @reported
    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when the document may go; a document that is saved first closes the window then."""
        self._is_asking = True
        if not self._may_close:
            self.documents.leave(self._let_close)
        self._is_asking = False
        event.setAccepted(self._may_close)
        if self._may_close:
            self._settings.setValue(_GEOMETRY, self.saveGeometry())
            self._settings.setValue(_DOCKS, self.docks.state)
            self.paperwork.finish()
            self.copies.finish()
            self.workbench.canvas.stop()

    def _let_close(self) -> None:
        """Close, now that the document may go."""
        self._may_close = True
        if not self._is_asking:
            self.close()


def _dropped(event: QDropEvent) -> Path | None:
    """Return the board file that is dragged, if it is one."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in BOARD_SUFFIXES else None
