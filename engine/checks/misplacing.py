"""Where a town may be meant to lie that stands far from the others of its sector."""

from collections.abc import Iterator
from statistics import median
from string import ascii_uppercase, digits

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.checks.draws.sectors import Sectors
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex, distance

FIGURES_EXCHANGED, _WRONG_FIGURE, WRONG_LETTER = 0, 1, 2
"""Slips in a label, the likeliest first."""


def spot_meant(board: Board, sectors: Sectors, key: str, given: str, most: int) -> Hex | None:
    """Return the free hex of land in a key's sector whose label is the likeliest slip for its town's, if any.

    In the sector is what lies no farther from its other keys than the farthest of these. Of two slips as
    likely the nearer is meant; no slip is thought of that is less likely than ``most``. ``given`` is the key
    as towns have it.
    """
    owners = [town for town in board.towns if given in town.keys]
    if len(owners) != 1 or owners[0].hex not in board.sheet:
        return None
    others = [each for each in sectors.keys[key[0]] if each != key]
    hexes = dict(sectors.hexes)
    farthest = max(sectors.to_sector(each, key[0], key) for each in others)

    def apart(spot: Hex) -> float:
        return float(median(min(distance(spot, hex_) for hex_ in hexes[each]) for each in others))

    found = [
        (likely, apart(spot), board.sheet.rank(spot), spot)
        for likely, spot in _slips(board, board.sheet.label(owners[0].hex))
        if likely <= most and spot not in board.towns_by_hex and board.terrain_at(spot) not in CLOSED
    ]
    near = [each for each in found if each[1] <= farthest]
    return min(near)[-1] if near else None


def _slips(board: Board, label: str) -> Iterator[tuple[int, Hex]]:
    """Yield the hexes whose labels differ from one by a slip, with the kind of slip."""
    start = len(label.rstrip(digits))
    letters, number = label[:start], label[start:]
    tried = [
        (
            FIGURES_EXCHANGED,
            letters + number[:place] + number[place + 1] + number[place] + number[place + 2 :],
        )
        for place in range(len(number) - 1)
    ]
    tried += [
        (_WRONG_FIGURE, letters + number[:place] + each + number[place + 1 :])
        for place in range(len(number))
        for each in digits
    ]
    tried += [
        (WRONG_LETTER, letters[:place] + each + letters[place + 1 :] + number)
        for place in range(len(letters))
        for each in ascii_uppercase
    ]
    for likely, other in tried:
        try:
            spot = board.sheet.hex_named(other)
        except LabelError:
            continue
        if other != label and board.on_map(spot):
            yield likely, spot
