"""Boards for the checks of sectors, specials and small towns (family K)."""

from dataclasses import replace

from engine.board.document import Board
from engine.board.places import Country
from engine.board.terrain import SEA
from engine.edits.keys import SwapKeys
from engine.edits.terrain import PaintCountry
from engine.hexes.lattice import neighbours
from tests.engine.checks.boards import (
    SHEET,
    Case,
    at,
    good_board,
    keys_of,
    painted,
    town,
    with_special,
    with_town,
)


def scattered(*swaps: str) -> Board:
    """Return the good board with keys swapped, each told as both keys: ``11-23``."""
    return SwapKeys(tuple((swap[:2], swap[3:]) for swap in swaps)).apply(good_board())


def _scattered() -> Board:
    """Return the good board with two keys of each sector in three towns."""
    return scattered("11-33", "12-34", "13-65", "14-66", "31-63", "32-64", "21-43", "22-44", "23-55", "24-56")


def _small(*names: str) -> Board:
    towns = (replace(each, small=each.name in names) for each in good_board().towns)
    return good_board().edited(towns=tuple(towns))


def _pair(one: str, other: str) -> Board:
    """Return the good board with two small towns on two hexes that share a key."""
    clun = town("Clun", one, *keys_of(3), small=True)
    dent = town("Dent", other, "31", *keys_of(4), small=True)
    pair = {each.name: each for each in (clun, dent)}
    return good_board().edited(towns=tuple(pair.get(each.name, each) for each in good_board().towns))


def _far_partners() -> Board:
    """Return the good board with two pairs of small towns, each pair with a town at either end."""
    west, east = ("A1", "C2"), ("H9", "G8")
    small = (
        town(f"{name} {key}", spot, key, small=True)
        for name, spots in {"West": west, "East": east}.items()
        for key, spot in zip(("31", "42"), spots, strict=True)
    )
    rest = (
        replace(each, keys=tuple(key for key in each.keys if key not in {"31", "42"}))
        for each in good_board().towns
    )
    return good_board().edited(towns=(*rest, *small))


def islets(*ways: str) -> Board:
    """Return the good board with the first special's ways in on hexes, one of them out at sea."""
    sea = tuple(SHEET.label(near) for near in neighbours(at("E7")))
    board = painted(good_board(), SEA, *sea)
    special = replace(board.specials[0], hexes=tuple(map(at, ways)))
    return board.edited(specials=(special, *board.specials[1:]))


def _specials_at(*ways: str, by: str = "") -> Board:
    """Return the good board with its first specials on hexes, each told as labels, and its last by towns."""
    first = [
        replace(s, hexes=tuple(map(at, way.split())))
        for s, way in zip(good_board().specials[: len(ways)], ways, strict=True)
    ]
    rest = list(good_board().specials[len(ways) :])
    if by:
        rest[-1] = replace(rest[-1], hexes=(), towns=tuple(by.split()))
    return good_board().edited(specials=(*first, *rest))


def _specials_by(*towns: str) -> Board:
    """Return the good board with its first specials by towns, each told as their names."""
    named = [
        replace(s, hexes=(), towns=tuple(way.split()))
        for s, way in zip(good_board().specials[: len(towns)], towns, strict=True)
    ]
    return good_board().edited(specials=(*named, *good_board().specials[len(towns) :]))


def _abroad() -> Board:
    """Return the good board with the first special's ways in behind the first hexes of a foreign country."""
    board = with_special("1", hexes=(at("C10"), at("C9"))).edited(
        countries=(Country("Elbonia", foreign=True),)
    )
    near = {each for way in ("C10", "C9") for each in neighbours(at(way))}
    return PaintCountry(tuple(hex_ for hex_ in near if hex_ in SHEET), 1).apply(board)


def _shared_in_part() -> Board:
    """Return the good board with a small town that shares one of its keys only."""
    board = _small("Clun")
    return board.edited(towns=(*board.towns, town("Cleo", "F4", "31", small=True)))


