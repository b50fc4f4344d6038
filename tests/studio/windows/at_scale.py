"""Opens the window and every dialog on a screen of a size and a scale, and says what is cut off there.

Run in a process of its own, for a screen is chosen before the application is made:

    python -m tests.studio.windows.at_scale FOLDER 1920x1080 2 en light

FOLDER takes a folder with a picture of each window, and a file ``wrong.txt``, a line for each fault.
"""

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolBar,
    QWidget,
)

from engine.board.document import Board, Erratum
from engine.board.rules import Note, Override
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.sheet import Sheet
from engine.shipped import folder
from studio.app.studio import Studio
from studio.panels.fields.fields import Choice
from studio.session.files.backups import Version
from studio.session.recovery.pages import Recoverable
from studio.tools.selection import Area, Selection, Thing
from studio.windows.documents.document_commands import NOTHING
from studio.windows.documents.new_board import NewBoardDialog
from studio.windows.documents.recovery_dialog import RecoveryDialog
from studio.windows.documents.versions_dialog import VersionsDialog
from studio.windows.frame.dock import Dock
from studio.windows.frame.docks import PLACES
from studio.windows.help.reading_dialogs import explanation
from studio.windows.kit.line_dialog import WordsDialog
from studio.windows.kit.message_box import Message
from studio.windows.kit.question import Question
from studio.windows.kit.window_room import room_of
from studio.windows.kit.window_style import THEMES
from studio.windows.trials.trial_dialog import TrialDialog
from tests.engine.board.patched import full_board

PATIENCE_S, REST_S, LONG_REST_S = 120.0, 0.06, 3.0
LEAST_SCROLLED_PX = 100
"""How much of what scrolls is to be seen at the least."""
NOW = datetime(2026, 5, 1, 12, 30, tzinfo=UTC)
LONG = "A board with a long name that somebody has thought about for an evening"
ACTIONS = ("sheet", "trace", "print", "trial", "help", "about", "commands", "shortcuts", "go-to")
"""What opens a dialog."""
WORD = "The map has rows of different lengths, and its hexes cannot be told from one another any more."
FAULTS = tuple(Finding("F101", "odd", Severity.ERROR, WORD, position=(n, 5)) for n in range(1, 30))


def asked(over: QWidget) -> Question:
    """Return a question with three answers."""
    question = Question(over, "Save the changes of Severn & South Wales before it is closed?", WORD)
    question.offer("Close without Saving", loses=True)
    question.offer("Save", usual=True)
    return question


MADE: dict[str, Callable[[QWidget], QDialog]] = {
    "new": NewBoardDialog,
    "words": lambda over: WordsDialog(over, "Select by Name", "Name or label", ["Cardiff", "K31"]),
    "recovery": lambda over: RecoveryDialog([Recoverable(Path("page"), None, LONG, NOW)] * 9, over),
    "versions": lambda over: VersionsDialog(
        "severn.yaml", [Version(Path("kept"), NOW, 4000)] * 20, NOTHING, over
    ),
    "message": lambda over: Message("The map could not be opened", WORD, parent=over),
    "faults": lambda over: Message("The map could not be opened", WORD, FAULTS, over),
    "explained": lambda over: explanation("T102 town-in-water", "A town stands in the sea.\n\n" * 20, over),
    "question": asked,
}
"""The dialogs that are asked with."""


def windows(studio: Studio) -> Iterator[tuple[str, QWidget]]:
    """Bring every window to the screen, one after the other, each by a name."""
    window = studio.window
    yield "start", window
    window.desks.open(folder("maps") / "severn.yaml")
    wait(studio, lambda: window.documents.is_open)
    wait(studio, lambda: not window.session.is_checking)
    window.editor_view.findings.list.setCurrentIndex(window.editor_view.findings.model.index(0, 0))
    for place in PLACES:
        window.docks[place.name].setVisible(True)
        window.docks.turn_to(place.name)
        yield f"dock-{place.name}", window
    window.commands["panels-as-usual"].trigger()
    for action in ACTIONS:
        window.commands[action].trigger()
        dialog = next(each for each in window.findChildren(QDialog) if each.isVisible())
        yield action, dialog
        if isinstance(dialog, TrialDialog):
            dialog.games.setValue(2)
            dialog.run.click()
            wait(studio, dialog.save.isEnabled)
            yield "trial-results", dialog
        dialog.close()
    for name, make in MADE.items():
        dialog = make(window)
        dialog.show()
        yield name, dialog
        dialog.close()
    window.session.new(everything())
    window.docks.turn_to("inspector")
    for thing in things(window.session.board):
        window.session.select(Selection(thing))
        yield f"form-{type(thing).__name__}", window


def everything() -> Board:
    """Return a board with one of each sort that a board holds."""
    board = full_board(Sheet(14, 10), random.Random(1))
    rules = (*board.special_rules, Override((("min_run", 3),)), Note("Bring pencils."))
    return board.edited(special_rules=rules, errata=(Erratum("2026-11-01", "Ross is at B2."),))


def things(board: Board) -> tuple[Thing | None, ...]:
    """Return one of each sort that a board holds, and the board itself."""
    lists = (
        *(board.towns, board.lines, board.specials, board.ferries, board.countries, board.waters),
        *(board.city_regions, board.kinds, board.permitted_builds, board.errata),
    )
    hexes = tuple(board.sheet.hexes())
    return (*(each[0] for each in lists), *board.special_rules, hexes[0], Area(frozenset(hexes)), None)


