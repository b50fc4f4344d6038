"""Boards with a rule of dynamic cities: what is wrong with it, and what is sound."""

from dataclasses import replace
from typing import Any

from engine.board.city_rules import (
    CityName,
    CityRaces,
    Coast,
    DynamicCities,
    Eligible,
    NewCities,
    OpenColumns,
    SpecialRace,
)
from engine.board.document import Board
from engine.board.places import Water
from engine.board.terrain import HILL, SEA
from tests.engine.checks.boards import Case, at, good_board, painted

WATERS = (
    Water("Channel", tuple(at(f"{row}6") for row in "ABCDEFGH")),
    Water("Ocean", (at("A10"), at("B10"))),
)
EAST, WEST = Coast("East Coast", next_to=("Channel",)), Coast("Far Coast", next_to=("Ocean",))
START = NewCities("start", on="East Coast", bonus=0)
GROWTH = NewCities("race", entered_on=2, then_rolled=5)
GROWING = DynamicCities(coasts=(EAST,), cities=(START, GROWTH))


def having(rule: DynamicCities | None = None, **changes: Any) -> Board:
    """Return the good board with a rule of dynamic cities, a sound one unless changed."""
    board = painted(good_board().edited(waters=WATERS), SEA, "A10", "B10")
    return board.edited(special_rules=(*board.special_rules, replace(rule or GROWING, **changes)))


def _many(count: int) -> tuple[NewCities, ...]:
    return (NewCities("end of round", chosen_by="chance", count=count, rounds=(1, 14)),)


def second_starts_from(first: int) -> Board:
    """Return a board with a start south of hills, and second starts north of them from a round on."""
    south = replace(EAST, next_to=("Cove",))
    second = NewCities("second start", on="Far Coast", rounds=(first, 9))
    board = painted(having(coasts=(south, WEST), cities=(START, second)), SEA, "H10")
    board = painted(board, HILL, *(f"D{column}" for column in range(7, 11)))
    return board.edited(waters=(*WATERS, Water("Cove", (at("H10"),))))


INLAND = replace(EAST, name="East Coast", next_to=("Bay",))
APART = having(coasts=(INLAND, WEST), special_race=SpecialRace("Grand", "East Coast", "Far Coast"))
APART = painted(APART, SEA, "H1").edited(waters=(*WATERS, Water("Bay", (at("H1"),))), ferries=())
_REGION = Eligible(regions=(OpenColumns((9, 3), 5),))
BAD: tuple[Case, ...] = (
    Case("X147", having(coasts=(EAST, replace(WEST, next_to=("Ocaen",)))), "Far Coast", fixed=True),
    Case("X147", having(coasts=(EAST, replace(WEST, next_to=()))), "Far Coast", fixed=True),
    Case("X148", having(cities=_many(6)), "", fixed=True),
    Case("X149", APART, "Grand", fixed=True),
    Case("X150", having(eligible=_REGION), "eligible,regions,0,rounds", fixed=True),
    Case("X150", having(cities=(replace(_many(1)[0], rounds=(18, 20)),)), "cities,0,rounds", fixed=True),
    Case("X151", having(names=(CityName("Z99", "Atlantis"),)), "Atlantis,0", fixed=True),
    Case("X151", having(names=(CityName("A1", "One"), CityName("A1", "Two"))), "Two,1", fixed=True),
    Case("X151", having(names=(CityName("A6", "Wet"),)), "Wet,0", fixed=True),
    Case("X152", having(cities=(replace(GROWTH, entered_on=7),)), "0", fixed=True),
    Case("X153", having(races=CityRaces()).edited(towns=(), ferries=(), specials=()), "", fixed=True),
    Case("X154", having(cities=(replace(START, on="East Cost"),)), "cities,0,on", fixed=True),
    Case("X154", having(coasts=(), cities=(START,)), "cities,0,on"),
    Case("X155", having(), "", fixed=True),
    Case("X156", having(races=CityRaces()).edited(keys="none"), ""),
    Case("X165", second_starts_from(1), "1"),
)
GOOD: tuple[Board, ...] = (having(DynamicCities(cities=(GROWTH,))),)
