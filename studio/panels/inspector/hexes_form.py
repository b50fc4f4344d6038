"""The inspector's form for hexes selected together."""

import numpy as np
from PySide6.QtWidgets import QWidget

from engine.board.contents import contents_of
from engine.board.document import Board
from engine.board.terrain import FIRST_OWN
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.hexes.lattice import Hex
from engine.messages import Phrase, count_of, listed
from studio.language.words import inside, tr
from studio.panels.fields.fields import Choice, Note, form
from studio.panels.thing_names import terrain_name, title_of
from studio.session.document import Session
from studio.tools.areas import mask_of_set
from studio.tools.selection import Area

_NOBODYS: Phrase = "None"
_MOST_HALVES = 4
"""So many things are named that lie there in part."""
_MOVED: Phrase = (
    "Drag to move them with their contents. Use the Edit and Select menus to copy, turn or mirror them."
)


class HexesForm(QWidget):
    """Ground and country of many hexes at once, and how much stands there."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._area = Area(frozenset())
        self.terrain = Choice("hexes-terrain", "Set the terrain of all these hexes.")
        self.country = Choice("hexes-country", "Set the country of all these hexes.")
        for choice in (self.terrain, self.country):
            choice.setPlaceholderText(tr("Several"))
        self.ground = Note("hexes-ground")
        self.things = Note("hexes-things")
        layout = form(self)
        layout.addRow(tr("Te&rrain"), self.terrain)
        layout.addRow(tr("&Country"), self.country)
        layout.addRow(tr("Terrain"), self.ground)
        layout.addRow(tr("Contents"), self.things)
        self.halves = Note("hexes-halves")
        layout.addRow(tr("Partly"), self.halves)
        self._layout = layout
        layout.addRow("", Note("hexes-moved", _MOVED))
        self.terrain.chosen.connect(lambda code: self._session.apply(PaintTerrain(self._area.hexes, code)))
        self.country.chosen.connect(
            lambda number: self._session.apply(PaintCountry(self._area.hexes, number))
        )

    def show_thing(self, board: Board, area: Area) -> None:
        """Show hexes of a board; a field that is not the same in all of them says so."""
        self._area = area
        mask = mask_of_set(board.sheet, area.hexes)
        counts = np.bincount(board.terrain[mask])
        grounds = {int(code): int(counts[code]) for code in np.flatnonzero(counts)}
        owners = set(np.unique(board.country[mask]).tolist())
        codes = range(FIRST_OWN + len(board.kinds))
        self.terrain.offer([(terrain_name(board, code), code) for code in codes], _only(set(grounds)))
        countries = [(tr(_NOBODYS), 0), *((land.name, n) for n, land in enumerate(board.countries, 1))]
        self.country.offer(countries, _only(owners))
        self.country.setEnabled(bool(board.countries))
        most = sorted(grounds, key=lambda code: (-grounds[code], code))
        self.ground.setText(
            ", ".join(f"{grounds[code]} {inside(terrain_name(board, code))}" for code in most)
        )
        self.things.setText(_holdings(board, area.hexes))
        halves = contents_of(board).half_within(area.hexes)
        self.halves.setText(tr(listed([title_of(thing, board) for thing in halves], _MOST_HALVES)))
        self._layout.setRowVisible(self.halves, bool(halves))


def _only(values: set[int]) -> int | None:
    """Return the one value there is, None for several."""
    return next(iter(values)) if len(values) == 1 else None


def _holdings(board: Board, hexes: frozenset[Hex]) -> str:
    """Return how many things stand within some hexes: ``2 towns, 1 ferry``."""
    held = contents_of(board).within(hexes)
    counts: tuple[tuple[int, Phrase, Phrase], ...] = (
        (len(held.towns), "{n} town", "{n} towns"),
        (len(held.lines), "{n} line", "{n} lines"),
        (len(held.specials), "{n} special", "{n} specials"),
        (len(held.ferries), "{n} ferry", "{n} ferries"),
        (len(held.permitted_builds), "{n} permitted build", "{n} permitted builds"),
        (len(held.special_rules), "{n} rule", "{n} rules"),
    )
    words = (tr(count_of(number, one, many)) for number, one, many in counts if number)
    return ", ".join(words) or tr("only terrain")
