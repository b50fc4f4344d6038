"""Ferries: what is wrong with their courses and prices, and what is sound."""

from dataclasses import replace
from typing import Any

from engine.board.document import Board
from engine.board.places import Ferry
from engine.board.rules import Override
from engine.board.terrain import OPEN, SEA
from tests.engine.checks.boards import (
    FEW_RACES,
    Case,
    at,
    good_board,
    keys_of,
    painted,
    town,
    with_special,
)


def with_ferry(**changes: Any) -> Board:
    """Return the good board with its ferry changed."""
    (ferry,) = good_board().ferries
    return good_board().edited(ferries=(replace(ferry, **changes),))


def overriding(board: Board, **values: Any) -> Board:
    """Return a board that sets fields of the rules otherwise."""
    return board.edited(special_rules=(FEW_RACES, Override(tuple(values.items()))))


def two_ferries(second: str) -> Board:
    """Return the good board with a second ferry next to the first, in the other direction."""
    (ferry,) = good_board().ferries
    back = Ferry(second, (ferry.ports[1], ferry.ports[0]), ferry.course[::-1])
    return good_board().edited(ferries=(ferry, back))


def _by_another_way(name: str) -> Board:
    """Return the good board with a second ferry between the same ports, by other hexes."""
    (ferry,) = good_board().ferries
    return good_board().edited(ferries=(ferry, replace(ferry, name=name, course=(at("C6"), at("B6")))))


def _around_the_north() -> Board:
    """Return the good board with its ferry led up the strait and back."""
    board = painted(good_board(), SEA, *(f"{row}7" for row in "AB"))
    (ferry,) = board.ferries
    course = tuple(map(at, ("C6", "B6", "A6", "A7", "B7")))
    return board.edited(ferries=(replace(ferry, course=course),))


def _rock() -> Board:
    """Return a board with a ferry to a rock without keys, out at sea."""
    board = painted(good_board(), SEA, *(f"{row}{n}" for row in "GH" for n in range(1, 6)))
    rock = painted(board, OPEN, "H3")
    ferry = Ferry("Rock", ("Rock", "Esk"), (at("G3"),))
    towns = (*rock.towns, town("Rock", "H3"))
    return rock.edited(towns=tuple(_south(each) for each in towns), ferries=(*rock.ferries, ferry))


def _south(each: Any) -> Any:
    return replace(each, hex=at("F3")) if each.name == "Esk" else each


def _any_port(*unmarked: str) -> Board:
    """Return two coasts of towns that are ports but for some, with a special that leads to any port."""
    coast = ("A5", "C5", "E5", "G5", "A7", "C7", "E7", "G7")
    board = with_special("2", hexes=(), any="port")
    spots = {"Ayr": "B2", "Bala": "D2", "Clun": "F2", "Dent": "H2", "Esk": "D9"}
    inland = [replace(each, hex=at(spots[each.name])) for each in board.towns if each.name in spots]
    inland = [replace(each, keys=each.keys[:5]) if each.name in {"Dent", "Esk"} else each for each in inland]
    keys = (*keys_of(6), "46", "56")
    ports = [
        town(f"Port {spot}", spot, key, port=spot not in unmarked)
        for spot, key in zip(coast, keys, strict=True)
    ]
    ferry = Ferry("Strait", ("Port C5", "Port C7"), (at("C6"),), bridge=True)
    return board.edited(towns=(*inland, *ports), ferries=(ferry,))


def _thrice_sailed(*unmarked: str) -> Board:
    """Return the same with three ferries, so that no one place is a corridor."""
    ferries = (
        Ferry(f"Ferry {row}", (f"Port {row}5", f"Port {row}7"), (at(f"{row}6"),), bridge=True)
        for row in "ACE"
    )
    return _any_port(*unmarked).edited(ferries=tuple(ferries))


