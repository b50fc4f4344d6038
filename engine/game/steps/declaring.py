"""Declaring for a race, alone or together, and paying for the route (6.B2, 6.B3, 6.B4)."""

from typing import ClassVar, Final

from engine.game.companies import divided, lines_of, received, richest_leads
from engine.game.events import BANK, Purpose, Reason, TakenBack, TakenBackFor, TrainsStarted
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import Decline, Enter, Join, Move, Propose
from engine.game.network import unit
from engine.game.people import declaring_order, in_charge, may_enter, third_of
from engine.game.races import Train, at_sea, need
from engine.game.routes.exchange import reckoned_in_vain, unbalanced
from engine.game.routes.race_entries import entries, longest_beside, outrun, why_not_enter, why_not_propose
from engine.game.routes.tolls import abroad, tolls_on
from engine.game.routes.undominated import better_route
from engine.game.state import Entry, State
from engine.game.steps.racing import finish
from engine.game.steps.step import Passage, Turn
from engine.game.track.ferries import fares
from engine.messages import Phrase, say
from engine.turns.illegal import IllegalMove

_Bill = tuple[int, int, int, str, Purpose]
"""Who pays whom how much, by which rule and what for."""


class Declare(Turn):
    """Richest first, each player enters with their whole route or stays out (6.B2)."""

    rules = ("6.B2", "6.B1c", "6.B1d", "6.B3", "6.B4", "6.C1c", "6.C2", "6.C6", "6.C7b", "E.B3", "E.B4")
    stage = "operating"
    task: ClassVar[Phrase] = "enter the race or decline"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether players have yet to declare."""
        return bool(state.undeclared)

    def goes_on(self, facts: Facts, state: State) -> bool:
        """Return whether players have yet to declare: nothing else comes between."""
        return bool(state.undeclared)

    def actor(self, facts: Facts, state: State) -> int:
        """Return the first of those still to declare."""
        return state.undeclared[0]

    def legal(self, facts: Facts, state: State) -> list[Move]:
        """Return the refusal to enter, the joint runs proposed, and the fastest and cheapest routes.

        There may be endless others: `why_illegal` accepts every route the rules allow, alone, with a
        partner, or by an exchange of running powers.
        """
        player = self.actor(facts, state)
        joins = [Join(offer.player) for offer in state.offers if offer.partner == player]
        alone = [
            move
            for move in entries(facts, state, player)
            if _why_better(facts, state, Entry(player, move.route, move.pay)) is None
        ]
        return [Decline(), *joins, *alone]

    def why_illegal(self, facts: Facts, state: State, move: Move) -> IllegalMove | None:
        """Refuse routes and payments the rules do not allow, and partners who have not asked."""
        player = self.actor(facts, state)
        match move:
            case Enter():
                entry = Entry(player, move.route, move.pay)
                return why_not_enter(facts, state, entry) or _why_better(facts, state, entry)
            case Propose():
                entry = Entry(player, move.route, move.pay, move.partner)
                return why_not_propose(facts, state, player, move) or _why_better(facts, state, entry)
            case Join():
                offered = any(offer == _offer(state, move.proposer, player) for offer in state.offers)
                return None if offered else IllegalMove("6.B3", "That player proposes no joint run to you.")
            case Decline():
                return None
            case _:
                return self.mistimed(state, move)

    def apply(self, facts: Facts, state: State, move: Move, ledger: Ledger) -> None:
        """Write the declaration down.

        Who has proposed a joint run waits for the answer, which is their partner's own declaration; if it
        is anything else than to join they declare again (6.B3).
        """
        player = self.actor(facts, state)
        state.undeclared = state.undeclared[1:]
        if isinstance(move, Enter):
            state.entries += (Entry(player, move.route, move.pay),)
        elif isinstance(move, Propose):
            state.offers += (Entry(player, move.route, move.pay, move.partner),)
        elif isinstance(move, Join):
            joint = _offer(state, move.proposer, player)
            assert joint is not None
            state.entries += (joint,)
            state.offers = tuple(offer for offer in state.offers if offer is not joint)
        if state.offers:
            self._refuse_offers(facts, state, player, ledger)
        if state.undeclared and not may_enter(state, state.undeclared[0]):
            state.undeclared = state.undeclared[1:]

    def _refuse_offers(self, facts: Facts, state: State, player: int, ledger: Ledger) -> None:
        """Let those declare again who have proposed a joint run to a player who has not joined it."""
        refused = [offer for offer in state.offers if offer.partner == player]
        state.offers = tuple(offer for offer in state.offers if offer not in refused)
        for offer in refused:
            rule = facts.rules.cited("6.B3")
            ledger.note(TakenBack(offer.player, TakenBackFor.NOT_JOINED, rule, player))
        _declare_again(state, {offer.player for offer in refused})


class Recall(Passage):
    """A player whose exchange of running powers failed declares again (6.B4).

    So does a player who is outrun, where the scoring bounds the routes (6.C6), and whoever relied on one of
    these; they declare first, and an imaginary company last (6.C7b). No exchange with the same player fails
    twice, and who is outrun needs a shorter route each time, so declaring comes to an end.
    """

    rules = ("6.B4", "6.C6")
    stage = "operating"
    task: ClassVar[Phrase] = "let players declare again"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether all have declared and some entry pays one player too much, or is too long."""
        if state.pair is None or state.trains:
            return False
        return bool(self._at_fault(facts, state))

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Take such entries back."""
        last, cited = self._at_fault(facts, state), facts.rules.cited
        if outrun(facts.rules, state.entries):
            most = longest_beside(facts.rules, state.entries)
            state.outrun += tuple((player, most) for player in sorted(last))
            for player in sorted(last):
                ledger.note(TakenBack(player, TakenBackFor.OUTRUN, cited("6.C6"), most=most))
        else:
            in_vain = reckoned_in_vain(facts.rules, state.entries)
            state.recalled += in_vain
            for player, other in in_vain:
                ledger.note(TakenBack(player, TakenBackFor.OVERPAID, cited("6.B4"), other))
        held = [entry for entry in state.entries if not last & set(entry.players)]
        first = unbalanced(facts.rules, held)
        state.entries = tuple(entry for entry in held if not first & set(entry.players))
        for player in sorted(first):
            ledger.note(TakenBack(player, TakenBackFor.RELIED, cited("6.B4")))
        third = {third_of(state)} - {NOWHERE}
        for player in sorted(third & {entry.player for entry in state.entries}):
            ledger.note(TakenBack(player, TakenBackFor.OTHERS_CHANGED, cited("6.C7b")))
        state.entries = tuple(entry for entry in state.entries if entry.player not in third)
        _declare_again(state, last - third)
        _declare_again(state, first - third)
        state.undeclared += tuple(third)

    def _at_fault(self, facts: Facts, state: State) -> set[int]:
        """Return the players whose own entries do not hold, those outrun before any other."""
        long = {player for entry in outrun(facts.rules, state.entries) for player in entry.players}
        return long or {player for player, _ in reckoned_in_vain(facts.rules, state.entries)}


def _why_better(facts: Facts, state: State, entry: Entry) -> IllegalMove | None:
    """Refuse a route where a better one is available, by rules that ask for it (TC.route1)."""
    if facts.rules.better_route == "allowed":
        return None
    better = better_route(facts, state, entry)
    if not better:
        return None
    route = say(
        "A better route is available, by {route}.", route=" ".join(facts.labels[hex_] for hex_ in better)
    )
    return IllegalMove("TC.route1", route)


def _offer(state: State, proposer: int, partner: int) -> Entry | None:
    """Return the joint run one player proposes to another, if any."""
    return next((o for o in state.offers if (o.player, o.partner) == (proposer, partner)), None)


def _declare_again(state: State, players: set[int]) -> None:
    """Put players before the others who have to declare, the richest first."""
    again = tuple(player for player in declaring_order(state) if player in players)
    state.undeclared = again + state.undeclared


class SendTrains(Passage):
    """When all have declared they pay for their routes, and the trains set off (6.B2, 6.B5).

    Payments come first, so the order of rolling is that of the accounts after them.
    A sole entrant wins without rolling. A run no one enters is spent, and no one wins anything:
    the source is silent, and a run that was offered has been run.
    """

    rules = ("6.B2", "6.B3", "6.B4", "6.B5", "6.C1c", "6.C2", "E.B3")
    stage = "operating"
    task: ClassVar[Phrase] = "start the trains"

    def due(self, facts: Facts, state: State) -> bool:
        """Return whether declarations are in and no train has moved."""
        return state.pair is not None and not state.trains

    def pass_on(self, facts: Facts, state: State, ledger: Ledger) -> None:
        """Pay the owners of the track, and start or settle the race."""
        bills = [bill for entry in state.entries for bill in self._bills(facts, state, entry)]
        for bill in self._received(facts, state, bills):
            ledger.pay(*bill)
        if len(state.entries) < 2 and not (state.entries and facts.rules.idle_trains_roll):
            state.places = tuple((entry.player,) for entry in state.entries)
            finish(facts, state, ledger)
            return
        route = {entry.player: entry.route for entry in state.entries}
        order = richest_leads(state, state.entries)
        state.trains = tuple(
            [Train(player, need(facts, route[player]), 0, at_sea(facts, route[player])) for player in order]
        )
        state.rolling = 0
        ledger.note(TrainsStarted(tuple(order)))

    def _received(self, facts: Facts, state: State, bills: list[_Bill]) -> list[_Bill]:
        """Return the bills with what is due to two who run jointly shared between them (6.B3).

        The odd unit goes to the poorer, the next to the richer. The limit of 6.B2 and the net of 6.B4 go by
        whose track is used, however it is shared.
        """
        joint = [entry.players for entry in state.entries if entry.partner != NOWHERE]
        if not joint or facts.rules.joint_receipts == "own":
            return bills
        found = [bill for bill in bills if not any(bill[1] in players for players in joint)]
        for players in joint:
            due: dict[tuple[int, str, Purpose], int] = {}
            for payer, payee, amount, rule, purpose in bills:
                if payee in players:
                    due[payer, rule, purpose] = due.get((payer, rule, purpose), 0) + amount
            parts = received(state, players, due.values())
            found += [
                (payer, payee, part[payee], rule, purpose)
                for (payer, rule, purpose), part in zip(due, parts, strict=True)
                for payee in players
            ]
        return found

    def _bills(self, facts: Facts, state: State, entry: Entry) -> list[_Bill]:
        """Return who pays whom what for a route, by which rule and what for.

        Partners share it all equally, the odd unit on the richer as the accounts stand before any of the
        race's payments, so that nothing hangs on who has declared first (6.B3).
        """
        most = facts.rules.most_to_one
        if max(entry.route) < facts.hexes and not facts.abroad and entry.partner == NOWHERE:
            return [
                (entry.player, payee, amount, *_over_track(amount > most))
                for payee, amount in enumerate(entry.pay)
                if amount
            ]
        free = (in_charge(facts, state),) if entry.player == third_of(state) else ()
        sailing = fares(facts, state, entry.players + free, entry.route)
        owing = []
        for seat, amount in enumerate(entry.pay):
            by_ferry = Purpose(Reason.RIVAL_FERRY, exchange=amount > most)
            owing += [
                (seat, amount - sailing[seat], *_over_track(amount > most)),
                (seat, sailing[seat], "6.C1c", by_ferry),
            ]
        owed = tolls_on(lines_of(facts, state, entry.player, entry.partner), entry.player, entry.route)
        owing += [
            (BANK, fee * unit(facts), *_to_bank(facts, railway))
            for railway, fee in enumerate(abroad(owed, len(facts.abroad)))
        ]
        parts = divided(state, entry.players, [amount for _, amount, _, _ in owing])
        return [
            (payer, payee, part[payer], rule, purpose)
            for (payee, _, rule, purpose), part in zip(owing, parts, strict=True)
            for payer in entry.players
        ]


def _over_track(exchange: bool, /) -> tuple[str, Purpose]:
    """Return the rule by which a train pays for track: above the limit only an exchange allows it (6.B4)."""
    return ("6.B4", _BY_EXCHANGE) if exchange else ("6.B2", _WITHIN_LIMIT)


def _to_bank(facts: Facts, railway: int) -> tuple[str, Purpose]:
    """Return the rule by which a train pays the bank for a foreign railway or a public ferry."""
    rule = "6.C1c" if facts.public_ferry(railway) else "6.C2"
    return rule, Purpose(Reason.FOREIGN_RAILWAY, railway=railway)


_WITHIN_LIMIT: Final = Purpose(Reason.RIVAL_TRACK)
_BY_EXCHANGE: Final = Purpose(Reason.RIVAL_TRACK, exchange=True)
