"""What the greedy bot does in positions where one can say what is right."""

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from engine.board.places import Special
from engine.board.rules import Connection, Crossing, Plain
from engine.bots.greedy.greedy import GreedyBot
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.moves import Decline, Done, Enter, Lay, Move, Roll
from engine.game.play import Game
from engine.game.state import Entry, Pair, State
from engine.turns.play import moves_of
from tests.engine.bots.positions import OPEN, TOWNS, chosen_by, country, facts_in, link, turn
from tests.engine.game.boards import board_of, hexes_of, position

chosen = partial(chosen_by, GreedyBot())


# -- building ------------------------------------------------------------------------------------


def test_it_builds_on_towards_the_nearest_town_and_stays_at_it() -> None:
    facts = facts_in()
    game, state, laid = Game(facts), turn(facts, [], points=2), 0
    while not facts.map_places.towns or state.stage == "building":
        move = chosen(facts, state) if not game.chance(state) else Roll(2)
        state = game.apply(state, move).state
        laid += isinstance(move, Lay)
    # The straight line from the first town over the second to the third.
    assert laid == 11
    assert state.accounts == [20 + 6 + 6]


def test_it_ends_its_turn_when_the_allowance_is_spent_and_saves_nothing_for_cheap_links() -> None:
    facts = facts_in()
    assert chosen(facts, turn(facts, ["B1 B2"], points=0)) == Done()
    hills = facts_in("..^^........", "..^.........", "..^^........")
    assert chosen(hills, turn(hills, ["B1 B2"], points=2)) == Done()
    assert chosen(hills, turn(hills, ["B1 B2"], points=3)) == link(hills, "B2 B3")


def choice(facts: Facts, state: State) -> tuple[Move, ...]:
    """Return all the moves of one decision of the bot's."""
    return moves_of(GreedyBot().choose(Game(facts), state, Random(1)))


def test_it_plans_a_turn_at_once_as_far_as_the_allowance_goes() -> None:
    facts = facts_in()
    lays = [link(facts, labels) for labels in ("B2 B3", "B3 B4", "B4 B5")]
    assert choice(facts, turn(facts, ["B1 B2"], points=2)) == (*lays[:2], Done())
    # From the town it goes on to the next, and there the turn ends.
    on = link(facts, "B5 B6")
    assert choice(facts, turn(facts, ["B1 B2"], points=4)) == (*lays, on, Done())
    assert choice(facts, turn(facts, [" ".join(f"B{n}" for n in range(1, 12))])) == (
        link(facts, "B11 B12"),
        Done(),
    )


@pytest.mark.parametrize("wanted", ["B1", "A2"])
def test_it_builds_to_the_last_place_of_a_connection_for_its_bonus(wanted: str) -> None:  # 6.C4
    """Even where another town is nearer, and where the place is no town."""
    board = country(towns={"Ayton": "B6", "Beeby": "B9", "Ceeley": "B1"})
    ends = tuple(board.sheet.hex_named(label) for label in ("B6", wanted))
    plain, joined = facts_of(board), facts_of(board.edited(special_rules=(Connection(ends, bonus=40),)))
    assert chosen(plain, turn(plain, ["B6 B7"])) == link(plain, "B7 B8")
    assert chosen(joined, turn(joined, ["B6 B7"])) == link(joined, "B6 B5")


def test_it_spends_savings_on_dear_links_in_the_midst_of_a_turn() -> None:
    """6.A6: what was saved goes into links of 5 or more alone, and before the points."""
    facts = facts_in(*["..^^........"] * 3)
    lays = [link(facts, labels) for labels in ("B2 B3", "B3 B4", "B4 B5")]
    assert choice(facts, turn(facts, ["B1 B2"], points=3, saved=[5])) == (*lays[:2], Done())
    assert choice(facts, turn(facts, ["B1 B2"], points=4, saved=[4])) == (*lays[:2], Done())
    assert choice(facts, turn(facts, ["B1 B2"], points=4, saved=[3])) == (lays[0], Done(1))


def test_a_way_round_rivals_goes_on_in_the_next_turn() -> None:
    """6.A5: it stays off their track, and does not begin again where it left the straight way."""
    facts = facts_in()
    rival = ["B1 B2 B3 B4 B5 B6 B7"]
    assert choice(facts, turn(facts, ["B1 C2"], rival, points=1)) == (link(facts, "C2 C3"), Done())
    assert choice(facts, turn(facts, ["B1 C2 C3"], rival, points=1)) == (link(facts, "C3 C4"), Done())


