"""Route cards: the routes to choose from in a race, and what each needs and pays (6.B2, 6.B3, 6.B4)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from engine.bots.planner.race_odds import expected_prizes, odds_of
from engine.game.events import BANK, Paid
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Enter, Join, Move, Propose
from engine.game.people import third_of
from engine.game.races import need
from engine.game.routes.race_entries import entry_by
from engine.game.routes.undominated import undominated_entries
from engine.game.state import Entry, State, network
from engine.messages import Saying, count_of, listed, say, together
from engine.table.deals import (
    Asked,
    Exchange,
    Share,
    answer_terms,
    asked_of,
    exchange_terms,
    exchanges,
    payments,
    share_terms,
    shares,
)
from engine.table.sitting import Sitting

MOST_CARDS: Final = 12


class Field(NamedTuple):
    """A field that a route may run in: how many rivals, the guessed chance to win, the prize expected."""

    rivals: int
    chance: float
    prize: float


@dataclass(frozen=True)
class Card:
    """A route to choose: the move that takes it, its links, and the points of the roll it needs.

    ``hills`` are those of the points that hills, ferries and crossings take, ``pays`` what each seat
    receives, ``bank`` what the bank does, ``own`` how many of the links are own track. ``exchanges`` are
    the rivals with whom only an exchange makes it good, ``asked`` the exchanges that others have declared
    and what it pays them, ``shares`` what both partners of a joint run pay and receive.
    ``declared`` and ``all`` are the fields it may run in.
    """

    move: Enter | Propose
    links: int
    points: int
    hills: int
    pays: tuple[tuple[int, int], ...]
    bank: int
    own: int
    exchanges: tuple[Exchange, ...]
    asked: tuple[Asked, ...]
    shares: tuple[Share, ...]
    declared: Field
    all: Field

    @property
    def route(self) -> tuple[int, ...]:
        """The hexes of the route."""
        return self.move.route

    @property
    def paid(self) -> int:
        """What is paid in all."""
        return self.bank + sum(amount for _, amount in self.pays)

    @property
    def net(self) -> int:
        """What is paid in all, less what exchanges bring that come about by it."""
        return self.paid - sum(each.pays for each in self.asked if each.comes_about)

    @property
    def can_come_about(self) -> bool:
        """Whether those with whom it needs an exchange have a route for it."""
        return all(each.points is not None for each in self.exchanges)


def cards(sitting: Sitting, partner: int = NOWHERE) -> list[Card]:
    """Return the cards of the seat that is to declare, the fastest first; none where no one declares.

    There is one for each route that is worth choosing: no other needs no more points and pays no more, no
    faster one is likely to bring as much in any field, and who is to exchange running powers has a route for
    that. With a partner they are those of a joint run. Of too many it keeps the fastest, and the cheapest of
    the others.
    """
    facts, state, actor = sitting.game.facts, sitting.state, sitting.actor
    if actor is None or actor not in state.undeclared[:1]:
        return []
    found: list[Card] = []
    for entry in undominated_entries(facts, state, actor, partner):
        move = entry if partner == NOWHERE else Propose(partner, entry.route, entry.pay)
        if sitting.why_illegal(move) is None:
            card = card_of(sitting, move)
            if card.can_come_about and not any(_is_better(other, card) for other in found):
                found.append(card)
    if len(found) > MOST_CARDS:
        fastest, others = found[: MOST_CARDS - 1], found[MOST_CARDS - 1 :]
        found = [*fastest, min(others, key=lambda card: (len(card.exchanges), card.paid))]
    return found


def _is_better(card: Card, slower: Card) -> bool:
    """Return whether a faster route is likely to bring at least as much as a slower, whoever else enters."""
    if card.exchanges or card.points > slower.points:
        return False
    return all(
        one.prize - card.net >= other.prize - slower.net
        for one, other in ((card.declared, slower.declared), (card.all, slower.all))
    )


def card_of(sitting: Sitting, move: Enter | Propose) -> Card:
    """Return what there is to say of a route that may be taken, drawn by hand or found."""
    actor = sitting.actor
    assert actor is not None
    if isinstance(move, Enter):
        return _card(sitting, Entry(actor, move.route, move.pay), move, {actor: move})
    entry = Entry(actor, move.route, move.pay, move.partner)
    return _card(sitting, entry, move, {actor: move, move.partner: Join(actor)})


def offer_card(sitting: Sitting, offer: Entry) -> Card:
    """Return the card of a joint run that is proposed to the seat that is to declare."""
    move = Propose(offer.partner, offer.route, offer.pay)
    return _card(sitting, offer, move, {offer.partner: Join(offer.player)})


def _card(sitting: Sitting, entry: Entry, move: Enter | Propose, declarations: Mapping[int, Move]) -> Card:
    facts, state = sitting.game.facts, sitting.state
    points, links = need(facts, entry.route), len(entry.route) - 1
    net, mine = network(facts, state), sum(1 << player for player in entry.players)
    own = sum(bool(net.between(*ends)[0] & mine) for ends in pairwise(entry.route))
    dealt = tuple(exchanges(facts, state, entry))
    declared, others = _fields(facts, state, entry, dealt)
    booked: Sequence[Paid] = ()
    if entry.partner != NOWHERE or facts.abroad:
        answers = {each.with_seat: each.answer for each in dealt if each.answer is not None}
        booked = payments(sitting, {**answers, **declarations})
    to_bank = (paid.amount for paid in booked if paid.payer in entry.players and paid.payee == BANK)
    return Card(
        move=move,
        links=links,
        points=points,
        hills=points - links,
        pays=tuple((seat, amount) for seat, amount in enumerate(entry.pay) if amount),
        bank=sum(to_bank),
        own=own,
        exchanges=dealt,
        asked=tuple(asked_of(facts, state, entry.players, entry)),
        shares=shares(entry.players, booked) if entry.partner != NOWHERE else (),
        declared=_field(facts, points, declared),
        all=_field(facts, points, (*declared, *others)),
    )


def _fields(
    facts: Facts, state: State, entry: Entry, dealt: Sequence[Exchange]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the points of the trains that run in any case, and of those that may enter.

    They may enter by their fastest route. Those with whom the entry needs an exchange run in any case.
    """
    busy = {*entry.players, *(each.with_seat for each in dealt), third_of(state)}
    sure = [need(facts, other.route) for other in state.entries]
    sure += [each.points for each in dealt if each.points is not None and not each.is_declared]
    later = [need(facts, offer.route) for offer in state.offers if not busy & {*offer.players}]
    for seat in state.undeclared:
        routes = () if seat in busy else undominated_entries(facts, state, seat)
        fastest = [route for route in routes[:1] if max(route.pay) <= facts.rules.most_to_one]
        later += [need(facts, route.route) for route in fastest]
    return tuple(sure), tuple(later)


