"""What the planner bot does in positions where one can say what is right, and in whole games."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, Literal

import numpy as np
import pytest

from engine.board.document import Board
from engine.board.places import Ferry
from engine.board.rules import Crossing, Plain
from engine.bots.planner.planner import PlannerBot
from engine.bots.planner.span_table import spread_of
from engine.bots.planner.span_updates import UNSPANNED
from engine.bots.planner.spans import FEE
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.moves import (
    AgreeLine,
    Buy,
    Cross,
    Decline,
    Done,
    Enter,
    Join,
    Lay,
    Leap,
    Move,
    OfferLine,
    Propose,
    RefuseLine,
)
from engine.game.network import Network
from engine.game.play import Game
from engine.game.state import JointLines, LineOffer, Pair, State, network
from engine.game.steps.step import Throw
from engine.paths.compilation import at_pace, compiler_found
from engine.turns.play import moves_of, run
from tests.engine.bots.positions import OPEN, TOWNS, chosen_by, country, facts_in, link, turn
from tests.engine.game.boards import ferried, hexes_of, position, ruled, vale
from tests.engine.paths.graphs import PACES

chosen = partial(chosen_by, PlannerBot())


# -- building ------------------------------------------------------------------------------------


def test_it_saves_for_a_dear_link_that_its_plan_needs() -> None:
    """6.A6: only for a link of 5 or more, here from hill to hill."""
    facts = facts_in(*["..^^........"] * 3)
    assert chosen(facts, turn(facts, ["B1 B2 B3"], points=4)) == Done(4)
    assert chosen(facts, turn(facts, ["B1 B2 B3"], points=4, saved=[1])) == link(facts, "B3 B4")
    unsaved = facts_in(*["..^^........"] * 3, save_from=0)
    assert chosen(unsaved, turn(unsaved, ["B1 B2 B3"], points=4)) == Done()


def test_it_prefers_the_key_that_shortens_its_races_most() -> None:
    """Two towns equally near and alike: one next to two others that a rival has joined, one alone."""
    towns = {"Ayton": "B6", "Beeby": "B1", "Ceeley": "B11", "Deene": "A12", "Eaton": "C12"}
    facts = facts_in(towns=towns)
    state = turn(facts, ["B6 B7"], ["A12 B11 B12 C12"])
    state.served = (1 << len(facts.map_places.towns)) - 1
    assert chosen(facts, state) == link(facts, "B7 B8")


def harbour(*, price: int, bridge: bool = False, **override: Plain) -> Facts:
    """Return two shores with a ferry between their ports, and a long way round by land."""
    rows = ["....~~....", "....~~....", "....~~....", ".........."]
    towns = {"Ayton": "A1", "Beeby": "A4", "Ceeley": "A7", "Deene": "A10"}
    board = country(*rows, towns=towns, **override)
    label = board.sheet.hex_named
    ferry = Ferry("Packet", ("Beeby", "Ceeley"), (label("A5"), label("A6")), price, fee=2, bridge=bridge)
    return facts_of(board.edited(ferries=(ferry,)))


def test_it_buys_a_ferry_that_pays_and_not_one_that_does_not() -> None:
    """6.C1: the passage joins both halves of a line whose way round by land is three times as long."""
    around = "A1 A2 A3 A4 B4 C4 D4 D5 D6 D7 C7 B7 A7 A8 A9 A10"
    rival = "A1 B1 C1 D1 D2 D3 D4 D5 D6 D7 D8 C8 B8 A8 A9 A10"
    cheap, dear = harbour(price=1), harbour(price=60)
    for facts, buys in ((cheap, True), (dear, False)):
        building = turn(facts, [around], [rival, "A4 B4 C4 D4", "D7 C7 B7 A7"])
        extra = turn(facts, [around], [rival, "A4 B4 C4 D4", "D7 C7 B7 A7"], stage="operating")
        assert (chosen(facts, building) == Buy(0)) is buys
        assert (chosen(facts, extra) == Buy(0)) is buys


def test_it_buys_a_bridge_to_the_only_ground_it_can_build_on() -> None:
    """6.C1d: races to the port alone are not worth the price, the ground beyond is."""
    rows = ["....~~....", "....~~....", "....~~....", "....~~...."]
    towns = {"Ayton": "A1", "Beeby": "A4", "Ceeley": "A7", "Deene": "A10"}
    for bridge in (True, False):
        board = country(*rows, towns=towns)
        label = board.sheet.hex_named
        ferry = Ferry("Packet", ("Beeby", "Ceeley"), (label("A5"), label("A6")), 16, fee=2, bridge=bridge)
        facts = facts_of(board.edited(ferries=(ferry,)))
        state = turn(facts, ["A1 A2 A3 A4"])
        assert (chosen(facts, state) == Buy(0)) is bridge
        if bridge:
            onward = chosen(facts, turn(facts, ["A1 A2 A3 A4"], ferries=(0,)))
            assert isinstance(onward, Lay)
            assert onward.start == hexes_of(facts, "A7")[0]


def test_it_lays_a_crossing_whole_and_saves_for_one_that_is_dear() -> None:
    """6.C4: the tunnel is the only way to the other shore."""
    rows = ["....~~....", "....~~....", "....~~...."]
    towns = {"Ayton": "B1", "Beeby": "B9"}
    board = country(*rows, towns=towns)
    course = tuple(map(board.sheet.hex_named, ("B4", "B5", "B6", "B7")))
    facts = facts_of(
        board.edited(special_rules=(*board.special_rules, Crossing("Tunnel", course, 7, owners=1)))
    )
    assert chosen(facts, turn(facts, ["B1 B2 B3 B4"], points=7)) == Cross(0)
    assert chosen(facts, turn(facts, ["B1 B2 B3 B4"], points=4)) == Done(4)


def test_it_leaps_over_a_rival_where_that_brings_it_nearer() -> None:
    """6.C3: the rival's line leads over the hills to the last town."""
    rows = [".....^^^....", ".....^^^....", ".....^^^...."]
    facts = facts_in(*rows, towns={"Ayton": "B1", "Ceeley": "B12"}, leaps_over_one=1, leap_hexes=4)
    state = turn(facts, ["B1 B2 B3 B4 B5"], ["B1 A2 A3 A4 A5 B5 B6 B7 B8 B9"])
    move = chosen(facts, state)
    assert isinstance(move, Leap)
    assert move.end == hexes_of(facts, "B9")[0]


