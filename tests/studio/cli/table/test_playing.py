"""Playing in the terminal, by scripts of orders."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.shipped import folder
from engine.table.files import Journal, open_sitting
from studio.cli.main import main
from studio.cli.table.orders import ORDERS
from tests.architecture.sources import ROOT
from tests.studio.cli.conftest import rows_of

SEVERN = folder("maps") / "severn.yaml"
Play = Callable[..., str]


@pytest.fixture
def play(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Play by orders, and return what was said; the game is kept in g.jsonl."""

    def played(orders: str, *arguments: str, map_: Path = SEVERN, code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(orders))
        command = ["play", str(map_), *arguments]
        if map_ != tmp_path / "g.jsonl":
            command += ["--force", "-o", str(tmp_path / "g.jsonl")]
            command += [] if "--seed" in arguments else ["--seed", "7"]
            command += [] if "--seats" in arguments else ["--seats", "human,greedy,greedy"]
        assert main(command) == code
        said = capsys.readouterr()
        return said.out + said.err

    return played


def answers(text: str) -> dict[str, str]:
    """Return what was said after each order, by the order."""
    found: dict[str, str] = {}
    order = ""
    for line in text.splitlines():
        _, mark, after = line.partition(" > ")
        if mark:
            order = after
        found[order] = found.get(order, "") + ("" if mark else f"{line}\n")
    return found


# -- building ------------------------------------------------------------------------------------


def test_a_build_says_what_it_costs_and_pays_and_leaves_the_rest(play: Play) -> None:
    text = play("start Cardiff\nhover T23 S23 Q22\nT23 S23 Q22\nS24\n")
    said = answers(text)
    assert said["start Cardiff"].startswith("The starts\n  Red starts at Cardiff (T23).\n")
    assert said["hover T23 S23 Q22"].splitlines()[0].endswith("3 of 5 · pays no one")
    assert said["hover T23 S23 Q22"].splitlines()[1] == "2 left."
    assert said["T23 S23 Q22"] == "3 of 5 · pays no one\n"
    assert "Round 1, Red builds, 2 left > S24" in text
    assert "Round 1, Red builds, 1 left > " in text


def test_a_forbidden_build_is_refused_with_its_rule_and_changes_nothing(play: Play) -> None:
    text = play("start T23\nS30\nT27\nwhy P24 P25\nM20 M22\nA1 C2\ndone 9\nS24 R24\n")
    said = answers(text)
    assert said["S30"] == "6.A6 This way costs 24; you have 5.\n"
    assert said["T27"] == "6.A3 T27 is sea. Track is laid on land only.\n"
    assert said["why P24 P25"].startswith("6.A6 New track must join your own")
    assert "\n6.A6: The first turn passes" in said["why P24 P25"]
    assert said["done 9"] == "6.A6 You can save from 0 to 5 of the allowance, not 9.\n"
    assert text.count("Round 1, Red builds, 5 left > ") == 8


