"""The inspector's forms for what is painted as areas: kinds of terrain, countries, named waters, regions."""

from typing import TypeVar

import numpy as np
from PySide6.QtWidgets import QLabel

from engine.board.document import Board
from engine.board.places import CityRegion, Country, Water
from engine.board.terrain import OFF, WATER, TerrainKind
from engine.boardfile.bounds import bounds_of
from engine.edits.countries import ChangeCountry
from engine.edits.entries import ChangeEntry
from engine.edits.naming import named_at
from engine.edits.protocol import Edit
from engine.edits.terrain_kinds import ChangeKind, hexes_of_kind, is_free_symbol
from engine.hexes.hex_arrays import axial_of, beside, masked
from engine.messages import Phrase, count_of
from studio.language.words import tr
from studio.panels.fields.colour_field import ColourField
from studio.panels.fields.fields import Note, TextField, button, flag, form
from studio.panels.fields.number_field import Number
from studio.panels.inspector.entry_form import EntryForm, counted
from studio.panels.inspector.pattern_field import PatternField
from studio.session.document import Session
from studio.tools.naming import placing_name

Area = TypeVar("Area", Country, Water, CityRegion)
"""What has its name written over an area."""
_PAINT = "Paint its area with the brush."
_SYMBOL = "One character for it in the map file."
_HALF = "Extra cost of each half of a link in it; hill and swamp usually cost 2."
_DELAY = "Points subtracted from a train's roll when it enters; a hill usually takes 1."
_FIRST = "The first round in which a new city may appear here."
_LAST = "The last round in which a new city may appear here; leave empty for no limit."
_RULED: Phrase = "The “Dynamic cities” rule says when cities appear. Test games do not use it yet."
_UNRULED: Phrase = "Printed on the map. Explain in a note when cities appear; test games do not use it yet."
_PLACE_NAME = "Click the hex for the middle of the name."
_FREE_NAME = "Place the name automatically where there is most room."
_FOREIGN = "Track ends in the first hex of a foreign country; only permitted builds go further."


