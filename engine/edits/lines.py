"""Edits of lines along sides: rivers, closed sides, borders."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from typing import Final

from engine.board.document import Board
from engine.board.lines import LineKind, SideLine, ends_of, sides_of_kind
from engine.edits.listing import replaced
from engine.hexes.sides import Corner, Side, chains, corners_of
from engine.messages import Phrase, Saying, say
from engine.text.names import is_same

_WORDS: Final[Mapping[LineKind, Phrase]] = {"river": "river", "closed": "closed side", "border": "border"}


def line_word(kind: LineKind) -> Saying:
    """Return what a line of a kind is called within a sentence."""
    return Saying(_WORDS[kind], {})


@dataclass(frozen=True)
class DrawSides:
    """Draw a line of a kind along sides, as part of a named line or of the one it touches.

    With ``name`` None the sides go on, end to end, with a line of the kind, with ``onto`` rather than with
    another, else begin a line without a name: a river that meets another in its course, or is met by one,
    is a river of its own. Sides that already carry a line of the kind are left as they are.
    """

    kind: LineKind
    sides: tuple[Side, ...]
    name: str | None = None
    stroke: Hashable | None = None
    onto: SideLine | None = None

    @property
    def label(self) -> Phrase:
        """Name the kind for the undo menu."""
        return say("Draw {line}", line=line_word(self.kind))

    @property
    def merge_key(self) -> Hashable | None:
        """Merge within one stroke."""
        return None if self.stroke is None else ("draw", self.kind, self.stroke)

    def apply(self, board: Board) -> Board:
        """Add the new sides to their line and put it in order."""
        taken = board.rivers if self.kind == "river" else sides_of_kind(board.lines, self.kind)
        new = tuple(dict.fromkeys(s for s in self.sides if s not in taken and board.sheet.has_side(s)))
        if not new:
            return board
        lines = list(board.lines)
        index = self._line_to_extend(board, new)
        if index is None:
            lines.append(SideLine(self.kind, self.name or "", ordered(new)))
        else:
            old = lines[index]
            longer = old.longer(new[0]) if len(new) == 1 else None
            lines[index] = longer or replace(old, sides=ordered((*old.sides, *new)))
        return board.edited(lines=tuple(lines))

    def _line_to_extend(self, board: Board, new: tuple[Side, ...]) -> int | None:
        """Return the line the new sides belong to: the named one, or one that ends where they lie."""
        new_ends = ends_of(new)
        for index in sorted(range(len(board.lines)), key=lambda index: board.lines[index] != self.onto):
            line = board.lines[index]
            if line.kind != self.kind:
                continue
            if self.name is not None:
                if is_same(line.name, self.name):
                    return index
            elif not new_ends.isdisjoint(line.ends):
                return index
        return None


@dataclass(frozen=True)
class EraseSides:
    """Remove lines from sides, of one kind or of all; a line left without sides goes."""

    sides: tuple[Side, ...]
    kind: LineKind | None = None
    stroke: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the kind for the undo menu."""
        return say("Erase {line}", line=line_word(self.kind)) if self.kind else "Erase lines"

    @property
    def merge_key(self) -> Hashable | None:
        """Merge within one stroke."""
        return None if self.stroke is None else ("erase", self.kind, self.stroke)

    def apply(self, board: Board) -> Board:
        """Drop the sides from every line of the kind."""
        gone = frozenset(self.sides)
        lines = tuple(line for old in board.lines if (line := self._without(old, gone)).sides)
        return board if lines == board.lines else board.edited(lines=lines)

    def _without(self, line: SideLine, gone: frozenset[Side]) -> SideLine:
        if self.kind not in {None, line.kind} or gone.isdisjoint(line.sides):
            return line
        left = ordered(side for side in line.sides if side not in gone)
        return replace(line, sides=left)


@dataclass(frozen=True)
class RemoveLine:
    """Remove one line; others that run along its sides stay."""

    line: SideLine
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the kind for the undo menu."""
        return say("Remove {line}", line=line_word(self.line.kind))

    def apply(self, board: Board) -> Board:
        """Remove the first line equal to this; none, no change."""
        if self.line not in board.lines:
            return board
        return board.edited(lines=replaced(board.lines, self.line))


@dataclass(frozen=True)
class ReplaceLine:
    """Put one line in the place of an equal one, to rename it or fix its course."""

    old: SideLine
    new: SideLine
    label: Phrase = "Change line"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Replace the first line equal to the old one; none, no change."""
        if self.old == self.new or self.old not in board.lines:
            return board
        return board.edited(lines=replaced(board.lines, self.old, self.new))