def test_it_asks_about_each_link_where_nobody_may_be_in_debt() -> None:
    facts = facts_in(debt=False)
    assert choice(facts, turn(facts, ["B1 B2"], points=2)) == (link(facts, "B2 B3"),)


def test_it_saves_for_a_dear_link_that_its_plan_needs() -> None:
    """6.A6: only for a link of 5 or more, here from hill to hill."""
    facts = facts_in(*["..^^........"] * 3)
    assert chosen(facts, turn(facts, ["B1 B2 B3"], points=4)) == Done(4)
    assert chosen(facts, turn(facts, ["B1 B2 B3"], points=4, saved=[1])) == link(facts, "B3 B4")
    assert chosen(facts, turn(facts, ["B1 B2 B3"], points=5)) == link(facts, "B3 B4")
    unsaved = facts_in(*["..^^........"] * 3, save_from=0)
    assert chosen(unsaved, turn(unsaved, ["B1 B2 B3"], points=4)) == Done()


def test_it_builds_elsewhere_meanwhile_when_that_is_as_good() -> None:
    towns = {"Ayton": "B6", "Beeby": "B3", "Ceeley": "B12"}
    facts = facts_in(*["...^^......."] * 3, towns=towns)
    state = turn(facts, ["B6 B5"], points=4)
    assert chosen(facts, state) == link(facts, "B6 B7")


def strait(override: dict[str, Plain] | None = None, **bridge: Any) -> Facts:
    """Return the facts of a country with a strait, and a bridge laid link by link to one of its towns."""
    keyed = [("Ayton", "B5", ["11"]), ("Beeby", "B1", ["12"]), ("Ceeley", "B9", ["13"])]
    wishes = ({"unserved_towns": 0} | (override or {})).items()
    board = board_of([".^^...~....."] * 3, keyed, ["Ayton"], wishes, keys="dice-36")
    course = tuple(map(board.sheet.hex_named, ("B6", "B7", "B8")))
    crossing = Crossing("Bridge", course, whole=False, **{"cost": 1, **bridge})
    return facts_of(board.edited(special_rules=(*board.special_rules, crossing)))


@pytest.mark.parametrize("closed", [{"owners": 1}, {"from_race": 3}])
def test_it_builds_elsewhere_where_a_crossing_is_not_open_to_it(closed: dict[str, Any]) -> None:
    """6.C4: a bridge that only one may lay, or no one yet, keeps no one from the towns on their side."""
    rival = ["B7 B8"]
    free, facts = strait(), strait(**closed)
    assert chosen(free, turn(free, ["B5 B6"], rival)) == link(free, "B6 B7")
    assert chosen(facts, turn(facts, ["B5 B6"], rival)) == link(facts, "B5 B4")
    served = turn(facts, ["B6 B5 B4 B3 B2 B1"], rival)
    assert chosen(facts, served) == Done()


def test_it_gathers_the_points_for_a_dear_link_of_a_crossing() -> None:  # 6.A6
    facts = strait(cost=5)
    track = ["B6 B5 B4 B3 B2 B1"]
    assert chosen(facts, turn(facts, track, points=3)) == Done(3)
    assert chosen(facts, turn(facts, track, points=2, saved=[3])) == link(facts, "B6 B7")
    facts = strait({"save_from": 0}, cost=5)
    assert chosen(facts, turn(facts, track, points=3)) == Done()


def test_it_builds_elsewhere_where_the_account_does_not_hold_what_rivals_receive() -> None:  # 6.A4
    towns = {"Ayton": "A5", "Beeby": "A8", "Ceeley": "A1"}
    facts = facts_in("..^^........", towns=towns, debt=False)
    state = turn(facts, [], ["A6 A7"], accounts=[20, 20])
    assert chosen(facts, state) == link(facts, "A5 A6")
    state.accounts = [0, 0]
    assert chosen(facts, state) == link(facts, "A5 A4")


def test_links_nobody_could_ever_pay_for_are_no_plan() -> None:
    """6.A6: where nothing can be saved, a link dearer than the die is never built."""
    facts = facts_in(*["..^^........"] * 3, save_from=0, hill_half=3)
    assert chosen(facts, turn(facts, ["B1 B2"], points=5)) == Done()


