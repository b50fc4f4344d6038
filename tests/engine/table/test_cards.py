"""Route cards: every route that no other betters, and none that the rules forbid."""

from collections.abc import Iterator
from operator import ge, le
from random import Random
from typing import Any

import pytest

from engine.bots.planner.race_odds import odds_of
from engine.game.compiling import facts_of
from engine.game.facts import Facts
from engine.game.moves import Decline, Enter
from engine.game.play import Game
from engine.game.races import need
from engine.game.routes.race_entries import entry_by
from engine.game.state import Entry, Pair, State
from engine.rulesets.editions import rules_of
from engine.table.cards import MOST_CARDS, card_of, card_text, cards
from engine.table.deals import Share, asked_of, asked_text
from engine.table.sitting import Sitting, sitting_of
from engine.transcript.header import game_of
from engine.turns.illegal import IllegalMove
from tests.engine.game.boards import board_of, position
from tests.engine.table.sittings import finished, header_of, hex_of, placed, sitting


def racing(tracks: list[list[str]], ends: tuple[str, str], order: tuple[int, ...], **values: Any) -> Sitting:
    """Return a sitting on the Fell board in which some are to declare for a race."""
    table = placed(tracks, stage="operating", builders=(), points=0, **values)
    return put(table, ends, order)


def put(table: Sitting, ends: tuple[str, str], order: tuple[int, ...]) -> Sitting:
    """Return a sitting in which a race is put to players."""
    one, other = (hex_of(table, label) for label in ends)
    state = table.state.copy()
    state.pair = Pair(1, ("11", "13"), ends, (one,), (other,))
    state.undeclared = order
    return sitting_of(table.header, table.game, state)


def test_a_card_says_what_a_route_needs_and_pays() -> None:
    """Example 13: by A1 to A6 all over Red's track Blue may not go, for none of it is theirs."""
    table = racing([["A1 A2 A3 A4 A5 A6"], ["A1 B1 B2 A3"]], ("A1", "A6"), (1, 0))
    (card,) = cards(table)
    assert (card.links, card.points, card.pays, card.own, card.exchanges) == (6, 6, ((0, 3),), 3, ())
    assert (card.declared.rivals, card.declared.chance, card.declared.prize) == (0, 1, 20)
    assert card.all.rivals == 1
    assert 0 < card.all.chance < 0.5
    route = tuple(hex_of(table, label) for label in ("A1", "A2", "A3", "A4", "A5", "A6"))
    refused = table.why_illegal(Enter(route, (5, 0)))
    assert isinstance(refused, IllegalMove)
    assert refused.rule == "6.B2"
    assert str(card_text(table, card)) == (
        "6 points over 6 links · pays Red 3 · 50 % own track · "
        f"about {100 * card.all.chance:.0f} % if 1 more enters: Ayr – B1 – B2 – A3 – Bow"
    )


def test_hills_on_a_route_count_as_points_and_the_chance_is_that_against_those_declared() -> None:
    """Example 19, with the engine's half of it: two hills take two points."""
    tracks = [["A1 A2 A3 A4 B4 C5 C6 D6 E6"], ["A1 B1 B2 C3 D3 D4 E5 E6"]]
    table = racing(tracks, ("A1", "E6"), (0, 1))
    red = cards(table)[-1]
    assert (red.links, red.points, red.hills, red.paid) == (8, 10, 2, 0)
    table = table.made(red.move)
    blue = cards(table)[-1]
    assert (blue.links, blue.points) == (7, 7)
    assert 0.9 < blue.declared.chance < 1
    assert blue.declared == blue.all


