"""Measuring: how far two hexes are apart, and the cheapest track from one to the other."""

import math
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final

from engine.board.document import Board
from engine.board.terrain import CLOSED
from engine.hexes.lattice import Hex, distance
from engine.messages import Saying, say
from engine.survey.pieces import Charge, Piece, Pieces

Heed = Callable[[float], object]
"""Told now and then which share of the sheet was looked at, from 0 to 1; what it raises ends a search."""

_AT_ONCE: Final = 256
"""How many hexes are looked at between two times that is told."""


@dataclass(frozen=True)
class Build:
    """The pieces of a way in order; none where it has no length."""

    pieces: tuple[Piece, ...]

    @property
    def cost(self) -> int:
        """What the whole way costs."""
        return sum(piece.cost for piece in self.pieces)

    @property
    def money(self) -> int:
        """What of that comes off the account and not out of build points."""
        return sum(piece.cost for piece in self.pieces if piece.money)

    @property
    def hexes(self) -> tuple[Hex, ...]:
        """The hexes of the way from one end to the other."""
        first = self.pieces[0].hexes[:1] if self.pieces else ()
        return (*first, *(hex_ for piece in self.pieces for hex_ in piece.hexes[1:]))

    @property
    def items(self) -> tuple[tuple[int, Charge], ...]:
        """What the way is charged for, the same put together: how many of each, and one of them."""
        counted = Counter(charge for piece in self.pieces for charge in piece.charges)
        return tuple((count, charge) for charge, count in counted.items())


@dataclass(frozen=True)
class Measured:
    """Two hexes: how many links and how many millimetres they are apart, and the cheapest build between."""

    start: Hex
    end: Hex
    links: int
    mm: float
    build: Build | None


def measured(board: Board, start: Hex, end: Hex, heed: Heed | None = None) -> Measured:
    """Return all there is to say of two hexes of the sheet, which takes seconds on the largest.

    Raises RuleSetError for rules that cannot be played, and what ``heed`` raises.
    """
    return Measured(
        start,
        end,
        distance(start, end),
        math.dist(board.sheet.centre_mm(start), board.sheet.centre_mm(end)),
        cheapest(Pieces(board), start, end, heed),
    )


def cheapest(pieces: Pieces, start: Hex, end: Hex, heed: Heed | None = None) -> Build | None:
    """Return the cheapest way to build from a hex to another, None where there is none (A*).

    Of equal ones it is that with the fewest hexes. Track stops in the first foreign hex (6.C2).
    """
    came: dict[Hex, Piece | None] = {}
    best = {start: (0, 0)}
    waiting: list[tuple[float, int, int, int, Hex, Piece | None]] = [(0.0, 0, 0, 0, start, None)]
    turn = 0
    while waiting:
        _, length, cost, _, here, by = heappop(waiting)
        if here in came:
            continue
        came[here] = by
        if here == end:
            return Build(_traced(came, end))
        if heed is not None and len(came) % _AT_ONCE == 0:
            heed(len(came) / (pieces.board.sheet.columns * pieces.board.sheet.rows))
        for piece in pieces.onward(here):
            there = piece.hexes[-1]
            if there in came or (piece.ends and there != end):
                continue
            after = cost + piece.cost, length + len(piece.hexes) - 1
            if there not in best or after < best[there]:
                best[there] = after
                turn += 1
                promise = after[0] + pieces.least * distance(there, end)
                heappush(waiting, (promise, after[1], after[0], turn, there, piece))
    return None


def _traced(came: dict[Hex, Piece | None], end: Hex) -> tuple[Piece, ...]:
    """Return the pieces by which a hex was come to, the first first."""
    found = []
    piece = came[end]
    while piece is not None:
        found.append(piece)
        piece = came[piece.hexes[0]]
    return tuple(reversed(found))


def costs_within(pieces: Pieces, starts: Iterable[Hex], far: int) -> dict[Hex, int]:
    """Return what it costs to build to each hex from the nearest of some, up to a cost."""
    found: dict[Hex, int] = {}
    waiting = [(0, hex_) for hex_ in starts]
    ends: dict[Hex, int] = {}
    while waiting:
        cost, here = heappop(waiting)
        if here in found:
            continue
        found[here] = cost
        for piece in pieces.onward(here):
            there, after = piece.hexes[-1], cost + piece.cost
            if after > far or there in found:
                continue
            if piece.ends:
                ends[there] = min(after, ends.get(there, after))
            else:
                heappush(waiting, (after, there))
    return found | {hex_: min(cost, found.get(hex_, cost)) for hex_, cost in ends.items()}


def why_none(board: Board, start: Hex, end: Hex) -> Saying:
    """Say why no track joins two hexes: an end is water or abroad, or something lies between (6.A3, 6.C2)."""
    for hex_ in (start, end):
        country = board.country_at(hex_)
        label = board.sheet.label(hex_)
        if board.terrain_at(hex_) in CLOSED:
            return say("No track can connect them: {hex} is not land.", hex=label)
        if country is not None and country.foreign:
            return say(
                "No track can connect them: {hex} is in {country}, which allows only permitted builds.",
                hex=label,
                country=country.name or say("a foreign country"),
            )
    return say("No track can connect them: water, closed sides or a foreign country are between.")