def test_it_does_not_pay_a_rival_more_than_a_way_round_takes() -> None:
    facts = facts_in()
    state = turn(facts, ["B1 B2"], ["B1 B2 B3 B4 B5"])
    assert chosen(facts, state) in {link(facts, "B2 A3"), link(facts, "B2 C3")}


def test_it_counts_what_rivals_receive_when_it_chooses_where_to_build() -> None:
    """6.A5: to Beeby it is nearer, but takes two junctions and a link next to a rival."""
    towns = {"Ayton": "A5", "Beeby": "A8", "Ceeley": "A1"}
    facts = facts_in(OPEN, towns=towns)
    assert chosen(facts, turn(facts, [])) == link(facts, "A5 A6")
    assert chosen(facts, turn(facts, [], ["A6 A7"])) == link(facts, "A5 A4")


def test_it_goes_through_a_pass_of_rivals_where_no_other_way_leads() -> None:
    """6.A5a: three junctions are more than two links to and fro, but those lead nowhere."""
    facts = facts_in(OPEN, towns={"Ayton": "A3", "Beeby": "A8"})
    assert choice(facts, turn(facts, [], *[["A4 A5"]] * 3, points=2)) == (
        link(facts, "A3 A4"),
        link(facts, "A4 A5"),
        Done(),
    )


def test_without_anything_worth_having_it_does_nothing() -> None:
    facts = facts_in(towns={"Ayton": "B1", "Beeby": "B3"}, unserved_towns=2)
    assert chosen(facts, turn(facts, ["B1 B2 B3"])) == Done()


# -- extra building ------------------------------------------------------------------------------


def extra(facts: Facts, *tracks: list[str], **values: Any) -> State:
    """Return an extra building turn of the first player (6.B6)."""
    return turn(facts, *tracks, **{"stage": "operating", "points": 10, "since_building": 0, **values})


def test_it_buys_a_line_to_a_key_that_is_still_to_come_where_that_is_cheap() -> None:
    facts = facts_in()
    assert chosen(facts, extra(facts, ["B1 B2"])) == link(facts, "B2 B3")
    assert chosen(facts, extra(facts, ["B1 B2"], used=frozenset({"12"}))) == link(facts, "B2 B3")
    near_both = frozenset({"12", "13"})
    assert chosen(facts, extra(facts, ["B1 B2"], used=near_both)) == Done()


def test_it_buys_no_line_that_is_not_finished_in_the_turn_or_not_worth_it() -> None:
    facts = facts_in(towns={"Ayton": "B1", "Ceeley": "B12"})
    assert chosen(facts, extra(facts, ["B1 B2"], points=9)) == Done()
    assert chosen(facts, extra(facts, ["B1 B2"], points=10)) == link(facts, "B2 B3")
    hills = facts_in(*["..^^^......."] * 3, towns={"Ayton": "B1", "Beeby": "B6"})
    assert chosen(hills, extra(hills, ["B1 B2"], points=10)) == Done()


def test_it_spends_nothing_it_does_not_have_where_debt_is_forbidden() -> None:
    facts = facts_in(debt=False)
    assert chosen(facts, extra(facts, ["B1 B2"], accounts=[0])) == Done()


def test_it_joins_its_track_to_the_other_end_of_a_run_held_over() -> None:
    """6.B1e: no one can run from Ayton to Ceeley while Beeby's line ends short of Ayton's."""
    facts = facts_in()
    used = frozenset({"11", "12", "13"})
    (ayton, ceeley) = hexes_of(facts, "B1 B12")
    held = (Pair(1, ("11", "13"), ("Ayton", "Ceeley"), (ayton,), (ceeley,)),)
    tracks = ["B1 B2 B3"], ["B6 B7 B8 B9 B10 B11 B12"]
    assert chosen(facts, extra(facts, *tracks, used=used)) == Done()
    assert chosen(facts, extra(facts, *tracks, used=used, held=held)) == link(facts, "B3 B4")
    # There will be another turn while the run waits: the line is begun now and finished then.
    assert chosen(facts, extra(facts, *tracks, used=used, held=held, points=1)) == link(facts, "B3 B4")


