"""Bus Boss bounds the routes (6.C6): who is outrun declares again, and declaring comes to an end."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from engine.game.compiling import facts_of
from engine.game.events import RaceDecided
from engine.game.facts import Facts
from engine.game.ledger import Ledger
from engine.game.moves import Decline, Enter, Move
from engine.game.people import third_of
from engine.game.play import Game
from engine.game.routes.race_entries import entry_by
from engine.game.state import NO_PERSON, Pair, State
from engine.game.steps.declaring import Declare
from engine.game.steps.drawing import offer
from engine.rulesets.editions import rules_of
from engine.turns.illegal import IllegalMove
from engine.turns.play import run
from tests.engine.game.boards import hexes_of, plain_facts, position
from tests.engine.game.checker import AnyMove
from tests.engine.game.random_boards import random_board

THIRD = (0, 1, NO_PERSON)
MOST = 30
"""More declarations than three players ever need for one race."""


def called(facts: Facts, goal: str, *tracks: Iterable[str], people: tuple[int, ...] = (0, 1)) -> State:
    """Return a race from A1 to a hex over tracks of as many players, all with equal accounts."""
    state = position(facts, [list(chains) for chains in tracks], stage="operating", people=people)
    origins, goals = hexes_of(facts, "A1"), hexes_of(facts, goal)
    state.pair = Pair(1, ("11", "12"), ("West", "East"), origins, goals)
    state.undeclared = tuple(range(state.players))
    return state


def row(letter: str, first: int, last: int) -> str:
    """Return the labels of a row from one column to another."""
    step = 1 if first < last else -1
    return " ".join(f"{letter}{column}" for column in range(first, last + step, step))


ROUND = f"A1 {row('B', 1, 8)} A8 A7 A6 A5"
"""A way round from A1 to A5, of 12 links where straight on there are 4."""
EASY = plain_facts(10, 2, ("scoring", "bus boss"))
STRAIGHT = row("A", 1, 5)


def entered(game: Game, state: State, labels: str) -> State:
    """Return the state after who is to declare has entered by a route."""
    route = hexes_of(game.facts, labels)
    return game.apply(state, entry_by(game.facts, state, state.undeclared[0], route)).state


def outrun_by_the_third(game: Game) -> State:
    """Return a race in which the first player is outrun by the imaginary company, and has to declare."""
    state = called(game.facts, "A5", [ROUND, STRAIGHT], [], [STRAIGHT], people=THIRD)
    state = entered(game, state, ROUND)
    state = game.apply(state, Decline()).state
    assert state.undeclared == (2,)
    return entered(game, state, STRAIGHT)


def test_who_was_outrun_by_the_imaginary_company_keeps_to_twice_its_route() -> None:  # 6.C6, 6.C7b
    game = Game(EASY)
    state = outrun_by_the_third(game)
    assert (state.undeclared, state.entries, state.outrun) == ((0, 2), (), ((0, 8),))
    with pytest.raises(IllegalMove, match=r"yours may have at most 8 links.*\(6\.C6\)"):
        entered(game, state, ROUND)
    state = entered(game, state, STRAIGHT)
    assert state.undeclared == (2,)
    assert {len(entry.route) - 1 for entry in entered(game, state, STRAIGHT).entries} == {4}


def test_where_who_was_outrun_stays_out_the_imaginary_company_does_too() -> None:  # 6.C6, 6.C7b
    game = Game(EASY)
    state, events = game.apply(outrun_by_the_third(game), Decline())
    assert state.pair is None
    assert [event.places for event in events if isinstance(event, RaceDecided)] == [()]


def test_the_next_race_knows_nothing_of_who_was_outrun() -> None:  # 6.C6
    game = Game(EASY)
    state = outrun_by_the_third(game)
    assert state.pair is not None
    offer(state, state.pair, Ledger(state, EASY.rules))
    assert len(entered(game, state, ROUND).entries) == 1


def test_two_who_exchange_do_not_outrun_each_other_without_end() -> None:  # 6.B4, 6.C6
    """Each in turn enters by the long way and is outrun by the other, who falls with them."""
    facts = plain_facts(10, 2, ("scoring", "bus boss"), ("most_to_one", 1), ("most_net", 1))
    game, ways = Game(facts), {"long": ROUND, "short": STRAIGHT}
    state = called(
        facts, "A5", [f"A1 {row('B', 1, 6)}", "A1 A2 A3"], [f"{row('B', 6, 8)} A8 A7 A6 A5", "A3 A4 A5"]
    )
    declared: list[str] = []
    while state.pair is not None and not state.trains:
        assert len(declared) < MOST
        player, wishes = state.undeclared[0], ("short", "long") if state.entries else ("long", "short")
        moves = [entry_by(facts, state, player, hexes_of(facts, ways[wish])) for wish in wishes]
        legal = [
            wish for wish, move in zip(wishes, moves, strict=True) if game.why_illegal(state, move) is None
        ]
        declared.append(legal[0])
        state = entered(game, state, ways[legal[0]])
    assert declared == ["long", "short", "long", "short", "short", "short"]
    assert [len(entry.route) - 1 for entry in state.entries] == [4, 4]


class Stubborn(AnyMove):
    """A player who enters wherever the other has not, and takes as long a way as they may.

    To and fro over a link of their own, that is. The imaginary company goes the shortest way.
    """

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return the longest entry, or any other move."""
        if not isinstance(game.turn(state), Declare):
            return super().choose(game, state, random)
        player, third = state.undeclared[0], third_of(state)
        if player != third and any(entry.player != third for entry in state.entries):
            return Decline()
        entries = [move for move in game.legal_moves(state) if isinstance(move, Enter)]
        entries.sort(key=lambda move: len(move.route))
        if entries and player != third:
            longer = (lengthened(game.facts, state, entries[0], times) for times in (9, 5, 2))
            entries[:0] = [move for move in longer if game.why_illegal(state, move) is None]
        return entries[0] if entries else Decline()


def lengthened(facts: Facts, state: State, move: Enter, times: int) -> Enter:
    """Return an entry whose train first goes to and fro over a link of its own so many times."""
    bit = 1 << state.undeclared[0]
    for turn, (one, other) in enumerate(pairwise(move.route), 1):
        if max(one, other) < facts.hexes and state.owners[facts.link(one, other)] & bit:
            return Enter((*move.route[:turn], *(other, one) * times, *move.route[turn:]), move.pay)
    return move


def test_declaring_ends_in_random_games_whose_players_give_in_to_nobody() -> None:  # 6.C6, 6.C7b
    outrun = set[tuple[int, int]]()
    for seed in range(40):
        random = Random(f"stubborn {seed}")
        board = random_board(random, random.choice(("sixth", "early", "tournament")))
        rules = replace(rules_of(board), scoring="bus boss", races=6, min_run=1)
        game, declared = Game(facts_of(board, rules), people=THIRD), 0
        for turn in run(game, [Stubborn()] * 3, random):
            declared = declared + 1 if turn.state.undeclared else 0
            assert declared < MOST
            if turn.state.pair is not None and turn.state.outrun:
                outrun.add((seed, turn.state.pair.race))
    assert len(outrun) >= 10
