"""A referee's rulings on orders that are not clear: what a piece is read as."""

from collections.abc import Mapping
from typing import Final

from engine.messages import Phrase, say
from engine.postal.reading.gazetteer import Gazetteer
from engine.postal.reading.source import compared

Rulings = Mapping[str, str]
"""What orders are read as, by the order (``b2``, ``37``, ``line 4``); an empty text leaves it out."""
NOTHING: Final = ("", "nothing", "ignore")
MEANT: Final = "orders"
"""The ruling that what may be no orders for this round is: quoted lines, and a roll of another round."""
START: Final = "start"
"""The wishes for starts, on which a ruling names places."""


def is_meant(rulings: Rulings, at: str) -> bool:
    """Return whether the referee says that what may be no orders is."""
    return rulings.get(at, "").strip().casefold() == MEANT


class RulingError(ValueError):
    """A ruling that names no way on the map; its text says why."""

    def __init__(self, at: str, message: Phrase) -> None:
        self.at = at
        self.message = message
        super().__init__(message)


def chain_of(gazetteer: Gazetteer, at: str, text: str) -> tuple[int, ...]:
    """Return the points of a ruling, places with spaces or dashes between; raises RulingError."""
    words = "".join(map(compared, text)) + " "
    points: list[int] = []
    place = 0
    while place < len(words):
        if words[place] in " -()[],;":
            place += 1
            continue
        found = gazetteer.exact(words, place)
        if found is None or len(found.places) > 1 or len(found.places[0].hexes) > 1:
            says = say(
                "The ruling on {at} names no hex at '{text}'.", at=at, text=text[place : place + 20].strip()
            )
            raise RulingError(at, says)
        points.append(found.places[0].hexes[0])
        place = found.end
    return tuple(points)
