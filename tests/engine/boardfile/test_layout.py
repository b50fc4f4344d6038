"""What is taken in at once is what libyaml finds, and all else is left to it."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine import shipped
from engine.board.document import Board
from engine.boardfile import reading
from engine.boardfile.events import compose
from engine.boardfile.layout import laid_out
from engine.boardfile.reading import BoardFile, parse_board
from engine.boardfile.report import Positions
from engine.boardfile.writing import write_board
from tests.engine.boardfile.boards import NASTY, boards

SMALL = r"""# yaml-language-server: $schema=../schemas/board-1.schema.json
platelayer: board/1
title: "It says: \"so\""
players: {from: 3, to: 6}
sheet:
  columns: 3
  rows: 2
  labels:
    letters: rows
    blocks: [{letters: A-B,
      add: 0}]
terrain:
  kinds:
    "m": {name: marsh, half: 2, colour: "#7a9a6a"}
  rows:
    - "~.^"
    - "m.."
sides:
  - {kind: river, name: Severn, sides: [A1.E, A2.SE,
     B1.E]}
towns:
  - {name: Hull - on - Humber, hex: A2, keys: [11, "007"], port: true}
  - {name: "", hex: B2}
keys: dice-36+6
waters:
  - {name: Sea, hexes: [A1-A2]}
special_rules:
  - {type: note, text: "One two\nthree
     \\ four."}
"""
SEVERN = (shipped.folder("maps") / "severn.yaml").read_text("utf-8")
SIGNS = st.sampled_from(
    [*NASTY, *"\n :,-?[]{}#&*!|>'\"%@`\\~.0Aa", "\n  ", "\n- ", "---\n", ": ", " #", "\r\n"]
)


def agree(text: str) -> bool:
    """Hold the two readings against each other; return whether the text is taken in at once."""
    document = laid_out(text)
    if document is None:
        return False
    slow = compose(text)
    assert repr(document.data) == repr(slow.data)
    assert slow.report.findings == []
    assert (document.spoilt, document.comments) == (slow.spoilt, slow.comments)
    return True


def read_by_libyaml(text: str, monkeypatch: pytest.MonkeyPatch) -> BoardFile:
    """Read a text as if none were laid out as ours are."""
    with monkeypatch.context() as patch:
        patch.setattr(reading, "laid_out", lambda _text: None)
        return parse_board(text, "same.yaml")


@pytest.mark.parametrize("text", [SMALL, SEVERN])
def test_files_of_ours_are_taken_in_at_once(text: str) -> None:
    assert agree(text)


@given(boards())
def test_every_board_written_is_read_alike(board: Board) -> None:
    agree(write_board(board))


@given(st.integers(0, len(SMALL)), st.integers(0, 6), SIGNS | st.text(max_size=3))
@example(SMALL.index("four"), 0, " ")
@example(SMALL.index("B1.E"), 0, "A1.E, ")
@example(SMALL.index("title"), 0, "players: {}\n")
@example(SMALL.index("from: 3"), 0, "to: 3, ")
@example(SMALL.index("A1-A2"), 5, "TRUE")
@example(SMALL.index("marsh"), 5, "1.0")
@example(0, 1, "#")
def test_a_text_with_a_slip_is_read_alike(at: int, gone: int, sign: str) -> None:
    agree(SMALL[:at] + sign + SMALL[at + gone :])


@given(st.integers(0, len(SMALL)))
def test_a_text_that_breaks_off_is_read_alike(end: int) -> None:
    agree(SMALL[:end])


@given(st.data())
def test_lines_put_elsewhere_are_read_alike(data: st.DataObject) -> None:
    lines = SMALL.splitlines(keepends=True)
    line = lines.pop(data.draw(st.integers(0, len(lines) - 1)))
    lines.insert(data.draw(st.integers(0, len(lines))), " " * data.draw(st.integers(0, 6)) + line)
    agree("".join(lines))


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("columns: 3", "columns: 4"),
        ("A2.SE", "A9.SE"),
        ("hex: B2", "hex: Z2"),
        ("port: true", "prot: true"),
        ("keys: dice-36+6", "keys: dice"),
        ("half: 2", "half: much"),
        ("board/1", "board/9"),
        ('"m.."', '"m.?"'),
    ],
)
def test_faults_have_their_lines(good: str, bad: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = SMALL.replace(good, bad)
    assert agree(text)
    file = parse_board(text, "same.yaml")
    assert file == BoardFile(**{**vars(read_by_libyaml(text, monkeypatch)), "positions": file.positions})
    assert file.findings
    assert (1, 1) not in {finding.position for finding in file.findings}


def test_places_are_found_when_they_are_asked_for() -> None:
    found, sought = parse_board(SMALL, "same.yaml").positions, compose(SMALL).report.positions
    assert type(found) is not Positions
    for path in ((), ("towns", 1, "hex"), ("terrain", "rows", 1), ("sides", 0, "sides", 2), ("gone",)):
        assert found.position(path) == sought.position(path)
        assert found.field_position(path) == sought.field_position(path)


def test_a_file_of_too_many_values_is_left_to_libyaml() -> None:
    head, tail = SMALL.split("keys: dice-36+6\n")
    assert laid_out(head + "keys: [" + ", ".join(["a"] * 500_001) + "]\n" + tail) is None


def test_what_is_nested_too_deeply_is_left_to_libyaml() -> None:
    assert laid_out("a: " + "[" * 17 + "]" * 17 + "\n") is None
    assert agree("a: " + "[" * 15 + "]" * 15 + "\n")


@pytest.mark.parametrize("text", ["", "a: ", "a:\n", "a: b", "a:\n  ", "a:\n  - ", "a:\n  b: c\n d: e\n"])
def test_a_text_too_short_to_tell_is_left_to_libyaml(text: str) -> None:
    assert laid_out(text) is None


def test_a_file_of_windows_is_left_to_libyaml(tmp_path: Path) -> None:
    path = tmp_path / "small.yaml"
    path.write_text(SMALL, encoding="utf-8", newline="\r\n")
    text = path.read_bytes().decode()
    assert laid_out(text) is None
    assert reading.read_board(path).board == parse_board(SMALL, "small.yaml").board
