"""A move as a line of a transcript: players by name, hexes by label."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from engine.game.moves import (
    AgreeLine,
    Buy,
    ChanceMove,
    Cross,
    DealCities,
    Declaration,
    Decline,
    Done,
    Enter,
    GiveNotice,
    Join,
    Lay,
    Leap,
    Missing,
    Move,
    OfferLine,
    PlayerMove,
    Propose,
    RefuseLine,
    Roll,
    RollKey,
    RollTrain,
    SetRaces,
    SetRolls,
    Start,
    ThrowDice,
    TurnCard,
    Work,
    WriteOrders,
    WriteRound,
)
from engine.transcript.fields import (
    Plain,
    expect_only,
    number_of,
    numbers_of,
    text_of,
)
from engine.transcript.naming import Naming
from engine.transcript.written_orders import plain_written, read_orders, read_round
from engine.turns.chance import CHANCE

_Word = Done | GiveNotice | OfferLine | AgreeLine | RefuseLine | Declaration
_Choice = Work | WriteOrders | WriteRound | _Word


@dataclass(frozen=True)
class Notation(Naming):
    """How the moves of one game are written: its facts and the names of its seats."""

    # -- writing -----------------------------------------------------------------------------

    def plain(self, actor: int, move: Move) -> Plain:
        """Return the JSON object of a seat's move, or of CHANCE's."""
        if isinstance(move, ChanceMove):
            return {"chance": self._plain_throw(move)}
        if isinstance(move, Missing):
            return {"missing": self.players[actor]}
        return {"player": self.players[actor], **self._plain_choice(move)}

    def _plain_throw(self, move: ChanceMove) -> Plain:
        """Return what chance brought."""
        match move:
            case Roll(face):
                return {"allowance": face}
            case RollKey(faces):
                return {"key": list(faces)}
            case TurnCard(key):
                return {"card": key}
            case RollTrain(face):
                return {"train": face}
            case ThrowDice(faces):
                return {"dice": list(faces)}
            case SetRolls(rolls):
                return {"rolls": list(rolls)}
            case SetRaces() | DealCities():
                return self._plain_deal(move)

    def _plain_deal(self, move: SetRaces | DealCities) -> Plain:
        """Return what chance brought at once for a round, or several."""
        if isinstance(move, DealCities):
            return {"cities": self.labels(move.hexes)}
        return {"races": [list(pair) for pair in move.pairs]}

    def _plain_choice(self, move: _Choice) -> Plain:
        """Return what a player's move says next to their name."""
        match move:
            case Start(hex_):
                return {"start": self.facts.labels[hex_]}
            case Lay(start, end):
                return {"lay": self.labels((start, end))}
            case Buy(ferry):
                return {"buy": self.facts.ferries[ferry].name}
            case Cross(crossing):
                return {"cross": self.facts.crossings[crossing].name}
            case Leap(start, end, rival):
                return {"leap": self.labels((start, end)), "over": self.players[rival]}
            case WriteOrders() | WriteRound():
                return plain_written(self, move)
            case _:
                return self._plain_word(move)

    def _plain_word(self, move: _Word) -> Plain:
        """Return what a player says while others build or wait."""
        match move:
            case Done(save):
                return {"done": True, "save": save} if save else {"done": True}
            case GiveNotice():
                return {"notice": True}
            case OfferLine(partner, line):
                return {"offer": self.labels(line), "partner": self.players[partner]}
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
                return {"enter": self.labels(route), "pay": self.owed(pay)}
            case Propose(partner, route, pay):
                return {
                    "propose": self.labels(route),
                    "partner": self.players[partner],
                    "pay": self.owed(pay),
                }
            case Join(proposer):
                return {"join": self.players[proposer]}
            case Decline():
                return {"decline": True}

    # -- reading -----------------------------------------------------------------------------

    def read(self, data: Plain) -> tuple[int, Move]:
        """Return who moves and how; raises ValueError with a sentence when the line holds no move."""
        if "chance" in data:
            expect_only(data, ("chance",), "a throw")
            throw = data["chance"]
            if isinstance(throw, dict) and [*throw] == ["cities"]:
                return CHANCE, DealCities(self.route(throw, "cities"))
            return CHANCE, _read_chance(throw)
        if "missing" in data:
            expect_only(data, ("missing",), "a line 'missing'")
            return self.seat(text_of(data, "missing")), Missing()
        if "player" not in data:
            raise ValueError("A move must name its player, or be a throw.")
        actor = self.seat(text_of(data, "player"))
        choices = [name for name in data if name in _CHOICES]
        if len(choices) != 1:
            raise ValueError(f"A player's move must have one of {', '.join(_CHOICES)}.")
        read, fields = _CHOICES[choices[0]]
        expect_only(data, ("player", *fields), f"a move '{choices[0]}'")
        return actor, read(self, data)

    def read_start(self, data: Plain) -> PlayerMove:
        """Return the choice of a start."""
        return Start(self.hex(text_of(data, "start")))

    def read_lay(self, data: Plain) -> PlayerMove:
        """Return the laying of a link."""
        return Lay(*self.ends(data, "lay"))

    def read_buy(self, data: Plain) -> PlayerMove:
        """Return the buying of a ferry."""
        return Buy(self.ferry(text_of(data, "buy")))

    def read_cross(self, data: Plain) -> PlayerMove:
        """Return the laying of a whole crossing."""
        return Cross(self.crossing(text_of(data, "cross")))

    def read_leap(self, data: Plain) -> PlayerMove:
        """Return a leap along another's track."""
        return Leap(*self.ends(data, "leap"), self.seat(text_of(data, "over")))

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
        return OfferLine(self.seat(text_of(data, "partner")), self.route(data, "offer"))

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
        return Enter(self.route(data, "enter"), self.pay(data))

    def read_propose(self, data: Plain) -> PlayerMove:
        """Return the proposal of a joint run."""
        partner = self.seat(text_of(data, "partner"))
        return Propose(partner, self.route(data, "propose"), self.pay(data))

    def read_join(self, data: Plain) -> PlayerMove:
        """Return the acceptance of a joint run."""
        return Join(self.seat(text_of(data, "join")))


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
        "orders": (read_orders, ("orders",)),
        "entries": (read_round, ("entries", "extra")),
    }
)