def test_it_builds_to_both_ends_of_a_run_held_over_where_the_prize_pays_for_them() -> None:
    """6.B1e: one end is worth what the other leaves of the prize, so no one begins what does not pay."""
    facts = facts_in()
    (ayton, beeby, ceeley) = hexes_of(facts, "B1 B5 B12")
    near = (Pair(1, ("11", "12"), ("Ayton", "Beeby"), (ayton,), (beeby,)),)
    far = (Pair(1, ("11", "13"), ("Ayton", "Ceeley"), (ayton,), (ceeley,)),)
    state = extra(facts, ["B3 B4"], used=frozenset({"11", "12", "13"}))
    assert chosen(facts, state) == Done()
    assert chosen(facts, replace(state, held=near)) == link(facts, "B3 B2")
    # There will be another turn for what it takes.
    assert chosen(facts, replace(state, held=near, points=1)) == link(facts, "B3 B2")
    assert chosen(facts, replace(state, held=far)) == link(facts, "B3 B2")
    hilly = facts_in(*["........^^.."] * 3)
    assert chosen(hilly, extra(hilly, ["B3 B4"], used=state.used, held=far)) == Done()
    # Where somebody has the one end it is the other that the run waits for.
    assert chosen(hilly, extra(hilly, ["B3 B4"], ["B11 B12"], used=state.used, held=far)) == link(
        hilly, "B3 B2"
    )


def test_it_joins_the_hex_of_a_special_that_is_far_enough() -> None:
    """6.B1c, 6.B1d: of the two the one with track is too near; the other is what the run waits for."""
    (ayton, beside, ceeley) = hexes_of(facts_in(), "B1 B2 B12")
    keyed = [(name, label, [f"1{turn}"]) for turn, (name, label) in enumerate(TOWNS.items(), 1)]
    board = board_of([OPEN] * 3, keyed, ["Ayton"], [("unserved_towns", 0)], keys="dice-36+6")
    hexes = tuple(board.sheet.hex_named(label) for label in ("B2", "B12"))
    facts = facts_of(board.edited(specials=(Special("1", "Abroad", hexes=hexes),)))
    held = (Pair(1, ("11", "1"), ("Ayton", "Abroad"), (ayton,), (beside, ceeley)),)
    used = frozenset({"1", "11", "12", "13"})
    state = extra(facts, ["B1 B2 B3 B4 B5 B6 B7 B8"], used=used, held=held)
    assert choice(facts, state) == (*(link(facts, f"B{n} B{n + 1}") for n in range(8, 12)), Done())
    assert chosen(facts, replace(state, held=())) == Done()


# -- races ---------------------------------------------------------------------------------------


def race(facts: Facts, *tracks: list[str], entries: tuple[Entry, ...] = (), first: int = 0) -> State:
    """Return the moment when a player declares for a race from Ayton to Ceeley, others after them."""
    ayton, ceeley = hexes_of(facts, f"{TOWNS['Ayton']} {TOWNS['Ceeley']}")
    declared = {entry.player for entry in entries}
    seats = (*range(first, len(tracks)), *range(first))
    waiting = tuple(player for player in seats if player not in declared)
    pair = Pair(1, ("11", "13"), ("Ayton", "Ceeley"), (ayton,), (ceeley,))
    return position(
        facts, tracks, stage="operating", drawn=1, pair=pair, undeclared=waiting, entries=entries, round=3
    )


STRAIGHT = "B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12"
ROUND = "B1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 B12"
FAR_ROUND = "B1 C1 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 C12 B12"


def test_it_enters_a_race_that_it_alone_can_run() -> None:
    facts = facts_in()
    move = chosen(facts, race(facts, [STRAIGHT], []))
    assert move == Enter(hexes_of(facts, STRAIGHT), (0, 0))


def test_it_has_nothing_to_declare_without_track() -> None:
    facts = facts_in()
    assert chosen(facts, race(facts, ["B1 B2"], [STRAIGHT])) != Decline()
    assert chosen(facts, race(facts, ["A5 A6"], [STRAIGHT])) == Decline()


def test_it_stays_out_where_the_tolls_are_more_than_it_may_win() -> None:
    facts = facts_in(prizes=(12, 0))
    assert chosen(facts, race(facts, ["B1 B2"], [STRAIGHT])) == Decline()
    rich = facts_in(prizes=(30, 10))
    assert isinstance(chosen(rich, race(rich, ["B1 B2"], [STRAIGHT])), Enter)


