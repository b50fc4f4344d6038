"""Scenarios as read from a file, and what became of their steps."""

from dataclasses import dataclass, field
from typing import Any

from engine.board.document import Board

Fields = dict[str, Any]
"""A mapping of plain values, its field names checked."""


class ScenarioError(ValueError):
    """A scenario file that cannot be run; its text says where and why."""


@dataclass(frozen=True)
class Scenario:
    """A position and the steps taken from it.

    ``rules`` is a rule set's name. ``readings`` are the fields of it whose values the outcome depends on.
    """

    id: str
    rules: str | None
    board: Board
    players: tuple[str, ...]
    given: Fields
    steps: tuple[Fields, ...]
    readings: Fields = field(default_factory=dict)


@dataclass(frozen=True)
class ScenarioResult:
    """What one step of a scenario came to.

    ``step`` counts from 1 and ``what`` names it. ``expected`` holds what the file says of it, and
    ``got`` what the rules say of the same things; ``why`` is the rules' sentence where they forbid.
    """

    id: str
    step: int
    what: str
    expected: Fields
    got: Fields
    why: str = ""

    @property
    def passed(self) -> bool:
        """Whether the rules say what was expected."""
        return self.expected == self.got
