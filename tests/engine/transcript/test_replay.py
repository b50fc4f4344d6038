"""Replays: the same bytes again, and whatever was tampered with refused by its line and rule."""

import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board.document import Board
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.header import digest
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import first_difference, replay
from engine.transcript.writing import transcript_lines
from tests.engine.game.boards import vale
from tests.engine.transcript.games import GOLDEN, header_of, written

GAME = (GOLDEN / "dice.jsonl").read_text(encoding="utf-8")
ROWS = [json.loads(row) for row in GAME.splitlines()]
BOARDS = {
    "dice": vale(("races", 4)),
    "specials": vale(("races", 5), ("min_run", 2), keys="dice-36+6"),
    "cards": vale(("races", 4), ("toll", 0), keys="cards-52"),
    "early": vale(("min_run", 4), ("targets", (60,))).edited(rules="early"),
    "tournament": vale(("races", 4), ("min_run", 3)).edited(rules="tournament"),
    "no debt": vale(("races", 4), ("debt", False), ("start_money", 6)),
    "nothing saved": vale(("races", 4), ("save_from", 0)),
}


def again(text: str) -> str:
    """Return the transcript of a transcript's replay."""
    transcript = parse_transcript(text)
    return "".join(transcript_lines(transcript.header, transcript.game, replay(transcript)))


def changed(change: Callable[[list[dict[str, Any]]], Any]) -> str:
    """Return the game with its lines changed."""
    rows = [dict(row) for row in ROWS]
    change(rows)
    return "".join(json.dumps(row) + "\n" for row in rows)


def refusal(text: str) -> ReplayError:
    transcript = parse_transcript(text)
    with pytest.raises(ReplayError) as refused:
        for _ in replay(transcript):
            pass
    return refused.value


def line_with(field: str, turn: int = 0) -> int:
    """Return the number of the first line (or a later one) that holds a field."""
    return [number for number, row in enumerate(ROWS, 1) if field in row.get("chance", row)][turn]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_golden_transcript_replays_to_the_same_bytes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert again(text) == text


def test_there_is_a_golden_transcript_for_every_way_a_game_ends() -> None:
    reasons = {
        json.loads(path.read_text().splitlines()[-1])["result"]["reason"] for path in GOLDEN.glob("*.jsonl")
    }
    assert {"held over" in reason for reason in reasons} == {True, False}


@pytest.mark.parametrize("name", BOARDS)
@settings(max_examples=6)
@given(
    seed=st.integers(0, 2**64), bots=st.lists(st.sampled_from(["greedy", "random"]), min_size=2, max_size=4)
)
def test_a_replay_is_the_game_byte_for_byte(name: str, seed: int, bots: list[str]) -> None:
    text = written(header_of(BOARDS[name], bots, seed))
    assert again(text) == text
    assert written(header_of(BOARDS[name], bots, seed)) == text


@pytest.mark.parametrize(
    ("field", "row", "rule", "sentence"),
    [
        ("start", {"player": "Red", "start": "C3"}, "6.A2", "This is not a start of this board."),
        (
            "start",
            {"player": "Blue", "start": "A1"},
            "6.A2",
            "This is Blue's move, but Red is to choose a start.",
        ),
        ("allowance", {"chance": {"allowance": 6}}, "6.A1", "6 is not possible here, only 2, 3, 4 or 5."),
        ("allowance", {"chance": {"key": [1, 1]}}, "6.A1", "Next: roll for the allowance."),
        ("train", {"chance": {"train": 6}}, "6.B5", "6 is not possible here, only 2, 3, 4 or 5."),
        ("key", {"chance": {"key": [7, 1]}}, "6.B1", "A die for keys shows 1 to 6, not 7."),
        ("key", {"chance": {"key": [1]}}, "6.B1", "A town is drawn now, with two dice, not 1."),
        ("key", {"chance": {"card": "AS"}}, "6.B1", "drawn by dice, so no cards are turned up."),
        ("allowance", {"player": "Red", "done": True}, "6.A1", "This is Red's move, but chance is to"),
        ("lay", {"player": "Red", "lay": ["F5", "F6"]}, "6.A6", "New track must join your own"),
        ("lay", {"player": "Red", "lay": ["A1", "F6"]}, "6.A3", "are not neighbours"),
        ("lay", {"player": "Red", "done": True, "save": 9}, "6.A6", "You can save from 0 to"),
        ("lay", {"player": "Green", "done": True}, "6.A6", "This is Green's move, but Red is to lay track"),
        ("lay", {"chance": {"allowance": 2}}, "6.A6", "This is chance's move, but Red is to lay track"),
        ("key", {"chance": {"train": 3}}, "6.B1", "Next: draw a key."),
        ("enter", {"player": "Red", "enter": ["A1", "A2"], "pay": {}}, "6.B2", "The route must lead from"),
    ],
)
def test_a_tampered_move_is_refused_by_its_line_and_rule(
    field: str, row: dict[str, Any], rule: str, sentence: str
) -> None:
    number = line_with(field)
    if field == "enter":
        row = {**row, "player": ROWS[number - 1]["player"]}
    refused = refusal(changed(lambda rows: rows.__setitem__(number - 1, row)))
    assert (refused.line, refused.rule) == (number, rule)
    assert sentence in refused.message
    assert str(refused) == f"line {number}: {refused.message} ({rule})"


