"""A designer at the studio: what the journeys' people do, without a word of widgets."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.board.places import Town
from engine.diagnostics.findings import Finding
from engine.hexes.lattice import Hex
from studio.app.studio import explained
from studio.panels.fields.fields import Choice
from studio.panels.fields.number_field import Number
from studio.session.document import Session
from studio.session.settings.settings import Settings
from studio.windows.documents.document_commands import NOTHING
from studio.windows.frame.main_window import MainWindow
from studio.windows.frame.theme_choice import ThemeController
from studio.windows.printing.print_dialog import PrintDialog
from tests.journeys import hands
from tests.journeys.answers import Answers
from tests.journeys.pointer import Pointer

PATIENCE_MS = 20_000
_MOMENTS, _MOMENT_MS, _TRIES = 6, 50, 5
Part = TypeVar("Part", bound=QWidget)


class Designer(Pointer):
    """One person before one window."""

    def __init__(
        self, qtbot: QtBot, application: QApplication, home: Path, answers: Answers | None = None
    ) -> None:
        self._qtbot = qtbot
        self.answers = answers or Answers()
        settings = self._settings = Settings(home / "settings.json")
        self.theme_controller = ThemeController(application, settings)
        begin = partial(Session, NOTHING, home / "recovery", settings)
        self.window = MainWindow(begin, settings, self.theme_controller, explained, self.answers)
        self.window.resize(1100, 760)
        self.window.show()
        qtbot.waitExposed(self.window)

    def leaves(self) -> None:
        """End everything, whatever is unsaved; a window that stayed would be dressed with every later one."""
        self.window.finish()
        self._settings.close()
        for desk in self.window.desks.all:
            desk.session.close()
            desk.session.deleteLater()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def _session(self) -> Session:
        return self.window.session

    # -- what there is -------------------------------------------------------------------------

    @property
    def title(self) -> str:
        return self.window.windowTitle()

    @property
    def is_modified(self) -> bool:
        return self.window.isWindowModified()

    @property
    def findings(self) -> tuple[Finding, ...]:
        self.waits_for(lambda: not self._session.is_checking)
        return self._session.findings

    @property
    def codes(self) -> set[str]:
        return {finding.code for finding in self.findings}

    def hex(self, label: str) -> Hex:
        return self.board.sheet.hex_named(label)

    def terrain(self, label: str) -> int:
        return self.board.terrain_at(self.hex(label))

    def town(self, name: str) -> Town:
        return self.board.towns_by_name[name]

    @property
    def hint(self) -> str:
        return self.window.status.hint.text()

    def said(self) -> str:
        return self.window.status.currentMessage()

    # -- files ---------------------------------------------------------------------------------

    def opens(self, path: Path) -> None:
        self.window.desks.open(path)
        self.waits()

    def chooses(self, action: str) -> None:
        """Choose an action, by its name in the table: by its keys, or in the menus."""
        chosen = self.window.commands[action]
        assert chosen.isEnabled(), action
        self._turns_to_the_window()
        if self._is_writing or chosen.shortcut().isEmpty():
            hands.choose_in_menus(self.window.menuBar(), chosen)
        else:
            hands.press(chosen.shortcut().toString())

    @property
    def _is_writing(self) -> bool:
        return isinstance(QApplication.focusWidget(), QLineEdit | QPlainTextEdit | QAbstractSpinBox)

    def _turns_to_the_window(self) -> None:
        # A dialog that has closed leaves no window active where there is no window manager.
        self.window.activateWindow()
        self.waits_for(self.window.isActiveWindow)

    def saves_as(self, path: Path) -> None:
        self.answers.path = path
        self.chooses("save-as")
        self.waits()

    def undoes(self) -> None:
        self.chooses("undo")

    def presses(self, keys: str) -> None:
        """Press keys in the window, wherever the keyboard is there."""
        self._turns_to_the_window()
        hands.press(keys)

    # -- tools ---------------------------------------------------------------------------------

    def takes(self, tool: str, terrain: int | None = None) -> None:
        self.chooses(tool)
        if terrain is not None:
            self.clicks_on(self.window.editor_view.palette.paints.button(terrain))

    def escapes(self) -> None:
        """Press Esc where the keyboard is."""
        self.presses("Esc")

    # -- panels --------------------------------------------------------------------------------

    def names_it(self, name: str) -> None:
        """Type a name into the inspector, where the keyboard is after placing a town."""
        field = self.window.editor_view.inspector.town_form.name
        assert self.window.focusWidget() is field
        self.types(name)

    def types(self, text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
        """Type where the keyboard is, and finish the entry."""
        assert self._is_writing, QApplication.focusWidget()
        hands.type_text(text)
        hands.press(end)

    def clicks_on(self, part: QWidget, spot: QPoint | None = None) -> None:
        """Click a part of the window or of a dialog; a panel behind another is brought to the front."""
        self.brings_to_front(part)
        hands.click(part, spot)

    def brings_to_front(self, part: QWidget) -> None:
        """Have the panel that a part is in be seen."""
        for name, dock in self.window.docks.named:
            if dock.isAncestorOf(part):
                for _ in range(_TRIES):
                    if self._comes_to_be_seen(dock):
                        break
                    self.chooses(name)

    def _comes_to_be_seen(self, part: QWidget) -> bool:
        """Return whether a part is seen; one in a panel that was just opened takes a moment."""
        for _ in range(_MOMENTS):
            if _is_seen(part) or not part.isVisible():
                break
            self._qtbot.wait(_MOMENT_MS)
        return _is_seen(part)

    def slides(self, slider: QSlider, value: int) -> None:
        """Move a slider of the window or of a dialog."""
        self.brings_to_front(slider)
        hands.slide(slider, value)

    def presses_button(self, name: str) -> None:
        self.clicks_on(found(self.window, QPushButton, name))

    def ticks(self, name: str) -> None:
        self.clicks_on(found(self.window, QCheckBox, name))

    def chooses_value(self, name: str, value: object) -> None:
        """Choose a value in a field that offers some."""
        field = found(self.window, Choice, name)
        hands.choose(field, field.offered.index(value))

    def enters(self, name: str, amount: int) -> None:
        """Type a number over the one in a field."""
        hands.type_over(self.number(name), str(amount))
        hands.press("Return")

    def number(self, name: str) -> Number:
        return found(self.window, Number, name)

    def field(self, name: str) -> QLineEdit:
        return found(self.window, QLineEdit, name)

    def picks_finding(self, code: str) -> Finding:
        finding = next(finding for finding in self.findings if finding.code == code)
        panel = self.window.editor_view.findings
        row = panel.model.row_of(finding)
        assert row is not None
        index = panel.model.index(row, 0)
        panel.list.scrollTo(index)
        self.clicks_on(panel.list.viewport(), panel.list.visualRect(index).center())
        return finding

    def applies_first_fix(self) -> None:
        self.clicks_on(self.window.editor_view.findings.details.buttons[0])

    def print_dialog(self) -> PrintDialog:
        self.chooses("print")
        dialog = self.window.findChild(PrintDialog)
        assert isinstance(dialog, PrintDialog)
        self.waits_for(dialog.save.isEnabled)
        return dialog

    def saves_pdf(self, dialog: PrintDialog, path: Path) -> None:
        """Save what a print dialog shows."""
        self.answers.path = path
        self.clicks_on(dialog.save)
        self.waits_for(lambda: bool(dialog.busy.said.text()))
        self.escapes_dialog()

    def escapes_dialog(self) -> None:
        """Close the dialog that is open with Esc."""
        self.dialog()
        hands.press("Esc")

    def dialog(self) -> QDialog:
        """The dialog that is open, with the keyboard in it."""
        (found,) = (each for each in self.window.findChildren(QDialog) if each.isVisible())
        found.activateWindow()
        self.waits_for(found.isActiveWindow)
        return found

    # -- patience ------------------------------------------------------------------------------

    def waits(self) -> None:
        """Wait until files are read and written."""
        self.waits_for(lambda: not any(desk.session.is_busy for desk in self.window.desks.all))

    def waits_for(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=PATIENCE_MS)


def _is_seen(part: QWidget) -> bool:
    """Return whether anything of a part is seen."""
    return not part.visibleRegion().isEmpty()


def found(window: QWidget, kind: type[Part], name: str) -> Part:
    """Return a part of a window by its name."""
    part = window.findChild(kind, name)
    assert isinstance(part, kind)
    return part
