"""A file is saved whole or not at all, and nothing is left lying about."""

import errno
import os
import stat
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.board.document import Board, new_board
from engine.board.places import Ferry, Town
from engine.boardfile import saving
from engine.boardfile.atomic import backup_name, demand_writable, write_atomically
from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import read_board
from engine.boardfile.saving import save_board
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet

OLD = b"what it held before\n"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that holds something already."""
    path = tmp_path / "map.yaml"
    path.write_bytes(OLD)
    return path


def board() -> Board:
    """Return a small board."""
    return new_board(Sheet(4, 3), title="Small", towns=(Town("Hull", Hex(0, 0)),))


def refusal(path: Path, data: bytes = b"new") -> str:
    """Return what is said when a file cannot be written."""
    with pytest.raises(BoardFileError) as caught:
        write_atomically(path, data)
    assert caught.value.path == path
    assert caught.value.advice
    return caught.value.problem


def test_what_was_saved_is_read_again(path: Path) -> None:
    save_board(board(), path)
    assert read_board(path).board == board()
    assert [file.name for file in path.parent.iterdir()] == ["map.yaml"]


def test_a_new_file_is_made_with_the_usual_rights(tmp_path: Path) -> None:
    umask = os.umask(0o027)
    try:
        write_atomically(tmp_path / "new", b"new")
    finally:
        os.umask(umask)
    assert (tmp_path / "new").read_bytes() == b"new"
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o640


@pytest.mark.parametrize("mode", [0o600, 0o664, 0o755])
def test_a_file_keeps_its_mode(path: Path, mode: int) -> None:
    path.chmod(mode)
    write_atomically(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == mode


def test_a_file_keeps_its_owner_where_that_is_allowed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, int]] = []

    def chown(_: Path, user: int, group: int) -> None:
        given.append((user, group))
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "chown", chown)
    write_atomically(path, b"new")
    assert given == [(path.stat().st_uid, path.stat().st_gid)]
    assert path.read_bytes() == b"new"


def test_a_link_stays_a_link_and_its_file_is_written(path: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.yaml"
    link.symlink_to(Path("..") / path.name)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert [file.name for file in link.parent.iterdir()] == ["link.yaml"]


def test_what_the_system_says_of_a_disk_that_is_away_is_passed_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    assert refusal(path) == f"{path} was not saved: Input/output error."


def test_whether_a_file_could_be_written_is_known_without_writing_it(path: Path) -> None:
    demand_writable(path)
    demand_writable(path.with_name("new.yaml"))
    assert path.read_bytes() == OLD
    for elsewhere, told in ((path.parent, "it is a folder"), (path.parent / "gone" / "x", "does not exist")):
        with pytest.raises(BoardFileError, match=told):
            demand_writable(elsewhere)
    assert [file.name for file in path.parent.iterdir()] == ["map.yaml"]


def test_an_interruption_leaves_nothing_behind(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(path, b"new")
    assert path.read_bytes() == OLD
    assert [file.name for file in path.parent.iterdir()] == ["map.yaml"]


def test_the_bytes_reach_the_disk_before_the_name_does(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a power cut the file holds all of the old or all of the new."""
    steps: list[str] = []
    fsync, move = os.fsync, Path.replace

    def note_fsync(handle: int) -> None:
        steps.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "bytes")
        fsync(handle)

    def note_replace(new: Path, target: Path) -> Path:
        steps.append("name")
        return move(new, target)

    monkeypatch.setattr(os, "fsync", note_fsync)
    monkeypatch.setattr(Path, "replace", note_replace)
    write_atomically(path, b"new")
    assert steps == ["bytes", "name", "folder"]


@pytest.fixture
def tiny_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 64 KiB, where this user may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    if os.name == "nt" or os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only the superuser mounts disks; the same failure is put in place above")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_a_full_disk_is_named_and_loses_nothing(tiny_disk: Path) -> None:
    path = tiny_disk / "map.yaml"
    path.write_bytes(OLD)
    assert refusal(path, b"x" * 100_000) == f"{path} was not saved: the disk is full."
    assert path.read_bytes() == OLD
    assert [file.name for file in tiny_disk.iterdir()] == ["map.yaml"]


def test_a_read_only_disk_is_named(tiny_disk: Path) -> None:
    path = tiny_disk / "map.yaml"
    path.write_bytes(OLD)
    subprocess.run(["mount", "-o", "remount,ro", str(tiny_disk)], check=True)
    for file in (path, tiny_disk / "new.yaml"):
        assert refusal(file) == f"{file} was not saved: its disk is read-only."
    assert path.read_bytes() == OLD


