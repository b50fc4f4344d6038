"""A file that is pointed at is read ahead, and what is opened is always what is in the file."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.boardfile import reading
from engine.boardfile.reading import BoardFile, parse_board
from engine.boardfile.writing import write_board
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session import ahead
from studio.session.ahead import ReadingAhead
from studio.session.document import Session

BOARD = new_board(Sheet(6, 5))
TEXT = write_board(BOARD)
OTHER = write_board(SetField("title", "Other").apply(BOARD))


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are taken to pieces, whoever does it."""
    texts: list[str] = []

    def parse(text: str, name: str) -> BoardFile:
        texts.append(text)
        return parse_board(text, name)

    monkeypatch.setattr(ahead, "parse_board", parse)
    monkeypatch.setattr(reading, "parse_board", parse)
    return texts


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "map.yaml"
    file.write_text(TEXT, encoding="utf-8")
    return file


def wait_for(qtbot: QtBot, parsed: list[str], count: int) -> None:
    qtbot.waitUntil(lambda: len(parsed) == count)


def test_a_file_that_was_pointed_at_is_not_parsed_again(qtbot: QtBot, path: Path, parsed: list[str]) -> None:
    reader = ReadingAhead()
    reader.look_into(path)
    wait_for(qtbot, parsed, 1)
    file = reader.parse(TEXT, path.name)
    assert file.board == BOARD
    assert parsed == [TEXT]


def test_a_file_changed_since_is_parsed_as_it_stands(qtbot: QtBot, path: Path, parsed: list[str]) -> None:
    reader = ReadingAhead()
    reader.look_into(path)
    wait_for(qtbot, parsed, 1)
    file = reader.parse(OTHER, path.name)
    assert file.board is not None
    assert file.board.title == "Other"
    assert parsed == [TEXT, OTHER]


def test_the_same_text_under_another_name_is_parsed_for_what_messages_call_it(
    qtbot: QtBot, path: Path, parsed: list[str]
) -> None:
    reader = ReadingAhead()
    reader.look_into(path)
    wait_for(qtbot, parsed, 1)
    assert reader.parse(TEXT, "copy.yaml").name == "copy.yaml"
    assert len(parsed) == 2


def test_what_was_read_ahead_is_kept_for_one_opening(qtbot: QtBot, path: Path, parsed: list[str]) -> None:
    reader = ReadingAhead()
    reader.look_into(path)
    wait_for(qtbot, parsed, 1)
    reader.parse(TEXT, path.name)
    reader.parse(TEXT, path.name)
    assert len(parsed) == 2


def test_pointing_again_and_again_reads_once(qtbot: QtBot, path: Path, parsed: list[str]) -> None:
    reader = ReadingAhead()
    reader.look_into(path)
    wait_for(qtbot, parsed, 1)
    reader.look_into(path)
    qtbot.wait(50)
    assert len(parsed) == 1


@pytest.mark.parametrize("spoil", [Path.unlink, lambda file: file.write_bytes(b"\0")])
def test_what_cannot_be_read_is_told_when_it_is_opened_and_not_before(
    qtbot: QtBot, path: Path, parsed: list[str], spoil: Callable[[Path], object]
) -> None:
    spoil(path)
    reader = ReadingAhead()
    reader.look_into(path)
    reader.look_into(path.parent)
    qtbot.wait(50)
    assert not parsed
    assert reader.parse(TEXT, path.name).board == BOARD


def test_large_files_are_not_read_on_the_way_past(
    qtbot: QtBot, path: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ahead, "MOST_BYTES", len(TEXT) - 1)
    ReadingAhead().look_into(path)
    qtbot.wait(50)
    assert not parsed


def test_a_session_opens_what_was_read_ahead(
    qtbot: QtBot, tmp_path: Path, path: Path, parsed: list[str]
) -> None:
    reader = ReadingAhead()
    reader.look_into(path)
    wait_for(qtbot, parsed, 1)
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    session = Session(new_board(Sheet(1, 1)), tmp_path / "journal", settings)
    with qtbot.waitSignal(session.document_replaced):
        session.open(path, reader.parse)
    assert session.board == BOARD
    assert parsed == [TEXT]
    session.close()
