"""Playing the tile game in the terminal, by scripts of orders."""

import io
import json
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.shipped import shipped_sets
from engine.table.tiles.files import open_tile_sitting
from engine.table.tiles.sitting import daily_seed
from studio.cli.main import main
from studio.cli.tiles.orders import TILE_ORDERS

SET = shipped_sets()[0]
Play = Callable[..., str]


@pytest.fixture
def play(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play by orders, and return what was said; the game is kept in g.jsonl."""

    def played(orders: str, *arguments: str, what: Path = SET, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(orders))
        command = ["play", str(what), *arguments]
        if what == SET:
            command += ["--force", "-o", str(tmp_path / "g.jsonl")]
            command += [] if {"--seed", "--daily"} & {*arguments} else ["--seed", "3"]
            command += [] if "--seats" in arguments else ["--seats", "human"]
        assert main(command) == code
        said = capsys.readouterr()
        return said.out + said.err

    return played


def answers(text: str) -> list[tuple[str, str]]:
    """Return each order with what was said after it."""
    found: list[tuple[str, str]] = []
    for line in text.splitlines():
        _, mark, after = line.partition(" > ")
        if mark:
            found.append((after, ""))
        elif found:
            order, said = found[-1]
            found[-1] = order, f"{said}{line}\n"
    return found


def test_a_whole_game_alone_is_played_by_numbers_and_kept(play: Play, tmp_path: Path) -> None:
    text = play("1\n" * 34)
    assert "\nTurn 11\n" in text
    assert "points" in text.splitlines()[-4]
    assert "\nRank " in text
    assert main(["replay", str(tmp_path / "g.jsonl")]) == 0


def test_every_sort_of_move_has_an_order_of_its_own(play: Play) -> None:
    text = play(
        "row grain iron iron\ntake LP\nplace Memphis -1 0 1\n"
        "deliver wood from Memphis to Washington\nscores\n"
    )
    said = dict(answers(text))
    assert "Red puts the row in order: grain, iron, iron." in said["row grain iron iron"]
    assert "Red takes stock of LP." in said["take LP"]
    assert "Red places Memphis, linked by CT." in said["place Memphis -1 0 1"]
    assert "CT rises to 2." in said["deliver wood from Memphis to Washington"]
    assert "1 LP" in said["scores"]
    assert "CT 2" in said["scores"]


def test_a_tile_is_placed_without_its_turns_in_the_first_way_that_fits(play: Play) -> None:
    said = dict(answers(play("1\n1\nplace memphis -1 0\n")))
    assert "Red places Memphis, linked by CT." in said["place memphis -1 0"]


def test_bids_and_drafts_have_orders(play: Play) -> None:
    text = play("moves\n1\n" * 9, "--seats", "human,greedy", "--seed", "5")
    assert "bid or pass" in text
    assert "  1: pass\n  2: bid " in text
    assert "takes stock of" in text


@pytest.mark.parametrize(
    ("order", "words"),
    [
        ("fly", "'fly' is not an order. `help` lists the orders"),
        ("99", "The moves have the numbers 1 to 3."),
        ("take Atlantis", "There is no city or railroad 'Atlantis'"),
        ("take Omaha", "DR.solo2 Next: keep a stock tile."),
        ("take CT", "DR.solo2 That tile is not among those drawn."),
        ("bid two", "'two' is no whole number"),
        ("bid 2", "DR.solo2 Next: keep a stock tile."),
        ("pass", "DR.solo2 Next: keep a stock tile."),
        ("place Omaha", "Name the tile, its cell east and south of the first city"),
        ("place Omaha 1 0 2", "You do not have Omaha."),
        ("deliver wood", "Name the goods and both cities"),
        ("deliver gold from Chicago to St. Louis", "There are no goods 'gold'; there are wood"),
        ("deliver coal from Omaha to Chicago", "Omaha is not on the table."),
        ("row gold", "There are no goods 'gold'"),
        ("redo", "Nothing was taken back"),
        ("back 99", "The game has"),
        ("look 99", "The game has"),
        ("note Nowhere nice", "Name the city, then the note"),
        ("seat Blue greedy", "There is no player 'Blue'; there are Red."),
        ("seat Red genius", "Name a player, and human or a bot (greedy, planner, random)"),
        ("draw twice", "`draw again` draws other tiles"),
        ("moves now", "Nothing goes with this order"),
    ],
)
def test_an_order_that_cannot_be_is_answered_and_changes_nothing(
    play: Play, tmp_path: Path, order: str, words: str
) -> None:
    said = dict(answers(play(f"1\n{order}\n")))
    assert words in said[order]
    assert len(open_tile_sitting(tmp_path / "g.jsonl").sitting.moves) == 6


def test_moves_are_taken_back_made_again_and_drawn_again(play: Play) -> None:
    text = play("undo\n1\n1\nundo\nredo\nundo\ngo\n1\nback 3\nlook 2\ngo\n1\n1\ndraw again\n")
    said = answers(text)
    assert said[0] == ("undo", "No one has decided anything yet.\n")
    assert said[3][1].startswith("Took back 2 moves.\nAfter 6 moves: Red 1.\n")
    assert "Red takes stock of" in said[4][1]
    assert "After 2 of" in dict(said)["look 2"]
    assert said[-2][0] == "draw again"
    assert said[-2][1].startswith("Took back 1 move, and drew again.\n")


def test_a_game_is_left_and_gone_on_with_by_others(play: Play, tmp_path: Path) -> None:
    told = play("1\n1\nnotes\nnote St. Louis a hub\nnotes\nquit\n")
    assert "There are no notes. `note Omaha TEXT` pins one on a city." in told
    assert re.search(r"^St\. Louis, after \d+ moves: a hub$", told, re.MULTILINE)
    file = tmp_path / "g.jsonl"
    before = file.read_text("utf-8")
    assert '"note": {"city": "St. Louis", "text": "a hub"' in before
    assert before.splitlines()[-1].startswith('{"stand"')
    text = play("scores\n", what=file)
    assert text.startswith("After ")
    assert main(["replay", str(file)]) == 0
    play("", "--seats", "greedy", what=file)
    assert '"result"' in file.read_text("utf-8").splitlines()[-1]
    assert "This game is over" in play("", what=file, code=2)


def test_a_damaged_game_goes_on_before_the_damage_and_the_file_is_kept(play: Play, tmp_path: Path) -> None:
    play("1\n1\n1\n")
    file = tmp_path / "g.jsonl"
    lines = file.read_text("utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:5], lines[6], *lines[7:]]), "utf-8")
    damaged = file.read_bytes()
    text = play("quit\n", what=file)
    assert "The game is open up to the move before" in text
    assert damaged in [other.read_bytes() for other in tmp_path.iterdir() if other != file]


def test_the_daily_has_the_seed_of_today(play: Play, tmp_path: Path) -> None:
    play("quit\n", "--daily")
    header = json.loads((tmp_path / "g.jsonl").read_text("utf-8").splitlines()[0])
    assert header["seed"] == daily_seed(datetime.now(UTC).astimezone().date())
    assert header["luck"] == "occasions"
    for more in (["--seed", "4"], ["--challenge"], ["--luck", "stream"]):
        assert "--daily says how tiles are drawn" in play("", "--daily", *more, code=2)
    assert "--daily is for the game alone" in play("", "--daily", "--seats", "human,greedy", code=2)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "human,wizard"), "There is no bot 'wizard'"),
        (("--seats", "human", "--players", "Ann,Bob"), "--seats names 1 and --players 2"),
        (("--seats", "human", "--luck", "hand"), "--luck is stream or occasions"),
        (("--seats", "human", "--rules", "sixth"), "--rules is for games on maps"),
    ],
)
def test_what_a_tile_game_cannot_have_is_refused(play: Play, arguments: tuple[str, ...], words: str) -> None:
    assert words in play("", *arguments, code=2)


def test_bots_play_by_occasions_too(play: Play, tmp_path: Path) -> None:
    play("", "--seats", "greedy,greedy", "--luck", "occasions")
    first = (tmp_path / "g.jsonl").read_bytes()
    play("", "--seats", "greedy,greedy", "--luck", "occasions")
    assert (tmp_path / "g.jsonl").read_bytes() == first
    assert main(["replay", str(tmp_path / "g.jsonl")]) == 0


def test_help_lists_every_order(play: Play) -> None:
    said = dict(answers(play("help\n")))["help"]
    for _, shown, does in TILE_ORDERS.values():
        assert shown in said
        assert does in said
