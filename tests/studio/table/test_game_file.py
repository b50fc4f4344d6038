"""The file of a game keeps up with it, whatever the windows do."""

import time
from pathlib import Path
from threading import Event
from typing import Any

from pytestqt.qtbot import QtBot

from engine.table.files import Journal, open_sitting
from engine.table.game_sitting import AnySitting
from studio.table.game_file import GameFile
from tests.engine.table.sittings import finished

_PATIENCE_S = 20.0


class SlowJournal(Journal):
    """A journal on a disk that answers when it is told to."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.began, self.answers = Event(), Event()

    def keep(self, sitting: AnySitting, **how: Any) -> None:
        """Wait for the disk, then keep the game."""
        self.began.set()
        assert self.answers.wait(_PATIENCE_S)
        super().keep(sitting, **how)


def test_a_move_made_during_a_write_is_written_while_the_window_is_busy(tmp_path: Path, qtbot: QtBot) -> None:
    path, whole = tmp_path / "game.jsonl", finished()
    journal = SlowJournal(path)
    file = GameFile(journal, path)
    file.keep(whole.taken_back(3))
    assert journal.began.wait(_PATIENCE_S)
    file.keep(whole.taken_back(4))
    file.keep(whole.taken_back(5))
    journal.answers.set()
    end = time.monotonic() + _PATIENCE_S
    # No event of the window's is handled here.
    while not (path.exists() and open_sitting(path).sitting.at == 5):
        assert time.monotonic() < end
        time.sleep(0.01)
    qtbot.waitUntil(lambda: not file.trouble)
    file.close(whole)
    assert open_sitting(path).sitting.at == whole.at
