"""Drawing keys by dice and from a pack (6.B1)."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board.document import Board
from engine.board.keys import KEY_SCHEMES
from engine.board.places import Special
from engine.board.rules import Override
from engine.game.compiling import facts_of
from engine.game.events import HeldOver, KeyReplaced, RunOffered
from engine.game.facts import Facts
from engine.game.keys import drawing_of, next_free
from engine.game.moves import RollKey, TurnCard
from engine.game.play import Game
from engine.game.state import State, new_state
from tests.engine.game.boards import board_of, position

Pairs = list[tuple[str, str]]
DICE = KEY_SCHEMES["dice-36+6"]
CARDS = KEY_SCHEMES["cards-52"]


def full_board(scheme: str) -> Board:
    """Return a board on which every key of a scheme has a destination of its own."""
    keys = KEY_SCHEMES[scheme]
    labels = [f"{letter}{number}" for letter in "ABCDEF" for number in range(1, 10)]
    towns = [(key, label, (key,)) for key, label in zip(keys.towns, labels, strict=False)]
    board = board_of(["." * 12] * 6, towns, starts=[keys.towns[0]], keys=scheme)
    if keys.specials == keys.towns:
        return board
    west = [board.sheet.hex_named(f"{letter}12") for letter in "ABCDEF"]
    specials = tuple(Special(key, key, (hex_,)) for key, hex_ in zip(keys.specials, west, strict=False))
    return board.edited(specials=specials)


def drawn(facts: Facts, random: Random) -> Pairs:
    """Return the pairs of a whole Operating Stage in which no one has track, so that all are held."""
    game = Game(facts)
    state = game.settled(position(facts, [[], []], stage="operating")).state
    pairs: Pairs = []
    while not game.is_over(state):
        state, events = game.apply(state, game.chance(state).sampled(random))
        pairs += [event.keys for event in events if isinstance(event, HeldOver)]
    return pairs


@given(st.randoms(use_true_random=False))
def test_twenty_one_races_take_every_number_once(random: Random) -> None:  # 6.B1, 6.B1a
    pairs = drawn(facts_of(full_board("dice-36+6")), random)
    assert len(pairs) == 21
    assert Counter(key for pair in pairs for key in pair) == Counter(DICE.all_keys)
    for number, pair in enumerate(pairs, 1):
        specials = [key in DICE.specials for key in pair]
        assert specials == [number in {4, 7, 11, 14, 18, 21}, False]


@given(st.randoms(use_true_random=False))
def test_twenty_six_races_take_every_card_once(random: Random) -> None:  # 6.B1, 6.B1b
    pairs = drawn(facts_of(full_board("cards-52")), random)
    assert len(pairs) == 26
    assert Counter(key for pair in pairs for key in pair) == Counter(CARDS.all_keys)


def test_thirty_six_numbers_make_eighteen_races_without_specials() -> None:
    pairs = drawn(facts_of(full_board("dice-36")), Random(1))
    assert len(pairs) == 18
    assert all(len(key) == 2 for pair in pairs for key in pair)


def test_a_short_game_draws_fewer() -> None:  # 6.B7
    board = full_board("dice-36+6").edited(special_rules=(Override((("races", 12),)),))
    assert len(drawn(facts_of(board), Random(2))) == 12


def test_keys_nobody_answers_to_are_passed_over() -> None:
    towns = [("A", "A1", ("11",)), ("B", "A3", ("13",)), ("C", "A6", ("66",))]
    board = board_of(["......"], towns, keys="dice-36")
    pairs = drawn(facts_of(board), Random(3))
    assert len(pairs) == 1
    assert set(pairs[0]) <= {"11", "13", "66"}


def test_a_board_without_keys_has_no_races() -> None:
    assert drawn(facts_of(board_of(["..."])), Random(4)) == []


@pytest.mark.parametrize(
    ("thrown", "used", "found"),
    [
        ("44", {"44"}, "45"),
        ("46", {"46"}, "41"),
        ("43", {"41", "42", "43", "44", "45", "46"}, "51"),
        ("43", {"41", "42", "43", "44", "45", "46", "51", "52"}, "53"),
        ("64", {"61", "62", "63", "64", "65", "66"}, "11"),
        ("66", {"66"}, "61"),
        ("12", set(), "12"),
    ],
)
def test_a_used_number_passes_on(thrown: str, used: set[str], found: str) -> None:  # 6.B1a
    assert next_free(thrown, DICE.towns, [key for key in DICE.towns if key not in used]) == found


@pytest.mark.parametrize(("thrown", "used", "found"), [("6", "6", "1"), ("5", "56", "1"), ("3", "345", "6")])
def test_a_used_special_passes_on(thrown: str, used: str, found: str) -> None:  # 6.B1a
    assert next_free(thrown, DICE.specials, [key for key in DICE.specials if key not in used]) == found


def test_a_key_replaced_is_not_used_up() -> None:  # 6.B1d
    facts = facts_of(board_of(["......"], TOWNS, keys="cards-52"))
    game = Game(facts)
    state = game.settled(position(facts, [["A1 A2 A3 A4 A5 A6"]], stage="operating")).state
    state = game.apply(state, TurnCard("AS")).state
    state, events = game.apply(state, TurnCard("2S"))
    assert KeyReplaced(1, "2S") in events
    assert [outcome.move for outcome in game.chance(state)] == [TurnCard("AH"), TurnCard("AD")]
    state, events = game.apply(state, TurnCard("AH"))
    assert RunOffered(1, ("AS", "AH")) in events
    assert state.used == {"AS", "AH"}
    assert drawing_of(facts).left(facts, state) == ("2S", "AD")


@pytest.mark.parametrize(("seen", "second"), [((), ("AS", "2S", "AH", "AD")), (("AS",), ("2S", "AH", "AD"))])
def test_a_key_left_once_is_not_drawn_for_both_ends_of_a_pair(
    seen: tuple[str, ...], second: tuple[str, ...]
) -> None:  # E.C2
    twice = Override((("key_uses", 2), ("pairs_redrawn", True)))
    facts = facts_of(board_of(["......"], TOWNS, keys="cards-52").edited(special_rules=(twice,)))
    game = Game(facts)
    state = game.settled(position(facts, [["A1 A2 A3 A4 A5 A6"]], stage="operating", seen=seen)).state
    state = game.apply(state, TurnCard("AS")).state
    assert [outcome.move for outcome in game.chance(state)] == [TurnCard(key) for key in second]


def test_a_number_left_once_passes_on_for_the_second_end() -> None:  # E.C2, 6.B1a
    twice = Override((("key_uses", 2), ("pairs_redrawn", True)))
    towns = [("A", "A1", ("11",)), ("B", "A4", ("13",)), ("C", "A6", ("66",))]
    facts = facts_of(board_of(["......"], towns, keys="dice-36").edited(special_rules=(twice,)))
    game = Game(facts)
    track = [["A1 A2 A3 A4 A5 A6"]]
    state = game.settled(position(facts, track, stage="operating", seen=("11",))).state
    state = game.apply(state, RollKey((1, 1))).state
    _, events = game.apply(state, RollKey((1, 1)))
    assert RunOffered(1, ("11", "13")) in events


TOWNS = [("A", "A1", ("AS", "2S")), ("B", "A4", ("AH",)), ("C", "A6", ("AD",))]


def test_the_faces_of_two_dice_are_thrown_for_a_town_and_of_one_for_a_special() -> None:
    facts = facts_of(full_board("dice-36+6"))
    state: State = new_state(facts, 2)
    state.begin("operating")
    assert len(drawing_of(facts).outcomes(facts, state)) == 36
    state.drawn = 3
    assert [outcome.move for outcome in drawing_of(facts).outcomes(facts, state)] == [
        RollKey((face,)) for face in range(1, 7)
    ]
