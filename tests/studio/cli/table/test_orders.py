"""Orders that need a position of their own: races, joint runs, ferries, crossings, leaps, joint lines."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.board.document import Board
from engine.game.state import Pair
from engine.table.files import Journal
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import game_of
from engine.turns.illegal import IllegalMove
from studio.cli.table.conversation import Conversation
from studio.cli.table.orders import carry_out
from studio.cli.table.talk import OrderError
from tests.engine.game.boards import ferried, position, vale
from tests.engine.table.sittings import fell, header_of, hex_of
from tests.engine.table.test_drafting import at_orders

Table = Callable[..., Conversation]


@pytest.fixture
def table(tmp_path: Path) -> Table:
    """A conversation of people in a position."""

    def begun(
        board: Board, tracks: Sequence[Sequence[str]], race: tuple[str, str] | None = None, **values: Any
    ) -> Conversation:
        header = header_of(board, ("human",) * len(tracks))
        game = game_of(header)
        if race is None:
            values = {"builders": (0, 1), "points": 5, "allowance": 5, "round": 1, **values}
        state = position(game.facts, tracks, **values)
        sitting = sitting_of(header, game, state)
        if race is not None:
            one, other = (hex_of(sitting, label) for label in race)
            state.pair = Pair(1, ("11", "13"), race, (one,), (other,))
            state.undeclared = tuple(range(len(tracks)))
            state.begin("operating")
        return Conversation(sitting, Journal(tmp_path / "g.jsonl"), "g.jsonl")

    return begun


def order(talk: Conversation, text: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Carry an order out, and return what was said."""
    capsys.readouterr()
    carry_out(talk, text)
    return capsys.readouterr().out


RACE = [["A1 A2 A3 A4"], ["A4 A5 A6"], ["A1 B1 B2 B3 B4 B5 A6"]]


