"""The journey the editor is for: a complete board from a blank sheet, by mouse and keyboard alone."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.board.keys import KEY_SCHEMES
from engine.board.terrain import HILL, SEA
from engine.boardfile.reading import read_board
from engine.hexes.sides import corner_of
from studio.app.studio import set_up
from studio.windows.sheets.sheet_dialog import SheetDialog
from tests.architecture.sources import ROOT
from tests.journeys.by_hand import ByHand
from tests.journeys.designer import Designer
from tests.journeys.hands import press, type_over

COLUMNS, ROWS = 20, 15
KEYS = KEY_SCHEMES["dice-36+6"].towns
LETTERS = "ABCDEFGHIJKLMNO"


def grid() -> list[str]:
    """Places for 36 towns: six rows of six, well apart and clear of the strait."""
    return [f"{letter}{number}" for letter in "BDGILN" for number in (2, 4, 6, 11, 13, 15)]


def paints_the_ground(designer: Designer) -> None:
    """A strait across the sheet, hills next to it, and a country in the east."""
    designer.takes("rectangle", SEA)
    designer.drags("A8", "O9")
    designer.takes("brush", HILL)
    designer.drags("E3", "E5")
    designer.presses("Ctrl+Shift+C")
    designer.types("Eastland")
    designer.ticks("country-foreign")
    designer.presses_button("country-paint")
    designer.takes("rectangle")
    designer.drags("A18", "O20")


def places_the_towns(designer: Designer) -> None:
    """Every key on a town; companies start in the four corners."""
    for key, label in zip(KEYS, grid(), strict=True):
        designer.takes("town")
        designer.clicks(label)
        designer.names_it(f"Town {key}")
        designer.clicks_on(designer.field("town-keys"))
        designer.types(key)
        if label in {"B2", "B15", "N2", "N15"}:
            designer.ticks("town-start")


def picks_the_specials(designer: Designer) -> None:
    """Six specials at the edge of the map, each by a click and a name."""
    for number, label in enumerate(("A1", "A6", "A11", "O1", "O6", "O11"), start=1):
        designer.takes("select")
        designer.takes("special")
        designer.clicks(label)
        designer.escapes()
        designer.presses("F2")
        designer.types(f"Abroad {number}")


def draws_a_river(designer: Designer) -> None:
    """A river from the hills to the strait, in three clicks."""
    designer.takes("river")
    for label, direction in (("F3", 4), ("F5", 4), ("F7", 0)):
        at = corner_of(designer.hex(label), direction)
        designer.clicks(designer.board.sheet.corner_mm(at))
    designer.escapes()
    designer.presses("F2")
    designer.types("Middle Water")


def lays_courses(designer: Designer) -> None:
    """A ferry between two ports, a tunnel under the strait, a line that may be built abroad."""
    designer.takes("town")
    for label, name in (("J7", "West Pier"), ("J10", "East Pier")):
        designer.clicks(label)
        designer.names_it(name)
    designer.takes("ferry")
    designer.clicks("J7")
    designer.clicks("J10")
    designer.takes("crossing")
    designer.clicks("C7")
    designer.clicks("C10")
    designer.escapes()
    designer.presses("F2")
    designer.types("Tunnel")
    designer.takes("permitted")
    designer.clicks("K17")
    designer.clicks("K19")
    designer.escapes()


def draws_a_border(designer: Designer) -> None:
    """A border down the side of the country, dragged along its sides."""
    designer.takes("border")
    corners = [corner_of(designer.hex(f"{letter}18"), 3) for letter in LETTERS]
    designer.drags(*(designer.board.sheet.corner_mm(corner) for corner in corners))


@pytest.fixture
def at_desk(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Designer]:
    """A designer who begins and saves boards in the dialogs."""
    set_up(qapp)
    designer = Designer(qtbot, qapp, tmp_path / "home", ByHand("First Board", (COLUMNS, ROWS - 1)))
    yield designer
    designer.leaves()


def adds_a_row(designer: Designer) -> None:
    """A row that was forgotten, by the Sheet dialog."""
    designer.presses("Ctrl+Shift+H")
    dialog = designer.dialog()
    assert isinstance(dialog, SheetDialog)
    type_over(dialog.edges["south"], "1")
    designer.clicks_on(dialog.ok)


def signs_it(designer: Designer) -> None:
    """The designer and the licence, in the board's own form."""
    designer.presses("F4")
    for name, text in (("board-designer", "Ann Other"), ("board-licence", "CC-BY-4.0")):
        type_over(designer.field(name), text)
        press("Return")


@pytest.mark.slow
def test_a_complete_board_is_made_from_a_blank_sheet(at_desk: Designer, tmp_path: Path) -> None:
    designer = at_desk
    designer.presses("Ctrl+N")
    assert designer.title.startswith("First Board")
    for make in (
        adds_a_row,
        paints_the_ground,
        places_the_towns,
        picks_the_specials,
        draws_a_river,
        lays_courses,
        draws_a_border,
        signs_it,
    ):
        make(designer)
    board = designer.board
    assert (board.sheet.columns, board.sheet.rows) == (COLUMNS, ROWS)
    assert (board.title, board.designer, board.licence) == ("First Board", "Ann Other", "CC-BY-4.0")
    assert sorted(key for town in board.towns for key in town.keys) == list(KEYS)
    assert [special.key for special in board.specials] == list("123456")
    assert [line.kind for line in board.lines] == ["river", "border"]
    assert (len(board.ferries), len(board.crossings), len(board.permitted_builds)) == (1, 1, 1)
    designer.answers.path = tmp_path / "first.yaml"
    designer.presses("Ctrl+S")
    designer.waits_for(lambda: not designer.is_modified)
    assert read_board(tmp_path / "first.yaml").board == board
    for demands in (["--fail-on", "error"], ["--select", "P", "--fail-on", "note"]):
        checked = platelayer("check", tmp_path / "first.yaml", *demands)
        assert checked.returncode == 0, checked.stdout + checked.stderr


def platelayer(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the program with the arguments of a command, as it is run at a prompt."""
    program = "import sys; from studio.cli.main import main; sys.exit(main())"
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
