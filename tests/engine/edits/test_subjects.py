"""An edit says what it is about, so that steps of a history can be told from each other."""

from dataclasses import replace

import pytest

from engine.board.document import new_board
from engine.board.lines import SideLine
from engine.board.places import Country, Ferry, PermittedBuild, Special, Town
from engine.board.rules import Note
from engine.board.terrain import HILL, TerrainKind
from engine.edits.countries import ChangeCountry
from engine.edits.entries import AddEntry, ChangeEntry, RemoveEntry
from engine.edits.lines import JoinLines, RemoveLine, ReplaceLine
from engine.edits.protocol import Edit, Foreseen, Several
from engine.edits.subjects import subject_of
from engine.edits.terrain import PaintTerrain
from engine.edits.terrain_kinds import AddKind
from engine.edits.towns import ChangeTown, PlaceTown, RemoveTown
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import sides_of

SHEET = Sheet(8, 6)
HERE = SHEET.hex_named("C3")
NAMELESS = Town("", HERE)
CARLISLE = Town("Carlisle", HERE, keys=("11",))
EDEN = SideLine("river", "Eden", sides_of(HERE)[:2])
BROOK = SideLine("river", "", sides_of(HERE)[3:5])
FERRY = Ferry("Mersey", ("A", "B"), ())
LAID = Several("Add ferry", (AddEntry(FERRY), ChangeTown(CARLISLE, replace(CARLISLE, port=True))))
LONG = Note("Trains of all companies stop here in the first race of the game")


@pytest.mark.parametrize(
    ("edit", "subject"),
    [
        (PlaceTown(NAMELESS), "C3"),
        (PlaceTown(Town("", Hex(99, 99))), ""),
        (RemoveTown(CARLISLE), "Carlisle"),
        (ChangeTown(NAMELESS, CARLISLE), "Carlisle 11"),
        (ChangeTown(CARLISLE, replace(CARLISLE, keys=("11", "12"))), "Carlisle 11, 12"),
        (ChangeTown(CARLISLE, replace(CARLISLE, keys=())), "Carlisle"),
        (ChangeTown(CARLISLE, replace(CARLISLE, name="")), "Carlisle"),
        (RemoveLine(EDEN), "Eden"),
        (ReplaceLine(BROOK, replace(BROOK, name="Brook")), "Brook"),
        (JoinLines(BROOK, EDEN), "Eden"),
        (AddEntry(Special("3", "")), "3"),
        (ChangeEntry(Special("3", ""), Special("3", "Ireland"), "Rename special"), "Ireland"),
        (AddEntry(PermittedBuild("Scotland", (HERE,))), "Scotland"),
        (RemoveEntry(LONG), "Trains of all companies stop here in the …"),
        (ChangeCountry(Country("New country"), Country("Scotland")), "Scotland"),
        (AddKind(TerrainKind("m", "marsh")), "marsh"),
        (LAID, "Mersey"),
        (Several("Mend all", (RemoveTown(CARLISLE),)), ""),
        (PaintTerrain((HERE,), HILL), ""),
    ],
)
def test_an_edit_is_about_what_it_makes_changes_or_takes_away(edit: Edit, subject: str) -> None:
    board = new_board(SHEET)
    assert subject_of(edit, SHEET) == subject
    assert subject_of(Foreseen(edit, board, board), SHEET) == subject
