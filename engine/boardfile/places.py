"""Labels of hexes and sides into hexes and sides, with a finding for each that names nothing."""

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from engine.boardfile.report import Report
from engine.boardfile.runs import block, in_label_order
from engine.boardfile.wording import LONGEST_SHOWN, shortened
from engine.diagnostics.findings import Path
from engine.edits.lines import ordered
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side, chains, corners_of


class Places:
    """Reads the labels of one sheet."""

    def __init__(self, sheet: Sheet, report: Report) -> None:
        self.sheet = sheet
        self._report = report

    def hex(self, label: str, path: Path) -> Hex | None:
        """Return the hex with a label, or None after a finding."""
        try:
            return self.sheet.hex_named(label)
        except LabelError as error:
            self._off(error, label, path)
            return None

    def course(self, labels: list[str], path: Path) -> tuple[Hex, ...]:
        """Return hexes in the order of their labels, without those that name none."""
        found = (self.hex(label, (*path, index)) for index, label in enumerate(labels))
        return tuple(hex_ for hex_ in found if hex_ is not None)

    def area(self, labels: list[str], path: Path) -> NDArray[np.bool_]:
        """Return a mask of the sheet with the hexes of labels and runs set."""
        mask = np.zeros((self.sheet.rows, self.sheet.columns), dtype=np.bool_)
        for index, label in enumerate(labels):
            try:
                place = block(label, self.sheet)
            except LabelError as error:
                self._off(error, label, (*path, index))
                continue
            if mask[place].any():
                self._twice(label, (*path, index))
            mask[place] = True
        return mask

    def hexes(self, labels: list[str], path: Path) -> tuple[Hex, ...]:
        """Return the hexes of labels and runs by letter and number, each once."""
        return in_label_order(self.area(labels, path), self.sheet)

    def sides(self, names: list[str], path: Path) -> tuple[Side, ...]:
        """Return sides by their names, each once, in order from end to end."""
        found: dict[Side, None] = {}
        for index, name in enumerate(names):
            try:
                side = self.sheet.side_named(name)
            except LabelError as error:
                self._off(error, name, (*path, index))
                continue
            if side in found:
                self._twice(name, (*path, index))
            found[side] = None
        return from_end_to_end(tuple(found))

    def _off(self, error: LabelError, label: str, path: Path) -> None:
        """Report a label that names nothing."""
        short = len(label) <= LONGEST_SHOWN
        message = str(error) if short else f"'{shortened(label)}' names nothing on the sheet."
        self._report.add("V005", message, path, label)

    def _twice(self, label: str, path: Path) -> None:
        """Report a hex or side that stands in a list already."""
        self._report.add("V012", f"{label} stands in this list already; it counts once.", path, label)


def from_end_to_end(sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """Return sides as they are if each goes on where the last ended, gaps aside; else put in order."""
    ends = [set(corners_of(side)) for side in sides]
    gaps = sum(one.isdisjoint(other) for one, other in pairwise(ends))
    return sides if gaps == 0 or gaps < len(chains(sides)) else ordered(sides)
