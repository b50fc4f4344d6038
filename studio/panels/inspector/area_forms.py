"""The inspector's forms for what is painted as areas: kinds of terrain, countries, named waters, regions."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from PySide6.QtWidgets import QWidget

from engine.board.document import Board
from engine.board.places import CityRegion, Country, Water
from engine.board.terrain import OFF, WATER, TerrainKind
from engine.edits.countries import ChangeCountry
from engine.edits.entries import ChangeEntry
from engine.edits.naming import named_at
from engine.edits.protocol import Edit
from engine.edits.terrain_kinds import ChangeKind, hexes_of_kind, is_free_symbol
from engine.hexes.hex_arrays import axial_of, beside, masked
from engine.messages import Phrase, count_of
from studio.language.words import tr
from studio.panels.fields.fields import TextField, button
from studio.panels.inspector.entry_form import counted
from studio.panels.inspector.form_rows import (
    BUTTON,
    COLOUR,
    SHOWN,
    TICK,
    FormRow,
    Kind,
    amount,
    line,
    on_map,
    painting,
    removal,
)
from studio.panels.inspector.pattern_field import PatternField
from studio.panels.inspector.row_form import RowForm
from studio.tools.naming import placing_name

_SYMBOL = "One character for it in the map file."
_HALF = "Extra cost of each half of a link in it; hill and swamp usually cost 2."
_DELAY = "Points subtracted from a train's roll when it enters; a hill usually takes 1."
_FIRST = "The first round in which a new city may appear here."
_LAST = "The last round in which a new city may appear here; leave empty for no limit."
_RULED: Phrase = (
    "The “Dynamic cities” rule says when cities appear. Games by the rules transcontinental use it."
)
_UNRULED: Phrase = "Printed on the map. Cities appear here only with the “Dynamic cities” rule."
_PLACE_NAME = "Click the hex for the middle of the name."
_FREE_NAME = "Place the name automatically where there is most room."
_FOREIGN = "Track ends in the first hex of a foreign country; only permitted builds go further."
_KIND_NAME = "The name of this terrain, for example marsh or forest."
_REGION_NAME = "The name of this region, printed on the map."
_KIND_COLOUR = "The colour of this terrain on the map."
_COLOUR = "The colour of its land; without one, the map's own."
_CHANGE_COLOUR = "Change colour of country"
_CHANGE_ROUNDS = "Change rounds of region"


def _symbol(row: FormRow, name: str, _schema: str) -> QWidget:
    field = TextField(name, row.tip)
    # Some characters are two of Qt's.
    field.setMaxLength(2)
    field.setMaximumWidth(40)
    return field


def _plain(row: FormRow, name: str, _schema: str) -> QWidget:
    field = button(name, row.label, row.tip)
    field.setProperty("small", True)
    return field


_SYMBOL_LINE = Kind(_symbol, TextField.show_text, "entered")
_PATTERN = Kind(lambda _row, name, _schema: PatternField(name), PatternField.show_kind, "chosen")


def hexes_words(count: int) -> str:
    """Return how many hexes something covers."""
    return tr(count_of(count, "{n} hex", "{n} hexes")) if count else tr("no hexes")


def _land_of(board: Board, country: Country) -> str:
    number = board.countries.index(country) + 1 if country in board.countries else 0
    return hexes_words(int(np.count_nonzero(board.country == number)) if number else 0)


def _coast_of(board: Board, water: Water) -> str:
    coast = beside(board.sheet, masked(board.sheet, axial_of(water.hexes)))
    count = int(np.count_nonzero(coast & ~np.isin(board.terrain, [*WATER, OFF])))
    return tr("{hexes} of adjacent land", hexes=hexes_words(count)) if count else tr("no adjacent land")


def _begun_in(_board: Board, region: CityRegion, first: int) -> Mapping[str, Any]:
    """Open the region in another round; it does not end before it opens."""
    return {"from_round": first, "to_round": region.to_round and max(first, region.to_round)}


_NAMING = (
    on_map(
        "name-place",
        "Place Name on the Map",
        _PLACE_NAME,
        placing_name,
        lambda _board, area: bool(area.name.strip()),
    ),
    FormRow(
        "name-free",
        "Place Automatically",
        BUTTON,
        _FREE_NAME,
        press=lambda form: form.apply(named_at, None),
        is_visible=lambda _board, area: area.name_at is not None,
    ),
)
"""Have the name of an area put on the map by hand, and given back to the map."""
_EXTENT = FormRow("extent", "Covers", SHOWN, value=lambda _board, area: hexes_words(len(area.hexes)))


class KindForm(RowForm[TerrainKind]):
    """Name, looks and cost of a kind of terrain of the board's own."""

    called = "kind"
    rows = (
        FormRow("name", "&Name", line("No name yet"), _KIND_NAME, "Rename terrain"),
        FormRow("half", "Cost per ha&lf", amount("points"), _HALF, "Change cost of terrain"),
        FormRow("delay", "&Delay of trains", amount("off the roll"), _DELAY, "Change delay of terrain"),
        FormRow("colour", "&Colour", COLOUR, _KIND_COLOUR, "Change colour of terrain"),
        # Below its name, not next to it: there is room for more pictures in a row.
        FormRow(
            "pattern",
            "Drawn with",
            _PATTERN,
            "",
            "Change pattern of terrain",
            value=lambda _board, kind: kind,
            is_wide=True,
        ),
        FormRow(
            "symbol",
            "S&ymbol in the file",
            _SYMBOL_LINE,
            _SYMBOL,
            "Change symbol of terrain",
            changes=lambda board, _kind, symbol: {"symbol": symbol} if is_free_symbol(board, symbol) else {},
        ),
        FormRow(
            "extent",
            "Covers",
            SHOWN,
            value=lambda board, kind: hexes_words(hexes_of_kind(board, kind) if kind in board.kinds else 0),
        ),
        painting(),
        removal("Kind"),
    )

    def _edit(self, old: TerrainKind, new: TerrainKind, label: Phrase) -> Edit:
        """Return the edit of the kind; the steps of an arrow undo as one."""
        return ChangeKind(old, new, label, merge_key=counted(old, new))


