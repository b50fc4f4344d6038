"""Hexes and sides by the names they have in the file."""

from collections.abc import Iterable

import numpy as np

from engine.boardfile.errors import BoardFileError
from engine.boardfile.yaml_text.label_ranges import nameless
from engine.hexes.labels import LabelError
from engine.hexes.lattice import Hex
from engine.hexes.sheet import Sheet
from engine.hexes.sides import Side
from engine.messages import Phrase, Saying, say


def called(named: Phrase, unnamed: Phrase, name: str) -> Saying:
    """Return how a message calls a thing: by its name, or without one by what it is."""
    return say(named, name=name) if name else say(unnamed)


class Names:
    """Gives the hexes and sides of one sheet their names.

    A hex off the sheet, or one whose label an earlier alphabet has taken, has no name; what stands on
    it cannot be written, and asking raises BoardFileError.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.nameless = nameless(sheet)
        rows, columns = (axis.tolist() for axis in np.nonzero(self.nameless))
        self._nameless = frozenset(map(sheet.hex_at, columns, rows))

    def hex(self, hex_: Hex, what: str) -> str:
        """Return the label of a hex on which ``what`` (such as ``the town Hull``) stands."""
        try:
            label = self.sheet.label(hex_)
        except LabelError as error:
            problem = say("{what} is off the sheet and cannot be saved.", what=what)
            advice = say("Move it onto the sheet or delete it, then save again.")
            raise BoardFileError(None, problem, advice) from error
        if hex_ in self._nameless:
            raise self.taken(what)
        return label

    def hexes(self, hexes: Iterable[Hex], what: str) -> list[str]:
        """Return the labels of hexes in their order."""
        return [self.hex(hex_, what) for hex_ in hexes]

    def side(self, side: Side, what: str) -> str:
        """Return the name of a side that ``what`` (such as ``the river Severn``) runs along."""
        try:
            name = self.sheet.side_name(side)
        except LabelError as error:
            problem = say("{what} runs off the sheet and cannot be saved.", what=what)
            raise BoardFileError(None, problem, "Erase the part outside, then save again.") from error
        if self._nameless and self.sheet.side_named(name) != side:
            raise self.taken(what)
        return name

    def taken(self, what: str) -> BoardFileError:
        """Return the refusal of what stands on a hex whose label means another."""
        problem = say("{what} is on a hex whose label also belongs to another hex.", what=what)
        advice = say("Add more to the numbers of the sheet's second alphabet, then save again.")
        return BoardFileError(None, problem, advice)
