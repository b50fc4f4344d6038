"""Reading a map file: what it holds, what is wrong with it, and where."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.board.document import Board
from engine.boardfile.building import build_board
from engine.boardfile.normalising import normalise
from engine.boardfile.retired_fields import without_retired
from engine.boardfile.schema import check_shape
from engine.boardfile.slip_guesses import otherwise
from engine.boardfile.source import decoded, read_text
from engine.boardfile.versions import CURRENT, migrated, version_of
from engine.boardfile.yaml_events import MOST_LEVELS, Document, compose
from engine.boardfile.yaml_text.report import Positions, Report, UnreadableError, file_finding
from engine.diagnostics.findings import Finding
from engine.messages import say


@dataclass(frozen=True)
class BoardFile:
    """What reading one map file came to.

    ``board`` is None exactly when a finding is an error. ``positions`` gives the line and column of
    any path, for this file and for findings of checks. ``comments`` are the lines, from 1, of
    comments, which saving would lose. ``version`` is that of the file, None when it says none; an
    older one has been migrated.
    """

    name: str
    board: Board | None
    findings: tuple[Finding, ...]
    positions: Positions = field(default_factory=Positions)
    comments: tuple[int, ...] = ()
    version: int | None = CURRENT

    @property
    def document(self) -> Board | None:
        """The board, as files of all kinds call what they hold."""
        return self.board

    @property
    def migrated(self) -> bool:
        """Whether the file was of an older version, so that saving it should keep a backup."""
        return self.version is not None and self.version < CURRENT


def parse_board(text: str | bytes, name: str) -> BoardFile:
    """Read the text of a map file; ``name`` is what messages call it."""
    if isinstance(text, bytes):
        try:
            text = decoded(text, name)
        except UnreadableError as unreadable:
            return BoardFile(name, None, (unreadable.finding,), version=None)
    text = text.removeprefix("\ufeff")
    return _read(compose(text), name)


def read_board(path: Path) -> BoardFile:
    """Read a map file.

    Whatever its author can do to the text of a file comes back as findings. Raises BoardFileError
    when the file cannot be opened at all: it is missing, a folder, not to be read.
    """
    try:
        text = read_text(path)
    except UnreadableError as unreadable:
        return BoardFile(path.name, None, (unreadable.finding,), version=None)
    return parse_board(text, path.name)


def board_from_data(data: Any, name: str) -> BoardFile:
    """Read a board inside another file, such as a scenario, from its data.

    ``data`` is as YAML or JSON give it: dicts, lists, text, numbers, booleans and None; anything
    else, such as a date, is taken as its text. The findings have paths but no positions.
    """
    try:
        plain = _plain(data, ())
    except UnreadableError as unreadable:
        return BoardFile(name, None, (unreadable.finding,), version=None)
    return _read(Document(plain, Report()), name)


def _plain(data: Any, path: tuple[str | int, ...]) -> Any:
    """Return data as a map file gives it: the names of fields are text, and so is what is strange."""
    if len(path) > MOST_LEVELS:
        message = say("The board is nested more than {most} levels deep.", most=MOST_LEVELS)
        raise UnreadableError(file_finding("V010", message, path[:1]))
    if isinstance(data, dict):
        return {str(field): _plain(value, (*path, str(field))) for field, value in data.items()}
    if isinstance(data, list | tuple):
        return [_plain(item, (*path, index)) for index, item in enumerate(data)]
    return data if data is None or isinstance(data, str | int | float) else str(data)


def _read(document: Document, name: str) -> BoardFile:
    """Take a document through version, schema and building, as far as each lets it go."""
    report = document.report
    board, version = None, None
    if document.data is not None or not report.broken:
        version = version_of(document.data, report)
    if version is not None:
        data = normalise(migrated(document.data, version, report), report)
        data = without_retired(data, report)
        board = build_board(data, report, check_shape(data, report, document.spoilt))
        _report_slip(data, report)
    findings = tuple(sorted(report.findings, key=lambda finding: finding.position or (0, 0)))
    return BoardFile(name, board, findings, report.positions, document.comments, version)


_MANY_LOST = 8
_SOME_LOST = 4
"""So few labels are a slip in the sheet only if one setting brings back all of them."""
_FEW_LEFT = 0.1


def _report_slip(data: Any, report: Report) -> None:
    """Report one slip in the sheet instead of the many labels that name nothing because of it."""
    lost = [finding for finding in report.findings if finding.code == "V005"]
    if len(lost) < _SOME_LOST:
        return
    tries = [(_lost(other.data), other) for other in otherwise(data)]
    left, other = min(tries, key=lambda tried: tried[0], default=(len(lost), None))
    if other is None or left > (_FEW_LEFT * len(lost) if len(lost) >= _MANY_LOST else 0):
        return
    report.findings = [finding for finding in report.findings if finding.code != "V005"]
    message = (
        say(
            "{n} labels do not exist on this sheet. With {setting} only {left} would be left.",
            n=len(lost),
            left=left,
            setting=other.setting,
        )
        if left
        else say(
            "{n} labels do not exist on this sheet. With {setting} all of them would.",
            n=len(lost),
            setting=other.setting,
        )
    )
    report.add("V015", message, other.path)


def _lost(data: Any) -> int:
    """Return how many labels name nothing in the data of a map file."""
    report = Report()
    build_board(data, report, check_shape(data, report, frozenset()))
    return sum(finding.code == "V005" for finding in report.findings)
