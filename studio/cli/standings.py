"""The state of a game, as a table for people and plain values for programs."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.game.keys import keys_left
from engine.game.play import Game
from engine.transcript.header import Header, board_of
from engine.transcript.key_chart import chart
from engine.transcript.names import hex_names
from engine.transcript.tally import Standing, Tally
from engine.transcript.writing import plain_result
from studio.cli.streams import json_text

_COLUMNS: Final = ("player", "bot", "start", "points", "links", "races", "won")
_WORDS: Final = 3
"""How many of the columns hold words."""


def summary(header: Header, game: Game, tally: Tally) -> dict[str, Any]:
    """Return the state of a game as plain values; the result is None while it goes on."""
    state = tally.state
    result = None if state is None else game.result(state)
    hexes = hex_names(board_of(header), game.facts)
    return {
        "map": header.path,
        "rules": header.rules,
        "seed": header.seed,
        "result": None if result is None else plain_result(result, header),
        "standings": [_plain(header, hexes, standing) for standing in tally.standings()],
        "building_rounds": tally.rounds,
        "races": _plain_races(tally),
        "towns": _plain_towns(game, hexes, tally),
        "held_over": [list(pair.names) for pair in state.held] if state else [],
        "keys_left": keys_left(game.facts, state) if state and game.facts.rules.key_uses else None,
    }


def _plain_races(tally: Tally) -> dict[str, int]:
    state = tally.state
    if state is None:
        return dict.fromkeys(("drawn", "run", "unentered", "held_over"), 0)
    return {
        "drawn": state.drawn,
        "run": state.runs - tally.unentered,
        "unentered": tally.unentered,
        "held_over": len(state.held),
    }


def _plain_towns(game: Game, hexes: Sequence[str], tally: Tally) -> dict[str, Any]:
    """Return how many towns have a railway, how many had when building ended, and which have none."""
    served = tally.state.served if tally.state else 0
    # Cities may have appeared during the game.
    towns = (tally.state or game.facts).map_places.towns
    return {
        "reached": served.bit_count(),
        "reached_by_building": tally.served_by_building,
        "all": len(towns),
        "without": [hexes[town.hex] for index, town in enumerate(towns) if not served >> index & 1],
    }


def _plain(header: Header, hexes: Sequence[str], standing: Standing) -> dict[str, Any]:
    return {
        "player": header.players[standing.seat],
        "bot": header.bots[standing.seat],
        "start": hexes[standing.start],
        "points": standing.points,
        "links": standing.links,
        "races_entered": standing.entered,
        "races_won": standing.won,
    }


def as_json(header: Header, game: Game, tally: Tally) -> str:
    """Return the state of a game as JSON."""
    return json_text(summary(header, game, tally))


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
    if not rounds and result is None:
        return [*lines, "Building has not ended."]
    if rounds:
        lines[-1] += f" When building ended {towns['reached_by_building']} had. Rounds of building: {rounds}."
    left = [] if data["keys_left"] is None else [f"Keys left: {chart(data['keys_left'])}."]
    if result is not None:
        if towns["without"]:
            lines.append(f"Without a railway: {', '.join(towns['without'])}.")
        lines.append(_races_text(data["races"]))
        lines += [f"Held over and never run: {one} to {other}." for one, other in data["held_over"]] + left
        if "people" in result:
            lines.append(f"{together_text(result['people'])}.")
        return [*lines, f"Won by {' and '.join(result['winners'])}. Seed {data['seed']}."]
    return lines + left


def _races_text(races: dict[str, int]) -> str:
    parts = [f"{races['run']} run"]
    if races["unentered"]:
        parts.append(f"{races['unentered']} without entrants")
    if races["held_over"]:
        parts.append(f"{races['held_over']} never possible")
    return f"Races drawn: {races['drawn']}; {', '.join(parts)}."


def together_text(sums: Mapping[str, int]) -> str:
    """Return what each person's companies hold together, on one line (6.C7a)."""
    return f"Together: {accounts_text(list(sums), list(sums.values()))}"


def accounts_text(players: Sequence[str], accounts: Sequence[int]) -> str:
    """Return every account on one line, by seats."""
    return ", ".join(f"{name} {account}" for name, account in zip(players, accounts, strict=True))
