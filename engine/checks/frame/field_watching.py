"""What a check reads of a board, so that it need not be asked again while that is unchanged."""

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from engine.board.document import DERIVED, Board, same_value
from engine.checks.frame.check import Check
from engine.diagnostics.findings import Finding

_FIELDS = tuple(field.name for field in fields(Board))
_WORKED_OUT = {name for name, value in vars(Board).items() if isinstance(value, cached_property)}


class _Noted:
    """A field of a watched board: its first reading is noted, the next ones cost nothing.

    It has no setter, so that what it puts into the board's ``__dict__`` is found there from then
    on, as ``cached_property`` does it.
    """

    def __init__(self, name: str, sources: tuple[str, ...]) -> None:
        self._name = name
        self._sources = sources

    def __get__(self, watched: "WatchedBoard | None", _owner: type | None = None) -> Any:
        if watched is None:
            return self
        for source in self._sources:
            watched.__dict__.setdefault(source, getattr(watched.watched, source))
        value = getattr(watched.watched, self._name)
        watched.__dict__[self._name] = value
        return value


class WatchedBoard(Board):
    """A board that notes which of its fields are read."""

    watched: Board

    def __init__(self, board: Board) -> None:
        self.__dict__["watched"] = board

    def edited(self, **changes: Any) -> Board:
        """Return the board with some fields changed, which is not watched: all fields count as read."""
        for name in _FIELDS:
            getattr(self, name)
        return self.watched.edited(**changes)

    @property
    def read(self) -> tuple[tuple[str, Any], ...]:
        """The fields read so far, with their values."""
        return tuple((name, self.__dict__[name]) for name in _FIELDS if name in self.__dict__)


for _name in _FIELDS:
    setattr(WatchedBoard, _name, _Noted(_name, (_name,)))
for _name in _WORKED_OUT:
    # What no one said the sources of may come from anywhere.
    setattr(WatchedBoard, _name, _Noted(_name, (DERIVED[_name],) if _name in DERIVED else _FIELDS))


@dataclass(frozen=True)
class Kept:
    """What a check found, and the fields it had to read for that."""

    read: tuple[tuple[str, Any], ...]
    findings: tuple[Finding, ...]

    def holds_for(self, board: Board) -> bool:
        """Return whether the check would find the same on a board: all it read is the same value."""
        return all(same_value(getattr(board, name), value) for name, value in self.read)


def kept(check: Check, board: Board) -> Kept:
    """Return what a check finds on a board, with what it read."""
    watched = WatchedBoard(board)
    findings = tuple(check.find(watched))
    return Kept(watched.read, findings)