class KindForm(EntryForm[TerrainKind]):
    """Name, looks and cost of a kind of terrain of the board's own."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.name = TextField(
            "kind-name", "The name of this terrain, for example marsh or forest.", "No name yet"
        )
        self.half = Number("kind-half", _HALF, bounds_of("kind", "half"), "points")
        self.delay = Number("kind-delay", _DELAY, bounds_of("kind", "delay"), "off the roll")
        self.colour = ColourField("kind-colour", "The colour of this terrain on the map.")
        self.pattern = PatternField("kind-pattern")
        self.symbol = TextField("kind-symbol", _SYMBOL)
        # Some characters are two of Qt's.
        self.symbol.setMaxLength(2)
        self.symbol.setMaximumWidth(40)
        self.extent = Note("kind-extent")
        self.painting = button("kind-paint", "Paint on the Map", _PAINT)
        self.fields = (self.name, self.symbol)
        layout = form(self)
        layout.addRow(tr("&Name"), self.name)
        layout.addRow(tr("Cost per ha&lf"), self.half)
        layout.addRow(tr("&Delay of trains"), self.delay)
        layout.addRow(tr("&Colour"), self.colour)
        # Below its name, not next to it: there is room for more pictures in a row.
        layout.addRow(QLabel(tr("Drawn with")))
        layout.addRow(self.pattern)
        layout.addRow(tr("S&ymbol in the file"), self.symbol)
        layout.addRow(tr("Covers"), self.extent)
        layout.addRow("", self.painting)
        layout.addRow("", self._removal("kind", "Kind"))
        self.name.entered.connect(lambda name: self._change("Rename terrain", name=name))
        self.half.entered.connect(lambda half: self._change("Change cost of terrain", half=half))
        self.delay.entered.connect(lambda delay: self._change("Change delay of terrain", delay=delay))
        self.colour.chosen.connect(lambda colour: self._change("Change colour of terrain", colour=colour))
        self.pattern.chosen.connect(
            lambda pattern: self._change("Change pattern of terrain", pattern=pattern)
        )
        self.symbol.entered.connect(self._enter_symbol)
        self.painting.clicked.connect(self.painting_wanted)

    def _show(self, board: Board, kind: TerrainKind) -> None:
        """Fill the fields."""
        self.name.show_text(kind.name)
        self.half.show_number(kind.half)
        self.delay.show_number(kind.delay)
        self.colour.show_colour(kind.colour)
        self.pattern.show_kind(kind)
        self.symbol.show_text(kind.symbol)
        self.extent.setText(hexes_words(hexes_of_kind(board, kind) if kind in board.kinds else 0))

    def _enter_symbol(self, symbol: str) -> None:
        """Take another symbol, if it stands for nothing else."""
        if is_free_symbol(self._session.board, symbol):
            self._change("Change symbol of terrain", symbol=symbol)
        elif self._thing is not None:
            self.symbol.show_text(self._thing.symbol)

    def _edit(self, old: TerrainKind, new: TerrainKind, label: str) -> Edit:
        """Return the edit of the kind; the steps of an arrow undo as one."""
        return ChangeKind(old, new, label, merge_key=counted(old, new))


class AreaForm(EntryForm[Area]):
    """A form of what has its name written over an area, which a hand may put elsewhere."""

    def _offer_naming(self, name: str) -> None:
        """Make the buttons that have the name put on the map, and given back to it."""
        self.naming = button(f"{name}-name-place", "Place Name on the Map", _PLACE_NAME)
        self.free_name = button(f"{name}-name-free", "Place Automatically", _FREE_NAME)
        self.naming.clicked.connect(self._place_name)
        self.free_name.clicked.connect(self._give_name_back)

    def _show_naming(self, area: Area) -> None:
        """Offer to put a name on the map where there is one, and to give it back where a hand has put it."""
        self.naming.setEnabled(bool(area.name.strip()))
        self.free_name.setVisible(area.name_at is not None)

    def _place_name(self) -> None:
        """Have a hex clicked for the name."""
        if self._thing is not None:
            self._ask_for(placing_name(self._thing))

    def _give_name_back(self) -> None:
        """Let the map find the place of the name."""
        if self._thing is not None:
            self._session.apply(named_at(self._thing, None))


class CountryForm(AreaForm[Country]):
    """Name and colour of a country, and whether it is foreign."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.name = TextField("country-name", "The name printed on the map.", "No name yet")
        self.foreign = flag("country-foreign", "Forei&gn", _FOREIGN)
        self.colour = ColourField("country-colour", "The colour of its land; without one, the map's own.")
        self.plain = button("country-plain", "No Colour", "Use the map's own colour for its land.")
        self.plain.setProperty("small", True)
        self._offer_naming("country")
        self.extent = Note("country-extent")
        self.painting = button("country-paint", "Paint on the Map", _PAINT)
        self.fields = (self.name,)
        layout = form(self)
        layout.addRow(tr("&Name"), self.name)
        layout.addRow("", self.foreign)
        layout.addRow(tr("&Colour"), self.colour)
        layout.addRow("", self.plain)
        layout.addRow("", self.naming)
        layout.addRow("", self.free_name)
        layout.addRow(tr("Covers"), self.extent)
        layout.addRow("", self.painting)
        layout.addRow("", self._removal("country", "Country"))
        self.name.entered.connect(lambda name: self._change("Rename country", name=name))
        self.foreign.clicked.connect(
            lambda on: self._change("Mark country as foreign" if on else "Mark country as home", foreign=on)
        )
        self.colour.chosen.connect(lambda colour: self._change("Change colour of country", colour=colour))
        self.plain.clicked.connect(lambda: self._change("Change colour of country", colour=None))
        self.painting.clicked.connect(self.painting_wanted)

    def _show(self, board: Board, country: Country) -> None:
        """Fill the fields."""
        self.name.show_text(country.name)
        self.foreign.setChecked(country.foreign)
        self.colour.show_colour(country.colour)
        self.plain.setVisible(country.colour is not None)
        self._show_naming(country)
        number = board.countries.index(country) + 1 if country in board.countries else 0
        self.extent.setText(hexes_words(int(np.count_nonzero(board.country == number)) if number else 0))

    def _edit(self, old: Country, new: Country, label: str) -> Edit:
        """Return the edit of the country."""
        return ChangeCountry(old, new, label)


