"""A checker of what must hold in every state of every game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import combinations
from random import Random
from typing import Any

from engine.game.companies import lines_of
from engine.game.events import BANK, Event, Paid
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import (
    AgreeLine,
    Buy,
    Cross,
    Decline,
    Done,
    Enter,
    GiveNotice,
    Lay,
    Leap,
    Move,
    OfferLine,
    RefuseLine,
    Roll,
    RollKey,
    RollTrain,
    Start,
    TurnCard,
    Work,
)
from engine.game.play import Game
from engine.game.routes.race_entries import entries
from engine.game.routes.routes import has_route
from engine.game.routes.runs import run_of, search_of
from engine.game.state import Foothold, Pair, State
from engine.turns.chance import CHANCE
from tests.engine.game.agreements import agreement


class AnyMove:
    """A player who makes any legal move; in building they rarely ends their turn while they can lay."""

    def choose(self, game: Game, state: State, random: Random) -> Move:
        """Return a move drawn from those that are legal."""
        moves = game.legal_moves(state)
        laying = [move for move in moves if isinstance(move, Lay | Cross | Leap)]
        return random.choice(laying if laying and random.random() < 0.9 else moves)


def snapshot(state: State) -> dict[str, Any]:
    """Return a copy of everything in a state, but for what is worked out from the rest."""
    twin = state.copy()
    return {field.name: getattr(twin, field.name) for field in fields(State) if field.name != "network"}


def check_track(facts: Facts, state: State) -> None:
    """Track is the same from either end, begins at each player's start, and hangs together.

    A player's own bridge ferries join its pieces (6.C1d), and so do leaps within the limits (6.C3) and
    a second start (6.C4).
    """
    check_leaps(facts, state)
    crossed = {link for crossing in facts.crossings for link in crossing.links}
    for link, owners in enumerate(state.owners):
        if facts.backs[link] == NOWHERE:
            assert not owners
            continue
        assert state.owners[facts.backs[link]] == owners
        assert not owners or facts.costs[link] or crossed & {link, facts.backs[link]}
    for player in range(state.players):
        bit = 1 << player
        own = {link // 6 for link, owners in enumerate(state.owners) if owners & bit}
        assert own == set(state.hexes[player]) == {h for h, who in enumerate(state.present) if who & bit}
        assert len(state.hexes[player]) == len(own)
        if own:
            assert state.starts[player] in own
            assert own <= reach(facts, state, state.starts[player], bit)
    served = {index for index, town in enumerate(facts.map_places.towns) if state.present[town.hex]}
    assert served == {index for index in range(len(facts.map_places.towns)) if state.served >> index & 1}


def check_leaps(facts: Facts, state: State) -> None:
    """A leap goes along its rival's track no further than it may, and none is one too many (6.C3, E.C5)."""
    for player in range(state.players):
        over = Counter(made.rival for made in leaps_in(state) if made.player == player)
        assert over[player] == 0
        assert max(over.values(), default=0) <= facts.rules.leaps_over_one
        assert not facts.rules.leaps or over.total() <= facts.rules.leaps
    for made in leaps_in(state):
        assert takeoffs(facts, state, made)


def leaps_in(state: State) -> list[Foothold]:
    """Return the leaps that were made."""
    return [made for made in state.footholds if made.rival != NOWHERE]


def takeoffs(facts: Facts, state: State, made: Foothold) -> set[int]:
    """Return the hexes with a player's track that their leap may have begun in."""
    near = {made.hex}
    for _ in range(facts.rules.leap_hexes):
        links = (link for hex_ in near for link in range(6 * hex_, 6 * hex_ + 6))
        near |= {facts.neighbours[link] for link in links if state.owners[link] >> made.rival & 1}
    return {hex_ for hex_ in near - {made.hex} if state.present[hex_] >> made.player & 1}