def joint(*tracks: list[str], **values: Any) -> tuple[Facts, State]:
    """Return a round of a tournament in which all begin at Ayton, six links from Beeby."""
    board = country(*[OPEN] * 3, towns={"Ayton": "B1", "Beeby": "B7"}).edited(rules="tournament")
    facts = facts_of(board)
    return facts, turn(facts, *tracks, points=4, allowance=4, **values)


def test_it_offers_a_joint_line_to_what_one_throw_does_not_reach() -> None:
    """E.C4: three quarters of two throws of 4 reach a town six links away."""
    facts, state = joint([], [])
    offer = chosen(facts, state)
    assert isinstance(offer, OfferLine)
    assert (offer.partner, offer.line[0], offer.line[-1]) == (1, *hexes_of(facts, "B1 B7"))
    state = Game(facts).apply(state, offer).state
    assert chosen(facts, state) == AgreeLine()


def test_it_refuses_a_joint_line_that_leads_nowhere() -> None:
    facts, state = joint([], [])
    state.joint = JointLines(offer=LineOffer(0, 1, hexes_of(facts, "B1 C1")))
    assert chosen(facts, state) == RefuseLine()


# -- races ---------------------------------------------------------------------------------------


def race(facts: Facts, *tracks: list[str], **values: Any) -> State:
    """Return the moment when the first player declares for a race from Ayton to Ceeley."""
    ayton, ceeley = hexes_of(facts, f"{TOWNS['Ayton']} {TOWNS['Ceeley']}")
    pair = Pair(1, ("11", "13"), ("Ayton", "Ceeley"), (ayton,), (ceeley,))
    waiting = tuple(range(len(tracks)))
    return position(
        facts, tracks, stage="operating", drawn=1, pair=pair, undeclared=waiting, round=3, **values
    )


def test_two_who_cannot_pay_for_each_other_s_halves_run_together() -> None:
    """6.B3: five links of a rival's are too many here, so neither can enter alone, nor exchange."""
    facts = facts_in(most_to_one=3, most_net=0)
    state = race(facts, ["B1 B2 B3 B4 B5 B6"], ["B6 B7 B8 B9 B10 B11 B12"])
    proposal = chosen(facts, state)
    assert isinstance(proposal, Propose)
    assert proposal.partner == 1
    state = Game(facts).apply(state, proposal).state
    assert chosen(facts, state) == Join(0)


def test_it_reckons_with_an_exchange_where_the_rival_will_pay_as_well() -> None:
    """6.B4: 6 links of their for 5 of one's own; one may come to be above the limit of 3."""
    facts = facts_in(most_to_one=3)
    state = race(facts, ["B1 B2 B3 B4 B5 B6"], ["B6 B7 B8 B9 B10 B11 B12"])
    first = chosen(facts, state)
    assert isinstance(first, Enter)
    assert first.pay == (0, 6)
    second = chosen(facts, Game(facts).apply(state, first).state)
    assert isinstance(second, Enter)
    assert second.pay == (5, 0)


def test_it_does_not_join_where_it_wins_more_alone() -> None:
    facts = facts_in()
    whole = " ".join(f"B{column}" for column in range(1, 13))
    state = race(facts, ["B1 B2"], [whole])
    route = hexes_of(facts, whole)
    state = Game(facts).apply(state, Propose(1, route, (0, 0))).state
    assert chosen(facts, state) == Enter(route, (0, 0))


def test_it_makes_a_rival_s_exchange_good_that_pays_it_more() -> None:
    """6.B4: who is paid above the limit may take a way on which they pay something back."""
    facts = facts_in(most_to_one=5, most_net=5, prizes=(40, 30), sole_prize=40)
    state = race(facts, ["B1 B2 B3 B4 B5"], ["B5 B6 B7 B8 B9 B10 B11 B12"])
    whole = hexes_of(facts, " ".join(f"B{column}" for column in range(1, 13)))
    state = Game(facts).apply(state, Enter(whole, (0, 7))).state
    assert chosen(facts, state) == Enter(whole, (4, 0))


