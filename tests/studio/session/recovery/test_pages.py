"""A page is one session's until that has ended, and asks nothing of a disk that is full."""

import errno
import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from engine.boardfile.reading import read_board
from studio.session.document import Session
from studio.session.recovery import pages
from studio.session.recovery.pages import Page
from studio.session.recovery.recovering import recoverable
from tests.studio.session.recovery.test_journal import BOARD, left_behind

CLAIMING = """
import sys
from pathlib import Path
from studio.session.recovery.pages import Page
page = Page(Path(sys.argv[1]))
print(page.claim(), flush=True)
sys.stdin.read()
"""


def test_a_page_is_one_session_s_until_that_is_killed(tmp_path: Path) -> None:
    path, pipe = left_behind(tmp_path), subprocess.PIPE
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", CLAIMING, str(path)]
    with subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert (Page(path).is_held, Page(path).claim(), recoverable(tmp_path)) == (True, False, ())
        other.kill()
    assert [entry.page for entry in recoverable(tmp_path)] == [path]
    page = Page(path)
    assert (page.is_held, page.claim(), page.claim(), Page(path).claim()) == (False, True, True, False)
    page.remove()
    assert list(tmp_path.iterdir()) == []


# -- a disk that takes nothing ---------------------------------------------------------------------


class TakesNothing(QLockFile):
    """A lock on a disk that is full."""

    def tryLock(self, timeout: int = 0) -> bool:  # noqa: N802  # as Qt calls it  # it fails at once
        return False

    def error(self) -> QLockFile.LockError:
        return QLockFile.LockError.UnknownError


def test_a_board_is_recovered_from_a_disk_that_is_full(
    tmp_path: Path, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "recovery"
    path = left_behind(folder)
    monkeypatch.setattr(pages, "QLockFile", TakesNothing)
    told: list[str] = []
    session.warned.connect(told.append)
    (entry,) = recoverable(folder)
    with qtbot.waitSignal(session.document_replaced):
        session.restore(entry)
    assert (session.board, session.is_modified) == (BOARD, True)
    # What is drawn now is not kept, and that is said.
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "recovery copy could not be written" in told[0]
    assert read_board(path).board == BOARD


def test_a_page_on_a_read_only_disk_is_offered_whoever_had_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page(left_behind(tmp_path))
    assert page.claim()
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert not Page(page.path).is_held
    page.release()


def test_a_page_that_cannot_be_read_is_offered_and_says_why(
    tmp_path: Path, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left_behind(tmp_path)
    really: Any = io.open

    def broken(file: object, *how: Any, **more: Any) -> Any:
        if file == path:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return really(file, *how, **more)

    monkeypatch.setattr(io, "open", broken)
    (entry,) = recoverable(tmp_path)
    assert entry.unread
    with qtbot.waitSignal(session.mishap_met) as met:
        session.restore(entry)
    assert met.args is not None
    assert path.name in met.args[0].title


def test_a_folder_that_may_not_be_looked_into_is_no_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_folder: str) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "listdir", refused)
    with pytest.raises(PermissionError):
        recoverable(tmp_path)
