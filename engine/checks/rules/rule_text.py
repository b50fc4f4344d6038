"""What the texts of rules say of their numbers: costs, races, delays, owners, saving."""

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from engine.messages import Phrase, Saying, say

WORDS: Final[Mapping[str, Phrase]] = {
    "cost": "cost",
    "price": "price",
    "from_race": "number of races before it opens",
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
# Within bounds, for a text may be as long as a file: no figure with more digits, no clause with more signs.
_FIGURE = r"\d{1,9}"
_CLAUSE: Final = 200
_WITHIN = rf"[^.;:]{{0,{_CLAUSE}}}"
_NUMBER = rf"({_FIGURE}|{'|'.join(_NUMBERS)})"
_ORDINAL = rf"({_FIGURE}(?:st|nd|rd|th)|{'|'.join(_ORDINALS)})"
_POINTS = r"(?:building )?(?:points?|pts?)\b"
_COSTS = (
    rf"\bfor {_NUMBER}(?= {_POINTS}|,? as one (?:build|piece)\b| each\b|[.,;:)]|$)",
    rf"\b(?:costs?|price)(?:,| is| are| of|:)? {_NUMBER}\b",
    rf"\bcosts (?:an?|each|every|the) (?:company|player|builder) {_NUMBER}\b",
    rf"£ ?{_NUMBER}\b",
    rf"\b{_NUMBER} {_POINTS}",
)
_RACE = "(?:race|run)"
_FROM = r"\b(?:from|opens? (?:in|with|at|on))(?: the (?:start|beginning) of)?"
_OVER = r"(?:is|has been|was) (?:over|run|done|finished|ended)\b"
_SHUT = rf"\b(?:not|no\w*|never|closed|shut)\b{_WITHIN}\bbefore "
_SAID: Mapping[str, tuple[str, ...]] = {
    "cost": _COSTS,
    "price": _COSTS,
    "from_race": (
        rf"{_FROM} {_RACE} {_NUMBER}\b",
        rf"{_FROM} the {_ORDINAL} {_RACE}\b",
        rf"{_SHUT}{_RACE} {_NUMBER}\b",
        rf"{_SHUT}the {_ORDINAL} {_RACE}\b",
    ),
    "after_race": (
        rf"\bafter {_RACE} {_NUMBER}\b",
        rf"\bafter the {_ORDINAL} {_RACE}\b",
        rf"\b(?:once|when) {_RACE} {_NUMBER} {_OVER}",
        rf"\b(?:once|when) the {_ORDINAL} {_RACE} {_OVER}",
    ),
    "delay": (
        rf"\bdelay(?:s|ed)? (?:of |by )?{_NUMBER}\b",
        rf"\bslow(?:s|ed)? (?:[a-z]+ )?(?:down )?by {_NUMBER}\b",
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
    r"\bpays? (?=\S)|\b(?:paid|owe[sd]?|charge[sd]?|tolls?|fee|rent|bonus|bounty|fine[sd]?|penalty|forfeits?"
    r"|saves?|receives?|gains?|scores?|earns?|wins?|loses?|gets?)\b",
    re.IGNORECASE,
)
"""What comes before points that are no cost of a build: somebody pays them to another, or has them."""
_DUE_AFTER = re.compile(
    rf"\W*(?:{_POINTS})? ?(?:(?:a|per|each|every|for (?:a|each|every)) "
    r"(?:passage|crossing|train|run|race|trip|time|turn|journey)\b"
    r"|(?:goes?|(?:is|are) (?:paid|due|owed)) to\b|to (?:its|the|each|every|all) (?:owners?|others?|bank)\b"
    r"|to strangers\b)",
    re.IGNORECASE,
)
"""What comes after such points: who has them, or for what each time."""
_ALONE = re.compile(r"\b(?:its|the|one) owner alone\b|\ba single (?:owner|company)\b", re.IGNORECASE)
_WHOLE = re.compile(r"\bas one (?:build|piece)\b", re.IGNORECASE)
_SAVING = re.compile(r"\bsav(?:e|es|ed|ing)\b", re.IGNORECASE)
_MAY_SAVE = re.compile(
    r"\b(?:may|can|must|should|has to|have to|is to|are to) (?:\w+ )?(?:be saved|save)\b(?! \d)"
    r"|\bsav(?:e|es|ed|ing) (?:up )?(?:for (?:it|this|the)|(?:the|a|an|your|his|its|their) (?:\w+ )?"
    r"(?:rolls?|throws?|allowances?|points))\b",
    re.IGNORECASE,
)
_NOT_SAVING = re.compile(
    rf"\b(?:not|never|cannot|can't|without|no|nobody)\b{_WITHIN}\bsav(?:e|es|ed|ing)\b", re.IGNORECASE
)


def said_of(text: str, field: str) -> set[int]:
    """Return the numbers that the text of a rule gives for a field, in figures or in words."""
    text = text.casefold()
    said = {number - more for form, more in _forms(field) for number in _numbers(text, form)} - {-1}
    if field == "owners" and _ALONE.search(text):
        said.add(1)
    return said | {0} if field == "delay" and "without delay" in text else said


def with_said(text: str, field: str, claim: int, actual: int) -> str:
    """Return the text of a rule with another number where it gives one for a field, in figures or in words.

    A text that says it without a number is left as it is.
    """

    def other(found: re.Match[str], more: int) -> str:
        old = found[1]
        if _value(old) != claim + more or _is_due(found, field):
            return found[0]
        word = _in_the_manner_of(old, actual + more)
        start = found.start(1) - found.start()
        return found[0][:start] + word + found[0][start + len(old) :]

    for form, more in _forms(field):
        for phrase in _SAID[form]:
            # By ASCII alone, for else the dotless i of Turkish counts as an i, and no number has it.
            text = re.sub(phrase, partial(other, more=more), text, flags=re.IGNORECASE | re.ASCII)
    return text


def _forms(field: str) -> tuple[tuple[str, int], ...]:
    """Return the forms in which a text speaks of a field, each with how much more its number is.

    A board has the races to be run before something opens; what opens from a race opens after the one
    before (6.C4).
    """
    return (("from_race", 1), ("after_race", 0)) if field == "from_race" else ((field, 0),)


def opening(races: int) -> Saying:
    """Return when something opens for which so many races must have been run (6.C4)."""
    return say("after race {races}", races=races) if races else say("from the beginning")


def let_be(field: str, number: int) -> Saying:
    """Return the title of the fix that sets a field to a number."""
    if field == "from_race":
        return say("Let it be open {when}", when=opening(number))
    return say("Let its {words} be {claim}", words=say(WORDS[field]), claim=number)


def says_whole(text: str) -> bool:
    """Return whether a text says that a crossing is built as one."""
    return bool(_WHOLE.search(text))


def speaks_of_saving(text: str) -> bool:
    """Return whether a text says that allowance is saved for something, and not that it may not be."""
    return bool(_SAVING.search(text)) and not _NOT_SAVING.search(text)


def lets_save(text: str) -> bool:
    """Return whether a text lets players save allowance, rather than says what something else saves them."""
    return speaks_of_saving(text) and bool(_MAY_SAVE.search(text))


def _numbers(text: str, form: str) -> Iterator[int]:
    """Yield the numbers that a text names in some form."""
    for phrase in _SAID[form]:
        yield from (_value(found[1]) for found in re.finditer(phrase, text) if not _is_due(found, form))


def _is_due(found: re.Match[str], form: str) -> bool:
    """Return whether points are not those of a cost, by what stands around them in their clause."""
    if form not in {"cost", "price"}:
        return False
    start = found.start(1)
    before = re.split(r"[.,;:]", found.string[max(0, start - _CLAUSE) : start])[-1]
    return bool(_DUE.search(before) or _DUE_AFTER.match(found.string, found.end(1)))


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
