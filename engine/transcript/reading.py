"""Reading a transcript: what it holds, or a plain sentence and the line at fault."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from engine.boardfile.source import read_text
from engine.boardfile.yaml_text.report import UnreadableError
from engine.game.moves import Move
from engine.game.play import Game
from engine.text.names import normalised
from engine.transcript.errors import TranscriptError
from engine.transcript.fields import Plain, expect_only, parsed
from engine.transcript.header import Header, game_of, header_of
from engine.transcript.moves import Notation

_Given = TypeVar("_Given")
_Made = TypeVar("_Made")


class Run(NamedTuple):
    """A run held over as it stands in the file: the line's number from 1, and its object."""

    number: int
    told: Plain


class Line(NamedTuple):
    """A move as it stands in the file: the line's number from 1, who moves, and how.

    ``run`` is the run held over that the file says to be put to the players after it, if it says so of one.
    """

    number: int
    actor: int
    move: Move
    run: Run | None = None


@dataclass(frozen=True)
class Transcript:
    """A game as it was written down.

    ``result`` is the last line's object as it stands there, to be compared with the replay's;
    ``end`` is its line.
    """

    header: Header
    game: Game
    lines: tuple[Line, ...]
    result: Plain
    end: int


def read_transcript(path: Path) -> Transcript:
    """Read a transcript from a file.

    Raises BoardFileError when the file cannot be opened, TranscriptError when it is no transcript.
    """
    try:
        text = read_text(path)
    except UnreadableError as unreadable:
        message = f"{path.name} is not a transcript of a game: it is too large, or not UTF-8 text."
        raise TranscriptError(message) from unreadable
    return parse_transcript(text)


def parse_transcript(text: str) -> Transcript:
    """Read the text of a transcript; raises TranscriptError with the line at fault."""
    rows = text.split("\n")
    if rows[-1]:
        raise TranscriptError("The file ends in the middle of this line.", len(rows))
    rows.pop()
    if not rows:
        raise TranscriptError("The file is empty. A transcript starts with a header.")
    header = _fitting(header_of, parsed(rows[0], 1), 1)
    game = _fitting(game_of, header, 1)
    notation = _fitting(partial(Notation, game.facts), header.players, 1)
    lines: list[Line] = []
    for number, row in enumerate(rows[1:], 2):
        data = parsed(row, number)
        if "result" in data:
            result = _fitting(_result_of, data, number)
            if number < len(rows):
                raise TranscriptError("This line comes after the result.", number + 1)
            return Transcript(header, game, tuple(lines), result, number)
        if "run" in data and lines:
            if lines[-1].run is not None:
                raise TranscriptError("The line above also reports a run.", number)
            lines[-1] = lines[-1]._replace(run=Run(number, _fitting(_run_of, data, number)))
            continue
        lines.append(Line(number, *_fitting(notation.read, data, number)))
    raise TranscriptError("The game is incomplete: the last line should be its result.", len(rows))


def _fitting(read: Callable[[_Given], _Made], given: _Given, line: int) -> _Made:
    """Return what a reader makes of a line, and put the line's number to what it refuses."""
    try:
        return read(given)
    except ValueError as error:
        raise TranscriptError(str(error), line) from error


def _run_of(data: Plain) -> Plain:
    """Return the run held over a line says of; raises ValueError when it says of none."""
    expect_only(data, ("run",), "a run held over")
    run = data["run"]
    if not isinstance(run, dict):
        raise ValueError("A run held over must have race, keys and names.")
    names = run.get("names")
    # Transcripts of earlier programs have names as their map spelt them.
    return {**run, "names": [normalised(str(name)) for name in names]} if isinstance(names, list) else run


def _result_of(data: Plain) -> Plain:
    """Return the result a last line holds; raises ValueError when it holds none."""
    expect_only(data, ("result",), "the last line")
    result = data["result"]
    if not isinstance(result, dict):
        raise ValueError("The result must have accounts, winners, races and reason.")
    return result
