"""A program killed while it made a lock keeps no one from going on."""

import os
import subprocess
import sys
from pathlib import Path
from socket import gethostname

from engine.board.document import new_board
from engine.hexes.sheet import Sheet
from studio.session.recovery.pages import Page
from studio.session.recovery.recovering import recoverable


def test_what_a_killed_session_left_in_the_folder_of_pages_is_swept_away(tmp_path: Path) -> None:
    page, orphan, held = (Page(tmp_path / f"{name}.yaml") for name in ("1-page", "2-orphan", "3-held"))
    page.write(new_board(Sheet(3, 3)), None)
    page.release()
    # As a lock of a process that is there no more; the last is that of a session about to write its page.
    gone = subprocess.run(
        [sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, check=True
    )
    orphan.path.with_suffix(".lock").write_text(f"{int(gone.stdout)}\npython\n{gethostname()}\n")
    tmp_path.joinpath("4-empty.lock").touch()
    assert held.claim()
    unfinished = tmp_path / f".{'0' * 16}.platelayer"
    unfinished.touch()
    os.utime(unfinished, (0, 0))
    assert [each.page for each in recoverable(tmp_path)] == [page.path]
    assert {file.name for file in tmp_path.iterdir()} == {"1-page.yaml", "3-held.lock"}
