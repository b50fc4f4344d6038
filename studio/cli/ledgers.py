"""The accounts of a game as a referee would write them, for people and for programs."""

import argparse
import json
from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from engine.game.events import BANK
from engine.game.facts import NOWHERE, Facts
from engine.transcript.accounts import Account, Books, Entry
from engine.transcript.errors import ReplayError
from engine.transcript.header import board_of
from engine.transcript.names import Names, hex_names
from engine.transcript.reading import Transcript
from engine.transcript.replay import replay
from studio.cli.exits import FINE, FOUND

_COLUMNS: Final = ("when", "what for", "rule", "points", "held")


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
        ledgers = plain_ledgers(header.players, game.facts, books.accounts)
        print(
            json.dumps(
                {"game": str(arguments.game), "problem": told, "ledgers": ledgers},
                indent=2,
                ensure_ascii=False,
            )
        )
    else:
        print(
            f"{header.title}, by the rules '{header.rules}'\n\n{ledgers_text(header.players, books.accounts)}"
        )
        if problem is not None:
            print(f"\n{arguments.game}: {problem}")
    return FINE if problem is None else FOUND


def ledgers_text(players: Sequence[str], accounts: Sequence[Account]) -> str:
    """Return each player's ledger, one line an entry, with the totals by rule."""
    return "\n\n".join(
        "\n".join([player, *_lines(account), "", *_totals(account)])
        for player, account in zip(players, accounts, strict=True)
    )


def _lines(account: Account) -> list[str]:
    """Return the entries under the names of their columns."""
    rows = [_COLUMNS, *map(_row, account.entries)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        f"  {when:<{widths[0]}}  {what:<{widths[1]}}  {rule:<{widths[2]}}  {points:>{widths[3]}}  "
        f"{held:>{widths[4]}}"
        for when, what, rule, points, held in rows
    ]


def _row(entry: Entry) -> tuple[str, str, str, str, str]:
    """Return the cells of an entry."""
    return entry.when, entry.what, entry.rule, f"{entry.amount:+}", str(entry.balance)


def _totals(account: Account) -> list[str]:
    """Return what came in and went out by each rule, and the account."""
    lines = [
        f"  {rule}: {' '.join(part for part in (_signed(came), _signed(-went)) if part)}"
        for rule, (came, went) in account.by_rule().items()
    ]
    return [*lines, f"  Account: {account.balance}"]


def _signed(amount: int) -> str:
    """Return an amount with its sign; nothing for nothing."""
    return f"{amount:+}" if amount else ""


def plain_ledgers(players: Sequence[str], facts: Facts, accounts: Sequence[Account]) -> list[dict[str, Any]]:
    """Return each player's ledger as plain values, in the order of seats."""
    return [
        {
            "player": player,
            "entries": [_plain(players, facts, entry) for entry in account.entries],
            "by_rule": {rule: {"in": came, "out": went} for rule, (came, went) in account.by_rule().items()},
            "account": account.balance,
        }
        for player, account in zip(players, accounts, strict=True)
    ]


def _plain(players: Sequence[str], facts: Facts, entry: Entry) -> dict[str, Any]:
    """Return an entry as plain values; ``with`` is None for the bank."""
    return {
        "when": entry.when,
        "what": entry.what,
        "rule": entry.rule,
        "with": None if entry.partner == BANK else players[entry.partner],
        "hex": None if entry.hex == NOWHERE else facts.labels[entry.hex],
        "amount": entry.amount,
        "balance": entry.balance,
    }
