"""What players call the places of a board: labels, names with their usual slips, and keys."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.board.destinations import ways_in
from engine.board.document import Board
from engine.game.facts import Facts
from engine.hexes.lattice import Hex
from engine.postal.reading.source import compared

_LABEL: Final = re.compile(r"([a-z]{1,2})[ \t]?0{0,2}([0-9]{1,3})(?![a-z0-9])")
_KEY: Final = re.compile(r"(?:@[ \t]?|key[ \t]+)([0-9a-z]{1,3})(?![a-z0-9])|([0-9]{1,2}[shdc]?)(?![a-z0-9])")
_SPECIAL: Final = re.compile(r"s[ \t]?([0-9])(?![a-z0-9])")
_WORD: Final = re.compile(r"[^\W_]+")
_LEAST_PREFIX: Final = 4
_MOST_WORDS: Final = 5
_SPELT: Final = {
    "st": "(?:st|saint)",
    "saint": "(?:st|saint)",
    "and": "(?:and|&)",
    "ä": "(?:a|ae)",
    "ö": "(?:o|oe)",
    "ü": "(?:u|ue)",
    "å": "(?:a|aa)",
    "ß": "(?:ß|s|ss)",
    "ø": "(?:ø|o|oe)",
    "æ": "(?:æ|ae)",
}


class Place(NamedTuple):
    """A place as its board calls it, and the hexes it may be, of which a special has several."""

    name: str
    hexes: tuple[int, ...]


class Found(NamedTuple):
    """What stands at some place of a text: where it ends, the places it may mean, and how it was found.

    Several places mean that it is unclear which; ``is_guess`` says that a slip or a beginning was accepted.
    """

    end: int
    places: tuple[Place, ...]
    is_guess: bool = False


@dataclass(frozen=True)
class _Name:
    """A name in the form it is compared by, and its place."""

    letters: str
    words: int
    place: Place


class Gazetteer:
    """The places of a board by everything that players call them."""

    def __init__(self, board: Board, facts: Facts) -> None:
        self._facts = facts
        self._labels = {label.casefold(): number for label, number in facts.hexes_by_label.items()}
        self._names = tuple(_named(_places(board)))
        patterns = sorted({(_pattern(name.place.name), name) for name in self._names}, key=_longest)
        self._exact = tuple((re.compile(pattern + r"(?![^\W_])"), name.place) for pattern, name in patterns)
        self._firsts = frozenset(name.letters[0] for name in self._names)
        self.towns = {
            name.place.hexes[0]: name.place.name for name in self._names if len(name.place.hexes) == 1
        }
        """The names of towns and ports by hex."""

    def at(self, text: str, start: int) -> Found | None:
        """Return what a text has at a place, which must begin a word; None where it is nothing known."""
        return self.exact(text, start) or self._guessed(text, start)

    def exact(self, text: str, start: int) -> Found | None:
        """Return what a text has at a place if it is written as the board has it."""
        return self._label(text, start) or self._named(text, start) or self.key(text, start)

    def _label(self, text: str, start: int) -> Found | None:
        found = _LABEL.match(text, start)
        if found is None or (label := found[1] + found[2]) not in self._labels:
            return None
        hex_ = self._labels[label]
        return Found(found.end(), (Place(self._facts.labels[hex_], (hex_,)),))

    def _named(self, text: str, start: int) -> Found | None:
        """Return the longest name that a text has at a place."""
        if text[start : start + 1] not in self._firsts:
            return None
        matches = [(found.end(), place) for name, place in self._exact if (found := name.match(text, start))]
        if not matches:
            return None
        end = max(end for end, _ in matches)
        return Found(end, tuple(dict.fromkeys(place for at, place in matches if at == end)))

    def key(self, text: str, start: int) -> Found | None:
        """Return the destination whose key a text has at a place: ``@4``, ``S4``, ``12``."""
        found = _KEY.match(text, start) or _SPECIAL.match(text, start)
        if found is None:
            return None
        key = next(part for part in found.groups() if part).upper()
        destination = self._facts.map_places.destinations.get(key)
        return (
            None if destination is None else Found(found.end(), (Place(destination.name, destination.hexes),))
        )

    def is_label(self, text: str, start: int) -> int:
        """Return where what looks like a label ends, be it on the map or not; else 0."""
        found = _LABEL.match(text, start)
        return found.end() if found else 0

    def _guessed(self, text: str, start: int) -> Found | None:
        """Return the names that begin with what a text has, or differ from it by one slip of the pen."""
        words: list[re.Match[str]] = []
        at = start
        while len(words) < _MOST_WORDS and (word := _WORD.match(text, at)):
            words.append(word)
            gap = re.compile(r"[ \t'.&-]{1,3}").match(text, word.end())
            if gap is None:
                break
            at = gap.end()
        for count in range(len(words), 0, -1):
            written = "".join(word[0] for word in words[:count])
            if len(written) < _LEAST_PREFIX or written.isdigit():
                continue
            places = self._meant(written, count)
            if places:
                return Found(words[count - 1].end(), places, is_guess=True)
        return None

    def _meant(self, written: str, words: int) -> tuple[Place, ...]:
        begun = {name.place for name in self._names if name.letters.startswith(written)}
        slipped = {
            name.place for name in self._names if name.words == words and _one_slip(name.letters, written)
        }
        return tuple(sorted(slipped or begun))


def _longest(pair: tuple[str, _Name]) -> tuple[int, str]:
    return -len(pair[1].letters), pair[0]


def _places(board: Board) -> Iterator[Place]:
    """Yield every town, port and special with a name."""
    numbers: dict[Hex, int] = {
        hex_: number for number, hex_ in enumerate(h for h in board.sheet.hexes() if board.on_map(h))
    }
    for town in board.towns:
        if town.hex in numbers:
            yield Place(town.name, (numbers[town.hex],))
    for special in board.specials:
        hexes = tuple(numbers[hex_] for hex_ in ways_in(board, special) if hex_ in numbers)
        if hexes:
            yield Place(special.name, hexes)


def _named(places: Iterable[Place]) -> Iterator[_Name]:
    """Yield places by their names; of a special that is called like a town the town alone."""
    known: dict[str, list[Place]] = {}
    for place in places:
        letters = "".join(word for word in _words(place.name))
        if letters and not (known.get(letters) and len(place.hexes) > 1):
            known.setdefault(letters, []).append(place)
            yield _Name(letters, len(_words(place.name)), place)


def _words(name: str) -> list[str]:
    return _WORD.findall("".join(map(compared, name)).replace("'", ""))


def _pattern(name: str) -> str:
    """Return a regular expression for the ways a name is written."""
    words = _WORD.findall(name.casefold().replace("'", "").replace("’", ""))
    return r"(?:[ \t.,&-]{1,3}\n?|\n)[ \t]{0,3}".join(
        _SPELT.get(word) or r"'?".join(map(_letter, word)) for word in words
    )


def _letter(sign: str) -> str:
    return _SPELT.get(sign) or re.escape(compared(sign))


def _one_slip(one: str, other: str) -> bool:
    """Return whether one letter left out, put in, changed, or changed round makes two words the same."""
    if abs(len(one) - len(other)) > 1 or one == other:
        return one == other
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    rest, beside = one[start:], other[start:]
    if rest[1:] == beside[1:] or rest[1:] == beside or rest == beside[1:]:
        return True
    return rest[:2] == beside[:2][::-1] and rest[2:] == beside[2:]