def test_it_stays_out_where_it_can_only_lose() -> None:
    facts = facts_in(prizes=(1, 0), sole_prize=1)
    whole = " ".join(f"B{column}" for column in range(1, 13))
    assert chosen(facts, race(facts, ["B1 B2"], [whole])) == Decline()


# -- whole games ---------------------------------------------------------------------------------

BOARDS: dict[str, Callable[..., Board]] = {
    "vale": vale,
    "ferries and crossings": lambda *rules: ferried(vale(*rules)),
    "leaps, money and starts": lambda *rules: ruled(vale(("leaps_over_one", 2), *rules)),
    "joint lines": lambda *rules: vale(*rules).edited(rules="tournament"),
    "each throws": lambda *rules: vale(*rules).edited(rules="early"),
    "no debt": lambda *rules: vale(("debt", False), ("start_money", 4), *rules),
    "bus boss": lambda *rules: vale(("scoring", "bus boss"), *rules),
}


def final(game: Game, bots: str, seed: int) -> State:
    """Return the last state of a game; bots by their initials."""
    names = {"p": "planner", "g": "greedy", "r": "random"}
    *_, last = run(game, [BOTS[names[initial]] for initial in bots], Random(seed), lasting=False)
    return last.state


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("bots", ["pp", "pgr"])
def test_every_game_ends_by_its_rules(board: str, bots: str) -> None:
    game = Game(facts_of(BOARDS[board](("races", 5))))
    assert game.result(final(game, bots, seed=len(board))) is not None


def test_with_an_imaginary_company_it_plays_for_both() -> None:
    """6.C7b: two players, and a third company that is no one's."""
    game = Game(facts_of(vale(("races", 4))), people=(0, 1, -1))
    assert game.result(final(game, "ppp", seed=3)) is not None


@pytest.mark.skipif(not compiler_found(), reason="numba comes with the extra 'fast'")
def test_it_plays_the_same_compiled_and_plain() -> None:
    game = Game(facts_of(ferried(vale(("races", 5)))))
    with at_pace("plain"):
        plain = [each.move for each in run(game, [BOTS["planner"]] * 3, Random(5), lasting=False)]
    with at_pace("compiled"):
        swift = [each.move for each in run(game, [BOTS["planner"]] * 3, Random(5), lasting=False)]
    assert plain == swift


def around(net: Network, start: int, player: int) -> dict[int, int]:
    """Return the spans from a hex to all that ways lead to."""
    found, waiting = {start: 0}, [start]
    while waiting:
        here = waiting.pop()
        for step in net[here]:
            fee = 0 if step.owners >> player & 1 else FEE * step.toll
            span = found[here] + 2 + step.delay + step.back + fee
            if span < found.get(step.hex, UNSPANNED):
                found[step.hex] = span
                waiting.append(step.hex)
    return found


def _for_all(board: Board) -> Board:
    """Return a board with its ferries public and its crossings free for all."""
    return board.edited(
        ferries=tuple(replace(ferry, public=True, bridge=False) for ferry in board.ferries),
        special_rules=tuple(
            replace(rule, free=True) if isinstance(rule, Crossing) else rule for rule in board.special_rules
        ),
    )


@pytest.mark.parametrize("board", [ferried(vale(("races", 3))), _for_all(ferried(vale(("races", 3))))])
@pytest.mark.parametrize("pace", PACES)
def test_spans_kept_up_link_by_link_are_those_of_the_whole_network(
    pace: Literal["plain", "compiled"], board: Board
) -> None:
    """From all hexes with track, for every player, with ferries bought and ways that close a ring."""
    game = Game(facts_of(board))
    checked = 0
    for played in run(game, [BOTS["planner"]] * 3, Random(2)):
        spread = spread_of(game.facts, played.state, swift=pace == "compiled")
        goals = list(game.facts.map_places.destinations.values())
        if played.state.served.bit_count() % 2:
            continue
        net = network(game.facts, played.state)
        for player in range(3):
            for hex_ in net:
                if hex_ < game.facts.hexes:
                    found, (spans,) = around(net, hex_, player), spread.to_goals(player, np.array([hex_]))
                    ends = [[found.get(end, UNSPANNED) for end in goal.hexes] for goal in goals]
                    assert spans.tolist() == list(map(min, ends))
            for one, here in enumerate(goals):
                least = spread.to_goals(player, np.array(here.hexes)).min(axis=0)
                assert spread.between[player, one].tolist() == least.tolist()
        checked += 1
    assert checked > 15


def test_chance_is_no_player() -> None:
    game = Game(facts_of(vale()))
    state = game.initial_state(1)
    moves: tuple[Move, ...] = moves_of(PlannerBot().choose(game, state, Random(1)))
    state = game.apply(state, moves[0]).state
    assert isinstance(game.turn(state), Throw)
    with pytest.raises(ValueError, match="no move"):
        PlannerBot().choose(game, state, Random(1))
