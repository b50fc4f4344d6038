"""Names and texts: normalised when read or typed, compared folded, and shown without hidden characters.

Two names that look alike must be one name. ``normalised`` is used wherever a text enters a board,
``folded`` wherever two names are compared, ``shown`` where a text is put on a screen.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Final, TypeVar

_BREAK: Final = re.compile("\r\n|[\n-\r\x1c-\x1e\x85\u2028\u2029]")
_SPACE: Final = re.compile("[\t\xa0\u1680\u2000-\u200a\u202f\u205f\u2800\u3000]")
HIDDEN: Final = (
    "\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f"  # control characters
    "\xad\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"  # soft hyphen, joiner of graphemes, fillers
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # marks of direction
    "\u180b-\u180f"  # selectors of Mongolian variants
    "\u200b-\u200d\u2060-\u2065\u206a-\u206f\ufeff\ufff0-\ufffb"  # without width, byte order mark
    "\ud800-\udfff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff"
)
"""Characters that cannot be seen, as the inside of a class of a regular expression.

The other variation selectors are not among them: they belong to the character before them.
"""
_UNSEEN: Final = re.compile(f"[{HIDDEN}\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_JOINERS: Final = "\u200c\u200d"
_VIRAMA: Final = 9
"""The combining class of the sign after which a joiner changes the shape of letters."""

_ALIKE: Final = str.maketrans(
    dict.fromkeys("\u2018\u2019\u201a\u201b\u2032\u02bc\u02b9\u02bb\u055a\uff07\xb4`", "'")
    | dict.fromkeys("\u201c\u201d\u201e\u201f\u2033\xab\xbb\uff02", '"')
    | dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\ufe58\ufe63\uff0d", "-")
    | dict.fromkeys(_JOINERS)
)

Value = TypeVar("Value")


def _joins(found: re.Match[str]) -> bool:
    """Whether a hidden character is a joiner without which the word would be spelt otherwise."""
    text, start, end = found.string, found.start(), found.end()
    if found[0] not in _JOINERS or not start or end == len(text):
        return False
    before, after = text[start - 1], text[end]
    if {unicodedata.bidirectional(before), unicodedata.bidirectional(after)} == {"AL"}:
        return True
    return unicodedata.combining(before) == _VIRAMA and after.isalpha()


def normalised(text: str, *, lines: bool = False) -> str:
    """Return a text as a board holds it.

    - Letters and their accents are composed (NFC): ``o`` and a combining diaeresis become ``ö``.
    - Tabs, no-break spaces and all other spaces with a width become plain spaces.
    - Line breaks become a space, in a text of several ``lines`` a newline.
    - Removed are control characters, marks of direction, characters without width (soft hyphen, zero-width
      space, byte order mark, fillers), variation selectors, and lone surrogates. The two joiners stay
      where they change the spelling: after a virama, and between two Arabic letters.

    Quotation marks, apostrophes and dashes stay as the author chose them; ``folded`` compares them.
    """
    if text.isascii() and text.isprintable():
        return text
    if _BREAK.search(text):
        parts = _BREAK.split(text)
        text = "\n".join(parts) if lines else " ".join(part.strip() for part in parts if part.strip())
    text = _SPACE.sub(" ", text)
    text = _UNSEEN.sub(lambda found: found[0] if found[0] in _JOINERS else "", text)
    before = None
    # Whether a joiner stays depends on the order of accents, which NFC and each removal can change.
    while before != text:
        before = text
        text = unicodedata.normalize("NFC", text)
        text = _UNSEEN.sub(lambda found: found[0] if _joins(found) else "", text)
    return text


def invisible(text: str) -> tuple[str, ...]:
    """Return the characters of a text that ``normalised`` removes, each once, in order; no line breaks."""
    if text.isascii() and text.isprintable():
        return ()
    return tuple(dict.fromkeys(found[0] for found in _UNSEEN.finditer(text) if not _joins(found)))


def code_point(sign: str) -> str:
    """Return how Unicode numbers a character: ``U+200B``."""
    return f"U+{ord(sign):04X}"


def shown(text: str, *, lines: bool = False) -> str:
    """Return a text with each hidden character, and each line break unless in ``lines``, as a visible mark.

    ``ESC`` becomes ``⟨U+001B⟩``, a line break ``⏎``. Nothing else changes.
    """
    if text.isascii() and text.isprintable():
        return text
    if not lines:
        text = _BREAK.sub("⏎", text)
    return _UNSEEN.sub(lambda found: found[0] if _joins(found) else f"⟨{code_point(found[0])}⟩", text)


@lru_cache(maxsize=16384)
def folded(name: str) -> str:
    """Return a name as it is compared: two that people take for the same name become equal.

    Upper and lower case, composed and compatible letters (NFKC), the forms of apostrophes, quotation marks
    and dashes, the number of spaces, and whatever ``normalised`` removes make no difference.
    """
    if name.isascii() and name.isprintable():
        plain = name.translate(_ALIKE).casefold()
    else:
        plain = normalised(name).translate(_ALIKE)
        plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", plain).casefold())
    return " ".join(plain.split())


def is_same(name: str, other: str) -> bool:
    """Whether two names are the same to people."""
    return name == other or folded(name) == folded(other)


class ByName(Mapping[str, Value]):
    """Values by name: by the name as it stands if there is one, else by one that is the same to people.

    Of two values of one name the first counts.
    """

    def __init__(self, pairs: Iterable[tuple[str, Value]]) -> None:
        self._values: dict[str, Value] = {}
        for name, value in pairs:
            self._values.setdefault(name, value)

    @cached_property
    def _folded(self) -> dict[str, Value]:
        """The values by how their names are compared."""
        return {folded(name): self._values[name] for name in reversed(self._values)}

    def __getitem__(self, name: str) -> Value:
        """Return the value of a name in any spelling."""
        if name in self._values:
            return self._values[name]
        try:
            return self._folded[folded(name)]
        except KeyError:
            raise KeyError(name) from None

    def __contains__(self, name: object) -> bool:
        """Return whether there is a value of a name in any spelling."""
        return name in self._values or (isinstance(name, str) and folded(name) in self._folded)

    def __iter__(self) -> Iterator[str]:
        """Yield the names as they stand."""
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


def as_folded(names: Iterable[str]) -> frozenset[str]:
    """Return names as they are compared; ask whether a ``folded`` name is among them."""
    return frozenset(map(folded, names))


def place_of(name: object, names: Sequence[str]) -> int | None:
    """Return the place of a name among others: or None: the very name, else the first that is the same."""
    if name in names:
        return names.index(str(name))
    wanted = folded(str(name))
    return next((place for place, each in enumerate(names) if folded(each) == wanted), None)
