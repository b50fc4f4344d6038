"""What a person's hands do: the pointer goes where a thing is seen, keys go where the keyboard is.

Nothing here calls what a button or an action does. A thing that is scrolled away is scrolled to, one
in a panel behind another has that panel shown; what is covered, greyed out or behind a dialog cannot
be clicked.
"""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence, QWindow
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
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


def click(
    widget: QWidget,
    spot: QPoint | None = None,
    button: Qt.MouseButton = LEFT,
    keys: Qt.KeyboardModifier = PLAIN,
) -> None:
    """Click a widget, in its middle or at a spot of it, where it is seen."""
    QTest.mouseClick(window_of(widget), button, keys, _seen(widget, spot))


def drag(widget: QWidget, *spots: QPoint, button: Qt.MouseButton = LEFT) -> None:
    """Press a button at the first of some spots of a widget, move through the others, let go at the last."""
    window, (first, *others) = window_of(widget), [_seen(widget, spot) for spot in spots]
    QTest.mouseMove(window, first)
    QTest.mousePress(window, button, PLAIN, first)
    for there in others:
        QTest.mouseMove(window, there)
    QTest.mouseRelease(window, button, PLAIN, (first, *others)[-1])


def point(widget: QWidget, spot: QPoint | None = None) -> None:
    """Move the pointer over a widget."""
    there = _seen(widget, spot)
    # A pointer that is there already would not be seen to come.
    QTest.mouseMove(window_of(widget), QPoint(1, 1))
    QTest.mouseMove(window_of(widget), there)


def _seen(widget: QWidget, spot: QPoint | None) -> QPoint:
    """Return where in its window a spot of a widget is seen, its middle if none is given."""
    QApplication.processEvents()  # what changes its place at this moment is not aimed at
    scroll_to(widget, spot)
    QApplication.processEvents()
    at = _middle(widget) if spot is None else spot
    place = widget.mapTo(widget.window(), at)
    there = widget.window().childAt(place)
    assert there is not None, f"{widget} is not to be seen."
    assert there is widget or widget.isAncestorOf(there), f"{there} covers {widget}."
    assert widget.isEnabled(), f"{widget} is greyed out."
    return place


def drop(widget: QWidget, *files: Path) -> None:
    """Drag files from elsewhere onto a widget and drop them there."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    copy, spot = Qt.DropAction.CopyAction, widget.rect().center()
    entered = QDragEnterEvent(spot, copy, data, LEFT, PLAIN)
    QApplication.sendEvent(widget, entered)
    assert entered.isAccepted(), f"{widget} does not take them."
    QApplication.sendEvent(widget, QDropEvent(QPointF(spot), copy, data, LEFT, PLAIN))


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


def slide(slider: QSlider, value: int) -> None:
    """Take a slider by its handle, and move it with the arrow keys."""
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
    click(slider, slider.style().subControlRect(control, option, part, slider).center())
    steps = (value - slider.value()) // slider.singleStep()
    for _ in range(abs(steps)):
        press("Right" if steps > 0 else "Left")


def pick(view: QAbstractItemView, row: int) -> None:
    """Click a row of a list."""
    index = view.model().index(row, 0)
    view.scrollTo(index)
    click(view.viewport(), view.visualRect(index).center())


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
        _click_in_menu(_open_menu(), step)


def pick_in_menus(*words: str) -> None:
    """Click the item that begins with some words in the menu that is open, then one in that one's menu."""
    for each in words:
        menu = _open_menu()
        (item,) = [one for one in menu.actions() if one.text().replace("&", "").startswith(each)]
        _click_in_menu(menu, item)


def _open_menu() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu), "No menu is open."
    return menu


def _click_in_menu(menu: QMenu, item: QAction) -> None:
    assert item.isEnabled(), f"{item.text()} is greyed out."
    QTest.mouseClick(window_of(menu), LEFT, PLAIN, menu.actionGeometry(item).center())


def _path_to(actions: list[QAction], wanted: QAction) -> list[QAction]:
    """Return the actions to click one after another for a wanted one, none if it is not among them."""
    for action in actions:
        if action is wanted:
            return [action]
        menu = action.menu()
        if isinstance(menu, QMenu) and (path := _path_to(list(menu.actions()), wanted)):
            return [action, *path]
    return []


def scroll_to(widget: QWidget, spot: QPoint | None = None) -> None:
    """Scroll every pane a widget lies in until it, or a spot of it, is to be seen."""
    inner, outer = widget, widget.parentWidget()
    while outer is not None and not inner.isWindow():
        if isinstance(outer, QScrollArea):
            content = outer.widget()
            if spot is None or content is None:
                outer.ensureWidgetVisible(widget)
            else:
                there = widget.mapTo(content, spot)
                outer.ensureVisible(there.x(), there.y())
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
