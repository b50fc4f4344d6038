"""The ledger of a sitting: every amount with its rule, and the move it came of."""

from dataclasses import dataclass

from engine.messages import Phrase
from engine.rulesets.rulebook import RULEBOOK
from engine.table.sitting import Sitting
from engine.transcript.accounts import Books, Entry
from engine.transcript.header import board_of
from engine.transcript.names import Names, hex_names


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """An entry in a seat's account, and after how many moves it was made (0 for what one begins with)."""

    move: int
    seat: int
    entry: Entry


def ledger(sitting: Sitting) -> list[LedgerLine]:
    """Return all entries of a sitting in the order they came."""
    names = Names(hex_names(board_of(sitting.header), sitting.game.facts), sitting.header.players)
    books = Books(sitting.game, names)
    known = [0] * len(books.accounts)
    found: list[LedgerLine] = []

    def take(move: int) -> None:
        for seat, account in enumerate(books.accounts):
            found.extend(LedgerLine(move, seat, entry) for entry in account.entries[known[seat] :])
            known[seat] = len(account.entries)

    take(0)
    for move, _ in enumerate(books.keeping(sitting.played()), 1):
        take(move)
    return found


def rule_text(rule: str) -> Phrase:
    """Return what the rulebook says under a number; nothing where no rule has it."""
    return next((each.text for each in RULEBOOK.values() if rule in each.numbers), "")
