"""Whole random games by post, and what their steps refuse (VP.5, VP.B1a, VP.O4, VP.N1)."""

from dataclasses import replace
from random import Random

import pytest

from engine.boardfile.writing import write_board
from engine.game.compiling import facts_of
from engine.game.endings import Ending, Kind
from engine.game.events import EntryVoid, HeldOver, Laid, RaceDecided, RunDropped
from engine.game.moves import (
    Buy,
    Exchange,
    Lay,
    Missing,
    Move,
    RaceOrder,
    RollTrain,
    SetRaces,
    SetRolls,
    Start,
    ThrowDice,
    WriteOrders,
    WriteRound,
)
from engine.game.play import Game, Played, UnplayableBoard
from engine.game.race_tables import dealt_races, in_rounds
from engine.game.state import NO_PERSON, State
from engine.racetables.drawing import UndecidedError
from engine.rulesets.postal import POSTAL
from engine.transcript.header import Header
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.writing import transcript_lines
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove
from engine.turns.play import run
from tests.engine.game.boards import ferried, vale
from tests.engine.game.checker import check_money, check_track
from tests.engine.game.scribe import Scribe

BOARD = ferried(vale(("race_table", "draws"))).edited(rules="postal")
GAME = Game(facts_of(BOARD))


def played(seed: int, players: int = 3) -> list[Played]:
    """Return the moves of a random game."""
    return list(run(GAME, [Scribe()] * players, Random(seed)))


@pytest.mark.parametrize("seed", range(3))
def test_every_move_of_a_random_game_keeps_money_and_track_and_replays(seed: int) -> None:
    names = ("Red", "Blue", "Green")
    moves, state = played(seed), GAME.initial_state(3)
    for each in moves:
        check_money(state, each.events, each.state)
        check_track(GAME.facts, each.state)
        state = each.state
    assert (state.round, state.stage, state.ending) == (12, "over", Ending(Kind.LAST_ROUND, 12))
    events = [event for each in moves for event in each.events]
    for kind in (Laid, RaceDecided, HeldOver, EntryVoid, RunDropped):
        assert any(isinstance(event, kind) for event in events), kind
    header = Header(write_board(BOARD), "", "", "postal", names, ("any",) * 3, seed, "0.1.0")
    text = "".join(transcript_lines(header, GAME, moves))
    assert [each.state for each in replay(parse_transcript(text))] == [each.state for each in moves]


