"""The file of a sitting: a transcript that grows move by move, and is opened again wherever it ended."""

import errno
import os
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

from engine.bots.roster import BOTS
from engine.game.play import UnplayableBoard
from engine.messages import Saying, count_of, say
from engine.table.game_sitting import AnySitting
from engine.table.sitting import Sitting, sitting_of
from engine.text.terminal import UNENCODABLE
from engine.transcript.errors import TranscriptError
from engine.transcript.fields import written
from engine.transcript.reading import Transcript, read_transcript
from engine.transcript.remarks import (
    HUMAN,
    Note,
    Remark,
    Ruling,
    SeatTaken,
    Stand,
    ThrownAgain,
    plain_again,
    plain_seat,
    plain_stand,
)
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove

Z = TypeVar("Z", bound=AnySitting)


def lines_of(sitting: AnySitting) -> Iterator[str]:
    """Yield the lines of a sitting's file up to the move it is at: header, moves, and what is no move."""
    yield written(sitting.header_line())
    players = sitting.header.players
    remarks: dict[int, list[str]] = {}
    for after, seat, by in sitting.taken:
        line = written(plain_seat(SeatTaken(seat, by), players))
        remarks.setdefault(min(after, sitting.at), []).append(line)
    for note in sitting.notes:
        move = min(note.move, sitting.at)
        remarks.setdefault(move, []).append(written(sitting.note_line(replace(note, move=move))))
    for place in range(sitting.at + 1):
        if place:
            yield from sitting.moves[place - 1].lines
        yield from remarks.get(place, ())
        times = sitting.times_again(place)
        if times:
            yield written(plain_again(times))


def end_of(sitting: AnySitting) -> str:
    """Return the last line of a sitting's file: the result, or the position where it is broken off."""
    if sitting.actor is None:
        return written({"result": sitting.result_line()})
    stand = Stand(sitting.at, sitting.scores)
    return written(plain_stand(stand, sitting.header.players))


class Journal:
    """Keeps a sitting in a file as it goes on: every line is on the disk when `keep` returns.

    Where moves were taken back the file is cut to those that are left. What could not be written is tried
    again with the next move. A file that another program has written to is left alone.
    """

    def __init__(self, path: Path, known: bytes | None = None) -> None:
        """Keep in a file: one that held ``known`` when it was opened, or nothing that is worth keeping."""
        self._path = path
        self._known = known
        self._lines: list[bytes] = []
        self._broken = True

    def keep(self, sitting: AnySitting, *, closed: bool = False) -> None:
        """Bring the file up to a sitting, to its end where it is ``closed``; raises OSError where it cannot.

        A game that is over has its result in any case.
        """
        lines = [line.encode("utf-8", UNENCODABLE) for line in lines_of(sitting)]
        if closed or sitting.actor is None:
            lines.append(end_of(sitting).encode("utf-8", UNENCODABLE))
        if self._broken:
            self._begin_again()
        elif not self._path.exists():
            # Somebody deleted it: it is written again.
            self._begin_again()
        elif self._path.stat().st_size != sum(map(len, self._lines)):
            raise OSError(errno.EBUSY, say("another program has written to it"), str(self._path))
        same = _alike(self._lines, lines)
        if same == len(lines) == len(self._lines):
            return
        self._broken = True
        with self._path.open("r+b") as file:
            self._write(file, sum(map(len, lines[:same])), b"".join(lines[same:]))
        self._lines, self._broken = lines, False

    def _begin_again(self) -> None:
        """Take note of what the file holds, after it could not be written or before anything was."""
        with self._path.open("ab"):
            pass
        found = self._path.read_bytes()
        if self._known is not None and found != self._known:
            raise OSError(errno.EBUSY, say("another program has written to it"), str(self._path))
        self._known = None
        self._lines = found.splitlines(keepends=True)

    def _write(self, file: BinaryIO, start: int, data: bytes) -> None:
        """Put bytes into a file from a place on, and nothing after them."""
        file.seek(start)
        file.truncate()
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _alike(one: list[bytes], other: list[bytes]) -> int:
    """Return how many lines two files have in common before they differ."""
    count = 0
    for here, there in zip(one, other, strict=False):
        if here != there:
            break
        count += 1
    return count


