"""The print dialog: the pages first, then a PDF, with progress, stop and plain errors."""

from pathlib import Path

import pytest
from pypdf import PdfReader
from pytestqt.qtbot import QtBot

from engine.boardfile.reading import read_board
from engine.shipped import folder
from studio.painting.progress import Cancelled, Progress
from studio.windows.print_dialog import PrintDialog
from studio.windows.work import Work


class Printing:
    """A print dialog of the Severn board, driven by its widgets."""

    def __init__(self, qtbot: QtBot, target: Path) -> None:
        board = read_board(folder("maps") / "severn.yaml").board
        assert board is not None
        self.qtbot = qtbot
        self.dialog = PrintDialog(board, target, None, lambda _parent, proposed: proposed)
        qtbot.addWidget(self.dialog, before_close_func=lambda dialog: dialog.done(0))
        self.dialog.show()
        self.wait_for_pages()

    def wait_for_pages(self) -> None:
        self.qtbot.waitUntil(self.dialog.save.isEnabled, timeout=20_000)

    def choose(self, paper: str) -> None:
        self.dialog.paper.setCurrentText(paper)
        self.wait_for_pages()

    def save(self) -> str:
        self.dialog.save.click()
        self.qtbot.waitUntil(lambda: bool(self.dialog.said.text()), timeout=20_000)
        return self.dialog.said.text()


@pytest.fixture
def printing(qtbot: QtBot, tmp_path: Path) -> Printing:
    return Printing(qtbot, tmp_path / "severn.pdf")


def test_the_dialog_tells_how_many_pages_it_takes(printing: Printing) -> None:
    assert "4 pages of A4" in printing.dialog.count.text()
    printing.choose("A1")
    assert "One page of A1" in printing.dialog.count.text()
    assert "10 mm from centre to centre" in printing.dialog.count.text()


def test_the_pages_lie_as_they_are_told_to(printing: Printing) -> None:
    assert ", lying" in printing.dialog.count.text()
    printing.dialog.lay.setCurrentText("Upright")
    printing.wait_for_pages()
    assert ", upright" in printing.dialog.count.text()


def test_the_pdf_has_the_pages_that_were_shown(printing: Printing, tmp_path: Path) -> None:
    assert "Saved as" in printing.save()
    assert len(PdfReader(tmp_path / "severn.pdf").pages) == 4


def test_a_folder_that_is_gone_is_said_and_can_be_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    printing = Printing(qtbot, tmp_path / "gone" / "severn.pdf")
    assert "gone" in printing.save()
    assert printing.dialog.save.isEnabled()
    (tmp_path / "gone").mkdir()
    printing.dialog.said.clear()
    assert "Saved as" in printing.save()


def test_blank_hexes_always_have_labels(printing: Printing) -> None:
    printing.dialog.what.setCurrentIndex(1)
    printing.wait_for_pages()
    assert not printing.dialog.hex_labels.isEnabled()


def test_work_can_be_stopped_and_says_so(qtbot: QtBot) -> None:
    work = Work("test")
    steps = []

    def endless(progress: Progress) -> None:
        while progress(0.5):
            steps.append(1)
            work.cancel()
        raise Cancelled

    with qtbot.waitSignal(work.ended, timeout=5_000) as ended:
        work.start(endless)
    assert ended.args == [""]
    assert work.was_cancelled
    assert len(steps) == 1
    work.finish()