class WaterForm(AreaForm[Water]):
    """Name of a body of water, and how much of the board it is."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.name = TextField("water-name", "The name of this sea, bay or lake.", "No name yet")
        self._offer_naming("water")
        self.extent = Note("water-extent")
        self.coast = Note("water-coast")
        self.painting = button("water-paint", "Paint on the Map", _PAINT)
        self.fields = (self.name,)
        layout = form(self)
        layout.addRow(tr("&Name"), self.name)
        layout.addRow("", self.naming)
        layout.addRow("", self.free_name)
        layout.addRow(tr("Covers"), self.extent)
        layout.addRow(tr("Coast"), self.coast)
        layout.addRow("", self.painting)
        layout.addRow("", self._removal("water", "Name"))
        self.name.entered.connect(lambda name: self._change("Rename water", name=name))
        self.painting.clicked.connect(self.painting_wanted)

    def _show(self, board: Board, water: Water) -> None:
        """Fill the fields."""
        self.name.show_text(water.name)
        self._show_naming(water)
        self.extent.setText(hexes_words(len(water.hexes)))
        coast = beside(board.sheet, masked(board.sheet, axial_of(water.hexes)))
        count = int(np.count_nonzero(coast & ~np.isin(board.terrain, [*WATER, OFF])))
        self.coast.setText(
            tr("{hexes} of adjacent land", hexes=hexes_words(count)) if count else tr("no adjacent land")
        )

    def _edit(self, old: Water, new: Water, label: str) -> Edit:
        """Return the edit of the water."""
        return ChangeEntry(old, new, label)


class RegionForm(AreaForm[CityRegion]):
    """Name of a city region, and the rounds in which they may appear there."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.name = TextField("region-name", "The name of this region, printed on the map.", "No name yet")
        self.first = Number("region-first", _FIRST, bounds_of("city_regions", "from_round"))
        self.last = Number("region-last", _LAST, bounds_of("city_regions", "to_round"))
        self.last.setSpecialValueText(tr("the end"))
        self._offer_naming("region")
        self.extent = Note("region-extent")
        self.rule = Note("region-rule")
        self.painting = button("region-paint", "Paint on the Map", _PAINT)
        self.fields = (self.name,)
        layout = form(self)
        layout.addRow(tr("&Name"), self.name)
        layout.addRow(tr("From &round"), self.first)
        layout.addRow(tr("&Until round"), self.last)
        layout.addRow("", self.naming)
        layout.addRow("", self.free_name)
        layout.addRow(tr("Covers"), self.extent)
        layout.addRow("", self.painting)
        layout.addRow("", self.rule)
        layout.addRow("", self._removal("region", "Region"))
        self.name.entered.connect(lambda name: self._change("Rename region", name=name))
        self.first.entered.connect(self._begin_in)
        self.last.entered.connect(lambda last: self._change("Change rounds of region", to_round=last))
        self.painting.clicked.connect(self.painting_wanted)

    def _show(self, board: Board, region: CityRegion) -> None:
        """Fill the fields."""
        self.name.show_text(region.name)
        self._show_naming(region)
        self.first.show_number(region.from_round)
        self.last.show_number(region.to_round)
        self.extent.setText(hexes_words(len(region.hexes)))
        self.rule.setText(tr(_RULED if board.has_dynamic_cities else _UNRULED))

    def _begin_in(self, first: int) -> None:
        """Open the region in another round; it does not end before it opens."""
        if self._thing is not None:
            last = self._thing.to_round and max(first, self._thing.to_round)
            self._change("Change rounds of region", from_round=first, to_round=last)

    def _edit(self, old: CityRegion, new: CityRegion, label: str) -> Edit:
        """Return the edit of the region; the steps of an arrow undo as one."""
        return ChangeEntry(old, new, label, merge_key=(label, new.name) if "rounds" in label else None)


def hexes_words(count: int) -> str:
    """Return how many hexes something covers."""
    return tr(count_of(count, "{n} hex", "{n} hexes")) if count else tr("no hexes")
