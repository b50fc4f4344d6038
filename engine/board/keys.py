"""Key schemes: which keys a board's towns and specials answer to.

Sources: 6.B1a (36 two-digit keys and 6 specials), 6.B1b (52 cards).
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from engine.messages import Phrase

SUITS: Final = "SHDC"
SUIT_WORDS: Final[Mapping[str, Phrase]] = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

_DICE: Final = tuple(f"{tens}{units}" for tens in "123456" for units in "123456")
_CARDS: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
SUIT_SIGNS: Final[Mapping[str, str]] = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_TYPED_SIGNS: Final = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC")


_LONGEST: Final = 8
"""No key is longer; what a slip or a joke leaves in a field must not be taken for a number."""


@dataclass(frozen=True)
class KeyScheme:
    """A way of drawing destinations.

    ``towns`` are the keys a town may have, ``specials`` those of special destinations; with
    cards both draw on the one pack, and every key of ``all_keys`` belongs to somebody.
    """

    name: str
    towns: tuple[str, ...]
    specials: tuple[str, ...]

    @property
    def all_keys(self) -> tuple[str, ...]:
        """Every key of the scheme once, in order."""
        return tuple(dict.fromkeys(self.towns + self.specials))


KEY_SCHEMES: Final = {
    scheme.name: scheme
    for scheme in (
        KeyScheme("dice-36", _DICE, ()),
        KeyScheme("dice-36+6", _DICE, tuple("123456")),
        KeyScheme("cards-52", _CARDS, _CARDS),
        KeyScheme("none", (), ()),
    )
}

KEY_SCHEME_WORDS: Final[Mapping[str, Phrase]] = {
    "dice-36+6": "36 towns and 6 specials, by dice",
    "dice-36": "36 towns, by dice",
    "cards-52": "52 destinations, by cards",
    "none": "No keys yet",
}
"""What the schemes are called where people choose one."""


def is_card(key: str) -> bool:
    """Return whether a key is a card: a rank and the letter of a suit."""
    return key[-1] in SUIT_SIGNS


def printed_key(key: str) -> str:
    """Return a key as a player reads it: a card with the sign of its suit."""
    return f"{key[:-1]}{SUIT_SIGNS[key[-1]]}" if is_card(key) else key


def sector_of(key: str) -> str:
    """Return the sector of a town's key: the tens digit, or the suit of a card (6.B1a, 6.B1b)."""
    return key[-1] if is_card(key) else key[0]


def key_order(key: str) -> tuple[int, int, str]:
    """Return a sorting key: numbers by size, cards by suit and rank, anything else last."""
    if key.isascii() and key.isdigit() and len(key) <= _LONGEST:
        return 0, int(key), key
    if key in _CARDS:
        return 1, _CARDS.index(key), key
    return 2, 0, key


def keys_in(text: str, known: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the keys in a text, parted by commas or spaces, each once, in the order of their scheme.

    ``24-26`` and ``AS–3S`` are all keys from one to the other, of those that are ``known``; a suit may
    also be typed by its sign.
    """
    words = (word.upper().translate(_TYPED_SIGNS) for word in re.split(r"[\s,;]+", text))
    keys = chain.from_iterable(_run_of(word, known) for word in words if word)
    return tuple(sorted(dict.fromkeys(keys), key=key_order))


def _run_of(word: str, known: Sequence[str]) -> Sequence[str]:
    """Return the keys a word means: those of a run, else the word unchanged."""
    first, dash, last = re.sub("[–—]", "-", word).partition("-")
    if not dash or first not in known or last not in known:
        return (word,)
    start, end = sorted((known.index(first), known.index(last)))
    return known[start : end + 1]


def keys_text(keys: tuple[str, ...]) -> str:
    """Return keys as they are typed."""
    return ", ".join(keys)


def passing_order(thrown: str, keys: Sequence[str]) -> tuple[str, ...]:
    """Return keys in the order in which a number thrown passes on until one is free (6.B1a).

    ``keys`` are all keys of the kind in order; those that share all but the last digit are one
    tens. Within it the search wraps, the tens after it are searched from their first.
    """
    tens = [key for key in keys if key[:-1] == thrown[:-1]]
    turn = tens.index(thrown)
    after = keys.index(tens[-1]) + 1
    return (*tens[turn:], *tens[:turn], *keys[after:], *keys[: after - len(tens)])
