"""Family X, the part that concerns names of one kind of thing that differ by a slip."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from engine.board.document import Board
from engine.board.places import Country, Ferry, Special, Water
from engine.board.rules import Crossing
from engine.checks.frame.check import Check
from engine.checks.frame.misspelling import is_one_spelling, is_slip
from engine.checks.frame.placeholder_names import on_sheet
from engine.diagnostics.findings import Finding, Severity
from engine.hexes.lattice import Hex
from engine.messages import Phrase, say
from engine.text.names import folded

_LONG: Final = 6
"""Letters of a name from which on two a slip apart are hardly two things."""
_ALIKE: Final[dict[str, Phrase]] = {
    "countries": "The countries {one} and {other} look like two spellings of one name.",
    "specials": "The specials {one} and {other} look like two spellings of one name.",
    "ferries": "The ferries {one} and {other} look like two spellings of one name.",
    "waters": "The waters {one} and {other} look like two spellings of one name.",
    "special_rules": "The crossings {one} and {other} look like two spellings of one name.",
}


class NameAlike(Check):
    """Two countries, specials, ferries, waters or crossings have names that differ by a typing mistake.

    Why it matters: they are usually one thing that was entered twice, once misspelt: half of a country is
    then another country, which specials and permitted builds do not mean.

    Example: the countries Mexico and Mexiko, each with a part of the land.

    To fix it, give the hexes of one to the other and remove it, or give each a name of its own.
    """

    code, name, severity = "X169", "name-alike", Severity.WARNING
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each pair of one kind with names a slip apart."""
        for sort, things in _sorts(board):
            for (_, one), (index, other) in combinations(things, 2):
                if _are_alike(one.name, other.name):
                    yield self.finding(
                        say(_ALIKE[sort], one=one.name.strip(), other=other.name.strip()),
                        subject=f"{one.name.strip()},{other.name.strip()}",
                        hexes=_hexes(board, other),
                        path=(sort, index, "name"),
                    )


_Named = Country | Special | Ferry | Water | Crossing


def _sorts(board: Board) -> Iterator[tuple[str, list[tuple[int, _Named]]]]:
    """Yield the things of each kind with their places in the map file."""
    yield "countries", list(enumerate(board.countries))
    yield "specials", list(enumerate(board.specials))
    yield "ferries", list(enumerate(board.ferries))
    yield "waters", list(enumerate(board.waters))
    rules = enumerate(board.special_rules)
    yield "special_rules", [(index, rule) for index, rule in rules if isinstance(rule, Crossing)]


def _hexes(board: Board, thing: _Named) -> tuple[Hex, ...]:
    """Return where a thing is, as far as it says so itself."""
    if isinstance(thing, Country):
        return ()
    return on_sheet(board, thing.course if isinstance(thing, Ferry | Crossing) else thing.hexes)


def _are_alike(name: str, another: str) -> bool:
    """Return whether two names are one spelt otherwise, or a slip apart; numbers tell things apart."""
    if is_one_spelling(name, another):
        return True
    one, other = folded(name), folded(another)
    letters = [[sign for sign in each if not sign.isdigit()] for each in (one, other)]
    if min(len(one), len(other)) < _LONG or one[0] != other[0] or letters[0] == letters[1]:
        return False
    # Directions and ordinals, as in Upper Lake and Uppen Lake, are words of their own: one word may differ.
    words, others = one.split(), other.split()
    unlike = [pair for pair in zip(words, others, strict=False) if pair[0] != pair[1]]
    return (
        len(words) == len(others)
        and len(unlike) == 1
        and min(map(len, unlike[0])) >= _LONG - 1
        and is_slip(*unlike[0])
    )


ALIKE_NAME_CHECKS: tuple[Check, ...] = (NameAlike(),)
