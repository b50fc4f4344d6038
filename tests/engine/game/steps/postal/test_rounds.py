"""Random rounds of building by post against a second, naive account of them (VP.B1c to VP.B9)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from engine.board.lines import SideLine
from engine.game.compiling import facts_of
from engine.game.events import BANK, Paid, Reason
from engine.game.facts import Facts
from engine.game.moves import Move, Piece, SetRolls, WriteOrders
from engine.game.play import Game
from engine.game.state import State
from engine.hexes.lattice import DIRECTIONS
from engine.hexes.sides import side_of
from engine.rulesets.postal import POSTAL
from tests.engine.game.boards import board_of, position
from tests.engine.game.post_model import reckoned
from tests.engine.game.scribe import walks

ROUNDS = 200
"""How many the suite plays; `python -m tests.by_post` plays as many as one likes."""
LABELS = [f"{row}{column}" for row in "ABCDE" for column in range(1, 7)]
Rolls = tuple[tuple[Piece, ...], ...]


def random_facts(random: Random) -> Facts:
    """Return the facts of a small board with hills, a river, and towns of which two are neighbours."""
    rows = ["".join(random.choice("....^") for _ in range(6)) for _ in range(5)]
    free = [label for label in LABELS if label not in {"C3", "C4"}]
    towns = ["C3", "C4", *random.sample(free, 4)]
    board = board_of(
        rows, [(f"Town {at}", at, (f"1{turn}",)) for turn, at in enumerate(towns, 1)], towns[2:3]
    )
    sides = [side_of(board.sheet.hex_named(at), random.choice(DIRECTIONS)) for at in random.sample(LABELS, 4)]
    board = board.edited(
        lines=tuple(SideLine("river", f"River {turn}", (side,)) for turn, side in enumerate(sides))
    )
    return facts_of(board, replace(POSTAL, most_received=random.choice((0, 6, 15)) or 99))


def random_position(facts: Facts, random: Random) -> State:
    """Return a position in which each player has walked from a hex of their own, with some money."""
    players = random.randrange(2, 5)
    state = position(
        facts, [[] for _ in range(players)], round=2, starts=random.choices(range(30), k=players)
    )
    for player in range(players):
        for rolls in walks(facts, state, player, random, random.randrange(3)):
            for piece in rolls:
                assert isinstance(piece, tuple)
                for one, other in pairwise(piece):
                    state.add_link(facts, player, facts.link(one, other))
    state.accounts = random.sample(range(-20, 30), players)
    state.round = 1
    return state


def played(
    facts: Facts, state: State, orders: Sequence[Rolls], points: Sequence[int]
) -> tuple[State, list[Paid]]:
    """Return the state after a round, and what was paid in it."""
    game, paid = Game(facts), list[Paid]()
    moves: list[Move] = [SetRolls(tuple(points)), *(WriteOrders(rolls) for rolls in orders)]
    for move in moves:
        state, events = game.apply(state, move)
        paid += [event for event in events if isinstance(event, Paid)]
    return state, paid


def drawn(seed: int) -> tuple[Facts, State, list[Rolls], list[int]]:
    """Return a random position with random orders for its round, and the rolls."""
    random = Random(f"round {seed}")
    facts = random_facts(random)
    state = random_position(facts, random)
    points = [random.randrange(2, 7) for _ in range(3)]
    return facts, state, [walks(facts, state, seat, random, 3) for seat in range(state.players)], points


def differences(seed: int) -> list[str]:
    """Return in what the game and the model differ in a random round."""
    facts, state, orders, points = drawn(seed)
    after, paid = played(facts, state, orders, points)
    model = reckoned(facts, state, dict(enumerate(orders)), points)
    pays, received = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    bonus, interest = Counter[int](), Counter[int]()
    for payer, payee, amount, _, purpose, *_ in paid:
        if purpose.reason is Reason.FIRST_ENTRY:
            bonus[payee] += amount
        elif purpose.reason is Reason.INTEREST:
            interest[payer] += amount
        else:
            pays[payer, purpose.rival if payee == BANK else payee] += amount
            received[payer, payee] += amount * (payee != BANK)
    owners = {
        (player, link // 6, facts.neighbours[link])
        for link, mask in enumerate(after.owners)
        for player in range(state.players)
        if mask >> player & 1
    }
    pairs = {
        "track": (owners, model.owners),
        "pays": (+pays, +model.pays),
        "received": (+received, +model.received),
        "bonus": (+bonus, +model.bonus),
        "interest": (+interest, +model.interest),
        "accounts": (after.accounts, model.accounts),
    }
    found = [
        f"{seed}: {what}: {ours} in the game, {theirs} in the model"
        for what, (ours, theirs) in pairs.items()
        if ours != theirs
    ]
    cut = sum((+pays).values()) - sum((+received).values())
    if sum(after.accounts) != sum(state.accounts) + bonus.total() - interest.total() - cut:
        found.append(f"{seed}: money comes from nowhere")
    return found


@pytest.mark.parametrize("batch", range(4))
def test_the_game_and_a_naive_model_agree_on_random_rounds(batch: int) -> None:
    seeds = range(batch * ROUNDS // 4, (batch + 1) * ROUNDS // 4)
    assert [each for seed in seeds for each in differences(seed)] == []


def test_many_random_rounds_have_every_kind_of_payment() -> None:
    kinds: Counter[tuple[Reason, object]] = Counter()
    for seed in range(60):
        _, paid = played(*drawn(seed))
        kinds.update((event.purpose.reason, event.purpose.rival_half) for event in paid)
    assert {reason for reason, _ in kinds} == {
        *(Reason.JUNCTION, Reason.ALONGSIDE, Reason.FIRST_ENTRY, Reason.CAP, Reason.INTEREST),
    }
    assert len(kinds) >= 8


def is_same_for_seats_in_another_order(seed: int) -> bool:
    """Return whether a random round is carried out alike twice, and in another order of the seats.

    No two accounts are equal, so odd units go to the same company whatever its seat.
    """
    facts, state, orders, points = drawn(seed)
    after, paid = played(facts, state, orders, points)
    if played(facts, state, orders, points) != (after, paid):
        return False
    order = Random(f"seats {seed}").sample(range(state.players), state.players)
    turned = state.copy()
    turned.accounts = [state.accounts[seat] for seat in order]
    turned.starts = [state.starts[seat] for seat in order]
    turned.hexes = [state.hexes[seat] for seat in order]
    turned.owners = bytearray(_turned(mask, order) for mask in state.owners)
    turned.present = bytearray(_turned(mask, order) for mask in state.present)
    again, _ = played(facts, turned, [orders[seat] for seat in order], points)
    return again.accounts == [after.accounts[seat] for seat in order] and list(again.owners) == [
        _turned(mask, order) for mask in after.owners
    ]


def test_seats_in_another_order_change_nothing_else() -> None:
    assert [seed for seed in range(40) if not is_same_for_seats_in_another_order(seed)] == []


def _turned(mask: int, order: Sequence[int]) -> int:
    return sum(1 << place for place, seat in enumerate(order) if mask >> seat & 1)