def _field(facts: Facts, points: int, rivals: Sequence[int]) -> Field:
    """Return how likely a train that needs this many points wins against some others; a tie counts half."""
    needs = sorted([points, *rivals])
    if len(needs) == 1:
        chance = 1.0
    else:
        first_only = (100, *(0 for _ in rivals))
        chance = expected_prizes(facts.rules.race_die, needs, first_only)[needs.index(points)] / 100
    return Field(len(rivals), chance, odds_of(facts).prizes(tuple(needs))[points])


def card_text(sitting: Sitting, card: Card) -> Saying:
    """Return a card in words, with the ends of its route and the hexes where it bends."""
    told = say(
        "{facts}: {way}", facts=together(card_facts(sitting, card), " · "), way=card_way(sitting, card)
    )
    terms = card_terms(sitting, card)
    return say("{card}. {terms}", card=told, terms=together(terms)) if terms else told


def card_way(sitting: Sitting, card: Card) -> str:
    """Return the ends of a card's route, the hexes where it bends, and the ferries it takes."""
    facts = sitting.game.facts
    names = [_place(facts, hex_) for hex_ in _bends(facts, card.route)]
    return " – ".join(name for name, _ in groupby(names))


def _place(facts: Facts, hex_: int) -> str:
    """Return what a place of a route is called: a town, a label, or a ferry at sea."""
    if hex_ >= facts.hexes:
        return facts.ferry_at(hex_).name
    town = facts.map_places.town_at[hex_]
    return facts.labels[hex_] if town == NOWHERE else facts.map_places.towns[town].name or facts.labels[hex_]


