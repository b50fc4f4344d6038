"""Ferries in scenarios: buying one, and the courses routes take."""

from itertools import takewhile
from typing import Any

from engine.game.facts import NOWHERE, FerryLine
from engine.game.moves import Buy
from engine.game.routes.tolls import owners_between
from engine.game.state import network
from engine.scenarios.building_steps import give_turn
from engine.scenarios.table import Table
from engine.scenarios.values import Fields, ScenarioError
from engine.text.names import place_of


def buy(table: Table, value: Fields) -> Fields:
    """Let a player buy a ferry in a building turn of theirs."""
    seat = table.seat(value.get("player"))
    ferry = ferry_named(table, value.get("ferry"))
    give_turn(table, seat)
    table.play(Buy(ferry))
    return {}


def ferry_named(table: Table, name: Any) -> int:
    """Return the number of a ferry."""
    names = [ferry.name for ferry in table.game.facts.ferries]
    place = place_of(name, names)
    if place is None:
        raise ScenarioError(f"{table.where}: there is no ferry '{name}' on the map.")
    return place


def voyages(table: Table, route: tuple[int, ...]) -> tuple[int, ...]:
    """Return a route with every course of a ferry in it as the ferry's own places at sea.

    Where track lies in the water as well the route goes by the track, and of several ferries over one
    course by one that somebody owns.
    """
    owners = table.state.ferries
    by_sale = sorted(range(len(owners)), key=lambda index: owners[index] == NOWHERE)
    ferries = [table.game.facts.ferries[index] for index in by_sale]
    net = network(table.game.facts, table.state)
    way = list(route[:1])
    rest = route[1:]
    while rest:
        passed: tuple[int, ...] = ()
        if not owners_between(net, way[-1], rest[0]):
            passed = _passage(ferries, (way[-1], *rest))
        way += passed or rest[:1]
        rest = rest[len(passed) or 1 :]
    return tuple(way)


def _passage(ferries: list[FerryLine], route: tuple[int, ...]) -> tuple[int, ...]:
    """Return the places after the first of the passage a route begins with, as far as it goes.

    Who leaves it before the other port has turned round, which is for the game to refuse (6.C1c).
    """
    longest: tuple[int, ...] = ()
    for ferry in ferries:
        for turn in (1, -1):
            course = (ferry.ports[0], *ferry.course, ferry.ports[1])[::turn]
            same = takewhile(lambda both: both[0] == both[1], zip(course, route, strict=False))
            passed = (*ferry.sea[::turn], course[-1])[: max(0, len([*same]) - 1)]
            longest = max(longest, passed, key=len)
    return longest
