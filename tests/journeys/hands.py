"""What a person's hands do: the pointer goes where a thing is seen, keys go where the keyboard is.

Nothing here calls what a button or an action does. A thing that is scrolled away is scrolled to, one
in a panel behind another has that panel shown; what is covered, greyed out or behind a dialog cannot
be clicked.
"""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QRadioButton,
    QScrollArea,
    QWidget,
)

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def click(widget: QWidget, spot: QPoint | None = None) -> None:
    """Click a widget, in its middle or at a spot of it, where it is seen."""
    scroll_to(widget)
    at = _middle(widget) if spot is None else spot
    there = widget.window().childAt(widget.mapTo(widget.window(), at))
    assert there is not None, f"{widget} is not to be seen."
    assert there is widget or widget.isAncestorOf(there), f"{there} covers {widget}."
    assert widget.isEnabled(), f"{widget} is greyed out."
    QTest.mouseClick(window_of(widget), LEFT, PLAIN, widget.mapTo(widget.window(), at))


def press(keys: str | Qt.Key) -> None:
    """Press keys, which go to whatever has the keyboard."""
    window = QApplication.focusWindow()
    assert window is not None, "No window has the keyboard."
    QTest.keySequence(window, QKeySequence(keys))


def type_text(text: str) -> None:
    """Type where the keyboard is."""
    field = QApplication.focusWidget()
    assert field is not None, "Nothing has the keyboard."
    QTest.keyClicks(field, text)


def type_over(field: QLineEdit | QAbstractSpinBox | QPlainTextEdit, text: str) -> None:
    """Click a field and type over what stands in it."""
    click(field)
    press("Ctrl+A")
    if not text:
        press("Del")
    type_text(text)


def choose(choice: QComboBox, row: int) -> None:
    """Open a list of choices and take the one in a row."""
    click(choice)
    _take_row(choice.view(), row)


def _take_row(view: QAbstractItemView, row: int) -> None:
    """Go to a row of a list that has the keyboard, and take it."""
    press("Home")
    for _ in range(view.model().rowCount()):
        if view.currentIndex().row() == row:
            break
        press("Down")
    assert view.currentIndex().row() == row, f"Row {row} is not to be had."
    press("Return")


def choose_in_menus(bar: QMenuBar, action: QAction) -> None:
    """Open the menu an action is in, and click it there."""
    path = _path_to(list(bar.actions()), action)
    assert path, f"{action.text()} is in no menu."
    first, *others = path
    QTest.mouseClick(window_of(bar), LEFT, PLAIN, bar.mapTo(bar.window(), bar.actionGeometry(first).center()))
    for step in others:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        QTest.mouseClick(window_of(menu), LEFT, PLAIN, menu.actionGeometry(step).center())


def _path_to(actions: list[QAction], wanted: QAction) -> list[QAction]:
    """Return the actions to click one after another for a wanted one, none if it is not among them."""
    for action in actions:
        if action is wanted:
            return [action]
        menu = action.menu()
        if isinstance(menu, QMenu) and (path := _path_to(list(menu.actions()), wanted)):
            return [action, *path]
    return []


def scroll_to(widget: QWidget) -> None:
    """Scroll every pane a widget lies in until the widget is to be seen."""
    inner, outer = widget, widget.parentWidget()
    while outer is not None and not inner.isWindow():
        if isinstance(outer, QScrollArea):
            outer.ensureWidgetVisible(widget)
        inner, outer = outer, outer.parentWidget()


def _middle(widget: QWidget) -> QPoint:
    """Where a person aims at a widget: at the words of what is ticked, else at its middle."""
    room = widget.visibleRegion().boundingRect()
    assert not room.isEmpty(), f"{widget} is not to be seen."
    if isinstance(widget, QCheckBox | QRadioButton):
        room = room.intersected(QRect(0, 0, widget.sizeHint().width(), widget.height()))
    return room.center()


def window_of(widget: QWidget) -> QWindow:
    """Return the window of the screen that a widget lies in."""
    window = widget.window().windowHandle()
    assert window is not None
    return window
