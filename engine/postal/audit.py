"""Checking the sums of published reports, whoever made them: accounts, races, and tables with their totals.

Both forms of the field are read: a race on a line of its own (``=1st RAVEL 15 ; TBNS 0+1``), and a table of a
round with a company in each column (``10JR+7+5``, ``Not run``).
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.messages import Phrase, say
from engine.postal.reading import syntax

SUM: Final = re.compile(r"\s*=\s*(-?\d+)((?:\s*[+-]\s*\d+(?:\s*\[[^\]]{0,8}\])?)*)\s*=\s*(-?\d+)\s*")
_TERM: Final = re.compile(r"([+-])\s*(\d+)\s*(?:\[([^\]]*)\])?")
_NOTE: Final = re.compile(r"[\[{(]\s*((?:[+-]\s*\d+(?:\s?[A-Za-z&]{1,8})?[\s,;/]*)+)[\])}]")
_CLAIM: Final = re.compile(r"([+-])\s*(\d+)\s*([A-Za-z&]*)")
COMPANY: Final = re.compile(r"(\S{1,12})\s+\[([^\]]{1,3})\]")
_RACE: Final = re.compile(r"\s*(\d{1,3})\)\s*\(\s*[^\s()-]{1,4}\s*-\s*[^\s()-]{1,4}\s*\)\s*\S.*")
_RESULT: Final = re.compile(r"\s*(=?)(?:(\d)(?:st|nd|rd|th)\s+)?(\S+)\s+(-?\d+)(JR)?((?:\s*[+-]\s*\d+)*)\s*")
_CELL: Final = re.compile(r"-?\d+(?:JR)?(?:\s*[+-]\s*\d+)*|-|–|Not run.*|", re.IGNORECASE)
_GAP: Final = re.compile(r"\s*\|\s*|\t+|\s{2,}")
_FORWARD: Final = ("b/fwd", "bfwd", "b/f", "brought forward")
_CARRIED: Final = ("c/fwd", "cfwd", "c/f", "carried forward")
_TOTAL: Final = ("total", "totals", "sum")
_PRIZES: Final = (20, 10)
_BUILDS: Final = re.compile(r"^[ \t]*([0-9]{1,2})[ \t]*[abc][ \t]*\)", re.MULTILINE)
_HEAD_LINES: Final = 3
"""Lines in which a report says its round; further down it may say the next one."""


class Fault(NamedTuple):
    """A sum of a report that does not come out: the report, the line from 1, and what is right."""

    report: str
    line: int
    says: Phrase


@dataclass
class _Accounts:
    """What a report says of each company, by code or letter: its account before and after, and its races."""

    forward: dict[str, tuple[int, int]] = field(default_factory=dict)
    carried: dict[str, tuple[int, int]] = field(default_factory=dict)
    races: Counter[str] = field(default_factory=Counter)
    has_wrong_race: bool = False
    paid: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    received: dict[tuple[str, str], tuple[int, int]] = field(default_factory=dict)


def audit(reports: Sequence[tuple[str, str]]) -> list[Fault]:
    """Return the faults of reports in their order, each with its name and text."""
    found: list[Fault] = []
    before: dict[str, tuple[int, int]] = {}
    last = 0
    for name, text in in_order(reports):
        reader = _Reader(name, _lines(text))
        reader.read()
        found += reader.faults
        number = round_of(text)
        follows = not (number and last) or number == last + 1
        for code, (amount, line) in reader.accounts.forward.items():
            if follows and code in before and before[code][0] != amount:
                says = say(
                    "{company} was carried forward with {right}, not {said}.",
                    company=code,
                    right=before[code][0],
                    said=amount,
                )
                found.append(Fault(name, line, says))
        before, last = reader.accounts.carried, number
    return sorted(dict.fromkeys(found), key=lambda fault: (names_of(reports).index(fault.report), fault.line))


def has_sums(text: str) -> bool:
    """Return whether a text has any account, race or table of a report: something to check."""
    reader = _Reader("", _lines(text))
    reader.read()
    return reader.has_sums


def _lines(text: str) -> list[str]:
    """Return the lines of a report; more than two spaces mean no more than two."""
    return [re.sub("[ ]{3,}", "  ", line) for line in text.splitlines()]


def in_order(reports: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return reports by their rounds, where all of them say theirs; else as they are."""
    rounds = [round_of(text) for _, text in reports]
    return sorted(reports, key=lambda report: round_of(report[1])) if all(rounds) else list(reports)


