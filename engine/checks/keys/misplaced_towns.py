"""Where a town may be meant to lie that stands far from the others of its sector."""

from collections.abc import Iterator
from itertools import islice
from statistics import median
from string import ascii_uppercase, digits

from engine.board.document import Board
from engine.board.places import Town
from engine.board.terrain import CLOSED
from engine.checks.keys.key_parts import Parts
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex, distance, neighbours
from engine.hexes.sides import sides_of

_MOST_SPOTS = 5
"""So many hexes are asked for at the most: of slips as likely one cannot tell which was made."""


def spots_meant(parts: Parts, key: str, pair: tuple[str, ...] = ()) -> tuple[Hex, ...]:
    """Return the hexes a key's town may be meant to lie at: of their labels its own is the likeliest slip.

    There all keys of the town lie well, and both of a pair that could as well have been exchanged; nothing
    else comes to lie wrong. Asked for are free hexes of land, those next to no other town first, then those
    by a river, then the nearest to the other keys.
    """
    board, sectors, owners = parts.board, parts.sectors, parts.towns(key)
    if len(owners) != 1 or owners[0].hex not in board.sheet:
        return ()
    (town,) = owners
    keys = [each for each, hexes in sectors.hexes if parts.given(each) in town.keys and hexes == (town.hex,)]
    if key not in keys:
        return ()
    for spots in _by_slip(board, town.hex):
        ranked = sorted(spots, key=lambda spot: _doubt(parts, town, spot, key))
        well = (spot for spot in ranked if sectors.is_mended(sectors.moved(keys, spot), {*keys, *pair}))
        found = tuple(islice(well, _MOST_SPOTS))
        if found:
            return found
    return ()


def _doubt(parts: Parts, town: Town, spot: Hex, key: str) -> tuple[bool, bool, float, tuple[int, int]]:
    """Return how doubtful it is that a town is meant to lie at a hex; more is more so."""
    board = parts.board
    beside = any(other != town for near in neighbours(spot) for other in board.towns_by_hex.get(near, ()))
    kin = (each for each in parts.sectors.keys[key[0]] if parts.given(each) not in town.keys)
    others = (parts.hexes[each] for each in kin)
    apart = [min(distance(spot, hex_) for hex_ in each) for each in others]
    dry = board.rivers.isdisjoint(sides_of(spot))
    return beside, dry, float(median(apart)) if apart else 0.0, board.sheet.rank(spot)


def _by_slip(board: Board, here: Hex) -> Iterator[list[Hex]]:
    """Yield the free hexes of land whose labels differ by a slip from that of one, likely slips first."""
    label = board.sheet.label(here)
    seen = {here}
    for slips in _slips(label):
        spots = []
        for each in slips:
            spot = _named(board, each)
            if spot is not None and spot not in seen:
                seen.add(spot)
                spots.append(spot)
        yield [spot for spot in spots if _is_free(board, spot)]


def _named(board: Board, label: str) -> Hex | None:
    """Return the hex with a label, None if there is none."""
    try:
        return board.sheet.hex_named(label)
    except LabelError:
        return None


def _is_free(board: Board, spot: Hex) -> bool:
    """Return whether a town could be moved to a hex."""
    return board.on_map(spot) and spot not in board.towns_by_hex and board.terrain_at(spot) not in CLOSED


def _slips(label: str) -> tuple[list[str], list[str], list[str]]:
    """Return the labels that differ from one by a slip, by kinds of slips, the likeliest first."""
    start = len(label.rstrip(digits))
    letters, number = label[:start], label[start:]
    places = range(len(number))
    exchanged = [
        letters + number[:place] + number[place + 1] + number[place] + number[place + 2 :]
        for place in places[:-1]
    ]
    wrong = [letters + number[:place] + each + number[place + 1 :] for place in places for each in digits]
    left_out = [
        letters + number[:place] + each + number[place:]
        for place in (*places, len(number))
        for each in digits
    ]
    too_many = [letters + number[:place] + number[place + 1 :] for place in places if len(number) > 1]
    other_letter = [
        letters[:place] + each + letters[place + 1 :] + number
        for place in range(start)
        for each in ascii_uppercase
    ]
    return exchanged, wrong + left_out + too_many, other_letter
