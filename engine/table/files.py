"""The file of a sitting: a transcript that grows move by move, and is opened again wherever it ended."""

import errno
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import BinaryIO

from engine.bots.roster import BOTS
from engine.game.play import UnplayableBoard
from engine.messages import Saying, count_of, say
from engine.table.sitting import Sitting, sitting_of
from engine.text.terminal import UNENCODABLE
from engine.transcript.errors import TranscriptError
from engine.transcript.fields import written
from engine.transcript.header import plain_header
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
    plain_note,
    plain_seat,
    plain_stand,
)
from engine.transcript.writing import plain_result
from engine.turns.chance import CHANCE
from engine.turns.illegal import IllegalMove


def lines_of(sitting: Sitting) -> Iterator[str]:
    """Yield the lines of a sitting's file up to the move it is at: header, moves, and what is no move."""
    yield written(plain_header(sitting.header))
    players, labels = sitting.header.players, sitting.game.facts.labels
    remarks: dict[int, list[str]] = {}
    for after, seat, by in sitting.taken:
        line = written(plain_seat(SeatTaken(seat, by), players))
        remarks.setdefault(min(after, sitting.at), []).append(line)
    for note in sitting.notes:
        move = min(note.move, sitting.at)
        remarks.setdefault(move, []).append(written(plain_note(replace(note, move=move), labels)))
    for place in range(sitting.at + 1):
        if place:
            yield from sitting.moves[place - 1].lines
        yield from remarks.get(place, ())
        times = sitting.times_again(place)
        if times:
            yield written(plain_again(times))


def end_of(sitting: Sitting) -> str:
    """Return the last line of a sitting's file: the result, or the position where it is broken off."""
    result = sitting.result
    if result is not None:
        return written({"result": plain_result(result, sitting.header)})
    stand = Stand(sitting.at, tuple(sitting.state.accounts))
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

    def keep(self, sitting: Sitting, *, closed: bool = False) -> None:
        """Bring the file up to a sitting, to its end where it is ``closed``; raises OSError where it cannot.

        A game that is over has its result in any case.
        """
        lines = [line.encode("utf-8", UNENCODABLE) for line in lines_of(sitting)]
        if closed or sitting.result is not None:
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
class Opened:
    """A sitting as its file has it, and where that ended before its end, what was lost and why."""

    sitting: Sitting
    trouble: Saying | None = None


def open_sitting(path: Path) -> Opened:
    """Open the file of a game, finished or not, up to its last whole and legal move.

    Raises BoardFileError when it cannot be opened, and TranscriptError with the line at fault when it is no
    transcript, or no game can begin on its board.
    """
    return opened(read_transcript(path, unfinished=True))


def opened(transcript: Transcript) -> Opened:
    """Return the sitting of a transcript up to the first move that the rules forbid."""
    header = transcript.header
    for name in header.bots:
        _demand_player(name, 1)
    try:
        sitting = sitting_of(header, transcript.game)
    except UnplayableBoard as error:
        raise TranscriptError(str(error), 1) from error
    remarks = list(transcript.remarks)
    for place, line in enumerate(transcript.lines):
        while remarks and remarks[0].after <= place:
            sitting = _remarked(sitting, remarks.pop(0))
        trouble = _why_not(sitting, line.actor)
        if trouble is None:
            try:
                sitting = sitting.made(line.move)
            except IllegalMove as illegal:
                trouble = say("{message} ({rule})", message=illegal.message, rule=illegal.rule)
        if trouble is not None:
            told = count_of(
                len(transcript.lines) - place,
                "Line {line}: {why} The game is open up to the move before; 1 move is left out.",
                "Line {line}: {why} The game is open up to the move before; {n} moves are left out.",
                line=line.number,
                why=trouble,
            )
            return Opened(sitting, told)
    for remark in remarks:
        sitting = _remarked(sitting, remark)
    if not transcript.cut:
        return Opened(sitting)
    cut = say("The file ends in the middle of a line. The game is open up to the last whole line.")
    return Opened(sitting, cut)


def _why_not(sitting: Sitting, actor: int) -> Saying | None:
    """Say that it is another's turn than a file has it, or nothing."""
    due = sitting.actor
    if due == actor:
        return None
    if due is None:
        return say("The game is over.")
    players = sitting.header.players
    told = say("a throw") if due == CHANCE else say("{player}'s turn", player=players[due])
    return say("It is {due}.", due=told)


def _remarked(sitting: Sitting, remark: Remark) -> Sitting:
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
    _demand_player(says.by, remark.number)
    return sitting.seated(says.seat, says.by)


def _demand_player(name: str, line: int) -> None:
    """Raise TranscriptError for a player who is neither a person nor a bot of this program."""
    if name not in (HUMAN, *BOTS):
        known = ", ".join((HUMAN, *BOTS))
        raise TranscriptError(f"There is no bot '{name}'; there are {known}.", line)
