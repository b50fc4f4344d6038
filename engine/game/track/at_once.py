"""Building at once: all players' written orders carried out by one clock (VP.B1c, VP.B1d).

The moment of a link is its roll and how many links of that roll its builder has laid with it. Who comes to a
hex at a later moment pays those who were there before; at the same moment no one pays.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.game.events import BANK, Laid, OrdersEnded, Purpose, Reached, Reason
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import Buy, Cross, Lay, Leap, Piece, Start, Work
from engine.game.prizes import shares
from engine.game.state import State
from engine.game.track.building_options import do_work, why_not_work
from engine.game.track.connections import credit_connections
from engine.game.track.crossings import links_to_lay
from engine.game.track.ferries import sell_at_once
from engine.game.track.payments import Due, Fresh, dues
from engine.game.track.spending import ANY_COST, Price, bonus_of, note_laid, price_of

Rolls = tuple[tuple[Piece, ...], ...]


@dataclass(slots=True)
class _Builder:
    """A player in one roll: the works still ordered, the points left, and what their own clock shows.

    ``work`` is the next one, of the piece of that number: its links are laid together at a price, at a moment
    ``at``. The pieces that have ``ended`` are not carried out any further.
    """

    player: int
    works: Iterator[tuple[int, Work]]
    points: int
    time: int = 0
    work: Work = Lay(NOWHERE, NOWHERE)
    piece: int = NOWHERE
    links: tuple[int, ...] = ()
    price: Price = Price(0)
    at: int = 0
    ended: set[int] = field(default_factory=set)


def build_at_once(
    facts: Facts, state: State, orders: Mapping[int, Rolls], points: Sequence[int], ledger: Ledger
) -> None:
    """Carry out orders by seat, roll by roll, each with its points (VP.B1c, VP.B6).

    What the points of a roll do not pay for is not laid: the piece ends there, and later pieces of the roll
    are still tried.
    """
    site = _Site(facts, state, ledger)
    need = [player for player in state.poorest_first() if player in orders]
    for roll, most in enumerate(points):
        builders = [
            _Builder(player, _works(facts, orders[player][roll]), most)
            for player in need
            if roll < len(orders[player])
        ]
        site.build(roll, builders)
    state.points = 0


def _works(facts: Facts, pieces: Iterable[Piece]) -> Iterator[tuple[int, Work]]:
    """Yield the works of some pieces, each with the number of its piece."""
    for number, piece in enumerate(pieces):
        if not isinstance(piece, tuple):
            yield number, piece
            continue
        rest = piece
        while len(rest) > 1:
            crossing = _crossing_along(facts, rest)
            if crossing == NOWHERE:
                yield number, Lay(rest[0], rest[1])
                rest = rest[1:]
            else:
                yield number, Cross(crossing)
                rest = rest[len(facts.crossings[crossing].links) :]


def _crossing_along(facts: Facts, chain: tuple[int, ...]) -> int:
    """Return the crossing laid as a whole that a chain begins with, in either direction, or NOWHERE."""
    for number, crossing in enumerate(facts.crossings):
        if crossing.whole and chain[: len(crossing.way)] in (crossing.way, crossing.way[::-1]):
            return number
    return NOWHERE


def first_gap(facts: Facts, chain: tuple[int, ...]) -> tuple[int, int] | None:
    """Return the first two hexes of a chain that are no neighbours, None where all are."""
    rest = chain
    while len(rest) > 1:
        crossing = _crossing_along(facts, rest)
        if crossing != NOWHERE:
            rest = rest[len(facts.crossings[crossing].links) :]
        elif facts.link(rest[0], rest[1]) == NOWHERE:
            return rest[0], rest[1]
        else:
            rest = rest[1:]
    return None


class _Site:
    """What is built in one round: whose track is new, and what each has received of each other."""

    def __init__(self, facts: Facts, state: State, ledger: Ledger) -> None:
        self._facts = facts
        self._state = state
        self._ledger = ledger
        self._fresh = Fresh({}, {})
        self._received: dict[tuple[int, int], int] = {}

    def build(self, roll: int, builders: Sequence[_Builder]) -> None:
        """Carry out a roll of all builders, who are in the order of their need."""
        while due := [builder for builder in builders if builder.links or self._find_next(roll, builder)]:
            now = min(builder.at for builder in due)
            self._lay([builder for builder in due if builder.at == now], roll)

    def _find_next(self, roll: int, builder: _Builder) -> bool:
        """Find the next links of a builder, doing at once what lays none; return whether there are any.

        Own track may be named again on the way. It costs nothing and takes no time.
        """
        facts, state, player = self._facts, self._state, builder.player
        for number, work in builder.works:
            if number in builder.ended:
                continue
            if isinstance(work, Lay) and state.owners[facts.link(work.start, work.end)] >> player & 1:
                continue
            if isinstance(work, Buy | Leap | Start):
                if self._may(roll, builder, number, work):
                    do_work(facts, state, player, work, self._ledger)
                continue
            if self._may(roll, builder, number, work):
                self._plan(builder, number, work)
                return True
        return False

    def _may(self, roll: int, builder: _Builder, number: int, work: Work) -> bool:
        """Return whether a work may be done; where not, its piece of the orders ends."""
        facts, state, player = self._facts, self._state, builder.player
        state.points = self._points_for(builder, work)
        refused = why_not_work(facts, state, player, work)
        if refused is None:
            return True
        builder.ended.add(number)
        rule, hex_ = facts.rules.cited(refused.rule), place_of(facts, work)
        self._ledger.note(OrdersEnded(player, roll, hex_, rule, refused.message))
        return False

    def _points_for(self, builder: _Builder, work: Work) -> int:
        """Return the points a builder may spend on a work: without limit where links are counted (VP.O11)."""
        if not self._counts_links:
            return builder.points
        links = len(self._facts.crossings[work.crossing].links) if isinstance(work, Cross) else 1
        return ANY_COST if links <= builder.points else 0

    @property
    def _counts_links(self) -> bool:
        return self._state.track_funds == "account" and self._facts.rules.extra_unit == "links"

    def _plan(self, builder: _Builder, number: int, work: Lay | Cross) -> None:
        """Set what a builder is to lay next, and when that will be."""
        facts = self._facts
        builder.work, builder.piece = work, number
        if isinstance(work, Cross):
            crossing = facts.crossings[work.crossing]
            builder.links = links_to_lay(facts, self._state, builder.player, crossing)
            builder.price = price_of(crossing.cost, money=crossing.money)
        else:
            link = facts.link(work.start, work.end)
            piece = facts.pieces.get(link)
            money = piece is not None and facts.crossings[piece].money
            builder.links, builder.price = (link,), price_of(facts.costs[link], money=money)
        takes = len(builder.links) if facts.rules.clock == "links" else builder.price.points
        builder.at = builder.time + takes

    def _lay(self, builders: Sequence[_Builder], roll: int) -> None:
        """Lay what several builders lay at the same moment: none of them pays another for it (VP.B1d)."""
        state, served = self._state, self._state.served
        owed = [self._owed(builder) for builder in builders]
        new: list[tuple[int, int]] = []
        for builder, due in zip(builders, owed, strict=True):
            links, builder.links, builder.time = builder.links, (), builder.at
            # 6.C4: those in greater need may just have taken the last right to lay a crossing.
            special = isinstance(builder.work, Cross) or not self._facts.plain_costs[links[0]]
            if special and not self._may(roll, builder, builder.piece, builder.work):
                continue
            before = bytes(state.present)
            for link in links:
                state.add_link(self._facts, builder.player, link)
            self._pay_cost(builder, links)
            for one in due:
                self._pay(builder.player, one)
            new += [(builder.player, link) for link in links]
            self._note_fresh(builder.player, links, before)
        self._credit_first(new, served)
        credit_connections(self._facts, state, dict(new), self._ledger)
        for player, link in new:
            sell_at_once(self._facts, state, player, link, self._ledger)

    def _owed(self, builder: _Builder) -> list[Due]:
        """Return what a builder owes for their next links, by what lay before this moment."""
        facts, state, player = self._facts, self._state, builder.player
        if len(builder.links) == 1:
            return dues(facts, state, player, builder.links[0], self._fresh)
        trial, owed = state.copy(), list[Due]()
        for link in builder.links:
            owed += dues(facts, trial, player, link, self._fresh)
            trial.add_link(facts, player, link)
        return owed

    def _pay_cost(self, builder: _Builder, links: tuple[int, ...]) -> None:
        """Note the links and pay for them, out of the roll or off the account (VP.B2, VP.O11)."""
        facts, player = self._facts, builder.player
        points, money = builder.price
        builder.points -= len(links) if self._counts_links else points
        for link in links:
            laid = Laid(player, link // 6, facts.neighbours[link], points, 0, money=money)
            note_laid(self._state, laid, self._ledger, links)
            if money:
                purpose = Purpose(Reason.CROSSING, laid.end, links)
                self._ledger.pay(player, BANK, money, "6.C4", purpose)
            points = money = 0

    def _pay(self, payer: int, due: Due) -> None:
        """Pay a rival, who receives no more of one player in a round than the rules allow (VP.B8)."""
        most, amount = self._facts.rules.most_received, due.amount
        if most:
            before = self._received.get((payer, due.payee), 0)
            self._received[payer, due.payee] = before + amount
            amount = max(0, min(amount, most - before))
        self._ledger.pay(payer, due.payee, amount, due.rule, due.purpose)
        cut = due.purpose._replace(reason=Reason.CAP, rival=due.payee)
        self._ledger.pay(payer, BANK, due.amount - amount, "VP.B8", cut)

    def _note_fresh(self, player: int, links: tuple[int, ...], before: bytes) -> None:
        """Note whose track is of this round (VP.B5)."""
        bit, (fresh, hexes) = 1 << player, self._fresh
        for link in _both(self._facts, links):
            fresh[link] = fresh.get(link, 0) | bit
            if not before[link // 6] & bit:
                hexes[link // 6] = hexes.get(link // 6, 0) | bit

    def _credit_first(self, laid: Sequence[tuple[int, int]], served: int) -> None:
        """Credit all who have come to a town at the moment of its first railway (VP.B7).

        Odd units go to the poorer by the accounts brought forward.
        """
        facts, state = self._facts, self._state
        came: dict[int, dict[int, int]] = {}
        for player, link in laid:
            for hex_ in (link // 6, facts.neighbours[link]):
                town = state.map_places.town_at[hex_]
                if town != NOWHERE and not served >> town & 1:
                    came.setdefault(town, {}).setdefault(player, link)
        for town, links in came.items():
            self._ledger.note(Reached(next(iter(links)), town, state.round))
            bonus, hex_ = bonus_of(facts, state, town), state.map_places.towns[town].hex
            needy = [player for player in state.poorest_first() if player in links]
            for player, amount in shares(bonus, needy).items():
                purpose = Purpose(Reason.FIRST_ENTRY, hex_, (links[player],))
                self._ledger.pay(BANK, player, amount, "VP.B7", purpose)


def _both(facts: Facts, links: Iterable[int]) -> list[int]:
    """Return links in either direction."""
    return [each for link in links for each in (link, facts.backs[link])]


def place_of(facts: Facts, work: Work) -> int:
    """Return the hex from which a work is done."""
    match work:
        case Lay(start, _) | Leap(start, _, _):
            return start
        case Start(hex_):
            return hex_
        case Buy(ferry):
            known = 0 <= ferry < len(facts.ferries)
            return facts.ferries[ferry].ports[0] if known else NOWHERE
        case Cross(crossing):
            known = 0 <= crossing < len(facts.crossings)
            return facts.crossings[crossing].way[0] if known else NOWHERE