def card_facts(sitting: Sitting, card: Card) -> list[Saying]:
    """Return what there is to say of a card: points, payments, the share of own track, the chance to win."""
    players = sitting.header.players
    parts: list[Saying] = [say("{points} points over {links} links", points=card.points, links=card.links)]
    if card.hills:
        parts.append(say("{points} for hills, ferries and crossings", points=card.hills))
    paid = [say("{player} {amount}", player=players[seat], amount=amount) for seat, amount in card.pays]
    paid += [say("the bank {amount}", amount=card.bank)] if card.bank else []
    parts.append(say("pays {players}", players=listed(paid)) if paid else say("pays no one"))
    parts.append(say("{share} % own track", share=100 * card.own // card.links))
    return [*parts, *_chances(card)]


def card_terms(sitting: Sitting, card: Card) -> list[Saying]:
    """Return on what terms with others a card is: those of exchanges and of a joint run, in sentences."""
    found = [exchange_terms(sitting, exchange) for exchange in card.exchanges]
    said = {exchange.with_seat for exchange in card.exchanges}
    found += [answer_terms(sitting, asked) for asked in card.asked if said.isdisjoint(asked.players)]
    return [*found, *share_terms(sitting, card.shares)] if card.shares else found


def _chances(card: Card) -> list[Saying]:
    """Return how likely a card wins: a guess, by the fastest routes of those who have yet to declare."""
    found = []
    if card.declared.rivals:
        chance = round(100 * card.declared.chance)
        found.append(say("about {chance} % to win", chance=chance))
    n = card.all.rivals - card.declared.rivals
    if n:
        chance = round(100 * card.all.chance)
        found.append(
            count_of(
                n,
                "about {chance} % if 1 more enters",
                "about {chance} % if {n} more enter",
                chance=chance,
            )
        )
    if not card.all.rivals:
        found.append(say("no rival is left to enter: wins without rolling"))
    return found


def _bends(facts: Facts, route: tuple[int, ...]) -> list[int]:
    """Return the ends of a route and the hexes where it bends."""
    found = [route[0]]
    for before, here, after in zip(route, route[1:], route[2:], strict=False):
        one, other = facts.link(before, here), facts.link(here, after)
        if one < 0 or other < 0 or one % 6 != other % 6:
            found.append(here)
    return [*found, route[-1]]


def drawn(sitting: Sitting, route: tuple[int, ...], partner: int = NOWHERE) -> Enter | Propose:
    """Return the move that enters by a route drawn by hand, whether or not the rules allow it.

    Where a link has several owners the poorest are paid.
    """
    actor = sitting.actor
    assert actor is not None
    entry = entry_by(sitting.game.facts, sitting.state, actor, route, partner)
    return entry if partner == NOWHERE else Propose(partner, entry.route, entry.pay)


def way_on(sitting: Sitting, start: int, end: int) -> list[int]:
    """Return the places after one up to another by the fewest steps of what is built; none where none lead.

    Places at sea are among them where a ferry is taken.
    """
    net = network(sitting.game.facts, sitting.state)
    before: dict[int, int] = {start: start}
    waiting = [start]
    for here in waiting:
        for step in net.get(here, ()):
            if step.hex not in before:
                before[step.hex] = here
                waiting.append(step.hex)
    way: list[int] = []
    while end != start and end in before:
        way.append(end)
        end = before[end]
    return way[::-1]
