"""What a deal in a race comes to for both sides: joint runs, and exchanges of running powers (6.B3, 6.B4)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.game.events import FOR_ROUTES, Paid, RaceDecided, Reason, TakenBack, TrainsStarted
from engine.game.facts import Facts
from engine.game.moves import Decline, Enter, Move
from engine.game.races import need
from engine.game.routes.undominated import undominated_entries
from engine.game.state import Entry, State
from engine.messages import Saying, listed, say, together
from engine.table.sitting import Sitting
from engine.turns.illegal import IllegalMove


@dataclass(frozen=True, slots=True)
class Exchange:
    """What a route pays somebody above the limit, and what they pay back.

    ``pays`` is for running over their line, ``back`` what they pay for running over one's own by the route
    they have declared; else by their fastest that makes the exchange good, their ``answer``. It needs
    ``points``; both are None where no route of theirs does. They must pay back ``least``.
    """

    with_seat: int
    pays: int
    back: int
    least: int
    points: int | None = None
    answer: Enter | None = None

    @property
    def is_declared(self) -> bool:
        """Whether they have declared the route by which they pay back."""
        return self.points is not None and self.answer is None


class Asked(NamedTuple):
    """An exchange that others have declared: what they pay, must be paid at least, and are paid.

    It comes about if they are paid enough; else they have to declare again.
    """

    players: tuple[int, ...]
    pays: int
    least: int
    back: int

    @property
    def comes_about(self) -> bool:
        """Whether they are paid enough."""
        return self.back >= self.least


class Share(NamedTuple):
    """What a seat pays for a route, what it receives of those who have declared, and of a prize won alone."""

    seat: int
    pays: int
    receives: int
    prize: int


def payments(sitting: Sitting, declarations: Mapping[int, Move]) -> list[Paid]:
    """Return what the race comes to when some declare so, and all others who have yet to declare stay out.

    The rules book it on trial. Nothing where a declaration is forbidden or has to be taken back.
    """
    game, state, asked = sitting.game, sitting.state, set[int]()
    found: list[Paid] = []
    while True:
        actor = game.actor(state)
        if actor is None or actor in asked:
            return []
        asked.add(actor)
        try:
            state, events = game.apply(state, declarations.get(actor, Decline()))
        except IllegalMove:
            return []
        if any(isinstance(event, TakenBack) for event in events):
            return []
        found += [event for event in events if isinstance(event, Paid)]
        if any(isinstance(event, TrainsStarted | RaceDecided) for event in events):
            return found


def shares(players: tuple[int, ...], booked: Sequence[Paid]) -> tuple[Share, ...]:
    """Return what both partners of a joint run pay and receive."""
    tolls = [paid for paid in booked if paid.purpose.reason in FOR_ROUTES]
    prizes = [paid for paid in booked if paid.purpose.reason is Reason.PRIZE]
    return tuple(
        Share(
            seat,
            sum(paid.amount for paid in tolls if paid.payer == seat),
            sum(paid.amount for paid in tolls if paid.payee == seat),
            sum(paid.amount for paid in prizes if paid.payee == seat),
        )
        for seat in players
        if booked
    )


def offered(state: State, seat: int) -> list[Entry]:
    """Return the joint runs that are proposed to a seat."""
    return [offer for offer in state.offers if offer.partner == seat]


def exchanges(facts: Facts, state: State, entry: Entry) -> list[Exchange]:
    """Return with whom an entry exchanges running powers."""
    found = []
    for seat, amount in enumerate(entry.pay):
        if amount <= facts.rules.most_to_one:
            continue
        declared = [other for other in state.entries if seat in other.players]
        routes: Sequence[Entry | Enter] = declared or undominated_entries(facts, state, seat)
        least = max(1, amount - facts.rules.most_net)
        exchange = Exchange(seat, amount, 0, least)
        for route in routes:
            back = sum(route.pay[player] for player in entry.players)
            # One that needs an exchange with somebody else as well may fail with that.
            others = [pay for other, pay in enumerate(route.pay) if other not in entry.players]
            holds = least <= back <= amount + facts.rules.most_net and max(others) <= facts.rules.most_to_one
            if declared or holds:
                answer = route if isinstance(route, Enter) else None
                exchange = Exchange(seat, amount, back, least, need(facts, route.route), answer)
                break
        found.append(exchange)
    return found


def asked_of(facts: Facts, state: State, players: Sequence[int], answer: Entry | None = None) -> list[Asked]:
    """Return the exchanges that others have declared with some players, who enter so or have yet to say."""
    found = []
    for entry in state.entries:
        for player in players:
            pays = entry.pay[player]
            if pays > facts.rules.most_to_one and player in state.undeclared:
                back = 0 if answer is None else sum(answer.pay[other] for other in entry.players)
                found.append(Asked(entry.players, pays, max(1, pays - facts.rules.most_net), back))
    return found


# -- in words ----------------------------------------------------------------------------------------


def share_terms(sitting: Sitting, sums: Sequence[Share]) -> list[Saying]:
    """Return what partners of a joint run pay and receive, and how they share prizes, in sentences."""
    names = sitting.header.players
    found = [
        say("{player} pays {pays} and receives {receives}.", player=names[seat], pays=pays, receives=receives)
        if receives
        else say("{player} pays {pays}.", player=names[seat], pays=pays)
        for seat, pays, receives, _ in sums
    ]
    alone = [
        say("{player} {amount}", player=names[seat], amount=prize) for seat, _, _, prize in sums if prize
    ]
    if alone:
        told = say("Every prize is halved; if no other train enters: {players}.", players=listed(alone))
    else:
        told = say("Every prize is halved.")
    return [together(found), told]


def exchange_terms(sitting: Sitting, exchange: Exchange) -> Saying:
    """Return an exchange in sentences: who runs over whose line, and what either pays for it."""
    player, more = sitting.header.players[exchange.with_seat], exchange.pays - exchange.back
    values = {"player": player, "pays": exchange.pays, "back": exchange.back, "least": exchange.least}
    told = [
        say(
            "Exchange with {player} (6.B4): you pay {pays} for their line; they must pay you at least "
            "{least} for yours.",
            **values,
        )
    ]
    if exchange.points is None:
        told.append(say("{player} has no route that does.", **values))
    elif exchange.is_declared:
        told.append(say("By the route they have declared they pay {back}.", **values))
    else:
        told.append(say("If {player} enters, their fastest such route pays {back}.", **values))
    if exchange.points is not None and more > 0:
        told.append(say("You pay {n} more than you receive.", n=more))
    elif exchange.points is not None and more < 0:
        told.append(say("You receive {n} more than you pay.", n=-more))
    return together(told)


def asked_text(sitting: Sitting, asked: Asked) -> Saying:
    """Return what an exchange asks of the seat that is to declare."""
    return say(
        "{player} offers an exchange (6.B4) and pays you {pays} for your line. It comes about if you enter "
        "and pay them at least {least} for theirs; otherwise they declare again.",
        player=_who(sitting, asked),
        pays=asked.pays,
        least=asked.least,
    )


def answer_terms(sitting: Sitting, asked: Asked) -> Saying:
    """Return what comes of an exchange that others have declared by a route that answers it."""
    values = {"player": _who(sitting, asked), "pays": asked.pays, "back": asked.back}
    if asked.comes_about:
        return say("The exchange comes about: {player} pays you {pays}, you pay them {back}.", **values)
    return say("The exchange does not come about: {player} declares again.", **values)


def _who(sitting: Sitting, asked: Asked) -> Saying:
    return listed([sitting.header.players[seat] for seat in asked.players])
