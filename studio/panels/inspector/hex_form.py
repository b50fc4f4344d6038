"""The inspector's form for a hex."""

from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from engine.board.document import Board
from engine.board.places import Town
from engine.board.terrain import FIRST_OWN
from engine.edits.terrain import PaintCountry, PaintTerrain
from engine.edits.towns import PlaceTown
from engine.hexes.lattice import Hex
from engine.messages import Phrase
from studio.language.plain_text import action_text
from studio.language.words import tr
from studio.panels.cost_words import cost_note
from studio.panels.fields.fields import Choice, Note, form
from studio.panels.thing_names import terrain_name
from studio.session.document import Session
from studio.tools.selection import Selection

_NOBODYS: Phrase = "None"
_LONGEST = 40
"""Letters on a button: the inspector is no wider than its dock."""


class HexForm(QWidget):
    """Ground and country of a hex, what track in it costs, and what stands there."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._hex: Hex | None = None
        self.terrain = Choice("hex-terrain", "The terrain of this hex.")
        self.country = Choice("hex-country", "The country this hex belongs to.")
        self.cost = Note("hex-cost")
        self.town = QPushButton()
        self.town.setObjectName("hex-town")
        self.town.setAccessibleName(tr("Show the town in this hex"))
        self.town.setToolTip(tr("Edit the town in this hex."))
        self.town.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = form(self)
        layout.addRow(tr("Te&rrain"), self.terrain)
        layout.addRow(tr("&Country"), self.country)
        layout.addRow(tr("Track"), self.cost)
        layout.addRow("", self.town)
        self.terrain.chosen.connect(self._paint)
        self.country.chosen.connect(self._give)
        self.town.clicked.connect(self._place_or_select)

    def show_thing(self, board: Board, hex_: Hex) -> None:
        """Show a hex of a board."""
        self._hex = hex_
        codes = range(FIRST_OWN + len(board.kinds))
        self.terrain.offer([(terrain_name(board, code), code) for code in codes], board.terrain_at(hex_))
        column, row = board.sheet.place_of(hex_)
        countries = [
            (tr(_NOBODYS), 0),
            *((land.name, n) for n, land in enumerate(board.countries, 1)),
        ]
        self.country.offer(countries, int(board.country[row, column]))
        self.country.setEnabled(bool(board.countries))
        self.cost.setText(cost_note(board, hex_))
        town = self._town_here(board)
        self.town.setText(
            tr("Place Town Here")
            if town is None
            else action_text(tr("Select {name}", name=town.name or tr("the Town")), _LONGEST)
        )
        self.town.setEnabled(board.on_map(hex_))

    def _town_here(self, board: Board) -> Town | None:
        """Return the town on the hex, if there is one."""
        return None if self._hex is None else next(iter(board.towns_by_hex.get(self._hex, ())), None)

    def _paint(self, code: int) -> None:
        """Give the hex a terrain."""
        if self._hex is not None:
            self._session.apply(PaintTerrain((self._hex,), code))

    def _give(self, number: int) -> None:
        """Give the hex to a country."""
        if self._hex is not None:
            self._session.apply(PaintCountry((self._hex,), number))

    def _place_or_select(self) -> None:
        """Select the town here, or place one and select that."""
        if self._hex is None:
            return
        town = self._town_here(self._session.board)
        if town is not None:
            self._session.select(Selection(town))
            return
        town = Town("", self._hex)
        self._session.apply(PlaceTown(town), then=Selection(town))
