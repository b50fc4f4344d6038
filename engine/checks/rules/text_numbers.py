"""Family X, the part that concerns numbers in the texts of crossings and start rules."""

import re
from collections.abc import Iterator
from typing import Final

from engine.board.document import Board
from engine.board.rules import Crossing, StartRule
from engine.board.starts import hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.diagnostics.findings import Finding, Severity
from engine.messages import Phrase, Saying, listed, say

_NUMBER: Final = re.compile(r"(?<!\w)(?<![0-9][.,])[0-9]{1,3}(?!\w|[.,][0-9])")
"""Digits that stand alone: no label of a hex (R27), no year, no part of a date or a decimal fraction."""

_FIELDS: Final[tuple[tuple[str, Phrase], ...]] = (
    ("cost", "cost {number}"),
    ("price", "price {number}"),
    ("from_race", "after race {number}"),
    ("owners", "owners {number}"),
    ("most", "companies at each {number}"),
    ("delay", "delay {number}"),
    ("alongside", "track alongside {number}"),
)
"""The fields that hold one number, and how a finding lists them."""


class TextNumber(Check):
    """The text of a crossing or a start rule has a number that no field of the rule has.

    Why it matters: players read the text, but bots and test games use the fields. The sheet prints the
    fields next to the text, so a number that differs starts a quarrel.

    Example: `cost: 5, text: "Lydney to Sharpness for 6."`

    To fix it, correct the text or the field. The text is not interpreted: only its digits are compared,
    without years, hex labels and numbers in names. Waive the note if the number is about something else.
    """

    code, name, severity = "X111", "text-number", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each rule with numbers in its text that none of its fields has (6.C4)."""
        in_towns = {number for town in board.towns for number in _numbers(town.name)}
        for index, rule in enumerate(board.special_rules):
            if isinstance(rule, Crossing):
                subject, hexes, name = rule.name, rule.course, rule.name
            elif isinstance(rule, StartRule):
                subject, hexes, name = f"start {index + 1}", hexes_of(board, rule), ""
            else:
                continue
            known = {*in_towns, *_numbers(name), *_values(rule)}
            strange = [str(number) for number in dict.fromkeys(_numbers(rule.text)) if number not in known]
            if strange:
                yield self.finding(
                    _told(rule, listed(strange)),
                    subject=subject,
                    hexes=on_sheet(board, hexes),
                    path=("special_rules", index, "text"),
                )


def _numbers(text: str) -> Iterator[int]:
    """Yield the numbers that a text has in digits."""
    return (int(found) for found in _NUMBER.findall(text))


def _values(rule: Crossing | StartRule) -> Iterator[int]:
    """Yield the numbers that a rule has in its fields.

    What opens after a race opens from the next one, so a text may give either number.
    """
    yield from (getattr(rule, field) for field, _ in _FIELDS if getattr(rule, field, None) is not None)
    if rule.from_race:
        yield rule.from_race + 1
    if isinstance(rule, StartRule):
        yield from rule.seats


def _told(rule: Crossing | StartRule, numbers: Saying | str) -> Saying:
    """Return which numbers are in the text alone, and what the fields have."""
    name = known_as(rule.name) if isinstance(rule, Crossing) else say("A start rule")
    terms = [say(words, number=getattr(rule, field)) for field, words in _FIELDS if getattr(rule, field, 0)]
    if isinstance(rule, StartRule) and rule.seats:
        terms.append(say("seats {seats}", seats=", ".join(map(str, rule.seats))))
    if not terms:
        return say("{rule}: the text says {numbers}; no field of the rule does.", rule=name, numbers=numbers)
    return say(
        "{rule}: the text says {numbers}; no field of the rule does ({fields}).",
        rule=name,
        numbers=numbers,
        fields=tuple(terms),
    )


TEXT_NUMBER_CHECKS: tuple[Check, ...] = (TextNumber(),)
