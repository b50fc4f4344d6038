"""What the texts of rules say of their numbers: costs, races, delays, owners, saving."""

import re
from collections.abc import Iterator, Mapping
from typing import Final

from engine.sayings import Phrase

WORDS: Final[Mapping[str, Phrase]] = {
    "cost": "cost",
    "price": "price",
    "from_race": "first race",
    "delay": "delay",
    "owners": "number of owners",
}
"""What the fields of which a text may speak are called."""

_NUMBERS = ("nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBER = rf"(\d+|{'|'.join(_NUMBERS)})"
_COSTS = (
    rf"\bfor {_NUMBER}(?= (?:building )?points?\b|,? as one (?:build|piece)\b| each\b|[.,;:)]|$)",
    rf"\bcosts? {_NUMBER}\b",
    rf"\b{_NUMBER} (?:building )?points?\b",
)
_SAID: Mapping[str, tuple[str, ...]] = {
    "cost": _COSTS,
    "price": _COSTS,
    "from_race": (
        rf"\bfrom (?:race|run) {_NUMBER}\b",
        rf"\b(?:not|no\w*|never|closed|shut)\b[^.;:]*\bbefore (?:race|run) {_NUMBER}\b",
    ),
    "after_race": (rf"\bafter (?:race|run) {_NUMBER}\b",),
    "delay": (rf"\bdelay(?:s|ed)? (?:of |by )?{_NUMBER}\b", rf"\btakes? {_NUMBER} off\b"),
    "owners": (rf"\b{_NUMBER} (?:owners?|compan(?:y|ies))(?: only| alone| at most)\b",),
}
"""How a text speaks of fields."""
_ALONE = re.compile(r"\b(?:its|the|one) owner alone\b", re.IGNORECASE)
_WHOLE = re.compile(r"\bas one (?:build|piece)\b", re.IGNORECASE)
_SAVING = re.compile(r"\bsav(?:e|es|ed|ing)\b", re.IGNORECASE)
_NOT_SAVING = re.compile(
    r"\b(?:not|never|cannot|can't|without|no|nobody)\b[^.;:]*\bsav(?:e|es|ed|ing)\b", re.IGNORECASE
)


def said_of(text: str, field: str) -> set[int]:
    """Return the numbers that the text of a rule gives for a field, in figures or in words."""
    text = text.casefold()
    said = set(_numbers(text, field))
    if field == "from_race":
        # What is open after a race is open from the next on.
        said.update(race + 1 for race in _numbers(text, "after_race"))
    if field == "owners" and _ALONE.search(text):
        said.add(1)
    return said | {0} if field == "delay" and "without delay" in text else said


def with_said(text: str, field: str, claim: int, actual: int) -> str:
    """Return the text of a rule with another number where it gives one for a field, in figures or in words.

    A text that says it without a number is left as it is. What opens after a race is open from the next.
    """
    shift = 0 if claim in set(_numbers(text.casefold(), field)) else 1

    def other(found: re.Match[str]) -> str:
        old = found[1]
        value = _NUMBERS.index(old.casefold()) if old.casefold() in _NUMBERS else int(old)
        new = actual - shift
        if value != claim - shift or new < 0:
            return found[0]
        word = _NUMBERS[new] if not old.isdigit() and new < len(_NUMBERS) else str(new)
        start = found.start(1) - found.start()
        return found[0][:start] + word + found[0][start + len(old) :]

    for phrase in _SAID["after_race"] if shift and field == "from_race" else _SAID[field]:
        text = re.sub(phrase, other, text, flags=re.IGNORECASE)
    return text


def says_whole(text: str) -> bool:
    """Tell whether a text says that a crossing is built as one."""
    return bool(_WHOLE.search(text))


def speaks_of_saving(text: str) -> bool:
    """Tell whether a text says that allowance is saved for something, and not that it may not be."""
    return bool(_SAVING.search(text)) and not _NOT_SAVING.search(text)


def _numbers(text: str, form: str) -> Iterator[int]:
    """Yield the numbers that a text names in some form."""
    for phrase in _SAID[form]:
        for number in re.findall(phrase, text):
            yield _NUMBERS.index(number) if number in _NUMBERS else int(number)
