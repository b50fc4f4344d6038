"""The accounts of a game as a referee would write them, for people and for programs."""

import argparse
from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from engine.game.events import BANK
from engine.game.facts import NOWHERE, Facts
from engine.transcript.accounts import Account, Books, Entry, by_rule
from engine.transcript.errors import ReplayError
from engine.transcript.header import Header, board_of
from engine.transcript.names import Names, hex_names
from engine.transcript.people import Person, together
from engine.transcript.reading import Transcript
from engine.transcript.replay import replay
from studio.cli.exits import FINE, FOUND
from studio.cli.streams import json_text

_COLUMNS: Final = ("when", "what for", "rule", "built for", "in", "out", "held")
_WORDS: Final = 3
"""How many columns are words; the others are numbers."""


def print_accounts(arguments: argparse.Namespace, transcript: Transcript) -> int:
    """Replay a game as far as is asked for or as it keeps the rules, and print everybody's ledger.

    Raises TranscriptError when no game can begin on the board.
    """
    header, game = transcript.header, transcript.game
    books = Books(game, Names(hex_names(board_of(header), game.facts), header.players))
    problem = None
    try:
        deque(books.keeping(islice(replay(transcript), arguments.until)), maxlen=0)
    except ReplayError as error:
        problem = error
    if arguments.format == "json":
        told = None
        if problem is not None:
            told = {"line": problem.line, "rule": problem.rule, "message": problem.message}
        data = {
            "game": str(arguments.game),
            "problem": told,
            "ledgers": plain_ledgers(header.players, game.facts, books.accounts),
            "bank": _plain_ledger(header.players, game.facts, books.bank),
            **({"people": plain_sums(header, books.accounts)} if header.people else {}),
        }
        print(json_text(data))
    else:
        print(f"{header.title}, by the rules '{header.rules}'\n\n{ledgers_text(header, books)}")
        if problem is not None:
            print(f"\n{arguments.game}: {problem}")
    return FINE if problem is None else FOUND


def ledgers_text(header: Header, books: Books) -> str:
    """Return each player's ledger, one line an entry, with the totals by rule; then each person's (6.C7).

    The bank's is the last.
    """
    accounts = books.accounts
    ledgers = [
        [_title(header, player), *_lines(account), "", *_totals([account]), f"  Account: {account.balance}"]
        for player, account in zip(header.players, books.accounts, strict=True)
    ]
    for person in header.people:
        own = _companies(header, accounts, person)
        held = " + ".join(f"{account.balance} ({company})" for company, account in own.items())
        sum_ = sum(account.balance for account in own.values())
        together = f"  Together: {held} = {sum_}" if len(own) > 1 else f"  Account: {held}"
        title = f"{person.name}, who runs {' and '.join(person.companies)}"
        ledgers.append([title, *_totals(list(own.values())), together])
    players = sum(account.balance for account in accounts)
    last = f"  Account: {books.bank.balance}; the players' accounts come to {players}"
    ledgers.append(["The bank", *_lines(books.bank), "", *_totals([books.bank]), last])
    return "\n\n".join("\n".join(lines) for lines in ledgers)


def _title(header: Header, player: str) -> str:
    """Return a company's name, and who runs it where the header has that."""
    if not header.people:
        return player
    owner = next((person.name for person in header.people if player in person.companies), "")
    return f"{player}, run by {owner}" if owner else f"{player}, imaginary"


def _companies(header: Header, accounts: Sequence[Account], person: Person) -> dict[str, Account]:
    return {company: accounts[header.players.index(company)] for company in person.companies}


def _lines(account: Account) -> list[str]:
    """Return the entries under the names of their columns, with the sum of each column."""
    rows = [_COLUMNS, *map(_row, account.entries), _sums(account)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            f"{cell:<{width}}" if place < _WORDS else f"{cell:>{width}}"
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(f"  {'  '.join(cells)}")
    return lines


def _row(entry: Entry) -> tuple[str, ...]:
    numbers = entry.cost, max(0, entry.amount), max(0, -entry.amount)
    return entry.when, entry.what, entry.rule, *(str(number or "") for number in numbers), str(entry.balance)


def _sums(account: Account) -> tuple[str, ...]:
    return "In all", "", "", *(str(sum_ or "") for sum_ in account.totals), str(account.balance)


def _totals(accounts: Sequence[Account]) -> list[str]:
    """Return what came in and went out of accounts by each rule."""
    return [
        f"  {rule}: {' '.join(part for part in (_signed(came), _signed(-went)) if part)}"
        for rule, (came, went) in by_rule(accounts).items()
    ]


def _signed(amount: int) -> str:
    """Return an amount with its sign; nothing for nothing."""
    return f"{amount:+}" if amount else ""


def plain_ledgers(players: Sequence[str], facts: Facts, accounts: Sequence[Account]) -> list[dict[str, Any]]:
    """Return each player's ledger as plain values, in the order of seats."""
    return [
        {"player": player, **_plain_ledger(players, facts, account)}
        for player, account in zip(players, accounts, strict=True)
    ]


def _plain_ledger(players: Sequence[str], facts: Facts, account: Account) -> dict[str, Any]:
    """Return a ledger as plain values."""
    cost, came, went = account.totals
    return {
        "entries": [_plain(players, facts, entry) for entry in account.entries],
        "totals": {"cost": cost, "in": came, "out": went},
        "by_rule": _plain_totals([account]),
        "account": account.balance,
    }


def plain_sums(header: Header, accounts: Sequence[Account]) -> dict[str, Any]:
    """Return as plain values what the companies of each person took, paid and hold together (6.C7)."""
    held = together(header.people, header.players, [account.balance for account in accounts])
    return {
        person.name: {
            "companies": list(person.companies),
            "by_rule": _plain_totals(list(_companies(header, accounts, person).values())),
            "account": held[person.name],
        }
        for person in header.people
    }


def _plain_totals(accounts: Sequence[Account]) -> dict[str, dict[str, int]]:
    """Return what came in and went out of accounts by each rule as plain values."""
    return {rule: {"in": came, "out": went} for rule, (came, went) in by_rule(accounts).items()}


def _plain(players: Sequence[str], facts: Facts, entry: Entry) -> dict[str, Any]:
    """Return an entry as plain values; ``with`` is None for the bank, ``from`` where it is for no link."""
    return {
        "when": entry.when,
        "what": entry.what,
        "rule": entry.rule,
        "with": None if entry.partner == BANK else players[entry.partner],
        "from": None if entry.start == NOWHERE else facts.labels[entry.start],
        "hex": None if entry.hex == NOWHERE else facts.labels[entry.hex],
        "links": [[facts.labels[hex_] for hex_ in link] for link in entry.links],
        "cost": entry.cost,
        "amount": entry.amount,
        "balance": entry.balance,
    }
