"""Where a board lets companies begin, with what each such place is called and where it is written."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.board.document import Board
from engine.board.rules import StartRule
from engine.board.starts import hexes_of
from engine.diagnostics.findings import Path
from engine.hexes.lattice import Hex


@dataclass(frozen=True)
class StartPoint:
    """A hex to begin at: its town's name (else its label), its place in the map file, and whether first."""

    hex: Hex
    name: str
    path: Path
    second: bool = False


def start_points(board: Board) -> tuple[StartPoint, ...]:
    """Return every start on the sheet, each hex once: the marked towns, then what rules name (6.A2, 6.C4)."""
    found: dict[Hex, StartPoint] = {}
    for point in (*_marked(board), *_ruled(board, second=False), *_ruled(board, second=True)):
        if point.hex in board.sheet:
            found.setdefault(point.hex, point)
    return tuple(found.values())


def _marked(board: Board) -> Iterator[StartPoint]:
    for index, town in enumerate(board.towns):
        if town.start:
            yield StartPoint(town.hex, _name(board, town.hex), ("towns", index, "start"))


def _ruled(board: Board, *, second: bool) -> Iterator[StartPoint]:
    """Yield the hexes that rules of first or of second starts name."""
    for index, rule in enumerate(board.special_rules):
        if isinstance(rule, StartRule) and rule.second is second:
            for hex_ in hexes_of(board, rule):
                yield StartPoint(hex_, _name(board, hex_), ("special_rules", index), second)


def _name(board: Board, hex_: Hex) -> str:
    """Return what a hex is called: its town's name, else its label if it has one."""
    names = [town.name for town in board.towns_by_hex.get(hex_, ()) if town.name.strip()]
    if names:
        return names[0]
    return board.sheet.label(hex_) if hex_ in board.sheet else ""