def _one_shore(price: int) -> Board:
    """Return the good board with a ferry around a headland between two ports of one shore."""
    ports = (town("Upton", "E5", port=True), town("Downton", "G5", port=True))
    ferry = Ferry("Packet", ("Upton", "Downton"), (at("E6"), at("F6"), at("G6")), price=price, fee=1)
    board = good_board()
    return board.edited(towns=(*board.towns, *ports), ferries=(*board.ferries, ferry))


BAD: tuple[Case, ...] = (
    Case("F116", with_ferry(public=True), "Strait", ("C5", "C7"), fixed=True),
    Case("F116", with_ferry(public=True, bridge=False, at_once=True), "Strait", ("C5", "C7"), fixed=True),
    Case("F114", _any_port("E5"), "E5", ("E5",), fixed=True),
    Case("F114", _any_port("A5", "E5", "G5", "A7", "E7", "G7"), "2"),
    Case("F115", _one_shore(6), "Packet", ("E5", "G5", "E6", "F6", "G6")),
    Case("F104", with_ferry(course=()), "Strait", ("C5", "C7"), fixed=True),
    Case("F104", with_ferry(course=(at("A6"),)), "Strait", ("C5", "A6", "C7"), fixed=True),
    Case("F104", with_ferry(course=(at("C6"), at("A6"))), "Strait", ("C5", "C6", "A6", "C7"), fixed=True),
    Case("F104", with_ferry(course=(at("C6"), at("C5"), at("C6"))), "Strait", (), fixed=True),
    Case("F104", with_ferry(ports=("Goring", "Goring")), "Strait", ("C5", "C6", "C5"), fixed=True),
    Case("F105", painted(good_board(), OPEN, "C6"), "Strait", ("C6",), fixed=True),
    Case("F113", _around_the_north(), "Strait", (), fixed=True),
    Case("F106", two_ferries("Strait"), "Strait,1", ("C7", "C5"), fixed=True),
    Case("F106", _by_another_way("Strait"), "Strait,1", ("C5", "C7"), fixed=True),
    Case("F106", good_board().edited(ferries=2 * good_board().ferries), "Strait,1", fixed=True),
    Case("F107", with_ferry(price=0), "Strait,price", ("C5", "C7"), fixed=True),
    Case("F107", with_ferry(fee=0), "Strait,fee", ("C5", "C7"), fixed=True),
    Case("F111", with_ferry(price=50), "Strait,price", ("C5", "C7"), fixed=True),
    Case("F111", with_ferry(fee=50), "Strait,fee", ("C5", "C7"), fixed=True),
    Case("F111", with_ferry(fee=8), "Strait,fee over price", ("C5", "C7"), fixed=True),
    Case("F108", overriding(good_board(), toll=2), "Strait", ("C5", "C7")),
    Case("F109", overriding(good_board(), sea_takes=5), ""),
    Case("F109", with_ferry(sea_takes=5), "Strait", ("C5", "C7")),
    Case("F110", _rock(), "Rock,Rock", ("H3",)),
    Case("F112", two_ferries("Back again"), "Back again", ("C7", "C5", "C6"), fixed=True),
)

GOOD: tuple[Board, ...] = (
    # A public ferry may be free of charge, and what it costs to buy says nothing.
    painted(with_ferry(public=True, bridge=False, price=0, fee=0), OPEN, "A6"),
    painted(with_ferry(public=True, bridge=False, price=90), OPEN, "A6"),
    painted(with_ferry(at_once=True), OPEN, "A6"),
    _thrice_sailed(),
    # Of several without a mark no one can tell whether they have harbours.
    _thrice_sailed("G5", "G7"),
    # A ferry for less than track costs is a bargain.
    _one_shore(1),
    # A course may be listed from either port.
    with_ferry(ports=("Fowey", "Goring")),
    # Between the same ports there may be another way.
    _by_another_way("Long way"),
    with_ferry(price=20, fee=10),
    overriding(good_board(), toll=5),
    overriding(good_board(), sea_takes=4),
)