def test_an_order_that_is_none_is_answered_with_what_there_is(play: Play) -> None:
    text = play(
        "fly\nstart\nstart Z99\nenter two\nbuy Titanic\nleap A1\nseat Red wizard\nreset now\nlook 99\n"
        "done 1 2\ncards foo\ncards with Blue foo\nredo foo\nredo 1 2\nlines 1 2\nledger foo\n"
        "ledger Red foo\nhover T23 via\nhover T23 S23 via S24\nQUIT now\nnotes\n"
    )
    said = answers(text)
    assert said["done 1 2"] == "One word goes with it: `done 2`.\n"
    assert said["cards foo"] == said["cards with Blue foo"]
    assert said["cards foo"] == "Write `cards`, or `cards with Blue` for a joint run.\n"
    assert said["redo foo"] == "'foo' is no whole number: `redo 3`.\n"
    assert said["redo 1 2"] == "One word goes with it: `redo 3`.\n"
    assert said["lines 1 2"] == "One word goes with it: `lines 1`.\n"
    assert said["ledger foo"] == "There is no player 'foo'; there are Red, Blue, Green.\n"
    assert said["ledger Red foo"] == "One word goes with it: `ledger Blue`.\n"
    assert said["QUIT now"] == "Nothing goes with this order: 'now'.\n"
    assert said["notes"].startswith("There are no notes.")
    assert said["fly"] == "'fly' is not an order, a hex or a town. `help` lists the orders.\n"
    assert said["start"] == "One word goes with it: `start T23`.\n"
    assert said["start Z99"] == "There is no hex and no town 'Z99' on the map.\n"
    assert said["enter two"] == "'two' is no whole number: `enter 2`.\n"
    assert said["buy Titanic"].startswith("There is no ferry 'Titanic'; ")
    assert said["leap A1"].startswith("Write where from")
    assert "human or a bot (greedy, planner, searcher, random)" in said["seat Red wizard"]
    assert said["reset now"] == "Nothing goes with this order: 'now'.\n"
    assert said["look 99"] == "The game has 0 moves.\n"


def test_way_points_need_an_end_and_a_way(play: Play) -> None:
    said = answers(play("start Cardiff\nhover via\nhover S24 via\nhover S24 R24 via S23\n"))
    assert {said[order] for order in list(said)[1:4]} == {
        "Name one hex to build to, then those to go by: `B4 via A3`.\n"
    }


def test_orders_and_names_are_known_in_capitals_too(play: Play) -> None:
    said = answers(play("START CARDIFF\nHover s24 VIA S23\nSeat BLUE Human\nDONE\nBACK Turn\nQUIT\n"))
    assert said["Hover s24 VIA S23"].startswith("2 of 5 · ")
    assert said["Seat BLUE Human"] == ""
    assert said["BACK Turn"].startswith("Took back ")
    assert said["QUIT"].startswith("The game is kept in ")


def test_players_with_names_of_several_words_are_known(play: Play) -> None:
    players = ("--players", "Mary Ann,Old Bob,Green")
    said = answers(play("start T23\nseat Old Bob human\nledger mary ann\ncards with old bob\n", *players))
    assert said["seat Old Bob human"] == ""
    assert said["ledger mary ann"].startswith("   0  The starts")
    assert said["cards with old bob"] == "There is no race to enter now.\n"


def test_towns_of_several_words_are_known(play: Play) -> None:
    said = answers(play("start Cardiff\nhover Port Talbot\n"))
    assert said["hover Port Talbot"].startswith("6.A6 ")


def test_every_order_is_in_the_help_and_on_its_page(play: Play) -> None:
    text = answers(play("help\n"))["help"]
    guide = (ROOT / "docs" / "table.md").read_text("utf-8")
    for word, (_, told, _) in ORDERS.items():
        assert f"\n{told} " in text
        assert f"`{word}" in guide


# -- taking back ---------------------------------------------------------------------------------


def test_moves_are_taken_back_by_order_by_turn_and_by_number(play: Play) -> None:
    orders = (
        "start T23\nS24 R24\nundo\nredo 9\nreset\nT23 S23 R23\ndone\nback turn\nlines\nback 3\ndone\ngo\n"
    )
    said = answers(play(orders.replace("S24 R24", "T23 S24 R24")))
    assert said["undo"].splitlines() == ["Took back 2 moves.", "After 4 moves: Red 20, Blue 20, Green 20."]
    assert said["redo 9"] == ""
    assert said["reset"] == "After 4 moves: Red 20, Blue 20, Green 20.\n"
    assert said["back turn"].startswith("Took back ")
    assert " of Blue, " in said["back turn"]
    assert said["lines"].startswith("1: 6 moves, another way from move 4 on\n")
    assert said["back 3"].startswith("Took back 3 moves.\n") or "Took back 1 move." in said["back 3"]


