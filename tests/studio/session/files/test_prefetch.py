"""A file that is pointed at is read ahead, and what is opened is always what is in the file."""

import os
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.board.document import new_board
from engine.boardfile.reading import BoardFile, parse_board
from engine.boardfile.writing import write_board
from engine.edits.document import SetField
from engine.hexes.sheet import Sheet
from studio.session.document import Session
from studio.session.files import prefetch
from studio.session.files.prefetch import ReadingAhead
from studio.session.settings.settings import Settings

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

    monkeypatch.setattr(prefetch, "parse_board", parse)
    return texts


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "map.yaml"
    file.write_text(TEXT, encoding="utf-8")
    return file


def read_ahead(reader: ReadingAhead, path: Path) -> None:
    """Point at a file, and wait until whoever reads it is done."""
    reader.look_into(path)
    for thread in threading.enumerate():
        if thread.name == "ahead":
            thread.join()


def test_a_file_that_was_pointed_at_is_not_parsed_again(path: Path, parsed: list[str]) -> None:
    reader = ReadingAhead()
    read_ahead(reader, path)
    assert parsed == [TEXT]
    file = reader.parse(TEXT, path.name)
    assert file.board == BOARD
    assert parsed == [TEXT]


def test_a_file_changed_since_is_parsed_as_it_stands(path: Path, parsed: list[str]) -> None:
    reader = ReadingAhead()
    read_ahead(reader, path)
    assert parsed == [TEXT]
    file = reader.parse(OTHER, path.name)
    assert file.board is not None
    assert file.board.title == "Other"
    assert parsed == [TEXT, OTHER]


def test_the_same_text_under_another_name_is_parsed_for_what_messages_call_it(
    path: Path, parsed: list[str]
) -> None:
    reader = ReadingAhead()
    read_ahead(reader, path)
    assert parsed == [TEXT]
    assert reader.parse(TEXT, "copy.yaml").name == "copy.yaml"
    assert len(parsed) == 2


def test_what_was_read_ahead_is_kept_for_one_opening(path: Path, parsed: list[str]) -> None:
    reader = ReadingAhead()
    read_ahead(reader, path)
    assert parsed == [TEXT]
    reader.parse(TEXT, path.name)
    reader.parse(TEXT, path.name)
    assert len(parsed) == 2


def test_pointing_again_and_again_reads_once(path: Path, parsed: list[str]) -> None:
    reader = ReadingAhead()
    read_ahead(reader, path)
    assert parsed == [TEXT]
    read_ahead(reader, path)
    assert len(parsed) == 1


@pytest.mark.parametrize("spoil", [Path.unlink, lambda file: file.write_bytes(b"\0")])
def test_what_cannot_be_read_is_told_when_it_is_opened_and_not_before(
    path: Path, parsed: list[str], spoil: Callable[[Path], object]
) -> None:
    spoil(path)
    reader = ReadingAhead()
    read_ahead(reader, path)
    read_ahead(reader, path.parent)
    assert not parsed
    assert reader.parse(TEXT, path.name).board == BOARD


def test_large_files_are_not_read_on_the_way_past(
    path: Path, parsed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prefetch, "MOST_BYTES", len(TEXT) - 1)
    read_ahead(ReadingAhead(), path)
    assert not parsed


def test_what_is_no_file_is_not_read(tmp_path: Path, parsed: list[str]) -> None:
    """To read a pipe would be to wait for ever for who writes it."""
    os.mkfifo(tmp_path / "pipe.yaml")
    read_ahead(ReadingAhead(), tmp_path / "pipe.yaml")
    assert not parsed


def test_nothing_is_kept_for_who_opens_no_file(path: Path, parsed: list[str]) -> None:
    reader = ReadingAhead()
    read_ahead(reader, path)
    reader.forget()
    reader.parse(TEXT, path.name)
    assert parsed == [TEXT, TEXT]


def test_who_opens_another_file_does_not_wait_for_the_one_read_ahead(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_go_on = threading.Event(), threading.Event()

    def parse(text: str, name: str) -> BoardFile:
        if threading.current_thread().name == "ahead":
            begun.set()
            may_go_on.wait()
        return parse_board(text, name)

    monkeypatch.setattr(prefetch, "parse_board", parse)
    reader = ReadingAhead()
    reader.look_into(path)
    begun.wait()
    assert reader.parse(OTHER, "other.yaml").board is not None
    may_go_on.set()


def test_a_session_opens_what_was_read_ahead(
    qtbot: QtBot, tmp_path: Path, path: Path, parsed: list[str]
) -> None:
    reader = ReadingAhead()
    read_ahead(reader, path)
    assert parsed == [TEXT]
    settings = Settings(tmp_path / "settings.json")
    session = Session(new_board(Sheet(1, 1)), tmp_path / "journal", settings)
    with qtbot.waitSignal(session.document_replaced):
        session.open(path, reader.parse)
    assert session.board == BOARD
    assert parsed == [TEXT]
    session.close()
