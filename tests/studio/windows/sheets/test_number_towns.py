"""Numbering towns from the menu says what it did, and what to do where no key was left."""

import pytest

from engine.board.document import new_board
from engine.board.places import Town
from engine.hexes.sheet import Sheet
from studio.windows.frame.main_window import MainWindow

SHEET = Sheet(12, 9)
EVERY_KEY = new_board(SHEET, keys="dice-36+6").key_scheme.towns


def towns(keyless: int) -> tuple[Town, ...]:
    """Return a town with all keys, and some without any."""
    bare = (Town(f"Bare {n}", SHEET.hex_named(f"C{n + 1}")) for n in range(keyless))
    return Town("Rich", SHEET.hex_named("A1"), EVERY_KEY), *bare


@pytest.mark.parametrize(
    ("keyless", "said"),
    [
        (0, "Every key is assigned already."),
        (1, "Every key is assigned already. 1 town has no key. Number All Towns Again"),
        (2, "Every key is assigned already. 2 towns have no key. Number All Towns Again"),
    ],
)
def test_where_every_key_is_assigned_it_says_how_towns_without_a_key_get_one(
    window: MainWindow, keyless: int, said: str
) -> None:
    window.session.new(new_board(SHEET, keys="dice-36+6").edited(towns=towns(keyless)))
    spoken: list[str] = []
    window.editor_view.number_towns.said.connect(spoken.append)
    window.commands["number-towns"].trigger()
    assert len(spoken) == 1
    assert spoken[0].startswith(said)
    assert (len(spoken[0]) > len(said)) == bool(keyless)
