"""Accounts entry by entry: every point of every game, and what for."""

import re
from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from random import Random

import pytest

from engine.board.document import Board
from engine.board.layers import frozen
from engine.board.places import Country, PermittedBuild
from engine.bots.random_bot import RandomBot
from engine.bots.roster import BOTS
from engine.game.compiling import facts_of
from engine.game.events import BANK, RaceDecided, RunOffered
from engine.game.facts import NOWHERE
from engine.game.moves import Decline, Done, Enter, Join, Lay, Move, Propose, Roll, Start
from engine.game.play import Game, Played, Player
from engine.game.routes.race_entries import entry_by
from engine.game.state import Entry as Declaration
from engine.game.state import Foothold, Pair, new_state
from engine.rulesets.editions import EDITIONS, rules_of
from engine.transcript.accounts import Account, Books, Entry, by_rule
from engine.transcript.entrants import Entrants
from engine.transcript.names import Names, hex_names
from engine.transcript.reading import parse_transcript
from engine.transcript.replay import replay
from engine.transcript.track_use_text import uses_of
from engine.turns.chance import CHANCE
from engine.turns.play import run
from tests.engine.game.boards import board_of, ferried, hexes_of, position, ruled, vale
from tests.engine.game.test_early import Partner
from tests.engine.game.test_together import Sociable, stretch
from tests.engine.transcript.games import GOLDEN

IN_TURN = [
    name for name, rules in EDITIONS.items() if (rules.builds, rules.turn_order) == ("in_turn", "stages")
]

PLAYERS = ("Red", "Blue", "Green")
SHARED = r"(, shared by \w+ and \w+)?"
PRIZE = r"((first|second) prize( shared)?|prize of a sole entrant)"
ENDS = r", \w+ to \w+( \(\d+ of \d+(, the odd point included)?\))?"
"""The ends of a run, and which part of what sum an entry is."""
ALONG = r"\w+( and back to \w+|,? – \w+|, \w+ – \w+| and \w+ – \w+)+"
"""Stretches of line, by the places along them."""


def books_of(
    board: Board, bots: Sequence[Player], seed: object, rules: str = "sixth"
) -> tuple[Books, list[int]]:
    """Return the books of a game and the accounts at its end."""
    game = Game(facts_of(board, rules_of(board, rules)))
    books = Books(game, Names(hex_names(board, game.facts), PLAYERS[: len(bots)]))
    *_, last = books.keeping(run(game, bots, Random(f"{seed}")))
    return books, last.state.accounts


def entries_of(books: Books) -> list[Entry]:
    return [entry for account in books.accounts for entry in account.entries]


