"""What the greedy bot does by the early edition, where its moves are others."""

from functools import partial
from random import Random

import pytest

from engine.board.rules import Plain
from engine.bots.greedy.greedy import GreedyBot
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.moves import Done, GiveNotice, Lay, Move, RefuseLine
from engine.game.play import Game
from engine.game.state import JointLines, LineOffer, State
from engine.turns.play import moves_of, run
from tests.engine.bots.positions import chosen_by
from tests.engine.game.boards import board_of, hexes_of, position, vale

chosen = partial(chosen_by, GreedyBot())
TOWNS = [("West", "A1", ["11"]), ("Mid", "A7", ["12"]), ("East", "A12", ["13"]), ("South", "C9", ["14"])]


def facts_by(rules: str, *override: tuple[str, Plain]) -> Facts:
    """Return the facts of open country with four towns along its edges."""
    board = board_of(["." * 12] * 3, TOWNS, ["West"], override, keys="dice-36")
    return facts_of(board.edited(rules=rules))


def building(facts: Facts, *tracks: list[str]) -> State:
    return position(
        facts,
        tracks,
        starts=[0] * len(tracks),
        round=1,
        builders=tuple(range(len(tracks))),
        points=6,
        allowance=6,
    )


def test_it_gives_notice_when_nothing_is_left_to_gain() -> None:  # E.A8
    facts = facts_by("early", ("notice_at", 4))
    assert isinstance(chosen(facts, building(facts, ["A1 A2"], [])), Lay)
    # What it has itself is worth nothing to it, and no way leads to the last town over the sea.
    island = board_of(
        ["." * 7 + "~" + "."],
        [("West", "A1", ["11"]), ("Mid", "A7", ["12"]), ("East", "A9", ["13"])],
        ["West"],
        keys="dice-36",
    )
    facts = facts_of(island.edited(rules="early"))
    state = building(facts, ["A1 A2 A3 A4 A5 A6 A7"], [])
    assert chosen(facts, state) == GiveNotice()
    state.turns_left = (2, 2)
    assert chosen(facts, state) == Done()


@pytest.mark.parametrize(("gap", "goes"), [(".", True), ("^", False)])
def test_it_goes_a_long_way_round_a_link_that_few_throws_pay(gap: str, *, goes: bool) -> None:
    """E.A3, E.A7: from hill to hill takes 6, and nothing can be saved; it waits where no other way leads."""
    rows = [*["..^^...."] * 11, f"..{gap}{gap}...."]
    towns = [("West", "A1", ["11"]), ("East", "A7", ["12"])]
    facts = facts_of(board_of(rows, towns, ["West"], keys="dice-36").edited(rules="early"))
    state = building(facts, ["A1 A2 A3"])
    state.points = 4
    assert (chosen(facts, state) == Done()) is not goes
    state.points = 6
    assert (chosen(facts, state) == Lay(*hexes_of(facts, "A3 A4"))) is not goes


def test_it_leaves_the_last_towns_while_a_rival_is_a_race_from_winning_the_game() -> None:
    """E.A8, E.B7: three towns are without a railway, 250 ends a game of two, and a prize is 20."""
    state = building(facts_by("early"), ["A1 A2 A3 A4 A5 A6"], [])

    def goes(facts: Facts, *accounts: int) -> bool:
        state.accounts = list(accounts)
        return chosen(facts, state) == Lay(*hexes_of(facts, "A6 A7"))

    facts = facts_by("early")
    assert [goes(facts, *each) for each in ((100, 230), (249, 230), (250, 231))] == [False] * 3
    assert [goes(facts, *each) for each in ((100, 229), (250, 230), (251, 231))] == [True] * 3
    assert goes(facts_by("early", ("notice_at", 0)), 100, 230)
    assert goes(facts_by("sixth"), 100, 230)


def test_while_it_waits_it_builds_where_rivals_would_have_to_pay() -> None:
    """6.A5a, E.A8: to no one's hexes, next to most of the rival's track first, and to no town."""
    facts = facts_by("early")
    state = building(facts, ["A1 A2 A3 A4 A5 A6"], ["C1 C2 C3"])
    state.accounts = [100, 230]
    moves: tuple[Move, ...] = moves_of(GreedyBot().choose(Game(facts), state, Random(1)))
    *lays, end = moves
    ends = [move.end for move in lays if isinstance(move, Lay)]
    assert set(ends[:3]) == set(hexes_of(facts, "B1 B2 B3"))
    assert (len(ends), end) == (6, Done())
    assert not any(facts.map_places.is_town(hex_) or state.present[hex_] for hex_ in ends)
    for move in lays:
        assert Game(facts).why_illegal(state, move) is None
        state, _ = Game(facts).apply(state, move)
    assert state.accounts == [100, 230]


def test_it_refuses_joint_lines() -> None:  # E.C4
    facts = facts_by("tournament")
    state = building(facts, ["A1 A2"], ["A1 A2"])
    state.joint = JointLines(offer=LineOffer(0, 1, hexes_of(facts, "A2 A3")))
    assert chosen(facts, state) == RefuseLine()


@pytest.mark.parametrize(("points", "goes"), [(4, False), (5, True)])
def test_it_reckons_what_rivals_receive_among_what_it_may_spend(points: int, *, goes: bool) -> None:
    """E.B6: two links, a junction and half a link next to the rival are 5 of the points."""
    facts = facts_of(board_of(["." * 7], TOWNS[:2], ["West"], keys="dice-36").edited(rules="early"))
    state = position(
        facts,
        [["A1 A2 A3 A4 A5"], ["A6 A7"]],
        starts=[0, 0],
        stage="operating",
        builders=(0, 1),
        points=points,
        won=(points, 0),
    )
    assert (chosen(facts, state) == Lay(*hexes_of(facts, "A5 A6"))) is goes


@pytest.mark.parametrize("rules", ["early", "tournament"])
@pytest.mark.parametrize("bots", ["gggg", "rrrr", "gr", "rgr", "g"])
@pytest.mark.parametrize("keys", ["dice-36+6", "cards-52"])
def test_every_game_ends_by_its_rules(rules: str, bots: str, keys: str) -> None:
    board = vale(("min_run", 4), keys=keys).edited(rules=rules)
    game = Game(facts_of(board))
    names = {"g": "greedy", "r": "random"}
    state = game.initial_state(len(bots))
    for turn in run(game, [BOTS[names[initial]] for initial in bots], Random(f"{rules} {bots}")):
        state = turn.state
    result = game.result(state)
    assert result is not None
    assert result.runs == state.drawn >= 1
    if rules == "early":
        target = {4: 225}.get(len(bots), 250)
        assert (max(result.accounts) >= target) is (f"reached {target}" in result.reason)
    elif keys == "cards-52":
        assert result.runs <= 52
    else:
        assert result.runs <= 36
        assert all(state.seen.count(key) <= 2 for key in state.seen)
        assert not set(game.facts.scheme.specials).intersection(state.seen)
