"""A move as a line of a transcript: players by name, hexes by label."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.game.chance import CHANCE
from engine.game.facts import Facts
from engine.game.moves import (
    AgreeLine,
    Buy,
    ChanceMove,
    Cross,
    Declaration,
    Decline,
    Done,
    Enter,
    GiveNotice,
    Join,
    Lay,
    Leap,
    Move,
    OfferLine,
    PlayerMove,
    Propose,
    RefuseLine,
    Roll,
    RollKey,
    RollTrain,
    Start,
    TurnCard,
)
from engine.text.names import place_of
from engine.transcript.fields import (
    Plain,
    expect_only,
    is_number,
    number_of,
    numbers_of,
    text_of,
    texts_of,
)


@dataclass(frozen=True)
class Notation:
    """How the moves of one game are written: its facts and the names of its seats.

    Raises ValueError when two hexes of the map bear one label.
    """

    facts: Facts
    players: tuple[str, ...]

    def __post_init__(self) -> None:
        """Refuse a map whose labels do not tell its hexes apart."""
        if len(self.facts.hexes_by_label) < len(self.facts.labels):
            raise ValueError("Some hexes share a label. Add a block of labels to the sheet.")

    # -- writing -----------------------------------------------------------------------------

    def plain(self, actor: int, move: Move) -> Plain:
        """Return the JSON object of a seat's move, or of CHANCE's."""
        match move:
            case Roll(face):
                return {"chance": {"allowance": face}}
            case RollKey(faces):
                return {"chance": {"key": list(faces)}}
            case TurnCard(key):
                return {"chance": {"card": key}}
            case RollTrain(face):
                return {"chance": {"train": face}}
            case _:
                return {"player": self.players[actor], **self._plain_choice(move)}

    def _plain_choice(self, move: PlayerMove) -> Plain:
        """Return what a player's move says next to their name."""
        match move:
            case Start(hex_):
                return {"start": self.facts.labels[hex_]}
            case Lay(start, end):
                return {"lay": self._labels((start, end))}
            case Buy(ferry):
                return {"buy": self.facts.ferries[ferry].name}
            case Cross(crossing):
                return {"cross": self.facts.crossings[crossing].name}
            case Leap(start, end, rival):
                return {"leap": self._labels((start, end)), "over": self.players[rival]}
            case _:
                return self._plain_word(move)

    def _plain_word(
        self, move: Done | GiveNotice | OfferLine | AgreeLine | RefuseLine | Declaration
    ) -> Plain:
        """Return what a player says while others build or wait."""
        match move:
            case Done(save):
                return {"done": True, "save": save} if save else {"done": True}
            case GiveNotice():
                return {"notice": True}
            case OfferLine(partner, line):
                return {"offer": self._labels(line), "partner": self.players[partner]}
            case AgreeLine():
                return {"agree": True}
            case RefuseLine():
                return {"refuse": True}
            case _:
                return self._plain_declaration(move)

    def _plain_declaration(self, move: Declaration) -> Plain:
        """Return what a declaration for a race says."""
        match move:
            case Enter(route, pay):
                return {"enter": self._labels(route), "pay": self._owed(pay)}
            case Propose(partner, route, pay):
                return {
                    "propose": self._labels(route),
                    "partner": self.players[partner],
                    "pay": self._owed(pay),
                }
            case Join(proposer):
                return {"join": self.players[proposer]}
            case Decline():
                return {"decline": True}

    def _owed(self, pay: tuple[int, ...]) -> dict[str, int]:
        """Return what each player receives."""
        return {self.players[seat]: amount for seat, amount in enumerate(pay) if amount}

    def _labels(self, hexes: tuple[int, ...]) -> list[str]:
        """Return the labels of hexes."""
        return [self.facts.labels[hex_] for hex_ in hexes]

    # -- reading -----------------------------------------------------------------------------

    def read(self, data: Plain) -> tuple[int, Move]:
        """Return who moves and how; raises ValueError with a sentence when the line holds no move."""
        if "chance" in data:
            expect_only(data, ("chance",), "a throw")
            return CHANCE, _read_chance(data["chance"])
        if "player" not in data:
            raise ValueError("A move must name its player, or be a throw.")
        actor = self._seat(text_of(data, "player"))
        choices = [name for name in data if name in _CHOICES]
        if len(choices) != 1:
            raise ValueError(f"A player's move must have one of {', '.join(_CHOICES)}.")
        read, fields = _CHOICES[choices[0]]
        expect_only(data, ("player", *fields), f"a move '{choices[0]}'")
        return actor, read(self, data)

    def _seat(self, name: str) -> int:
        """Return the seat of a player."""
        seat = place_of(name, self.players)
        if seat is None:
            raise ValueError(f"There is no player '{name}'; there are {', '.join(self.players)}.")
        return seat

    def _hex(self, label: str) -> int:
        """Return the hex with a label."""
        if label not in self.facts.hexes_by_label:
            raise ValueError(f"There is no hex '{label}' on the map.")
        return self.facts.hexes_by_label[label]

    def read_start(self, data: Plain) -> PlayerMove:
        """Return the choice of a start."""
        return Start(self._hex(text_of(data, "start")))

    def read_lay(self, data: Plain) -> PlayerMove:
        """Return the laying of a link."""
        labels = texts_of(data, "lay")
        if len(labels) != 2:
            raise ValueError("A link is laid from one hex to another: 'lay' holds two labels.")
        return Lay(self._hex(labels[0]), self._hex(labels[1]))

    def read_buy(self, data: Plain) -> PlayerMove:
        """Return the buying of a ferry."""
        return Buy(_place(text_of(data, "buy"), [ferry.name for ferry in self.facts.ferries], "ferry"))

    def read_cross(self, data: Plain) -> PlayerMove:
        """Return the laying of a whole crossing."""
        names = [crossing.name for crossing in self.facts.crossings]
        return Cross(_place(text_of(data, "cross"), names, "crossing"))

    def read_leap(self, data: Plain) -> PlayerMove:
        """Return a leap along another's track."""
        labels = texts_of(data, "leap")
        if len(labels) != 2:
            raise ValueError("A leap is made from one hex to another: 'leap' holds two labels.")
        return Leap(self._hex(labels[0]), self._hex(labels[1]), self._seat(text_of(data, "over")))

    def read_done(self, data: Plain) -> PlayerMove:
        """Return the end of a turn."""
        _expect_true(data, "done")
        return Done(number_of(data, "save") if "save" in data else 0)

    def read_notice(self, data: Plain) -> PlayerMove:
        """Return the notice that building ends."""
        _expect_true(data, "notice")
        return GiveNotice()

    def read_offer(self, data: Plain) -> PlayerMove:
        """Return the offer of a joint line."""
        return OfferLine(self._seat(text_of(data, "partner")), self._route(data, "offer"))

    def read_agree(self, data: Plain) -> PlayerMove:
        """Return the agreement to a joint line."""
        _expect_true(data, "agree")
        return AgreeLine()

    def read_refuse(self, data: Plain) -> PlayerMove:
        """Return the refusal of a joint line."""
        _expect_true(data, "refuse")
        return RefuseLine()

    def read_decline(self, data: Plain) -> PlayerMove:
        """Return the staying out of a race."""
        _expect_true(data, "decline")
        return Decline()

    def read_enter(self, data: Plain) -> PlayerMove:
        """Return the entry in a race."""
        return Enter(self._route(data, "enter"), self._pay(data))

    def read_propose(self, data: Plain) -> PlayerMove:
        """Return the proposal of a joint run."""
        partner = self._seat(text_of(data, "partner"))
        return Propose(partner, self._route(data, "propose"), self._pay(data))

    def read_join(self, data: Plain) -> PlayerMove:
        """Return the acceptance of a joint run."""
        return Join(self._seat(text_of(data, "join")))

    def _route(self, data: Plain, field: str) -> tuple[int, ...]:
        """Return the hexes of a route."""
        return tuple(self._hex(label) for label in texts_of(data, field))

    def _pay(self, data: Plain) -> tuple[int, ...]:
        """Return what each seat receives."""
        owed = data.get("pay")
        if not isinstance(owed, dict) or not all(is_number(amount) for amount in owed.values()):
            raise ValueError("The field 'pay' must hold what each rival receives.")
        pay = [0] * len(self.players)
        for name, amount in owed.items():
            if not amount:
                raise ValueError(f"The field 'pay' lists only players who receive something. Remove {name}.")
            pay[self._seat(name)] = amount
        return tuple(pay)


