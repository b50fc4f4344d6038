"""Any order of painting, drawing, placing, undoing, saving and reopening, against a plain list of boards."""

import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtCore import QEventLoop, QTimer, SignalInstance

from engine.board.document import Board, new_board
from engine.board.lines import LINE_KINDS, LineKind
from engine.board.places import Town
from engine.boardfile.reading import read_board
from engine.checks.check_runner import check
from engine.edits.document import SetField, TakeFromFile
from engine.edits.lines import DrawSides, EraseSides
from engine.edits.protocol import Edit
from engine.edits.terrain import PaintTerrain
from engine.edits.towns import ChangeTown, PlaceTown, RemoveTown
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side
from studio.proofing.catalogue import ALL_CHECKS
from studio.session.document import Session
from studio.session.recovery.recovering import recoverable
from studio.session.settings.settings import Settings
from studio.tools.selection import Selection
from tests.studio.conftest import Wholly, nothing_found
from tests.studio.session.edits import edits, listed

SHEET = Sheet(6, 5)
HEXES = st.sampled_from(list(SHEET.hexes()))
SIDES = st.builds(Side, HEXES, st.integers(0, 2)).filter(SHEET.has_side)
STROKES = st.none() | st.integers(1, 2)
NAMES = st.sampled_from(["", "Ross", "Hay", "Brecon"])
PATIENCE_MS = 10_000


def wait_for(told: SignalInstance, do: Callable[[], None]) -> None:
    loop = QEventLoop()
    told.connect(loop.quit)
    QTimer.singleShot(PATIENCE_MS, lambda: loop.exit(1))
    do()
    assert loop.exec() == 0, "The session never answered."


class Editing(RuleBasedStateMachine):
    """A session next to the simplest thing that could be right."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.path = self.folder / "board.yaml"
        self.settings = Settings(self.folder / "settings.json")
        first = new_board(SHEET)
        self.session = Session(first, self.folder / "recovery", self.settings, Wholly(nothing_found))
        self.boards = [first]
        self.keys: list[object] = []
        self.at = 0
        self.on_disk = first

    def teardown(self) -> None:
        self.session.close(PATIENCE_MS / 1000)
        self.settings.close()
        assert recoverable(self.folder / "recovery") == ()
        shutil.rmtree(self.folder)

    @property
    def board(self) -> Board:
        return self.boards[self.at]

    def edit(self, edit: Edit) -> None:
        changes = edit.apply(self.board) is not self.board
        assert self.session.apply(edit) is changes
        self.record(edit)

    def record(self, edit: Edit) -> None:
        """Write down what comes of an edit that was made."""
        after = edit.apply(self.board)
        if after is self.board:
            return
        del self.boards[self.at + 1 :], self.keys[self.at :]
        if self.keys and edit.merge_key is not None and edit.merge_key == self.keys[-1]:
            self.boards[-1] = after
            if self.boards[-1] == self.boards[-2]:
                self.boards.pop()
                self.keys.pop()
        else:
            self.boards.append(after)
            self.keys.append(edit.merge_key)
        self.at = len(self.keys)

    @rule(hexes=st.lists(HEXES, max_size=4), code=st.integers(0, 5), stroke=STROKES)
    def paint(self, hexes: list[Hex], code: int, stroke: int | None) -> None:
        self.edit(PaintTerrain(tuple(hexes), code, stroke))

    @rule(sides=st.lists(SIDES, max_size=4), kind=st.sampled_from(LINE_KINDS), stroke=STROKES)
    def draw(self, sides: list[Side], kind: LineKind, stroke: int | None) -> None:
        self.edit(DrawSides(kind, tuple(sides), stroke=stroke))

    @rule(sides=st.lists(SIDES, max_size=8), stroke=STROKES)
    def erase(self, sides: list[Side], stroke: int | None) -> None:
        self.edit(EraseSides(tuple(sides), stroke=stroke))

    @rule(name=NAMES, hex_=HEXES)
    def place(self, name: str, hex_: Hex) -> None:
        self.edit(PlaceTown(Town(name, hex_)))

    @precondition(lambda self: self.board.towns)
    @rule(data=st.data(), name=NAMES, hex_=HEXES)
    def change(self, data: st.DataObject, name: str, hex_: Hex) -> None:
        town = data.draw(st.sampled_from(self.board.towns))
        self.session.select(Selection(town))
        self.edit(ChangeTown(town, Town(name, hex_, town.keys)))

    @precondition(lambda self: self.board.towns)
    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        self.edit(RemoveTown(data.draw(st.sampled_from(self.board.towns))))

    @rule(data=st.data())
    def change_anything(self, data: st.DataObject) -> None:
        things = listed(self.board)
        if things:
            self.session.select(Selection(data.draw(st.sampled_from(things))))
        # Of the session's own board, that it may know beforehand what comes of an edit of it.
        self.edit(data.draw(edits(self.session.board)))

    @rule(title=NAMES, merge_key=st.none() | st.just("typing"))
    def entitle(self, title: str, merge_key: str | None) -> None:
        self.edit(SetField("title", title, merge_key))

    @rule(data=st.data())
    def fix(self, data: st.DataObject) -> None:
        fixes = [fix for finding in check(self.board, ALL_CHECKS) for fix in finding.fixes]
        if fixes:
            self.edit(data.draw(st.sampled_from(fixes)).edit)

    @rule()
    def undo(self) -> None:
        self.session.history.undo()
        self.at = max(0, self.at - 1)

    @rule()
    def redo(self) -> None:
        self.session.history.redo()
        self.at = min(len(self.keys), self.at + 1)

    @rule()
    def save(self) -> None:
        wait_for(self.session.saved, lambda: self.session.save_as(self.path))
        self.on_disk = self.board
        assert read_board(self.path).board == self.board

    @precondition(lambda self: self.path.exists())
    @rule()
    def reopen(self) -> None:
        wait_for(self.session.document_replaced, lambda: self.session.open(self.path))
        self.boards, self.keys, self.at = [self.on_disk], [], 0

    @precondition(lambda self: self.path.exists())
    @rule()
    def reload(self) -> None:
        wait_for(self.session.reloaded, self.session.reload)
        self.record(TakeFromFile(self.on_disk))

    @invariant()
    def shows_the_board_of_the_list(self) -> None:
        assert self.session.board == self.board

    @invariant()
    def has_as_many_steps_as_the_list(self) -> None:
        history = self.session.history
        assert (history.count(), history.index()) == (len(self.keys), self.at)

    @invariant()
    def knows_whether_there_is_anything_to_save(self) -> None:
        assert self.session.is_modified is (self.board != self.on_disk)

    @invariant()
    def selects_only_what_is_there(self) -> None:
        thing = self.session.selection.thing
        there = (*self.board.towns, *listed(self.board))
        assert thing is None or isinstance(thing, Hex) or thing in there


@pytest.mark.slow
@pytest.mark.usefixtures("qapp")
def test_editing_in_any_order_is_like_a_list_of_boards() -> None:
    run_state_machine_as_test(Editing, settings=settings(max_examples=40, stateful_step_count=30))
