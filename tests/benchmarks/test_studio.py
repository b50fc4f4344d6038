"""The benchmark of the studio runs, and says all it is there to tell; no time is asked of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.boardfile.reading import parse_board
from engine.boardfile.writing import write_board
from studio.cli.exits import CommandError
from studio.drawing.maps.signposts import signposts_of
from studio.drawing.maps.tags import tagged
from tests.benchmarks import opening, screen_timing, studio, tiled
from tests.benchmarks.__main__ import main
from tests.benchmarks.boards import sample_board
from tests.benchmarks.studio import lines, measured, percentile

FACTS: dict[str, Any] = {
    "first_window_s": 0.9,
    "boards": [
        {
            "hexes": 100_000,
            **{each: [1.0, 9.0] for each in ("edit_ms", "edit_work_ms", "exact_ms", "pan_ms", "zoom_ms")},
            "open_s": 0.5,
            "open_is_plain": True,
            "memory_mb": None,
            "evening_mb": 260.4,
            "png_s": 0.2,
            "tiled": None,
            "tiled_png_s": 2.0,
            "screen": None,
            "our_window_s": [1.5, 2.0],
            "tiled_window_s": [0.25, 0.5],
            "our_opening_s": 0.3,
            "tiled_opens_s": 0.1,
        }
    ],
}


@pytest.mark.slow
def test_a_small_board_is_measured_in_all_that_counts() -> None:
    facts = measured([(30, 24)], strokes=2, turns=1, evening=100)
    assert facts["first_window_s"] > 0
    (board,) = facts["boards"]
    assert board["hexes"] == 720
    assert [len(board[name]) for name in ("edit_ms", "edit_work_ms", "exact_ms")] == [2, 2, 2]
    assert len(board["pan_ms"]) > 50
    assert len(board["zoom_ms"]) > 20
    assert min(board["open_s"], board["png_s"]) > 0
    assert not board["open_is_plain"]
    assert (board["tiled_png_s"] is None) != tiled.is_there()
    is_seen = tiled.is_there() and screen_timing.is_there()
    assert (board["our_window_s"] is None) != is_seen, board["screen"]
    assert (board["tiled_opens_s"] is None) != (is_seen and screen_timing.has_keyboard()), board["screen"]
    assert len(lines(facts)) > 8


def test_what_is_aimed_at_and_tiled_stand_beside_what_is_measured() -> None:
    text = "\n".join(lines(FACTS))
    assert "100,000 hexes" in text
    assert "p50 1.0  p99 9.0  worst 9.0 ms (aim: p99 8 ms)" in text
    assert "open                  0.50 s to the exact picture, in plain colours (aim: 2 s)" in text
    assert "PNG beside Tiled      0.10 of its 2.00 s (aim: 0.15)" in text
    assert "open beside Tiled     3.00 of its 0.10 s (aim: 0.5)" in text
    assert "  from the window     2.00 of its 0.25 s" in text
    assert "  with the start      4.00 of its 0.50 s" in text
    assert "memory                not told here" in text
    assert "3,000 strokes on    260 MB (aim: 400 MB)" in text


def test_the_command_measures_the_studio(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(studio, "measured", lambda *_: FACTS)
    assert main(["--what", "studio"]) == 0
    assert "100,000 hexes" in capsys.readouterr().out
    assert main(["--what", "studio", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == FACTS


def test_without_tiled_the_benchmark_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert not tiled.is_there()
    board = {**FACTS["boards"][0], "tiled": tiled.NOT_THERE, "tiled_png_s": None}
    assert any("not installed" in line for line in lines({**FACTS, "boards": [board]}))


def test_without_a_virtual_screen_there_is_no_comparison_with_tiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert not screen_timing.is_there()
    board = {**FACTS["boards"][0], "screen": screen_timing.NOT_THERE, "tiled_window_s": None}
    told = lines({**FACTS, "boards": [board]})
    assert any("Xvfb is not installed" in line for line in told)
    assert not any("open beside Tiled" in line for line in told)


def test_what_was_not_seen_to_be_the_map_has_no_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def blank(command: list[str], _: object) -> screen_timing.Opening:
        raise TimeoutError(f"{command[0]} showed no map within 60 seconds.")

    monkeypatch.setattr(opening, "opened", blank)
    # The test's own application is there already.
    monkeypatch.setattr(opening, "QGuiApplication", lambda _: None)
    facts = {**FACTS["boards"][0], "our_window_s": None, "tiled_window_s": None}
    facts |= opening.beside_tiled(sample_board(12, 9), tmp_path, turns=1)
    told = lines({**FACTS, "boards": [facts]})
    assert any("is not told" in line and "showed no map" in line for line in told)
    assert not any("open beside Tiled" in line or "with the start" in line for line in told)


def test_without_a_keyboard_opening_is_timed_from_the_command_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert not screen_timing.has_keyboard()
    board = {**FACTS["boards"][0], "screen": screen_timing.NO_KEYBOARD, "tiled_opens_s": None}
    told = lines({**FACTS, "boards": [board]})
    assert any("xdotool is not installed" in line for line in told)
    assert any("with the start" in line for line in told)


@pytest.mark.skipif(not screen_timing.is_there(), reason=screen_timing.NOT_THERE)
def test_a_screen_that_does_not_come_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stub = tmp_path / "Xvfb"
    stub.write_text("#!/bin/sh\nexit 1\n")
    stub.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(TimeoutError, match="virtual screen"):
        screen_timing.opened(["never-begun"], lambda _: None)


def test_a_part_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "MOST_S", 0.01)
    with pytest.raises(CommandError, match="no window"):
        studio.measured(((4, 4),), strokes=1)
    monkeypatch.setattr(studio, "_first_window", lambda: 1.0)
    with pytest.raises(CommandError, match="given up"):
        studio.measured(((4, 4),), strokes=1)


def test_the_board_is_the_same_each_time_and_a_map_like_others() -> None:
    board = sample_board(40, 30)
    assert board == sample_board(40, 30)
    assert parse_board(write_board(board), "sample.yaml").board == board
    assert board.towns
    assert board.lines
    assert {*board.country.ravel().tolist()} == {0, 1}
    # What a country or an edge leads to has a signpost, whose place every stroke on the ground may move.
    assert [each.wide for each in signposts_of(board)] == [True, True]
    assert [town.name for town, _ in tagged(board)] == ["Town 0"]
    assert len(set(board.terrain.ravel().tolist())) > 2


def test_a_percentile_is_one_of_the_times() -> None:
    times = [float(time) for time in range(1, 101)]
    assert (percentile(times, 0.5), percentile(times, 0.99)) == (50.0, 99.0)
    assert percentile([4.0], 0.99) == 4.0
