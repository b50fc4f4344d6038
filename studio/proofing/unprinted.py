"""Family P: names that are printed nowhere, or not whole."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.board.document import Board
from engine.board.rules import Crossing
from engine.checks.frame.board_size import is_vast
from engine.checks.frame.placeholder_names import on_sheet
from engine.diagnostics.findings import Finding, Path, Severity
from engine.hexes.lattice import Hex
from engine.hexes.sides import hexes_of
from engine.messages import Phrase, say
from studio.drawing.lettering.lettering import Names, has_river_name, lettered_areas
from studio.drawing.shapes.boxes import Box
from studio.drawing.shapes.extent import frame
from studio.drawing.shapes.fonts import has_ink
from studio.proofing.placed import all_names_of, names_of
from studio.proofing.proofs import PrintCheck

_CUT_MM: Final = 0.5
"""A name that reaches out of the map by less than this loses nothing of its letters."""
_NO_COURSE: Final[Phrase] = "The name of the river {name} is not printed: it does not fit along the river."
_NO_AREA: Final[Phrase] = "The name {name} is not printed: it does not fit in its area."
_NO_LETTERS: Final[Phrase] = "A name has only invisible characters. Nothing is printed for it."
_CUT: Final[Phrase] = "The name {name} is cut off at the edge of the map."


class NameNotPrinted(PrintCheck):
    """A name is not printed, or is cut off at the edge of the map, because there is no room for it.

    Why it matters: rules and players use the names of rivers, waters and countries and look for them on the
    map. The name of a river or area is not printed where it would cover other things.

    Example: a river of two sides called "Munster Blackwater"; a town with a name longer than the map is wide.

    To fix it, shorten the name, or make the river or the area larger. You can place the name of an area on
    a hex by hand. Names of invisible characters are also reported: type them again.
    """

    code, name, severity = "P113", "name-not-printed", Severity.NOTE

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name that is not printed, or not whole."""
        yield from self._unseen(board)
        if is_vast(board):
            return
        names = all_names_of(board)
        yield from self._rivers(board, names)
        yield from self._areas(board, names)
        edge = frame(board.sheet)
        for name in names_of(board):
            if _is_cut(name.boxes, edge):
                yield self._finding(_CUT, name.text, on_sheet(board, name.hexes), name.path)

    def _unseen(self, board: Board) -> Iterator[Finding]:
        """Yield one finding for each name that is not blank, and yet leaves no ink."""
        for path, name, hexes in _named(board):
            if name.strip() and not has_ink(name):
                sort, at = path[:2]
                yield self.finding(_NO_LETTERS, subject=f"{sort},{int(at) + 1}", hexes=hexes, path=path)

    def _rivers(self, board: Board, names: Names) -> Iterator[Finding]:
        """Yield one finding for each name of a river that stands along none of that name."""
        told = {"".join(line.text for line in place.lines if line.halo) for place in names.rivers}
        for at, line in enumerate(board.lines):
            if has_river_name(line) and line.name not in told:
                told.add(line.name)
                hexes = tuple(dict.fromkeys(hex_ for side in line.sides for hex_ in hexes_of(side)))
                yield self._finding(_NO_COURSE, line.name, on_sheet(board, hexes), ("sides", at, "name"))

    def _areas(self, board: Board, names: Names) -> Iterator[Finding]:
        """Yield one finding for each name of an area that is left out or cut off; an empty area has none."""
        placed = {place.owner: place for place in names.areas}
        for owner, _, hexes, text, _ in lettered_areas(board, self.theme):
            place = placed.get(owner)
            if hexes and (place is None or _is_cut(place.boxes, frame(board.sheet))):
                told = _NO_AREA if place is None else _CUT
                path = (owner.listed, owner.at, "name")
                yield self._finding(told, text, on_sheet(board, hexes), path)

    def _finding(self, told: Phrase, name: str, hexes: tuple[Hex, ...], path: Path) -> Finding:
        """Return the finding of a name."""
        return self.finding(say(told, name=name), subject=name, hexes=hexes, path=path)


def _is_cut(boxes: Sequence[Box], edge: Box) -> bool:
    """Return whether any of a name's boxes reaches out of the map."""
    whole = edge.grown(_CUT_MM)
    return not all(whole.holds(*box[:2]) and whole.holds(*box[2:]) for box in boxes)


def _named(board: Board) -> Iterator[tuple[Path, str, tuple[Hex, ...]]]:
    """Yield where each name for the map stands in the map file, the name, and its hexes."""
    for at, town in enumerate(board.towns):
        yield ("towns", at, "name"), town.name, on_sheet(board, (town.hex,))
    for at, line in enumerate(board.lines):
        hexes = tuple(hex_ for side in line.sides[:1] for hex_ in hexes_of(side))
        yield ("sides", at, "name"), line.name, on_sheet(board, hexes)
    for at, water in enumerate(board.waters):
        yield ("waters", at, "name"), water.name, on_sheet(board, water.hexes)
    for at, region in enumerate(board.city_regions):
        yield ("city_regions", at, "name"), region.name, on_sheet(board, region.hexes)
    for at, country in enumerate(board.countries):
        yield ("countries", at, "name"), country.name, ()
    for at, special in enumerate(board.specials):
        yield ("specials", at, "name"), special.name, on_sheet(board, special.hexes)
    for at, ferry in enumerate(board.ferries):
        yield ("ferries", at, "name"), ferry.name, on_sheet(board, ferry.course)
    for at, rule in enumerate(board.special_rules):
        if isinstance(rule, Crossing):
            yield ("special_rules", at, "name"), rule.name, on_sheet(board, rule.course)


UNPRINTED_CHECKS: tuple[type[PrintCheck], ...] = (NameNotPrinted,)
