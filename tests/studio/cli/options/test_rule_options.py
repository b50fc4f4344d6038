"""Rules set for one game on the command line."""

import json
from pathlib import Path

import pytest

from engine.boardfile.reading import parse_board
from engine.rulesets.editions import rules_of
from studio.cli.main import main


def test_a_table_sets_rules_for_one_game(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """6.C4: whatever the map says of a field, and the transcript holds it, so that a replay needs no map."""
    before, path = map_.read_bytes(), map_.with_name("set.jsonl")
    settings = ("races=2", "scoring=bus boss", "race_die=[1, 6]", "targets=90", "debt=false", "races=3")
    asked = [word for setting in settings for word in ("--set", setting)]
    assert main(["play", str(map_), "--bots", "greedy,random", "--seed", "7", "-o", str(path), *asked]) == 0
    assert map_.read_bytes() == before
    rows = [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]
    board = parse_board(rows[0]["map"]["board"], "").board
    assert board is not None
    rules = rules_of(board)
    assert (rules.races, rules.scoring, rules.race_die) == (3, "bus boss", (1, 6))
    assert (rules.targets, rules.debt) == ((90,), False)
    assert {row["chance"]["train"] for row in rows if "train" in row.get("chance", {})} <= {1, 6}
    assert rows[-1]["result"]["races"] <= 3
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert "the result is as recorded" in told
    assert "\n  Races: 3\n" in told
    assert "\n  A race is paid by: 30 points shared by all who enter\n" in told


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("race=12", "no field 'race'. Did you mean races or race_die?"),
        ("zzz=1", "no field 'zzz'. docs/overrides.md lists them all."),
        ("races=many", "'races' must be a whole number from 0 to 1000, not 'many'."),
        ("scoring=busboss", "'scoring' must be one of: prizes, early prizes, bus boss, not 'busboss'."),
        ("race_die=1,x", "'race_die' must be a list of whole numbers from 1 to 1000, not '1,x'."),
        ("debt=1", "'debt' must be true or false, not '1'."),
        ("key_uses=0", "With 'key_uses: 0' a game needs an end"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_with_what_could(
    setting: str, said: str, map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["play", str(map_), "--bots", "random", "-o", "-", "--set", "races=0", "--set", setting]
    assert main(asked) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err


@pytest.mark.parametrize("setting", ["races", "=12", "races="])
def test_a_setting_names_a_field_and_a_value(setting: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "vale.yaml", "--bots", "random", "-o", "-", "--set", setting])
    assert f"'{setting}' is not valid. Write FIELD=VALUE, for example races=12" in capsys.readouterr().err
