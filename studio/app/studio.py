"""The studio as a running program: application, sessions, window and what happens to them."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from engine.messages import paragraphs
from studio.app.interrupts import Interrupts
from studio.app.mishaps import Mishaps
from studio.app.pace import Pace
from studio.drawing.shapes.fonts import Face
from studio.language.languages import speak, wanted
from studio.language.words import tr
from studio.mapview.warm_up import rehearse
from studio.painting.player import font_of
from studio.session.document import Session, close_all
from studio.session.places import name_program, old_settings_file, settings_file
from studio.session.recovery.journal import usual_folder
from studio.session.settings.setting_keys import LANGUAGE
from studio.session.settings.settings import Settings
from studio.windows.documents.document_commands import NOTHING
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.succession import may_succeed, succeed
from studio.windows.frame.theme_choice import Wardrobe
from studio.windows.kit.icons import program_icon

INTERRUPTED = 130
_POINTS = 10.5
_WAIT_MS = 50


class Studio:
    """Everything that lives as long as the program does."""

    def __init__(self, arguments: Sequence[str], language: str = "") -> None:
        running = QApplication.instance()
        self.application = running if isinstance(running, QApplication) else QApplication(list(arguments))
        set_up(self.application)
        self.settings = Settings(settings_file(), old_settings_file(), self.application)
        self.settings.unwritten.connect(self._warn_of_settings)
        speak(self.application, wanted(self.settings[LANGUAGE], asked=language))
        self.wardrobe = Wardrobe(self.application, self.settings)
        self.window = self._make_window(self._make_session)
        self.mishaps = Mishaps(usual_folder().parent, self._tell)
        self.pace = Pace(self.application)
        self.pace.said.connect(self._say)
        self.interrupts = Interrupts(lambda: self.application.exit(INTERRUPTED))

    def show(self, path: Path | None) -> None:
        """Show the window, offer what was left unsaved, then open the boards of last time and a map.

        A board that is recovered stays before those.
        """
        self.window.show()
        QTimer.singleShot(0, lambda: self._begin(path))

    def _begin(self, path: Path | None) -> None:
        """Begin with what was left unsaved, the boards of last time and a map."""
        self.pace.keep()
        if self.settings.trouble:
            self._warn(tr(self.settings.trouble))
        self.settings.save()
        self.window.desks.offering.begin(
            usual_folder(), lambda is_any_taken: self._go_on(path, quietly=is_any_taken)
        )

    def _go_on(self, path: Path | None, *, quietly: bool) -> None:
        """Go on with the boards of last time and a map; quietly, behind a board that was recovered."""
        try:
            self.window.open_last_boards(quietly=quietly)
        finally:
            # The map that was asked for is opened whatever becomes of the others.
            if path is None:
                self.pace.get_ready()
                QTimer.singleShot(0, self._rehearse)
            else:
                self.window.desks.open(path, quietly=quietly)

    def _rehearse(self) -> None:
        """Do what takes its time but once with the first map, while somebody still chooses it."""
        window = self.window
        window.docks.rehearse()
        room = window.tabs.size() - QSize(window.docks.width, 0)
        rehearse(window.workbench.canvas.chart.style, room, window.devicePixelRatioF())

    def stay(self) -> int:
        """Stay until the window is closed, and return the exit code.

        After an interrupt what is not saved stays in the journal and is offered the next time.
        """
        with self.mishaps, self.interrupts:
            code: int = self.application.exec()
        if code == 0:
            self.close()
        return code

    def close(self) -> None:
        """End every session when its files are written; what is not saved is given up."""
        self.pace.leave()
        close_all(desk.session for desk in self.window.desks.all)
        self.settings.close()

    def speak_anew(self) -> None:
        """Speak the language now chosen, in a window made anew; files under way are waited for."""
        if not may_succeed(self.window):
            QTimer.singleShot(_WAIT_MS, self.speak_anew)
            return
        speak(self.application, wanted(self.settings[LANGUAGE], environment={}))
        self.window = succeed(self.window, self._make_window, self._make_session)

    def _make_window(self, begin: Callable[[], Session]) -> MainWindow:
        """Return a window, which is made anew when another language is chosen."""
        window = MainWindow(begin, self.settings, self.wardrobe, explained)
        # The menu that was chosen from is left first.
        window.speaking.chosen.connect(lambda: QTimer.singleShot(0, self.speak_anew))
        return window

    def _say(self, text: str) -> None:
        """Say something in passing in the window there is, another one once another language was chosen."""
        self.window.instruments.say(text)

    def _tell(self, title: str, text: str) -> None:
        """Tell what nobody foresaw in the window there is; a dialog over it would hide its bar."""
        if QApplication.activeModalWidget() is None:
            self.window.alarms.alarm(f"{title}. {text}")
        else:
            self.window.questions.tell(title, text)

    def _warn(self, text: str) -> None:
        """Warn of something in the window there is."""
        self.window.alarms.alarm(text)

    def _warn_of_settings(self) -> None:
        """Warn that settings are not kept."""
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


def explained(code: str) -> str:
    """Return what a finding's code means, in Markdown."""
    # A sixth of the start would go to the checks, which explain themselves.
    from studio.proofing.catalogue import explanation  # noqa: PLC0415

    found = explanation(code)
    if found is None:
        return tr("There is no explanation for {code}.", code=code)
    return "\n\n".join(map(tr, paragraphs(found.text)))
