"""Joint lines: track that two players build together with both their throws (E.C4)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from engine.game.companies import divided
from engine.game.events import Laid
from engine.game.facts import NOWHERE, Facts
from engine.game.ledger import Ledger
from engine.game.moves import OfferLine
from engine.game.people import third_of
from engine.game.state import JointLines, LineOffer, State
from engine.game.track.connections import credit_connections
from engine.game.track.ferries import sell_at_once
from engine.game.track.footholds import may_go_on_from
from engine.game.track.laying import barred
from engine.game.track.payments import Due, dues
from engine.game.track.spending import credit_first
from engine.messages import Phrase, say
from engine.turns.illegal import IllegalMove

Bill = tuple[Due, tuple[int, ...]]
"""What a rival receives, and which of the two builders owe it."""


def line_partners(facts: Facts, state: State) -> list[int]:
    """Return with whom the player who builds may build a joint line now, a line supposed."""
    if not state.builders:
        return []
    player, *others = state.builders
    return [seat for seat in others if not _wrong_partners(facts, state, LineOffer(player, seat, ()))]


def why_not_offer(facts: Facts, state: State, player: int, move: OfferLine) -> IllegalMove | None:
    """Say which rule forbids a player to offer another a joint line in their building turn, or None."""
    offer = LineOffer(player, move.partner, move.line)
    message = _wrong_partners(facts, state, offer) or _wrong_line(facts, state, offer)
    return IllegalMove("E.C4", message) if message else None


def agree(facts: Facts, state: State, offer: LineOffer, ledger: Ledger) -> None:
    """Lay a joint line: both own it, and what it owes and brings is shared as in a joint run (E.C4).

    A rival is paid once for the two, and by the one alone whom the other has gone before there.
    """
    links = _links(facts, offer.line)
    bills = _lay(facts, state, offer, links, ledger)
    for (due, _), part in zip(bills, _parts(state, offer.players, bills), strict=True):
        for payer, amount in part.items():
            ledger.pay(payer, due.payee, amount, due.rule, due.purpose)
    state.joint = JointLines(laid=(*state.joint.laid, (*offer.players, len(links))))


def _lay(
    facts: Facts, state: State, offer: LineOffer, links: Iterable[int], ledger: Ledger | None = None
) -> list[Bill]:
    """Put the links of a line down and return what is owed for them; without a ledger on trial only."""
    bills: list[Bill] = []
    for link in links:
        bills += _bills(facts, state, offer.players, link)
        served = state.served
        for player in offer.players:
            state.add_link(facts, player, link)
        if ledger is not None:
            end = facts.neighbours[link]
            ledger.note(Laid(offer.player, link // 6, end, facts.costs[link], 0, offer.partner))
            credit_first(facts, state, offer.players, link, served, ledger)
            credit_connections(facts, state, dict.fromkeys(offer.players, link), ledger)
            sell_at_once(facts, state, offer.player, link, ledger)
    return bills


def _bills(facts: Facts, state: State, players: tuple[int, int], link: int) -> list[Bill]:
    """Return what two players owe others for laying a link together."""
    owed: dict[Due, tuple[int, ...]] = {}
    for player in players:
        for due in dues(facts, state, player, link):
            if due.payee not in players:
                owed[due] = (*owed.get(due, ()), player)
    return list(owed.items())


def _parts(state: State, players: tuple[int, int], bills: Sequence[Bill]) -> list[dict[int, int]]:
    """Return what each of two players pays of every bill: half of theirs, the odd unit on the richer."""
    shared = iter(divided(state, players, [due.amount for due, payers in bills if len(payers) > 1]))
    return [next(shared) if len(payers) > 1 else {payers[0]: due.amount} for due, payers in bills]


def _wrong_partners(facts: Facts, state: State, offer: LineOffer) -> Phrase:
    """Return why two players may not build together now, or nothing."""
    rules = facts.rules
    if not rules.joint_hexes or not rules.one_throw:
        return "These rules have no joint lines."
    if third_of(state) in {*offer.players} - {NOWHERE}:
        return "The imaginary company takes part in no joint line."
    if offer.partner not in state.builders[1:]:
        return "A joint line needs another player whose turn in this round has not come yet."
    if offer.partner in state.joint.refused:
        return "That player has refused you a joint line in this turn."
    if state.points < state.allowance:
        return "A joint line uses both throws completely, and you have already built."
    return ""


def _wrong_line(facts: Facts, state: State, offer: LineOffer) -> Phrase:
    """Return why two players may not build a line together, or nothing."""
    links = _links(facts, offer.line)
    if not links:
        return "A joint line must lead from hex to hex on the map."
    start = facts.name(offer.line[0])
    if not all(may_go_on_from(facts, state, player, offer.line[0]) for player in offer.players):
        return say(
            "A joint line must start where both companies have track; {start} is not such a hex.", start=start
        )
    trial = state.copy()
    for link in links:
        if link in facts.pieces or any(barred(facts, trial, player, link) for player in offer.players):
            here, there = facts.name(link // 6), facts.name(facts.neighbours[link])
            return say(
                "No track that is new to both can be laid between {here} and {there}.", here=here, there=there
            )
        _lay(facts, trial, offer, (link,))
    return _too_much(facts, state, offer, links)


def _too_much(facts: Facts, state: State, offer: LineOffer, links: tuple[int, ...]) -> Phrase:
    """Return what a line has too much of: cost, hexes or payments; nothing if it holds."""
    rules, cost = facts.rules, sum(facts.costs[link] for link in links)
    most = 2 * state.allowance * rules.joint_percent // 100
    if cost > most:
        return say("This line costs {cost}; your two throws allow {most}.", cost=cost, most=most)
    for player in offer.players:
        hexes = _hexes(state, {player})
        if hexes + len(links) > rules.joint_hexes:
            return say(
                "A player may have at most {most} hexes of joint line; there are already {hexes}.",
                most=rules.joint_hexes,
                hexes=hexes,
            )
    between = _hexes(state, set(offer.players))
    if between + len(links) > rules.joint_hexes_with_one:
        most = rules.joint_hexes_with_one
        return say(
            "You may have at most {most} hexes of joint line with one player; there are already {between}.",
            most=most,
            between=between,
        )
    if not rules.debt:
        bills = _lay(facts, state.copy(), offer, links)
        parts = _parts(state, offer.players, bills)
        for player in offer.players:
            if sum(part.get(player, 0) for part in parts) > state.accounts[player]:
                return "An account is too low for this line."
    return ""


def _hexes(state: State, players: set[int]) -> int:
    """Return how many hexes of joint line some players have built together."""
    return sum(hexes for one, other, hexes in state.joint.laid if players <= {one, other})


def _links(facts: Facts, line: tuple[int, ...]) -> tuple[int, ...]:
    """Return the links from hex to hex of a line; none when it leaves the map or has a gap."""
    if not all(0 <= hex_ < facts.hexes for hex_ in line):
        return ()
    links = tuple(facts.link(start, end) for start, end in pairwise(line))
    return () if NOWHERE in links else links


def refuse(state: State, partner: int) -> None:
    """Take an offer back that was refused; it is not made again in this turn."""
    state.joint = replace(state.joint, offer=None, refused=(*state.joint.refused, partner))
