"""Family P: names that run into each other, into signs and along rivers, measured where they are placed."""

import math
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

import numpy as np
from numpy.typing import NDArray

from engine.board.document import Board
from engine.diagnostics.findings import Finding, Severity
from engine.messages import say
from studio.drawing.maps.towns import symbol_box
from studio.drawing.shapes.boxes import Box, Point
from studio.drawing.shapes.extent import Extent
from studio.drawing.shapes.sidelines import course_of
from studio.proofing.placed import Name, names_of, signs_of
from studio.proofing.proofs import PrintCheck

_TOUCH_MM2 = 0.1
"""Boxes of letters that share less than this only touch."""
_ALONG_MM = 4.0
"""A river that runs so far under a name does not just pass below it: letters are some 2 mm high."""
_STEP_MM = 0.25
_OFF_MM, _ALIKE_MM = 1.0, 0.1
"""A name nearer than the first is next to its town; less than the second says no distances apart."""


class NamesCollide(PrintCheck):
    """Two names overlap.

    Why it matters: neither can be read across the table, and players confuse the towns. Names are placed
    automatically near their towns; here there was no free place.

    Example: four towns with long names on neighbouring hexes.

    To fix it, shorten a name ("Newcastle" for "Newcastle-upon-Tyne"), move a town by one hex, or choose
    larger hexes for the sheet.
    """

    code, name, severity = "P102", "names-collide", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each two names whose letters share ground."""
        for one, other in combinations(names_of(board), 2):
            if _common(one.boxes, other.boxes) > _TOUCH_MM2:
                yield self.finding(
                    say(
                        "The names {one} and {other} overlap.",
                        one=one.text,
                        other=other.text,
                    ),
                    subject=f"{one.text},{other.text}",
                    hexes=tuple(dict.fromkeys((*one.hexes, *other.hexes))),
                    path=one.path,
                )


class NameOverSign(PrintCheck):
    """A name is printed over keys, an anchor or a signpost.

    Why it matters: a half-hidden key is misread and can spoil a game. Names are placed automatically; here
    there was no free place.

    Example: a town with a long name among six others.

    To fix it, shorten the name, move a town by one hex, or choose larger hexes for the sheet.
    """

    code, name, severity = "P103", "name-over-sign", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name and each sign under it."""
        signs = list(signs_of(board))
        for name in names_of(board):
            for sign in signs:
                if _common(name.boxes, (sign.box,)) > _TOUCH_MM2:
                    yield self.finding(
                        say("The name {text} is printed over {sign}.", text=name.text, sign=sign.title),
                        subject=f"{name.text},{sign.title}",
                        hexes=tuple(dict.fromkeys((*name.hexes, sign.hex))),
                        path=name.path,
                    )


class NameOverRiver(PrintCheck):
    """A river runs under a name.

    Why it matters: crossing a river costs 2 points, and letters hide on which side it runs. A river that
    only passes below a name is not reported, because letters have a light edge.

    Example: a town with a long name between two winding rivers.

    To fix it, shorten the name, move the town by one hex, or end the river sooner. Reported when 4 mm or
    more of a river are under one name.
    """

    code, name, severity = "P104", "name-over-river", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name along a river."""
        names = names_of(board)
        for line in board.lines:
            if line.kind != "river":
                continue
            course = np.array(list(_steps(course_of(board.sheet, line.sides)))).reshape(-1, 2)
            for name in names:
                if _STEP_MM * _under(course, name) >= _ALONG_MM:
                    yield self.finding(
                        say(
                            "The river {line} runs under the name {text}.",
                            line=line.name,
                            text=name.text,
                        ),
                        subject=f"{name.text},{line.name}",
                        hexes=name.hexes,
                        path=name.path,
                    )


class NameAstray(PrintCheck):
    """A town's name is printed so far away that another town is as near.

    Why it matters: players read a name for the nearest sign. Between two towns it is read for the wrong
    one, and a train runs to the wrong place. Names are placed automatically near their towns; here there
    was no free place.

    Example: four towns with long names on neighbouring hexes.

    To fix it, shorten the names nearby, move a town by one hex, or choose larger hexes for the sheet.
    Reported when a name is more than 1 mm from its town's sign and another town's sign is as near.
    """

    code, name, severity = "P109", "name-astray", Severity.WARNING

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name as near to another town as to its own."""
        extent = Extent(board)
        signs = [(town, symbol_box(extent, town)) for town in board.towns]
        for name in names_of(board):
            if name.path[0] != "towns":
                continue
            off = [(min(box.gap(sign) for box in name.boxes), at) for at, (_, sign) in enumerate(signs)]
            own, _ = off[int(name.path[1])]
            nearest, at = min(off)
            other = signs[at][0]
            if own > _OFF_MM and other.hex not in name.hexes and nearest <= own + _ALIKE_MM:
                told = other.name or say("the town on {hex}", hex=board.sheet.label(other.hex))
                yield self.finding(
                    say(
                        "The name {text} is {own:.1f} mm from its town, and as near to {told}.",
                        text=name.text,
                        own=own,
                        told=told,
                    ),
                    subject=name.text,
                    hexes=(*name.hexes, other.hex),
                    path=name.path,
                )


def _common(ones: Sequence[Box], others: Sequence[Box]) -> float:
    """Return the area that the boxes of two texts share, in square millimetres."""
    return sum(one.common(other) for one in ones for other in others)


def _steps(course: Sequence[Point]) -> Iterator[Point]:
    """Yield points along a line, a quarter of a millimetre apart or less."""
    for start, end in pairwise(course):
        parts = max(1, math.ceil(math.dist(start, end) / _STEP_MM))
        for part in range(parts):
            share = part / parts
            yield start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _under(course: NDArray[np.float64], name: Name) -> int:
    """Count the points, a row each, that lie under a name."""
    x, y = course.T
    under = np.zeros(len(course), np.bool_)
    for box in name.boxes:
        under |= (box.left <= x) & (x <= box.right) & (box.top <= y) & (y <= box.bottom)
    return int(np.count_nonzero(under))


NAME_CHECKS: tuple[type[PrintCheck], ...] = (NamesCollide, NameOverSign, NameOverRiver, NameAstray)
