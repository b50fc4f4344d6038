"""VP.B10, VP.O6, VP.O7: what orders mean, and what of them is not clear."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from engine.game.facts import NOWHERE
from engine.game.moves import Buy, Cross
from engine.postal.reading.letters import LetterError, letter_of
from engine.postal.reading.orders import Occasion, orders_of
from engine.postal.reading.rulings import RulingError
from engine.postal.reading.written_orders import Concern, RunKind
from tests.engine.postal.conftest import Reading, chains, concerns, hexes, labels_of
from tests.engine.postal.games import started

UNCLEAR = [
    ("a) (A3) - C3", "a1", "There are 2 ways from A3 to C3."),
    ("a) (A3) - Zork", "a1", "There is no place 'Zork' on the map."),
    ("a) (A3) - K31", "a1", "There is no hex K31 on the map."),
    ("a) (A3) - A4, A5", "a1", "This is not understood."),
    ("a) (A3) -", "a1", "Nothing follows the dash."),
    ("a) A7 - A8", "a1", "This piece does not say where it starts."),
    ("a) (A3) - A4 [by B3]", "a1", "Words in brackets are no order."),
    ("a) (Ayr) - A3, if Blue is not there B2", "a1", "Orders cannot depend on what others do ('if')."),
    ("a) (A3) - A4 or B3", "a1", "Orders cannot depend on what others do ('or')."),
    ("a) (A3) - A4 [unless B goes there]", "a1", "Orders cannot depend on what others do ('unless')."),
    ("a) (A3) - A4\nb) (A4) - A5\na) (A3) - B3", "a", "Roll a was ordered further up already."),
    ("a) (A3) - A4\n\nAlso K4 - A5 please", "line 3", "This line is not understood."),
    ("Round 3\na) (A3) - A4", "line 1", "This says round 3; this is round 2."),
    ("3a) (A3) - A4", "a", "These orders are for round 3; this is round 2."),
    ("Mine follow on Sunday\n> 2a) (A3) - A4", "line 1", "Only quoted lines have orders."),
    ("a) ferry Zork", "a1", "There is no such ferry. Ferries and crossings here: –."),
]


@pytest.mark.parametrize(("text", "at", "says"), UNCLEAR, ids=[case[0] for case in UNCLEAR])
def test_what_is_not_clear_waits_for_the_referee(read: Reading, text: str, at: str, says: str) -> None:
    orders = read(text)
    found = concerns(orders, Concern.UNCLEAR)
    if "A4, A5" not in text and "K4" not in text:
        assert found == [(at, says)]
    assert (at, says) in found
    assert not orders.is_clear


WRONG = [
    ("a) (E6) - E7", "a1", "You have no track at E6."),
    ("37) (11-15) Ayr - Dee", "37", "There are no races in a building round."),
    ("build) (A3) - A4", "x", "Extra track is built in rounds of races only."),
    ("0) starts: Bow", "start", "Bow is no start."),
]


@pytest.mark.parametrize(("text", "at", "says"), WRONG, ids=[case[0] for case in WRONG])
def test_what_the_rules_forbid_is_no_order(
    read: Reading, occasion: Occasion, text: str, at: str, says: str
) -> None:
    orders = read(text)
    assert concerns(orders, Concern.WRONG) == [(at, says)]
    assert chains(occasion, orders) == {}


REMARKS = [
    ("a) (A3) - Boww", "a1", "'Boww' is read as Bow."),
    ("a) (A3) - A11 - Stok", "a1", "'Stok' is read as Stoke-on-Wye."),
    ("a) (A3) - A4 [+6]", "a1", "A4 pays no first entry."),
    ("a) (A3) - B3 - C3 [-2B]", "a1", "Track of earlier rounds takes 1 here, not 2."),
    ("a) (A3) - B3 - C3 [-1] - C2 [-4]", "a1", "Track of earlier rounds takes 5 here, not 4."),
    ("a) (A3 - A4", "a1", "The bracket is not closed."),
    ("a) (A3) - A4 [+6 - A5", "a1", "The bracket is not closed."),
    ("a) (A3) - A4 (3 for a little place!) - A5", "a1", "Words in brackets are no order."),
    ("a) (A3) - A4 (+3 for a little place!) - A5", "a1", "Words in brackets are no order."),
    ("a) (A3) - A4 [hard ground]", "a1", "Words in brackets are no order."),
    ("a) 4: (A3) - A4", "a", "Roll a is 5."),
    ("a) (A3) - A4\na) (A4) - A5", "a", "Roll a is ordered twice. Both orders count."),
]


@pytest.mark.parametrize(("text", "at", "says"), REMARKS, ids=[case[0] for case in REMARKS])
def test_what_counts_though_it_is_not_right_is_remarked(read: Reading, text: str, at: str, says: str) -> None:
    orders = read(text)
    assert (at, says) in concerns(orders, Concern.REMARK)
    assert orders.pieces
    assert orders.pieces[0].hexes


def test_a_doubt_is_quoted_with_its_place_and_what_was_expected(read: Reading) -> None:
    orders = read("Hello\n\n2a) (A3) - A4 ;\n2b) (A4) - Zork - A6 ; (A4) - B4")
    (doubt,) = orders.doubts
    assert orders.letter.position(doubt.span.start) == (4, 12)
    assert orders.letter.quote(doubt.span) == "Zork - A6 ;"
    assert doubt.expected == "a hex, a town or a key"
    assert [piece.at for piece in orders.pieces] == ["a1", "b1", "b2"]


def test_ways_between_two_points_are_listed_with_their_cost(read: Reading, occasion: Occasion) -> None:
    (doubt,) = read("a) (A3) - A4 - D4").doubts
    ways = zip(labels_of(occasion.facts, [way.hexes for way in doubt.ways]), doubt.ways, strict=True)
    assert {way: (each.cost, each.dues) for way, each in ways} == {
        "A4 B3 C4 D4": (3, 0),
        "A4 B4 C4 D4": (3, 0),
        "A4 B4 C5 D4": (7, 0),
    }
    assert not doubt.more


def test_whole_pieces_are_offered_where_one_leg_is_not_clear(read: Reading, occasion: Occasion) -> None:
    (doubt,) = read("a) (A1) - A4 - D4 - D6").doubts
    assert set(labels_of(occasion.facts, [way.hexes for way in doubt.wholes])) == {
        "A1 A2 A3 A4 B3 C4 D4 D5 D6",
        "A1 A2 A3 A4 B4 C4 D4 D5 D6",
        "A1 A2 A3 A4 B4 C5 D4 D5 D6",
    }


def test_the_only_way_of_fewest_links_is_taken_and_said(read: Reading, occasion: Occasion) -> None:
    # Blue owns C2 and C3, and nothing else is near: own track counts as well as new.
    orders = read("a) (A3) - A4 - A6 - A5 - B5")
    assert chains(occasion, orders) == {"a1": "A3 A4 A5 A6 A5 B5"}


def test_a_build_stops_where_it_is_not_clear(read: Reading, occasion: Occasion) -> None:
    orders = read("a) (A3) - A5 - Zork - A8; (A5) - B5")
    assert chains(occasion, orders) == {"a1": "A3 A4 A5", "a2": "A5 B5"}


def test_a_ruling_takes_the_place_of_a_piece(read: Reading, occasion: Occasion) -> None:
    orders = read("a) (A3) - C3", {"a1": "A3 B3 C3"})
    assert chains(occasion, orders) == {"a1": "A3 B3 C3"}
    assert orders.is_clear
    assert orders.pieces[0].by_ruling
    nothing = read("a) (A3) - C3; (A3) - A4", {"a1": "nothing"})
    assert chains(occasion, nothing) == {"a2": "A3 A4"}
    with pytest.raises(RulingError, match="names no hex at 'Zork'"):
        read("a) (A3) - C3", {"a1": "A3 Zork"})
    assert chains(occasion, read("3a) (A3) - A4", {"a": "orders"})) == {"a1": "A3 A4"}
    for read_as, why in (
        ("A3 C3", "not clear either"),
        ("A3 B3; A3 A4", "one piece"),
        ("A3", "fewer than two"),
        ("A6 A7", "no track at Bow"),
    ):
        with pytest.raises(RulingError, match=why):
            read("a) (A3) - C3", {"a1": read_as})


def test_several_rolls_may_share_a_line(read: Reading, occasion: Occasion) -> None:
    orders = read("2a) (A3) - A4 ; 2b) (A4) - A5; c) nothing")
    assert chains(occasion, orders) == {"a1": "A3 A4", "b1": "A4 A5"}
    assert chains(occasion, read("a) (A3) - A4 b) (A4) - A5")) == {"a1": "A3 A4", "b1": "A4 A5"}


def test_track_that_the_roll_does_not_pay_is_none_for_later_pieces(read: Reading) -> None:
    # Roll c is 2: A5 is paid, A6 is not.
    orders = read("c) (A3) - A6 ; (A6) - B6 ; (A5) - B5")
    assert concerns(orders) == [
        ("c1", "This costs 3; 2 are left."),
        ("c2", "You have no track at A6."),
        ("c3", "This costs 1; 0 are left."),
    ]


def test_costs_and_dues_are_known_before_the_round(read: Reading) -> None:
    # Into the hex of Blue's line (1), then along it (1 + 2 + 2).
    orders = read("a) (A3) - B3 - C3 - C2")
    assert (orders.pieces[0].cost, orders.pieces[0].dues) == (3, 6)


def test_every_link_has_its_stretch_of_the_letter(read: Reading) -> None:
    orders = read("a) (A3) - A5 - B5")
    (piece,) = orders.pieces
    assert [orders.letter.quote(span) for span in piece.spans] == ["A5", "A5", "B5"]


def test_claims_are_kept_with_their_points(read: Reading) -> None:
    orders = read("a) (A3) - Bow [+6] - A7 [-1B, -2 Green}")
    assert [(c.point, c.amount, c.seat) for c in orders.pieces[0].claims] == [
        (1, 6, NOWHERE),
        (2, -1, 1),
        (2, -2, 2),
    ]


def test_wishes_before_the_first_round_are_lists(read: Reading, occasion: Occasion) -> None:
    setup = read("0) Name: Just Lines, JL\n0) colours: red, dark blue\nStarts: Esk, Ayr").setup
    assert setup.names == ("Just Lines", "JL")
    assert setup.colours == ("red", "dark blue")
    assert setup.starts == hexes(occasion.facts, "E1 A1")


STARTS = [
    "0) start Esk, Ayr",
    "0) Esk, Ayr",
    "Starts - Esk, Ayr",
    "RR 2501 starts: Esk then Ayr",
    "starts: 1. Esk 2. Ayr",
    "starting towns: 1) Esk, 2) Ayr.",
]


@pytest.mark.parametrize("text", STARTS)
def test_starts_are_read_in_many_forms(read: Reading, occasion: Occasion, text: str) -> None:
    orders = read(text, round=0, rolls=())
    assert orders.setup.starts == hexes(occasion.facts, "E1 A1")
    assert orders.doubts == ()


UNCLEAR_STARTS = [
    ("I'd like to start in Esk please", "line 1"),
    ("starts: Esk (else Ayr)", "start"),
    ("starts: Esk, 11", "start"),
    ("Hello\n> starts: Esk", "line 1"),
]


@pytest.mark.parametrize(("text", "at"), UNCLEAR_STARTS)
def test_starts_that_are_not_clear_wait_for_a_ruling(
    read: Reading, occasion: Occasion, text: str, at: str
) -> None:
    assert [where for where, _ in concerns(read(text, round=0, rolls=()), Concern.UNCLEAR)] == [at]
    ruled = read(text, {"line 1": "nothing", "start": "Ayr, Esk"}, round=0, rolls=())
    assert ruled.setup.starts == hexes(occasion.facts, "A1 E1")
    assert ruled.is_clear


def test_the_title_of_a_letter_may_name_the_round(read: Reading) -> None:
    assert read("RR 2501 RED R2\na) (A3) - A4").doubts == ()
    assert concerns(read("RR 2501 RED R3\na) (A3) - A4")) == [
        ("line 1", "This says round 3; this is round 2."),
    ]


REFUSED = [
    (b"", "There are no orders"),
    (b"Hello Dave, how are you?", "There are no orders"),
    (b"\x00\x01\x02\x03" * 100, "not text"),
    (b"a) (A3) - A4\n" * 6000, "longer than 64 KiB"),
]


@pytest.mark.parametrize(("data", "why"), REFUSED)
def test_a_letter_without_orders_is_refused(read: Reading, data: bytes, why: str) -> None:
    with pytest.raises(LetterError, match=why):
        read(data)


def test_quoted_words_and_signatures_are_named_when_they_are_left_out(read: Reading) -> None:
    orders = read("a) (A3) - A4\n\n> b) (A3) - B3\n-- \nFred, K1 Street\n")
    assert concerns(orders) == [
        ("line 3", "3 quoted lines were not read."),
    ]


QUOTATIONS = [
    "-----Original Message-----\nb) (A3) - B3",
    "From: the referee\nSent: Monday\nTo: Fred\n\nb) (A3) - B3",
    "On Mon, 2 Jan 2023 at 10:00, the referee wrote:\n\nb) (A3) - B3",
    "Am 2.1.2023 um 10:00 schrieb der Spielleiter:\nb) (A3) - B3",
]


@pytest.mark.parametrize("quotation", QUOTATIONS)
def test_the_mail_that_is_answered_is_no_order(read: Reading, occasion: Occasion, quotation: str) -> None:
    orders = read(f"a) (A3) - A4\n\n{quotation}\n")
    assert chains(occasion, orders) == {"a1": "A3 A4"}
    assert [kind for _, kind in concerns(orders)] == [
        f"{len(list(filter(None, quotation.splitlines())))} quoted lines were not read."
    ]
    assert chains(occasion, read(quotation, {"line 1": "orders"})) == {"b1": "A3 B3"}
    assert read(quotation, {"line 1": "nothing"}).doubts == ()


def test_the_subject_of_another_round_is_remarked(read: Reading) -> None:
    mail = "From: a@example.org\nTo: b@example.org\nSubject: Re: RR 2501, round {}\n\na) (A3) - A4\n"
    assert concerns(read(mail.format(1))) == [("line 1", "The subject says round 1; this is round 2.")]
    assert concerns(read(mail.format(2))) == []


def test_a_mail_keeps_its_subject() -> None:
    data = b"From: a@example.org\nTo: b@example.org\nSubject: RR 2501\n round 2\n\na) (A3) - A4\n"
    assert letter_of(data).subject == "RR 2501 round 2"
    assert letter_of(data).text == "a) (A3) - A4\n"


# -- races -------------------------------------------------------------------------------------


@pytest.fixture
def enter(read: Reading, racing: Occasion) -> Reading:
    """Read a letter of round 7."""
    return partial(read, state=racing.state, round=7, rolls=(), races=racing.races)


WAYS = ["(Ayr) - A4 - D4 - Dee", "Ayr - Dee: (Ayr) - A4 - D4 - Dee", "(11-15) (Dee) - D4 - A4 - Ayr"]


@pytest.mark.parametrize("text", WAYS)
def test_an_unclear_route_is_read_the_worst_way(enter: Reading, racing: Occasion, text: str) -> None:
    orders = enter(f"1) {text}")
    (run,) = orders.races
    (doubt,) = orders.doubts
    assert "C5" in labels_of(racing.facts, [run.route.hexes])[0]
    assert (len(run.route.hexes), run.route.cost) == (9, 9)
    assert doubt.concern is Concern.UNCLEAR
    assert [way.cost for way in doubt.ways] in ([3, 4], [4, 3])
    ends = {racing.facts.labels[hex_] for way in doubt.wholes for hex_ in (way.hexes[0], way.hexes[-1])}
    assert (len(doubt.wholes), ends) == (2, {"A1", "E6"})


def test_a_route_pays_whom_the_player_names_else_the_richest(enter: Reading) -> None:
    (run,) = enter("2) (Ayr) - A3 - B3 - C3 - C2 - D1 - Esk").races
    assert run.pay == (0, 5, 0)
    orders = enter("2) (11-12) Ayr - Esk (Ayr) - A3 - C3 [-2B] - C2 - D1 - Esk [-3B]")
    assert orders.doubts == ()
    orders = enter("2) (Ayr) - A3 - C3 [-2B] - C2 - D1 - Esk")
    assert concerns(orders, Concern.REMARK) == [("2", "You pay BLUE 5, not 2.")]


def test_a_run_that_will_not_start_is_remarked(read: Reading, racing: Occasion) -> None:
    facts = replace(racing.facts, rules=replace(racing.facts.rules, most_to_one=4))
    given = {"facts": facts, "state": racing.state, "round": 7, "rolls": (), "races": racing.races}
    route = "2) {kind}(Ayr) - A3 - B3 - C3 - C2 - D1 - Esk"
    too_much = [("2", "This pays BLUE 5. More than 4 needs an exchange of running powers.")]
    assert concerns(read(route.format(kind=""), **given)) == too_much
    assert concerns(read(route.format(kind="XRP with B for 1, 2: "), **given)) == []
    (_, says), *_ = concerns(read(route.format(kind=""), player=2, **given), Concern.REMARK)
    assert says == "This run will not start. Part of the route must be your own track."
    looped = "1) (Ayr) - A4 - B4 - C4 - D4 - C5 - B4 - C4 - D4 - Dee"
    assert concerns(read(looped, **given)) == [("1", "This route comes to B4 twice, which gains nothing.")]


def test_kinds_of_runs_are_read(enter: Reading) -> None:
    (joint,) = enter("2) JR with BLUE: (Ayr) - A3 - B3 - C3 - C2 - D1 - Esk").races
    assert (joint.kind, joint.partner, joint.pay) == (RunKind.JOINT, 1, (0, 0, 0))
    (after,) = enter("2) (Ayr) - A3 - B3 - C3 - C2 - D1 - Esk XRP with B for 1, 2").races
    assert (after.kind, after.partner, after.races) == (RunKind.EXCHANGE, 1, (1, 2))
    (same,) = enter("2) joint BLUE as BLUE's").races
    assert (same.kind, same.same_as, same.route.hexes) == (RunKind.JOINT, 1, ())


RACE_DOUBTS = [
    ("9) Ayr - Esk", Concern.WRONG, "9", "Race 9 is not offered this round."),
    ("1) (11-16) Ayr - Dee: (Ayr) - A4 - B4 - C4 - D4 - Dee", Concern.UNCLEAR, "1", "Race 1 is (11-15)."),
    ("1) (Ayr) - A4 - B4 - C4", Concern.UNCLEAR, "1", "Race 1 runs from Ayr to Dee."),
    ("1) JR with Zork: (Ayr) - A4 - B4 - C4 - D4 - Dee", Concern.UNCLEAR, "1", "With which company?"),
    ("1) (Ayr) - Quay", Concern.WRONG, "1", "No track leads from Ayr to Quay."),
    (
        "a) (A3) - A4",
        Concern.WRONG,
        "a",
        "There are no rolls in a round of races. Extra track begins with 'build)'.",
    ),
]


@pytest.mark.parametrize(
    ("text", "concern", "at", "says"), RACE_DOUBTS, ids=[case[0] for case in RACE_DOUBTS]
)
def test_entries_that_are_not_clear_are_named(
    enter: Reading, text: str, concern: Concern, at: str, says: str
) -> None:
    assert (at, says) in concerns(enter(text), concern)


def test_keys_of_cards_are_no_rolls(enter: Reading, racing: Occasion) -> None:
    cards = (racing.races[0]._replace(keys=("7D", "4C")),)
    for keys in ("(7D-4C)", "(7D - 4C)"):
        text = f"1) {keys} (Ayr) - A4 - B4 - C4 - D4 - Dee"
        orders = enter(text, races=cards)
        assert orders.doubts == ()
        assert len(orders.races) == 1


def test_extra_track_is_read_with_the_races(enter: Reading, racing: Occasion) -> None:
    orders = enter("1) pass\nbuild) (E6) - F6\nbuild) (E6) - E5 - E4; (A4) - A5\nThanks!")
    assert orders.races == ()
    assert chains(racing, orders) == {"x2": "E6 E5 E4", "x3": "A4 A5"}
    assert concerns(orders, Concern.UNCLEAR) == [("x1", "There is no hex F6 on the map.")]


def test_a_ruling_on_a_route_is_what_runs(enter: Reading) -> None:
    (run,) = enter("1) (Ayr) - A4 - D4 - Dee", {"1": "Ayr A4 B4 C4 D4 Dee"}).races
    assert (run.route.by_ruling, run.route.cost) == (True, 8)


JOINT = "1) JR with Zork: (Ayr) - A4 - B4 - C4 - D4 - Dee"
ALONG = "A1 A2 A3 A4 B4 C4 D4 E5 E6"
RULED_RUNS = {
    "JR with BLUE": (RunKind.JOINT, 1, ()),
    "xrp with G for 1, 2": (RunKind.EXCHANGE, 2, (1, 2)),
    "alone": (RunKind.ALONE, -1, ()),
    "JR with BLUE: Ayr A4 B4 C4 D4 Dee": (RunKind.JOINT, 1, ()),
}


@pytest.mark.parametrize("ruling", RULED_RUNS)
def test_a_ruling_says_with_whom_a_race_is_run(enter: Reading, racing: Occasion, ruling: str) -> None:
    orders = enter(JOINT, {"1": ruling})
    (run,) = orders.races
    assert (run.kind, run.partner, run.races) == RULED_RUNS[ruling]
    assert (orders.is_clear, run.route.by_ruling) == (True, True)
    assert chains(racing, orders) == {"1": ALONG}


def test_a_ruling_on_an_exchange_keeps_the_races_it_is_for(enter: Reading) -> None:
    (run,) = enter("1) XRP with Zork for 1, 2: (Ayr) - A4 - B4 - C4 - D4 - Dee", {"1": "XRP with B"}).races
    assert (run.partner, run.races) == (1, (1, 2))


def test_a_ruling_on_a_route_alone_keeps_the_partner_that_is_written(enter: Reading) -> None:
    (run,) = enter("1) JR with BLUE: (Ayr) - A4 - D4 - Dee", {"1": "Ayr A4 B4 C4 D4 Dee"}).races
    assert (run.kind, run.partner) == (RunKind.JOINT, 1)


@pytest.mark.parametrize(
    ("text", "ruling", "why"),
    [
        (JOINT, "JR with Zork", "names no company"),
        (JOINT, "Ayr A4 B4 C4 D4 Dee", "names no company"),
        ("1) JR with Zork: (Ayr) - A4 - D4 - Dee", "JR with BLUE", "does not say which way"),
        ("1) JR with Zork: (Ayr) - A4 - Qqq", "JR with BLUE", "does not say which way"),
    ],
)
def test_a_ruling_on_a_run_leaves_nothing_open(enter: Reading, text: str, ruling: str, why: str) -> None:
    with pytest.raises(RulingError, match=why):
        enter(text, {"1": ruling})


def test_a_ruling_names_a_ferry_or_a_crossing(tmp_path: Path) -> None:
    folder = started(tmp_path / "g")
    letter = letter_of(b"1a) (Swansea) - P14 ; crossing Severn ; bording the fery")
    orders = orders_of(
        letter, folder.occasion(0), {"a2": "crossing Severn Tunnel", "a3": "ferry Hobbs Point"}
    )
    assert [piece.work for piece in orders.pieces] == [None, Cross(0), Buy(1)]
    assert [piece.by_ruling for piece in orders.pieces] == [False, True, True]
    assert orders.is_clear
    with pytest.raises(RulingError, match="may be Severn Tunnel or Severn Railway Bridge"):
        orders_of(letter, folder.occasion(0), {"a2": "crossing Severn"})
