"""The units of amounts, in the plural and in the singular."""

from collections.abc import Mapping
from typing import Final

from engine.messages import Phrase

_ONE: Final[Mapping[str, Phrase]] = {
    "points": "point",
    "towns": "town",
    "cities": "city",
    "hexes": "hex",
    "races": "race",
    "cards": "card",
    "rounds": "round",
    "turns": "turn",
    "links": "link",
    "columns": "column",
    "rows": "row",
}
"""What a unit is called where there is one of it."""


def unit_of(amount: float, unit: Phrase) -> Phrase:
    """Return what a unit, given in the plural, is called for an amount."""
    return _ONE.get(unit, unit) if amount == 1 else unit
