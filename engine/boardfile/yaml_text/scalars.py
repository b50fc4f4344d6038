"""What a word without quotes means, and which text needs quotes.

Words are read by the core schema of YAML 1.2 (section 10.3.2), narrowed: ``on`` and ``no`` are words,
a date is text, and so is a number that no one writes, such as ``007`` or ``0x1F``. What is
written is quoted whenever any reader of YAML 1.1 or 1.2 might take it for something else.
"""

import math
import re
from typing import Final

from yaml.resolver import Resolver

Scalar = str | int | float | bool | None

_WORDS: Final[dict[str, Scalar]] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys((".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"), math.inf),
    **dict.fromkeys(("-.inf", "-.Inf", "-.INF"), -math.inf),
    **dict.fromkeys((".nan", ".NaN", ".NAN"), math.nan),
}
_NUMERIC_START: Final = frozenset("0123456789+-.")
# Python turns no more than 4,300 digits into a number.
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,3999})")
_FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|(?:0|[1-9][0-9]*)(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?")

_PLAIN = re.compile(r"[0-9A-Za-z\u00c0-\U0010ffff](?:[^\"#:,?\[\]{}\\`]*[^\s\"#:,?\[\]{}\\`])?")
_ESCAPED = re.compile('["\\\\\x00-\x1f\x7f-\xa0\u2028\u2029\ufeff\ufffe\uffff]')
_SHORT: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0"}
_OTHER_READERS: Final = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})


def meaning(word: str) -> Scalar:
    """Return what a word without quotes stands for: itself, a number, true, false or nothing."""
    if word in _WORDS:
        return _WORDS[word]
    if word[0] not in _NUMERIC_START:
        return word
    if _INTEGER.fullmatch(word):
        return int(word)
    if _FLOAT.fullmatch(word) and math.isfinite(value := float(word)):
        return value
    return word


def number(value: float) -> str:
    """Return a number as the file shows it, whole ones without a point."""
    if isinstance(value, int):
        return str(value)
    if value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    return exact(value)


def exact(value: float) -> str:
    """Return a float so that every reader takes it for one: ``10.0``, ``1.0e+16``, ``.inf``."""
    if not math.isfinite(value):
        return ".nan" if math.isnan(value) else f"{'-' if value < 0 else ''}.inf"
    text = repr(value)
    mantissa, e, exponent = text.partition("e")
    return f"{mantissa}.0e{exponent}" if e and "." not in mantissa else text


def whole(text: str) -> str:
    """Return text as :mod:`json` would want it: half characters joined in pairs or replaced.

    A lone surrogate, as some clipboards give, is no character and stands in no UTF-8 file.
    """
    if text.isascii():
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def quoted(text: str) -> str:
    """Return text in double quotes, on one line."""
    return '"' + _ESCAPED.sub(_escape, whole(text)) + '"'


def _escape(found: re.Match[str]) -> str:
    """Return the escape of one character."""
    code = ord(found[0])
    return _SHORT.get(found[0]) or (f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}")


def written(text: str) -> str:
    """Return text as it stands in the file, in quotes only where it needs them."""
    return whole(text) if reads_plain(text) else quoted(text)


def reads_plain(text: str) -> bool:
    """Return whether every reader takes the text without quotes for just this text."""
    if not _PLAIN.fullmatch(text) or _ESCAPED.search(text) or text.lower() in _OTHER_READERS:
        return False
    if not isinstance(meaning(text), str):
        return False
    older = Resolver.yaml_implicit_resolvers.get(text[0], ())
    return not any(pattern.match(text) for _, pattern in older)
