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
from engine.transcript.remarks import REMARKS, Remark, Stand, ThrownAgain, remark_of, stand_of

_Given = TypeVar("_Given")
_Made = TypeVar("_Made")


class Run(NamedTuple):
    """A run held over as it is in the file: the line's number from 1, and its object."""

    number: int
    plain: Plain


class Line(NamedTuple):
    """A move as it is in the file: the line's number from 1, who moves, and how.

    ``run`` is the run held over that the file says to be put to the players after it, if it says so of one.
    """

    number: int
    actor: int
    move: Move
    run: Run | None = None


@dataclass(frozen=True)
class Transcript:
    """A game as it was written down.

    ``result`` is the last line's object as it is there, to be compared with the replay's; ``end`` is its
    line. A game that was broken off has a ``stand`` there instead, or, where it is not known how it ended,
    neither. ``cut`` says that the file ended in the middle of a line, which was left out.
    """

    header: Header
    game: Game
    lines: tuple[Line, ...]
    result: Plain | None
    end: int
    remarks: tuple[Remark, ...] = ()
    stand: Stand | None = None
    cut: bool = False

    @property
    def again(self) -> dict[int, int]:
        """How often throws were made again, by how many moves come before each."""
        said = ((remark.after, remark.says) for remark in self.remarks)
        return {after: says.times for after, says in said if isinstance(says, ThrownAgain)}


def read_transcript(path: Path, *, unfinished: bool = False) -> Transcript:
    """Read a transcript from a file.

    Raises BoardFileError when the file cannot be opened, TranscriptError when it is no transcript.
    """
    try:
        text = read_text(path)
    except UnreadableError as unreadable:
        message = f"{path.name} is not a transcript of a game: it is too large, or not UTF-8 text."
        raise TranscriptError(message) from unreadable
    return parse_transcript(text, unfinished=unfinished)


def parse_transcript(text: str, *, unfinished: bool = False) -> Transcript:
    """Read the text of a transcript; raises TranscriptError with the line at fault.

    One that is ``unfinished`` may end anywhere after its header, as when the program was killed.
    """
    rows = text.split("\n")
    cut = bool(rows.pop())
    if cut and not (unfinished and rows):
        raise TranscriptError("The file ends in the middle of this line.", len(rows) + 1)
    if not rows:
        raise TranscriptError("The file is empty. A transcript starts with a header.")
    header = _fitting(header_of, parsed(rows[0], 1), 1)
    game = _fitting(game_of, header, 1)
    body = _Body(_fitting(partial(Notation, game.facts), header.players, 1))
    for number, row in enumerate(rows[1:], 2):
        if body.end:
            after = "the result" if body.result is not None else "the stand of a game that was broken off"
            raise TranscriptError(f"This line comes after {after}.", number)
        body.take(number, parsed(row, number))
    if not (body.end or unfinished):
        raise TranscriptError("The game is incomplete: the last line should be its result.", len(rows))
    lines, remarks = tuple(body.lines), tuple(body.remarks)
    return Transcript(header, game, lines, body.result, body.end, remarks, body.stand, cut)


class _Body:
    """Takes in the lines after the header; ``end`` is the number of the one that ends the game, 0 so far."""

    def __init__(self, notation: Notation) -> None:
        self._notation = notation
        self.lines: list[Line] = []
        self.remarks: list[Remark] = []
        self.result: Plain | None = None
        self.stand: Stand | None = None
        self.end = 0

    def take(self, number: int, data: Plain) -> None:
        """Take in a line; raises TranscriptError where it does not fit."""
        players = self._notation.players
        if "result" in data:
            self.result, self.end = _fitting(_result_of, data, number), number
        elif "stand" in data:
            self.stand, self.end = _fitting(partial(stand_of, players=players), data, number), number
        elif "run" in data and self.lines:
            if self.lines[-1].run is not None:
                raise TranscriptError("The line above also reports a run.", number)
            self.lines[-1] = self.lines[-1]._replace(run=Run(number, _fitting(_run_of, data, number)))
        elif any(name in data for name in REMARKS):
            says = _fitting(partial(remark_of, names=self._notation), data, number)
            self.remarks.append(Remark(number, len(self.lines), says))
        else:
            self.lines.append(Line(number, *_fitting(self._notation.read, data, number)))


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