def test_a_route_that_pays_too_much_says_that_only_an_exchange_makes_it_good() -> None:
    """Example 17: when Red has stayed out, no route is left."""
    rows = ["." * 20] * 3
    towns = [
        ("Port", "A1", ["11"]),
        ("Quern", "A20", ["12"]),
        ("Rill", "C1", ["13"]),
        ("Stow", "C20", ["14"]),
    ]
    board = board_of(rows, towns, ("Port", "Rill"), title="Long")
    header = header_of(board, ("human", "human"))
    game = game_of(header)
    red = [" ".join(f"A{n}" for n in range(1, 15)), " ".join(f"C{n}" for n in range(16, 21))]
    blue = [" ".join(f"A{n}" for n in range(14, 21)), " ".join(f"C{n}" for n in range(1, 17))]
    state = position(game.facts, [red, blue], stage="operating", accounts=[50, 50])
    table = put(sitting_of(header, game, state), ("A1", "A20"), (1, 0))
    (card,) = cards(table)
    assert card.pays == ((0, 13),)
    assert [(each.with_seat, each.pays, each.back) for each in card.exchanges] == [(0, 13, 6)]
    assert str(card_text(table, card)).endswith(
        "Exchange with Red (6.B4): you pay 13 for their line; they must pay you at least 3 for yours. If Red "
        "enters, their fastest such route pays 6. You pay 7 more than you receive."
    )
    # Without Red's train there is no run.
    assert card.declared.chance == 0.5
    made = table.made(card.move)
    (asked,) = asked_of(made.game.facts, made.state, (0,))
    assert str(asked_text(made, asked)) == (
        "Blue offers an exchange (6.B4) and pays you 13 for your line. It comes about if you enter and pay "
        "them at least 3 for theirs; otherwise they declare again."
    )
    (answer,) = cards(made)
    assert (answer.pays, answer.paid, answer.net) == (((1, 6),), 6, -7)
    assert str(card_text(made, answer)).endswith(
        "The exchange comes about: Blue pays you 13, you pay them 6."
    )
    alone = put(sitting_of(header, game, state), ("A1", "A20"), (0, 1)).made(Decline())
    assert cards(alone) == []
    refused = alone.why_illegal(card.move)
    assert refused is not None
    assert refused.rule == "6.B2"


def test_a_joint_run_shares_what_it_pays() -> None:
    """Example 15, up to the proposal: over both lines nothing is due to the partner."""
    tracks = [["A1 A2 A3 A4"], ["A4 A5 A6"], ["A1 B1 B2 B3 B4 B5 A6"]]
    table = racing(tracks, ("A1", "A6"), (0, 1, 2), accounts=[30, 25, 20])
    (card,) = cards(table, partner=1)
    assert (card.links, card.pays, card.own) == (5, (), 5)
    assert card.shares == (Share(0, 0, 0, 10), Share(1, 0, 0, 10))
    after = table.made(card.move)
    assert after.actor == 1


def test_there_are_no_cards_where_no_one_declares() -> None:
    assert cards(placed([["A1 A2"], []])) == []
    assert cards(sitting(board_of(["..."], [("Ayr", "A1", ["11"])], ("Ayr",)), ("human",))) == []


