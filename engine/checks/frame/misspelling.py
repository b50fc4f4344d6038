"""Whether one word is another with a slip of the pen, or one name another in other spelling."""

import unicodedata

from engine.text.names import is_same


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
    """Return whether two names differ by hyphens, spaces, stops or accents alone, next to capitals."""
    return not is_same(one, other) and bool(_bare(one)) and _bare(one) == _bare(other)


def _bare(name: str) -> str:
    """Return the letters and figures of a name, without accents, in small ones."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())
