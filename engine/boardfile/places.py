"""Labels of hexes and sides into hexes and sides, with a finding for each that names nothing."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.boardfile.mistyping import label_meant_by
from engine.boardfile.schema_messages import LONGEST_SHOWN, shortened
from engine.boardfile.yaml_text.label_ranges import Block, block, hexes_of_block
from engine.boardfile.yaml_text.report import Report
from engine.diagnostics.findings import Path
from engine.edits.lines import ordered
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.hexes.sheet import DIRECTION_NAMES, Sheet
from engine.hexes.sides import Side, side_of
from engine.messages import say, together

_ENOUGH: Final = 10_000
_MOST_TIMES: Final = 2
"""How often waters and specials may name all the hexes of a sheet, on one large enough to tell."""


class Places:
    """Reads the labels of one sheet."""

    def __init__(self, sheet: Sheet, report: Report) -> None:
        self.sheet = sheet
        self._report = report
        self._size = sheet.columns * sheet.rows
        self._left = _MOST_TIMES * self._size + _ENOUGH
        self._exceeded = False
        self._named: dict[str, Hex] = {}
        """Hexes whose sides are named in the file: those of a line have some in common."""
        self._ways = {name: way for way, name in enumerate(DIRECTION_NAMES[sheet.top])}

    def hex(self, label: str, path: Path) -> Hex | None:
        """Return the hex with a label, or None after a finding, or where there are too many of them."""
        if self._report.is_full:
            return None
        try:
            return self.sheet.hex_named(label)
        except LabelError as error:
            self._off(error, label, path)
            return None

    def name_at(self, entry: Mapping[str, Any], path: Path) -> Hex | None:
        """Return the hex on which the name of an entry was put, None where it was not, or after a finding."""
        return self.hex(entry["name_at"], (*path, "name_at")) if "name_at" in entry else None

    def course(self, labels: list[str], path: Path) -> tuple[Hex, ...]:
        """Return hexes in the order of their labels, without those that name none."""
        found = (self.hex(label, (*path, index)) for index, label in enumerate(labels))
        return tuple(hex_ for hex_ in found if hex_ is not None)

    def listed(self, labels: list[str], path: Path) -> tuple[Hex, ...]:
        """Return the hexes of labels and runs in the order of the list."""
        found: list[Hex] = []
        for index, label in enumerate(labels):
            covered = self._block(label, (*path, index))
            if covered is not None and self._within_measure(covered, path):
                found += hexes_of_block(covered, self.sheet)
        return tuple(found)

    def hexes(self, labels: list[str], path: Path) -> tuple[Hex, ...]:
        """Return the hexes of labels and runs by letter and number, each once."""
        found: set[Hex] = set()
        for index, label in enumerate(labels):
            covered = self._block(label, (*path, index))
            if covered is not None and self._within_measure(covered, path):
                new = hexes_of_block(covered, self.sheet)
                if not found.isdisjoint(new):
                    self._twice(label, (*path, index))
                found.update(new)
        return tuple(sorted(found, key=self.sheet.rank))

    def area(self, labels: list[str], path: Path) -> NDArray[np.bool_]:
        """Return a mask of the sheet with the hexes of labels and runs set."""
        mask = np.zeros((self.sheet.rows, self.sheet.columns), dtype=np.bool_)
        for index, label in enumerate(labels):
            covered = self._block(label, (*path, index))
            if covered is None:
                continue
            if mask[covered].any():
                self._twice(label, (*path, index))
            mask[covered] = True
        return mask

    def _block(self, label: str, path: Path) -> Block | None:
        """Return what a label or run covers, or None after a finding, or where there are too many of them."""
        if self._report.is_full:
            return None
        try:
            return block(label, self.sheet)
        except LabelError as error:
            self._off(error, label, path)
            return None

    def _within_measure(self, covered: Block, path: Path) -> bool:
        """Return whether a run still fits in all that the lists of a file may name together."""
        rows, columns = covered
        self._left -= (rows.stop - rows.start) * (columns.stop - columns.start)
        if self._left < 0 and not self._exceeded:
            self._exceeded = True
            message = say("The lists repeat the {n:,} hexes of the sheet too often.", n=self._size)
            self._report.add("V010", message, path)
        return self._left >= 0

    def sides(self, names: list[str], path: Path) -> tuple[Side, ...]:
        """Return sides by their names, each once, in order from end to end."""
        found: dict[Side, None] = {}
        for index, name in enumerate(names):
            if self._report.is_full:
                break
            try:
                side = self._side(name)
            except LabelError as error:
                self._off(error, name, (*path, index))
                continue
            # Looked up once only, for there are many.
            before, found[side] = len(found), None
            if len(found) == before:
                self._twice(name, (*path, index))
        return ordered(found)

    def _side(self, name: str) -> Side:
        """Return the side with a name; raises LabelError when there is none."""
        label, dot, direction = name.partition(".")
        hex_ = self._named.get(label)
        if hex_ is None and dot:
            hex_ = self._named[label] = self.sheet.hex_named(label)
        way = self._ways.get(direction)
        return self.sheet.side_named(name) if hex_ is None or way is None else side_of(hex_, way)

    def _off(self, error: LabelError, label: str, path: Path) -> None:
        """Report a label that names nothing."""
        if len(label) > LONGEST_SHOWN or not label.isprintable():
            message = say("'{label}' does not exist on the sheet.", label=shortened(label))
        else:
            meant = label_meant_by(label, self.sheet)
            asked = say(" Perhaps {meant} is meant.", meant=meant) if meant else ""
            message = together((error.message, asked), "")
        self._report.add("V005", message, path, label)

    def _twice(self, label: str, path: Path) -> None:
        """Report a hex or side that stands in a list already."""
        message = say("{label} is already in this list; it counts once.", label=label)
        self._report.add("V012", message, path, label)
