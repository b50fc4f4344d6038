"""The file of a sitting: it grows with every move, and is opened wherever it ended."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from engine.boardfile.errors import BoardFileError
from engine.game.moves import Start
from engine.table.driving import driven, next_choice
from engine.table.files import Journal, end_of, lines_of, open_sitting, opened
from engine.table.sitting import Sitting
from engine.transcript.errors import ReplayError, TranscriptError
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from tests.architecture.sources import ROOT
from tests.engine.game.boards import vale
from tests.engine.table.sittings import finished, hex_of, lay, sitting

PLAYING = """
import sys
from pathlib import Path
from engine.table.driving import driven
from engine.table.files import Journal
from tests.engine.game.boards import vale
from tests.engine.table.sittings import sitting
journal = Journal(Path(sys.argv[1]))
for table in driven(sitting(vale(("races", 40)), ("random", "random", "greedy"), int(sys.argv[2]))):
    journal.keep(table)
    print(table.at, flush=True)
"""


def whole(table: Sitting) -> str:
    return "".join(lines_of(table)) + end_of(table)


def kept(table: Sitting, path: Path, *, closed: bool = False) -> str:
    Journal(path).keep(table, closed=closed)
    return path.read_text(encoding="utf-8")


def begun() -> Sitting:
    """Return a game of a person and a bot, some moves on."""
    table = sitting(vale(("races", 2)), ("human", "greedy"))
    *_, table = driven(table.made(Start(hex_of(table, "A1"))))
    return lay(table, "A1", "A2", "A3").noted(hex_of(table, "C3"), "valley too wide")


def test_a_finished_game_is_a_transcript_that_replays() -> None:
    table = finished()
    transcript = parse_transcript(whole(table))
    assert len(list(replay(transcript))) == table.at
    assert transcript.header.luck == "occasions"


def test_a_game_broken_off_replays_and_says_how_it_stands() -> None:
    table = begun()
    transcript = parse_transcript(whole(table))
    assert transcript.stand == (table.at, tuple(table.state.accounts))
    assert [played.state for played in replay(transcript)][-1] == table.state
    assert [remark.says for remark in transcript.remarks] == [*table.notes]


def test_a_stand_that_is_not_what_the_moves_come_to_is_refused() -> None:
    table = begun()
    text = whole(table)
    for old, new, why in (
        (f'"moves": {table.at}, "acc', '"moves": 3, "acc', "The game was broken off after 3 moves"),
        (f'"Red": {table.state.accounts[0]}, "Blue"', '"Red": 99, "Blue"', "The account of Red differs: 99"),
    ):
        assert old in text
        with pytest.raises(ReplayError, match=why):
            list(replay(parse_transcript(text.replace(old, new))))


def test_a_game_is_opened_as_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = begun().seated(0, "planner").seated(1, "human")
    text = kept(table, path, closed=True)
    found = open_sitting(path)
    assert found.trouble is None
    assert whole(found.sitting) == text
    assert (found.sitting.state, found.sitting.seats) == (table.state, ("planner", "human"))
    assert found.sitting.notes == table.notes


def test_a_file_that_ends_anywhere_is_opened_up_to_its_last_whole_line(tmp_path: Path) -> None:
    text, path = whole(finished()), tmp_path / "game.jsonl"
    lines = text.splitlines(keepends=True)
    for length in Random(3).sample(range(len(lines[0]), len(text)), 25):
        path.write_text(text[:length], encoding="utf-8")
        found = open_sitting(path)
        rows = text[:length].count("\n")
        is_cut = not text[:length].endswith("\n")
        assert "".join(lines_of(found.sitting)) == "".join(lines[:rows])
        assert (found.trouble is not None) == is_cut
    with pytest.raises(TranscriptError, match="middle of this line"):
        parse_transcript(text[:100], unfinished=True)


def test_the_file_follows_every_move_and_what_is_taken_back(tmp_path: Path) -> None:
    random, path = Random(4), tmp_path / "game.jsonl"
    table, journal = sitting(vale(("races", 2)), ("random", "greedy")), Journal(path)
    for _ in range(60):
        following = next_choice(table)
        assert following is not None
        table = following
        if random.random() < 0.2:
            table = table.taken_back(random.randrange(table.at + 1))
        journal.keep(table)
        assert path.read_text(encoding="utf-8") == "".join(lines_of(table))
    journal.keep(table, closed=True)
    assert path.read_text(encoding="utf-8") == whole(table)
    for later in driven(table):
        journal.keep(later)
        table = later
    assert path.read_text(encoding="utf-8") == whole(table)


def test_what_a_full_disk_did_not_take_is_written_with_the_next_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, table = tmp_path / "game.jsonl", begun()
    journal = Journal(path)
    journal.keep(table.taken_back(3))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _full)
        with pytest.raises(OSError, match="full"):
            journal.keep(table.taken_back(4))
    journal.keep(table)
    assert path.read_text(encoding="utf-8") == "".join(lines_of(table))


def test_a_file_that_another_program_has_written_to_is_left_alone(tmp_path: Path) -> None:
    path, table = tmp_path / "game.jsonl", begun()
    mine, other = Journal(path), Journal(path)
    mine.keep(table.taken_back(3))
    other.keep(table)
    before = path.read_bytes()
    with pytest.raises(OSError, match="another program has written to it"):
        mine.keep(table.taken_back(4))
    assert path.read_bytes() == before


def test_a_file_that_somebody_deleted_is_written_again(tmp_path: Path) -> None:
    path, table = tmp_path / "game.jsonl", begun()
    journal = Journal(path)
    journal.keep(table.taken_back(3))
    before = path.read_bytes()
    path.unlink()
    journal.keep(table.taken_back(3))
    assert path.read_bytes() == before


def test_a_file_that_was_written_to_since_it_was_opened_is_left_alone(tmp_path: Path) -> None:
    path, table = tmp_path / "game.jsonl", begun()
    Journal(path).keep(table.taken_back(3))
    late = Journal(path, path.read_bytes())
    Journal(path).keep(table)
    before = path.read_bytes()
    with pytest.raises(OSError, match="another program has written to it"):
        late.keep(table.taken_back(4))
    assert path.read_bytes() == before


def _full(_: int) -> None:
    raise OSError(28, "The disk is full")


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed otherwise there")
@pytest.mark.parametrize("seed", range(3))
def test_a_killed_game_has_lost_no_move(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.jsonl"
    command = [sys.executable, "-c", PLAYING, str(path), str(seed)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(Random(seed).random() / 5)
    process.send_signal(signal.SIGKILL)
    said = [int(line) for line in process.stdout.read().split("\n") if line]
    process.stdout.close()
    process.wait()
    found = open_sitting(path)
    assert found.sitting.at >= max(said, default=1)
    *_, last = (found.sitting, *driven(found.sitting))
    assert last.result is not None


def test_a_move_that_the_rules_forbid_now_ends_what_is_opened() -> None:
    table = begun()
    text = whole(table).replace('"lay": ["A2", "A3"]', '"lay": ["C7", "C8"]')
    found = opened(parse_transcript(text))
    assert found.sitting.at == table.at - 1
    line = len(text[: text.index("C7")].splitlines())
    assert f"Line {line}: " in str(found.trouble)
    assert "(6.A6)" in str(found.trouble)
    assert "1 move is left out" in str(found.trouble)


def test_a_move_out_of_turn_ends_what_is_opened() -> None:
    table = begun()
    text = whole(table).replace('{"player": "Red", "lay": ["A2"', '{"player": "Blue", "lay": ["A2"')
    found = opened(parse_transcript(text))
    assert found.sitting.at == table.at - 1
    assert "It is Red's turn." in str(found.trouble)


def test_a_file_that_is_no_game_is_refused_and_untouched(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with pytest.raises(BoardFileError):
        open_sitting(path)
    for text, why in (
        ("", "empty"),
        ("platelayer: board/1\n", "not JSON"),
        ('{"platelayer": "game/2"}\n', "game/2"),
        (whole(begun()).replace('"rules": "sixth"', '"rules": "seventh"'), "seventh"),
        (whole(begun()).replace("columns: 10", "columns: 11"), "not the board that was played"),
        (whole(begun()).replace('"bots": ["human"', '"bots": ["robot"'), "There is no bot 'robot'"),
        (whole(begun()).replace('"luck": "occasions"', '"luck": "good"'), "There is no luck 'good'"),
    ):
        path.write_text(text, encoding="utf-8")
        with pytest.raises(TranscriptError, match=why):
            open_sitting(path)
        assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ({"seat": {"player": "Pink", "is": "greedy"}}, "no player 'Pink'"),
        ({"seat": {"player": "Red", "is": ""}}, "must name who plays"),
        ({"seat": "Red"}, "must hold an object"),
        ({"seat": {"player": "Red", "is": "wizard"}}, "no bot 'wizard'"),
        ({"note": {"hex": "Z99", "text": "far", "move": 1}}, "no hex 'Z99'"),
        ({"note": {"hex": "A1", "text": "far", "move": "1"}}, "must hold a whole number"),
        ({"note": {"hex": "A1", "text": "far", "move": 1, "by": "me"}}, "no field 'by'"),
        ({"stand": {"moves": 1}}, "must name every player"),
        ({"stand": {"moves": 1, "accounts": {"Red": 1, "Blue": "2"}}}, "must be a whole number"),
        ({"stand": []}, "must have moves and accounts"),
    ],
)
def test_a_line_that_says_nothing_is_refused_with_its_number(line: dict[str, object], why: str) -> None:
    header = "".join(lines_of(sitting(vale(), ("human", "greedy"))))
    with pytest.raises(TranscriptError, match=why):
        opened(parse_transcript(f"{header}{json.dumps(line)}\n", unfinished=True))


def test_nothing_may_follow_the_stand_of_a_game() -> None:
    text = whole(begun())
    with pytest.raises(TranscriptError, match="after the stand"):
        parse_transcript(text + text.splitlines(keepends=True)[1])
