"""Route cards: the routes to choose from in a race, and what each needs and pays (6.B2, 6.B3, 6.B4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final

from engine.bots.planner.race_odds import expected_prizes
from engine.game.companies import divided
from engine.game.facts import NOWHERE, Facts
from engine.game.moves import Enter, Propose
from engine.game.races import need
from engine.game.routes.race_entries import entry_by
from engine.game.routes.undominated import undominated_entries
from engine.game.state import Entry, State, network
from engine.messages import Saying, listed, say, together
from engine.table.sitting import Sitting

MOST_CARDS: Final = 12


@dataclass(frozen=True)
class Exchange:
    """What a route pays somebody above the limit, and what they would pay back by their fastest route.

    ``points`` are those that their route needs, ``is_declared`` says whether they have declared it; without
    a route of theirs there is no exchange, and ``points`` is None.
    """

    with_seat: int
    pays: int
    back: int
    points: int | None
    is_declared: bool


@dataclass(frozen=True)
class Card:
    """A route to choose: the move that takes it, its links, and the points of the roll it needs.

    ``hills`` are those of the points that hills and ferries take, ``pays`` what each seat receives, ``own``
    how many of the links are own track, ``chance`` a guess of how likely it is to win against those who
    have declared and those it needs for an exchange. ``exchanges`` are the rivals with whom only an exchange
    makes it good.
    """

    move: Enter | Propose
    links: int
    points: int
    hills: int
    pays: tuple[tuple[int, int], ...]
    own: int
    chance: float
    exchanges: tuple[Exchange, ...]
    shares: tuple[tuple[int, int], ...]
    """In a joint run what either partner pays."""

    @property
    def route(self) -> tuple[int, ...]:
        """The hexes of the route."""
        return self.move.route

    @property
    def paid(self) -> int:
        """What is paid to rivals in all."""
        return sum(amount for _, amount in self.pays)


def cards(sitting: Sitting, partner: int = NOWHERE) -> list[Card]:
    """Return the cards of the seat that is to declare, the fastest first; none where no one declares.

    There is one for each route that no other betters in points and payments. With a partner they are those of
    a joint run. Of too many it keeps the fastest, and the cheapest of the others.
    """
    facts, state, actor = sitting.game.facts, sitting.state, sitting.actor
    if actor is None or actor not in state.undeclared[:1]:
        return []
    found = []
    for entry in undominated_entries(facts, state, actor, partner):
        move = entry if partner == NOWHERE else Propose(partner, entry.route, entry.pay)
        if sitting.why_illegal(move) is None:
            found.append(card_of(sitting, move))
    if len(found) > MOST_CARDS:
        fastest, others = found[: MOST_CARDS - 1], found[MOST_CARDS - 1 :]
        found = [*fastest, min(others, key=lambda card: (len(card.exchanges), card.paid))]
    return found


def card_of(sitting: Sitting, move: Enter | Propose) -> Card:
    """Return what there is to say of a route that may be taken, drawn by hand or found."""
    facts, state, actor = sitting.game.facts, sitting.state, sitting.actor
    assert actor is not None
    partner = move.partner if isinstance(move, Propose) else NOWHERE
    players = Entry(actor, move.route, move.pay, partner).players
    points, links = need(facts, move.route), len(move.route) - 1
    net, mine = network(facts, state), sum(1 << player for player in players)
    own = sum(bool(net.between(*ends)[0] & mine) for ends in pairwise(move.route))
    pays = tuple((seat, amount) for seat, amount in enumerate(move.pay) if amount)
    exchanges = tuple(_exchanges(facts, state, actor, pays))
    needed = [each.points for each in exchanges if each.points is not None and not each.is_declared]
    shares = divided(state, players, (amount for _, amount in pays)) if partner != NOWHERE else []
    return Card(
        move=move,
        links=links,
        points=points,
        hills=points - links,
        pays=pays,
        own=own,
        chance=0
        if any(each.points is None for each in exchanges)
        else chance_of(facts, state, points, needed),
        exchanges=exchanges,
        shares=tuple((seat, sum(part.get(seat, 0) for part in shares)) for seat in players if shares),
    )


def chance_of(facts: Facts, state: State, points: int, others: Sequence[int] = ()) -> float:
    """Return how likely a train that needs this many points wins against those declared and some others.

    A tie counts half.
    """
    rivals = [*(need(facts, entry.route) for entry in state.entries), *others]
    needs = sorted([points, *rivals])
    if len(needs) == 1:
        return 1.0
    first_only = (100, *(0 for _ in rivals))
    return expected_prizes(facts.rules.race_die, needs, first_only)[needs.index(points)] / 100


def _exchanges(facts: Facts, state: State, actor: int, pays: tuple[tuple[int, int], ...]) -> list[Exchange]:
    """Return with whom a route needs an exchange of running powers, and what they would pay back."""
    found = []
    for seat, amount in pays:
        if amount <= facts.rules.most_to_one:
            continue
        declared = [entry for entry in state.entries if seat in entry.players]
        routes: Sequence[Entry | Enter] = declared or undominated_entries(facts, state, seat)
        entry = next(iter(routes), None)
        back, points = (0, None) if entry is None else (entry.pay[actor], need(facts, entry.route))
        found.append(Exchange(seat, amount, back, points, bool(declared)))
    return found


def card_text(sitting: Sitting, card: Card) -> Saying:
    """Return a card in words, with the ends of its route and the hexes where it bends."""
    return say(
        "{facts}: {way}", facts=together(card_facts(sitting, card), " · "), way=card_way(sitting, card)
    )


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
        parts.append(say("{points} for hills and ferries", points=card.hills))
    paid = [say("{player} {amount}", player=players[seat], amount=amount) for seat, amount in card.pays]
    parts.append(say("pays {players}", players=listed(paid)) if paid else say("pays no one"))
    parts += [
        say(
            "only by an exchange ({player} would pay you {back}, net {net})",
            player=players[exchange.with_seat],
            back=exchange.back,
            net=exchange.pays - exchange.back,
        )
        for exchange in card.exchanges
    ]
    if card.shares:
        shares = [say("{player} {amount}", player=players[seat], amount=sum_) for seat, sum_ in card.shares]
        parts.append(say("shared: {players}", players=listed(shares)))
    parts.append(say("{share} % own track", share=100 * card.own // card.links))
    parts.append(say("about {chance} % to win", chance=round(100 * card.chance)))
    return parts


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
