"""Replay with accounts, run as a user runs it."""

import json
from pathlib import Path

import pytest

from studio.cli.main import main
from tests.engine.transcript.games import GOLDEN

GAME = GOLDEN / "dice.jsonl"


def test_the_ledgers_of_a_game_are_printed_word_for_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GAME), "--accounts"]) == 0
    first, _, ledgers = capsys.readouterr().out.partition("\n\n")
    assert first == "Vale, by the rules 'sixth'"
    assert ledgers == (GOLDEN / "dice.accounts").read_text(encoding="utf-8")


def test_the_ledgers_as_json_add_up_to_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GAME), "--accounts", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    result = json.loads(GAME.read_text(encoding="utf-8").splitlines()[-1])["result"]
    assert told["problem"] is None
    assert {ledger["player"]: ledger["account"] for ledger in told["ledgers"]} == result["accounts"]
    for ledger in told["ledgers"]:
        assert sum(entry["amount"] for entry in ledger["entries"]) == ledger["account"]
        assert sum(each["in"] - each["out"] for each in ledger["by_rule"].values()) == ledger["account"]
    paid = {
        "when": "Extra building after run 4",
        "what": "Green's junction at E10",
        "rule": "6.A5a",
        "with": "Green",
        "hex": "E10",
        "amount": 1,
        "balance": 107,
    }
    assert paid in told["ledgers"][0]["entries"]


def test_only_the_first_moves_are_entered_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GAME), "--accounts", "--until", "1", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [len(ledger["entries"]) for ledger in told["ledgers"]] == [1, 1, 1]


@pytest.mark.parametrize("format_", ["text", "json"])
def test_a_game_that_breaks_the_rules_has_its_accounts_until_there(
    tmp_path: Path, format_: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = GAME.read_text(encoding="utf-8").splitlines()
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join([*rows[:12], rows[1], *rows[12:], ""]), encoding="utf-8")
    assert main(["replay", str(broken), "--accounts", "--format", format_]) == 1
    out = capsys.readouterr().out
    if format_ == "json":
        assert json.loads(out)["problem"]["line"] == 13
    else:
        assert "first to" in out
        assert "line 13: " in out