def all_routes(state: State, facts: Facts, player: int) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Yield points, payment and hexes of every route that is legal alone and comes to no hex twice."""
    assert state.pair is not None
    game = Game(facts)
    waiting: list[tuple[int, ...]] = [(origin,) for origin in state.pair.origins]
    while waiting:
        route = waiting.pop()
        if route[-1] in state.pair.goals and len(route) > 1:
            entry = entry_by(facts, state, player, route)
            over = max(entry.pay) > facts.rules.most_to_one
            if not over and game.why_illegal(state, entry) is None:
                yield need(facts, route), sum(entry.pay), route
            continue
        built = [link for link in range(6 * route[-1], 6 * route[-1] + 6) if state.owners[link]]
        onward = [facts.neighbours[link] for link in built if facts.neighbours[link] not in route]
        waiting += [(*route, there) for there in onward]


@pytest.mark.parametrize("seed", range(12))
def test_no_simple_route_betters_the_cards_and_none_of_them_is_missing(seed: int) -> None:
    random = Random(seed)
    rows = ["".join(random.choice("....^") for _ in range(7)) for _ in range(4)]
    towns = [("Ayr", "A1", ["11"]), ("Bow", "D7", ["12"])]
    most = random.choice((2, 4, 10))
    board = board_of(rows, towns, ("Ayr",), (("most_to_one", most), ("routes_turn", False)))
    header = header_of(board, ("human",) * 3)
    game, state = game_of(header), position(facts_of(board, rules_of(board)), [[]] * 3, stage="operating")
    links = [link for link, cost in enumerate(game.facts.costs) if cost]
    for link in random.sample(links, 38):
        state.add_link(game.facts, random.randrange(3), link)
    table = put(sitting_of(header, game, state), ("A1", "D7"), (0, 1, 2))
    pair = table.state.pair
    assert pair is not None
    if seed % 2:
        more = (hex_of(table, "A7"),), (hex_of(table, "D1"),)
        table.state.pair = pair._replace(origins=pair.origins + more[0], goals=pair.goals + more[1])
    found = {(card.points, card.paid) for card in cards(table) if not card.exchanges}
    best: set[tuple[int, int]] = set()
    for points, paid, _ in sorted(all_routes(table.state, game.facts, 0)):
        if all(paid < other for _, other in best):
            best.add((points, paid))
    assert len(best) <= MOST_CARDS
    # A route that comes to a hex twice may better all of these, to come over a link of one's own.
    assert all(any(mine[0] <= its[0] and mine[1] <= its[1] for mine in found) for its in best)
    assert all(table.why_illegal(card.move) is None for card in cards(table))
    simple = {
        (card.points, card.paid)
        for card in cards(table)
        if len({*card.route}) == len(card.route) and not card.exchanges
    }
    assert simple <= best
    against_declared(table, best)


def against_declared(table: Sitting, best: set[tuple[int, int]]) -> None:
    """Check which cards are left when a rival has declared: no slower one that can bring no more."""
    state, facts = table.state.copy(), table.game.facts
    routes = {seat: sorted(all_routes(state, facts, seat)) for seat in (1, 2)}
    if not routes[1]:
        return
    points, _, route = routes[1][0]
    state.entries = (Entry(1, route, entry_by(facts, state, 1, route).pay),)
    state.undeclared = (0, 2)
    fields = (points,), (points, *(need for need, _, _ in routes[2][:1]))

    def worths(route: tuple[int, int]) -> list[float]:
        """What a route may bring, at a guess, against those declared, and against all."""
        prizes = [odds_of(facts).prizes(tuple(sorted((route[0], *field)))) for field in fields]
        return [each[route[0]] - route[1] for each in prizes]

    found = {(card.points, card.paid) for card in cards(sitting_of(table.header, table.game, state))}
    better = {
        (one, other)
        for one in found | best
        for other in found | best
        if one[0] < other[0] and all(map(ge, worths(one), worths(other)))
    }
    assert not any(one in found and other in found for one, other in better)
    for its in best - found:
        assert any((mine, its) in better or all(map(le, mine, its)) for mine in found)


def test_every_card_of_a_game_can_be_played_and_none_betters_another() -> None:
    table = finished(("greedy", "planner", "random"), 3)
    seen = 0
    for place, made in enumerate(table.moves):
        if made.step != "Declare":
            continue
        now = table.taken_back(place)
        found = cards(now)
        seen += len(found)
        assert len(found) <= MOST_CARDS
        for card in found:
            assert card_of(now, card.move) == card
            now.made(card.move)
        plain = [(card.points, card.paid) for card in found if not card.exchanges]
        assert plain == sorted(plain)
        assert [paid for _, paid in plain] == sorted({paid for _, paid in plain}, reverse=True)
        fastest = [each for each in now.legal() if isinstance(each, Enter)][:1]
        assert [card.move.pay for card in found[:1] if not card.exchanges] == [each.pay for each in fastest][
            :1
        ]
    assert seen > 3