def reach(facts: Facts, state: State, start: int, bit: int) -> set[int]:
    """Return the hexes a player's own track, bridge ferries, leaps and second start lead to."""
    sold = zip(facts.ferries, state.ferries, strict=True)
    bridges = [ferry.ports for ferry, owner in sold if ferry.bridge and owner >= 0 and bit == 1 << owner]
    leaps = [
        (hex_, made.hex)
        for made in state.footholds
        if bit == 1 << made.player
        for hex_ in (takeoffs(facts, state, made) if made.rival != NOWHERE else {state.starts[made.player]})
    ]
    found, waiting = {start}, [start]
    while waiting:
        hex_ = waiting.pop()
        for ports in bridges + leaps:
            if hex_ in ports:
                waiting += set(ports) - found
                found |= set(ports)
        for link in range(6 * hex_, 6 * hex_ + 6):
            there = facts.neighbours[link]
            if state.owners[link] & bit and there not in found:
                found.add(there)
                waiting.append(there)
    return found


def check_money(before: State, events: Sequence[Event], after: State) -> None:
    """Every point that came or went has a payer and a payee."""
    accounts = list(before.accounts)
    for event in events:
        if isinstance(event, Paid):
            assert event.amount > 0
            assert event.payer != event.payee
            assert event.rule
            if event.payer != BANK:
                accounts[event.payer] -= event.amount
            if event.payee != BANK:
                accounts[event.payee] += event.amount
    assert accounts == after.accounts


def check_offer(game: Game, state: State) -> None:
    """A run that is offered can be run (6.B1e), if on credit and by some who agree on it (6.B4)."""
    rules = game.facts.rules
    if state.pair is None or len(state.undeclared) < state.players or not rules.debt:
        return
    if any(entries(game.facts, state, player) for player in range(state.players)):
        return
    if not any(joint_routes(game.facts, state, state.pair)):
        declared = agreement(game.facts, state)
        while state.undeclared:
            move = declared.pop(state.undeclared[0], Decline())
            state, _ = game.apply(state, move)
        assert not declared
        assert state.pair is None or state.trains


def joint_routes(facts: Facts, state: State, pair: Pair) -> Iterator[bool]:
    """Yield of every two players whether they have a route for a joint run (6.B3)."""
    search = search_of(facts, state, run_of(facts, state, pair.origins, pair.goals))
    for one, other in combinations(range(state.players), 2):
        yield has_route(search._replace(net=lines_of(facts, state, one, other)), one)


def check_moves(game: Game, state: State, random: Random, most: int = 4) -> None:
    """What is legal applies and leaves the state alone; what is not is refused and changes nothing.

    Of the legal moves so many are tried.
    """
    before = snapshot(state)
    legal = game.legal_moves(state)
    assert legal
    check_offer(game, state)
    assert len(set(legal)) == len(legal)
    for move in random.sample(legal, min(most, len(legal))):
        assert game.why_illegal(state, move) is None
        after, events = game.apply(state, move)
        check_money(state, events, after)
    for move in random.sample(strange_moves(game.facts, random), 6):
        refused = game.why_illegal(state, move)
        assert (move in legal) <= (refused is None)
        assert refused is None or refused.rule[:2] in {"6.", "E."}
        if game.actor(state) == CHANCE or isinstance(move, Work):
            assert (refused is None) is (move in legal)
    assert snapshot(state) == before


def strange_moves(facts: Facts, random: Random) -> list[Move]:
    """Return moves of every kind, most of them out of place."""
    hex_ = random.randrange(facts.hexes)
    link = random.randrange(6 * hex_, 6 * hex_ + 6)
    other = random.randrange(-1, facts.hexes + 1)
    return [
        Start(hex_),
        Start(other),
        Lay(hex_, facts.neighbours[link]),
        Lay(hex_, other),
        Leap(hex_, random.randrange(-1, facts.hexes + 1), random.randrange(-1, 4)),
        Buy(random.randrange(-1, 3)),
        Cross(random.randrange(-1, 3)),
        Done(random.randrange(-1, 9)),
        GiveNotice(),
        OfferLine(random.randrange(-1, 4), (hex_, other)),
        AgreeLine(),
        RefuseLine(),
        Enter((hex_, facts.neighbours[link]), (0, 0)),
        Enter((), ()),
        Enter((hex_, other), (1, 2, 3)),
        Decline(),
        Roll(random.randrange(8)),
        RollKey((random.randrange(8),)),
        RollKey((1, random.randrange(8))),
        TurnCard(random.choice((*facts.map_places.destinations, "joker"))),
        RollTrain(random.randrange(8)),
    ]
