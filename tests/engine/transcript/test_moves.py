"""Moves as lines: every kind there and back, and what is said of lines that are none."""

import json
import re
from typing import get_args

import pytest

from engine.board.document import new_board
from engine.game.compiling import facts_of
from engine.game.moves import (
    AgreeLine,
    Buy,
    ChanceMove,
    Cross,
    DealCities,
    Decline,
    Done,
    Enter,
    Exchange,
    GiveNotice,
    Join,
    Lay,
    Leap,
    Missing,
    Move,
    OfferLine,
    PlayerMove,
    Propose,
    RaceOrder,
    RefuseLine,
    Roll,
    RollKey,
    RollTrain,
    SetRaces,
    SetRolls,
    Start,
    ThrowDice,
    TurnCard,
    WriteOrders,
    WriteRound,
)
from engine.hexes.labels import LabelBlock, LabelScheme
from engine.hexes.sheet import Sheet
from engine.transcript.moves import Notation
from engine.turns.chance import CHANCE
from tests.engine.game.boards import ferried, vale

FACTS = facts_of(ferried(vale()))
NOTATION = Notation(FACTS, ("Red", "Blue", "Green"))
A1, A2, B2 = (FACTS.hexes_by_label[label] for label in ("A1", "A2", "B2"))

LINES: list[tuple[int, Move, str]] = [
    (0, Start(A1), '{"player": "Red", "start": "A1"}'),
    (1, Lay(A1, A2), '{"player": "Blue", "lay": ["A1", "A2"]}'),
    (1, Buy(1), '{"player": "Blue", "buy": "Pilot"}'),
    (1, Cross(0), '{"player": "Blue", "cross": "Tunnel"}'),
    (1, Leap(A1, B2, 2), '{"player": "Blue", "leap": ["A1", "B2"], "over": "Green"}'),
    (1, Done(), '{"player": "Blue", "done": true}'),
    (2, Done(2), '{"player": "Green", "done": true, "save": 2}'),
    (2, GiveNotice(), '{"player": "Green", "notice": true}'),
    (2, OfferLine(0, (A1, A2)), '{"player": "Green", "offer": ["A1", "A2"], "partner": "Red"}'),
    (0, AgreeLine(), '{"player": "Red", "agree": true}'),
    (0, RefuseLine(), '{"player": "Red", "refuse": true}'),
    (
        0,
        Enter((A1, A2, B2), (0, 3, 1)),
        '{"player": "Red", "enter": ["A1", "A2", "B2"], "pay": {"Blue": 3, "Green": 1}}',
    ),
    (0, Enter((A1, A2), (0, 0, 0)), '{"player": "Red", "enter": ["A1", "A2"], "pay": {}}'),
    (
        1,
        Enter(FACTS.ferries[1].way, (4, 0, 0)),
        '{"player": "Blue", "enter": ["E6", "Pilot:E7", "E8"], "pay": {"Red": 4}}',
    ),
    (
        0,
        Propose(2, (A1, A2), (0, 3, 0)),
        '{"player": "Red", "propose": ["A1", "A2"], "partner": "Green", "pay": {"Blue": 3}}',
    ),
    (2, Join(0), '{"player": "Green", "join": "Red"}'),
    (0, Decline(), '{"player": "Red", "decline": true}'),
    (
        0,
        WriteOrders((((A1, A2), Buy(0)), (), (Start(A1), Cross(0), Leap(A1, A2, 1)))),
        (
            '{"player": "Red", "orders": {"a": [["A1", "A2"], {"buy": "Packet"}], "b": [], '
            '"c": [{"start": "A1"}, {"cross": "Tunnel"}, {"leap": ["A1", "A2"], "over": "Blue"}]}}'
        ),
    ),
    (
        0,
        WriteRound((RaceOrder(3, (A1, A2)),)),
        '{"player": "Red", "entries": [{"race": 3, "route": ["A1", "A2"]}]}',
    ),
    (
        0,
        WriteRound(
            (RaceOrder(3, (A1, A2), (0, 2, 0), 2), RaceOrder(4, (), (), -1, (Exchange(1, (4, 5)),))),
            ((A1, A2),),
        ),
        (
            '{"player": "Red", "entries": [{"race": 3, "route": ["A1", "A2"], "pay": {"Blue": 2}, "with": '
            '"Green"}, {"race": 4, "route": [], "exchange": [{"with": "Blue", "races": [4, 5]}]}], '
            '"extra": [["A1", "A2"]]}'
        ),
    ),
    (1, Missing(), '{"missing": "Blue"}'),
    (CHANCE, ThrowDice((6, 1, 4, 3)), '{"chance": {"dice": [6, 1, 4, 3]}}'),
    (CHANCE, SetRolls((5, 4, 7)), '{"chance": {"rolls": [5, 4, 7]}}'),
    (CHANCE, SetRaces((("11", "21"), ("1", "22"))), '{"chance": {"races": [["11", "21"], ["1", "22"]]}}'),
    (CHANCE, DealCities((A1, B2)), '{"chance": {"cities": ["A1", "B2"]}}'),
    (CHANCE, Roll(4), '{"chance": {"allowance": 4}}'),
    (CHANCE, RollKey((4, 4)), '{"chance": {"key": [4, 4]}}'),
    (CHANCE, TurnCard("QD"), '{"chance": {"card": "QD"}}'),
    (CHANCE, RollTrain(3), '{"chance": {"train": 3}}'),
]