def test_a_game_that_is_over_can_be_taken_back(play: Play, tmp_path: Path, map_: Path) -> None:
    orders = "start A1\n" + "A2\nA3\nenter 1\ndone\ndecline\n" * 200
    text = play(f"{orders}done\nundo\nback race\nback turn\ngo\naccounts\n", map_=map_)
    assert "The game is over > done\nThe game is over. `undo` takes back your last move" in text
    assert text.count("The end\n") == 1
    after = text[text.index("> undo") :]
    assert after.splitlines()[1].startswith("Took back ")
    assert ", Red declares > back race\n" in after
    assert "The game is over" not in after
    assert "stand" in rows_of(tmp_path / "g.jsonl")[-1]


def test_going_back_to_a_race_leads_to_its_first_decision_after_the_dice(play: Play, map_: Path) -> None:
    orders = "start A1\n" + "A2\nA3\ndone\n" * 60 + "decline\nback race\nback race\n"
    text = play(orders, map_=map_)
    once, again = text.split(" > back race\n")[1:]
    assert "Race 1, " in once
    assert once.rstrip().splitlines()[-1].endswith(", Red declares")
    assert " builds, " in again.rstrip().splitlines()[-2]


def test_the_last_person_who_leaves_their_seat_learns_how_to_go_on(play: Play, map_: Path) -> None:
    said = answers(play("start A1\nseat Red greedy\naccounts\ngo\nundo\n", map_=map_))
    assert said["seat Red greedy"] == (
        "Only bots are left. `go` lets them play to the end, `seat Red human` takes the seat back.\n"
    )
    assert "  Red: greedy\n" in said["accounts"]
    assert "The end\n" in said["go"]
    assert said["undo"].startswith("Took back ")


def test_what_others_did_is_listed_by_builder(play: Play) -> None:
    said = answers(play("start T23\ndone\nsince\n"))["since"].splitlines()
    assert said[0].endswith(" since your last, +0 for you.")
    assert said[1].startswith("7 links by Blue: L33, L34, ")
    assert said[2].startswith("5 links by Green: H28, ")


def test_dice_and_bots_wait_after_a_take_back_until_they_are_called(play: Play) -> None:
    text = play("start T23\nback 1\ndone\ngo\n")
    assert "Blue (greedy) waits > done" in text
    assert "It is Blue's turn. `go` lets them move." in text
    assert text.rstrip().splitlines()[-2] == "Round 1, Red builds, 5 left > "


def test_what_is_taken_back_and_made_again_leaves_the_same_file(play: Play, tmp_path: Path) -> None:
    play("start T23\nT23 S24\ndone\nT23 S23\n")
    straight = (tmp_path / "g.jsonl").read_bytes()
    play("start T23\nT23 S24 R24\nundo\nT23 S24\ndone\ndone\nback turn\nT23 S23\n")
    assert (tmp_path / "g.jsonl").read_bytes() == straight


def test_looking_at_the_past_changes_nothing(play: Play, tmp_path: Path) -> None:
    play("start T23\n")
    before = (tmp_path / "g.jsonl").read_bytes()
    said = answers(play("start T23\nlook 2\nsince\naccounts\nledger\nreach\nhover S24\ncards\nsave\n"))
    assert (tmp_path / "g.jsonl").read_bytes() == before
    assert said["look 2"] == "After 2 of 4 moves, The starts: Red 20, Blue 20, Green 20\n"
    assert said["ledger"] == "   0  The starts: to begin with (6.A4)  +20  20\n"
    assert said["accounts"].startswith("Red 20, Blue 20, Green 20\n  Red: human\n  Blue: greedy\n")
    assert said["cards"] == "There is no race to enter now.\n"


# -- whole games ---------------------------------------------------------------------------------


