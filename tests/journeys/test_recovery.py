"""A journey through the worst: the program ends in the midst of work, and everything is there again."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from engine.boardfile.reading import read_board
from studio.app.studio import set_up
from studio.session.recovery.pages import Recoverable
from studio.session.recovery.recovering import recoverable
from studio.windows.documents.questions import Questions
from studio.windows.documents.recovery_dialog import RecoveryChoice, RecoveryDialog
from tests.architecture.sources import ROOT
from tests.journeys.by_hand import ByHand
from tests.journeys.designer import Designer
from tests.journeys.hands import click
from tests.studio.app.killing import GRACE, History

_LIFE = """
import sys
from pathlib import Path
from tests.studio.app.killing import Round, live
life = live(Round(Path(sys.argv[1]), Path(sys.argv[2]), 0, "pointer", saves=False), 3.0)
old = float(sys.argv[3])
print(*(number for number, age in zip(life.times, life.missing(0)) if age > old))
"""
"""Draws with the pointer until the program is killed, and says which strokes are older than a time."""


class Recovering(ByHand):
    """Answers what is to be recovered in the very dialog."""

    def recovery(self, entries: Sequence[Recoverable]) -> RecoveryChoice:
        return self._asked(self._take_the_first, lambda: Questions.recovery(self, entries))

    def _take_the_first(self, dialog: QDialog) -> None:
        assert isinstance(dialog, RecoveryDialog)
        click(dialog.restore)


def test_strokes_of_a_program_that_was_killed_are_taken_up_and_saved(
    qtbot: QtBot, qapp: QApplication, severn: Path, tmp_path: Path
) -> None:
    first = read_board(severn).board
    assert first is not None
    journal = tmp_path / "data" / "Platelayer" / "Platelayer" / "recovery"
    kinds = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in ("CONFIG", "DATA", "CACHE")}
    killed = subprocess.run(
        [sys.executable, "-c", _LIFE, str(severn), str(journal), str(GRACE)],
        cwd=ROOT,
        env={**os.environ, **kinds},
        capture_output=True,
        text=True,
        check=True,
    )
    drawn = [int(number) for number in killed.stdout.split()]
    assert drawn, killed.stderr
    assert len(recoverable(journal)) == 1
    set_up(qapp)
    designer = Designer(qtbot, qapp, tmp_path / "home", Recovering("", (1, 1)))
    designer.window.desks.recovery_offer.begin(journal)
    designer.waits_for(lambda: designer.window.documents.is_open)
    number = History(first).number_of(designer.board, drawn[-1] + 1000)
    assert number is not None
    assert number >= drawn[-1]
    assert designer.is_modified
    designer.answers.comments_may_go = True
    designer.chooses("save")
    designer.waits_for(lambda: not designer.is_modified)
    assert read_board(severn).board == designer.board
    designer.waits_for(lambda: recoverable(journal) == ())
    designer.leaves()
