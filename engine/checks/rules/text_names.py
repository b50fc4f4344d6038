"""Family X, the part that concerns names in texts: of things that the board spells or places otherwise."""

import re
from collections.abc import Iterator
from typing import Final

from engine.board.document import Board
from engine.board.rules import AtPlaces, Crossing, Note
from engine.checks.frame.check import Check
from engine.checks.frame.misspelling import is_one_spelling, is_slip
from engine.checks.rules.credit_notes import is_credit
from engine.diagnostics.findings import Finding, Path, Severity
from engine.messages import say
from engine.text.names import as_folded, folded

_WORD: Final = re.compile(r"[^\W\d_]+(?:['’.-][^\W\d_]+)*")
_LONG: Final = 6
"""Letters from which on two words a slip apart are hardly two words."""
_SHORT: Final = 5
"""Letters of the shortest names that are looked for in texts."""
_MOST_WORDS: Final = 4
"""Words of the longest names that are looked for in texts."""


class TextName(Check):
    """A text spells a name otherwise than the board.

    Why it matters: players look for the place on the map. Either the text is misspelt, or the name was
    changed on the board and not in the text, or the other way round.

    Example: the note "The first railway into Cheltenam receives 6" on a board with Cheltenham.

    To fix it, correct the text, or the name. The text is not interpreted: capitalised words in it are
    compared with the names of the board, and reported if they differ by one slip or by a usual abbreviation.
    """

    code, name, severity = "X168", "text-name", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name that a text spells otherwise (6.C4)."""
        texts = list(_texts(board))
        if not texts:
            return
        names = tuple(dict.fromkeys(name.strip() for name in _names(board) if len(name.strip()) >= _SHORT))
        known = as_folded(names) | {word for name in names for word in folded(name).split()}
        known |= as_folded(crossing.name for crossing in board.crossings)
        known |= as_folded(ferry.name for ferry in board.ferries)
        for path, text in texts:
            for spelt, meant in dict.fromkeys(_slips(text, names, known)):
                place = path[0] == "errata"
                yield self.finding(
                    say("A correction has “{spelt}”, the board “{meant}”.", spelt=spelt, meant=meant)
                    if place
                    else say("A text has “{spelt}”, the board “{meant}”.", spelt=spelt, meant=meant),
                    subject=f"{path[0]} {int(path[1]) + 1},{spelt}",
                    path=(*path, "text"),
                )


def _texts(board: Board) -> Iterator[tuple[Path, str]]:
    """Yield the texts of rules, notes and corrections with their places, but no credits."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, Note) and is_credit(rule.text):
            continue
        if isinstance(rule, Crossing | AtPlaces | Note) and rule.text.strip():
            yield ("special_rules", index), rule.text
    for index, erratum in enumerate(board.errata):
        yield ("errata", index), erratum.text


def _names(board: Board) -> Iterator[str]:
    """Yield the names of all that a text may speak of."""
    for things in (board.towns, board.specials, board.countries, board.waters, board.lines):
        yield from (thing.name for thing in things)


def _slips(text: str, names: tuple[str, ...], known: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yield what a text spells otherwise than a name of the board, with that name."""
    words = list(_WORD.finditer(text))
    for place, first in enumerate(words):
        if not first[0][0].isupper():
            continue
        for count in range(min(_MOST_WORDS, len(words) - place), 0, -1):
            spelt = text[first.start() : words[place + count - 1].end()]
            if folded(spelt) in known:
                break
            meant = next((name for name in names if _is_meant(name, spelt)), None)
            if meant is not None:
                yield spelt, meant
                break


def _is_meant(name: str, spelt: str) -> bool:
    """Return whether a spelling is a slip of a name, or the name with an abbreviation; not its genitive."""
    if abs(len(name) - len(spelt)) > _LONG:
        return False
    if is_one_spelling(name, spelt):
        # Hyphens and capitals are matters of taste in a sentence.
        return _letters(name) != _letters(spelt)
    one, other = folded(name), folded(spelt)
    is_inflected = one.startswith(other[:-1]) or other.startswith(one[:-1])
    return len(spelt) >= _LONG and one[0] == other[0] and not is_inflected and is_slip(one, other)


def _letters(name: str) -> str:
    return "".join(sign for sign in folded(name) if sign.isalpha())


TEXT_NAME_CHECKS: tuple[Check, ...] = (TextName(),)
