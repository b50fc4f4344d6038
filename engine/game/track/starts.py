"""Where companies may start, first and for a second time, where a board's rules say so (6.A2, 6.C4)."""

from engine.game.events import BANK, Purpose, Reason
from engine.game.facts import NOWHERE, Facts, StartTerms
from engine.game.ledger import Ledger
from engine.game.moves import Start
from engine.game.state import Foothold, State
from engine.messages import Phrase, say
from engine.turns.illegal import IllegalMove


def first_starts(facts: Facts, state: State, player: int) -> tuple[int, ...]:
    """Return the start points open to a player; all of them where none is (6.A2, E.D)."""
    found = tuple(hex_ for hex_ in facts.starts if not _closed(facts, state, player, hex_, second=False))
    return found or facts.starts


def why_not_start(facts: Facts, state: State, player: int, move: Start) -> IllegalMove | None:
    """Say which rule forbids a player to begin at a hex, or None."""
    if move.hex in facts.starts:
        closed = _closed(facts, state, player, move.hex, second=False)
        refused = closed and move.hex not in first_starts(facts, state, player)
        return IllegalMove("6.C4", closed) if refused else None
    known = ", ".join(facts.name(hex_) for hex_ in facts.starts)
    return IllegalMove("6.A2", say("This is not a start of this board. Starts are: {known}.", known=known))


def start(facts: Facts, state: State, player: int, move: Start, ledger: Ledger) -> None:
    """Put a player down at their start, for what the board's rules ask."""
    state.starts[player] = move.hex
    terms = facts.start_terms.get(move.hex)
    ledger.pay(player, BANK, terms.price if terms else 0, "6.C4", Purpose(Reason.START, move.hex))


def second_starts(facts: Facts, state: State, player: int) -> list[Start]:
    """Return every start a player may take now next to their first, in a fixed order."""
    moves = [Start(hex_) for hex_ in facts.second_starts]
    return [move for move in moves if why_not_start_again(facts, state, player, move) is None]


def why_not_start_again(facts: Facts, state: State, player: int, move: Start) -> IllegalMove | None:
    """Say which rule forbids a player a second start in their building turn, or None."""
    if move.hex not in facts.second_starts:
        return IllegalMove(
            "6.A2", "This board has no second start there; track must continue from your start."
        )
    name = facts.name(move.hex)
    if not state.hexes[player]:
        return IllegalMove("6.C4", "You need track from your first start before a second start.")
    if _second_of(state, player) != NOWHERE:
        return IllegalMove("6.C4", "You have already made a second start.")
    if state.present[move.hex] >> player & 1:
        return IllegalMove("6.C4", say("You already have track in {name}.", name=name))
    closed = _closed(facts, state, player, move.hex, second=True)
    return IllegalMove("6.C4", closed) if closed else None


def start_again(facts: Facts, state: State, player: int, move: Start, ledger: Ledger) -> None:
    """Give a player a second hex to build on from, at its price off the account."""
    state.footholds += (Foothold(player, move.hex, NOWHERE),)
    price = facts.second_starts[move.hex].price
    ledger.pay(player, BANK, price, "6.C4", Purpose(Reason.START, move.hex))


def is_start(state: State, hex_: int) -> bool:
    """Return whether anybody has started in a hex; its town pays no one then (6.A4, TC.start2)."""
    return hex_ in state.starts or any(
        (foothold.hex, foothold.rival) == (hex_, NOWHERE) for foothold in state.footholds
    )


def _second_of(state: State, player: int) -> int:
    """Return the hex of a player's second start, or NOWHERE."""
    taken = (f.hex for f in state.footholds if (f.player, f.rival) == (player, NOWHERE))
    return next(taken, NOWHERE)


def _closed(facts: Facts, state: State, player: int, hex_: int, *, second: bool) -> Phrase:
    """Return why a start is not open to a player; nothing if it is."""
    terms = (facts.second_starts if second else facts.start_terms).get(hex_, _OPEN)
    name = facts.name(hex_)
    if terms.seats and player not in terms.seats:
        return say("The start at {name} is reserved for other players.", name=name)
    others = [_second_of(state, seat) if second else state.starts[seat] for seat in range(state.players)]
    if terms.most and others.count(hex_) >= terms.most:
        return say("At most {most} companies may start at {name}.", most=terms.most, name=name)
    taken = next((start for start in state.starts if terms.excludes(_terms(facts, start))), NOWHERE)
    if taken != NOWHERE:
        return say(
            "{name} is closed, because a company has started at {other}.",
            name=name,
            other=facts.name(taken),
        )
    if second and terms.rounds and not terms.rounds[0] <= state.round <= terms.rounds[1]:
        return say(
            "Starting at {name} is possible in rounds {first} to {last}.",
            name=name,
            first=terms.rounds[0],
            last=terms.rounds[1],
        )
    if second and state.runs < terms.from_race:
        return say(
            "Starting at {name} is allowed after race {race}.",
            name=name,
            race=terms.from_race,
        )
    if not facts.rules.debt and terms.price > state.accounts[player]:
        return say("Starting at {name} costs {price}; your account is too low.", name=name, price=terms.price)
    return ""


def _terms(facts: Facts, start: int) -> StartTerms:
    """Return the terms of a first start."""
    return facts.start_terms.get(start, _OPEN)


_OPEN = StartTerms()