class CountryForm(RowForm[Country]):
    """Name and colour of a country, and whether it is foreign."""

    called = "country"
    rows = (
        FormRow("name", "&Name", line("No name yet"), "The name printed on the map.", "Rename country"),
        FormRow(
            "foreign", "Forei&gn", TICK, _FOREIGN, "Mark country as foreign", unset="Mark country as home"
        ),
        FormRow("colour", "&Colour", COLOUR, _COLOUR, _CHANGE_COLOUR),
        FormRow(
            "plain",
            "No Colour",
            Kind(_plain, signal="clicked", has_label=True),
            "Use the map's own colour for its land.",
            _CHANGE_COLOUR,
            changes=lambda _board, _country, _click: {"colour": None},
            is_visible=lambda _board, country: country.colour is not None,
        ),
        *_NAMING,
        FormRow("extent", "Covers", SHOWN, value=_land_of),
        painting(),
        removal("Country"),
    )

    def _edit(self, old: Country, new: Country, label: Phrase) -> Edit:
        """Return the edit of the country."""
        return ChangeCountry(old, new, label)


class WaterForm(RowForm[Water]):
    """Name of a body of water, and how much of the board it is."""

    called = "water"
    rows = (
        FormRow("name", "&Name", line("No name yet"), "The name of this sea, bay or lake.", "Rename water"),
        *_NAMING,
        _EXTENT,
        FormRow("coast", "Coast", SHOWN, value=_coast_of),
        painting(),
        removal("Name"),
    )


class RegionForm(RowForm[CityRegion]):
    """Name of a city region, and the rounds in which they may appear there."""

    called, schema = "region", "city_regions"
    rows = (
        FormRow("name", "&Name", line("No name yet"), _REGION_NAME, "Rename region"),
        FormRow(
            "first", "From &round", amount(), _FIRST, _CHANGE_ROUNDS, field="from_round", changes=_begun_in
        ),
        FormRow("last", "&Until round", amount(lowest="the end"), _LAST, _CHANGE_ROUNDS, field="to_round"),
        *_NAMING,
        _EXTENT,
        painting(),
        FormRow(
            "rule",
            "",
            SHOWN,
            value=lambda board, _region: tr(_RULED if board.has_dynamic_cities else _UNRULED),
        ),
        removal("Region"),
    )

    def _edit(self, old: CityRegion, new: CityRegion, label: Phrase) -> Edit:
        """Return the edit of the region; the steps of an arrow undo as one."""
        return ChangeEntry(old, new, label, merge_key=(label, new.name) if label == _CHANGE_ROUNDS else None)
