"""Replay with accounts, run as a user runs it."""

import json
import re
from pathlib import Path

import pytest

from engine.boardfile.writing import write_board
from studio.cli.main import main
from tests.engine.game.boards import vale
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
        assert ledger["totals"]["in"] - ledger["totals"]["out"] == ledger["account"]
        assert ledger["totals"]["cost"] == sum(entry["cost"] for entry in ledger["entries"])
        assert sum(each["in"] - each["out"] for each in ledger["by_rule"].values()) == ledger["account"]
    assert [ledger["totals"]["cost"] for ledger in told["ledgers"]] == [10, 7, 0]
    assert told["bank"]["account"] == -sum(ledger["account"] for ledger in told["ledgers"])
    entries = [entry for ledger in told["ledgers"] for entry in ledger["entries"]]
    fields = {"when", "what", "rule", "with", "from", "hex", "links", "cost", "amount", "balance"}
    assert {frozenset(entry) for entry in entries} == {frozenset(fields)}
    towns = {town.name: board.sheet.label(town.hex) for board in [vale()] for town in board.towns}
    for entry in entries:
        beside = re.fullmatch(r"(\w+ )?alongside (\w+) from (\w+) to (\w+)", entry["what"])
        if beside:
            _, payee, start, end = beside.groups()
            assert (entry["from"], entry["hex"]) == (towns.get(start, start), towns.get(end, end))
            assert (entry["with"] == payee) is (entry["amount"] < 0)
        else:
            assert (entry["from"] is None) is ("extra track" not in entry["what"])


def peopled(folder: Path, people: str, bots: str) -> str:
    """Return the file of a game whose companies belong to people."""
    board, game = folder / "vale.yaml", folder / "game.jsonl"
    board.write_text(write_board(vale()), encoding="utf-8")
    seated = ["--bots", bots, "--people", people, "--seed", "1"]
    assert main(["play", str(board), *seated, "-o", str(game)]) == 0
    return str(game)


def test_companies_of_one_person_are_summed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Scores are added (6.C7a), in the ledger, the story and what programs read of both."""
    game = peopled(tmp_path, "Ann=Red+Green,Bob=Blue+Yellow", "random,greedy,random,greedy")
    held = json.loads(Path(game).read_text(encoding="utf-8").splitlines()[-1])["result"]
    accounts, people = held["accounts"], held["people"]
    capsys.readouterr()
    assert main(["replay", game, "--accounts"]) == 0
    out = capsys.readouterr().out
    assert "\nYellow, run by Bob\n" in out
    assert "\nAnn, who runs Red and Green\n" in out
    assert f"  Together: {accounts['Red']} (Red) + {accounts['Green']} (Green) = {people['Ann']}" in out
    assert main(["replay", game, "--accounts", "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)["people"]
    assert {name: person["account"] for name, person in told.items()} == people
    for person in told.values():
        assert sum(each["in"] - each["out"] for each in person["by_rule"].values()) == person["account"]
    assert main(["replay", game]) == 0
    assert f"  Together: Ann {people['Ann']}, Bob {people['Bob']}\n" in capsys.readouterr().out
    assert main(["replay", game, "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["chapters"][-1]["people"] == people


def test_a_dummy_company_is_named_as_such(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its account is no one's, and stands in no one's sum (6.C7b)."""
    game = peopled(tmp_path, "Ann=Red,Bob=Blue", "greedy,random,random")
    capsys.readouterr()
    assert main(["replay", game, "--accounts"]) == 0
    out = capsys.readouterr().out
    assert "\nGreen, imaginary\n" in out
    assert "\nAnn, who runs Red\n" in out
    assert out.count("who runs") == 2


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
