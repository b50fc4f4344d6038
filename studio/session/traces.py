"""What is marked on a picture to trace and not painted yet: kept with the document, and in its journal."""

from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Self

from engine.board.document import Board, Underlay
from engine.board.terrain import NAMES
from engine.hexes.affine import Anchor
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.tracing.marks import Marks
from engine.tracing.proposals import Sample

Shape = tuple[int, int, str, str]
"""Columns, rows and layout of a sheet: what the hexes of marks go by."""


def shape_of(sheet: Sheet) -> Shape:
    """Return what the hexes of marks go by."""
    return sheet.columns, sheet.rows, sheet.top, sheet.shifted


@dataclass(frozen=True)
class Trace:
    """The marks on a picture with what was set next to them, for a sheet of a ``shape``.

    ``over`` is the picture the board had then, ``sure`` a percentage, ``opacity`` from 0 to 1.
    """

    picture: Path | None
    marks: Marks
    sure: int
    opacity: float
    shape: Shape
    over: Underlay | None

    @property
    def is_more(self) -> bool:
        """Whether it holds more than the board keeps of its picture."""
        at = () if self.over is None else self.over.at
        return bool(self.marks.samples or self.marks.brushed or self.marks.anchors != at)

    def suited(self, board: Board) -> Self:
        """Return it as far as it still holds: the board's picture or sheet may be another by now."""
        kinds, underlay = len(NAMES) + len(board.kinds), board.underlay
        marks = self.marks
        if any(sample.code >= kinds for sample in marks.samples):
            marks = replace(marks, samples=tuple(each for each in marks.samples if each.code < kinds))
        fits = self.shape == shape_of(board.sheet)
        if not fits:
            marks = replace(marks, anchors=(), brushed=frozenset())
        if underlay is None or (underlay == self.over and fits):
            return replace(self, marks=marks)
        return replace(
            self, picture=None, marks=replace(marks, anchors=underlay.at), opacity=underlay.opacity
        )

    def plain(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "picture": None if self.picture is None else str(self.picture),
            "anchors": self.marks.anchors,
            "samples": [asdict(sample) for sample in self.marks.samples],
            "brushed": sorted(self.marks.brushed),
            "sure": self.sure,
            "opacity": self.opacity,
            "shape": self.shape,
            "over": None if self.over is None else asdict(self.over),
        }


def trace_of(plain: object) -> Trace | None:
    """Return what :meth:`Trace.plain` told; None where there is none, or somebody has damaged it."""
    try:
        return None if plain is None else _read(plain)
    except (KeyError, TypeError, ValueError):
        return None


def _read(plain: Any) -> Trace:
    """Return a trace told plainly."""
    over, picture, (columns, rows, top, shifted) = plain["over"], plain["picture"], plain["shape"]
    marks = Marks(
        _anchors(plain["anchors"]),
        tuple(_sample(**sample) for sample in plain["samples"]),
        frozenset(Hex(int(q), int(r)) for q, r in plain["brushed"]),
    )
    return Trace(
        None if picture is None else Path(picture),
        marks,
        int(plain["sure"]),
        float(plain["opacity"]),
        (int(columns), int(rows), str(top), str(shifted)),
        None if over is None else Underlay(over["image"], _anchors(over["at"]), over["opacity"]),
    )


def _anchors(plain: Any) -> tuple[Anchor, ...]:
    """Return the hexes shown and where."""
    return tuple((Hex(int(q), int(r)), (float(x), float(y))) for (q, r), (x, y) in plain)


def _sample(code: int, colour: Any) -> Sample:
    """Return a colour picked."""
    red, green, blue = map(int, colour)
    return Sample(int(code), (red, green, blue))
