"""Family S, the part that concerns one river under two names."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from engine.board.document import Board
from engine.board.lines import SideLine
from engine.checks.frame.check import Check
from engine.checks.frame.misspelling import is_one_spelling, is_slip
from engine.diagnostics.findings import Finding, Fix, Severity
from engine.edits.lines import ReplaceLine
from engine.hexes.sides import Corner, corners_of, hexes_of
from engine.messages import say
from engine.text.names import folded

_LONG = 5
"""Letters from which on two names a slip apart are hardly those of two rivers."""


class RiverNameAlike(Check):
    """Two rivers that meet have names that differ by a typing mistake.

    Why it matters: they are usually one river whose lower part was misspelt. The sheet prints both names.

    Example: Tennessee and Tenessee, one going on where the other ends.

    To fix it, give both the same name. Names of five or more letters are compared; hyphens, spaces and
    accents are ignored. Where one river goes on as the other, as the Red and the Red River do, names with
    words in common are reported as well.
    """

    code, name, severity = "S117", "river-name-alike", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each pair of rivers that meet and have names a slip apart."""
        rivers = [
            (index, line)
            for index, line in enumerate(board.lines)
            if line.kind == "river" and line.name.strip() and line.sides
        ]
        for (_, one), (index, other) in combinations(rivers, 2):
            corners = _corners(one) & _corners(other)
            is_one = _are_alike(one.name, other.name) or (
                _is_within(one.name, other.name) and _goes_on(rivers, corners)
            )
            if not corners or not is_one:
                continue
            # A word put in or a letter left out is the commonest slip; else the longer river has the name.
            is_word = not _are_alike(one.name, other.name)
            unlikely, likely = sorted((one, other), key=lambda line: _likelihood(line, is_word=is_word))
            sides = [side for side in other.sides if corners & set(corners_of(side))]
            yield self.finding(
                say(
                    "The rivers {one} and {other} meet, and their names look like two spellings of one name. "
                    "Perhaps they are one river.",
                    one=one.name.strip(),
                    other=other.name.strip(),
                ),
                subject=f"{one.name.strip()},{other.name.strip()}",
                hexes=tuple(
                    dict.fromkeys(hex_ for side in sides for hex_ in hexes_of(side) if hex_ in board.sheet)
                ),
                path=("sides", index, "name"),
                fixes=(_named_alike(unlikely, likely), _named_alike(likely, unlikely)),
            )


def _named_alike(line: SideLine, other: SideLine) -> Fix:
    """Return the fix that gives a river the name of another."""
    title = say("Name both {river}", river=other.name.strip())
    return Fix(title, ReplaceLine(line, replace(line, name=other.name), "Rename river"), safe=False)


def _likelihood(line: SideLine, *, is_word: bool) -> tuple[int, int]:
    """Return by what to compare which of two names was meant."""
    letters = len(line.name.strip())
    return (-letters if is_word else letters), len(line.sides)


def _are_alike(one: str, other: str) -> bool:
    """Return whether two names are one spelt otherwise, or a slip apart; figures tell rivers apart."""
    if [*filter(str.isdigit, one)] != [*filter(str.isdigit, other)]:
        return False
    if is_one_spelling(one, other):
        return True
    short, long = sorted((folded(one), folded(other)), key=len)
    return len(short) >= _LONG and short[0] == long[0] and is_slip(short, long)


def _is_within(one: str, other: str) -> bool:
    """Return whether all words of one name are among those of the other: Red, and Red River."""
    words, others = set(folded(one).split()), set(folded(other).split())
    return (words < others or others < words) and not any(map(str.isdigit, one + other))


def _goes_on(rivers: list[tuple[int, SideLine]], corners: set[Corner]) -> bool:
    """Return whether rivers meet at one corner that no third side leads to: one goes on as the other."""
    if len(corners) != 1:
        return False
    return sum(corners <= set(corners_of(side)) for _, line in rivers for side in line.sides) == 2


def _corners(line: SideLine) -> set[Corner]:
    """Return the corners that a river touches."""
    return {corner for side in line.sides for corner in corners_of(side)}


RIVER_NAME_CHECKS: tuple[Check, ...] = (RiverNameAlike(),)
