"""What is written is seen by those who may see the file, and what a killed program left is swept away."""

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.board.document import new_board
from engine.boardfile.atomic import make_private, sweep, write_atomically
from engine.boardfile.errors import BoardFileError
from engine.boardfile.saving import save_board
from engine.hexes.sheet import Sheet
from tests.system_calls import calls_below

GONE = 99_999_999
"""The number of a process that cannot be."""
LEFT = f".{GONE}-{'0' * 16}.platelayer"


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(params=[0o022, 0o000])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


# -- who may read it ------------------------------------------------------------------------------


@pytest.mark.usefixtures("umask")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664])
def test_a_file_is_at_no_moment_open_to_more_people_than_it_was(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "map.yaml"
    path.write_bytes(b"old")
    path.chmod(mode)
    seen: set[int] = set()

    def look(_count: int, _name: str) -> None:
        seen.update(mode_of(file) for file in tmp_path.iterdir())

    with calls_below(tmp_path, look):
        write_atomically(path, b"new")
    assert {each & ~mode for each in seen} == {0}
    assert mode_of(path) == mode


@pytest.mark.usefixtures("umask")
def test_a_backup_of_a_private_map_is_at_no_moment_open_to_others(tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    path.write_bytes(b"old")
    path.chmod(0o600)
    seen: set[int] = set()

    def look(_count: int, _name: str) -> None:
        seen.update(mode_of(file) for file in tmp_path.iterdir())

    with calls_below(tmp_path, look):
        save_board(new_board(Sheet(4, 3)), path, keeps_old=True)
    assert seen == {0o600}
    assert mode_of(tmp_path / "map.backup.yaml") == 0o600


def test_a_new_file_has_the_mode_given_or_the_usual_one(tmp_path: Path, umask: int) -> None:
    write_atomically(tmp_path / "usual", b"new")
    write_atomically(tmp_path / "private", b"new", mode=0o600)
    write_atomically(tmp_path / "open", b"new", mode=0o666)
    modes = [mode_of(tmp_path / name) for name in ("usual", "private", "open")]
    assert modes == [0o666 & ~umask, 0o600, 0o666]


@pytest.mark.usefixtures("umask")
def test_a_private_folder_is_made_with_those_above_it_and_one_that_is_there_becomes_so(
    tmp_path: Path,
) -> None:
    make_private(tmp_path / "data" / "platelayer" / "recovery")
    assert [mode_of(tmp_path / "data" / each) for each in ("", "platelayer", "platelayer/recovery")] == (
        [0o700] * 3
    )
    (tmp_path / "old").mkdir(0o755)
    make_private(tmp_path / "old")
    assert mode_of(tmp_path / "old") == 0o700
    (tmp_path / "taken").touch()
    with pytest.raises(FileExistsError):
        make_private(tmp_path / "taken")


# -- written in pieces -----------------------------------------------------------------------------


def test_what_a_disk_takes_in_pieces_is_written_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:7]))
    write_atomically(tmp_path / "map.yaml", bytes(range(100)))
    assert (tmp_path / "map.yaml").read_bytes() == bytes(range(100))


def test_a_disk_that_is_full_in_the_middle_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, room = os.write, [7, 7]

    def take(handle: int, data: memoryview) -> int:
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(handle, data[: room.pop()])

    monkeypatch.setattr(os, "write", take)
    with pytest.raises(BoardFileError, match="the disk is full"):
        write_atomically(tmp_path / "map.yaml", bytes(100))
    assert list(tmp_path.iterdir()) == []


# -- what a killed program left --------------------------------------------------------------------

_WRITER = """
import os, sys
from pathlib import Path
from engine.boardfile.atomic import write_atomically
def wait(_):
    print(flush=True)
    sys.stdin.read()
os.fsync = wait
write_atomically(Path(sys.argv[1]), b"unfinished")
"""
"""Stands still in the middle of writing."""


def test_what_somebody_writes_stays_until_they_are_killed(tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    command = [sys.executable, "-c", _WRITER, str(tmp_path / "theirs.yaml")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment) as writer:
        assert writer.stdout is not None
        writer.stdout.readline()
        write_atomically(tmp_path / "mine.yaml", b"new")
        (left,) = tmp_path.glob(".*.platelayer")
        writer.kill()
        writer.wait()
        assert left.exists()
        write_atomically(tmp_path / "mine.yaml", b"new")
    assert [file.name for file in tmp_path.iterdir()] == ["mine.yaml"]


def test_nothing_else_is_swept_away(tmp_path: Path) -> None:
    (tmp_path / ".mine.platelayer").touch()
    (tmp_path / "map.yaml").touch()
    (tmp_path / LEFT.replace("0", "1")).mkdir()
    (tmp_path / LEFT.replace("0", "2")).symlink_to("map.yaml")
    os.mkfifo(tmp_path / LEFT.replace("0", "3"))
    sweep(tmp_path)
    assert len(list(tmp_path.iterdir())) == 5
    sweep(tmp_path / "gone")


def test_what_cannot_be_taken_away_keeps_nothing_else_from_being_swept(tmp_path: Path) -> None:
    for number in range(12):
        left = tmp_path / f".{GONE}-{number:016x}.platelayer"
        if number % 2:
            left.write_text("unfinished")
        else:
            left.mkdir()
    sweep(tmp_path)
    assert len(list(tmp_path.iterdir())) == 6
    assert all(stays.is_dir() for stays in tmp_path.iterdir())
