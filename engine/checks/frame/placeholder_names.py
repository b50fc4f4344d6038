"""What to call things that have no name yet, and hexes that can be jumped to."""

from collections.abc import Iterable

from engine.board.document import Board
from engine.board.places import Town
from engine.hexes.lattice import Hex
from engine.messages import Phrase, say


def known_as(name: str) -> Phrase:
    """Return a name to follow the sort of a thing: what was just drawn has none yet."""
    return name if name.strip() else say("without a name")


def town_known_as(name: str) -> Phrase:
    """Return the name of a town, or that it has none, within a sentence."""
    return name if name.strip() else say("a town without a name")


def town_at(board: Board, town: Town) -> str:
    """Return the name of a town, or the label of its hex where it has none."""
    return town.name if town.name.strip() or town.hex not in board.sheet else board.sheet.label(town.hex)


def country_known_as(name: str) -> Phrase:
    """Return the name of a country, or that it has none, within a sentence."""
    return name if name.strip() else say("the country without a name")


def on_sheet(board: Board, hexes: Iterable[Hex]) -> tuple[Hex, ...]:
    """Return those of some hexes that can be jumped to: a script may name others."""
    return tuple(hex_ for hex_ in hexes if hex_ in board.sheet)
