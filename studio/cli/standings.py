"""How a game stands, as a table for people and plain values for programs."""

import json
from collections.abc import Sequence
from typing import Any, Final

from engine.game.play import Game
from engine.transcript.header import Header
from engine.transcript.tally import Standing, Tally
from engine.transcript.works import short_name
from engine.transcript.writing import plain_result

_COLUMNS: Final = ("player", "bot", "start", "points", "links", "races", "won")
_WORDS: Final = 3
"""How many of the columns hold words."""


def summary(header: Header, game: Game, tally: Tally) -> dict[str, Any]:
    """Return how a game stands as plain values; the result is None while it goes on."""
    state = tally.state
    result = None if state is None else game.result(state)
    return {
        "map": header.path,
        "rules": header.rules,
        "seed": header.seed,
        "result": None if result is None else plain_result(result, header.players),
        "standings": [_plain(header, game, standing) for standing in tally.standings()],
        "building_rounds": tally.rounds,
        "towns": {"reached": state.served.bit_count() if state else 0, "all": len(game.facts.towns)},
        "held_over": [list(pair.names) for pair in state.held] if state else [],
    }


def _plain(header: Header, game: Game, standing: Standing) -> dict[str, Any]:
    """Return one seat's standing as plain values."""
    return {
        "player": header.players[standing.seat],
        "bot": header.bots[standing.seat],
        "start": short_name(game.facts, standing.start),
        "points": standing.points,
        "links": standing.links,
        "races_entered": standing.entered,
        "races_won": standing.won,
    }


def as_json(header: Header, game: Game, tally: Tally) -> str:
    """Return how a game stands as JSON."""
    return json.dumps(summary(header, game, tally), indent=2, ensure_ascii=False)


def as_text(header: Header, game: Game, tally: Tally) -> str:
    """Return the table of the seats, and what there is to say of the game as a whole."""
    data = summary(header, game, tally)
    return "\n".join([*_table(data["standings"]), "", *_remarks(data)])


def _table(standings: Sequence[dict[str, Any]]) -> list[str]:
    """Return a row for each seat under the names of the columns, words to the left, numbers to the right."""
    rows = [_COLUMNS, *(tuple(str(value) for value in standing.values()) for standing in standings)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if column < _WORDS else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def _remarks(data: dict[str, Any]) -> list[str]:
    """Return the sentences under the table."""
    towns, rounds, result = data["towns"], data["building_rounds"], data["result"]
    lines = [f"{towns['reached']} of {towns['all']} towns have a railway."]
    lines.append(f"Rounds of building: {rounds}." if rounds else "Building is not over.")
    if result is not None:
        lines[-1] += f" Races run: {result['races']}."
        lines += [f"Held over and never run: {one} to {other}." for one, other in data["held_over"]]
        lines.append(f"Won by {' and '.join(result['winners'])}. Seed {data['seed']}.")
    return lines


def accounts_text(players: Sequence[str], accounts: Sequence[int]) -> str:
    """Return every account on one line, by seats."""
    return ", ".join(f"{name} {account}" for name, account in zip(players, accounts, strict=True))