@pytest.mark.parametrize(("actor", "move", "line"), LINES)
def test_a_move_is_written_by_labels_and_names_and_read_again(actor: int, move: Move, line: str) -> None:
    assert json.dumps(NOTATION.plain(actor, move)) == line
    assert NOTATION.read(json.loads(line)) == (actor, move)


def test_every_kind_of_move_has_its_line() -> None:
    kinds = set(get_args(PlayerMove)) | set(get_args(ChanceMove))
    assert {type(move) for _, move, _ in LINES} == kinds


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("{}", "A move must name its player, or be a throw."),
        ('{"player": "Pink", "done": true}', "There is no player 'Pink'; there are Red, Blue, Green."),
        ('{"player": 1, "done": true}', "The field 'player' must hold text."),
        ('{"player": "Red", "buy": "Humber"}', "There is no ferry 'Humber' on the map."),
        ('{"player": "Red", "cross": "Tube"}', "There is no crossing 'Tube' on the map."),
        (
            '{"player": "Red"}',
            (
                "A player's move must have one of start, lay, buy, cross, leap, done, notice, offer, agree, "
                "refuse, enter, propose, join, decline, orders, entries."
            ),
        ),
        (
            '{"player": "Red", "done": true, "decline": true}',
            (
                "A player's move must have one of start, lay, buy, cross, leap, done, notice, offer, agree, "
                "refuse, enter, propose, join, decline, orders, entries."
            ),
        ),
        (
            '{"player": "Red", "done": true, "spare": 2}',
            "There is no field 'spare' in a move 'done'; it may hold player, done, save.",
        ),
        ('{"player": "Red", "done": false}', "The field 'done' can only be true."),
        ('{"player": "Red", "done": true, "save": "2"}', "The field 'save' must hold a whole number."),
        ('{"player": "Red", "done": true, "save": true}', "The field 'save' must hold a whole number."),
        ('{"player": "Red", "start": "Z99"}', "There is no hex 'Z99' on the map."),
        ('{"player": "Red", "lay": "A1"}', "The field 'lay' must hold a list of texts."),
        (
            '{"player": "Red", "lay": ["A1"]}',
            "A link is laid from one hex to another: 'lay' holds two labels.",
        ),
        (
            '{"player": "Red", "leap": ["A1"], "over": "Blue"}',
            "A leap is made from one hex to another: 'leap' holds two labels.",
        ),
        ('{"player": "Red", "leap": ["A1", "A2"]}', "The field 'over' must hold text."),
        ('{"player": "Red", "enter": ["A1", 2], "pay": {}}', "The field 'enter' must hold a list of texts."),
        ('{"player": "Red", "enter": ["A1"]}', "The field 'pay' must hold what each rival receives."),
        (
            '{"player": "Red", "enter": ["A1"], "pay": {"Blue": 0.5}}',
            "The field 'pay' must hold what each rival receives.",
        ),
        (
            '{"player": "Red", "enter": ["A1"], "pay": {"Red": 0}}',
            "The field 'pay' lists only players who receive something. Remove Red.",
        ),
        (
            '{"player": "Red", "enter": ["A1"], "pay": {"Pink": 1}}',
            "There is no player 'Pink'; there are Red, Blue, Green.",
        ),
        (
            '{"chance": {}}',
            "A throw must have one of allowance, key, card, train, dice, rolls, races, cities.",
        ),
        (
            '{"chance": {"coin": 1}}',
            "There is no throw 'coin'; there are allowance, key, card, train, dice, rolls, races, cities.",
        ),
        ('{"chance": {"train": 3.0}}', "The field 'train' must hold a whole number."),
        ('{"chance": {"key": [4, "4"]}}', "The field 'key' must hold a list of whole numbers."),
        (
            '{"chance": {"train": 3}, "player": "Red"}',
            "There is no field 'player' in a throw; it may hold chance.",
        ),
    ],
)
def test_a_line_that_is_no_move_is_refused_with_a_plain_sentence(line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        NOTATION.read(json.loads(line))


def test_a_map_whose_labels_do_not_tell_its_hexes_apart_is_refused() -> None:
    labels = LabelScheme(blocks=(LabelBlock("A-Z"), LabelBlock("A", 40)))
    board = new_board(Sheet(50, 27, labels=labels))
    with pytest.raises(ValueError, match="Some hexes share a label"):
        Notation(facts_of(board), ("Red",))
