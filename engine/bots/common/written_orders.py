"""Writing orders for a round: builds as if alone, and the races that promise most (VP.B1c, VP.O3b)."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from random import Random

from engine.bots.common.joint_entries import exchange_pay, joint_entry
from engine.bots.common.race_entry import purse_for
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import WORKS, Enter, Exchange, Move, Piece, RaceOrder, Work, WriteOrders, WriteRound
from engine.game.people import declaring_order
from engine.game.play import Game, Player
from engine.game.race_tables import ROUNDS
from engine.game.routes.round_entries import counts, most_entries
from engine.game.routes.runs import run_of
from engine.game.state import Entry, Pair, State
from engine.game.steps.order import STEPS
from engine.game.steps.postal.parts import pieces_of, private
from engine.game.steps.postal.racing import extra_units
from engine.game.track.building_options import do_work, why_not_work
from engine.turns.play import moves_of

Ranking = Callable[[Game, State, Pair], Iterable[tuple[float, Move]]]
"""What a bot may declare for a race of a state, each with its expected gain, best first."""


def builds(game: Game, state: State, player: int, bot: Player, random: Random) -> WriteOrders:
    """Return what a bot would build with each roll if no one else built in this round."""
    copy = private(state)
    rolls = [_built(game.facts, copy, player, points, bot, random) for points in state.post.rolls]
    return WriteOrders(tuple(rolls))


def entries_and_track(
    game: Game, state: State, player: int, bot: Player, random: Random, ranking: Ranking
) -> WriteRound:
    """Return the entries that promise most, as many as count, and the extra track a bot would lay."""
    entries = _entries(game.facts, state, player, ranking)
    copy, units = private(state), extra_units(game.facts, state)
    if _another_deal(game.facts, state):
        copy.used = frozenset()
    extra = _built(game.facts, copy, player, units, bot, random) if units else ()
    return WriteRound(entries, extra)


def fair_gain(facts: Facts, state: State, pair: Pair, player: int, entry: Enter) -> float:
    """Return what a bot gains of a race if all with track at both its ends enter and win equally often."""
    seats = [
        seat
        for seat in range(state.players)
        if all(any(state.present[hex_] >> seat & 1 for hex_ in end) for end in (pair.origins, pair.goals))
    ]
    entrants = len({*seats, player})
    return sum(purse_for(facts.rules, entrants)) / entrants - sum(entry.pay)


@lru_cache(maxsize=8)
def _in_turn(facts: Facts) -> Game:
    """Return the game in which players build and declare in turn, which bots know to play."""
    return Game(facts, STEPS)


def _built(
    facts: Facts, state: State, player: int, points: int, bot: Player, random: Random
) -> tuple[Piece, ...]:
    """Let a bot build in a state with some points, and return what it did."""
    game, ledger, works = _in_turn(facts), Ledger(state, facts.rules), list[Work]()
    state.builders, state.points, state.allowance = (player,), points, points
    for move in _moves(game, state, bot, random):
        if not isinstance(move, WORKS) or why_not_work(facts, state, player, move) is not None:
            break
        do_work(facts, state, player, move, ledger)
        works.append(move)
    return pieces_of(works)


def _moves(game: Game, state: State, bot: Player, random: Random) -> Iterator[Move]:
    """Yield the moves a bot chooses, as long as it is asked."""
    while True:
        moves: tuple[Move, ...] = moves_of(bot.choose(game, state, random))
        yield from moves


def _entries(facts: Facts, state: State, player: int, ranking: Ranking) -> tuple[RaceOrder, ...]:
    """Return the entries that promise most of all in the round, within the limit."""
    copy = private(state)
    others = tuple(seat for seat in declaring_order(state) if seat != player)
    copy.undeclared = (player, *others)
    found = []
    for pair in state.post.offered:
        if not run_of(facts, copy, pair.origins, pair.goals).ends:
            continue
        copy.pair = pair
        if (joint := joint_entry(facts, copy, pair, player)) is not None:
            found.append(_with_partner(facts, copy, pair, player, joint))
            continue
        best = next(
            (each for each in ranking(_in_turn(facts), copy, pair) if _stands_alone(facts, each[1])), None
        )
        if best is not None and isinstance(best[1], Enter):
            found.append((best[0], RaceOrder(pair.race, best[1].route, best[1].pay)))
    found.sort(key=lambda each: (-each[0], each[1].race))
    limited = [order.race for _, order in found if counts(facts, state, order.race)]
    taken = limited[: most_entries(facts, state)]
    return tuple(order for _, order in found if order.race in taken or not counts(facts, state, order.race))


def _with_partner(
    facts: Facts, state: State, pair: Pair, player: int, joint: Entry
) -> tuple[float, RaceOrder]:
    """Return the order of one of two who can only run with each other, with its expected gain (VP.O6)."""
    (partner,) = {*joint.players} - {player}
    pay, back = (exchange_pay(facts, state, joint, seat) for seat in (player, partner))
    if pay is None or back is None:
        return _share(facts), RaceOrder(pair.race, joint.route, joint.pay, partner)
    gain = sum(purse_for(facts.rules, 2)) / 2 - pay[partner] + back[player]
    return gain, RaceOrder(pair.race, joint.route, pay, NOWHERE, (Exchange(partner),))


def _share(facts: Facts) -> float:
    """Return what a partner gains by a joint run against one other train, each winning as often."""
    return sum(purse_for(facts.rules, 2)) / 4


def _stands_alone(facts: Facts, move: Move) -> bool:
    """Return whether an entry needs neither a partner nor an exchange of running powers."""
    return isinstance(move, Enter) and max(move.pay) <= facts.rules.most_to_one


def _another_deal(facts: Facts, state: State) -> bool:
    """Return whether all keys will come up again after the rounds that are dealt."""
    done = -(-state.post.race_round // ROUNDS) * ROUNDS
    return done < facts.rules.race_rounds
