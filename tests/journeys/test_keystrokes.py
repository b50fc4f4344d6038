"""Frequent jobs take as few clicks and keys as docs/keystrokes.md says; each is counted as it is done."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from tests.journeys.designer import Designer

PLACES = [f"{letter}{number}" for letter in "BDFHJL" for number in (2, 5, 8, 11, 14, 17)]
"""Thirty-six hexes."""


class Counter(QObject):
    """Counts what reaches a window from the hand: clicks and keys; letters of names are typed into fields."""

    def __init__(self) -> None:
        super().__init__()
        self.clicks, self.keys = 0, 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWindow):
            self.clicks += event.type() == QEvent.Type.MouseButtonPress
            self.keys += event.type() == QEvent.Type.KeyPress
        return False


@contextmanager
def counting() -> Iterator[Counter]:
    """Count until the end of the block."""
    application, counter = QApplication.instance(), Counter()
    assert application is not None
    application.installEventFilter(counter)
    yield counter
    application.removeEventFilter(counter)


def at_a_sheet_of_towns(designer: Designer, count: int) -> Designer:
    """Begin a board and place some towns on it, without keys."""
    designer.answers.board = new_board(Sheet(20, 15), keys="dice-36", title="New")
    designer.chooses("new")
    for number, place in enumerate(PLACES[:count]):
        designer.takes("town")
        designer.clicks(place)
        designer.names_it(f"Town {number}")
        designer.presses("Esc")
    return designer


def test_a_town_and_its_key_take_one_click_and_two_keys(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 0).takes("town")
    with counting() as counter:
        designer.clicks("F6")
        designer.types("Ayr")
        designer.presses("Return")
    (town,) = designer.board.towns
    assert (town.name, len(town.keys)) == ("Ayr", 1)
    assert (counter.clicks, counter.keys) == (1, 2)


def test_all_keys_take_one_command(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 36)
    with counting() as counter:
        designer.presses("Ctrl+Shift+N")
    assert {key for town in designer.board.towns for key in town.keys} == set(designer.board.key_scheme.towns)
    assert counter.clicks + counter.keys <= 2


def test_six_starting_points_take_six_clicks_and_one_key(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 8)
    with counting() as counter:
        designer.presses("Shift+S")
        for place in PLACES[:6]:
            designer.clicks(place)
    assert [town.start for town in designer.board.towns] == [True] * 6 + [False] * 2
    assert (counter.clicks, counter.keys) == (6, 1)
