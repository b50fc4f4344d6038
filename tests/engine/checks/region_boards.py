"""Regions of new cities: what is wrong with them, and what is sound."""

from engine.board.city_rules import DynamicCities
from engine.board.document import Board
from engine.board.places import CityRegion
from engine.board.rules import Note
from engine.hexes.lattice import Hex
from tests.engine.checks.boards import Case, at, good_board

CITIES = DynamicCities()


def having(*regions: CityRegion, ruled: bool = True) -> Board:
    """Return the good board with regions, and with a rule that says when cities appear."""
    board = good_board()
    rules = (*board.special_rules, CITIES) if ruled else board.special_rules
    return board.edited(city_regions=regions, special_rules=rules)


def east(*labels: str, first: int = 1, last: int = 0, name: str = "East") -> CityRegion:
    return CityRegion(name, hexes(*labels), first, last)


def hexes(*labels: str) -> tuple[Hex, ...]:
    return tuple(map(at, labels))


BAD: tuple[Case, ...] = (
    Case("X121", having(east()), "East", fixed=True),
    Case("X122", having(east("A1", first=12, last=3)), "East", ("A1",), fixed=True),
    Case("X122", having(east("A1", first=0)), "East", ("A1",), fixed=True),
    Case("X123", having(east("A5", "A6", "B6")), "East", ("A6", "B6"), fixed=True),
    Case("X124", having(east("A1", "A2"), east("A2", "A3", name="West")), "East,West", ("A2",)),
    Case(
        "X124",
        having(east("A1", last=5), east("A1", first=5, name="West")),
        "East,West",
        ("A1",),
    ),
    Case("X125", having(east("A1"), ruled=False), ""),
)

GOOD: tuple[Board, ...] = (
    having(east("A1", "A2", last=4), east("A1", first=5, name="West")),
    having(east("A1"), ruled=False).edited(
        special_rules=(*good_board().special_rules, Note("New cities: one a round."))
    ),
)
