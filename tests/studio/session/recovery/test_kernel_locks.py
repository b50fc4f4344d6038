"""A page's lock ends with its process, whatever number that had, and asks nothing of a disk that is full."""

import errno
import io
import os
import subprocess
import sys
import threading
from pathlib import Path
from socket import gethostname
from typing import Any

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from engine.boardfile.reading import read_board
from studio.session.document import Session
from studio.session.recovery import kernel_locks
from studio.session.recovery.kernel_locks import KernelLock
from studio.session.recovery.pages import Page
from studio.session.recovery.recovering import discard, recoverable
from tests.studio.session.recovery.test_journal import BOARD, left_behind

_TAKING = (
    "import sys; from studio.session.recovery.kernel_locks import KernelLock; from pathlib import Path\n"
)


def taken_by_another(path: Path, then: str) -> subprocess.Popen[str]:
    """Have another process take a lock, say so, and then do something."""
    program = f"{_TAKING}lock = KernelLock(Path(sys.argv[1])); print(lock.take(), flush=True); {then}"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", program, str(path)]
    other = subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "True\n"
    return other


def test_a_lock_is_had_by_one_process_until_that_is_killed(tmp_path: Path) -> None:
    lock = KernelLock(tmp_path / "a.lock")
    with taken_by_another(lock.path, "sys.stdin.read()") as other:
        assert (lock.is_held(), lock.take()) == (True, False)
        other.kill()
    assert (lock.path.exists(), lock.is_held(), lock.take(), lock.take()) == (True, False, True, True)
    assert not KernelLock(lock.path).take()
    lock.release()
    assert list(tmp_path.iterdir()) == []


def test_processes_begun_by_a_studio_do_not_keep_its_lock_when_it_is_killed(tmp_path: Path) -> None:
    begun = "import subprocess; print(subprocess.Popen(['sleep', '60']).pid, flush=True); sys.stdin.read()"
    lock = KernelLock(tmp_path / "a.lock")
    with taken_by_another(lock.path, begun) as other:
        assert other.stdout is not None
        sleeper = int(other.stdout.readline())
        other.kill()
        other.wait()
        try:
            assert lock.take()
        finally:
            os.kill(sleeper, 9)
    lock.release()


@pytest.mark.parametrize(
    "owner",
    [
        f"{os.getpid()}\npython3.11\n{gethostname()}\n",
        f"999999\npython3.11\nold-laptop\n{'0' * 32}\n{'1' * 8}\n",
        "",
    ],
    ids=["a process that had our number", "another machine", "nobody"],
)
def test_a_page_that_a_former_version_left_is_offered(tmp_path: Path, owner: str) -> None:
    """Its lock told of a process by its number alone, which may be another's by now."""
    path = left_behind(tmp_path)
    path.with_suffix(".lock").write_text(owner)
    (entry,) = recoverable(tmp_path)
    page = Page(entry.page)
    assert page.claim()
    page.release()
    discard(entry)
    assert list(tmp_path.iterdir()) == []


def test_a_page_that_a_running_former_version_has_is_not_offered(tmp_path: Path) -> None:
    path = left_behind(tmp_path)
    lock = QLockFile(str(path.with_suffix(".lock")))
    assert lock.tryLock(0)
    assert (recoverable(tmp_path), Page(path).claim()) == ((), False)
    lock.unlock()
    assert len(recoverable(tmp_path)) == 1


def test_who_only_looks_whether_a_lock_is_held_keeps_nobody_from_it(tmp_path: Path) -> None:
    lock, looking = KernelLock(tmp_path / "a.lock"), os.open(tmp_path / "a.lock", os.O_CREAT | os.O_RDONLY)
    kernel_locks.lock_open(looking, alone=False)
    threading.Timer(0.03, lambda: os.close(looking)).start()
    assert lock.take()
    lock.release()


def test_a_lock_whose_file_is_taken_away_meanwhile_is_taken_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else two could have it: one the file that was there, the other that in its place."""
    really, lock = kernel_locks.lock_open, KernelLock(tmp_path / "a.lock")

    def late(handle: int, *, alone: bool) -> None:
        monkeypatch.setattr(kernel_locks, "lock_open", really)
        lock.path.unlink()
        really(handle, alone=alone)

    monkeypatch.setattr(kernel_locks, "lock_open", late)
    assert lock.take()
    assert not KernelLock(lock.path).take()
    lock.release()


# -- a disk on which nothing is locked -------------------------------------------------------------


def lock_nothing(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Have the kernel refuse every lock, for whatever reason."""

    def refused(_handle: int, *, alone: bool) -> None:  # noqa: ARG001  # no sort of lock is had
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(kernel_locks, "lock_open", refused)


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
def test_a_board_is_kept_and_offered_where_the_kernel_locks_nothing(
    tmp_path: Path, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    lock_nothing(monkeypatch, number)
    page, told = Page(left_behind(tmp_path)), list[str]()
    session.warned.connect(told.append)
    (entry,) = recoverable(tmp_path)
    assert (entry.page, page.is_held) == (page.path, False)
    with qtbot.waitSignal(session.document_replaced):
        session.restore(entry)
    assert (session.board, told) == (BOARD, [])
    (tmp_path / "1-orphan.lock").touch()
    recoverable(tmp_path)
    assert not (tmp_path / "1-orphan.lock").exists()


def test_a_disk_that_breaks_down_has_not_locked_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock_nothing(monkeypatch, errno.EIO)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        KernelLock(tmp_path / "a.lock").take()


# -- a disk that takes nothing ---------------------------------------------------------------------


def take_nothing(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Have the disk be full or read-only: files are read, and none is made or opened to be written."""
    really = os.open

    def opened(path: Path, flags: int, *rest: int) -> int:
        changes = flags & (os.O_CREAT | os.O_RDWR | os.O_WRONLY)
        # One that is full lets files be opened to be written.
        if changes and not (number == errno.ENOSPC and os.path.lexists(path)):
            raise OSError(number, os.strerror(number))
        return really(path, flags, *rest)

    monkeypatch.setattr(os, "open", opened)


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS])
@pytest.mark.parametrize("is_lock_left", [True, False])
def test_a_board_is_recovered_from_a_disk_that_takes_nothing(
    tmp_path: Path,
    session: Session,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    number: int,
    *,
    is_lock_left: bool,
) -> None:
    folder = tmp_path / "recovery"
    path = left_behind(folder)
    if is_lock_left:
        path.with_suffix(".lock").touch()
    take_nothing(monkeypatch, number)
    told: list[str] = []
    session.warned.connect(told.append)
    (entry,) = recoverable(folder)
    with qtbot.waitSignal(session.document_replaced):
        session.restore(entry)
    assert (session.board, session.is_modified) == (BOARD, True)
    # What is drawn now is not kept, and that is told.
    qtbot.waitUntil(lambda: len(told) == 1)
    assert "recovery copy could not be written" in told[0]
    assert read_board(path).board == BOARD


def test_a_lock_that_is_there_is_one_session_s_on_a_read_only_disk_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, other = (KernelLock(tmp_path / "a.lock") for _ in range(2))
    lock.path.touch()
    take_nothing(monkeypatch, errno.EROFS)
    assert (lock.take(), other.take()) == (True, False)
    lock.release()
    with pytest.raises(OSError, match=os.strerror(errno.EROFS)):
        other.take()


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