@dataclass(frozen=True)
class SplitLine:
    """Part a line in two at a corner of its course; the longer part keeps the name, or else the first."""

    line: SideLine
    corner: Corner
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the kind for the undo menu."""
        return say("Split {line}", line=line_word(self.line.kind))

    def apply(self, board: Board) -> Board:
        """Part the first line equal to this; no change where it does not run through the corner."""
        at = place_to_split(self.line, self.corner)
        if at is None or self.line not in board.lines:
            return board
        return PartLine(self.line, parts_at(self.line, at)).apply(board)


@dataclass(frozen=True)
class PartLine:
    """Make pieces of a line lines of their own; the first keeps its place and name, the others get none."""

    line: SideLine
    pieces: tuple[tuple[Side, ...], ...]
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the kind for the undo menu."""
        return say("Split {line}", line=line_word(self.line.kind))

    def apply(self, board: Board) -> Board:
        """Part the first line equal to this; no change where there is none, or only one piece."""
        if self.line not in board.lines or len(self.pieces) < 2:
            return board
        first, *others = map(ordered, self.pieces)
        parts = (
            replace(self.line, sides=first),
            *(replace(self.line, name="", sides=each) for each in others),
        )
        return board.edited(lines=replaced(board.lines, self.line, *parts))


@dataclass(frozen=True)
class JoinLines:
    """Make two lines of a kind one, which keeps the first's way and name, else the second's name."""

    first: SideLine
    second: SideLine
    merge_key: Hashable | None = None

    @property
    def label(self) -> Phrase:
        """Name the kind for the undo menu."""
        return say("Join {line}", line=line_word(self.first.kind))

    def apply(self, board: Board) -> Board:
        """Put the joined line in the first's place; no change where one is missing or of another kind."""
        one, other = self.first, self.second
        if one == other or one.kind != other.kind or not {one, other} <= set(board.lines):
            return board
        joined = replace(one, name=one.name or other.name, sides=ordered(_joined(one.sides, other.sides)))
        lines = tuple(joined if line == one else line for line in board.lines if line != other)
        return board.edited(lines=lines)


def place_to_split(line: SideLine, corner: Corner) -> int | None:
    """Return how many sides of a line come before a corner in its course, None at its ends and off it."""
    for index, (before, after) in enumerate(pairwise(line.sides), 1):
        if corner in corners_of(before) and corner in corners_of(after):
            return index
    return None


def parts_at(line: SideLine, place: int) -> tuple[tuple[Side, ...], tuple[Side, ...]]:
    """Return the parts of a line before and from a place in its course, that which keeps the name first."""
    parts = line.sides[:place], line.sides[place:]
    return parts if 2 * place >= len(line.sides) else parts[::-1]


def _joined(one: tuple[Side, ...], other: tuple[Side, ...]) -> tuple[Side, ...]:
    """Return the sides of two lines, each once, so that one goes on where the other ends if it can."""
    other = tuple(side for side in other if side not in one)
    if not other:
        return one
    back = other[::-1]
    for first, second in ((one, other), (one, back), (other, one), (back, one)):
        if not set(corners_of(first[-1])).isdisjoint(corners_of(second[0])):
            return first + second
    return one + other


def ordered(sides: Iterable[Side]) -> tuple[Side, ...]:
    """Return sides in order from end to end, unbroken runs after each other.

    Sides that are broken no oftener than their chains stay as they are. What is in order stays in order,
    so that a board is read as it was saved: the chains of a line with forks depend on the order of its
    sides, so they are found again until there is nothing to gain. Every turn leaves fewer gaps.
    """
    found = tuple(sides)
    while gaps := _gaps(ends := [corners_of(side) for side in found]):
        if gaps < _fewest_chains(ends) or gaps < len(runs := chains(found)):
            break
        place = {side: number for number, side in enumerate(found)}
        found = tuple(side for run in runs for side in _the_way_given(run, place))
    return found


def _the_way_given(run: tuple[Side, ...], place: Mapping[Side, int]) -> tuple[Side, ...]:
    """Return an unbroken run from the end from which most of its sides were given, by their places."""
    places = [place[side] for side in run]
    onward = sum(1 if one < other else -1 for one, other in pairwise(places))
    # Where as many steps go either way, what was given early comes early.
    drift = sum(number * at for number, at in enumerate(places))
    back = sum(number * at for number, at in enumerate(reversed(places)))
    return run if (onward, drift) >= (-onward, back) else run[::-1]


def _gaps(ends: Sequence[tuple[Corner, Corner]]) -> int:
    """Return how often a side, given by its ends, does not go on where the one before it ended."""
    return sum(one not in other and two not in other for (one, two), other in pairwise(ends))


def _fewest_chains(ends: Sequence[tuple[Corner, Corner]]) -> int:
    """Return how many chains sides make at least: none has more than one corner more than it has sides."""
    return len(set(chain.from_iterable(ends))) - len(ends)
