"""What is marked on a picture to trace is kept with the document, and in its journal."""

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import Board, Underlay, new_board
from engine.board.terrain import NAMES
from engine.edits.document import SetField
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.tracing.marks import Marks
from engine.tracing.proposals import Sample
from studio.session.document import Session
from studio.session.recovery.journal import WAIT_MS
from studio.session.recovery.pages import Recoverable
from studio.session.recovery.pending_edits import Pending
from studio.session.recovery.recovering import recoverable
from studio.session.settings.settings import Settings
from studio.session.traces import Trace, shape_of, trace_of

BOARD = new_board(Sheet(8, 6), title="Vale")
MARKS = Marks(
    ((Hex(0, 0), (1.5, 2.0)), (Hex(3, 1), (40.0, 8.5))),
    (Sample(0, (1, 2, 3)), Sample(1, (250, 0, 9))),
    frozenset((Hex(1, 1), Hex(2, 1))),
)
OVER = Underlay("scan.png", MARKS.anchors, 0.25)
TRACE = Trace(Path("/maps/scan.png"), MARKS, 35, 0.7, shape_of(BOARD.sheet), None)


@pytest.mark.parametrize(
    "trace",
    [TRACE, replace(TRACE, over=OVER), replace(TRACE, picture=None, marks=Marks())],
)
def test_a_trace_is_written_plainly_and_read_again(trace: Trace) -> None:
    assert trace_of(json.loads(json.dumps(trace.plain()))) == trace


@pytest.mark.parametrize(
    "damage",
    [{}, [], "trace", {**TRACE.plain(), "brushed": [[1]]}, {**TRACE.plain(), "samples": [{"code": 1}]}],
)
def test_a_damaged_trace_is_none(damage: object) -> None:
    assert trace_of(damage) is None


def traced(underlay: Underlay | None, board: Board = BOARD) -> Board:
    return board.edited(underlay=underlay)


def test_marks_hold_while_the_board_has_no_other_picture_or_sheet() -> None:
    other = Underlay("other.png", MARKS.anchors[:1], 0.5)
    assert TRACE.suited(BOARD) == TRACE
    over = replace(TRACE, over=OVER)
    assert over.suited(traced(OVER)) == over
    assert over.suited(BOARD) == over, "the painting that put the picture there was undone"
    theirs = over.suited(traced(other))
    assert (theirs.picture, theirs.opacity, theirs.marks.anchors) == (None, 0.5, other.at)
    assert (theirs.marks.samples, theirs.marks.brushed) == (MARKS.samples, MARKS.brushed)
    wider = new_board(Sheet(9, 6))
    assert TRACE.suited(wider).marks == Marks(samples=MARKS.samples)
    assert over.suited(traced(OVER, wider)).marks == Marks(OVER.at, MARKS.samples)
    kind = replace(TRACE, marks=Marks(samples=(Sample(0, (1, 1, 1)), Sample(40, (2, 2, 2)))))
    assert kind.suited(BOARD).marks.samples == (Sample(0, (1, 1, 1)),), "its kind of terrain is gone"
    just_gone = replace(TRACE, marks=Marks(samples=(Sample(len(NAMES) + len(BOARD.kinds), (2, 2, 2)),)))
    assert just_gone.suited(BOARD).marks.samples == (), "it was the last of them"


def pages(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.yaml"))


def left(folder: Path, to: Path) -> Recoverable:
    """The one page of a folder as a killed session would leave it: with no lock."""
    to.mkdir()
    (page,) = pages(folder)
    shutil.copy(page, to)
    (entry,) = recoverable(to)
    return entry


def test_marks_on_a_board_without_changes_are_journalled_and_recovered(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    folder, first, second = (tmp_path / name for name in ("recovery", "first", "second"))
    session, again = (Session(BOARD, folder, settings) for _ in range(2))
    session.keep(Pending(replace(TRACE, marks=Marks())))
    qtbot.wait(2 * WAIT_MS)
    assert pages(folder) == [], "a picture alone is chosen quickly again"
    session.keep(Pending(TRACE))
    qtbot.waitUntil(lambda: len(pages(folder)) == 1)
    assert not session.is_modified
    entry = left(folder, first)
    assert entry.pending.trace == TRACE
    again.restore(entry)
    qtbot.waitUntil(lambda: again.pending.trace == TRACE)
    assert again.board == BOARD
    again.apply(SetField("title", "Dale"))
    qtbot.waitUntil(lambda: "title: Dale" in pages(first)[0].read_text())
    assert left(first, second).pending.trace == TRACE, "later pages have the marks, too"
    again.new(BOARD)
    assert again.pending.trace is None
    qtbot.waitUntil(lambda: pages(first) == [])
    session.close()
    again.close()