def test_a_whole_game_is_played_twice_to_the_same_bytes_and_replays(
    play: Play, tmp_path: Path, map_: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    orders = "start A1\n" + "A2\nA3\ncards\nenter 1\ndone\ndecline\n" * 200
    texts, said = [], ""
    for _ in range(2):
        said = play(orders, "--seats", "human,greedy,planner", map_=map_)
        texts.append((tmp_path / "g.jsonl").read_bytes())
    assert texts[0] == texts[1]
    assert "The end\n  The last race is run.\n" in said
    assert said.endswith(f"`platelayer replay {tmp_path / 'g.jsonl'}` shows it.\n")
    rows = rows_of(tmp_path / "g.jsonl")
    assert (rows[0]["bots"], rows[0]["luck"]) == (["human", "greedy", "planner"], "occasions")
    assert main(["replay", str(tmp_path / "g.jsonl")]) == 0
    assert "the result is as recorded" in capsys.readouterr().out


def test_the_story_at_the_table_is_the_story_of_the_replay(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = play("start T23\n" + "done\ndecline\n" * 12)
    assert main(["replay", str(tmp_path / "g.jsonl")]) == 0
    replayed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  ")]
    told = [line for line in said.splitlines() if line.startswith("  ")]
    assert len(told) > 20
    assert told == replayed[: len(told)]


def test_bots_at_the_table_play_as_by_luck_of_occasions(play: Play, tmp_path: Path, map_: Path) -> None:
    """Example 21: a person who hands their seat over at once changes no move of the bots."""
    bots = ["--bots", "greedy,planner,greedy", "--seed", "3", "--luck", "occasions"]
    path = tmp_path / "b.jsonl"
    assert main(["play", str(map_), *bots, "-o", str(path)]) == 0
    play("seat Red greedy\ngo\n", "--seats", "human,planner,greedy", "--seed", "3", map_=map_)
    table, alone = rows_of(tmp_path / "g.jsonl"), rows_of(path)
    assert table[1] == {"seat": {"player": "Red", "is": "greedy"}}
    assert table[2:] == alone[1:]


def test_seats_without_a_person_are_bots(play: Play, tmp_path: Path, map_: Path) -> None:
    play("", "--seats", "greedy,random", map_=map_)
    seated = (tmp_path / "g.jsonl").read_bytes()
    path = tmp_path / "b.jsonl"
    assert main(["play", str(map_), "--bots", "greedy,random", "--seed", "7", "-o", str(path)]) == 0
    assert path.read_bytes() == seated


def test_a_game_that_was_broken_off_is_gone_on_with(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Example 26: without the map, for the board stands in the file."""
    first, second = "start T23\nT23 S24\ndone\n", "T23 S23\ndone\ndone\n"
    play(first + second)
    straight = (tmp_path / "g.jsonl").read_bytes()
    play(first)
    path = tmp_path / "g.jsonl"
    assert main(["replay", str(path)]) == 0
    assert "the game was broken off after " in capsys.readouterr().out
    said = play(second, map_=path)
    assert said.startswith("Since Red last moved:\nRound 1: 5 to build with, Red first\n  Blue builds ")
    assert "\nRound 2, Red builds, 2 left > " in said
    assert path.read_bytes() == straight


def test_a_seat_is_taken_over_when_a_game_goes_on(play: Play, tmp_path: Path) -> None:
    play("start T23\ndone\n")
    play("", "--seats", "greedy,human,greedy", map_=tmp_path / "g.jsonl")
    taken = [row["seat"] for row in rows_of(tmp_path / "g.jsonl") if "seat" in row]
    assert taken == [{"player": "Red", "is": "greedy"}, {"player": "Blue", "is": "human"}]


def test_people_throw_dice_by_hand(play: Play, tmp_path: Path) -> None:
    """Example 24: what is on no face is refused by the rule of the die."""
    orders = "start T23\ndone\nthrow 6\nthrow 4\nthrow again\nthrow 2\n"
    text = play(orders, "--luck", "hand")
    said = answers(text)
    assert "Dice to roll for the allowance: 2, 3, 4, 5 > done" in text
    assert "The dice come first" in said["done"]
    assert said["throw 6"] == "6.A1 '6' cannot come up. It is one of 2, 3, 4, 5.\n"
    assert "Round 1, Red builds, 4 left > throw again" in text
    assert "Round 1, Red builds, 2 left > " in text
    assert rows_of(tmp_path / "g.jsonl")[0]["luck"] == "hand"


def test_chance_throws_again_what_it_threw_last(play: Play) -> None:
    text = play("start T23\n" + "throw again\n" * 9)
    left = {line.split(", ")[2].split()[0] for line in text.splitlines() if line.startswith("Round 1, Red")}
    assert len(left) > 1


def test_a_note_is_pinned_to_a_hex_and_a_move(play: Play, tmp_path: Path) -> None:
    play("start T23\nT23 S24\nnote Q24 valley too wide\n")
    note = next(row["note"] for row in rows_of(tmp_path / "g.jsonl") if "note" in row)
    assert note == {"hex": "Q24", "text": "valley too wide", "move": 5}
    said = answers(play("notes\n", map_=tmp_path / "g.jsonl"))
    assert said["notes"] == "Q24, after 5 moves: valley too wide\n"


def test_two_people_take_turns_with_an_imaginary_company(play: Play) -> None:
    """6.C7b, with a person for one of the two and for the third."""
    orders = "start T23\nstart T23\n" + "done\n" * 4
    text = play(orders, "--seats", "human,greedy,human", "--people", "third")
    assert "Green (for Person 1) builds nothing" in text
    assert "Green (for Person 2) builds " in text


# -- bad input -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (
            ["--seats", "human,wizard"],
            "There is no player 'wizard'. Known: human, greedy, planner, searcher, random.",
        ),
        (["--bots", "human,greedy"], "'human' is no bot. Use --seats in place of --bots."),
        (["--seats", "greedy,greedy", "--luck", "hand"], "Dice by hand need a person"),
        (["--seats", ",".join(["human"] * 9)], "A game has at most 8 players, but 9 are named."),
        (["--seats", "human,human", "--people", "two"], "has 4 companies, but 2 players are named."),
        (["--seats", "human,greedy", "-o", "-"], "A game with people needs a file."),
        (["--seats", "human,greedy", "--rules", "seventh"], "seventh"),
        ([], "Say who plays, with --bots or --seats."),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    arguments: list[str], why: str, map_: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    output = [] if "-o" in arguments else ["-o", str(tmp_path / "g.jsonl")]
    assert main(["play", str(map_), *arguments, *output]) == 2
    assert why in capsys.readouterr().err
    assert not (tmp_path / "g.jsonl").exists()


def test_a_new_game_needs_a_file(map_: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(map_), "--seats", "human,greedy"]) == 2
    assert "Say where to keep the game, with -o FILE.jsonl." in capsys.readouterr().err


def test_a_game_that_goes_on_keeps_what_it_began_with(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    play("start T23\n")
    for options in (["--seed", "3"], ["--luck", "hand"], ["--players", "A,B"], ["--set", "races=3"]):
        said = play("", *options, map_=path, code=2)
        assert "keeps" in said
    assert "--seats names 2, and the game has 3." in play("", "--seats", "human,human", map_=path, code=2)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"rules": "sixth"', '"rules": "seventh"', "seventh"),
        ("Cardiff", "Cardigan", "its text does not match its hash"),
        ('"platelayer": "game/1"', '"platelayer": "game/9"', "in the format 'game/9'"),
        ('{"player": "Red", "start"', '{"player": "Red", "fly"', "line 2: "),
    ],
)
def test_a_damaged_file_is_refused_and_left_as_it_is(
    old: str, new: str, why: str, play: Play, tmp_path: Path
) -> None:
    path = tmp_path / "g.jsonl"
    play("start T23\nT23 S24\n")
    text = path.read_text("utf-8").replace(old, new, 1)
    path.write_text(text, "utf-8")
    assert why in play("", map_=path, code=2)
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("options", [[], ["--accounts"], ["--format", "json"]])
def test_a_replay_of_an_unfinished_game_says_how_to_go_on(
    options: list[str], play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "g.jsonl"
    play("start T23\nT23 S24 R24\n")
    lines = path.read_bytes().splitlines(keepends=True)
    for kept, code in ((lines, 0), (lines[:-1], 1), ([*lines[:-1], lines[-1][:9]], 1)):
        path.write_bytes(b"".join(kept))
        assert main(["replay", str(path), *options]) == code
        said = capsys.readouterr()
        assert said.err == f"The game is unfinished. `platelayer play {path}` goes on with it.\n"
        assert "Cardiff" in said.out or options == ["--accounts"]


def test_a_file_cut_off_in_mid_line_is_opened_up_to_its_last_whole_line(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "g.jsonl"
    play("start T23\nT23 S24 R24\n")
    path.write_bytes(path.read_bytes()[:-60])
    said = play("", map_=path)
    assert "The file ends in the middle of a line." in said
    assert "Round 1, Red builds, 1 left > " in said
    assert "stand" in rows_of(path)[-1]


def test_a_game_that_is_over_is_not_gone_on_with(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(game)]) == 2
    assert "This game is over. `platelayer replay` shows it." in capsys.readouterr().err


def test_a_full_disk_is_said_and_the_game_goes_on(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, calls = Journal.keep, []

    def full(journal: Journal, *arguments: object, **options: object) -> None:
        calls.append(arguments)
        if len(calls) in (4, 5):
            raise OSError(28, "No space left on device")
        keep(journal, *arguments, **options)  # type: ignore[arg-type]  # what it is given is passed on

    monkeypatch.setattr(Journal, "keep", full)
    said = play("start T23\nT23 S24\n")
    assert said.count("could not be kept in ") == 2
    assert "No space left on device. The next move tries again." in said
    assert rows_of(tmp_path / "g.jsonl")[-2] == {"player": "Red", "lay": ["T23", "S24"]}


# -- carrying over -------------------------------------------------------------------------------


def test_a_game_is_carried_over_to_an_edited_map(play: Play, tmp_path: Path) -> None:
    play("start Cardiff\nT23 S23 Q22\n")
    kept = tmp_path / "kept.jsonl"
    (tmp_path / "g.jsonl").rename(kept)
    edited = tmp_path / "edited.yaml"
    edited.write_text(SEVERN.read_text("utf-8").replace("title: Severn", "title: Edited Severn", 1), "utf-8")
    sitting = open_sitting(kept).sitting
    command = ["play", str(edited), "--carry", str(kept), "-o", str(tmp_path / "g.jsonl"), "--force"]
    assert main(command) == 0
    carried = open_sitting(tmp_path / "g.jsonl").sitting
    assert carried.header.title == "Edited Severn & South Wales"
    assert [made.move for made in carried.moves] == [made.move for made in sitting.moves]


def test_the_first_move_that_is_not_legal_on_the_map_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    play("start Cardiff\nT23 S23 Q22\n")
    (tmp_path / "g.jsonl").rename(tmp_path / "kept.jsonl")
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    ireland = folder("maps") / "ireland.yaml"
    command = ["play", str(ireland), "--carry", str(tmp_path / "kept.jsonl"), "-o", str(tmp_path / "g.jsonl")]
    assert main([*command, "--seed", "3"]) == 2
    assert "--seed is for a new game" in capsys.readouterr().err
    assert main(command) == 0
    assert "Move 1 (Red) cannot be made on this board: " in capsys.readouterr().err
    assert open_sitting(tmp_path / "g.jsonl").sitting.at == 0