def golden(name: str) -> tuple[tuple[str, ...], tuple[Account, ...]]:
    """Return the players of a golden game and their accounts."""
    transcript = parse_transcript((GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8"))
    board, players = vale(), transcript.header.players
    books = Books(transcript.game, Names(hex_names(board, transcript.game.facts), players))
    deque(books.keeping(replay(transcript)), maxlen=0)
    return players, books.accounts


@pytest.mark.parametrize("rules", IN_TURN)
@pytest.mark.parametrize("seed", range(2))
def test_entries_add_up_to_the_accounts_of_random_games(seed: int, rules: str) -> None:
    bots: Sequence[Player] = [RandomBot()] * 3
    if seed % 2:
        bots = [Sociable()] * 3 if rules == "sixth" else [BOTS["greedy"], RandomBot(), RandomBot()]
    board = ferried(vale(("races", 8))) if rules == "sixth" else vale()
    books, accounts = books_of(board, bots, seed, rules)
    assert [account.balance for account in books.accounts] == accounts
    for account, held in zip(books.accounts, accounts, strict=True):
        assert sum(entry.amount for entry in account.entries) == held
        assert sum(came - went for came, went in by_rule([account]).values()) == held
        balance = 0
        for entry in account.entries:
            balance += entry.amount
            assert entry.balance == balance
            assert entry.amount or entry.what.startswith(("lays ", "saves "))
            assert entry.rule


@pytest.mark.parametrize("rules", IN_TURN)
def test_whatever_one_player_pays_another_stands_in_both_accounts(rules: str) -> None:
    books, _ = books_of(vale(), [RandomBot()] * 3, "both", rules)
    between = [
        (entry.rule, seat, entry.partner, entry.amount)
        for seat, account in enumerate(books.accounts)
        for entry in account.entries
        if entry.partner != BANK
    ]
    assert books.bank.balance == -sum(account.balance for account in books.accounts)
    assert between
    assert sorted(between) == sorted((rule, two, one, -amount) for rule, one, two, amount in between)


@cache
def sociable() -> tuple[Entry, ...]:
    """Return the entries of some games with ferries, joint runs and exchange."""
    board = ferried(vale(("most_to_one", 5)))
    games = [books_of(board, [Sociable()] * 3, f"told {seed}")[0] for seed in range(4)]
    return tuple(entry for books in games for entry in entries_of(books))


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("6.A4", r"to begin with|first to [A-Z]\w+"),
        ("6.A5a", r"junction with \w+ at \w+|\w+'s junction at \w+"),
        ("6.A5b", r"(\w+ )?alongside \w+ from \w+ to \w+"),
        ("6.B2", rf"(\w+ )?over \w+'s( and \w+'s)? track {ALONG}{SHARED}( with \w+)?{ENDS}"),
        ("6.B3", rf"{PRIZE}, jointly with \w+{ENDS}"),
        ("6.B5", rf"{PRIZE}{ENDS}"),
        ("6.B6", r"(extra track|lays Tunnel) from \w+ to \w+"),
        ("6.C1b", r"buys the ferry (Packet|Pilot)"),
        (
            "6.C1c",
            rf"(\w+ )?on \w+'s ferry (Packet|Pilot)( and (Packet|Pilot))?{SHARED}( with \w+)?{ENDS}",
        ),
    ],
)
def test_each_entry_says_what_it_is_for_by_its_rule(rule: str, words: str) -> None:
    found = [entry for entry in sociable() if entry.rule == rule]
    assert found
    assert [entry.what for entry in found if not re.fullmatch(words, entry.what)] == []


def test_the_fee_of_a_public_ferry_goes_to_the_bank() -> None:  # 6.C1c
    board = ferried(vale(("most_to_one", 5)))
    board = board.edited(ferries=tuple(replace(each, public=True, bridge=False) for each in board.ferries))
    entries = [
        entry
        for seed in range(3)
        for entry in entries_of(books_of(board, [Sociable()] * 3, f"public {seed}")[0])
        if entry.rule in {"6.C1b", "6.C1c"}
    ]
    assert entries
    assert {(entry.partner, entry.rule) for entry in entries} == {(BANK, "6.C1c")}
    told = r"on the public ferry (Packet|Pilot), \w+ to \w+( \(\d of 5(, the odd point included)?\))?"
    assert all(re.fullmatch(told, entry.what) for entry in entries)


def test_payments_of_partners_and_those_only_an_exchange_allows_are_named() -> None:  # 6.B3, 6.B4
    paid = [entry for entry in sociable() if entry.rule == "6.B2"]
    assert any(re.match(rf"over \w+'s track {ALONG} with \w+,", entry.what) for entry in paid)
    towns = [("West", "A1", ["11"]), ("East", "A26", ["12"])]
    game = Game(facts_of(board_of(["." * 26], towns, ["West"])))
    state = position(game.facts, [[stretch(1, 15)], [stretch(15, 26)]], stage="operating", undeclared=(0, 1))
    west, *_, east = way = hexes_of(game.facts, stretch(1, 26))
    state.pair = Pair(1, ("11", "12"), ("West", "East"), (west,), (east,))
    books = Books(game, Names(game.facts.labels, PLAYERS[:2]))
    for actor in range(2):
        move = entry_by(game.facts, state, actor, way)
        state, events = game.apply(state, move)
        deque(books.keeping([Played(actor, move, events, state)]), maxlen=0)
    told = [(entry.what.partition(",")[0], entry.rule, entry.amount) for entry in books.accounts[0].entries]
    assert told[1:] == [
        ("over Blue's track A15 – A26 by exchange of running powers", "6.B4", -11),
        ("Blue over Red's track A1 – A15 by exchange of running powers", "6.B4", 14),
    ]


