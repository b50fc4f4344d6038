"""Work seen from the window: how it ends, what is wanted last, and that no one waits for it in vain."""

import traceback
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, NoReturn

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.board.layers import blank_layer
from engine.board.places import Country
from engine.board.terrain import HILL
from engine.boardfile.errors import BoardFileError
from engine.hexes.sheet import Sheet
from studio.drawing.paper.print_kinds import to_print
from studio.drawing.shapes.marks import Drawing
from studio.painting.progress import Cancelled, Progress, report
from studio.windows.kit.latest_work import Latest
from studio.windows.kit.long_work import Work
from studio.windows.printing import exporting
from studio.windows.printing.exporting import Exporting

PATIENCE_S = 10
BOARD = new_board(Sheet(4, 3))


class Ends:
    """How work ended."""

    def __init__(self, work: Work) -> None:
        self.seen: list[str] = []
        work.done.connect(lambda: self.seen.append("done"))
        work.stopped.connect(lambda: self.seen.append("stopped"))
        work.failed.connect(self.seen.append)


@pytest.fixture
def work(qapp: QCoreApplication) -> Iterator[Work]:
    made = Work("test", qapp)
    yield made
    made.finish()


def fail(error: Exception) -> NoReturn:
    raise error


def test_work_that_is_done_says_so_and_how_far_it_was(work: Work, qtbot: QtBot) -> None:
    shares: list[float] = []
    work.progressed.connect(shares.append)
    ends = Ends(work)
    work.start(lambda progress: report(progress, 0.5))
    qtbot.waitUntil(lambda: ends.seen == ["done"])
    assert shares == [0.5]
    assert not work.is_under_way


def test_work_can_be_stopped_and_says_so(work: Work, qtbot: QtBot) -> None:
    ends, steps = Ends(work), []

    def endless(progress: Progress) -> None:
        while progress(0.5):
            steps.append(1)
            work.cancel()
        raise Cancelled

    work.start(endless)
    qtbot.waitUntil(lambda: ends.seen == ["stopped"])
    assert len(steps) == 1


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (MemoryError(), "Unexpected error (MemoryError: )."),
        (KeyError("x"), "Unexpected error (KeyError: 'x')."),
        (BoardFileError(None, "It is full.", "Make room."), "It is full. Make room."),
    ],
)
def test_a_failure_is_never_taken_for_success(work: Work, qtbot: QtBot, error: Exception, said: str) -> None:
    ends = Ends(work)
    work.start(lambda _: fail(error))
    qtbot.waitUntil(lambda: bool(ends.seen))
    assert ends.seen == [said]


def test_work_given_up_writes_nothing_and_is_not_waited_for(work: Work) -> None:
    begun, may_end, asked = Event(), Event(), []

    def slow(progress: Progress) -> None:
        begun.set()
        may_end.wait(PATIENCE_S)
        asked.append(progress(1.0))
        ended.set()

    ended = Event()
    work.start(slow)
    assert begun.wait(PATIENCE_S)
    work.finish()
    assert not ended.is_set()
    may_end.set()
    assert ended.wait(PATIENCE_S)
    assert asked == [False]


def test_a_picture_that_is_given_up_is_not_written(tmp_path: Path) -> None:
    path, shares = tmp_path / "board.svg", []

    def stop_at_last(share: float) -> bool:
        shares.append(share)
        return share < 1

    with pytest.raises(Cancelled):
        exporting.write_picture(BOARD, path, stop_at_last)
    assert shares == [0, 1]
    assert not path.exists()


def test_an_export_says_what_it_lacks(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    exports = Exporting(window)
    board = BOARD.edited(countries=(Country("Here"),))
    with qtbot.waitSignal(exports.done) as done:
        exports.start(board, tmp_path / "a.tmx")
    path, (note,) = done.args
    assert path == tmp_path / "a.tmx"
    assert "no place for countries" in note
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a-tiles.png", "a.tmx"]


def test_a_picture_that_was_not_written_is_not_announced(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "write_picture", lambda *_: fail(MemoryError()))
    window = QWidget()
    qtbot.addWidget(window)
    pictures = Exporting(window)
    done: list[Path] = []
    pictures.done.connect(done.append)
    with qtbot.waitSignal(pictures.failed) as failed:
        pictures.start(BOARD, tmp_path / "board.png")
    assert failed.args[0] == tmp_path / "board.png"
    assert "MemoryError" in failed.args[1]
    assert done == []
    pictures.finish()


def test_only_the_latest_of_what_is_wanted_is_done_after_what_is_under_way(qtbot: QtBot) -> None:
    owner, may_end = QObject(), Event()
    begun: list[str] = []
    told: list[object] = []
    latest = Latest[str]("test", owner, told.append, told.append)

    def make(name: str) -> str:
        begun.append(name)
        may_end.wait(PATIENCE_S)
        if name == "first":
            raise KeyError(name)
        return name

    for name in ("first", "second", "third"):
        latest.want(partial(make, name))
    may_end.set()
    qtbot.waitUntil(lambda: bool(told))
    assert begun == ["first", "third"]
    assert told == ["third"]
    error = ValueError()
    latest.want(lambda: fail(error))
    qtbot.waitUntil(lambda: len(told) > 1)
    assert told[1] is error
    latest.abandon()


LARGE = Sheet(140, 26)
HILLS = new_board(LARGE, terrain=blank_layer(LARGE, HILL))


def test_a_drawing_that_is_stopped_ends_in_the_midst_of_a_step(work: Work, qtbot: QtBot) -> None:
    ends, drawn = Ends(work), []
    begun = Event()

    def draw(progress: Progress) -> None:
        begun.set()
        drawn.append(to_print(HILLS))
        report(progress, 1.0)

    work.start(draw)
    assert begun.wait(PATIENCE_S)
    work.cancel()
    qtbot.waitUntil(lambda: ends.seen == ["stopped"])
    assert not drawn


def test_what_is_no_longer_the_latest_ends_in_the_midst_of_a_drawing(qtbot: QtBot) -> None:
    owner, told, drawn, begun = QObject(), list[str](), list[Drawing](), Event()

    def draw() -> str:
        begun.set()
        drawn.append(to_print(HILLS))
        return "first"

    latest = Latest[str]("test", owner, told.append, fail)
    latest.want(draw)
    assert begun.wait(PATIENCE_S)
    latest.want(lambda: "second")
    qtbot.waitUntil(lambda: told == ["second"])
    assert not drawn
    begun.clear()
    latest.want(draw)
    assert begun.wait(PATIENCE_S)
    latest.abandon()
    assert told == ["second"]


def test_a_picture_of_a_large_board_that_is_left_is_drawn_no_further(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, begun, ended = QWidget(), Event(), list[BaseException]()
    qtbot.addWidget(window)
    exports = Exporting(window)
    write = exporting.write_picture

    def noted(*given: Any) -> None:
        begun.set()
        try:
            write(*given)
        except Cancelled as error:
            ended.append(error)
            raise

    monkeypatch.setattr(exporting, "write_picture", noted)
    exports.start(HILLS, tmp_path / "a.svg")
    assert begun.wait(PATIENCE_S)
    exports.finish()
    qtbot.waitUntil(lambda: bool(ended))
    # Stopped in the midst of drawing, not where the whole of it is done.
    places = [frame.name for frame in traceback.extract_tb(ended[0].__traceback__)]
    assert "heeded" in places
    assert not (tmp_path / "a.svg").exists()
