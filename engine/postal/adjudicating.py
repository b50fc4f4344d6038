"""Playing a round: from the letters of all companies to moves, and what keeps a round from being played."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from engine.game.facts import NOWHERE
from engine.game.moves import Exchange, Missing, Move, RaceOrder, Start, WriteOrders, WriteRound
from engine.game.moves import Piece as Ordered
from engine.game.track.starts import first_starts
from engine.messages import Phrase, say
from engine.postal.folder import Folder
from engine.postal.history import SETUP, History
from engine.postal.reading.letters import LetterError
from engine.postal.reading.orders import orders_of
from engine.postal.reading.rulings import START, RulingError, Rulings
from engine.postal.reading.written_orders import Concern, Orders, Piece, RunKind, RunOrder, Setup
from engine.postal.terms import Terms
from engine.transcript.remarks import Ruling


class Hindrance(NamedTuple):
    """What keeps a round from being played: a company whose orders are missing or wait for a ruling."""

    seat: int
    at: str
    says: Phrase


@dataclass(frozen=True)
class Played:
    """A round that was played: what it was played by, and the history after it.

    ``orders`` are the companies' letters as they were read, None for those that stand still. ``terms`` have
    the names and colours that were chosen.
    """

    round: int
    orders: tuple[Orders | None, ...]
    history: History
    terms: Terms


class UnplayedRoundError(Exception):
    """A round that cannot be played yet, and why."""

    def __init__(self, hindrances: tuple[Hindrance, ...]) -> None:
        self.hindrances = hindrances
        super().__init__(say("The round cannot be played yet."))


def read_filed(folder: Folder, seat: int) -> Orders | None:
    """Return the orders of a company for the round that waits, as ruled; None where there is no letter.

    Raises LetterError and RulingError.
    """
    return orders_of_company(folder, seat, folder.rulings_for(seat))


def orders_of_company(folder: Folder, seat: int, rulings: Rulings) -> Orders | None:
    """Return the orders of a company as rulings read them; raises LetterError and RulingError."""
    filed = folder.filed(seat)
    return None if filed is None else orders_of(filed.letter, folder.occasion(seat), rulings)


def ruled(folder: Folder, ruling: Ruling) -> Orders | None:
    """Return the orders of a company as one more ruling reads them; None where it has none.

    Raises LetterError, and RulingError where there is no such order or the ruling does not fit.
    """
    plain = orders_of_company(folder, ruling.seat, {})
    if plain is None:
        return None
    rulings = {**folder.rulings_for(ruling.seat), ruling.at: ruling.read_as}
    if ruling.at not in _places(plain) and not (ruling.at == START and folder.history.round == SETUP):
        # What another ruling takes as orders is known by that.
        others = {at: read_as for at, read_as in rulings.items() if at != ruling.at}
        read = orders_of_company(folder, ruling.seat, others)
        if read is None or ruling.at not in _places(read):
            raise RulingError(ruling.at, say("There is no order {at} in this letter.", at=ruling.at))
    return orders_of_company(folder, ruling.seat, rulings)


def _places(orders: Orders) -> set[str]:
    """Return the places of the orders that there are to rule on."""
    return {piece.at for piece in orders.pieces} | {doubt.at for doubt in orders.doubts}


def hindrances_of(
    folder: Folder, missing: Collection[int] = (), *, unclear_by_rule: bool = False
) -> Iterator[Hindrance]:
    """Yield what keeps the round from being played; ``missing`` are those that may stand still (VP.N1).

    What is not clear needs a ruling, if it is not to be read by the rule: then a build stops there, and a
    route goes the worst way (VP.O7).
    """
    for seat in range(len(folder.terms.companies.each)):
        try:
            orders = read_filed(folder, seat)
        except (LetterError, RulingError) as error:
            yield Hindrance(seat, "", error.message)
            continue
        if orders is None:
            if seat not in missing:
                yield Hindrance(seat, "", say("No orders have come."))
            continue
        if orders.counts_for_nothing and seat in missing:
            continue
        unclear = [doubt for doubt in orders.doubts if doubt.concern is Concern.UNCLEAR]
        if unclear and not unclear_by_rule:
            yield from (Hindrance(seat, doubt.at, doubt.says) for doubt in unclear)
        elif orders.counts_for_nothing:
            yield Hindrance(seat, "", say("Nothing in this letter counts for this round."))


def adjudicated(folder: Folder, missing: Collection[int] = (), *, unclear_by_rule: bool = False) -> Played:
    """Play the round that waits; the folder stays as it is.

    Raises UnplayedRoundError with all that hinders it, and IllegalMove where orders mean nothing in the game.
    """
    history = folder.history
    found = tuple(hindrances_of(folder, missing, unclear_by_rule=unclear_by_rule))
    if history.is_over or history.waits_for_throw:
        says = (
            say("The game is over.") if history.is_over else say("The dice of the round are not thrown yet.")
        )
        found = (Hindrance(NOWHERE, "", says),)
    if found:
        raise UnplayedRoundError(found)
    round_ = history.round
    orders = tuple(read_filed(folder, seat) for seat in range(len(folder.terms.companies.each)))
    history, terms = history.ruled(folder.rulings()), folder.terms
    if round_ == SETUP:
        history, terms = _begun(folder, history, orders)
    else:
        for written in orders:
            history = history.made(move_of(history, written))
        history = _raced(folder, history)
    return Played(round_, orders, history, terms)


def opened(folder: Folder, history: History) -> History:
    """Return the history with the throw that begins the next round, if chance is from the seed."""
    if folder.terms.luck == "seed":
        while not history.is_over and history.waits_for_throw:
            history = history.made(history.thrown(folder.seed))
    return history


def _raced(folder: Folder, history: History) -> History:
    """Roll the trains of the round."""
    while history.waits_for_throw and history.state.pair is not None:
        history = history.made(history.thrown(folder.seed))
    return history


# -- moves -------------------------------------------------------------------------------------


def move_of(history: History, orders: Orders | None) -> Move:
    """Return the move that a company's orders make; standing still where there are none (VP.N1)."""
    if orders is None:
        return Missing()
    if history.state.stage == "operating":
        entries = tuple(_entry(run) for run in orders.races)
        return WriteRound(entries, _ordered(orders.extra))
    return WriteOrders(tuple(_ordered(pieces) for pieces in orders.rolls[: len(history.state.post.rolls)]))


