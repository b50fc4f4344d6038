"""Runs held over have a line of their own in a transcript, for no throw stands before them (6.B1e)."""

import json
from collections import deque

import pytest

from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.header import game_of
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.story import story
from engine.transcript.writing import transcript_lines
from tests.engine.transcript.games import GOLDEN

TEXT = (GOLDEN / "late-towns.jsonl").read_text(encoding="utf-8")
ROWS = TEXT.splitlines()
RUNS = [row for row in ROWS if row.startswith('{"run": ')]


def replayed(rows: list[str]) -> None:
    """Replay a game of these lines."""
    deque(replay(parse_transcript("".join(f"{row}\n" for row in rows))), maxlen=0)


def test_every_run_held_over_is_named_where_it_is_put_to_the_players() -> None:
    transcript = parse_transcript(TEXT)
    chapters = story(transcript.header, game_of(transcript.header), replay(transcript))
    told = [each.heading for each in chapters if "was held over. It is possible now" in each.lines[0]]
    runs = [json.loads(row)["run"] for row in RUNS]
    assert len(runs) == 4
    assert [f"Race {run['race']}: {' to '.join(run['names'])}, now possible" for run in runs] == told
    assert runs[1] == {"race": 3, "keys": ["21", "22"], "names": ["Gorse", "Ayton"]}
    for row in RUNS:
        after = json.loads(ROWS[ROWS.index(row) + 1])
        assert {"enter", "decline", "propose"} & {*after}


def test_a_game_written_without_these_lines_is_replayed_and_written_with_them() -> None:
    bare = parse_transcript("".join(f"{row}\n" for row in ROWS if row not in RUNS))
    assert "".join(transcript_lines(bare.header, bare.game, replay(bare))) == TEXT


@pytest.mark.parametrize(
    ("old", "new"), [('"Gorse"', '"Ayton"'), ('"race": 3', '"race": 4'), ('["21", "22"]', '["22", "21"]')]
)
def test_another_run_than_comes_is_refused(old: str, new: str) -> None:
    place = ROWS.index(RUNS[1])
    rows = [*ROWS[:place], RUNS[1].replace(old, new), *ROWS[place + 1 :]]
    with pytest.raises(ReplayError, match=rf"line {place + 1}: This is not the next run.*it is .*6\.B1e"):
        replayed(rows)


def test_a_run_sent_where_none_comes_is_refused() -> None:
    place = ROWS.index(RUNS[0])
    rows = [*ROWS[: place - 1], RUNS[0], *ROWS[place - 1 :]]
    with pytest.raises(ReplayError, match=rf"line {place}: .*none is offered"):
        replayed(rows)


@pytest.mark.parametrize("row", ['{"run": 3}', '{"run": {}, "player": "Red"}'])
def test_a_line_that_tells_of_no_run_is_said_so(row: str) -> None:
    place = ROWS.index(RUNS[0])
    with pytest.raises(TranscriptError, match=f"line {place + 1}: "):
        replayed([*ROWS[:place], row, *ROWS[place + 1 :]])


def test_a_second_run_sent_after_one_move_is_refused() -> None:
    place = ROWS.index(RUNS[1])
    forged = '{"run": {"race": 99, "keys": ["11", "12"], "names": ["Nowhere", "X"]}}'
    with pytest.raises(TranscriptError, match=f"line {place + 2}: .*The line above"):
        replayed([*ROWS[:place], forged, *ROWS[place:]])
