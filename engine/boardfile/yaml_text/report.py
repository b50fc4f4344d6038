"""Findings as they come up while a file is read, each at its line and column."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from engine.boardfile.codes import FILE_FINDINGS
from engine.diagnostics.findings import Finding, Path, Severity
from engine.hexes.lattice import Hex
from engine.messages import Phrase

MOST_FINDINGS: Final = 200

Position = tuple[int, int]
"""A line and a column, both counted from 1."""


class UnreadableError(Exception):
    """A text that nothing can be made of from some place on; it carries the finding that says why."""

    def __init__(self, finding: Finding) -> None:
        super().__init__(finding.message)
        self.finding = finding


@dataclass(frozen=True)
class Positions:
    """Where everything in a file stands: values and the names of fields, by their path."""

    values: Mapping[Path, Position] = field(default_factory=dict)
    fields: Mapping[Path, Position] = field(default_factory=dict)

    def position(self, path: Path) -> Position:
        """Return the line and column of a value, or of the nearest thing around it in the file."""
        return self._nearest(self.values, path)

    def field_position(self, path: Path) -> Position:
        """Return the line and column of a field's name, or of the nearest thing around it."""
        return self.fields.get(path) or self.position(path)

    def _nearest(self, places: Mapping[Path, Position], path: Path) -> Position:
        """Look a path up, then what holds it, and so on to the whole file."""
        for length in range(len(path), -1, -1):
            found = places.get(path[:length])
            if found is not None:
                return found
        return 1, 1


@dataclass
class Report:
    """The findings of one reading so far; ``broken`` once one of them keeps the board from being used.

    No one fixes thousands at a time: after MOST_FINDINGS no more are taken, save the first error.
    """

    positions: Positions = field(default_factory=Positions)
    findings: list[Finding] = field(default_factory=list)
    broken: bool = False

    @property
    def is_full(self) -> bool:
        """Whether nothing more is taken."""
        return self.broken and len(self.findings) >= MOST_FINDINGS

    def add(
        self,
        code: str,
        message: Phrase,
        path: Path,
        subject: str = "",
        of_field: bool = False,
        hexes: tuple[Hex, ...] = (),
    ) -> None:
        """Add a finding at a path; ``of_field`` points at the field's name instead of its value."""
        find = self.positions.field_position if of_field else self.positions.position
        self.take(replace(file_finding(code, message, path, find(path), subject), hexes=hexes))

    def take(self, finding: Finding) -> None:
        """Add a finding as it is."""
        error = finding.severity is Severity.ERROR
        if len(self.findings) < MOST_FINDINGS or (error and not self.broken):
            self.findings.append(finding)
        self.broken = self.broken or error


def file_finding(
    code: str, message: Phrase, path: Path = (), position: Position | None = None, subject: str = ""
) -> Finding:
    """Return a finding of the V family with the name and severity its code has."""
    kind = FILE_FINDINGS[code]
    return Finding(code, kind.name, kind.severity, message, subject, path=path, position=position)
