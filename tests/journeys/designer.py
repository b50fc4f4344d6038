"""A designer at the studio: what the journeys' people do, without a word of widgets."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.board.document import Board
from engine.board.places import Town
from engine.diagnostics.findings import Finding
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Point
from studio.app.studio import explained
from studio.canvas.canvas import Canvas
from studio.panels.fields import Choice
from studio.session.document import Session
from studio.windows.documents import NOTHING
from studio.windows.main_window import MainWindow
from studio.windows.print_dialog import PrintDialog
from studio.windows.wardrobe import Wardrobe
from tests.journeys.answers import Answers

PATIENCE_MS = 20_000
Part = TypeVar("Part", bound=QWidget)
Place = str | tuple[float, float]
"""A hex by its label, or a point in millimetres."""

_BUTTONS = {"left": Qt.MouseButton.LeftButton, "right": Qt.MouseButton.RightButton}


class Designer:
    """One person before one window."""

    def __init__(
        self, qtbot: QtBot, application: QApplication, home: Path, answers: Answers | None = None
    ) -> None:
        self._qtbot = qtbot
        self.answers = answers or Answers()
        settings = QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)
        self.wardrobe = Wardrobe(application, settings)
        begin = partial(Session, NOTHING, home / "recovery", settings)
        self.window = MainWindow(begin, settings, self.wardrobe, explained, self.answers)
        self.window.resize(1100, 760)
        self.window.show()
        qtbot.waitExposed(self.window)

    def leaves(self) -> None:
        """End everything, whatever is unsaved; a window that stayed would be dressed with every later one."""
        self.window.finish()
        for desk in self.window.desks.all:
            desk.session.close()
        self.window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def _session(self) -> Session:
        return self.window.session

    @property
    def _canvas(self) -> Canvas:
        return self.window.workbench.canvas

    # -- what there is -------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return self._session.board

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
        """Choose an action by its shortcut's place in the table: its name."""
        chosen = self.window.commands[action]
        assert chosen.isEnabled(), action
        chosen.trigger()

    def saves_as(self, path: Path) -> None:
        self.answers.path = path
        self.chooses("save-as")
        self.waits()

    def undoes(self) -> None:
        self.chooses("undo")

    def presses(self, keys: str) -> None:
        # A dialog that has closed leaves no window active where there is no window manager.
        self.window.activateWindow()
        self.waits_for(self.window.isActiveWindow)
        QTest.keySequence(self.window, keys)

    # -- hand ----------------------------------------------------------------------------------

    def takes(self, tool: str, terrain: int | None = None) -> None:
        self.chooses(tool)
        if terrain is not None:
            self.window.workbench.palette.paints.button(terrain).click()

    def clicks(self, place: Place, button: str = "left") -> None:
        self.drags(place, button=button)

    def drags(self, *places: Place, button: str = "left", alt: bool = False) -> None:
        """Press at the first place, move through the others, let go at the last."""
        held = _BUTTONS[button]
        keys = Qt.KeyboardModifier.AltModifier if alt else Qt.KeyboardModifier.NoModifier
        points = [self.px(place) for place in places]
        QTest.mouseMove(self._canvas, points[0])
        QTest.mousePress(self._canvas, held, keys, points[0])
        for point in points[1:]:
            QTest.mouseMove(self._canvas, point)
        QTest.mouseRelease(self._canvas, held, keys, points[-1])

    def drops_stroke(self, *places: Place) -> None:
        """Begin to drag, and press Esc before letting go."""
        points = [self.px(place) for place in places]
        left = _BUTTONS["left"]
        QTest.mousePress(self._canvas, left, Qt.KeyboardModifier.NoModifier, points[0])
        QTest.mouseMove(self._canvas, points[-1])
        QTest.keyClick(self._canvas, Qt.Key.Key_Escape)
        QTest.mouseRelease(self._canvas, left, Qt.KeyboardModifier.NoModifier, points[-1])

    def turns_wheel(self, place: Place, notches: int) -> None:
        at = QPointF(self.px(place))
        event = QWheelEvent(
            at,
            self._canvas.mapToGlobal(at),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(self._canvas, event)

    def px(self, place: Place) -> QPoint:
        """Where on the canvas a place is."""
        sheet = self.board.sheet
        mm = sheet.centre_mm(sheet.hex_named(place)) if isinstance(place, str) else place
        x, y = self._canvas.navigator.view.to_px(mm)
        return QPoint(round(x), round(y))

    def clicks_twice(self, place: Place) -> None:
        self.clicks(place)
        QTest.mouseDClick(self._canvas, _BUTTONS["left"], Qt.KeyboardModifier.NoModifier, self.px(place))

    def escapes(self) -> None:
        """Press Esc on the map."""
        self._canvas.setFocus()
        QTest.keyClick(self._canvas, Qt.Key.Key_Escape)

    def leaves_the_map(self) -> None:
        """Move the pointer off the map."""
        QApplication.sendEvent(self._canvas, QEvent(QEvent.Type.Leave))

    def middle(self, side: str) -> Point:
        """Where the middle of a side is, in millimetres."""
        (x1, y1), (x2, y2) = self.board.sheet.side_mm(self.board.sheet.side_named(side))
        return (x1 + x2) / 2, (y1 + y2) / 2

    # -- panels --------------------------------------------------------------------------------

    def names_it(self, name: str) -> None:
        """Type a name into the inspector, where the keyboard is after placing a town."""
        field = self.window.workbench.inspector.town_form.name
        assert self.window.focusWidget() is field
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Return)

    def types(self, text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
        """Type where the keyboard is, and finish the entry."""
        field = self.window.focusWidget()
        assert isinstance(field, QLineEdit | QPlainTextEdit), field
        QTest.keyClicks(field, text)
        QTest.keyClick(field, end)

    def presses_button(self, name: str) -> None:
        button = found(self.window, QPushButton, name)
        assert button.isVisible()
        button.click()

    def ticks(self, name: str) -> None:
        found(self.window, QCheckBox, name).click()

    def chooses_value(self, name: str, value: object) -> None:
        """Choose a value in a field that offers some."""
        field = found(self.window, Choice, name)
        field.setCurrentIndex(field.offered.index(value))
        field.activated.emit(field.currentIndex())

    def number(self, name: str) -> QSpinBox:
        return found(self.window, QSpinBox, name)

    def field(self, name: str) -> QLineEdit:
        return found(self.window, QLineEdit, name)

    def picks_finding(self, code: str) -> Finding:
        finding = next(finding for finding in self.findings if finding.code == code)
        panel = self.window.workbench.findings
        row = panel.model.row_of(finding)
        assert row is not None
        index = panel.model.index(row, 0)
        panel.list.setCurrentIndex(index)
        QTest.mouseClick(
            panel.list.viewport(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            panel.list.visualRect(index).center(),
        )
        return finding

    def applies_first_fix(self) -> None:
        button: QPushButton = self.window.workbench.findings.details.buttons[0]
        button.click()

    def print_dialog(self) -> PrintDialog:
        self.chooses("print")
        dialog = self.window.findChild(PrintDialog)
        assert isinstance(dialog, PrintDialog)
        self.waits_for(dialog.save.isEnabled)
        return dialog

    def saves_pdf(self, dialog: PrintDialog, path: Path) -> None:
        """Save what a print dialog shows."""
        self.answers.path = path
        dialog.save.click()
        self.waits_for(lambda: bool(dialog.busy.said.text()))
        dialog.close()

    def dialog(self) -> QDialog:
        """The dialog that is open."""
        (found,) = (each for each in self.window.findChildren(QDialog) if each.isVisible())
        return found

    # -- patience ------------------------------------------------------------------------------

    def waits(self) -> None:
        """Wait until files are read and written."""
        self.waits_for(lambda: not any(desk.session.is_busy for desk in self.window.desks.all))

    def waits_for(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=PATIENCE_MS)


def found(window: QWidget, kind: type[Part], name: str) -> Part:
    """Return a part of a window by its name."""
    part = window.findChild(kind, name)
    assert isinstance(part, kind)
    return part