def test_all_races_of_a_half_come_from_one_deal_with_each_key_once() -> None:
    deals = [each.move.pairs for each in played(1) if isinstance(each.move, SetRaces)]
    assert len(deals) == 2
    for deal in deals:
        assert sorted(key for race in deal for key in race) == sorted(GAME.facts.map_places.destinations)
    first = dict[int, int]()
    for each in played(1):
        for pair in each.state.post.offered:
            first.setdefault(pair.race, each.state.round)
    assert first == {race: 7 + (race - 1) // 6 for race in range(1, 37)}


def test_races_that_do_not_divide_by_three_are_spread_evenly() -> None:
    races = tuple((str(turn), "") for turn in range(26))
    assert [len(round_) for round_ in in_rounds(races)] == [9, 9, 8]
    assert [race for round_ in in_rounds(races) for race in round_] == list(races)


def test_races_dealt_evenly_are_far_enough_apart() -> None:
    facts = facts_of(vale(("race_table", "draws"), ("min_run", 4)).edited(rules="postal"))
    places = facts.map_places.destinations
    state = Game(facts).initial_state(2)
    for seed in range(5):
        for one, other in dealt_races(facts, state, Random(seed)):
            assert places[one].hexes != places[other].hexes


def test_no_one_sees_what_others_write_nor_later_races() -> None:
    state = at_orders(played(2), WriteRound, seat=2)
    seen = GAME.view(state)
    assert GAME.actor(seen) == GAME.actor(state) == 2
    assert seen.post.written == (Missing(), Missing(), None)
    assert seen.post.sealed == seen.post.dealt == ()
    assert seen.post.offered == state.post.offered
    assert state.post.dealt
    assert None not in state.post.written[:2]


def at_orders(moves: list[Played], kind: type, seat: int) -> State:
    """Return the state in which a seat is about to write for the first time orders of a kind."""
    place = next(
        turn for turn, each in enumerate(moves) if isinstance(each.move, kind) and each.actor == seat
    )
    return moves[place - 1].state


STARTED = GAME.apply(GAME.apply(GAME.initial_state(2), Start(0)).state, Start(0)).state
THROWN = GAME.apply(STARTED, SetRolls((4, 3, 2))).state
DEALT = at_orders(played(2, players=2), WriteRound, seat=0)
RACE = DEALT.post.offered[0].race


@pytest.mark.parametrize(
    ("state", "move", "rule", "words"),
    [
        (STARTED, ThrowDice((1, 1, 5, 6)), "VP.B1b", "does not count"),
        (STARTED, ThrowDice((5, 6, 4)), "VP.B1a", "4 dice"),
        (STARTED, ThrowDice((5, 6, 4, 7)), "VP.B1a", "4 dice"),
        (STARTED, SetRolls((5, 4)), "VP.B1a", "3 rolls"),
        (STARTED, SetRolls((5, 4, 0)), "VP.B1a", "from 1 to 99"),
        (STARTED, RollTrain(3), "VP.B1a", "throw the dice"),
        (THROWN, WriteOrders(((), (), (), ())), "VP.B6", "3 rolls"),
        (THROWN, WriteOrders((((0, 2),), (), ())), "VP.B6", "not neighbours"),
        (THROWN, WriteOrders((((0,),), (), ())), "VP.B6", "two or more hexes"),
        (THROWN, WriteOrders((((0, -1),), (), ())), "VP.B6", "two or more hexes"),
        (THROWN, Lay(0, 1), "VP.B6", "write the builds"),
        (THROWN, WriteRound(), "VP.B6", "write the builds"),
        (DEALT, WriteRound((RaceOrder(99, (0, 1)),)), "VP.O7", "not offered"),
        (DEALT, WriteRound((RaceOrder(RACE, ()), RaceOrder(RACE, ()))), "VP.O7", "two orders"),
        (DEALT, WriteRound((RaceOrder(RACE, (0, 10_000)),)), "VP.O7", "hexes of the map"),
        (DEALT, WriteRound((RaceOrder(RACE, (), partner=0),)), "VP.O7", "other players"),
        (DEALT, WriteRound((RaceOrder(RACE, (), exchanges=(Exchange(7),)),)), "VP.O7", "other players"),
        (DEALT, WriteRound((RaceOrder(RACE, (), (1, 2, 3)),)), "VP.O7", "other players"),
        (DEALT, WriteRound((), ((0, 2),)), "VP.B6", "not neighbours"),
        (DEALT, WriteOrders(((),)), "VP.O7", "write the entries"),
    ],
)
def test_orders_without_meaning_are_refused_with_their_rule(
    state: State, move: Move, rule: str, words: str
) -> None:
    refused = GAME.why_illegal(state, move)
    assert refused is not None
    assert refused.rule == rule
    assert words in refused.message
    with pytest.raises(IllegalMove):
        GAME.apply(state, move)


@pytest.mark.parametrize(
    ("races", "words"),
    [((("11", "12"), ("13", "11")), "comes up twice"), ((("11", "99"),), "no town and no special")],
)
def test_a_table_of_races_with_unknown_keys_or_one_twice_is_refused(
    races: tuple[tuple[str, str], ...], words: str
) -> None:
    moves = played(2)
    place = next(turn for turn, each in enumerate(moves) if isinstance(each.move, SetRaces))
    waiting = moves[place - 1].state
    assert GAME.actor(waiting) == CHANCE
    refused = GAME.why_illegal(waiting, SetRaces(races))
    assert refused is not None
    assert (refused.rule, words in refused.message) == ("VP.O4", True)
    (listed,) = GAME.legal_moves(waiting)
    assert GAME.why_illegal(waiting, listed) is None


@pytest.mark.parametrize(
    "rules",
    [
        replace(POSTAL, rolls_thrown=3, ones_again=0, rolls_again=(1,), rolls_again_below=9),
        replace(POSTAL, ones_counted="kept"),
        POSTAL,
    ],
)
def test_the_throws_that_count_are_listed_and_no_others_may_come(rules: object) -> None:
    assert isinstance(rules, type(POSTAL))
    game = Game(facts_of(BOARD, replace(rules, race_table="draws")))
    state = game.apply(game.initial_state(1), Start(0)).state
    listed = {move.faces for move, _ in game.chance(state) if isinstance(move, ThrowDice)}
    assert len(listed) == {3: 115, 4: 1275 if rules.ones_counted == "kept" else 1125}[rules.rolls_thrown]
    for faces in ((1, 1, 6, 6), (1, 5, 6), (2, 2, 2), (3, 3, 3), (1, 1, 1, 2)):
        assert (game.why_illegal(state, ThrowDice(faces)) is None) == (faces in listed)


def test_a_game_by_sectors_needs_a_board_that_has_them_and_people_for_all_companies() -> None:
    by_cards = vale(keys="cards-52").edited(rules="postal")
    with pytest.raises(UnplayableBoard, match="by sectors"):
        Game(facts_of(by_cards)).initial_state(3)
    with pytest.raises(UnplayableBoard, match="imaginary"):
        Game(GAME.facts, people=(0, 1, NO_PERSON)).initial_state(3)


def test_ferries_are_bought_in_orders_and_the_poorer_has_the_only_one() -> None:
    facts = GAME.facts
    port = facts.ferries[0].ports[0]
    state = THROWN.copy()
    there = next(link for link in range(6 * port, 6 * port + 6) if facts.costs[link])
    for seat in range(2):
        state.add_link(facts, seat, there)
    state.accounts = [20, 19]
    state.post = replace(state.post, forward=(20, 19))
    for _ in range(2):
        state = GAME.apply(state, WriteOrders(((Buy(0),), (), ()))).state
    assert state.ferries[0] == 1
    assert state.accounts[0] == 20


def test_a_board_is_refused_where_no_table_is_found_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(_facts: object) -> bool:
        raise UndecidedError

    monkeypatch.setattr("engine.game.play.can_be_dealt", give_up)
    with pytest.raises(UnplayableBoard, match="in the time allowed"):
        GAME.initial_state(2)