def round_of(text: str) -> int:
    """Return the round that a report is of: by its builds, else by its first lines; 0 where it says none."""
    head = "\n".join([line for line in text.splitlines() if line.strip()][:_HEAD_LINES])
    found = syntax.ROUND.search(head.casefold())
    return built_round(text) or (int(found[1]) if found else 0)


def built_round(text: str) -> int:
    """Return the round whose builds a report has, 0 for none."""
    found = _BUILDS.search(text)
    return int(found[1]) if found else 0


def names_of(reports: Sequence[tuple[str, str]]) -> list[str]:
    """Return the names of reports in their order."""
    return [name for name, _ in reports]


class _Reader:
    """Goes through the lines of a report."""

    def __init__(self, name: str, lines: Sequence[str]) -> None:
        self._name = name
        self._lines = lines
        self._company = self._letter = ""
        self._notes = Counter[str]()
        self._has_notes = False
        self._codes: dict[str, str] = {}
        self._most = 15
        self.accounts = _Accounts()
        self.faults: list[Fault] = []
        self.has_sums = False

    def read(self) -> None:
        """Read all lines."""
        at = 0
        while at < len(self._lines):
            at += self._read(at)
        self._compare_companies()

    def _read(self, at: int) -> int:
        """Read what begins at a line; return how many lines that takes."""
        line = self._lines[at]
        if found := SUM.fullmatch(line):
            self._sum(at, found)
        elif found := COMPANY.match(line):
            self._company, self._letter = found[1], found[2]
            self._codes[self._letter] = self._company
            self._notes, self._has_notes = Counter(), False
        elif _RACE.fullmatch(line) and not self._is_row(line) and at + 1 < len(self._lines):
            return 1 + self._race(at + 1)
        elif (rows := self._table(at)) > 1:
            return rows
        else:
            self._take_notes(line)
        return 1

    def _fault(self, at: int, says: Phrase) -> None:
        self.faults.append(Fault(self._name, at + 1, says))

    # -- accounts --------------------------------------------------------------------------

    def _take_notes(self, line: str) -> None:
        """Add what the notes of a build say; in rounds of races tolls are paid as well, so not there."""
        if syntax.ROLL.match(line.casefold()) is None:
            return
        for note in _NOTE.finditer(line):
            self._has_notes = True
            for sign, amount, whose in _CLAIM.findall(note[1]):
                self._notes[whose.upper()] += int(f"{sign}{amount}")

    def _sum(self, at: int, found: re.Match[str]) -> None:
        """Check how an account comes about: ``=20+12+5[B]=37``."""
        self.has_sums = True
        last = int(found[3])
        (first, _), *terms = terms_of(found[0])
        right = first + sum(amount for amount, _ in terms)
        if right != last:
            self._fault(at, say("The sum is {right}, not {said}.", right=right, said=last))
        if not self._company:
            return
        self.accounts.forward[self._company] = first, at + 1
        self.accounts.carried[self._company] = right, at + 1
        for amount, whose in terms:
            if whose and whose != self._letter:
                side = self.accounts.received if amount > 0 else self.accounts.paid
                side[self._letter, whose] = abs(amount), at
        self._compare_notes(at, terms)

    def _compare_notes(self, at: int, terms: Sequence[tuple[int, str]]) -> None:
        """Compare an account with the notes of the builds above it."""
        if not self._has_notes:
            return
        paid = Counter[str]()
        for amount, whose in terms:
            if amount < 0 and whose:
                paid[whose.upper()] -= amount
        for whose in sorted({*paid, *(name for name in self._notes if name)}):
            noted = -min(0, self._notes[whose])
            if noted != paid[whose]:
                says = say(
                    "The builds pay {company} {right}, not {said}.",
                    company=whose,
                    right=noted,
                    said=paid[whose],
                )
                self._fault(at, says)
        first = sum(amount for amount, whose in terms if amount > 0 and not whose)
        if self._notes[""] != first and self._notes[""] > 0:
            self._fault(
                at, say("First entries bring {right}, not {said}.", right=self._notes[""], said=first)
            )

    def _compare_companies(self) -> None:
        """Compare what each company pays with what the other receives, 15 at most (VP.B8)."""
        for (payer, payee), (amount, at) in self.accounts.paid.items():
            if payee not in self._codes:
                continue
            got, where = self.accounts.received.get((payee, payer), (0, at))
            if got not in (amount, min(amount, self._most)):
                says = say(
                    "{payer} pays {payee} {amount}, but {payee} receives {got}.",
                    payer=payer,
                    payee=payee,
                    amount=amount,
                    got=got,
                )
                self._fault(where, says)

    # -- races, a line each ----------------------------------------------------------------

    def _race(self, at: int) -> int:
        """Check the result of a race; return how many lines it takes."""
        parts = [part for part in re.split(r"[;,]", self._lines[at]) if part.strip()]
        results = [_RESULT.fullmatch(part) for part in parts]
        if not parts or not all(results):
            return 0
        self.has_sums = True
        found = [result for result in results if result]
        flows = sum(sum(_amounts(result[6])) for result in found)
        if flows:
            self.accounts.has_wrong_race = True
            says = say("What is paid and received in this race differs by {amount}.", amount=abs(flows))
            self._fault(at, says)
        self._prizes(at, found)
        for result in found:
            self.accounts.races[result[3]] += int(result[4]) + sum(_amounts(result[6]))
        return 1

    def _prizes(self, at: int, results: Sequence[re.Match[str]]) -> None:
        """Check the prizes of the first places: 20 and 10, shared by ties (VP.O9)."""
        placed: dict[int, list[re.Match[str]]] = {}
        for result in results:
            if result[2]:
                placed.setdefault(int(result[2]), []).append(result)
        before = 0
        for place in sorted(placed):
            same = placed[place]
            joint = sum(bool(result[5]) for result in same)
            trains = len(same) - joint // 2
            right = sum(_PRIZES[before : before + trains])
            said = sum(int(result[4]) for result in same)
            before += trains
            if said != right and not self._is_shared_by_all(results):
                self.accounts.has_wrong_race = True
                says = say("Place {place} wins {right}, not {said}.", place=place, right=right, said=said)
                self._fault(at, says)

    def _is_shared_by_all(self, results: Sequence[re.Match[str]]) -> bool:
        """Return whether prizes are shared by all entrants, 30 points in all (6.C6)."""
        won = [int(result[4]) for result in results]
        return sum(won) == sum(_PRIZES) and sum(amount > 0 for amount in won) > len(_PRIZES)

    # -- tables ----------------------------------------------------------------------------

    def _is_row(self, line: str) -> bool:
        cells = _cells(line)
        return len(cells) > 2 and all(_CELL.fullmatch(cell) for cell in cells[1:])

    def _table(self, at: int) -> int:
        """Check a table that begins at a line; return how many lines it takes, 0 where there is none."""
        head = _cells(self._lines[at])
        if len(head) < 2 or any(re.match(r"[-+]?\d", cell) for cell in head):
            return 0
        rows: list[tuple[int, list[str]]] = []
        for place in range(at + 1, len(self._lines)):
            line = self._lines[place]
            if re.fullmatch(r"[\s|:=-]*", line) and line.strip():
                continue
            cells = _cells(line)
            if not all(_CELL.fullmatch(cell) for cell in cells[1:]) or len(cells) < 3:
                break
            rows.append((place, cells))
        widths = {len(cells) for _, cells in rows}
        if len(widths) != 1 or not rows or widths.pop() not in (len(head), len(head) + 1):
            return 0
        _Table(self, head[-(len(rows[0][1]) - 1) :], rows).check()
        return rows[-1][0] - at + 1

    def fault(self, at: int, says: Phrase) -> None:
        """Note a fault of a line of a table."""
        self._fault(at, says)


