"""Laid rivers as the lines of a board: all pieces of one river in one, as far as they hang together."""

from collections.abc import Iterator, Sequence

from engine.board.lines import SideLine
from engine.geography.rivers.ground import WET, RiverGround
from engine.geography.rivers.laying import LaidRiver
from engine.hexes.lattice import Hex, neighbours
from engine.hexes.sides import Corner, hexes_at


def named_lines(ground: RiverGround, rivers: Sequence[LaidRiver]) -> tuple[SideLine, ...]:
    """Return a line for each river; pieces that do not meet get names of their own."""
    by_group: dict[str, list[LaidRiver]] = {}
    for river in rivers:
        by_group.setdefault(river.plan.course.group, []).append(river)
    waters = _Waters(ground)
    lines = []
    for pieces in by_group.values():
        for number, part in enumerate(_together(pieces, waters), 1):
            name = pieces[0].plan.course.name
            sides = tuple(side for piece in part for side in piece.sides)
            lines.append(SideLine("river", f"{name} ({number})" if name and number > 1 else name, sides))
    return tuple(lines)


def _together(pieces: Sequence[LaidRiver], waters: "_Waters") -> Iterator[list[LaidRiver]]:
    """Yield pieces of a river that meet at corners or in the same water, the longest first."""
    parts: list[tuple[list[LaidRiver], set[object]]] = []
    for piece in pieces:
        whole, met = [piece], set(_meeting_places(piece, waters))
        for part in [part for part in parts if part[1] & met]:
            parts.remove(part)
            whole, met = [*part[0], *whole], part[1] | met
        parts.append((whole, met))
    parts.sort(key=lambda part: -sum(len(piece.sides) for piece in part[0]))
    yield from (part for part, _ in parts)


def _meeting_places(piece: LaidRiver, waters: "_Waters") -> Iterator[object]:
    """Yield the corners of a piece, and a hex of each water that it begins or ends in."""
    yield from piece.corners
    for corner in (piece.corners[0], piece.corners[-1]):
        water = waters.at(corner)
        if water is not None:
            yield water


class _Waters:
    """The bodies of water that rivers come to, each by one of its hexes."""

    def __init__(self, ground: RiverGround) -> None:
        self._ground = ground
        self._bodies: dict[Hex, Hex] = {}

    def at(self, corner: Corner) -> tuple[str, Hex] | None:
        """Return a name for the water at a corner; None where there is none."""
        hex_ = next((hex_ for hex_ in hexes_at(corner) if self._ground.state(hex_) == WET), None)
        if hex_ is None:
            return None
        if hex_ not in self._bodies:
            body = [hex_]
            self._bodies[hex_] = hex_
            for each in body:
                for near in neighbours(each):
                    if near not in self._bodies and self._ground.state(near) == WET:
                        self._bodies[near] = hex_
                        body.append(near)
        return "water", self._bodies[hex_]
