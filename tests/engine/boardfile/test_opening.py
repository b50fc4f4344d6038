"""What cannot be opened is refused with a sentence, and never waited for."""

import os
from pathlib import Path

import pytest

from engine.boardfile.errors import BoardFileError
from engine.boardfile.reading import parse_board, read_board
from engine.boardfile.source import MOST_BYTES
from engine.boardfile.yaml_events import EDITOR_LINES
from tests.engine.boardfile.faults import GOOD


def refusal(path: Path) -> BoardFileError:
    """Return why a path cannot be opened."""
    with pytest.raises(BoardFileError) as caught:
        read_board(path)
    assert caught.value.path == path
    assert str(caught.value) == f"{caught.value.problem} {caught.value.advice}"
    return caught.value


def test_a_file_is_opened_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "good.yaml"
    path.write_bytes(GOOD.encode())
    assert read_board(path).board is not None
    assert read_board(path).name == "good.yaml"


def test_a_byte_order_mark_and_line_ends_of_other_systems_are_taken(tmp_path: Path) -> None:
    path = tmp_path / "windows.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert read_board(path).board == parse_board(GOOD, "good.yaml").board
    assert parse_board("\ufeff" + GOOD, "good.yaml").board is not None


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.yaml").problem == f"The file {tmp_path / 'none.yaml'} does not exist."
    (tmp_path / "file").touch()
    assert "does not exist" in refusal(tmp_path / "file" / "none.yaml").problem


def test_a_folder_is_no_map_file(tmp_path: Path) -> None:
    assert "is a folder" in refusal(tmp_path).problem


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_a_pipe_is_never_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe.yaml"
    os.mkfifo(path)
    assert "is a pipe or a device" in refusal(path).problem


def test_a_link_to_itself_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "link.yaml"
    path.symlink_to(path)
    assert "a link to itself" in refusal(path).problem


def test_a_name_no_file_can_have_is_refused() -> None:
    assert "invalid characters" in refusal(Path("a\0b.yaml")).problem


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (PermissionError(13, "Permission denied"), "You may not read"),
        (OSError(5, "Input/output error"), "cannot be read (Input/output error)"),
        (OSError(22, "Invalid argument"), "cannot be read (Invalid argument)"),
    ],
)
def test_a_file_that_does_not_open_is_refused(
    error: OSError, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The superuser, as whom tests may run, is refused nothing; so the refusal is put in place."""
    path = tmp_path / "locked.yaml"
    path.write_text(GOOD)

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(Path, "open", refuse)
    assert says in refusal(path).problem


def test_a_file_of_200_megabytes_is_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "huge.yaml"
    path.touch()
    os.truncate(path, 200_000_000)

    def refuse(*_: object) -> None:
        raise AssertionError(path)

    monkeypatch.setattr(Path, "open", refuse)
    file = read_board(path)
    assert file.board is None
    (finding,) = file.findings
    assert finding.code == "V010"
    assert finding.message.startswith("huge.yaml has 200 MB; files have at most 32 MB.")


def test_a_file_that_grows_while_it_is_read_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "growing.yaml"
    path.write_bytes(b"#" * (MOST_BYTES + 5))
    small = (tmp_path / "small").write_bytes(b"") or (tmp_path / "small").stat()
    monkeypatch.setattr(Path, "stat", lambda _: small)
    assert [finding.code for finding in read_board(path).findings] == ["V010"]


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "is not a text file"),
        (b"PK\x03\x04\0\0", "is not a text file"),
        (GOOD.encode().replace(b"Small", b"Sma\0l"), "is not a text file"),
        (GOOD.encode("utf-16"), "is text in UTF-16"),
        (GOOD.encode("utf-16-be"), "is not a text file"),
        (b"\x1f\x8b\x08\x07", "is not text in UTF-8"),
    ],
)
def test_bytes_that_are_no_text_are_reported_by_name(data: bytes, says: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.yaml"
    path.write_bytes(data)
    file = read_board(path)
    (finding,) = file.findings
    assert (file.board, finding.code) == (None, "V001")
    assert f"odd.yaml {says}" in finding.message
    assert path.read_bytes() == data


def test_a_sign_of_an_older_encoding_is_found_in_its_line() -> None:
    data = GOOD.replace("Small", "Café").encode("latin-1")
    (finding,) = parse_board(data, "odd.yaml").findings
    assert finding.position == (2, 11)
    assert "save it as UTF-8" in finding.message


def test_comments_are_noticed_but_not_the_editors_line_nor_signs_in_text() -> None:
    """Saving loses comments, and the studio says so once."""

    def comments(text: str) -> tuple[int, ...]:
        file = parse_board(text, "good.yaml")
        assert file.board is not None
        return file.comments

    assert not comments(GOOD)
    assert not comments("# yaml-language-server: $schema=../schemas/board-1.schema.json\n" + GOOD)
    assert not comments(GOOD.replace("^^~~", "^##~").replace("Small", "a#b").replace("Hull", "'No #1'"))
    assert comments(GOOD + "# the end\n")
    assert comments(GOOD.replace("rows: 3", "rows: 3  # for now"))
    assert comments(GOOD.replace("title: Small", "title: >  # folded\n  Small"))
    assert not comments(GOOD.replace("title: Small", "title: >\n  # in the text"))


def test_comments_are_known_by_their_lines() -> None:
    titled = f"{EDITOR_LINES[0]}# mine # all mine\n\n# yaml-language-server: see my notes\n" + GOOD.replace(
        "title: Small", 'title: "a # b\n\n  # c" # my note'
    )
    lines = parse_board(f"{titled}# the end", "good.yaml").comments
    notes = [number for number, line in enumerate(titled.split("\n"), 1) if line.endswith("# my note")]
    assert lines == (2, 4, *notes, titled.count("\n") + 1)


def test_many_lost_labels_on_a_sheet_without_ground_are_reported_one_by_one() -> None:
    rows = GOOD[GOOD.index("  rows:\n    -") : GOOD.index("countries:")]
    lost = ", ".join(f"Z{number}" for number in range(1, 12))
    text = GOOD.replace(rows, "  rows: []\n").replace("[A1-A3]", f"[{lost}]")
    codes = [finding.code for finding in parse_board(text, "bare.yaml").findings]
    assert (codes.count("V005"), codes.count("V007")) == (11, 1)