def test_payments_by_exchange_are_named_in_the_accounts_of_both_partners() -> None:  # 6.B3, 6.B4
    towns = [("West", "A1", ["11"]), ("East", "A26", ["12"])]
    game = Game(facts_of(board_of(["." * 26], towns, ["West"])))
    track = [[stretch(1, 6)], [stretch(6, 12)], [stretch(12, 26)]]
    state = position(game.facts, track, stage="operating", undeclared=(0, 1, 2))
    west, *_, east = way = hexes_of(game.facts, stretch(1, 26))
    state.pair = Pair(1, ("11", "12"), ("West", "East"), (west,), (east,))
    books = Books(game, Names(game.facts.labels, PLAYERS[:3]))
    shared = entry_by(game.facts, state, 0, way, 1)
    moves: list[Move] = [Propose(1, shared.route, shared.pay), Join(0)]
    for actor in range(3):
        move = moves[actor] if actor < len(moves) else entry_by(game.facts, state, actor, way)
        state, events = game.apply(state, move)
        deque(books.keeping([Played(actor, move, events, state)]), maxlen=0)
    paid = [
        entry
        for entry in entries_of(books)
        if (entry.rule, entry.partner) == ("6.B4", 2) and entry.amount < 0
    ]
    assert [entry.amount for entry in paid] == [-7, -7]
    assert all("by exchange of running powers" in entry.what for entry in paid)


def test_who_declares_anew_no_longer_runs_with_his_partner() -> None:  # 6.B4
    """A joint run that reckoned in vain with an exchange is taken back."""
    state = new_state(facts_of(vale()), 3)
    entrants = Entrants()

    def after(actor: int, move: Move) -> Entrants:
        entrants.follow(Played(actor, move, (), state))
        return entrants

    entrants.hear(RunOffered(1, ("11", "12")))
    decided = RaceDecided(1, ((0,),), ())
    assert after(1, Join(0)).of(decided) == {0, 1}
    assert (entrants.partner_of(0), entrants.partner_of(1), entrants.partner_of(2)) == (1, 0, NOWHERE)
    assert after(0, Enter((0, 1), (0, 0, 0))).of(decided) == {0}
    assert after(0, Join(2)).joined == {0}
    assert after(2, Decline()).joined == set()


def test_prices_of_special_rules_are_named() -> None:  # 6.C4
    board = ruled(vale())
    games = [books_of(board, [RandomBot()] * 3, f"money {seed}")[0] for seed in range(3)]
    told = {entry.what for books in games for entry in entries_of(books) if entry.rule == "6.C4"}
    found = {re.sub(r" from \w+ to \w+$", "", what) for what in told}
    assert {"lays Tunnel", "lays Bridge", "starts at Ceeley", "starts at A3"} <= found
    others = [what for what in found if not re.match("lays (Tunnel|Bridge)$|starts at ", what)]
    assert others
    assert all(re.fullmatch(r"(\w+ )?alongside \w+", what) for what in others)


@pytest.mark.parametrize("rules", IN_TURN)
def test_what_is_paid_for_a_link_names_both_its_ends(rules: str) -> None:
    """6.A5b, 6.A5d, 6.B6, E.C4: whoever is paid has track on that very link, and so has who pays."""
    board = ruled(vale())
    game = Game(facts_of(board, rules_of(board, rules)))
    names = Names(hex_names(board, game.facts), PLAYERS)
    books = Books(game, names)
    *_, last = books.keeping(run(game, [RandomBot()] * 3, Random(f"ends {rules}")))
    found = [
        (seat, entry)
        for seat, account in enumerate(books.accounts)
        for entry in account.entries
        if "alongside" in entry.what or "extra track" in entry.what
    ]
    assert {"alongside" in entry.what for _, entry in found} == {True, False}
    for seat, entry in found:
        assert entry.what.endswith(f"from {names.hexes[entry.start]} to {names.hexes[entry.hex]}")
        owners = last.state.owners[game.facts.links[entry.start, entry.hex]]
        assert owners >> seat & 1
        assert entry.partner == BANK or owners >> entry.partner & 1