@dataclass(frozen=True)
class OpenedGame(Generic[Z]):
    """A sitting as its file has it, and where that ended before its end, what was lost and why."""

    sitting: Z
    trouble: Saying | None = None


Opened = OpenedGame[Sitting]


def open_sitting(path: Path) -> Opened:
    """Open the file of a game on a map, finished or not, up to its last whole and legal move.

    Raises BoardFileError when it cannot be opened, and TranscriptError with the line at fault when it is no
    transcript, or no game can begin on its board.
    """
    return opened(read_transcript(path, unfinished=True))


def opened(transcript: Transcript) -> Opened:
    """Return the sitting of a transcript up to the first move that the rules forbid."""
    header = transcript.header
    demand_players(header.bots, BOTS, 1)
    try:
        sitting = sitting_of(header, transcript.game)
    except UnplayableBoard as error:
        raise TranscriptError(str(error), 1) from error
    moves = ((line.number, lambda _, line=line: (line.actor, line.move)) for line in transcript.lines)
    return resumed(sitting, list(moves), transcript.remarks, BOTS, is_cut=transcript.cut)


MoveLine = tuple[int, Callable[[Z], tuple[int, Any]]]
"""A line with a move: its number, and what reads who moves and how, given the sitting before it.

It raises ValueError with a sentence where there is no such move.
"""


def resumed(
    sitting: Z, lines: Sequence[MoveLine[Z]], said: Sequence[Remark], bots: Collection[str], *, is_cut: bool
) -> OpenedGame[Z]:
    """Return a sitting with the moves of a file made, up to the first that the rules forbid.

    Raises TranscriptError for a remark that does not fit.
    """
    remarks = list(said)
    for place, (number, read) in enumerate(lines):
        while remarks and remarks[0].after <= place:
            sitting = _remarked(sitting, remarks.pop(0), bots)
        try:
            sitting = _moved(sitting, read)
        except ValueError as why:
            told = count_of(
                len(lines) - place,
                "Line {line}: {why} The game is open up to the move before; 1 move is left out.",
                "Line {line}: {why} The game is open up to the move before; {n} moves are left out.",
                line=number,
                why=why.args[0],
            )
            return OpenedGame(sitting, told)
    for remark in remarks:
        sitting = _remarked(sitting, remark, bots)
    if not is_cut:
        return OpenedGame(sitting)
    cut = say("The file ends in the middle of a line. The game is open up to the last whole line.")
    return OpenedGame(sitting, cut)


def _moved(sitting: Z, read: Callable[[Z], tuple[int, Any]]) -> Z:
    """Return a sitting after a move of a file; raises ValueError, which says why there is none."""
    actor, move = read(sitting)
    due = sitting.actor
    if due is None:
        raise ValueError(say("The game is over."))
    if due != actor:
        players = sitting.header.players
        told = say("a throw") if due == CHANCE else say("{player}'s turn", player=players[due])
        raise ValueError(say("It is {due}.", due=told))
    try:
        return sitting.made(move)
    except IllegalMove as illegal:
        raise ValueError(say("{message} ({rule})", message=illegal.message, rule=illegal.rule)) from illegal


def _remarked(sitting: Z, remark: Remark, bots: Collection[str]) -> Z:
    """Return the sitting after a line that is no move."""
    says = remark.says
    if isinstance(says, Note):
        return sitting.noted(says.hex, says.text)
    if isinstance(says, ThrownAgain):
        if sitting.occasion is None:
            raise TranscriptError("Nothing is to be thrown here, so nothing was thrown again.", remark.number)
        return sitting.thrown_again(sitting.occasion, says.times)
    if isinstance(says, Ruling):
        return sitting
    demand_players((says.by,), bots, remark.number)
    return sitting.seated(says.seat, says.by)


def demand_players(names: Iterable[str], bots: Collection[str], line: int) -> None:
    """Raise TranscriptError for a player who is neither a person nor one of the bots of the game."""
    for name in names:
        if name != HUMAN and name not in bots:
            known = ", ".join((HUMAN, *bots))
            raise TranscriptError(f"There is no bot '{name}'; there are {known}.", line)