def _expect_true(data: Plain, name: str) -> None:
    """Refuse a flag that is not set: leaving the field out is how it would be."""
    if data[name] is not True:
        raise ValueError(f"The field '{name}' can only be true.")


def _read_chance(data: Any) -> ChanceMove:
    """Return a throw; raises ValueError when the object is none."""
    if not isinstance(data, dict) or len(data) != 1:
        raise ValueError(f"A throw must have one of {_THROWS}.")
    match next(iter(data)):
        case "allowance":
            return Roll(number_of(data, "allowance"))
        case "key":
            return RollKey(numbers_of(data, "key"))
        case "card":
            return TurnCard(text_of(data, "card"))
        case "train":
            return RollTrain(number_of(data, "train"))
        case "dice":
            return ThrowDice(numbers_of(data, "dice"))
        case "rolls":
            return SetRolls(numbers_of(data, "rolls"))
        case "races":
            return SetRaces(_pairs(data["races"]))
        case other:
            raise ValueError(f"There is no throw '{other}'; there are {_THROWS}.")


_THROWS: Final = "allowance, key, card, train, dice, rolls, races, cities"


def _pairs(races: object) -> tuple[tuple[str, str], ...]:
    """Return the races of a table; raises ValueError when each is not two keys."""
    if not isinstance(races, list):
        raise ValueError("The field 'races' must hold a list of races.")
    pairs = []
    for race in races:
        if not isinstance(race, list) or len(race) != 2 or not all(isinstance(key, str) for key in race):
            raise ValueError("Each race must be a list of two keys.")
        pairs.append((race[0], race[1]))
    return tuple(pairs)
