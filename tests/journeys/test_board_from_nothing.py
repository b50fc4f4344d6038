"""The journey the editor is for: a complete board from a blank sheet, by mouse and keyboard alone."""

from pathlib import Path

from engine.board.document import new_board
from engine.board.keys import KEY_SCHEMES
from engine.board.terrain import HILL, SEA
from engine.boardfile.reading import read_board
from engine.checks.run import check
from engine.diagnostics.findings import Severity
from engine.hexes.sheet import Sheet
from engine.hexes.sides import corner_of
from tests.journeys.designer import Designer

COLUMNS, ROWS = 20, 15
KEYS = KEY_SCHEMES["dice-36+6"].towns
LETTERS = "ABCDEFGHIJKLMNO"


def grid() -> list[str]:
    """Places for 36 towns: six rows of six, well apart and clear of the strait."""
    return [f"{letter}{number}" for letter in "BDGILN" for number in (2, 4, 6, 11, 13, 15)]


def paints_the_ground(designer: Designer) -> None:
    """A strait across the sheet, hills beside it, and a country in the east."""
    designer.takes("rectangle", SEA)
    designer.drags("A8", "O9")
    designer.takes("brush", HILL)
    designer.drags("E3", "E5")
    designer.presses("Ctrl+Alt+C")
    designer.types("Eastland")
    designer.presses_button("country-paint")
    designer.presses("Q")
    designer.drags("A18", "O20")


def places_the_towns(designer: Designer) -> None:
    """Every key on a town; companies start in the four corners."""
    for key, label in zip(KEYS, grid(), strict=True):
        designer.takes("town")
        designer.clicks(label)
        designer.names_it(f"Town {key}")
        designer.field("town-keys").setFocus()
        designer.types(key)
        if label in {"B2", "B15", "N2", "N15"}:
            designer.ticks("town-start")


def picks_the_specials(designer: Designer) -> None:
    """Six specials at the edge of the map, each by a click and a name."""
    for number, label in enumerate(("A1", "A6", "A11", "O1", "O6", "O11"), start=1):
        designer.presses("V")
        designer.presses("S")
        designer.clicks(label)
        designer.escapes()
        designer.presses("F2")
        designer.types(f"Abroad {number}")


def draws_a_river(designer: Designer) -> None:
    """A river from the hills to the strait, in three clicks."""
    designer.presses("R")
    for label, direction in (("F3", 4), ("F5", 4), ("F7", 0)):
        at = corner_of(designer.hex(label), direction)
        designer.clicks(designer.board.sheet.corner_mm(at))
    designer.escapes()
    designer.presses("F2")
    designer.types("Middle Water")


def lays_courses(designer: Designer) -> None:
    """A ferry between two ports, a tunnel under the strait, a line that may be built abroad."""
    designer.presses("T")
    for label, name in (("J7", "West Pier"), ("J10", "East Pier")):
        designer.clicks(label)
        designer.names_it(name)
    designer.presses("Y")
    designer.clicks("J7")
    designer.clicks("J10")
    designer.presses("X")
    designer.clicks("C7")
    designer.clicks("C10")
    designer.escapes()
    designer.presses("F2")
    designer.types("Tunnel")
    designer.presses("P")
    designer.clicks("K17")
    designer.clicks("K19")
    designer.escapes()


def draws_a_border(designer: Designer) -> None:
    """A border down the side of the country, dragged along its sides."""
    designer.presses("O")
    corners = [corner_of(designer.hex(f"{letter}18"), 3) for letter in LETTERS]
    designer.drags(*(designer.board.sheet.corner_mm(corner) for corner in corners))


def test_a_complete_board_is_made_from_a_blank_sheet(designer: Designer, tmp_path: Path) -> None:
    sheet = Sheet(COLUMNS, ROWS)
    designer.answers.board = new_board(sheet, title="First Board", keys="dice-36+6", licence="CC-BY-4.0")
    designer.chooses("new")
    for make in (
        paints_the_ground,
        places_the_towns,
        picks_the_specials,
        draws_a_river,
        lays_courses,
        draws_a_border,
    ):
        make(designer)
    board = designer.board
    assert sorted(key for town in board.towns for key in town.keys) == list(KEYS)
    assert [special.key for special in board.specials] == list("123456")
    assert [line.kind for line in board.lines] == ["river", "border"]
    assert (len(board.ferries), len(board.crossings), len(board.permitted_builds)) == (1, 1, 1)
    designer.saves_as(tmp_path / "first.yaml")
    read = read_board(tmp_path / "first.yaml")
    assert read.board == board
    errors = [found for found in (*read.findings, *check(board)) if found.severity is Severity.ERROR]
    assert [f"{found.code} {found.message}" for found in errors] == []
