"""Reading transcripts: broken ones are refused with the line and a plain sentence."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.boardfile.errors import BoardFileError
from engine.transcript.errors import TranscriptError
from engine.transcript.header import digest
from engine.transcript.reading import parse_transcript, read_transcript
from tests.engine.game.boards import vale
from tests.engine.transcript.games import header_of, written

TEXT = written(header_of(vale(("races", 2))))
ROWS = TEXT.splitlines()
LAST = len(ROWS)


def with_header(change: Callable[[dict[str, Any]], Any]) -> str:
    """Return the transcript with something changed in its header."""
    data = json.loads(ROWS[0])
    change(data)
    return "\n".join([json.dumps(data), *ROWS[1:], ""])


def with_row(number: int, row: str) -> str:
    """Return the transcript with another line, counted from 1."""
    return "\n".join([*ROWS[: number - 1], row, *ROWS[number:], ""])


def refusal(text: str) -> TranscriptError:
    with pytest.raises(TranscriptError) as refused:
        parse_transcript(text)
    return refused.value


def test_what_was_written_is_read_whole() -> None:
    transcript = parse_transcript(TEXT)
    assert transcript.header == header_of(vale(("races", 2)))
    assert [line.number for line in transcript.lines] == list(range(2, LAST))
    assert transcript.end == LAST
    assert transcript.result is not None
    assert set(transcript.result) == {"accounts", "winners", "races", "reason"}


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("", 0, "The file is empty. A transcript starts with a header."),
        (TEXT[:-1], LAST, "The file ends in the middle of this line."),
        (TEXT[:-9], LAST, "The file ends in the middle of this line."),
        (
            "\n".join([*ROWS[:-1], ""]),
            LAST - 1,
            "The game is incomplete: the last line should be its result.",
        ),
        (TEXT + ROWS[5] + "\n", LAST + 1, "This line comes after the result."),
        (with_row(5, "Red builds"), 5, "This line is not JSON. A transcript has one JSON object per line."),
        (with_row(5, ""), 5, "This line is not JSON. A transcript has one JSON object per line."),
        (with_row(5, "[" * 100_000), 5, "This line is not JSON. A transcript has one JSON object per line."),
        (with_row(5, "9" * 5000), 5, "This line is not JSON. A transcript has one JSON object per line."),
        (
            with_row(5, '{"result": ' + "[" * 20 + "]" * 20 + "}"),
            5,
            "Lists and objects in this line are nested too deep.",
        ),
        (
            with_row(5, r'{"player": "\ud800"}'),
            5,
            r"This line contains half a character, such as '\ud800'.",
        ),
        (with_row(5, "[1]"), 5, "This line is not a JSON object. A transcript has one per line."),
        (
            with_row(5, '{"player": "Red", "fly": true}'),
            5,
            (
                "A player's move must have one of start, lay, buy, cross, leap, done, notice, offer, agree, "
                "refuse, enter, propose, join, decline, orders, entries."
            ),
        ),
        (with_row(LAST, '{"result": []}'), LAST, "The result must have accounts, winners, races and reason."),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: str, line: int, sentence: str) -> None:
    refused = refusal(text)
    assert (refused.line, refused.message) == (line, sentence)
    assert str(refused) == (f"line {line}: {sentence}" if line else sentence)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data.pop("platelayer"), "This is not a transcript of a game"),
        (
            lambda data: data.update(platelayer="game/2"),
            "'game/2', and this program reads game/1",
        ),
        (lambda data: data.update(extra=1), "There is no field 'extra' in the header"),
        (lambda data: data.pop("map"), "The field 'map' must hold the board"),
        (lambda data: data["map"].pop("title"), "The field 'title' must hold text"),
        (lambda data: data.update(seed="one"), "The field 'seed' must hold a whole number"),
        (lambda data: data.update(players=["Red", "Red"]), "each with their own name"),
        (lambda data: data.update(players=["Red", " "]), "Every player needs a name"),
        (lambda data: data.update(players=[], bots=[]), "A game has 1 to 8 players"),
        (lambda data: data.update(bots=["greedy"]), "Every player needs a bot"),
        (lambda data: data.update(rules="seventh"), "Unknown rule set 'seventh'"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(
    change: Callable[[dict[str, Any]], Any], sentence: str
) -> None:
    refused = refusal(with_header(change))
    assert refused.line == 1
    assert sentence in refused.message


def test_another_board_than_the_one_that_was_played_is_noticed() -> None:
    def move_a_town(data: dict[str, Any]) -> None:
        data["map"]["board"] = data["map"]["board"].replace("hex: C3", "hex: C4")

    assert "This is not the board that was played" in refusal(with_header(move_a_town)).message


def test_a_board_that_is_none_is_refused_though_its_hash_fits() -> None:
    def spoil(data: dict[str, Any]) -> None:
        data["map"]["board"] = "platelayer: board/1\n"
        data["map"]["sha256"] = digest(data["map"]["board"])

    assert "The board in the header cannot be read: The field" in refusal(with_header(spoil)).message


def test_files_that_are_no_text_or_not_there_are_told_apart(tmp_path: Path) -> None:
    binary = tmp_path / "game.jsonl"
    binary.write_bytes(b"\x00\x01\x02")
    with pytest.raises(TranscriptError, match=r"game\.jsonl is not a transcript of a game"):
        read_transcript(binary)
    with pytest.raises(BoardFileError, match="does not exist"):
        read_transcript(tmp_path / "none.jsonl")