def wait(studio: Studio, done: Callable[[], bool]) -> None:
    """Let the studio work until something is done."""
    until = time.monotonic() + PATIENCE_S
    while not done():
        assert time.monotonic() < until
        studio.application.processEvents()
        time.sleep(0.005)


def rest(studio: Studio, seconds: float) -> None:
    """Let the studio work for some seconds."""
    until = time.monotonic() + seconds
    wait(studio, lambda: time.monotonic() > until)


# -- what is wrong with one -------------------------------------------------------------------------


def faults(window: QWidget) -> Iterator[str]:
    """Tell what of a window no one can see or press."""
    room = room_of(window)
    if window.width() > room.width() or window.height() > room.height():
        yield f"{window.width()} × {window.height()} is larger than {room.width()} × {room.height()}"
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not window or is_behind(widget):
            continue
        what = f"{type(widget).__name__} {widget.objectName()} {words_of(widget)!r}"
        if isinstance(widget, QAbstractButton) and not is_in_reach(widget):
            yield f"{what} is out of reach"
        if (lacking := lacking_px(widget)) > 0 and not is_told_otherwise(widget):
            yield f"{what} lacks {lacking} pixels"


def is_behind(widget: QWidget) -> bool:
    """Whether a widget lies in a dock that is behind another."""
    docks = [each for each in ancestors(widget) if isinstance(each, Dock)]
    return bool(docks) and not docks[0].is_in_front


def ancestors(widget: QWidget) -> Iterator[QWidget]:
    """Tell what a widget lies in, from the inside outwards."""
    while isinstance(parent := widget.parent(), QWidget):
        yield parent
        widget = parent


def words_of(widget: QWidget) -> str:
    """Return what a widget says."""
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def is_in_reach(widget: QWidget) -> bool:
    """Whether a widget is seen as a whole, or would be were what it lies in scrolled to it."""
    if not widget.visibleRegion().isEmpty() and widget.visibleRegion().boundingRect() == widget.rect():
        return True
    for area in (each for each in ancestors(widget) if isinstance(each, QScrollArea)):
        inside, room = area.widget(), area.viewport()
        if inside is None or not inside.isAncestorOf(widget):
            continue
        across = QRect(widget.mapTo(inside, widget.rect().topLeft()), widget.size())
        can_scroll = area.horizontalScrollBarPolicy() != Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        fits = can_scroll or across.right() <= room.width()
        return inside.rect().contains(across) and fits and room.height() >= LEAST_SCROLLED_PX
    # Bars have a sign of their own for what they have no room for.
    return isinstance(widget.parentWidget(), QToolBar | QTabBar)


def lacking_px(widget: QWidget) -> int:
    """Return how many pixels the words of a widget lack."""
    if isinstance(widget, QLabel) and widget.pixmap().isNull():
        if widget.wordWrap():
            return widget.heightForWidth(widget.width()) - widget.height()
        return max(widget.sizeHint().width() - widget.width(), widget.sizeHint().height() - widget.height())
    if isinstance(widget, QPushButton | QCheckBox | QRadioButton):
        return widget.minimumSizeHint().width() - widget.width()
    if isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field = QStyle.SubControl.SC_ComboBoxEditField
        room = widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, widget)
        return widget.fontMetrics().horizontalAdvance(widget.currentText()) - room.width()
    return 0


def is_told_otherwise(widget: QWidget) -> bool:
    """Whether words that are cut off end in dots and are told in full where the pointer rests."""
    return isinstance(widget, Choice) and widget.toolTip().startswith(widget.currentText())


# -- all of them ------------------------------------------------------------------------------------


def main(home: str, size: str, scale: str, language: str, theme: str) -> None:
    """Open all windows, take a picture of each, and write down what is wrong."""
    width, height = (int(each) for each in size.split("x"))
    pictures = Path(home) / f"{size}-{scale}-{language}-{theme}"
    pictures.mkdir(parents=True)
    described = {"name": "one", "x": 0, "y": 0, "width": width, "height": height}
    density = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    (pictures / "screen.json").write_text(json.dumps({"screens": [described | density]}), "utf-8")
    for kind in ("CONFIG", "DATA", "STATE", "CACHE"):
        os.environ[f"XDG_{kind}_HOME"] = str(pictures / kind.lower())
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={pictures / 'screen.json'}"
    os.environ["QT_SCALE_FACTOR"] = scale
    studio = Studio(["platelayer"], language)
    studio.theme_controller.choose(next(each for each in THEMES if each == theme))
    studio.window.show()
    wrong: list[str] = []
    for name, window in windows(studio):
        rest(studio, REST_S)
        # What is worked out meanwhile, as statistics are, may just be on its way to its place.
        until = time.monotonic() + LONG_REST_S
        while any(faults(window)) and time.monotonic() < until:
            rest(studio, REST_S)
        # To pack as large a picture as PNG takes half a second.
        window.grab().save(str(pictures / f"{name}.jpg"))
        wrong += [f"{name}: {fault}" for fault in faults(window)]
    (pictures / "wrong.txt").write_text("\n".join(wrong), "utf-8")
    # What is open is a board that no one saved.
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
