"""Family T, the part that concerns names that look like slips of the keyboard, whatever they are of."""

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.board.document import Board
from engine.board.places import Town
from engine.board.rules import Crossing
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import on_sheet
from engine.diagnostics.findings import Finding, Path, Severity
from engine.hexes.lattice import Hex
from engine.messages import Phrase, say

_FEW: Final = 6
"""This many names at least show what form names have on a board."""
_PLACEHOLDER: Final = re.compile(
    r"(?:new|untitled|unnamed|neue[rs]?|unbenannte[rs]?)\s+"
    r"(?:town|city|special|ferry|country|water|crossing|name|stadt|ort|sonderziel|fähre|land)\s*\d*"
    r"|town|city|special|ferry|name|untitled|unnamed|unbenannt|test\s*\d*|xx+|\?+|(?:todo|tbd)\b.*",
    re.IGNORECASE,
)
"""Names that stand for one still to come."""
_STRAY: Final = re.compile(r"^[,;:_/\\|=+*&.]|[,;:_/\\|=+*&-]$")
"""Signs that no name begins or ends with."""
_PAIRS: Final = ("()", "[]", "“”", "«»")
_SMALL: Final = re.compile(r"[a-zà-öø-ÿ](?!['’])")
"""A small letter to begin with; not an article, as in ’s-Gravenhage or d’Ivry."""
_GLUED: Final = re.compile(r"[^\W\d_]\d")
"""A letter with a figure right behind it."""
_PLACEHELD: Phrase = "“{name}” is no name yet."
_SIGNED: Phrase = "The name “{name}” has a stray sign, or a bracket without its other half."
_UNCAPITAL: Phrase = "The name “{name}” begins with a small letter, unlike those of all other towns."
_NUMBERED: Phrase = "The name “{name}” contains a key or a stray figure."


class _Named(NamedTuple):
    """A thing with a name: its place in the map file, the name, and its hexes."""

    path: Path
    name: str
    hexes: tuple[Hex, ...]


class NameOdd(Check):
    """A name looks like a slip of the keyboard, or is only a placeholder.

    Why it matters: the name is printed as it is, on the sheet, on cards and in reports. A key typed into the
    name, or a name that was to be filled in later, is easily overlooked among forty.

    Example: a town called `Waco 44`, `waco`, `Waco,` or `New town`.

    To fix it, type the name. A small letter is reported only in the one town that begins with it, a number
    only in the one town that has its key, or a number glued to a letter, in its name. Waive this if the place
    is really called so.
    """

    code, name, severity = "T142", "name-odd", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name of an odd form that is printed."""
        towns = [town.name.strip() for town in board.towns]
        small, numbered = _lone(towns, _SMALL), [town for town in board.towns if _is_numbered(town)]
        for each in _named(board):
            name = each.name.strip()
            told = _told(name)
            if told is None and each.path[0] == "towns":
                # Where several towns are numbered, that is how they are called.
                is_numbered = numbered == [board.towns[int(each.path[1])]]
                told = _NUMBERED if is_numbered else _UNCAPITAL if name == small else None
            if name and told and not _is_for_now(board, each):
                yield self.finding(
                    say(told, name=name), subject=name, hexes=each.hexes, path=(*each.path, "name")
                )


def _is_numbered(town: Town) -> bool:
    """Return whether a name has a key of its town, or a figure right behind a letter."""
    return bool(_GLUED.search(town.name) or set(town.name.split()) & set(town.keys))


def _is_for_now(board: Board, each: _Named) -> bool:
    """Return whether a name ends with the label of its hex, as a fix gives it to one of two of a name."""
    return any(each.name.strip().endswith(f" {board.sheet.label(hex_)}") for hex_ in each.hexes)


def _told(name: str) -> Phrase | None:
    """Return what is odd about a name by itself, if anything."""
    if _PLACEHOLDER.fullmatch(name):
        return _PLACEHELD
    is_signed = _STRAY.search(name) or any(name.count(one) != name.count(other) for one, other in _PAIRS)
    return _SIGNED if is_signed else None


def _lone(names: Sequence[str], form: re.Pattern[str]) -> str | None:
    """Return the only one of many names that a form fits at its beginning."""
    fitting = [name for name in names if form.match(name)]
    return fitting[0] if len(fitting) == 1 and len(names) > _FEW else None


def _named(board: Board) -> Iterator[_Named]:
    """Yield all that has a name that is printed."""
    for index, town in enumerate(board.towns):
        yield _Named(("towns", index), town.name, on_sheet(board, (town.hex,)))
    for index, special in enumerate(board.specials):
        yield _Named(("specials", index), special.name, on_sheet(board, special.hexes))
    for index, ferry in enumerate(board.ferries):
        yield _Named(("ferries", index), ferry.name, on_sheet(board, ferry.course))
    for index, country in enumerate(board.countries):
        yield _Named(("countries", index), country.name, ())
    for index, water in enumerate(board.waters):
        yield _Named(("waters", index), water.name, on_sheet(board, water.hexes[:1]))
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, Crossing):
            yield _Named(("special_rules", index), rule.name, on_sheet(board, rule.course))


ODD_NAME_CHECKS: tuple[Check, ...] = (NameOdd(),)