def test_a_joint_run_is_proposed_and_joined(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    talk = table(fell(), RACE, ("A1", "A6"), accounts=[30, 25, 20])
    assert order(talk, "cards", capsys).startswith("1: 5 points over 5 links · pays Blue 2 · 60 % own track")
    assert order(talk, "cards with Blue", capsys).startswith("1: 5 points over 5 links · pays no one · 100 %")
    assert order(talk, "enter 1 with Blue", capsys).startswith("5 points over 5 links · pays no one")
    told = order(talk, "cards", capsys)
    assert "Red proposes a joint run, `join Red` accepts it:" in told
    assert (
        "Red pays 0. Blue pays 0. Every prize is halved; if no other train enters: Red 10 and Blue 10."
        in told
    )
    order(talk, "join Red", capsys)
    assert [entry.players for entry in talk.sitting.state.entries] == [(0, 1)]
    assert talk.sitting.actor == 2


def test_a_route_is_entered_from_hex_to_hex(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    talk = table(fell(), RACE, ("A1", "A6"))
    with pytest.raises(IllegalMove) as refused:
        carry_out(talk, "enter A1 B1 B2 B5 A6")
    assert refused.value.rule == "6.B2"
    with pytest.raises(OrderError, match="The cards have the numbers 1 to 1"):
        carry_out(talk, "enter 7")
    with pytest.raises(OrderError, match="Name a card or a route"):
        carry_out(talk, "enter")
    assert "pays Blue 2" in order(talk, "enter A1 A6", capsys)
    order(talk, "decline", capsys)
    assert talk.sitting.actor == 2


def test_ferries_are_bought_and_crossings_laid_by_their_names(
    table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = table(ferried(vale()), [["B4 B5"], ["D4 D5"]])
    assert "off the account" in order(talk, "buy packet", capsys)
    assert talk.sitting.state.ferries[0] == 0
    order(talk, "done", capsys)
    assert order(talk, "cross Tunnel", capsys).startswith("4 of 5")
    with pytest.raises(OrderError, match="There is no crossing 'Chunnel'; there are Tunnel, Bridge"):
        carry_out(talk, "cross Chunnel")


def test_a_rival_is_leapt_over(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    board = vale(("leaps", 3), ("leap_hexes", 2), ("leaps_over_one", 2))
    talk = table(board, [["D3 D2"], ["D2 D1 E1"]])
    with pytest.raises(OrderError, match="Write where from"):
        carry_out(talk, "leap D2 D1")
    order(talk, "leap D2 D1 over Blue", capsys)
    assert talk.sitting.state.footholds[0].hex == hex_of(talk.sitting, "D1")


def test_a_joint_line_is_offered_and_answered(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    """E.C4, by the rules of tournaments."""
    board = vale(("joint_hexes", 20), ("joint_hexes_with_one", 9), ("joint_percent", 100))
    talk = table(board, [["A1 A2"], ["A2 A3"]])
    with pytest.raises(OrderError, match="Name the partner"):
        carry_out(talk, "offer Blue")
    order(talk, "offer Blue A2 B2", capsys)
    assert talk.sitting.actor == 1
    order(talk, "refuse", capsys)
    assert talk.sitting.actor == 0
    talk = table(board, [["A1 A2"], ["A2 A3"]])
    order(talk, "offer Blue A2 B2", capsys)
    order(talk, "agree", capsys)
    assert len(talk.sitting.state.joint.laid) == 1


def test_notice_is_given_where_the_rules_have_it(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    talk = table(vale(("notice_at", 9), ("notice_turns", 1)), [["A1 A2"], ["A2 A3"]])
    order(talk, "notice", capsys)
    assert talk.sitting.state.turns_left == (2, 1)


def test_an_abandoned_line_is_listed_and_gone_to(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    talk = table(fell(), [["A1 A2"], ["E1 E2"]])
    assert order(talk, "lines", capsys) == "No line of moves was abandoned.\n"
    order(talk, "A2 A4", capsys)
    first: Sitting = talk.sitting
    assert order(talk, "undo", capsys) == "Took back 2 moves.\n"
    order(talk, "A2 B2", capsys)
    assert order(talk, "lines", capsys) == "1: 2 moves, another way from move 0 on\n"
    order(talk, "lines 1", capsys)
    assert talk.sitting.state == first.state
    with pytest.raises(OrderError, match="There is no line 9"):
        carry_out(talk, "lines 9")
    with pytest.raises(OrderError, match="Nothing was taken back"):
        carry_out(talk, "redo")


def test_a_single_hex_is_built_to_by_way_points(table: Table, capsys: pytest.CaptureFixture[str]) -> None:
    talk = table(fell(), [["A1 A2"], ["E1 E2"]])
    assert order(talk, "hover B4", capsys) == "3 of 5 · pays no one\n2 left.\n"
    assert order(talk, "hover B4 via A5", capsys) == "4 of 5 · pays no one\n1 left.\n"
    assert order(talk, "B4 via A4", capsys) == "3 of 5 · pays no one\n"
    with pytest.raises(OrderError, match="You have track there already"):
        carry_out(talk, "A2")
    with pytest.raises(OrderError, match="Nothing is to be thrown now"):
        carry_out(talk, "throw 4")
    with pytest.raises(OrderError, match="There is no turn of yours before this one"):
        carry_out(talk, "back turn")
    assert order(talk, "back round", capsys) == "Took back 3 moves.\n"


def test_orders_are_written_part_by_part_and_taken_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Conversation(at_orders("human", "greedy"), Journal(tmp_path / "g.jsonl"), "g.jsonl")
    at = talk.sitting.at
    assert talk.prompt() == f"Round 1, roll a, Red writes, {talk.sitting.state.post.rolls[0]} left"
    assert order(talk, "A3", capsys).startswith("2 of ")
    assert talk.prompt().endswith(" left")
    order(talk, "done", capsys)
    assert talk.prompt().startswith("Round 1, roll b, Red writes")
    order(talk, "undo", capsys)
    order(talk, "reset", capsys)
    assert talk.prompt() == f"Round 1, roll a, Red writes, {talk.sitting.state.post.rolls[0]} left"
    order(talk, "redo 2", capsys)
    order(talk, "note A3 steep", capsys)
    order(talk, "seat Blue planner", capsys)
    assert talk.prompt().startswith("Round 1, roll b, Red writes")
    assert talk.sitting.at == at
    order(talk, "done", capsys)
    told = order(talk, "done", capsys)
    assert "Round 1, roll a: Ayton (A1) – A3" in told
    assert "Round 1, roll c: nothing" in told
    assert talk.sitting.at == at + 1
    order(talk, "back turn", capsys)
    assert talk.prompt().startswith("Round 1, roll c, Red writes")
