"""The stateful test of editing leaves out no edit there is."""

import pkgutil
import random
from importlib import import_module

import pytest
from hypothesis import Phase, find, settings

import engine.edits
from engine.board.document import Waiver
from engine.board.lines import SideLine
from engine.edits.protocol import EditOf
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side
from tests.engine.board.patched import full_board
from tests.studio.session.edits import EDITS

FULL = full_board(Sheet(6, 5), random.Random(1))
# Some edits are of these alone: two rivers, two equal special rules, as only a file can hold, a waiver.
BOARD = FULL.edited(
    lines=(*FULL.lines, SideLine("river", "Mill Race", (Side(FULL.sheet.hex_at(2, 2), 0),))),
    special_rules=(*FULL.special_rules, *FULL.special_rules),
    waivers=(Waiver("P103", "It is old"),),
)


def edit_classes() -> set[type]:
    """Return the classes of ``engine.edits`` that can be applied to a board."""
    rooms = [f"engine.edits.{room.name}" for room in pkgutil.iter_modules(engine.edits.__path__)]
    classes = {each for room in rooms for each in _classes_of(room)}
    return {each for each in classes if hasattr(each, "apply")} - {EditOf}


def _classes_of(room: str) -> list[type]:
    """Return the classes a module defines itself."""
    things = vars(import_module(room)).values()
    return [thing for thing in things if isinstance(thing, type) and thing.__module__ == room]


def test_every_edit_of_the_engine_is_made() -> None:
    assert edit_classes() == set(EDITS)


@pytest.mark.parametrize("edit_class", EDITS, ids=lambda each: each.__name__)
def test_an_edit_is_made_that_changes_a_board(edit_class: type) -> None:
    making = EDITS[edit_class]
    assert making.needs(BOARD)
    edit = find(
        making.make(BOARD),
        lambda edit: edit.apply(BOARD) is not BOARD,
        settings=settings(max_examples=2000, phases=[Phase.generate]),
    )
    assert type(edit) is edit_class
