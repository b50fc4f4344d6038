"""Edits of lines along sides: rivers, closed sides, borders."""

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass

from engine.board.document import Board
from engine.board.lines import LineKind, SideLine
from engine.hexes.sides import Corner, Side, chains, corners_of


@dataclass(frozen=True)
class DrawSides:
    """Draw a line of a kind along sides, as part of a named line or of the one it touches.

    With ``name`` None the sides go on with a line of the kind from one of its ends, else begin a
    line without a name: a tributary that meets a river in its course is a river of its own.
    Sides that already carry a line of the kind are left as they are.
    """

    kind: LineKind
    sides: tuple[Side, ...]
    name: str | None = None
    stroke: Hashable | None = None

    @property
    def label(self) -> str:
        """Name the kind for the undo menu."""
        return f"Draw {self.kind}"

    @property
    def merge_key(self) -> Hashable | None:
        """Merge within one stroke."""
        return None if self.stroke is None else ("draw", self.kind, self.stroke)

    def apply(self, board: Board) -> Board:
        """Add the new sides to their line and put it in order."""
        taken = {side for line in board.lines if line.kind == self.kind for side in line.sides}
        new = tuple(dict.fromkeys(s for s in self.sides if s not in taken and board.sheet.has_side(s)))
        if not new:
            return board
        lines = list(board.lines)
        index = self._line_to_extend(board, new)
        if index is None:
            lines.append(SideLine(self.kind, self.name or "", ordered(new)))
        else:
            old = lines[index]
            lines[index] = SideLine(old.kind, old.name, ordered((*old.sides, *new)))
        return board.edited(lines=tuple(lines))

    def _line_to_extend(self, board: Board, new: tuple[Side, ...]) -> int | None:
        """Return the line the new sides belong to: the named one, or one that ends where they lie."""
        touched = {corner for side in new for corner in corners_of(side)}
        for index, line in enumerate(board.lines):
            if line.kind != self.kind:
                continue
            if self.name is not None:
                if line.name == self.name:
                    return index
            elif not touched.isdisjoint(ends_of(line.sides)):
                return index
        return None


@dataclass(frozen=True)
class EraseSides:
    """Take lines off sides, of one kind or of all; a line left without sides goes."""

    sides: tuple[Side, ...]
    kind: LineKind | None = None
    stroke: Hashable | None = None

    @property
    def label(self) -> str:
        """Name the kind for the undo menu."""
        return f"Erase {self.kind or 'lines'}"

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
        """Return a line without the sides that go."""
        if self.kind not in {None, line.kind} or gone.isdisjoint(line.sides):
            return line
        left = tuple(side for side in line.sides if side not in gone)
        return SideLine(line.kind, line.name, left)


@dataclass(frozen=True)
class RemoveLine:
    """Take one line off the board; others that run along its sides stay."""

    line: SideLine
    merge_key: Hashable | None = None

    @property
    def label(self) -> str:
        """Name the kind for the undo menu."""
        return f"Remove {self.line.kind}"

    def apply(self, board: Board) -> Board:
        """Remove the first line equal to this; none, no change."""
        if self.line not in board.lines:
            return board
        index = board.lines.index(self.line)
        return board.edited(lines=board.lines[:index] + board.lines[index + 1 :])


@dataclass(frozen=True)
class ReplaceLine:
    """Put one line in the place of an equal one, to rename it or mend its course."""

    old: SideLine
    new: SideLine
    label: str = "Change line"
    merge_key: Hashable | None = None

    def apply(self, board: Board) -> Board:
        """Replace the first line equal to the old one; none, no change."""
        if self.old == self.new or self.old not in board.lines:
            return board
        lines = list(board.lines)
        lines[lines.index(self.old)] = self.new
        return board.edited(lines=tuple(lines))


def ends_of(sides: Iterable[Side]) -> frozenset[Corner]:
    """Return the corners that only one of the sides has."""
    met = Counter(corner for side in sides for corner in corners_of(side))
    return frozenset(corner for corner, times in met.items() if times == 1)


def ordered(sides: Iterable[Side]) -> tuple[Side, ...]:
    """Return sides in order from end to end, unbroken runs after each other."""
    return tuple(side for chain in chains(sides) for side in chain)