def test_a_wrong_payment_is_answered_with_who_is_owed_how_much() -> None:  # 6.B2
    number, row = next((number, row) for number, row in enumerate(ROWS) if row.get("pay", {}).get("Blue"))
    due = row["pay"]["Blue"]
    assert row["pay"] == {"Blue": due}
    wrong = {**row, "pay": {"Blue": due + 1}}
    refused = refusal(changed(lambda rows: rows.__setitem__(number, wrong)))
    assert refused.message.startswith(f"The route owes {due}: 1 for each link")
    assert refused.message.endswith(f"Due are {due} to Blue.")
    unbuilt = {**row, "enter": [row["enter"][0], *row["enter"][2:]], "pay": {"Blue": due + 1}}
    assert "Due are" not in refusal(changed(lambda rows: rows.__setitem__(number, unbuilt))).message


def test_moves_left_out_or_put_in_are_noticed_where_the_game_stops_fitting() -> None:
    roll = line_with("allowance", 1)
    assert refusal(changed(lambda rows: rows.pop(roll - 1))).line == roll
    assert refusal(changed(lambda rows: rows.insert(roll - 1, rows[roll - 1]))).line == roll + 1
    last = refusal(changed(lambda rows: rows.insert(-1, {"chance": {"train": 3}})))
    assert (last.line, last.rule) == (len(ROWS), "6.B7")
    early = refusal(changed(lambda rows: rows.__delitem__(slice(-6, -1))))
    assert (early.line, early.rule) == (len(ROWS) - 5, "")
    assert "the game is not over" in early.message


@settings(max_examples=60)
@given(
    row=st.integers(0, len(ROWS) - 1),
    place=st.integers(0),
    value=st.sampled_from([None, -1, 0, 10**30, 2.5, True, "", "A1", [], [0], ["A1", "Z9"], {}, {"Red": -5}]),
)
def test_whatever_stands_in_a_line_is_taken_or_refused_and_never_crashes(
    row: int, place: int, value: object
) -> None:
    rows = [json.loads(line) for line in GAME.splitlines()]
    holder = rows[row]
    while isinstance(inner := list(holder.values())[place % len(holder)], dict) and inner and place % 3:
        holder = inner
    holder[list(holder)[place % len(holder)]] = value
    with contextlib.suppress(TranscriptError, ReplayError):
        again("".join(json.dumps(line) + "\n" for line in rows))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda result: result["accounts"].update(Blue=999), "accounts of Blue: 999 here, 62 in the replay"),
        (lambda result: result["accounts"].pop("Blue"), "accounts of Blue: nothing here, 62 in"),
        (lambda result: result["accounts"].update(Pink=1), "accounts of Pink: 1 here, nothing in"),
        (lambda result: result.update(winners=["Blue"]), 'winners: ["Blue"] here, ["Red"] in'),
        (lambda result: result.update(races=3), "races: 3 here, 6 in the replay"),
        (lambda result: result.pop("reason"), 'reason: nothing here, "The last race is run." in'),
        (lambda result: result.update(extra=1), "extra: 1 here, nothing in the replay"),
    ],
)
def test_another_result_is_refused_with_the_first_difference(
    change: Callable[[dict[str, Any]], Any], sentence: str
) -> None:
    rows = [json.loads(row) for row in GAME.splitlines()]
    change(rows[-1]["result"])
    refused = refusal("".join(json.dumps(row) + "\n" for row in rows))
    assert (refused.line, refused.rule) == (len(ROWS), "")
    assert sentence in refused.message


def test_equal_results_have_no_difference() -> None:
    assert first_difference({"a": {"b": 1}, "c": [1]}, {"c": [1], "a": {"b": 1}}) is None


def test_a_board_nobody_can_begin_on_is_no_game() -> None:
    def without_start(board: Board) -> Board:
        return board.edited(towns=tuple(type(town)(town.name, town.hex, town.keys) for town in board.towns))

    header = header_of(without_start(vale()))
    text = "".join(json.dumps(row) + "\n" for row in (ROWS[0], ROWS[-1]))
    with pytest.raises(TranscriptError, match="no start"):
        list(replay(parse_transcript(_with_board(text, header.board))))


def _with_board(text: str, board: str) -> str:
    """Return a transcript with another board in its header, and the hash that fits it."""
    head, *rest = text.splitlines()
    data = json.loads(head)
    data["map"] |= {"board": board, "sha256": digest(board)}
    return "\n".join([json.dumps(data), *rest, ""])
