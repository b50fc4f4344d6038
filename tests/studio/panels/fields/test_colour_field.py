"""The field of a colour: what it offers suits a map, and is spelled as the studio spells."""

from collections.abc import Iterator
from itertools import chain

import pytest
from PySide6.QtWidgets import QColorDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.places import Country
from engine.board.terrain import HILL, LAKE, SEA, SWAMP
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.sheet import Sheet
from studio.panels.fields.colour_field import MAP_COLOURS, ColourField
from studio.proofing.grounds import ColoursAlike, ContrastLow

SHEET = Sheet(6, 4)


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[QColorDialog]:
    field = ColourField("kind-colour", "The colour of this terrain on the map.")
    qtbot.addWidget(field)
    field.show_colour(None)
    field.click()
    dialog = field.findChild(QColorDialog)
    assert isinstance(dialog, QColorDialog)
    yield dialog
    field.close()


def test_a_colour_is_shown_by_its_hue_and_in_full_in_the_tip(qtbot: QtBot) -> None:
    field = ColourField("kind-colour", "The colour of this terrain on the map.")
    qtbot.addWidget(field)
    field.show_colour("#7dca7d")
    assert (field.text(), field.toolTip()) == ("Green", "The colour of this terrain on the map. (#7dca7d)")
    field.show_colour("#d5cfc3")
    assert field.text() == "Grey"
    field.show_colour(None)
    assert (field.text(), field.toolTip()) == ("Like the map", "The colour of this terrain on the map.")


@pytest.mark.usefixtures("dialog")
def test_colours_of_a_map_are_offered() -> None:
    offered = list(chain.from_iterable(MAP_COLOURS))
    assert len(set(offered)) == 48
    assert [QColorDialog.standardColor(place).name() for place in range(48)] == offered


def test_the_words_of_qt_are_spelled_as_the_studios(dialog: QColorDialog) -> None:
    words = [label.text() for label in dialog.findChildren(QLabel)]
    words += [button.text() for button in dialog.findChildren(QPushButton)]
    assert "&Basic colours" in words
    assert not any("color" in text.lower() for text in words)


@pytest.mark.parametrize("colour", [*chain.from_iterable(MAP_COLOURS)])
def test_a_colour_offered_suits_a_board_with_every_ground(colour: str) -> None:
    board = new_board(SHEET, countries=(Country("Mereland", colour=colour),))
    for column, ground in enumerate((HILL, SWAMP, SEA, LAKE)):
        board = PaintTerrain((SHEET.hex_at(column, 0),), ground).apply(board)
    board = PaintCountry((SHEET.hex_at(5, 0),), 1).apply(board)
    assert not [*ColoursAlike().find(board), *ContrastLow().find(board)]
