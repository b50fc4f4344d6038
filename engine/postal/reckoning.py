"""Playing the builds of published reports again, to check every payment by the rules (VP.B3 to VP.B9).

Races cannot be played again, for reports do not say how the trains rolled; builds can, round after round from
the first, as long as reports say all track that was laid.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.board.document import Board
from engine.boardfile.writing import write_board
from engine.game.events import BANK
from engine.game.moves import SetRolls, Start
from engine.messages import say
from engine.postal.adjudicating import move_of
from engine.postal.audit import COMPANY, SUM, Fault, built_round, in_order, terms_of
from engine.postal.history import History, new_history
from engine.postal.reading.companies import Companies, Company
from engine.postal.reading.letters import LetterError, letter_from_text
from engine.postal.reading.orders import Occasion, orders_of
from engine.postal.reading.written_orders import Concern, Orders
from engine.postal.report_lines import Wording
from engine.postal.round_report import report_of
from engine.postal.terms import Terms
from engine.transcript.header import Header, program_version
from engine.transcript.remarks import HUMAN
from engine.turns.illegal import IllegalMove

_AMPLE: Final = 99
"""More points than any build needs: reports say what was laid, and so was paid for."""


@dataclass(frozen=True)
class _Section:
    """What a report says of a company in a building round: its builds with their line, and its sum."""

    company: Company
    builds: tuple[str, ...]
    first: int
    sum: str = ""
    sum_line: int = 0


def reckon(board: Board, reports: Sequence[tuple[str, str]], rules: str = "postal") -> Iterator[Fault]:
    """Yield the sums of reports that are not what the rules make of their builds, and builds that cannot be.

    The reports are those of the building rounds from the first on, in order; others are passed over.
    """
    history: History | None = None
    for name, text in in_order(reports):
        sections = list(_sections(text.splitlines()))
        number = built_round(text)
        if not number:
            continue
        companies = Companies(tuple(section.company for section in sections))
        if history is None and number == 1:
            history = _begun(board, rules, companies)
        if history is None or history.round + 1 != number or len(history.header.players) != len(sections):
            break
        reading = _Round(name, companies, sections)
        history = reading.play(history)
        yield from reading.faults
        if history is None:
            break


def with_reckoned(faults: Sequence[Fault], board: Board, reports: Sequence[tuple[str, str]]) -> list[Fault]:
    """Return faults together with those of the builds played again; of a line that has one, no other."""
    known = {(fault.report, fault.line) for fault in faults}
    new = [fault for fault in reckon(board, reports) if (fault.report, fault.line) not in known]
    order = [name for name, _ in reports]
    return sorted((*faults, *new), key=lambda fault: (order.index(fault.report), fault.line))


def _sections(lines: Sequence[str]) -> Iterator[_Section]:
    """Yield what is said of each company."""
    company: Company | None = None
    builds: list[str] = []
    first = 0
    for at, line in enumerate(lines, 1):
        if found := COMPANY.match(line):
            company, builds, first = Company(found[1], found[2]), [], at + 1
        elif company is not None and SUM.fullmatch(line):
            yield _Section(company, tuple(builds), first, line, at)
            company = None
        elif company is not None:
            builds.append(line)


def _begun(board: Board, rules: str, companies: Companies) -> History:
    """Return a game at its beginning."""
    codes = tuple(company.code for company in companies.each)
    header = Header(
        write_board(board), board.title, "", rules, codes, (HUMAN,) * len(codes), 0, program_version()
    )
    return new_history(header)


class _Round:
    """The builds of a round, played again."""

    def __init__(self, name: str, companies: Companies, sections: Sequence[_Section]) -> None:
        self._name = name
        self._companies = companies
        self._sections = sections
        self.faults: list[Fault] = []

    def play(self, history: History) -> History | None:
        """Play the round and compare its sums; return the game after it, None where it cannot go on."""
        try:
            if not history.moves:
                history = self._started(history)
            history = history.made(SetRolls((_AMPLE,) * history.game.facts.rules.build_rolls))
            for seat in range(len(self._sections)):
                history = history.made(move_of(history, self._orders(history, seat)))
        except IllegalMove as error:
            self.faults.append(Fault(self._name, self._sections[0].first, str(error)))
            return None
        self._compare(history)
        return history

    def _started(self, history: History) -> History:
        """Let every company start where its first piece does."""
        for seat, section in enumerate(self._sections):
            facts = history.game.facts
            orders = self._read(history, seat)
            points = (piece.points[0].hexes for piece in orders.pieces if piece.points) if orders else ()
            start = next(
                (hex_ for hexes in points for hex_ in hexes if hex_ in facts.starts), facts.starts[0]
            )
            if orders is not None and not orders.pieces:
                self.faults.append(
                    Fault(self._name, section.first, say("There is no start of this company."))
                )
            history = history.made(Start(start))
        return history

    def _read(self, history: History, seat: int) -> Orders | None:
        """Return the builds of a company as orders."""
        state = history.state
        occasion = Occasion(
            history.gazetteer,
            history.game.facts,
            state,
            self._companies,
            seat,
            history.round or 1,
            state.post.rolls,
        )
        try:
            return orders_of(letter_from_text("\n".join(self._sections[seat].builds)), occasion)
        except LetterError:
            return None

    def _orders(self, history: History, seat: int) -> Orders | None:
        """Return the builds of a company, and note what of them cannot be."""
        orders, section = self._read(history, seat), self._sections[seat]
        for doubt in orders.doubts if orders else ():
            if doubt.concern is not Concern.REMARK:
                assert orders is not None
                line, _ = orders.letter.position(doubt.span.start)
                self.faults.append(Fault(self._name, section.first + line - 1, doubt.says))
        return orders

    def _compare(self, history: History) -> None:
        """Compare every sum with what the rules make of the builds."""
        result = report_of(history, history.state.round)
        wording = Wording(history, Terms("", self._companies))
        for seat, section in enumerate(self._sections):
            said = Counter[tuple[str, bool]]()
            for amount, whose in terms_of(section.sum)[1:]:
                said[whose, amount < 0] += amount
            right = Counter[tuple[str, bool]]()
            for amount, other in result.terms[seat][1:]:
                letter = "" if other == BANK else self._companies.each[other].letter
                right[letter, amount < 0] += amount
            if said != right:
                says = say("By the rules this is {sum}.", sum=wording.sum_of(result, seat))
                self.faults.append(Fault(self._name, section.sum_line, says))
