"""A second, naive account of a round of building by post: every half with its owners and their moments.

It shares with the game only what a link costs. Everybody's track is laid first, each alone; then each link is
compared with every half and hex of every rival.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from engine.game.facts import Facts
from engine.game.moves import Piece
from engine.game.state import State

Moment = tuple[int, int]
"""The roll and the number of the link in it; (-1, 0) for what lay before the round."""
BEFORE: Moment = (-1, 0)
HALVES_IN_TOWNS = 2


@dataclass
class Reckoning:
    """What a round comes to: who pays whom, what they keep of it, bonuses, interest and accounts."""

    pays: Counter[tuple[int, int]] = field(default_factory=Counter)
    received: Counter[tuple[int, int]] = field(default_factory=Counter)
    bonus: Counter[int] = field(default_factory=Counter)
    interest: Counter[int] = field(default_factory=Counter)
    accounts: list[int] = field(default_factory=list)
    owners: set[tuple[int, int, int]] = field(default_factory=set)


class Model:
    """A round that is reckoned again."""

    def __init__(self, facts: Facts, state: State) -> None:
        self.facts = facts
        self.before = list(state.accounts)
        self.starts = list(state.starts)
        self.towns = {town.hex: town.bonus for town in facts.map_places.towns}
        self.halves: dict[tuple[int, int], dict[int, Moment]] = {}
        self.there: dict[int, dict[int, Moment]] = {}
        self.new: list[tuple[int, int, int, Moment]] = []
        for link, mask in enumerate(state.owners):
            for player in range(state.players):
                if mask >> player & 1:
                    self._own(player, link // 6, facts.neighbours[link], BEFORE)
        self.served = {hex_ for hex_ in self.towns if hex_ in self.there}

    def _own(self, player: int, here: int, there: int, moment: Moment) -> None:
        for one, other in ((here, there), (there, here)):
            self.halves.setdefault((one, other), {})[player] = moment
            known = self.there.setdefault(one, {})
            known[player] = min(moment, known.get(player, moment))

    def lay(self, player: int, rolls: Sequence[Sequence[Piece]], points: Sequence[int]) -> None:
        """Lay what a player has written, link by link, as far as each roll pays for it."""
        for roll, pieces in enumerate(rolls):
            left, number = points[roll], 0
            for piece in pieces:
                assert isinstance(piece, tuple)
                for here, there in pairwise(piece):
                    if player in self.halves.get((here, there), {}):
                        continue
                    own = any(player in owners for owners in self.there.values())
                    stands = player in self.there.get(here, {}) or (not own and self.starts[player] == here)
                    cost = self.facts.costs[self.facts.link(here, there)]
                    if not stands or not 0 < cost <= left:
                        break
                    left, number = left - cost, number + 1
                    self.new.append((player, here, there, (roll, number)))
                    self._own(player, here, there, (roll, number))

    def reckon(self) -> Reckoning:
        """Return what everybody pays and receives."""
        found, rules = Reckoning(), self.facts.rules
        for player, here, there, moment in self.new:
            for rival in range(len(self.before)):
                if rival != player:
                    found.pays[player, rival] += self._due(player, rival, here, there, moment)
        found.received = Counter(
            {pair: min(amount, rules.most_received) for pair, amount in found.pays.items() if amount}
        )
        found.bonus = self._bonuses()
        found.accounts = list(self.before)
        for (payer, _), amount in found.pays.items():
            found.accounts[payer] -= amount
        for (_, payee), amount in found.received.items():
            found.accounts[payee] += amount
        for player, amount in found.bonus.items():
            found.accounts[player] += amount
        for player, account in enumerate(found.accounts):
            debt = max(0, -account)
            while debt * rules.interest_percent > 100 * found.interest[player]:
                found.interest[player] += 1
            found.accounts[player] -= found.interest[player]
        found.owners = {(player, *half) for half, owners in self.halves.items() for player in owners}
        return found

    def _bonuses(self) -> Counter[int]:
        """Return what first entries bring each player."""
        found = Counter[int]()
        for hex_, bonus in self.towns.items():
            if hex_ not in self.served and hex_ in self.there and hex_ not in self.starts:
                first = min(self.there[hex_].values())
                came = [player for player, moment in self.there[hex_].items() if moment == first]
                came.sort(key=lambda player: (self.before[player], player))
                for turn in range(bonus):
                    found[came[turn % len(came)]] += 1
        return found

    def _due(self, player: int, rival: int, here: int, there: int, moment: Moment) -> int:
        """Return what a link owes one rival: junctions where it arrives, and each half alongside."""
        rules, due = self.facts.rules, 0
        for hex_ in (here, there):
            arrives = self.there[hex_][player] == moment
            if arrives and hex_ not in self.towns and self.there[hex_].get(rival, moment) < moment:
                due += rules.junction
        theirs = self.halves[here, there].get(rival, moment)
        if theirs >= moment:
            return due
        in_towns = sum(hex_ in self.towns for hex_ in (here, there))
        new = theirs != BEFORE
        if in_towns == HALVES_IN_TOWNS:
            return due + (rules.alongside_towns // 2 if new else rules.alongside_towns)
        return due + (2 - in_towns) * (rules.same_round_half if new else rules.alongside_half)


def reckoned(
    facts: Facts, state: State, orders: Mapping[int, Sequence[Sequence[Piece]]], points: Sequence[int]
) -> Reckoning:
    """Return what the orders of a round come to."""
    model = Model(facts, state)
    for player, rolls in orders.items():
        model.lay(player, rolls, points)
    return model.reckon()
