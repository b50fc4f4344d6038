"""Joint runs and exchange of running powers: how they are agreed, and what becomes of refusals."""

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from random import Random

import pytest

from engine.board.rules import Plain
from engine.game.companies import lines_of
from engine.game.events import Paid, RaceDecided, TrainsStarted
from engine.game.facts import NOWHERE
from engine.game.moves import Decline, Enter, Join, Move, Propose
from engine.game.play import Game
from engine.game.routes.payment_rings import ring_of
from engine.game.routes.race_entries import entry_by
from engine.game.routes.routes import FASTEST, Search, best_route
from engine.game.routes.runs import can_be_run, limit_of, run_of, search_of
from engine.game.state import Entry, Pair, State
from engine.game.steps.declaring import Declare
from engine.turns.illegal import IllegalMove
from tests.engine.game.agreements import agreement
from tests.engine.game.boards import hexes_of, plain_facts, position
from tests.engine.game.checker import AnyMove
from tests.engine.game.test_play import check_whole_game, ferry_game, game_of

FACTS = plain_facts(26, 2)
GAME = Game(FACTS)
LINE = " ".join(f"A{column}" for column in range(1, 27))


def stretch(first: int, last: int) -> str:
    """Return the labels of row A from a column to another."""
    return " ".join(f"A{column}" for column in range(first, last + 1))


def called(*tracks: Iterable[str]) -> State:
    """Return a race from A1 to A26 over tracks of as many players, all with equal accounts."""
    state = position(FACTS, [list(chains) for chains in tracks], stage="operating")
    state.pair = Pair(1, ("11", "12"), ("West", "East"), hexes_of(FACTS, "A1"), hexes_of(FACTS, "A26"))
    state.undeclared = tuple(range(state.players))
    return state


def after(state: State, *moves: Move) -> State:
    """Return the state after moves."""
    for move in moves:
        state, _ = GAME.apply(state, move)
    return state


def enter(state: State, player: int) -> Enter:
    """Return a player's entry over the whole of row A."""
    return entry_by(FACTS, state, player, hexes_of(FACTS, LINE))


def propose(state: State, player: int, partner: int) -> Propose:
    """Return a player's proposal of a joint run over the whole of row A."""
    move = entry_by(FACTS, state, player, hexes_of(FACTS, LINE), partner)
    return Propose(partner, move.route, move.pay)


THIRDS = ([stretch(1, 9)], [stretch(9, 17)], [stretch(17, 26)])


def test_the_partner_is_asked_in_his_own_turn_and_the_proposer_waits() -> None:
    state = called(*THIRDS)
    state = after(state, propose(state, 0, 2))
    assert GAME.actor(state) == 1
    state = after(state, Decline())
    assert GAME.actor(state) == 2
    assert Join(0) in GAME.legal_moves(state)
    state, events = GAME.apply(state, Join(0))
    assert state.pair is None
    (decided,) = [event for event in events if isinstance(event, RaceDecided)]
    assert decided.places == ((0, 2),)
    assert state.accounts == [20 - 4 + 10, 20 + 8, 20 - 4 + 10]


@pytest.mark.parametrize("answer", ["decline", "enter", "propose"])
def test_a_proposer_who_is_refused_declares_after_his_partner(answer: str) -> None:
    state = called([stretch(1, 10)], [stretch(10, 26)], [stretch(1, 26)])
    state = after(state, propose(state, 0, 1))
    answers: dict[str, Move] = {
        "decline": Decline(),
        "enter": enter(state, 1),
        "propose": propose(state, 1, 2),
    }
    state = after(state, answers[answer])
    assert state.undeclared == (0, 2)
    assert all(offer.player != 0 for offer in state.offers)
    assert GAME.why_illegal(state, propose(state, 0, 2)) is None
    assert GAME.why_illegal(state, Decline()) is None


def test_who_has_two_proposals_joins_one_and_the_other_proposer_declares_anew() -> None:
    state = called(*THIRDS)
    state = after(state, propose(state, 0, 2), propose(state, 1, 2))
    assert GAME.legal_moves(state)[:3] == [Decline(), Join(0), Join(1)]
    state = after(state, Join(1))
    assert state.undeclared == (0,)
    assert [entry.players for entry in state.entries] == [(1, 2)]
    assert not state.offers


