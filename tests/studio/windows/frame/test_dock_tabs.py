"""Panels are closed, taken out and put back by the mouse, and each always bears its title."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QTabBar, QToolButton

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.windows.frame.docks import PLACES
from studio.windows.frame.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("dressed")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def bench(window: MainWindow) -> MainWindow:
    window.resize(1366, 900)
    window.session.new(new_board(Sheet(8, 6)))
    settle()
    return window


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def tab(window: MainWindow, title: str) -> tuple[QTabBar, int]:
    """The tab of a dock that is in the window."""
    found = [
        (bar, index)
        for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        for index in range(bar.count())
        if bar.tabText(index) == title and bar.x() > window.width() // 2
    ]
    assert len(found) == 1, (title, found)
    return found[0]


def crosses(window: MainWindow, title: str) -> list[str]:
    """The titles on a bar of tabs that have a cross."""
    bar, _ = tab(window, title)
    side = QTabBar.ButtonPosition.RightSide
    return [bar.tabText(at) for at in range(bar.count()) if isinstance(bar.tabButton(at, side), QToolButton)]


def titled(window: MainWindow) -> set[str]:
    """The docks in sight that bear their title themselves."""
    shown = (dock for dock in window.docks.all if not dock.isHidden())
    return {dock.windowTitle() for dock in shown if not dock.title_bar.is_bare}


def test_the_tab_in_front_has_the_cross_and_it_closes_the_panel(bench: MainWindow) -> None:
    bench.docks.turn_to("contents")
    settle()
    assert crosses(bench, "Contents") == ["Contents"]
    bar, index = tab(bench, "Contents")
    QTest.mouseClick(bar.tabButton(index, QTabBar.ButtonPosition.RightSide), LEFT)
    settle()
    assert bench.docks["contents"].isHidden()
    assert not bench.commands["contents"].isChecked()
    assert len(crosses(bench, "Inspector")) == 1
    bench.commands["contents"].trigger()
    settle()
    assert bench.docks["contents"].isVisible()
    assert crosses(bench, "Contents") == ["Contents"]


def test_a_panel_that_is_left_alone_keeps_its_title(bench: MainWindow) -> None:
    history = bench.docks["history"]
    assert titled(bench) == set()
    bench.docks["findings"].close()
    settle()
    assert titled(bench) == {"History"}
    assert history.title_bar.height() > 15
    QTest.mouseClick(history.title_bar.cross, LEFT)
    assert history.isHidden()
    assert not bench.commands["history"].isChecked()
    bench.commands["findings"].trigger()
    bench.commands["history"].trigger()
    settle()
    assert titled(bench) == set()


def test_a_double_click_takes_a_panel_out_and_its_button_puts_it_back(bench: MainWindow) -> None:
    layers = bench.docks["layers"]
    bar, index = tab(bench, "Layers")
    QTest.mouseDClick(bar, LEFT, pos=bar.tabRect(index).center())
    settle()
    assert layers.isFloating()
    assert layers.isVisible()
    assert not layers.title_bar.is_bare
    assert (layers.width() >= 300, layers.height() >= 300) == (True, True), layers.size()
    assert bench.frameGeometry().contains(layers.pos()), "it is where the window is"
    picture, rim = layers.grab().toImage(), layers.palette().placeholderText().color()
    corners = (layers.rect().topLeft(), layers.rect().bottomRight())
    assert [picture.pixelColor(corner) for corner in corners] == [rim, rim], "it has a rim of its own"
    QTest.mouseClick(layers.title_bar.floating, LEFT)
    settle()
    assert not layers.isFloating()
    assert layers in bench.tabifiedDockWidgets(bench.docks["inspector"])
    assert layers.title_bar.is_bare


def test_a_menu_on_its_tab_takes_a_panel_out_or_closes_it(bench: MainWindow) -> None:
    bar, index = tab(bench, "Palette")
    bar.customContextMenuRequested.emit(bar.tabRect(index).center())
    palette = bench.docks["palette"]
    menu = palette.findChild(QMenu)
    assert menu is not None
    assert [action.text() for action in menu.actions()] == ["Undock", "Close"]
    menu.actions()[0].trigger()
    menu.close()
    assert palette.isFloating()


def test_keys_alone_take_out_the_panel_at_work_and_put_all_as_at_first(bench: MainWindow) -> None:
    bench.activateWindow()
    bench.docks.turn_to("contents")
    settle()
    bench.editor_view.contents.setFocus()
    bench.commands["float-panel"].trigger()
    settle()
    assert [dock.objectName() for dock in bench.docks.all if dock.isFloating()] == ["contents-dock"]
    bench.docks["findings"].close()
    bench.commands["overview"].trigger()
    bench.resize(1366, 640)
    settle()
    bench.commands["panels-as-usual"].trigger()
    settle()
    shown = {place.name for place in PLACES if not bench.docks[place.name].isHidden()}
    assert shown == {place.name for place in PLACES if place.is_shown}
    assert not any(dock.isFloating() for dock in bench.docks.all)
    assert bench.height() == 640, "the window does not grow beyond the screen"
    assert bench.docks["findings"].title_bar.is_bare
    assert not bench.commands["overview"].isChecked()