@pytest.mark.parametrize("rules", IN_TURN)
def test_what_is_paid_for_a_route_names_its_links(rules: str) -> None:
    """6.B2: one payment for each link, to one of those who own it, and none for one's own."""
    board = ferried(vale())
    game = Game(facts_of(board, rules_of(board, rules)))
    books = Books(game, Names(hex_names(board, game.facts), PLAYERS))
    found = shared = 0
    for each in books.keeping(run(game, [RandomBot()] * 3, Random(f"paid {rules}"))):
        for seat, account in enumerate(books.accounts):
            entry = account.entries[-1]
            if not entry.links or entry.amount > 0 or not isinstance(each.move, Enter | Join | Decline):
                continue
            owners = [each.state.owners[game.facts.links[link]] for link in entry.links]
            assert all(mask >> entry.partner & 1 and not mask >> seat & 1 for mask in owners)
            assert " with " in entry.what or -entry.amount == len(owners)
            found += 1
            shared += any(mask & mask - 1 for mask in owners)
    assert found > 5
    assert shared


def test_links_of_several_go_to_each_as_often_as_he_is_paid() -> None:  # 6.B2
    """Blue and Green own the first two links, Blue and Black the third: paid are Blue, Green and Black."""
    facts = facts_of(board_of(["." * 6], [("West", "A1", ["11"]), ("East", "A6", ["12"])], ["West"]))
    track = [["A4 A5 A6"], ["A1 A2 A3 A4"], ["A1 A2 A3"], ["A3 A4"]]
    state = position(facts, track, stage="operating")
    way = hexes_of(facts, "A1 A2 A3 A4 A5 A6")
    one, two, three, *_ = pairwise(way)
    for pay, links in (
        ((0, 1, 1, 1), {1: [one], 2: [two], 3: [three]}),
        ((0, 2, 0, 1), {1: [one, two], 3: [three]}),
        ((0, 1, 2, 0), {2: [one, two], 1: [three]}),
    ):
        assert uses_of(facts, state, Declaration(0, way, pay)).track == links


def test_each_foreign_railway_is_paid_for_its_own_links() -> None:  # 6.C2
    board = board_of(["........"], [("West", "A1", ["11"]), ("East", "A8", ["12"])], ["West"])
    layer = board.country.copy()
    layer[0, 2], layer[0, 5] = 1, 2
    countries = tuple(Country(name, foreign=True) for name in ("Wales", "Mercia"))
    hexes = [board.sheet.hex_named(f"A{column}") for column in range(1, 9)]
    builds = (PermittedBuild("Wales", tuple(hexes[1:4])), PermittedBuild("Mercia", tuple(hexes[4:7])))
    game = Game(facts_of(board.edited(country=frozen(layer), countries=countries, permitted_builds=builds)))
    own = [["A1 A2", "A4 A5", "A7 A8"], []]
    state = position(game.facts, own, stage="operating", undeclared=(0, 1))
    west, *_, east = way = hexes_of(game.facts, stretch(1, 8))
    state.pair = Pair(1, ("11", "12"), ("West", "East"), (west,), (east,))
    books = Books(game, Names(game.facts.labels, PLAYERS[:2]))
    moves: tuple[Move, ...] = (Enter(way, (0, 0)), Decline())
    for actor, move in enumerate(moves):
        state, events = game.apply(state, move)
        deque(books.keeping([Played(actor, move, events, state)]), maxlen=0)
    paid = [(entry.what, entry.amount) for entry in books.accounts[0].entries if entry.rule == "6.C2"]
    assert paid == [
        ("over the railway of Wales A2 – A4", -2),
        ("over the railway of Mercia A5 – A7", -2),
    ]


def test_entries_stand_under_the_round_or_race_they_belong_to() -> None:
    _, accounts = golden("dice")
    whens = [entry.when for account in accounts for entry in account.entries]
    assert {re.sub(r"\d+", "n", when) for when in whens} == {
        "The starts",
        "Round n",
        "Race n",
        "Extra building after run n",
    }
    red = accounts[0].entries
    # Race 1 was held over until the extra building let somebody run it.
    assert list(dict.fromkeys(entry.when for entry in red))[4:8] == [
        "Race 2",
        "Race 4",
        "Extra building after run 2",
        "Race 1",
    ]


def test_prizes_are_named_by_their_places() -> None:
    """20 for the first and 10 for the second, ties shared (6.B5)."""
    books, _ = books_of(vale(), [BOTS["greedy"]] * 3, "prizes")
    amounts = {
        (entry.what.split(",")[0], entry.amount) for entry in entries_of(books) if entry.rule == "6.B5"
    }
    assert {("first prize", 20), ("second prize", 10), ("prize of a sole entrant", 20)} >= {
        each for each in amounts if "shared" not in each[0]
    }
    assert ("first prize", 20) in amounts


