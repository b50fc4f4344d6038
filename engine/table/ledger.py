"""The ledger of a sitting: every amount with its rule, and the move it came of."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.messages import Phrase
from engine.rulesets.rulebook import RULEBOOK
from engine.table.sitting import Made, Sitting
from engine.transcript.accounts import Books, Entry
from engine.transcript.header import board_of
from engine.transcript.names import Names, hex_names


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """An entry in a seat's account, and after how many moves it was made (0 for what one begins with)."""

    move: int
    seat: int
    entry: Entry


class Ledger:
    """The entries of a sitting, which go on move by move; where moves were taken back they begin again."""

    def __init__(self, sitting: Sitting) -> None:
        self._names = Names(hex_names(board_of(sitting.header), sitting.game.facts), sitting.header.players)
        self._begin(sitting)

    def _begin(self, sitting: Sitting) -> None:
        self._books = Books(sitting.game, self._names)
        self._known = [0] * len(self._books.accounts)
        self._moves: tuple[Made, ...] = ()
        self._lines: list[LedgerLine] = []
        self._take(0)

    def _take(self, move: int) -> None:
        """Take over what is new in the accounts."""
        for seat, account in enumerate(self._books.accounts):
            new = account.entries[self._known[seat] :]
            self._lines.extend(LedgerLine(move, seat, entry) for entry in new)
            self._known[seat] = len(account.entries)

    def lines(self, sitting: Sitting) -> Sequence[LedgerLine]:
        """Return all entries of a sitting in the order they came."""
        moves = sitting.moves[: sitting.at]
        if moves[: len(self._moves)] != self._moves:
            self._begin(sitting)
        known = len(self._moves)
        for move, _ in enumerate(self._books.keeping(sitting.played(known)), known + 1):
            self._take(move)
        self._moves = moves
        return self._lines


def ledger(sitting: Sitting) -> Sequence[LedgerLine]:
    """Return all entries of a sitting in the order they came."""
    return Ledger(sitting).lines(sitting)


def rule_text(rule: str) -> Phrase:
    """Return what the rulebook says under a number; nothing where no rule has it."""
    return next((each.text for each in RULEBOOK.values() if rule in each.numbers), "")
