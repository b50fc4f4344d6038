"""Frequent jobs take as few clicks and keys as docs/keystrokes.md says; each is counted as it is done."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QTableView

from engine.board.document import new_board
from engine.board.layers import painted
from engine.board.places import Town, Water
from engine.board.rules import Override
from engine.board.terrain import HILL, SEA
from engine.hexes.sheet import Sheet
from studio.drawing.lettering.placing import Place
from studio.windows.sheets.town_table import TownTable
from tests.journeys import hands
from tests.journeys.designer import Designer

TABLE = Path(__file__).parents[2] / "docs" / "keystrokes.md"
PLACES = [f"{letter}{number}" for letter in "BDFHJL" for number in (2, 5, 8, 11, 14, 17)]
"""Thirty-six hexes."""
MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt}
KEYS, SMALL = 2, 5
"""Columns of the table of towns."""


class Counts(NamedTuple):
    """How many clicks and keys a job takes; a drag is a click that is held."""

    clicks: int
    keys: int


class Counter(QObject):
    """Counts what reaches a window from the hand: clicks and keys; letters of names are typed into fields."""

    def __init__(self) -> None:
        super().__init__()
        self.clicks, self.keys = 0, 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWindow):
            self.clicks += event.type() == QEvent.Type.MouseButtonPress
            self.keys += isinstance(event, QKeyEvent) and _is_struck(event)
        # Keys that are a shortcut reach what they do, and no window.
        self.keys += event.type() == QEvent.Type.Shortcut
        return False


def _is_struck(event: QKeyEvent) -> bool:
    return event.type() == QEvent.Type.KeyPress and event.key() not in MODIFIERS


def promised() -> dict[str, Counts]:
    """Return what the table says that each job takes now, the most where it says how many to how many."""
    rows = [line.strip("|").split("|") for line in TABLE.read_text(encoding="utf-8").splitlines()]
    return {row[0].strip(): _counts(row[2]) for row in rows if len(row) == 3 and _counts(row[2]) != (0, 0)}


def _counts(cell: str) -> Counts:
    told = cell.partition(":")[0]
    clicks = re.findall(r"(\d+) (?:click|drag)", told)
    keys = re.findall(r"(?:\d+ to )?(\d+) key", told)
    return Counts(sum(map(int, clicks)), sum(map(int, keys)))


COUNTED: set[str] = set()


def job(name: str) -> Callable[[Callable[[Designer], None]], Callable[[Designer], None]]:
    """Register a test as the one that counts a job of the table."""

    def register(test: Callable[[Designer], None]) -> Callable[[Designer], None]:
        COUNTED.add(name)
        return test

    return register


@contextmanager
def counting(name: str) -> Iterator[None]:
    """Count until the end of the block, and compare it with what the table says of a job."""
    application, counter = QApplication.instance(), Counter()
    assert application is not None
    application.installEventFilter(counter)
    try:
        yield
    finally:
        application.removeEventFilter(counter)
    assert Counts(counter.clicks, counter.keys) == promised()[name]


def at_a_sheet_of_towns(designer: Designer, count: int) -> Designer:
    """Begin a board and place some towns on it, without keys."""
    sheet = Sheet(20, 15)
    towns = tuple(
        Town(f"Town {number}", sheet.hex_named(place)) for number, place in enumerate(PLACES[:count])
    )
    designer.answers.board = new_board(sheet, keys="dice-36", title="New", towns=towns)
    designer.chooses("new")
    return designer


def opens_table(designer: Designer) -> QTableView:
    designer.presses("F3")
    (shown,) = designer.window.findChildren(TownTable)
    designer.waits_for(shown.isActiveWindow)
    return shown.table


def cell(table: QTableView, row: int, column: int) -> QPoint:
    return table.visualRect(table.model().index(row, column)).center()


def tick(table: QTableView, row: int, column: int) -> QPoint:
    """Return where the box to tick is in a cell."""
    option = QStyleOptionViewItem()
    table.initViewItemOption(option)
    index = table.model().index(row, column)
    option.rect = table.visualRect(index)
    option.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
    part = QStyle.SubElement.SE_ItemViewItemCheckIndicator
    return table.style().subElementRect(part, option, table).center()


def name_of(designer: Designer, listed: str) -> Place:
    """Return the only name of its kind that can be dragged, once it is seen on the map."""
    grip = designer.window.editor_view.hand.grip

    def found() -> list[Place]:
        return [each for each in grip.names if each.owner and each.owner.listed == listed]

    designer.waits_for(lambda: bool(found()))
    (name,) = found()
    return name


def test_every_job_of_the_table_is_counted_here() -> None:
    assert len(promised()) >= 10
    assert set(promised()) == COUNTED


@job("Place a town and give it a key, next to its name")
def test_a_town_and_its_key(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 0).takes("town")
    with counting("Place a town and give it a key, next to its name"):
        designer.clicks("F6")
        designer.types("Ayr")
        designer.presses("Return")
    (town,) = designer.board.towns
    assert (town.name, len(town.keys)) == ("Ayr", 1)


@job("Give all 36 keys of a new board")
def test_all_keys_of_a_board(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 36)
    with counting("Give all 36 keys of a new board"):
        hands.choose_in_menus(designer.window.menuBar(), designer.window.commands["number-towns"])
    assert {key for town in designer.board.towns for key in town.keys} == set(designer.board.key_scheme.towns)


@job("Mark six starting points")
def test_six_starting_points_on_a_board(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 8)
    with counting("Mark six starting points"):
        designer.presses("Shift+S")
        for place in PLACES[:6]:
            designer.clicks(place)
    assert [town.start for town in designer.board.towns] == [True] * 6 + [False] * 2


@job("Mark all towns of a sector as small")
def test_all_towns_of_a_sector_as_small(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 36).chooses("number-towns")
    with counting("Mark all towns of a sector as small"):
        table = opens_table(designer)
        header = table.horizontalHeader()
        head = QPoint(
            header.sectionViewportPosition(KEYS) + header.sectionSize(KEYS) // 2, header.height() // 2
        )
        hands.click(header.viewport(), head)
        hands.click(table.viewport(), cell(table, 0, KEYS))
        hands.click(table.viewport(), cell(table, 5, KEYS), keys=Qt.KeyboardModifier.ShiftModifier)
        hands.click(table.viewport(), tick(table, 3, SMALL))
    small = {key for town in designer.board.towns if town.small for key in town.keys}
    assert len(small) == 6
    assert len({key[0] for key in small}) == 1


@job("Give one town its next key later")
def test_the_next_key_of_one_town(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 3)
    with counting("Give one town its next key later"):
        designer.clicks(PLACES[1], button="right")
        hands.pick_in_menus("Assign Key")
    assert [len(town.keys) for town in designer.board.towns] == [0, 1, 0]


@job("Take over 36 towns with hexes and keys from a spreadsheet")
def test_towns_from_a_spreadsheet(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 0)
    keys = designer.board.key_scheme.towns
    rows = [f"Town {place}\t{place}\t{key}" for place, key in zip(PLACES, keys, strict=True)]
    QGuiApplication.clipboard().setText("\n".join(("Name\tHex\tKeys", *rows)))
    with counting("Take over 36 towns with hexes and keys from a spreadsheet"):
        opens_table(designer)
        hands.press("Ctrl+V")
    assert [town.keys for town in designer.board.towns] == [(key,) for key in keys]


@job("Paint one hex and go on selecting")
def test_one_hex_painted_on_the_way(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 0).takes("select")
    with counting("Paint one hex and go on selecting"):
        designer.clicks("F6", button="right")
        hands.pick_in_menus("Terrain", "Hill")
    assert designer.terrain("F6") == HILL
    assert designer.window.editor_view.tool == "select"


@job("Copy the label of a hex into another text")
def test_the_label_of_a_hex(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 0)
    QGuiApplication.clipboard().clear()
    with counting("Copy the label of a hex into another text"):
        designer.clicks("F6", button="right")
        hands.pick_in_menus("Copy Label")
    assert QGuiApplication.clipboard().text() == "F6"


@job("Put the name of a town on another side of it")
def test_the_name_of_a_town_on_another_side(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 1).takes("select")
    (town,) = designer.board.towns
    with counting("Put the name of a town on another side of it"):
        designer.clicks(PLACES[0])
        name = name_of(designer, "towns")
        designer.drags(name.box.centre, "B3", "B4")
    assert designer.board.towns == (replace(town, name_side="right"),)


@job("Put a name that was dragged back to its own place")
def test_the_name_of_a_sea_back_in_its_place(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 0).takes("select")
    sheet = designer.board.sheet
    sea = tuple(hex_ for hex_ in sheet.hexes() if sheet.place_of(hex_)[0] < 12)
    terrain = painted(designer.board.terrain, sheet, sea, SEA)
    water = Water("Minch", sea, sheet.hex_named("F6"))
    designer.window.session.replace(designer.board.edited(terrain=terrain, waters=(water,)), None, None)
    name = name_of(designer, "waters")
    with counting("Put a name that was dragged back to its own place"):
        designer.clicks((name.box.left + 1.5, name.box.centre[1]), button="right")
        hands.pick_in_menus("Place Name Automatically")
    assert [each.name_at for each in designer.board.waters] == [None]


@job("Change a rule of the edition")
def test_a_rule_of_the_edition(designer: Designer) -> None:
    at_a_sheet_of_towns(designer, 0)
    with counting("Change a rule of the edition"):
        designer.presses("Shift+F9")
        for letter in ("M", "I", "N", "I"):
            hands.press(letter)
        hands.press("Return")
    rule = designer.window.session.selection.thing
    assert isinstance(rule, Override)
    assert len(rule.values) == 1
