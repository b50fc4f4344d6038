"""Places of a board by what people call them: a label, a town, a key or a special destination."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from engine.board.destinations import destinations, ways_in
from engine.board.document import Board
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.text.names import folded

Kind = Literal["town", "key", "special", "hex"]
KINDS: Final[tuple[Kind, ...]] = ("town", "key", "special", "hex")


@dataclass(frozen=True)
class Spot:
    """What a place is called, and its hexes: several where a special or a shared key leads to more."""

    title: str
    hexes: tuple[Hex, ...]
    kind: Kind


def spots(board: Board) -> Iterator[Spot]:
    """Yield every place with a name or a key: towns, keys, then specials; places off the sheet are none."""
    sheet = board.sheet
    for town in board.towns:
        if town.name and town.hex in sheet:
            yield Spot(town.name, (town.hex,), "town")
    for key, called in destinations(board).items():
        yield Spot(f"{key} {called.name}".rstrip(), called.hexes, "key")
    for special in board.specials:
        hexes = ways_in(board, special)
        if special.name and hexes:
            yield Spot(special.name, hexes, "special")


def spot_named(board: Board, text: str) -> Spot | None:
    """Return the place people mean by a name, whatever its case; None where there is none.

    A whole name comes first, then a key, a label, and a beginning that only one name has.
    """
    wanted = folded(text)
    if not wanted:
        return None
    known = {folded(spot.title): spot for spot in reversed(list(spots(board)))}
    if wanted in known:
        return known[wanted]
    called = {folded(key): (key, place) for key, place in destinations(board).items()}
    if wanted in called:
        key, place = called[wanted]
        return Spot(f"{key} {place.name}".rstrip(), place.hexes, "key")
    try:
        hex_ = board.sheet.hex_named(wanted.upper())
    except LabelError:
        begun = {spot.hexes: spot for title, spot in known.items() if title.startswith(wanted)}
        return next(iter(begun.values())) if len(begun) == 1 else None
    return Spot(board.sheet.label(hex_), (hex_,), "hex")