def _ordered(pieces: tuple[Piece, ...]) -> tuple[Ordered, ...]:
    """Return the pieces of which something is understood."""
    return tuple(piece.work or piece.hexes for piece in pieces if not piece.is_empty)


def _entry(run: RunOrder) -> RaceOrder:
    """Return the entry for a race."""
    joint = run.kind is RunKind.JOINT
    exchanges = (Exchange(run.partner, run.races),) if run.kind is RunKind.EXCHANGE else ()
    partner = run.partner if joint else NOWHERE
    return RaceOrder(run.race, run.route.hexes, run.pay, partner, exchanges)


# -- starts, names and colours -----------------------------------------------------------------


def _begun(folder: Folder, history: History, orders: tuple[Orders | None, ...]) -> tuple[History, Terms]:
    """Give companies starts, names and colours by their wishes; chance decides who is asked first (6.A2)."""
    random = Random(f"{folder.seed}/starts/0/0")
    turn = list(range(len(orders)))
    random.shuffle(turn)
    wishes = [Setup() if written is None else written.setup for written in orders]
    for start in _starts_by_wish(history, wishes, turn, random):
        history = history.made(Start(start))
    return history, _named_by_wish(folder.terms, wishes, turn)


def _starts_by_wish(
    history: History, wishes: Sequence[Setup], turn: Sequence[int], random: Random
) -> tuple[int, ...]:
    """Return the start of each company: the first of its wishes that is still open, else one by chance."""
    facts, state = history.game.facts, history.state.copy()
    for seat in turn:
        free = first_starts(facts, state, seat)
        by_chance = random.choice(free)
        state.starts[seat] = next((hex_ for hex_ in wishes[seat].starts if hex_ in free), by_chance)
    return tuple(state.starts)


def _named_by_wish(terms: Terms, wishes: Sequence[Setup], turn: Sequence[int]) -> Terms:
    """Return the terms with the first of each company's names and colours that no other has."""
    for seat in turn:
        company = terms.companies.each[seat]
        names = (name for name in wishes[seat].names if terms.companies.seat(name) in (NOWHERE, seat))
        others = {other.colour.casefold() for other in terms.companies.each if other is not company}
        colours = (colour for colour in wishes[seat].colours if colour.casefold() not in others)
        name, colour = next(names, company.name), next(colours, company.colour)
        terms = terms.changed(seat, name=name, colour=colour)
    return terms