BAD: tuple[Case, ...] = (
    Case("K115", with_special("2", hexes=(at("D10"), at("C10"))), "2,C10", ("C10",)),
    Case("K116", with_special("2", hexes=(at("A8"), at("A9"), at("H8"))), "2", ("H8",)),
    Case("K116", with_special("4", hexes=(at("F10"), at("G10"), at("E1"))), "4", ("E1",)),
    Case("K105", with_special("1", hexes=(at("C10"),)), "1", ("C10",)),
    Case("K105", with_special("1", hexes=(), towns=("Ayr",)), "1", ("B2",)),
    Case("K105", with_special("1", hexes=(at("C10"), at("D10"))), "1", ("C10", "D10")),
    Case("K110", islets("C10", "E7"), "1", ("E7",)),
    Case("K114", with_special("2", towns=("Ayr", "Clun", "Ayr")), "2", (), fixed=True),
    Case("K114", with_special("2", hexes=(at("A7"), at("A7"), at("D10"))), "2", (), fixed=True),
    Case(
        "K114",
        with_special("2", any="port", towns=("Goring", "Clun", "Fowey")),
        "2",
        ("C5", "C7"),
        fixed=True,
    ),
    Case("K114", with_special("2", edge="north", hexes=(at("A7"), at("D10"))), "2", ("A7",), fixed=True),
    Case("K113", with_special("2", hexes=(at("A7"), at("C10"))), "2", ("A7", "C10")),
    Case("K110", islets("C10", "A8", "E7"), "1", ("E7",), fixed=True),
    Case("K112", islets("E7"), "1", ("E7",)),
    Case("K112", _abroad(), "1", ("C10", "C9")),
    Case("K106", _scattered(), "sectors", ("B2", "B4", "D2", "D4", "F2", "C7"), fixed=True),
    Case("K106", scattered("11-61", "12-31", "13-62", "14-32"), "1", ("B2", "D2", "C7"), fixed=True),
    Case("K107", scattered("16-61"), "16,61", ("C7", "B2"), fixed=True),
    Case("K108", _small("Clun"), "D2", ("D2",)),
    Case("K108", _shared_in_part(), "D2", ("D2",)),
    Case("K108", _pair("D2", "D4"), "D4", ("D4",)),
    Case("K110", with_special("2", hexes=(at("D10"), at("C6"))), "2", ("C6",)),
    Case("K108", _pair("A1", "H9"), "31", ("A1", "H9")),
    Case("K108", _far_partners(), "31", ("A1", "H9"), fixed=True),
    Case("K109", with_special("3", hexes=(), towns=("Clun", "Dent")), "3", ("D2", "D4")),
    Case("K111", good_board().edited(keys="none"), "", fixed=True),
    Case(
        "K111", good_board().edited(keys="none", specials=(), towns=(good_board().towns[0],)), "", fixed=True
    ),
    Case("K109", with_special("2", hexes=(at("D10"), at("E8"))), "2", ("E8",)),
    # Half and half, and where the custom is to lie inland, or by towns.
    Case("K109", _specials_at("B7 B9", "C7 C9", "D7 D9"), "2", ("C7", "C9")),
    Case("K109", _specials_at("B7 B9", "C7 C9", "D7 D9", "E7 E9"), "6", ("H10", "H8")),
    Case("K109", _specials_by("Ayr Bala", "Clun Dent", "Esk Ayr"), "3", ("F2", "B2")),
    Case("K109", _specials_by("Ayr Bala", "Clun Dent", "Esk Ayr", "Bala Dent"), "6", ("H10", "H8")),
    Case("K109", _specials_at("B7 B9", "C7 C9", "D7 D9", "E7 E9", by="Clun Dent"), "6", ("D2", "D4")),
)

GOOD: tuple[Board, ...] = (
    # A town may serve two specials, and a special may lie along two edges.
    with_special("2", hexes=(at("D10"), at("A8")), towns=("Fowey",)).edited(
        specials=tuple(
            replace(each, towns=("Fowey",)) if each.key in "12" else each for each in good_board().specials
        )
    ),
    with_special("2", hexes=(at("A1"), at("A5"), at("A8"))),
    # Neighbouring sectors may run into each other.
    scattered("26-41"),
    # Ports are a way off the map wherever they lie.
    with_special("3", hexes=(), towns=("Goring", "Fowey")),
    # A town that is no port is one more way in than the ports are.
    with_special("2", hexes=(), any="port", towns=("Clun",)),
    # A landmark may be small.
    with_town("Goring", small=True),
    # Where a map has its specials inland that is its custom.
    good_board().edited(
        specials=tuple(
            replace(special, hexes=(at(f"{row}7"), at(f"{row}9")))
            for special, row in zip(good_board().specials, "BCDEFG", strict=True)
        )
    ),
)
