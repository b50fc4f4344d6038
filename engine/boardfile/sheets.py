"""The sheet and its dense layers, from plain data."""

from collections import Counter
from typing import Any, Final

import numpy as np

from engine.board.layers import Layer, frozen
from engine.board.places import Country
from engine.board.terrain import FIRST_OWN, SYMBOLS, TerrainKind
from engine.boardfile.bounds import bounds_of
from engine.boardfile.entries import Entries
from engine.boardfile.places import Places
from engine.boardfile.schema_messages import shortened
from engine.boardfile.yaml_text.report import Report
from engine.diagnostics.findings import Path
from engine.hexes.labels import LabelBlock, LabelError, LabelScheme, usual_blocks
from engine.hexes.sheet import Sheet
from engine.messages import Saying, listed, say

MOST_HEXES: Final = 1_000_000
_MOST_NAMED = 5


def fault_of_size(columns: int, rows: int) -> Saying | None:
    """Return why no sheet can have so many columns and rows, None where one can."""
    most = bounds_of("sheet", "columns").most
    if max(columns, rows) > most:
        return say("A sheet has at most {most:,} columns and as many rows.", most=most)
    if columns * rows > MOST_HEXES:
        return say("The sheet has {n:,} hexes; the maximum is {most:,}.", n=columns * rows, most=MOST_HEXES)
    return None


def build_sheet(data: dict[str, Any], report: Report) -> Sheet | None:
    """Return the sheet, or None after a finding: it is too large, or its labels do not cover it."""
    columns, rows = int(data["columns"]), int(data["rows"])
    fault = fault_of_size(columns, rows)
    if fault is not None:
        report.add("V010", fault, ("sheet",))
        return None
    labels = data.get("labels", {})
    try:
        scheme = _scheme(labels, columns, rows)
        across = float(data.get("across_flats_mm", 10))
        return Sheet(columns, rows, data.get("top", "pointy"), data.get("shifted", "odd"), across, scheme)
    except LabelError as error:
        report.add("V011", error.message, ("sheet", "labels"))
        return None


def _scheme(data: dict[str, Any], columns: int, rows: int) -> LabelScheme:
    """Return the labels; without blocks, alphabets enough with numbers raised by 40 or more."""
    letters = data.get("letters", "rows")
    along, across = (rows, columns) if letters == "rows" else (columns, rows)
    usual_from = ("north", "west") if letters == "rows" else ("west", "north")
    blocks = usual_blocks(along, across)
    if "blocks" in data:
        blocks = tuple(LabelBlock(block["letters"], int(block.get("add", 0))) for block in data["blocks"])
    return LabelScheme(
        letters, data.get("letters_from", usual_from[0]), data.get("numbers_from", usual_from[1]), blocks
    )


def build_terrain(
    rows: list[str], kinds: tuple[TerrainKind, ...], sheet: Sheet, report: Report
) -> Layer | None:
    """Return the terrain layer, or None after findings about rows that do not fit."""
    path: Path = ("terrain", "rows")
    if len(rows) != sheet.rows:
        message = say(
            "There are {found} rows of terrain, but the sheet has {rows} rows.",
            found=len(rows),
            rows=sheet.rows,
        )
        report.add("V007", message, path)
    codes = {ord(sign): code for code, sign in enumerate(SYMBOLS)}
    codes |= {ord(kind.symbol): FIRST_OWN + number for number, kind in enumerate(kinds)}
    unquoted = _unquoted(rows, codes)
    faults = _lengths(rows, sheet.columns) | _strangers(rows, codes)
    faults = {place: said for place, said in faults.items() if (place[0], "quote") not in unquoted} | unquoted
    for (row, _), message in sorted(faults.items()):
        report.add("V007", message, (*path, row))
    if faults or len(rows) != sheet.rows:
        return None
    # Every code is below 256, so the text of codes is its own bytes in Latin-1.
    data = "".join(rows).translate(codes).encode("latin-1")
    return frozen(np.frombuffer(data, dtype=np.uint8).reshape(sheet.rows, sheet.columns))


def _lengths(rows: list[str], columns: int) -> dict[tuple[int, str], Saying]:
    """Return a sentence for each row of the wrong length, one for all if all are wrong alike."""
    lengths = Counter(len(row) for row in rows)
    if len(lengths) == 1 and len(rows) > 1 and columns not in lengths:
        sentence = say(
            "Every row of terrain has {n} hexes, but the sheet has {columns} columns.",
            n=len(rows[0]),
            columns=columns,
        )
        return {(0, "length"): sentence}
    return {
        (number, "length"): say(
            "Row {row} has {n} hexes, but the sheet has {columns} columns.",
            row=number + 1,
            n=len(row),
            columns=columns,
        )
        for number, row in enumerate(rows)
        if len(row) != columns
    }


def _unquoted(rows: list[str], codes: dict[int, int]) -> dict[tuple[int, str], Saying]:
    """Return a sentence for each row whose quotes close without having been opened.

    A quote that stands for a terrain of the board's own closes nothing.
    """
    quotes = {sign for sign in "'\"" if ord(sign) not in codes}
    return {
        (number, "quote"): say("The opening quote of row {row} is missing.", row=number + 1)
        for number, row in enumerate(rows)
        if row[-1:] in quotes and row[0] != row[-1]
    }


def _strangers(rows: list[str], codes: dict[int, int]) -> dict[tuple[int, str], Saying]:
    """Return a sentence for each row that holds a symbol no terrain has."""
    if not "".join(rows).translate(dict.fromkeys(codes)):
        return {}
    known = {chr(code) for code in codes}
    found = {}
    for number, row in enumerate(rows):
        strange = set(row) - known
        if strange:
            at = next(index for index, sign in enumerate(row) if sign in strange)
            found[number, "symbol"] = say(
                "Hex {at} of row {row} has the unknown terrain '{sign}'. Use one of {known}, or "
                "add it under 'kinds'.",
                at=at + 1,
                row=number + 1,
                sign=shortened(row[at]),
                known=" ".join(sorted(known)),
            )
    return found


def build_countries(entries: Entries, places: Places, report: Report) -> tuple[tuple[Country, ...], Layer]:
    """Return the countries and the layer of their numbers; a hex in two of them is a finding."""
    sheet = places.sheet
    layer = np.zeros((sheet.rows, sheet.columns), dtype=np.uint8)
    countries: list[Country] = []
    for path, entry in entries.of("countries"):
        area = places.area(entry.get("hexes", []), (*path, "hexes"))
        for number in np.unique(layer[area & (layer > 0)]).tolist():
            taken = np.argwhere(area & (layer == number)).tolist()
            hexes = tuple(sheet.hex_at(column, row) for row, column in taken)
            message = say(
                "'{one}' and '{other}' both contain {hexes}. Remove the overlap from one.",
                hexes=listed([sheet.label(hex_) for hex_ in hexes], _MOST_NAMED),
                one=entry["name"],
                other=countries[number - 1].name,
            )
            report.add("V013", message, (*path, "hexes"), hexes=hexes)
        name_at = places.name_at(entry, path)
        countries.append(Country(entry["name"], entry.get("foreign", False), entry.get("colour"), name_at))
        layer[area] = len(countries)
    return tuple(countries), frozen(layer)
