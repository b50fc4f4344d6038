"""Family X, the part that concerns numbers in texts: of crossings, start rules, notes and corrections."""

import re
from collections.abc import Iterator
from typing import Final

from engine.board.document import Board
from engine.board.rules import AtPlaces, Connection, Crossing, Note, Override, StartRule
from engine.board.starts import hexes_of
from engine.checks.frame.check import Check
from engine.checks.frame.placeholder_names import known_as, on_sheet
from engine.checks.reach.spending_limits import rules_known
from engine.checks.rules.credit_notes import is_credit
from engine.checks.rules.crossing_times import most_races
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
    ("alternative", "alternative {number}"),
    ("bonus", "bonus {number}"),
)
"""The fields that hold one number, and how a finding lists them."""


class TextNumber(Check):
    """A text has a number that no field has: of its rule or, for a note or a correction, of the board.

    Why it matters: players read the text, but bots and test games use the fields. The sheet prints the
    fields next to the text, so a number that differs starts a quarrel.

    Example: `cost: 5, text: "Lydney to Sharpness for 6."`

    To fix it, correct the text or the field. The text is not interpreted: only its digits are compared,
    without years, hex labels and numbers in names. Notes and corrections are compared with the players, the
    keys, the rules and all special rules. Waive the note if the number is about something else.
    """

    code, name, severity = "X111", "text-number", Severity.NOTE
    scope = "local"

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each text with numbers that none of the fields it goes with has (6.C4)."""
        yield from self._find_in_notes(board)
        in_towns = {number for town in board.towns for number in _numbers(town.name)}
        for index, rule in enumerate(board.special_rules):
            if isinstance(rule, Crossing):
                subject, hexes, name = rule.name, rule.course, rule.name
            elif isinstance(rule, AtPlaces):
                subject, hexes, name = subject_at(rule, index), hexes_of(board, rule), ""
            else:
                continue
            known = {*in_towns, *_numbers(name), *_values(rule)}
            strange = [str(number) for number in dict.fromkeys(_numbers(rule.text)) if number not in known]
            if strange:
                yield self.finding(
                    _message(rule, listed(strange)),
                    subject=subject,
                    hexes=on_sheet(board, hexes),
                    path=("special_rules", index, "text"),
                )

    def _find_in_notes(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each note or correction with numbers that nothing on the board has."""
        known = None
        for place, text in notes_of(board):
            numbers = list(dict.fromkeys(_numbers(text)))
            if not numbers:
                continue
            known = known or _numbers_of_board(board)
            strange = [str(number) for number in numbers if number not in known]
            if strange:
                is_note = place[0] == "special_rules"
                yield self.finding(
                    say(
                        "A note has the number {numbers}, which no player number, key, price or rule of the "
                        "board has."
                        if is_note
                        else "A correction has the number {numbers}, which no player number, key, price or "
                        "rule of the board has.",
                        numbers=listed(strange),
                    ),
                    subject=f"{'note' if is_note else 'erratum'} {place[1] + 1}",
                    path=(*place, "text"),
                )


def title_at(rule: AtPlaces) -> Saying:
    """Return what a finding calls a rule of places at the beginning of a sentence."""
    return say("A start rule" if isinstance(rule, StartRule) else "A connection bonus")


def subject_at(rule: AtPlaces, index: int) -> str:
    """Return what a waiver calls a rule of places, by its place among the special rules."""
    return f"{'start' if isinstance(rule, StartRule) else 'connection'} {index + 1}"


def notes_of(board: Board) -> Iterator[tuple[tuple[str, int], str]]:
    """Yield the texts of notes and corrections with their places in the file, without credits."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, Note) and not is_credit(rule.text):
            yield ("special_rules", index), rule.text
    for index, erratum in enumerate(board.errata):
        yield ("errata", index), erratum.text


def _numbers_of_board(board: Board) -> frozenset[int]:
    """Return the numbers that players, keys, names, ferries and special rules of a board have.

    Of the rules only those that sheets mention: prizes, the shortest run, the races, and what is overridden.
    """
    values: list[object] = [board.players.fewest, board.players.most, board.players.best]
    rules = rules_known(board)
    if rules is not None:
        values += [*rules.prizes, rules.min_run, most_races(board, rules)]
    for rule in board.special_rules:
        if isinstance(rule, Override):
            for _, value in rule.values:
                values += value if isinstance(value, tuple) else [value]
        elif isinstance(rule, Crossing | AtPlaces):
            values += _values(rule)
    values += [price for ferry in board.ferries for price in (ferry.price, ferry.fee)]
    # The keys of specials are single digits, which any text may have.
    values += [int(key) for key in board.key_scheme.all_keys if key.isdecimal() and len(key) > 1]
    values += [number for town in board.towns for number in _numbers(town.name)]
    values += [*(town.bonus for town in board.towns), *(line.cost for line in board.lines)]
    values += [number for special in board.specials for number in _numbers(special.name)]
    return frozenset(value for value in values if isinstance(value, int))


def _numbers(text: str) -> Iterator[int]:
    """Yield the numbers that a text has in digits."""
    return (int(found) for found in _NUMBER.findall(text))


def _values(rule: Crossing | AtPlaces) -> Iterator[int]:
    """Yield the numbers that a rule has in its fields.

    What opens after a race opens from the next one, so a text may give either number.
    """
    yield from (getattr(rule, field) for field, _ in _FIELDS if getattr(rule, field, None) is not None)
    if not isinstance(rule, Connection) and rule.from_race:
        yield rule.from_race + 1
    if isinstance(rule, StartRule):
        yield from rule.seats


def _message(rule: Crossing | AtPlaces, numbers: Saying | str) -> Saying:
    """Return which numbers are in the text alone, and what the fields have."""
    name = known_as(rule.name) if isinstance(rule, Crossing) else title_at(rule)
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
