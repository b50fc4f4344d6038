"""VP.O4: referees draw the races of a game."""

import json
from pathlib import Path

import pytest

from engine.shipped import folder
from studio.cli.exits import FAILED, FINE
from studio.cli.main import main

SEVERN = str(folder("maps") / "severn.yaml")


def test_races_are_drawn_for_six_rounds_and_numbered_through(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["postal", "races", SEVERN, "--seed", "7"]) == FINE
    said = capsys.readouterr().out
    assert [line for line in said.splitlines() if line.startswith("Round")] == [
        f"Round {n}" for n in range(7, 13)
    ]
    assert "\n  8) (" in said
    assert "\n 42) (" in said
    assert "Cardiff" in said
    assert "--seed 7" in said
    assert main(["postal", "races", SEVERN, "--seed", "7"]) == FINE
    assert capsys.readouterr().out == said


def test_races_are_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["postal", "races", SEVERN, "--seed", "7", "--format", "json"]) == FINE
    told = json.loads(capsys.readouterr().out)
    assert told["seed"] == 7
    assert [len(round_) for round_ in told["rounds"]] == [7] * 6


def test_without_a_seed_one_is_drawn_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["postal", "races", SEVERN]) == FINE
    assert "draws this table again" in capsys.readouterr().out


def test_a_board_with_cards_has_no_sectors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["postal", "races", str(folder("maps") / "ireland.yaml")]) == FAILED
    assert "Sectors need two dice" in capsys.readouterr().err


def test_a_key_without_a_town_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = Path(SEVERN).read_text("utf-8")
    file = tmp_path / "map.yaml"
    file.write_text(
        text.replace("keys: [32]", "keys: []", 1).replace("keys: [31, 32]", "keys: [31]", 1), "utf-8"
    )
    assert file.read_text("utf-8") != text
    assert main(["postal", "races", str(file)]) == FAILED
    assert "Unassigned: 32" in capsys.readouterr().err


def test_keys_too_close_to_all_others_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "map.yaml"
    text = Path(SEVERN).read_text("utf-8")
    file.write_text(
        text.replace("special_rules:\n", "special_rules:\n  - {type: override, min_run: 60}\n"), "utf-8"
    )
    assert main(["postal", "races", str(file)]) == FAILED
    assert "share too few partners at least 60 hexes away" in capsys.readouterr().err