_CHOICES: Mapping[str, tuple[Callable[[Notation, Plain], PlayerMove], tuple[str, ...]]] = MappingProxyType(
    {
        "start": (Notation.read_start, ("start",)),
        "lay": (Notation.read_lay, ("lay",)),
        "buy": (Notation.read_buy, ("buy",)),
        "cross": (Notation.read_cross, ("cross",)),
        "leap": (Notation.read_leap, ("leap", "over")),
        "done": (Notation.read_done, ("done", "save")),
        "notice": (Notation.read_notice, ("notice",)),
        "offer": (Notation.read_offer, ("offer", "partner")),
        "agree": (Notation.read_agree, ("agree",)),
        "refuse": (Notation.read_refuse, ("refuse",)),
        "enter": (Notation.read_enter, ("enter", "pay")),
        "propose": (Notation.read_propose, ("propose", "partner", "pay")),
        "join": (Notation.read_join, ("join",)),
        "decline": (Notation.read_decline, ("decline",)),
    }
)


def _place(name: str, names: list[str], kind: str) -> int:
    """Return the place of a name among those of the map."""
    place = place_of(name, names)
    if place is None:
        raise ValueError(f"There is no {kind} '{name}' on the map.")
    return place


def _expect_true(data: Plain, name: str) -> None:
    """Refuse a flag that is not set: leaving the field out is how it would be."""
    if data[name] is not True:
        raise ValueError(f"The field '{name}' can only be true.")


def _read_chance(data: Any) -> ChanceMove:
    """Return a throw; raises ValueError when the object is none."""
    if not isinstance(data, dict) or len(data) != 1:
        raise ValueError("A throw must have one of allowance, key, card, train.")
    match next(iter(data)):
        case "allowance":
            return Roll(number_of(data, "allowance"))
        case "key":
            return RollKey(numbers_of(data, "key"))
        case "card":
            return TurnCard(text_of(data, "card"))
        case "train":
            return RollTrain(number_of(data, "train"))
        case other:
            raise ValueError(f"There is no throw '{other}'; there are allowance, key, card, train.")
