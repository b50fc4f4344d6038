"""What moves would come to: cost, payments, bonuses, or the rule that forbids them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from engine.game.events import BANK, BuildingEnded, Event, Laid, Paid, Reason
from engine.game.facts import NOWHERE
from engine.game.moves import Lay, Move
from engine.game.state import State
from engine.game.track.chains import Chains, links_of
from engine.messages import Saying, count_of, listed, say, together
from engine.table.sitting import Sitting
from engine.turns.illegal import IllegalMove

_PLENTY: Final = 1_000_000
"""More points than any way costs."""


class Payment(NamedTuple):
    """What a rival would receive in all, and by which rules."""

    payee: int
    amount: int
    rules: tuple[str, ...]


class Bonus(NamedTuple):
    """What the first entry into the town of a hex would bring, or the first track between some places."""

    hex: int
    amount: int
    connected: tuple[int, ...] = ()


@dataclass(frozen=True)
class Preview:
    """What some moves would come to.

    ``moves`` are those that can be made, ``left_out`` those after a link that ends the Building Stage (6.A7).
    ``cost`` is in build points, ``saved`` how much of it was saved before, ``money`` what the bank receives
    off the account. ``points`` are what there is to build with before, ``left`` after. ``refused`` is the
    rule that forbids one of the moves, or all of them by what they cost together: then none is made, and the
    rest says how far they would go.
    """

    moves: tuple[Move, ...]
    left_out: tuple[Move, ...]
    cost: int
    saved: int
    money: int
    pays: tuple[Payment, ...]
    bonuses: tuple[Bonus, ...]
    points: int
    left: int
    ends_building: bool
    refused: IllegalMove | None

    @property
    def paid(self) -> int:
        """What rivals would receive in all."""
        return sum(payment.amount for payment in self.pays)

    @property
    def bonus(self) -> int:
        """What the bank would give in all."""
        return sum(bonus.amount for bonus in self.bonuses)


def preview(sitting: Sitting, moves: Sequence[Move]) -> Preview:
    """Return what moves of the seat whose turn it is would come to, one after the other; nothing is made."""
    game, before = sitting.game, sitting.state
    state, events, made = before, list[Event](), 0
    refused, ends = None, False
    actor = sitting.actor
    for move in moves:
        if ends:
            break
        try:
            state, came = game.apply(state, move)
        except IllegalMove as illegal:
            refused = _refusal(sitting, moves, illegal)
            break
        made += 1
        events += came
        ends = any(isinstance(event, BuildingEnded) for event in came)
    left_out = tuple(moves[made:]) if refused is None else ()
    left = state.points if not ends and game.actor(state) == actor else 0
    laid = [event for event in events if isinstance(event, Laid)]
    paid = [event for event in events if isinstance(event, Paid)]
    return Preview(
        moves=tuple(moves[:made]),
        left_out=left_out,
        cost=sum(link.cost for link in laid),
        saved=sum(link.saved for link in laid),
        money=sum(each.amount for each in paid if each.payer == actor and each.payee == BANK),
        pays=_payments(paid, actor),
        bonuses=tuple(_bonuses(paid, actor)),
        points=before.points,
        left=left,
        ends_building=ends,
        refused=refused,
    )


def _refusal(sitting: Sitting, moves: Sequence[Move], refused: IllegalMove) -> IllegalMove:
    """Return why several links cannot be laid: the rule against one of them, else what all of them cost.

    ``refused`` is what keeps the first of them from being laid that cannot be.
    """
    state, cost = sitting.state.copy(), 0
    if len(moves) == 1 or not all(isinstance(move, Lay) for move in moves):
        return refused
    state.points += _PLENTY
    for move in moves:
        try:
            state, events = sitting.game.apply(state, move)
        except IllegalMove as illegal:
            return illegal
        cost += sum(event.cost for event in events if isinstance(event, Laid))
        if any(isinstance(event, BuildingEnded) for event in events):
            break
    points = sitting.state.points
    return IllegalMove(
        refused.rule, say("This way costs {cost}; you have {points}.", cost=cost, points=points)
    )


def _payments(paid: Sequence[Paid], payer: int | None) -> tuple[Payment, ...]:
    """Return what rivals receive of somebody, by seats."""
    found: dict[int, Payment] = {}
    for each in paid:
        if each.payer == payer and each.payee != BANK:
            before = found.get(each.payee, Payment(each.payee, 0, ()))
            rules = tuple(dict.fromkeys((*before.rules, each.rule)))
            found[each.payee] = Payment(each.payee, before.amount + each.amount, rules)
    return tuple(found[seat] for seat in sorted(found))


def _bonuses(paid: Sequence[Paid], payee: int | None) -> list[Bonus]:
    """Return what somebody receives for first entries and connections."""
    reasons = (Reason.FIRST_ENTRY, Reason.CONNECTION)
    return [
        Bonus(each.hex, each.amount, each.purpose.connected)
        for each in paid
        if each.payee == payee and each.payer == BANK and each.purpose.reason in reasons
    ]


# -- dragging ----------------------------------------------------------------------------------


def second_start_text(sitting: Sitting, hex_: int) -> Saying:
    """Return what a click on a hex does in which a second start is open, and what it costs (6.C4)."""
    price = sitting.game.facts.second_starts[hex_].price
    if not price:
        return say("Click to start here a second time")
    return say("Click to start here a second time, for {price}", price=price)


class Drag:
    """A drag from own track over the map: the chain to any hex, by way-points; kept while a state lasts.

    The chain is the cheapest in points; of equal ones the one that pays rivals least, then with the fewest
    links and the lowest labels. With ``payments_first`` the one that pays rivals least comes first.
    """

    def __init__(self, sitting: Sitting, *, payments_first: bool = False) -> None:
        """Begin a drag of the seat whose turn it is; raises ValueError where no one builds."""
        actor = sitting.actor
        if actor is None or actor not in sitting.state.builders[:1]:
            raise ValueError("No one is building now.")
        self._sitting = sitting
        self._actor = actor
        self._payments_first = payments_first
        self._begun: dict[tuple[int, ...], tuple[State, Chains]] = {}

    def hovered(self, hex_: int, waypoints: Sequence[int] = ()) -> Preview:
        """Return what letting go over a hex would come to."""
        return preview(self._sitting, self.moves(hex_, waypoints))

    def moves(self, hex_: int, waypoints: Sequence[int] = ()) -> list[Lay]:
        """Return the links that letting go over a hex would lay, in order; none over own track."""
        found: list[Lay] = []
        spots = (*waypoints, hex_)
        for place, spot in enumerate(spots):
            state, chains = self._from(spots[:place])
            chain = chains.to(spot)
            if chain is None:
                return [*found, *self._straight_to(spot)]
            found += [Lay(*ends) for ends in links_of(self._sitting.game.facts, state, self._actor, chain)]
        return found

    def _from(self, waypoints: tuple[int, ...]) -> tuple[State, Chains]:
        """Return the state in which the way to some way-points lies, and the chains on from the last."""
        if waypoints not in self._begun:
            facts, state, start = self._sitting.game.facts, self._sitting.state, NOWHERE
            if waypoints:
                before, chains = self._from(waypoints[:-1])
                state, start = before.copy(), waypoints[-1]
                chain = chains.to(start)
                for ends in links_of(facts, before, self._actor, chain) if chain else ():
                    state.add_link(facts, self._actor, facts.links[ends])
            chains = Chains(facts, state, self._actor, start=start, payments_first=self._payments_first)
            self._begun[waypoints] = state, chains
        return self._begun[waypoints]

    def _straight_to(self, spot: int) -> list[Lay]:
        """Return a link that the rules refuse to a hex that land does not lead to."""
        return [Lay(spot, there) for there in self._sitting.game.facts.neighbours[6 * spot : 6 * spot + 6]][
            :1
        ]


class Reached(NamedTuple):
    """A hex that the rest of the points reaches, what track to it costs, and what each rival receives."""

    hex: int
    cost: int
    pays: tuple[Payment, ...]


def reach(sitting: Sitting) -> list[Reached]:
    """Return the hexes that the seat whose turn it is could build to now; none where no one builds."""
    actor = sitting.actor
    if actor is None or actor not in sitting.state.builders[:1]:
        return []
    state = sitting.state
    drag, found = Drag(sitting), list[Reached]()
    chains = Chains(sitting.game.facts, state, actor)
    for chain in chains.within(state.points + state.saved[actor]):
        if chain.links:
            shown = drag.hovered(chain.hexes[-1])
            if shown.refused is None and not shown.left_out:
                found.append(Reached(chain.hexes[-1], shown.cost, shown.pays))
    return found


def chain_of(hexes: Sequence[int]) -> list[Lay]:
    """Return the links along hexes, as moves."""
    return [Lay(*ends) for ends in pairwise(hexes)]


# -- in words ----------------------------------------------------------------------------------


def chip(sitting: Sitting, shown: Preview) -> Saying:
    """Return a preview in words, as shown at the pointer: "3 of 4, pays Blue 6, first into Bow +6"."""
    if shown.refused is not None:
        return say("{rule} {message}", rule=shown.refused.rule, message=shown.refused.message)
    players, facts, places = sitting.header.players, sitting.game.facts, sitting.state.map_places
    parts: list[Saying] = [say("{cost} of {points}", cost=shown.cost, points=shown.points)]
    if shown.saved:
        parts.append(say("{saved} of it saved before", saved=shown.saved))
    if shown.money:
        parts.append(say("{money} off the account", money=shown.money))
    if shown.pays:
        paid = [say("{player} {amount}", player=players[seat], amount=sum_) for seat, sum_, _ in shown.pays]
        parts.append(say("pays {players}", players=listed(paid)))
    else:
        parts.append(say("pays no one"))
    for hex_, amount, connected in shown.bonuses:
        if connected:
            joined = listed([facts.name(place) for place in connected])
            parts.append(say("first to connect {places} +{amount}", places=joined, amount=amount))
        else:
            town = places.towns[places.town_at[hex_]].name or facts.labels[hex_]
            parts.append(say("first into {town} +{amount}", town=town, amount=amount))
    if shown.ends_building:
        parts.append(say("ends the Building Stage (6.A7)"))
    if shown.left_out:
        left_out = len(shown.left_out)
        parts.append(count_of(left_out, "the last link is not laid", "the last {n} links are not laid"))
    return together(parts, " · ")
