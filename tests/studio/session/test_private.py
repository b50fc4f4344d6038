"""What the studio keeps of a map is open to no one to whom the map is not."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.boardfile.saving import save_board
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.document import Session
from studio.session.recovery.recovering import recoverable
from tests.studio.session.recovery.test_journal import left_behind
from tests.system_calls import calls_below


@pytest.fixture(params=[0o022, 0o000])
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    yield request.param
    os.umask(before)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.usefixtures("umask")
def test_nothing_kept_of_a_private_map_is_ever_open_to_others(
    session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "maps" / "mine.yaml"
    file.parent.mkdir()
    save_board(new_board(Sheet(4, 3)), file)
    file.chmod(0o600)
    places = [tmp_path / "recovery", tmp_path / "backups"]
    files, folders = set[int](), set[int]()

    def look(_count: int, _name: str) -> None:
        for path in (*file.parent.iterdir(), *(each for place in places for each in place.rglob("*"))):
            # What is looked at may be gone by then.
            status = os.lstat(path) if os.path.lexists(path) else None
            if status is not None:
                (folders if stat.S_ISDIR(status.st_mode) else files).add(stat.S_IMODE(status.st_mode))

    session.open(file)
    qtbot.waitUntil(lambda: session.path == file)
    with calls_below(tmp_path, look):
        session.apply(SetField("title", "New"))
        qtbot.waitUntil(lambda: bool(list(places[0].glob("*.yaml"))))
        with qtbot.waitSignal(session.saved):
            session.save()
    assert (files, folders) == ({0o600}, {0o700})
    assert [mode_of(place) for place in places] == [0o700, 0o700]


def test_an_earlier_version_has_the_mode_of_its_map(session: Session, tmp_path: Path) -> None:
    file = tmp_path / "map.yaml"
    for mode in (0o640, 0o664):
        file.write_text(f"{mode}")
        file.chmod(mode)
        session.backups.keep(file)
    assert [mode_of(version.file) for version in session.backups.of(file)] == [0o664, 0o640]


def test_folders_that_were_open_to_others_are_shut(session: Session, tmp_path: Path) -> None:
    left_behind(tmp_path / "recovery")
    (tmp_path / "recovery").chmod(0o755)
    recoverable(tmp_path / "recovery")
    assert mode_of(tmp_path / "recovery") == 0o700
    file = tmp_path / "map.yaml"
    for text in ("one", "two"):
        file.write_text(text)
        session.backups.keep(file)
        folders = (tmp_path / "backups", session.backups.of(file)[0].file.parent)
        assert [mode_of(folder) for folder in folders] == [0o700, 0o700]
        for folder in folders:
            folder.chmod(0o755)