def test_prizes_and_what_is_spent_of_them_are_told_apart_under_one_number() -> None:  # E.B6
    books, _ = books_of(vale(), [RandomBot()] * 3, "early", "early")
    entries = [entry for entry in entries_of(books) if entry.rule == "E.B6"]
    assert {entry.amount > 0 for entry in entries} == {True, False}
    for entry in entries:
        assert ("prize" in entry.what) is (entry.amount > 0)
        assert entry.what.startswith("extra track from ") is (entry.amount < 0)


def test_a_game_broken_off_has_its_entries_so_far() -> None:
    transcript = parse_transcript((GOLDEN / "dice.jsonl").read_text(encoding="utf-8"))
    players = transcript.header.players
    books = Books(transcript.game, Names(hex_names(vale(), transcript.game.facts), players))
    assert [account.balance for account in books.accounts] == [20] * len(players)
    *_, last = books.keeping(islice(replay(transcript), 20))
    assert [account.balance for account in books.accounts] == last.state.accounts
    assert all(entry.hex == NOWHERE for account in books.accounts for entry in account.entries[:1])


def test_a_toll_more_for_a_leap_by_its_hexes_is_named() -> None:  # 6.C3
    board = vale(("leaps_over_one", 2), ("leap_toll", "hexes"), ("min_run", 2))
    game = Game(facts_of(board))
    facts = game.facts
    a2, a4, a5 = hexes_of(facts, "A2 A4 A5")
    over = Foothold(0, a4, 1, hexes_of(facts, "A3")[0])
    state = position(facts, [["A1 A2", "A4 A5"], ["A2 A3 A4"]], stage="operating", footholds=(over,))
    state.pair = Pair(1, ("11", "12"), ("Ayton", "Beeby"), hexes_of(facts, "A1"), (a5,))
    entry = entry_by(facts, state, 0, hexes_of(facts, "A1 A2 A3 A4 A5"))
    assert entry.pay == (0, 3)
    uses = uses_of(facts, state, Declaration(0, entry.route, entry.pay))
    assert [(start, end) for start, end in uses.track[1]] == [(a2, over.before), (over.before, a4)]
    assert uses.leaps == {1: 1}


def race_of(
    track: Sequence[Sequence[str]], accounts: Sequence[int], moves: Sequence[tuple[int, Move]], columns: int
) -> Books:
    """Return the books of a race from one end of a row to the other, declared by moves."""
    towns = [("West", "A1", ["11"]), ("East", f"A{columns}", ["12"])]
    game = Game(facts_of(board_of(["." * columns], towns, ["West"])))
    players = len(accounts)
    state = position(game.facts, track, stage="operating", accounts=list(accounts))
    state.undeclared = tuple(actor for actor, _ in moves)
    west, *_, east = hexes_of(game.facts, stretch(1, columns))
    state.pair = Pair(1, ("11", "12"), ("West", "East"), (west,), (east,))
    books = Books(game, Names(game.facts.labels, PLAYERS[:players]))
    for actor, move in moves:
        state, events = game.apply(state, move)
        deque(books.keeping([Played(actor, move, events, state)]), maxlen=0)
    return books


def test_what_two_who_run_jointly_receive_and_pay_stands_in_their_ledgers_in_halves() -> None:  # 6.B3
    """Green pays 3 for Red's track and 4 for Blue's; they pay 4 for Green's. Blue is the poorer."""
    way = tuple(range(12))
    books = race_of(
        [[stretch(1, 4)], [stretch(4, 8)], [stretch(8, 12)]],
        (30, 25, 40),
        [(2, Enter(way, (3, 4, 0))), (0, Propose(1, way, (0, 0, 4))), (1, Join(0))],
        12,
    )
    red, blue, green = (
        [(entry.what, entry.rule, entry.amount) for entry in account.entries[1:]]
        for account in books.accounts
    )
    over = "over Red's and Blue's track A1 – A8, shared by Red and Blue"
    assert red == [
        ("over Green's track A8 – A12 with Blue (2 of 4)", "6.B2", -2),
        (f"Green {over} (3 of 7)", "6.B2", 3),
    ]
    assert blue == [
        ("over Green's track A8 – A12 with Red (2 of 4)", "6.B2", -2),
        (f"Green {over} (4 of 7, the odd point included)", "6.B2", 4),
    ]
    assert sorted(green) == sorted(
        [
            (f"{over} (3 of 7)", "6.B2", -3),
            (f"{over} (4 of 7, the odd point included)", "6.B2", -4),
            ("Red over Green's track A8 – A12 (2 of 4)", "6.B2", 2),
            ("Blue over Green's track A8 – A12 (2 of 4)", "6.B2", 2),
        ]
    )


