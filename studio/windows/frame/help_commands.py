"""What the Help menu opens, and what can be read and said about the finding chosen."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QMainWindow

from studio.language.words import tr
from studio.panels.findings.finding_details import Explain
from studio.windows.frame.command_finder import finder, place_finder
from studio.windows.frame.docks import Docks
from studio.windows.frame.lesson_runner import LessonRunner
from studio.windows.frame.open_documents import OpenDocuments
from studio.windows.frame.window_display import WindowDisplay
from studio.windows.help.help_pages import FIRST, PAGES, THING_PAGES
from studio.windows.help.lessons import LESSONS
from studio.windows.help.reading_dialogs import About, Guide, explanation, offer_help
from studio.windows.kit.commands import Commands
from studio.windows.kit.dialogs import open_over
from studio.windows.kit.shortcut_dialog import ShortcutDialog
from studio.windows.kit.shortcuts import Shortcuts


class HelpCommands(QObject):
    """Opens over a window what helps with what one is doing there."""

    def __init__(
        self,
        window: QMainWindow,
        desks: OpenDocuments,
        commands: Commands,
        docks: Docks,
        instruments: WindowDisplay,
        explain: Explain,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._desks = desks
        self._commands = commands
        self._docks = docks
        self._instruments = instruments
        self._explain = explain
        self.teacher = LessonRunner(desks, commands, self)

    def doings(self, shortcuts: Shortcuts) -> dict[str, Callable[[], object]]:
        """Return what the actions do that help."""
        window = self._window
        return {
            **{lesson.name: partial(self.teacher.begin, lesson) for lesson in LESSONS},
            "help": lambda: open_over(Guide(self._page, window)),
            "guide": lambda: open_over(Guide(FIRST, window)),
            "commands": lambda: open_over(finder(self._commands, self._desks.front, window)),
            "go-to": lambda: open_over(place_finder(self._desks.front, window)),
            "shortcuts": partial(self._show_shortcuts, shortcuts),
            "about": lambda: open_over(About(window)),
            "waive": self._waive_finding,
            "explain": self._explain_finding,
        }

    @property
    def _page(self) -> str:
        """The page of the guide on the dock that has the keyboard, or else on the tool in hand."""
        front, focus = self._desks.front, QApplication.focusWidget() or self._window.focusWidget()
        if not front.documents.is_open:
            return FIRST
        dock = next((name for name, dock in self._docks.named if dock.isAncestorOf(focus)), None)
        if dock == "inspector":
            return THING_PAGES.get(type(front.session.selection.thing), PAGES[dock])
        return PAGES[dock or front.editor_view.tool]

    def _show_shortcuts(self, shortcuts: Shortcuts) -> None:
        """List every action with its keys."""
        dialog = ShortcutDialog(shortcuts, self._window)
        offer_help(dialog, "shortcuts")
        open_over(dialog)

    def _explain_finding(self) -> None:
        """Explain the finding chosen."""
        finding = self._desks.front.editor_view.findings.chosen
        if finding is None:
            self._docks.turn_to("findings")
            self._instruments.say(tr("Select a finding to read its explanation."))
        else:
            title = f"{finding.code} {finding.name}"
            open_over(explanation(title, self._explain(finding.code), self._window))

    def _waive_finding(self) -> None:
        """Let the reason be written why the finding chosen is kept."""
        self._docks.turn_to("findings")
        if not self._desks.front.editor_view.findings.begin_waiver():
            self._instruments.say(
                tr("Select a finding to waive. Problems of the file itself and of waivers cannot be waived.")
            )
