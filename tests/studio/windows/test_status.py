"""The line at the bottom of the window has room for what it says."""

from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.tools.chest import CHEST
from studio.windows.main_window import MainWindow

LONG = "Y25  ·  Weston-super-Mare  ·  Hill  ·  England  ·  link 3, over the river 5, delay 1"


def test_what_a_tool_does_is_read_beside_the_place_on_a_laptops_screen(window: MainWindow) -> None:
    window.resize(1366, 768)
    window.session.new(new_board(Sheet(8, 6)))
    status = window.status
    status.show_scale(100)
    status.place.setText(LONG)
    for tool in CHEST:
        status.show_hint(tool.hint)
        QApplication.processEvents()
        assert status.hint.shown == tool.hint
