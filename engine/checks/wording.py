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

_NUMBERS = [
    "nought",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
_ORDINALS = [
    "noughth",
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
]
_NUMBER = rf"(\d+|{'|'.join(_NUMBERS)})"
_ORDINAL = rf"(\d+(?:st|nd|rd|th)|{'|'.join(_ORDINALS)})"
_COSTS = (
    rf"\bfor {_NUMBER}(?= (?:building )?points?\b|,? as one (?:build|piece)\b| each\b|[.,;:)]|$)",
    rf"\bcosts?:? {_NUMBER}\b",
    rf"£ ?{_NUMBER}\b",
    rf"\b{_NUMBER} (?:building )?points?\b",
)
_SHUT = r"\b(?:not|no\w*|never|closed|shut)\b[^.;:]*\bbefore "
_SAID: Mapping[str, tuple[str, ...]] = {
    "cost": _COSTS,
    "price": _COSTS,
    "from_race": (
        rf"\bfrom (?:race|run) {_NUMBER}\b",
        rf"\bfrom the {_ORDINAL} (?:race|run)\b",
        rf"{_SHUT}(?:race|run) {_NUMBER}\b",
        rf"{_SHUT}the {_ORDINAL} (?:race|run)\b",
    ),
    "after_race": (rf"\bafter (?:race|run) {_NUMBER}\b", rf"\bafter the {_ORDINAL} (?:race|run)\b"),
    "delay": (
        rf"\bdelay(?:s|ed)? (?:of |by )?{_NUMBER}\b",
        rf"\btakes? {_NUMBER} off\b",
        rf"\btrains? (?:that cross \w+ )?loses? {_NUMBER}\b",
    ),
    "owners": (
        rf"\b{_NUMBER} (?:owners?|compan(?:y|ies))(?: only| alone| at most)\b",
        rf"\b(?:only|up to|at most|no more than) {_NUMBER} (?:owners?|compan(?:y|ies))\b",
    ),
}
"""How a text speaks of fields."""
_DUE = re.compile(
    rf"\b(?:pays?|paid) (?!{_NUMBER}\b)|\b(?:saves?|receives?|gains?|scores?|earns?|wins?)\b", re.IGNORECASE
)
"""What comes before points that are no cost of a build: somebody pays them to another, or has them."""
_ALONE = re.compile(r"\b(?:its|the|one) owner alone\b", re.IGNORECASE)
_WHOLE = re.compile(r"\bas one (?:build|piece)\b", re.IGNORECASE)
_SAVING = re.compile(r"\bsav(?:e|es|ed|ing)\b", re.IGNORECASE)
_MAY_SAVE = re.compile(
    r"\b(?:may|can|must|should|has to|have to|is to|are to) (?:\w+ )?(?:be saved|save)\b(?! \d)"
    r"|\bsav(?:e|es|ed|ing) (?:up )?(?:for (?:it|this|the)|(?:the|a|an|your|his|its|their) (?:\w+ )?"
    r"(?:rolls?|throws?|allowances?|points))\b",
    re.IGNORECASE,
)
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
        new = actual - shift
        if _value(old) != claim - shift or new < 0 or _is_due(found, field):
            return found[0]
        word = _in_the_manner_of(old, new)
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


def lets_save(text: str) -> bool:
    """Tell whether a text lets players save allowance, rather than says what something else saves them."""
    return speaks_of_saving(text) and bool(_MAY_SAVE.search(text))


def _numbers(text: str, form: str) -> Iterator[int]:
    """Yield the numbers that a text names in some form."""
    for phrase in _SAID[form]:
        yield from (_value(found[1]) for found in re.finditer(phrase, text) if not _is_due(found, form))


def _is_due(found: re.Match[str], form: str) -> bool:
    """Tell whether points are not those of a cost, by what stands before them in their clause."""
    if form not in {"cost", "price"}:
        return False
    return bool(_DUE.search(re.split(r"[.,;:]", found.string[: found.start(1)])[-1]))


def _value(word: str) -> int:
    """Return what a number is, in figures or in words, one of a row or not."""
    word = word.casefold()
    for words in (_NUMBERS, _ORDINALS):
        if word in words:
            return words.index(word)
    return int(word.rstrip("stndrh"))


def _in_the_manner_of(old: str, new: int) -> str:
    """Return a number written as another is: in words where there is one, one of a row where that is."""
    is_ordinal = old.casefold() in _ORDINALS or (not old.isdigit() and old[0].isdigit())
    words = _ORDINALS if is_ordinal else _NUMBERS
    if not old[0].isdigit() and new < len(words):
        return words[new]
    if not is_ordinal:
        return str(new)
    return f"{new}{'th' if new % 100 in {11, 12, 13} else {1: 'st', 2: 'nd', 3: 'rd'}.get(new % 10, 'th')}"