def test_a_read_only_disk_is_named_alike_for_what_is_there_and_what_is_new(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    class Sealed:
        f_flag = os.ST_RDONLY

    monkeypatch.setattr(os, "open", refuse)
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(os, "statvfs", lambda _: Sealed)
    for file in (path, path.with_name("new.yaml")):
        assert "its disk is read-only" in refusal(file)
    assert path.read_bytes() == OLD


def test_a_read_only_file_is_not_replaced(path: Path) -> None:
    """Its folder would allow it, but whoever marked the file meant it, and the superuser too."""
    path.chmod(0o444)
    assert refusal(path) == f"{path} was not saved: the file is read-only."
    assert path.read_bytes() == OLD


def test_a_read_only_folder_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)
    assert "its folder is not writable" in refusal(tmp_path / "new.yaml")


def test_a_folder_that_is_there_but_takes_no_files_is_not_called_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As /proc answers, and others in which a system shows itself."""

    def refuse(*_: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory")

    monkeypatch.setattr(os, "open", refuse)
    assert "its folder is not writable" in refusal(tmp_path / "new.yaml")


def test_a_folder_that_has_gone_is_named(tmp_path: Path) -> None:
    assert "its folder does not exist" in refusal(tmp_path / "gone" / "map.yaml")


def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    assert "it is a folder" in refusal(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    assert "it is a pipe or a device" in refusal(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert "a link to itself" in refusal(tmp_path / "loop")


def test_a_name_no_file_can_have_is_refused(tmp_path: Path) -> None:
    assert "its name contains invalid characters" in refusal(Path("a\0b"))
    assert "its name is too long" in refusal(tmp_path / ("n" * 300))


def test_a_folder_that_cannot_be_settled_is_no_failure(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fsync = os.fsync

    def unknown_of_folders(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        fsync(handle)

    monkeypatch.setattr(os, "fsync", unknown_of_folders)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_folder_that_may_not_be_looked_into_takes_files_all_the_same(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open

    def refuse_folders(name: Path, flags: int, mode: int = 0o777) -> int:
        if name == path.parent:
            raise PermissionError(errno.EACCES, "Permission denied")
        return opened(name, flags, mode)

    monkeypatch.setattr(os, "open", refuse_folders)
    write_atomically(path, b"new")
    assert path.read_bytes() == b"new"


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        (board().edited(towns=(Town("Hull", Hex(0, 99)),)), "The town Hull is off the sheet"),
        (board().edited(ferries=(Ferry("Humber", ("a", "b"), (), price=-6),)), "of 0 or more, not -6"),
        (replace(board(), keys="dice-37"), "'keys' must be"),
    ],
)
def test_what_could_not_be_opened_again_is_not_saved(changed: Board, says: str, path: Path) -> None:
    with pytest.raises(BoardFileError) as caught:
        save_board(changed, path)
    assert caught.value.path == path
    assert says in caught.value.problem
    assert path.read_bytes() == OLD


def test_a_backup_gets_a_name_nothing_bears_yet(path: Path) -> None:
    first = backup_name(path)
    assert first.name == "map.backup.yaml"
    first.touch()
    second = backup_name(path)
    assert second.name == "map.backup-2.yaml"
    second.touch()
    assert backup_name(path).name == "map.backup-3.yaml"


def test_an_old_file_is_kept_beside_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "map.yaml"
    save_board(board(), path, keeps_old=True)
    assert [each.name for each in tmp_path.iterdir()] == ["map.yaml"]
    path.write_bytes(b"old \xff")
    path.chmod(0o600)
    save_board(board(), path, keeps_old=True)
    backup = tmp_path / "map.backup.yaml"
    assert backup.read_bytes() == b"old \xff"
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert path.read_bytes() != b"old \xff"


def test_what_cannot_be_kept_as_a_backup_is_not_saved_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "map.yaml"
    path.write_text("old")
    monkeypatch.setattr(saving, "backup_name", lambda _: tmp_path / "none" / "map.backup.yaml")
    with pytest.raises(BoardFileError, match="its backup failed") as failed:
        save_board(board(), path, keeps_old=True)
    assert failed.value.advice
    assert path.read_text() == "old"


def test_a_link_that_leads_nowhere_bears_its_name(tmp_path: Path) -> None:
    (tmp_path / "map.backup.yaml").symlink_to(tmp_path / "gone")
    assert backup_name(tmp_path / "map.yaml").name == "map.backup-2.yaml"
