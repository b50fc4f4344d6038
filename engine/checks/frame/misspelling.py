"""Whether one word is another with a slip of the pen, or one name another in other spelling."""

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engine.text.names import is_same

_WORD: Final = re.compile(r"[^\W_]+")
_IN_FULL: Final[Mapping[str, str]] = {
    "st": "saint",
    "sankt": "saint",
    "upon": "on",
    "lk": "lake",
    "jct": "junction",
    "spgs": "springs",
    "hts": "heights",
    "ste": "sainte",
    "ft": "fort",
    "mt": "mount",
    "gt": "great",
    "lt": "little",
    "n": "north",
    "s": "south",
    "e": "east",
    "w": "west",
}
"""Words that maps shorten in the names of places, in the languages of our boards."""

_NO_MARKS: Final = str.maketrans("", "", "'’")
"""Apostrophes, which names have or lack within a word."""


def is_slip(one: str, other: str) -> bool:
    """Return whether two words differ by one letter left out, put in or changed, or by two exchanged."""
    if one == other or abs(len(one) - len(other)) > 1:
        return False
    short, long = sorted((one, other), key=len)
    same = next((n for n, (a, b) in enumerate(zip(short, long, strict=False)) if a != b), len(short))
    if len(short) < len(long):
        return short[same:] == long[same + 1 :]
    if short[same + 1 :] == long[same + 1 :]:
        return True
    return short[same : same + 2] == long[same : same + 2][::-1] and short[same + 2 :] == long[same + 2 :]


def is_one_spelling(one: str, other: str) -> bool:
    """Return whether two names differ by hyphens, spaces, stops, accents or a usual abbreviation alone."""
    return not is_same(one, other) and bool(_bare(one)) and _bare(one) == _bare(other)


@lru_cache(maxsize=1024)
def _bare(name: str) -> str:
    """Return the letters and figures of a name, without accents, in small ones, abbreviations in full."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("&", " and ")).translate(_NO_MARKS)
    words = _WORD.findall("".join(sign for sign in plain if not unicodedata.combining(sign)))
    return "".join(_IN_FULL.get(word, word) for word in words)