@pytest.mark.parametrize("partner", [0, 1, NOWHERE, 9])
def test_a_joint_run_is_with_another_who_has_not_declared(partner: int) -> None:
    state = after(called(*THIRDS), Decline())
    state.undeclared = (0, 2)
    move = Propose(partner, hexes_of(FACTS, LINE), (0, 0, 0))
    with pytest.raises(IllegalMove, match=r"has not declared yet.*\(6\.B3\)"):
        GAME.apply(state, move)


def test_nobody_joins_who_was_not_asked() -> None:
    state = called(*THIRDS)
    with pytest.raises(IllegalMove, match=r"proposes no joint run to you.*\(6\.B3\)"):
        GAME.apply(state, Join(1))
    state = after(state, propose(state, 0, 2))
    with pytest.raises(IllegalMove, match=r"\(6\.B3\)"):
        GAME.apply(state, Join(0))


def test_an_exchange_holds_when_the_other_pays_enough_back() -> None:
    state = called([stretch(1, 9), stretch(22, 26)], [stretch(9, 26)])
    state = after(state, enter(state, 0))
    state, events = GAME.apply(state, enter(state, 1))
    assert [(one.payer, one.payee, one.amount) for one in events if isinstance(one, Paid)] == [
        (0, 1, 13),
        (1, 0, 8),
    ]
    assert [event.players for event in events if isinstance(event, TrainsStarted)] == [(1, 0)]


def test_who_reckoned_in_vain_declares_once_more_and_waits_for_nobody() -> None:
    state = called([stretch(1, 9), stretch(22, 26)], [stretch(9, 26)])
    state = after(state, enter(state, 0), Decline())
    assert (state.undeclared, state.entries, state.recalled) == ((0,), (), ((0, 1),))
    with pytest.raises(IllegalMove, match=r"who pays you nothing.*\(6\.B2\)"):
        GAME.apply(state, enter(state, 0))
    assert after(state, Decline()).pair is None


def test_entries_that_reckon_with_one_that_falls_fall_with_it() -> None:
    facts = plain_facts(26, 2, ("most_to_one", 5), ("most_net", 5))
    game = Game(facts)
    state = called([stretch(1, 9)], [stretch(9, 26)], [stretch(17, 26)])
    way = hexes_of(facts, LINE)
    for move in (Enter(way, (0, 8, 9)), Enter(way, (8, 0, 0))):
        state, _ = game.apply(state, move)
    assert (state.undeclared, len(state.entries)) == ((2,), 2)
    state, _ = game.apply(state, Decline())
    assert (state.undeclared, state.entries, state.recalled) == ((1, 0), (), ((0, 2),))


def test_who_fell_with_another_may_reckon_with_him_again() -> None:  # 6.B4
    facts = plain_facts(26, 2, ("most_to_one", 5), ("most_net", 5))
    game = Game(facts)
    state = called([stretch(1, 9)], [stretch(9, 26)], [stretch(17, 26)])
    way = hexes_of(facts, LINE)
    first: list[Move] = [Enter(way, (0, 8, 9)), Enter(way, (8, 0, 0)), Decline()]
    for move in (*first, Enter(way, (8, 0, 0))):
        state, _ = game.apply(state, move)
    state, events = game.apply(state, Enter(way, (0, 12, 5)))
    paid = [(one.payer, one.payee, one.amount) for one in events if isinstance(one, Paid)]
    assert paid == [(1, 0, 8), (0, 1, 12), (0, 2, 5)]


RING = [
    ["A1 A2", "C15 C18", "E2 E15"],
    ["C1 C2", "E15 E18", "A2 A15"],
    ["E1 E2", "A15 A18", "C2 C15"],
]
"""In each of three lines 1 link of one player, then 13 of the next and 3 of the last."""
ORDERS = tuple(permutations(range(3)))


