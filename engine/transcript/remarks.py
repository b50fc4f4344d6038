"""Lines of a transcript that are no moves: other players, notes, repeated throws, and where it broke off."""

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, Protocol

from engine.transcript.fields import Plain, expect_only, is_number, number_of, text_of

HUMAN: Final = "human"
"""What is listed among the bots for a person."""


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A seat that goes on by another: the name of a bot, or HUMAN for a person."""

    seat: int
    by: str


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody noticed at a hex, in the tile game at a tile, after this many moves of the game."""

    hex: int
    text: str
    move: int


@dataclass(frozen=True, slots=True)
class ThrownAgain:
    """That the throw which follows replaces others, and how many of them."""

    times: int


@dataclass(frozen=True, slots=True)
class Ruling:
    """How the referee reads an unclear part of a player's orders: where it is, as what, and why.

    ``at`` is the roll and the piece in it, such as ``b2``, or the number of a race.
    """

    seat: int
    at: str
    read_as: str
    why: str = ""


Says = SeatTaken | Note | ThrownAgain | Ruling


class Remark(NamedTuple):
    """A line that is no move: its number from 1, after how many moves it comes, and what it says."""

    number: int
    after: int
    says: Says


class Stand(NamedTuple):
    """How a game stood when it was broken off: how many moves it had, and the accounts by seat."""

    moves: int
    accounts: tuple[int, ...]


REMARKS: Final = ("seat", "note", "again", "ruling")


def plain_seat(taken: SeatTaken, players: tuple[str, ...]) -> Plain:
    """Return who takes a seat as JSON holds it."""
    return {"seat": {"player": players[taken.seat], "is": taken.by}}


def plain_note(note: Note, labels: tuple[str, ...]) -> Plain:
    """Return a note as JSON holds it."""
    return {"note": {"hex": labels[note.hex], "text": note.text, "move": note.move}}


def plain_again(times: int) -> Plain:
    """Return that a throw replaces others as JSON has it."""
    return {"again": {"times": times}}


def plain_ruling(ruling: Ruling, players: tuple[str, ...]) -> Plain:
    """Return how an order is read as JSON has it."""
    why = {"why": ruling.why} if ruling.why else {}
    company = players[ruling.seat]
    return {"ruling": {"company": company, "at": ruling.at, "read_as": ruling.read_as, **why}}


def plain_stand(stand: Stand, players: tuple[str, ...]) -> Plain:
    """Return the position of a game as JSON has it."""
    return {"stand": {"moves": stand.moves, "accounts": dict(zip(players, stand.accounts, strict=True))}}


class PlaceNames(Protocol):
    """What reads the names of seats and places in the lines of a game."""

    place: ClassVar[str]
    """What the field of a note is called that has its place."""

    def seat(self, name: str) -> int:
        """Return the seat of a player; raises ValueError where there is none."""

    def noted_place(self, name: str) -> int:
        """Return the place of a note by its name; raises ValueError where there is none."""


def remark_of(data: Plain, names: PlaceNames) -> Says:
    """Return what a line says that is no move; raises ValueError with a sentence where it says nothing."""
    name = next(name for name in REMARKS if name in data)
    expect_only(data, (name,), f"a line '{name}'")
    value = data[name]
    if not isinstance(value, dict):
        raise ValueError(f"The field '{name}' must hold an object.")
    if name == "seat":
        expect_only(value, ("player", "is"), "a seat")
        by = text_of(value, "is")
        if not by.strip():
            raise ValueError("The field 'is' must name who plays.")
        return SeatTaken(names.seat(text_of(value, "player")), by)
    if name == "again":
        expect_only(value, ("times",), "a throw made again")
        times = number_of(value, "times")
        if times < 1:
            raise ValueError("The field 'times' must be 1 or more.")
        return ThrownAgain(times)
    if name == "ruling":
        expect_only(value, ("company", "at", "read_as", "why"), "a ruling")
        why = text_of(value, "why") if "why" in value else ""
        seat = names.seat(text_of(value, "company"))
        return Ruling(seat, text_of(value, "at"), text_of(value, "read_as"), why)
    expect_only(value, (names.place, "text", "move"), "a note")
    return Note(
        names.noted_place(text_of(value, names.place)), text_of(value, "text"), number_of(value, "move")
    )


def stand_of(data: Plain, players: tuple[str, ...]) -> Stand:
    """Return how a game stood by its last line; raises ValueError with a sentence where it does not say."""
    expect_only(data, ("stand",), "the last line")
    value = data["stand"]
    if not isinstance(value, dict):
        raise ValueError("The field 'stand' must have moves and accounts.")
    expect_only(value, ("moves", "accounts"), "the stand")
    accounts = value.get("accounts")
    if not isinstance(accounts, dict) or set(accounts) != set(players):
        raise ValueError("The accounts of the stand must name every player.")
    if not all(is_number(amount) for amount in accounts.values()):
        raise ValueError("Every account of the stand must be a whole number.")
    return Stand(number_of(value, "moves"), tuple(accounts[name] for name in players))
