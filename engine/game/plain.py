"""Moves as plain values for transcripts and tables: hexes by their labels, the rest as it is.

One table says what each kind of move is called and what its fields hold; writing and reading both
go by it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType
from typing import Any

from engine.game.facts import Facts
from engine.game.moves import Decline, Done, Enter, Lay, Move, Roll, RollKey, RollTrain, Start, TurnCard


class MoveError(ValueError):
    """A plain value that is no move on this board; its text says why."""


PlainMove = dict[str, Any]
"""A move as a mapping that JSON can hold: ``{"move": "lay", "start": "B1", "end": "B2"}``."""


@dataclass(frozen=True, slots=True)
class _Form:
    """How a kind of value is written and read."""

    write: Callable[[Facts, Any], Any]
    read: Callable[[Facts, Any], Any]


def plain(facts: Facts, move: Move) -> PlainMove:
    """Return a move as a mapping of plain values."""
    forms = _FIELDS[type(move)]
    written = {name: form.write(facts, getattr(move, name)) for name, form in forms.items()}
    return {"move": _NAMES[type(move)], **written}


def move_from(facts: Facts, data: object) -> Move:
    """Return the move a mapping of plain values stands for.

    Raises MoveError when it stands for none on this board.
    """
    if not isinstance(data, dict) or not isinstance(data.get("move"), str):
        raise MoveError("A move is written as a mapping with its name under 'move'.")
    kind = _KINDS.get(data["move"])
    if kind is None:
        raise MoveError(f"There is no move '{data['move']}'. There are: {', '.join(_KINDS)}.")
    forms = _FIELDS[kind]
    if set(data) != {"move", *forms}:
        asked = ", ".join(forms) or "no field"
        raise MoveError(f"The move '{data['move']}' takes {asked} beside its name.")
    read = {name: form.read(facts, data[name]) for name, form in forms.items()}
    move: Move = kind(**read)
    return move


def _read_hex(facts: Facts, value: object) -> int:
    """Return the hex of a label."""
    if not isinstance(value, str) or value not in facts.hexes_by_label:
        raise MoveError(f"There is no hex {value} on this map.")
    return facts.hexes_by_label[value]


def _read_count(_facts: Facts, value: object) -> int:
    """Return a whole number that is not negative."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise MoveError(f"{value} is no whole number of points or pips.")
    return value


def _read_counts(facts: Facts, value: object) -> tuple[int, ...]:
    """Return a list of whole numbers."""
    return tuple(_read_count(facts, one) for one in _list(value))


def _read_key(facts: Facts, value: object) -> str:
    """Return a key of the board."""
    if not isinstance(value, str) or value not in facts.destinations:
        raise MoveError(f"There is no key {value} on this map.")
    return value


def _list(value: object) -> list[object]:
    """Return a value that must be a list."""
    if not isinstance(value, list):
        raise MoveError(f"{value} should be a list.")
    return value


def _label(facts: Facts, hex_: int) -> str:
    """Return the label of a hex."""
    return facts.labels[hex_]


_HEX = _Form(_label, _read_hex)
_HEXES = _Form(
    lambda facts, hexes: [facts.labels[hex_] for hex_ in hexes],
    lambda facts, value: tuple(_read_hex(facts, one) for one in _list(value)),
)
_COUNT = _Form(lambda _facts, count: count, _read_count)
_COUNTS = _Form(lambda _facts, counts: list(counts), _read_counts)
_KEY = _Form(lambda _facts, key: key, _read_key)

_KINDS: Mapping[str, type[Any]] = MappingProxyType(
    {
        "start": Start,
        "lay": Lay,
        "done": Done,
        "enter": Enter,
        "decline": Decline,
        "roll": Roll,
        "roll key": RollKey,
        "turn card": TurnCard,
        "roll train": RollTrain,
    }
)
_NAMES = {kind: name for name, kind in _KINDS.items()}
_FORMS = {
    "hex": _HEX,
    "start": _HEX,
    "end": _HEX,
    "route": _HEXES,
    "save": _COUNT,
    "face": _COUNT,
    "pay": _COUNTS,
    "faces": _COUNTS,
    "key": _KEY,
}
"""The form of a field, which is the same in every move that has it."""
_FIELDS = {kind: {field.name: _FORMS[field.name] for field in fields(kind)} for kind in _KINDS.values()}