def ring(*declaring: int) -> tuple[Game, State, dict[int, Enter]]:
    """Return a race over the three lines with the players in an order, and what each would declare."""
    facts = plain_facts(18, 5)
    tracks = [[along(chain) for chain in chains] for chains in RING]
    state = position(facts, tracks, stage="operating")
    origins, goals = hexes_of(facts, "A1 C1 E1"), hexes_of(facts, "A18 C18 E18")
    state.pair = Pair(1, ("1", "2"), ("the west", "the east"), origins, goals)
    state.undeclared = declaring
    routes = [hexes_of(facts, along(f"{row}1 {row}18")) for row in "ACE"]
    return Game(facts), state, {player: entry_by(facts, state, player, routes[player]) for player in range(3)}


def along(chain: str) -> str:
    """Return every label of a row between the ends of a chain."""
    first, last = chain.split()
    return " ".join(f"{first[0]}{column}" for column in range(int(first[1:]), int(last[1:]) + 1))


@pytest.mark.parametrize("declaring", ORDERS)
def test_three_exchange_in_a_ring_in_whatever_order_they_declare(declaring: tuple[int, ...]) -> None:
    """6.B4: net counts per pair, so each of three may pay one 13 and the other 3."""
    game, state, entries = ring(*declaring)
    assert [entries[player].pay for player in range(3)] == [(0, 13, 3), (3, 0, 13), (13, 3, 0)]
    for player in declaring[:2]:
        state, _ = game.apply(state, entries[player])
    state, events = game.apply(state, entries[declaring[2]])
    assert not state.undeclared
    assert len(state.trains) == 3
    assert sorted((one.payer, one.payee, one.amount) for one in events if isinstance(one, Paid)) == [
        (0, 1, 13),
        (0, 2, 3),
        (1, 0, 3),
        (1, 2, 13),
        (2, 0, 13),
        (2, 1, 3),
    ]


@pytest.mark.parametrize("declaring", ORDERS)
def test_in_a_ring_that_one_leaves_nobody_pays_too_much(declaring: tuple[int, ...]) -> None:  # 6.B4
    game, state, entries = ring(*declaring)
    for player in declaring[:2]:
        state, _ = game.apply(state, entries[player])
    state, _ = game.apply(state, Decline())
    while state.undeclared:
        player = state.undeclared[0]
        legal = game.why_illegal(state, entries[player]) is None
        state, _ = game.apply(state, entries[player] if legal else Decline())
    assert all(pay <= 10 for entry in state.entries for pay in entry.pay)


def test_a_pair_only_two_together_can_run_is_not_held_over() -> None:
    state = called([stretch(1, 13)], [stretch(13, 26)])
    assert state.pair is not None
    assert can_be_run(FACTS, state, state.pair)
    facts = plain_facts(26, 2, ("most_to_one", 5))
    assert can_be_run(facts, state, state.pair)
    # What three could do is tried there.
    for strict, by_three in ((("most_net", 10), True), (("most_net", 0), False)):
        facts = plain_facts(26, 2, ("most_to_one", 5), strict)
        assert can_be_run(facts, state, state.pair)
        assert can_be_run(facts, called(*THIRDS), state.pair) is by_three


@pytest.mark.parametrize("lengths", [(9, 8, 8), (1, 12, 12), (1, 1, 23), (3, 20, 2)])
def test_three_who_own_the_way_between_them_can_run_it(lengths: tuple[int, ...]) -> None:
    """6.B1e: with 5 to one and 5 between two, no one alone and no two; all three by exchange (6.B4)."""
    facts = plain_facts(26, 2, ("most_to_one", 5), ("most_net", 5), ("routes_turn", True))
    first, second = 1 + lengths[0], 1 + lengths[0] + lengths[1]
    state = called([stretch(1, first)], [stretch(first, second)], [stretch(second, 26)])
    run_together(Game(facts), state)


@pytest.mark.parametrize("seed", range(60))
def test_where_track_of_the_companies_joins_the_ends_some_can_run(seed: int) -> None:
    """6.B1e, 6.B4: whatever lies between, and however the links are shared."""
    random = Random(seed)
    rules: list[tuple[str, Plain]] = [
        ("most_to_one", random.choice((2, 5))),
        ("most_net", random.choice((1, 4))),
        ("routes_turn", True),
    ]
    tracks: list[list[str]] = [[] for _ in range(random.randint(2, 4))]
    for column in range(1, 26):
        for track in random.sample(tracks, random.choice((1, 1, 1, 2))):
            track.append(f"A{column} A{column + 1}")
    run_together(Game(plain_facts(26, 2, *rules)), called(*tracks))


