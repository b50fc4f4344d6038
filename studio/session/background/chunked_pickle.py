"""Values sent between processes in pieces, so that no one waits long while one is put together.

While a value is unpickled Python does nothing else: the names of a large board would hold the hand on the
map for as long as an edit may take. Between two pieces whoever waits has their turn.
"""

import pickle
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

AT_A_TIME = 4
"""How many entries of a tuple make a piece."""


@dataclass(frozen=True)
class Pieces:
    """A tuple, as some of its entries after the other, each piece pickled by itself."""

    pickled: tuple[bytes, ...]

    def joined(self) -> tuple[Any, ...]:
        """Return the tuple."""
        entries: list[Any] = []
        # A loop of Python's own: only between its turns has another thread its own.
        for piece in self.pickled:
            entries += pickle.loads(piece)
        return tuple(entries)


@dataclass(frozen=True)
class Parts:
    """A dataclass, as its kind and the values of its fields, large tuples in pieces."""

    kind: type
    values: dict[str, Any]

    def joined(self) -> Any:
        """Return the value."""
        return self.kind(**{name: joined(value) for name, value in self.values.items()})


def in_pieces(value: Any) -> Any:
    """Return a value as it is sent: in pieces if it is a large tuple, or has one as a field."""
    if type(value) is tuple:
        if len(value) <= AT_A_TIME:
            return value
        starts = range(0, len(value), AT_A_TIME)
        return Pieces(tuple(pickle.dumps(value[start : start + AT_A_TIME]) for start in starts))
    if is_dataclass(value) and not isinstance(value, type):
        values = {field.name: getattr(value, field.name) for field in fields(value) if field.init}
        if any(type(each) is tuple and len(each) > AT_A_TIME for each in values.values()):
            return Parts(type(value), {name: in_pieces(each) for name, each in values.items()})
    return value


def joined(sent: Any) -> Any:
    """Return a value as it was before it was sent in pieces."""
    return sent.joined() if isinstance(sent, Pieces | Parts) else sent
