"""The studio as a running program: application, sessions, window and what happens to them."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from engine.messages import paragraphs
from studio.app.idle_work import Compiling, Pace
from studio.app.interrupts import Interrupts
from studio.app.mishaps import Mishaps
from studio.drawing.shapes.fonts import Face
from studio.language.languages import VARIABLE, speak, wanted
from studio.language.words import tr
from studio.mapview.warm_up import rehearse
from studio.painting.player import font_of
from studio.session.background.worker_process import end_all
from studio.session.document import Session, close_all
from studio.session.places import name_program, old_settings_file, settings_file
from studio.session.recovery.journal import usual_folder
from studio.session.settings.setting_keys import LANGUAGE, RESTARTED, RESTARTED_PAGES
from studio.session.settings.settings import Settings
from studio.windows.documents.document_commands import NOTHING
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.theme_choice import ThemeController
from studio.windows.kit.icons import program_icon

INTERRUPTED, _NOT_STARTED = 130, 1
RESTART = 64
"""The exit code of `Studio.stay` that asks for a restart."""
_AGAIN = "from studio.cli.start import main; raise SystemExit(main())"
_POINTS = 10.5
_WAIT_MS = 50
_KEEPING_S = 5.0
"""How long a restart waits for the recovery journal."""


class Studio:
    """Everything that lives as long as the program does."""

    def __init__(self, arguments: Sequence[str], language: str = "") -> None:
        running = QApplication.instance()
        self.application = running if isinstance(running, QApplication) else QApplication(list(arguments))
        set_up(self.application)
        self.settings = Settings(settings_file(), old_settings_file(), self.application)
        self.settings.unwritten.connect(self._warn_of_settings)
        speak(self.application, wanted(self.settings[LANGUAGE], asked=language))
        self.theme_controller = ThemeController(self.application, self.settings)
        self.window = MainWindow(self._make_session, self.settings, self.theme_controller, explained)
        # The menu that was chosen from is left first.
        self.window.language.restart_wanted.connect(self.restart, Qt.ConnectionType.QueuedConnection)
        self.mishaps = Mishaps(usual_folder().parent, self._show_error)
        self.pace = Pace(self.application)
        self.compiling = Compiling(self.application)
        self.interrupts = Interrupts(lambda: self.application.exit(INTERRUPTED))

    def show(self, path: Path | None) -> None:
        """Show the window, offer what was left unsaved, then open the boards of last time and a map.

        A board that is recovered stays before the others, and the map that was asked for before those of
        last time.
        """
        self.window.show()
        QTimer.singleShot(0, lambda: self._begin(path))

    def _begin(self, path: Path | None) -> None:
        """Begin with what was left unsaved, the boards of last time and a map."""
        self.pace.keep()
        self.compiling.begin()
        if self.settings.trouble:
            self._warn(tr(self.settings.trouble))
        is_restart, pages = self.settings[RESTARTED], self.settings[RESTARTED_PAGES]
        self.settings[RESTARTED], self.settings[RESTARTED_PAGES] = False, ()

        def go_on(is_any_taken: bool) -> None:
            self._go_on(path, quietly=is_any_taken, is_restart=is_restart)

        self.window.desks.recovery_offer.begin(usual_folder(), go_on, frozenset(map(Path, pages)))

    def _go_on(self, path: Path | None, *, quietly: bool, is_restart: bool) -> None:
        """Go on with the boards of last time, quietly behind a board that was recovered, and a map.

        They stay behind that map too, even where they take longer to read.
        """
        quietly = quietly or path is not None
        try:
            self.window.open_last_boards(quietly=quietly and not is_restart, is_restart=is_restart)
        finally:
            self.window.tables.offer_interrupted()
            # The map that was asked for is opened whatever becomes of the others.
            if path is None:
                self.pace.get_ready()
                QTimer.singleShot(0, self._rehearse)
            else:
                self.window.desks.open(path)

    def _rehearse(self) -> None:
        """Do what takes its time but once with the first map, while somebody still chooses it."""
        window = self.window
        window.docks.rehearse()
        room = window.tabs.size() - QSize(window.docks.width, 0)
        rehearse(window.editor_view.canvas.chart.style, room, window.devicePixelRatioF())

    def stay(self) -> int:
        """Stay until the window is closed, and return the exit code.

        After an interrupt what is not saved stays in the journal and is offered the next time. `RESTART`
        asks for the program to be started again.
        """
        try:
            with self.mishaps, self.interrupts:
                code: int = self.application.exec()
            if code in {0, RESTART}:
                self.close(are_kept=code == RESTART)
        finally:
            # Python would wait for whatever they compute.
            end_all()
        return code

    def close(self, *, are_kept: bool = False) -> None:
        """End every session when its files are written; what is not saved is given up, or is kept already."""
        self.pace.leave()
        self.compiling.end()
        close_all((desk.session for desk in self.window.desks.all), are_kept=are_kept)
        self.settings.close()

    def restart(self) -> None:
        """End with `RESTART`; the boards, and what is not saved of them, are opened again by the next start.

        Files being read or written are waited for. Where the recovery journal cannot be written the program
        goes on instead, and says so.
        """
        if self.window.is_waiting:
            QTimer.singleShot(_WAIT_MS, self.restart)
            return
        sessions = [desk.session for desk in self.window.desks.open_ones]
        if not all(session.keep_now(_KEEPING_S) for session in sessions):
            self.window.questions.show_failure(
                tr("Platelayer did not restart"),
                tr("Unsaved changes could not be written to the recovery copy. Save your boards first."),
            )
            return
        pages = (session.page for session in sessions)
        self.settings[RESTARTED] = True
        self.settings[RESTARTED_PAGES] = tuple(str(page) for page in pages if page is not None)
        self.window.put_away()
        self.application.exit(RESTART)

    def _show_error(self, title: str, text: str) -> None:
        """Show an unexpected error in the open window; a dialog over it would hide its bar."""
        if QApplication.activeModalWidget() is None:
            self.window.alarms.alarm(f"{title}. {text}")
        else:
            self.window.questions.show_failure(title, text)

    def _warn(self, text: str) -> None:
        self.window.alarms.alarm(text)

    def _warn_of_settings(self) -> None:
        self._warn(
            tr(
                "Your settings could not be saved in {file}. Changes to shortcuts, panels and recent "
                "boards will be lost. Free some space on the disk, or check that you may write to it.",
                file=self.settings.file,
            )
        )

    def _make_session(self) -> Session:
        """Return a session without a document."""
        return Session(NOTHING, usual_folder(), self.settings)


def set_up(application: QApplication) -> None:
    """Give the application its name, its lettering and its style."""
    name_program()
    application.setDesktopFileName("platelayer")
    application.setWindowIcon(program_icon())
    application.setStyle("Fusion")
    # Loading each face is what makes the bold one a face and not a smear of the regular.
    families = [font_of(face).family() for face in Face]
    font = QFont(families[0])
    font.setPointSizeF(_POINTS)
    application.setFont(font)


def again_command() -> list[str]:
    """Return the command that starts the studio; the executable of a bundle is the program itself."""
    python = [] if getattr(sys, "frozen", False) else ["-P", "-c", _AGAIN]
    return [sys.executable, *python, "studio"]


def start_again() -> int:
    """Start the studio in a process of its own, in the language chosen in the menu."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    try:
        subprocess.Popen(again_command(), env=environment)
    except OSError as error:
        sys.stderr.write(f"platelayer: Start Platelayer again yourself ({error}). Your boards are kept.\n")
        return _NOT_STARTED
    return 0


def explained(code: str) -> str:
    """Return what a finding's code means, in Markdown."""
    # A sixth of the start would go to the checks, which explain themselves.
    from studio.proofing.catalogue import explanation  # noqa: PLC0415

    found = explanation(code)
    if found is None:
        return tr("There is no explanation for {code}.", code=code)
    return "\n\n".join(map(tr, paragraphs(found.text)))
