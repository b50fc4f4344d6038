"""Written orders of a round as JSON: builds roll by roll, entries race by race, and extra track."""

from typing import Any, Final

from engine.game.facts import NOWHERE
from engine.game.moves import (
    Buy,
    Cross,
    Exchange,
    Leap,
    Piece,
    RaceOrder,
    Start,
    WriteOrders,
    WriteRound,
)
from engine.transcript.fields import Plain, expect_only, is_number, number_of, text_of, texts_of
from engine.transcript.naming import Naming

ROLLS: Final = "abcdefgh"
"""What the rolls of a round are called, in order."""
_ENTRY: Final = ("race", "route", "pay", "with", "exchange")


def plain_written(naming: Naming, move: WriteOrders | WriteRound) -> Plain:
    """Return what orders say next to the player's name; rolls without builds are left out."""
    if isinstance(move, WriteOrders):
        rolls = zip(ROLLS, move.rolls, strict=False)
        return {"orders": {roll: [_plain_piece(naming, piece) for piece in pieces] for roll, pieces in rolls}}
    entries = [_plain_entry(naming, entry) for entry in move.entries]
    extra = [_plain_piece(naming, piece) for piece in move.extra]
    return {"entries": entries, **({"extra": extra} if extra else {})}


def _plain_piece(naming: Naming, piece: Piece) -> Any:
    """Return a chain as a list of labels, and another work as an object."""
    match piece:
        case Buy(ferry):
            return {"buy": naming.facts.ferries[ferry].name}
        case Cross(crossing):
            return {"cross": naming.facts.crossings[crossing].name}
        case Leap(start, end, rival):
            return {"leap": naming.labels((start, end)), "over": naming.players[rival]}
        case Start(hex_):
            return {"start": naming.facts.labels[hex_]}
        case _:
            return naming.labels(piece)


def _plain_entry(naming: Naming, entry: RaceOrder) -> Plain:
    """Return the orders for a race."""
    exchanges = [
        {"with": naming.players[exchange.partner], "races": list(exchange.races)}
        for exchange in entry.exchanges
    ]
    return {
        "race": entry.race,
        "route": naming.labels(entry.route),
        **({"pay": naming.owed(entry.pay)} if entry.pay else {}),
        **({} if entry.partner == NOWHERE else {"with": naming.players[entry.partner]}),
        **({"exchange": exchanges} if exchanges else {}),
    }


def read_orders(naming: Naming, data: Plain) -> WriteOrders:
    """Return the builds of a round; raises ValueError with a sentence when the line holds none."""
    orders = data["orders"]
    if not isinstance(orders, dict):
        raise ValueError("The field 'orders' must hold the builds of each roll.")
    if list(orders) != list(ROLLS[: len(orders)]):
        raise ValueError("The builds of a round are named a, b, c …, one for each roll.")
    return WriteOrders(tuple(_pieces(naming, orders, roll) for roll in orders))


def read_round(naming: Naming, data: Plain) -> WriteRound:
    """Return the entries and extra track of a round; raises ValueError when the line holds none."""
    entries = data["entries"]
    if not isinstance(entries, list):
        raise ValueError("The field 'entries' must hold a list of entries.")
    extra = _pieces(naming, data, "extra") if "extra" in data else ()
    return WriteRound(tuple(_entry(naming, entry) for entry in entries), extra)


def _pieces(naming: Naming, data: Plain, name: str) -> tuple[Piece, ...]:
    """Return the pieces that a field lists."""
    value = data[name]
    if not isinstance(value, list):
        raise ValueError(f"The field '{name}' must hold a list of pieces.")
    return tuple(_piece(naming, piece) for piece in value)


def _piece(naming: Naming, value: object) -> Piece:
    """Return a piece of orders."""
    if not isinstance(value, dict):
        chain = naming.route({"piece": value}, "piece")
        if len(chain) < 2:
            raise ValueError("A piece of track needs two or more hexes.")
        return chain
    if "leap" in value:
        expect_only(value, ("leap", "over"), "a leap")
        return Leap(*naming.ends(value, "leap"), naming.seat(text_of(value, "over")))
    if len(value) != 1:
        raise ValueError("A piece is a list of hexes, or has one of buy, cross, leap, start.")
    match next(iter(value)):
        case "buy":
            return Buy(naming.ferry(text_of(value, "buy")))
        case "cross":
            return Cross(naming.crossing(text_of(value, "cross")))
        case "start":
            return Start(naming.hex(text_of(value, "start")))
        case other:
            raise ValueError(f"There is no piece '{other}'; there are buy, cross, leap, start.")


def _entry(naming: Naming, value: object) -> RaceOrder:
    """Return the orders for a race."""
    if not isinstance(value, dict):
        raise ValueError("Each entry must hold a race and a route.")
    expect_only(value, _ENTRY, "an entry")
    return RaceOrder(
        number_of(value, "race"),
        tuple(naming.hex(label) for label in texts_of(value, "route")),
        naming.pay(value) if "pay" in value else (),
        naming.seat(text_of(value, "with")) if "with" in value else NOWHERE,
        tuple(_exchange(naming, exchange) for exchange in _exchanges(value)),
    )


def _exchanges(value: Plain) -> list[Any]:
    """Return the exchanges that an entry lists, if any."""
    exchanges = value.get("exchange", [])
    if not isinstance(exchanges, list):
        raise ValueError("The field 'exchange' must hold a list of exchanges.")
    return exchanges


def _exchange(naming: Naming, value: object) -> Exchange:
    """Return an exchange of running powers."""
    if not isinstance(value, dict):
        raise ValueError("An exchange must hold with whom and for which races.")
    expect_only(value, ("with", "races"), "an exchange")
    races = value.get("races", [])
    if not isinstance(races, list) or not all(is_number(race) for race in races):
        raise ValueError("The races of an exchange must be a list of whole numbers.")
    return Exchange(naming.seat(text_of(value, "with")), tuple(races))