def test_the_odd_point_of_what_partners_pay_falls_on_the_richer() -> None:  # 6.B3
    way = tuple(range(11))
    books = race_of(
        [[stretch(1, 4)], [stretch(4, 8)], [stretch(8, 11)]],
        (30, 25, 40),
        [(2, Decline()), (0, Propose(1, way, (0, 0, 3))), (1, Join(0))],
        11,
    )
    told = [[(entry.what, entry.amount) for entry in account.entries[1:]] for account in books.accounts]
    sole = "prize of a sole entrant, jointly with {} (10 of 20)"
    assert told[0] == [
        ("over Green's track A8 – A11 with Blue (2 of 3, the odd point included)", -2),
        (sole.format("Blue"), 10),
    ]
    assert told[1] == [
        ("over Green's track A8 – A11 with Red (1 of 3)", -1),
        (sole.format("Red"), 10),
    ]
    assert [(entry.what, entry.amount) for entry in books.bank.entries[3:]] == [
        (f"Red: {sole.format('Blue')}", -10),
        (f"Blue: {sole.format('Red')}", -10),
    ]


def test_a_turn_of_the_building_stage_stands_in_the_ledger_with_what_it_took() -> None:  # 6.A3, 6.A6
    game = Game(facts_of(vale()))
    books = Books(game, Names(hex_names(vale(), game.facts), PLAYERS[:2]))
    a1, a2, a3, b2 = hexes_of(game.facts, "A1 A2 A3 B2")
    state = game.initial_state(2)
    for actor, move in (
        (0, Start(a1)),
        (1, Start(a1)),
        (CHANCE, Roll(5)),
        (0, Lay(a1, a2)),
        (0, Lay(a2, a3)),
        (0, Done(2)),
        (1, Lay(a1, a2)),
        (1, Lay(a2, b2)),
        (1, Done(0)),
    ):
        state, events = game.apply(state, move)
        deque(books.keeping([Played(actor, move, events, state)]), maxlen=0)
    red, blue = ([entry for entry in account.entries if entry.cost] for account in books.accounts)
    assert [(entry.when, entry.what, entry.rule, entry.amount, entry.cost) for entry in red] == [
        ("Round 1", "lays Ayton – A2 – A3, saves 2, lets 1 lapse", "6.A3", 0, 2)
    ]
    assert [(entry.what, entry.cost) for entry in blue] == [("lays Ayton – A2 – B2, lets 1 lapse", 4)]
    assert books.accounts[1].totals == (4, 20, 20 - books.accounts[1].balance)


@pytest.mark.parametrize("rules", IN_TURN)
def test_the_columns_of_every_ledger_add_up_with_the_banks(rules: str) -> None:
    board = ruled(vale(("races", 6), ("idle_races", 9), ("targets", (300,))))
    books, accounts = books_of(board, [RandomBot()] * 3, "bank", rules)
    for account, held in zip((*books.accounts, books.bank), (*accounts, -sum(accounts)), strict=True):
        cost, came, went = account.totals
        assert came - went == account.balance == held
        assert cost == sum(entry.cost for entry in account.entries)
    assert sum(account.totals.cost for account in books.accounts) > 0
    assert books.bank.totals.cost == 0


def test_the_cost_of_a_joint_line_stands_once() -> None:  # E.C4
    books, _ = books_of(vale(), [Partner()] * 3, "joint", "tournament")
    shared = [
        entry for entry in entries_of(books) if ", jointly with " in entry.what and "lays " in entry.what
    ]
    assert shared
    costs = [entry.cost for entry in shared]
    assert costs.count(0) == len(costs) / 2
    assert all((entry.cost == 0) is ("in whose ledger it is" in entry.what) for entry in shared)