class _Table:
    """A table of a report: rows of amounts, with a company in each column and mostly a total."""

    def __init__(self, reader: _Reader, head: list[str], rows: list[tuple[int, list[str]]]) -> None:
        self._reader = reader
        self._head = head
        self._rows = [
            (at, cells[0].strip().casefold(), [_value(cell) for cell in cells[1:]]) for at, cells in rows
        ]

    def check(self) -> None:
        """Check the totals of rows and columns, and compare the columns with the accounts."""
        has_total = self._head[-1].strip().casefold() in _TOTAL
        named = {name for _, name, _ in self._rows}
        self._reader.has_sums |= has_total or not named.isdisjoint((*_FORWARD, *_CARRIED, *_TOTAL))
        for at, _, amounts in self._rows:
            right = sum(amounts[:-1])
            if has_total and right != amounts[-1]:
                self._reader.fault(
                    at, say("The total is {right}, not {said}.", right=right, said=amounts[-1])
                )
        self._columns(len(self._head) - has_total)

    def _columns(self, companies: int) -> None:
        """Check every column: its last row is the sum of those above."""
        at, name, last = self._rows[-1]
        names = [other for _, other, _ in self._rows[:-1]]
        # What was brought forward may stand elsewhere; then what is carried is no sum of these rows.
        is_sum = (name in _CARRIED and any(other in _FORWARD for other in names)) or (
            name in _TOTAL and bool(names)
        )
        for column in range(companies):
            code = self._head[column].strip()
            right = sum(amounts[column] for _, _, amounts in self._rows[:-1])
            if is_sum and right != last[column]:
                says = say("{company} has {right}, not {said}.", company=code, right=right, said=last[column])
                self._reader.fault(at, says)
            self._against_accounts(code, column)

    def _against_accounts(self, code: str, column: int) -> None:
        """Compare a column with what is said of the company further up, and keep what it says."""
        accounts = self._reader.accounts
        for at, name, amounts in self._rows:
            amount = amounts[column]
            known = accounts.races and not accounts.has_wrong_race
            if name in ("races", "race") and known and accounts.races[code] != amount:
                says = say(
                    "The races bring {company} {right}, not {said}.",
                    company=code,
                    right=accounts.races[code],
                    said=amount,
                )
                self._reader.fault(at, says)
            for names, kept in ((_FORWARD, accounts.forward), (_CARRIED, accounts.carried)):
                if name not in names:
                    continue
                if code in kept and kept[code][0] != amount:
                    says = say(
                        "{company} has {right}, not {said}.", company=code, right=kept[code][0], said=amount
                    )
                    self._reader.fault(at, says)
                kept[code] = amount, at + 1


def terms_of(line: str) -> list[tuple[int, str]]:
    """Return the amounts of a sum, with whose they are: first what was brought forward, then each other."""
    found = SUM.fullmatch(line)
    if found is None:
        return []
    terms = ((int(f"{sign}{amount}"), whose or "") for sign, amount, whose in _TERM.findall(found[2]))
    return [(int(found[1]), ""), *terms]


def _cells(line: str) -> list[str]:
    """Return the cells of a line of a table."""
    return _GAP.split(line.strip().strip("|").rstrip()) if line.strip() else []


def _value(cell: str) -> int:
    """Return what a cell comes to: ``10JR+7+5`` is 22, an empty one nothing."""
    found = re.match(r"-?\d+", cell)
    return (int(found[0]) + sum(_amounts(cell[found.end() :]))) if found else 0


def _amounts(words: str) -> Iterator[int]:
    return (int(f"{sign}{amount}") for sign, amount in re.findall(r"([+-])\s*(\d+)", words))
