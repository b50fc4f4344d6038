"""Bots that write orders: what they write can be carried out, and looks at no one else's (VP.B1c, VP.O3b)."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.events import EntryVoid, OrdersEnded, RaceDecided
from engine.game.moves import Missing, RaceOrder, WriteOrders, WriteRound
from engine.game.play import Game, Played
from engine.game.routes.round_entries import counts
from engine.game.state import State
from engine.turns.play import run
from tests.engine.game.boards import ferried, vale

BOARD = ferried(vale(("race_table", "draws"))).edited(rules="postal")
GAME = Game(facts_of(BOARD))
STRICT = Game(facts_of(BOARD, replace(GAME.facts.rules, entry_limit=1)))
WRITERS = ["greedy", "planner"]


@cache
def played(bot: str, players: int) -> tuple[Played, ...]:
    """Return the moves of a game of one kind of bot."""
    return tuple(run(GAME, [BOTS[bot]] * players, Random(4)))


def writing(bot: str, seat: int) -> Iterator[State]:
    """Yield the states of a game in which a seat is to write."""
    moves = played(bot, 3)
    for before, each in itertools.pairwise(moves):
        if each.actor == seat and isinstance(each.move, WriteOrders | WriteRound):
            yield before.state


@pytest.mark.parametrize("bot", WRITERS)
def test_a_bot_builds_and_enters_races_to_the_end_after_twelve_rounds(bot: str) -> None:
    moves = played(bot, 3)
    events = [event for each in moves for event in each.events]
    assert moves[-1].state.round == 12
    assert sum(isinstance(event, RaceDecided) for event in events) > 6
    assert not any(isinstance(event, EntryVoid) for event in events)
    assert min(moves[-1].state.accounts) > 0


@pytest.mark.parametrize("bot", WRITERS)
def test_whatever_a_bot_writes_for_itself_can_be_carried_out(bot: str) -> None:
    events = [event for each in played(bot, 1) for event in each.events]
    assert not any(isinstance(event, OrdersEnded | EntryVoid) for event in events)


@pytest.mark.parametrize("bot", WRITERS)
def test_a_bot_enters_no_more_races_than_count_and_the_best_first(bot: str) -> None:
    used = []
    for seat in range(3):
        for state in writing(bot, seat):
            move = BOTS[bot].choose(STRICT, STRICT.view(state), Random(1))
            if isinstance(move, WriteRound):
                used.append(sum(counts(STRICT.facts, state, order.race) for order in move.entries))
    assert max(used) == STRICT.facts.rules.entry_limit == 1


@pytest.mark.parametrize("bot", WRITERS)
def test_what_others_have_written_changes_no_choice(bot: str) -> None:
    for state in writing(bot, 2):
        others: Sequence[Missing | WriteOrders | WriteRound] = (WriteRound((RaceOrder(1, ()),)), Missing())
        if state.stage == "building":
            others = (Missing(), WriteOrders(((), (), ())))
        swapped = state.copy()
        swapped.post = replace(state.post, written=(*others, None), sealed=(), dealt=())
        assert swapped.post.written != state.post.written
        ours, theirs = (BOTS[bot].choose(GAME, GAME.view(each), Random(1)) for each in (state, swapped))
        assert ours == theirs