def test_it_pays_the_less_the_more_others_may_win() -> None:
    """6.B5: who has declared counts, and who has track at both ends and may yet."""
    facts = facts_in(prizes=(20, 0))
    tracks = (["B1 B2 B3 B4"], [STRAIGHT], [ROUND])
    slow = Entry(2, hexes_of(facts, ROUND), (0, 0, 0))
    assert isinstance(chosen(facts, race(facts, ["B1 B2 B3 B4"], [STRAIGHT])), Enter)
    assert chosen(facts, race(facts, *tracks, entries=(slow,))) == Decline()
    assert chosen(facts, race(facts, *tracks)) == Decline()


@pytest.mark.parametrize(
    ("tracks", "enters"),
    [
        ((["B1 B2 B3 B4"], [STRAIGHT], ["B12 B11"]), True),
        ((["B1 B2 B3 B4"], [STRAIGHT], [ROUND]), False),
        ((["B12 B11 B10 B9"], [STRAIGHT], ["B1 A2"]), True),
        ((["B12 B11 B10 B9"], [STRAIGHT], [ROUND]), False),
    ],
)
def test_it_decides_the_same_from_every_seat(tracks: tuple[list[str], ...], *, enters: bool) -> None:
    """6.B5: only rivals with track at both ends may win a part of what it pays tolls from."""
    facts = facts_in(prizes=(20, 0))
    for seat in range(len(tracks)):
        rotated = (*tracks[-seat:], *tracks[:-seat]) if seat else tracks
        move = chosen(facts, race(facts, *rotated, first=seat))
        if enters:
            assert isinstance(move, Enter)
            assert move.route == hexes_of(facts, STRAIGHT)
        else:
            assert move == Decline()


def test_it_leaves_its_own_track_only_for_an_end_that_it_has_not() -> None:
    facts = facts_in(*[OPEN] * 4)
    state = race(facts, [FAR_ROUND, "B1 B2 B3 B4 B5 B6 B7 B8 B9"], [STRAIGHT])
    assert chosen(facts, state) == Enter(hexes_of(facts, FAR_ROUND), (0, 0))
    state = race(facts, ["B1 B2 B3 B4 B5 B6 B7 B8 B9"], [STRAIGHT])
    assert chosen(facts, state) == Enter(hexes_of(facts, STRAIGHT), (0, 3))


def test_it_joins_the_parts_of_its_own_track_over_that_of_others() -> None:
    """6.B2: two links of a rival between them are as many as it may take here, three are too many."""
    facts = facts_in(most_to_one=2)
    tracks = ["B1 B2 B3 B4 B5", "B7 B8 B9 B10 B11 B12"]
    assert chosen(facts, race(facts, tracks, [STRAIGHT])) == Enter(hexes_of(facts, STRAIGHT), (0, 2))
    tracks[1] = "B8 B9 B10 B11 B12"
    assert chosen(facts, race(facts, tracks, [STRAIGHT])) == Decline()


def test_it_leaves_a_run_neither_end_of_which_it_has_to_others() -> None:
    facts = facts_in()
    assert chosen(facts, race(facts, ["B2 B3 B4 B5 B6 B7 B8 B9 B10 B11"], [STRAIGHT])) == Decline()


def test_it_pays_nobody_more_than_the_limit() -> None:
    """6.B2: here no more than 9 links of one rival, and it looks for no way round."""
    facts = facts_in(most_to_one=9)
    state = race(facts, ["B1 B2"], [STRAIGHT])
    assert chosen(facts, state) == Decline()
    assert isinstance(chosen(facts, race(facts, ["B1 B2 B3"], [STRAIGHT])), Enter)


def test_of_a_specials_hexes_it_goes_to_one_that_it_has() -> None:
    """6.B1c: each player chooses their own."""
    facts = facts_in()
    (ayton, ceeley, beside) = hexes_of(facts, "B1 B12 C9")
    state = race(facts, [STRAIGHT.removesuffix(" B12"), "B9 C9"], [STRAIGHT])
    state.pair = Pair(1, ("11", "1"), ("Ayton", "Abroad"), (ayton,), (ceeley, beside))
    assert chosen(facts, state) == Enter(hexes_of(facts, "B1 B2 B3 B4 B5 B6 B7 B8 B9 C9"), (0, 0))