@pytest.mark.parametrize("strict", [(("most_net", 4),), (("most_net", 0),)])
def test_three_who_could_run_without_turning_round_can_declare_it(
    strict: tuple[tuple[str, Plain], ...],
) -> None:
    """6.B1e, 6.B3, 6.B4: what is found where it has to be tried is what the rules let them declare."""
    facts, rings = plain_facts(26, 2, ("most_to_one", 5), *strict), Counter[int]()
    for seed in range(80):
        random = Random(seed)
        tracks: list[list[str]] = [[] for _ in range(random.randint(3, 4))]
        for column in range(1, 26, 2):
            random.choice(tracks[: random.randint(1, 4)]).append(stretch(column, min(26, column + 2)))
        state = called(*tracks)
        assert state.pair is not None
        run = run_of(facts, state, state.pair.origins, state.pair.goals)
        ring = ring_of(facts, state, search_of(facts, state, run), range(state.players))
        rings[len(ring)] += 1
        if ring:
            assert can_be_run(facts, state, state.pair)
            assert declared(Game(facts), state, ring) == {
                player for entry in ring for player in entry.players
            }
    # Some positions let no one, some two parties and more.
    assert rings[0]
    assert rings[2] + rings[3]


def declared(game: Game, state: State, ring: Iterable[Entry]) -> set[int]:
    """Return who runs when all have declared what entries say, and others stay out."""
    moves: dict[int, Move] = {}
    for player, route, pay, partner in ring:
        moves[player] = Enter(route, pay) if partner == NOWHERE else Propose(partner, route, pay)
        if partner != NOWHERE:
            moves[partner] = Join(player)
    while state.undeclared:
        state = game.apply(state, moves.get(state.undeclared[0], Decline())).state
    return {player for entry in state.entries for player in entry.players}


def run_together(game: Game, state: State) -> None:
    """Check that a run can be run, by letting those declare who can run it together."""
    assert state.pair is not None
    assert can_be_run(game.facts, state, state.pair)
    declared = agreement(game.facts, state)
    events: tuple[object, ...] = ()
    while state.undeclared:
        state, events = game.apply(state, declared.get(state.undeclared[0], Decline()))
    (entered,) = [event for event in events if isinstance(event, TrainsStarted | RaceDecided)]
    players = entered.players if isinstance(entered, TrainsStarted) else entered.places[0]
    assert sorted(players) == sorted(declared)


class Sociable(AnyMove):
    """A player who proposes joint runs, joins most that are proposed to them, and tries exchanges."""

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return a move drawn from those that are legal, and some that are not listed."""
        if not isinstance(game.turn(state), Declare) or state.pair is None:
            return super().choose(game, state, random)
        facts, player = game.facts, state.undeclared[0]
        joins = [move for move in game.legal_moves(state) if isinstance(move, Join)]
        if joins and random.random() < 0.8:
            return joins[0]
        run = run_of(facts, state, state.pair.origins, state.pair.goals)
        partner = random.choice((NOWHERE, *state.undeclared[1:]))
        limit = limit_of(facts) if random.random() < 0.5 else 100
        route = best_route(Search(lines_of(facts, state, player, partner), run.ends, limit), player, FASTEST)
        if route is None:
            return super().choose(game, state, random)
        entry = entry_by(facts, state, player, route, partner)
        move = entry if partner == NOWHERE else Propose(partner, entry.route, entry.pay)
        return move if game.why_illegal(state, move) is None else super().choose(game, state, random)


@pytest.mark.parametrize(
    "game",
    [
        game_of(("most_to_one", 3), ("most_net", 2)),
        ferry_game(
            ("debt", False),
        ),
    ],
)
def test_a_checker_is_content_when_players_run_together(game: Game) -> None:
    events = [
        event for seed in range(2) for event in check_whole_game(game, 3, f"together {seed}", Sociable())
    ]
    races = [event for event in events if isinstance(event, RaceDecided)]
    assert any(len(place) == 2 for event in races for place in event.places)
