"""Hexes by label and players by name, as the lines of a transcript have them."""

from dataclasses import dataclass
from typing import ClassVar

from engine.game.facts import Facts
from engine.text.names import place_of
from engine.transcript.fields import Plain, is_number, texts_of


@dataclass(frozen=True)
class Naming:
    """The labels of a game's hexes, and the names of its seats.

    Raises ValueError when two hexes of the map bear one label.
    """

    place: ClassVar[str] = "hex"

    facts: Facts
    players: tuple[str, ...]

    def __post_init__(self) -> None:
        """Refuse a map whose labels do not tell its hexes apart."""
        if len(self.facts.hexes_by_label) < len(self.facts.labels):
            raise ValueError("Some hexes share a label. Add a block of labels to the sheet.")

    # -- writing -----------------------------------------------------------------------------

    def labels(self, hexes: tuple[int, ...]) -> list[str]:
        """Return the labels of hexes."""
        return [self.facts.labels[hex_] for hex_ in hexes]

    def owed(self, pay: tuple[int, ...]) -> dict[str, int]:
        """Return what each player receives, by name."""
        return {self.players[seat]: amount for seat, amount in enumerate(pay) if amount}

    # -- reading -----------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """Return the seat of a player; raises ValueError where there is none."""
        seat = place_of(name, self.players)
        if seat is None:
            raise ValueError(f"There is no player '{name}'; there are {', '.join(self.players)}.")
        return seat

    def hex(self, label: str) -> int:
        """Return the hex with a label; raises ValueError where there is none."""
        if label not in self.facts.hexes_by_label:
            raise ValueError(f"There is no hex '{label}' on the map.")
        return self.facts.hexes_by_label[label]

    def noted_place(self, name: str) -> int:
        """Return the hex of a note; raises ValueError where there is none."""
        return self.hex(name)

    def ferry(self, name: str) -> int:
        """Return the number of a ferry; raises ValueError where there is none."""
        return _place(name, [ferry.name for ferry in self.facts.ferries], "ferry")

    def crossing(self, name: str) -> int:
        """Return the number of a crossing; raises ValueError where there is none."""
        return _place(name, [crossing.name for crossing in self.facts.crossings], "crossing")

    def ends(self, data: Plain, name: str) -> tuple[int, int]:
        """Return the two hexes of a field that leads from one to another; raises ValueError else."""
        labels = texts_of(data, name)
        if len(labels) != 2:
            raise ValueError(f"{_TWO[name]} from one hex to another: '{name}' holds two labels.")
        return self.hex(labels[0]), self.hex(labels[1])

    def route(self, data: Plain, field: str) -> tuple[int, ...]:
        """Return the hexes of a field that lists labels."""
        return tuple(self.hex(label) for label in texts_of(data, field))

    def pay(self, data: Plain) -> tuple[int, ...]:
        """Return what each seat receives; raises ValueError where the line does not say."""
        owed = data.get("pay")
        if not isinstance(owed, dict) or not all(is_number(amount) for amount in owed.values()):
            raise ValueError("The field 'pay' must hold what each rival receives.")
        pay = [0] * len(self.players)
        for name, amount in owed.items():
            if not amount:
                raise ValueError(f"The field 'pay' lists only players who receive something. Remove {name}.")
            pay[self.seat(name)] = amount
        return tuple(pay)


_TWO = {"lay": "A link is laid", "leap": "A leap is made"}


def _place(name: str, names: list[str], kind: str) -> int:
    """Return the place of a name among those of the map."""
    place = place_of(name, names)
    if place is None:
        raise ValueError(f"There is no {kind} '{name}' on the map.")
    return place
