"""Reading the file of a tile set: what it holds, what is wrong with it, and where."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from engine.board.document import Erratum, Waiver
from engine.board.rules import Note, Override
from engine.boardfile.entries import Entries
from engine.boardfile.normalising import normalise
from engine.boardfile.reading import BoardFile, parse_board
from engine.boardfile.rules import frozen_fields
from engine.boardfile.schema import check_shape
from engine.boardfile.source import decoded, read_text
from engine.boardfile.versions import version_of
from engine.boardfile.yaml_events import Document, compose
from engine.boardfile.yaml_text.report import Positions, Report, UnreadableError
from engine.diagnostics.findings import Finding
from engine.diagnostics.findings import Path as FilePath
from engine.rulesets.overrides import RuleSetError
from engine.tiles.rules import changed_rules
from engine.tiles.set import (
    BLANK,
    Bag,
    CityTile,
    Edges,
    Goods,
    Railroad,
    Sizes,
    Solitaire,
    Stock,
    TileSet,
    TwoPlayers,
)

SCHEMA: Final = "tiles-1.schema.json"
KIND: Final = "tiles"
"""What the first field says the file is: ``platelayer: tiles/1``."""
CURRENT: Final = 1
_BLANKS: Final = frozenset({"", "-", "–", "—"})
_FIRST_FIELD: Final = re.compile(r"""^[\s{]*["']?platelayer["']?\s*:\s*["']?([a-z]*)""", re.MULTILINE)


@dataclass(frozen=True)
class SetFile:
    """What reading one file of a tile set came to.

    ``tile_set`` is None exactly when a finding is an error. ``positions`` gives the line and column of
    any path, for this file and for findings of checks. ``comments`` are the lines, from 1, of
    comments, which saving would lose.
    """

    name: str
    tile_set: TileSet | None
    findings: tuple[Finding, ...]
    positions: Positions = field(default_factory=Positions)
    comments: tuple[int, ...] = ()
    migrated: bool = False
    """Whether the file was of an older version; there is none yet."""

    @property
    def document(self) -> TileSet | None:
        """The set, as files of all kinds call what they hold."""
        return self.tile_set


def is_tile_set(text: str) -> bool:
    """Return whether a text says that it is a tile set, in its first field."""
    said = _FIRST_FIELD.search(text)
    return said is not None and said[1] == KIND


def parse_set(text: str | bytes, name: str) -> SetFile:
    """Read the text of a tile set; ``name`` is what messages call it."""
    if isinstance(text, bytes):
        try:
            text = decoded(text, name)
        except UnreadableError as unreadable:
            return SetFile(name, None, (unreadable.finding,))
    return _read(compose(text.removeprefix("\ufeff")), name)


def read_set(path: Path) -> SetFile:
    """Read the file of a tile set.

    Whatever its author can do to the text comes back as findings. Raises BoardFileError when the file
    cannot be opened at all.
    """
    try:
        text = read_text(path)
    except UnreadableError as unreadable:
        return SetFile(path.name, None, (unreadable.finding,))
    return parse_set(text, path.name)


def read_document(path: Path) -> BoardFile | SetFile:
    """Read a map or a tile set, whichever the first field of the file says; raises BoardFileError."""
    try:
        text = read_text(path)
    except UnreadableError as unreadable:
        return BoardFile(path.name, None, (unreadable.finding,), version=None)
    return parse_set(text, path.name) if is_tile_set(text) else parse_board(text, path.name)


def _read(document: Document, name: str) -> SetFile:
    report = document.report
    tile_set = None
    if (document.data is not None or not report.broken) and version_of(
        document.data, report, CURRENT, KIND
    ) is not None:
        data = normalise(document.data, report)
        tile_set = _build(Entries(data, check_shape(data, report, document.spoilt, SCHEMA)), report)
    findings = tuple(sorted(report.findings, key=lambda finding: finding.position or (0, 0)))
    return SetFile(name, tile_set, findings, report.positions, document.comments)


def _build(entries: Entries, report: Report) -> TileSet | None:
    """Return the set, or None when it cannot be had whole; the report then says why."""
    rules = _special_rules(entries, report)
    if entries.spoilt or report.broken:
        return None
    data = entries.data
    texts = {name: data[name] for name in ("title", "designer", "licence", "rules") if name in data}
    return TileSet(
        railroads=tuple(Railroad(**entry) for _, entry in entries.of("railroads")),
        cities=tuple(_city(entry) for _, entry in entries.of("cities")),
        stock=_stock(data.get("stock", {})),
        goods=tuple(
            Goods(entry["name"], entry["colour"], int(entry["count"])) for _, entry in entries.of("goods")
        ),
        bags=tuple(_bag(int(players), bag) for players, bag in sorted(data.get("bag", {}).items())),
        starts=tuple(data.get("starts", ())),
        two_players=TwoPlayers(**_whole_numbers(data.get("two_players", {}))),
        solitaire=_solitaire(data["solitaire"]) if "solitaire" in data else None,
        locomotives=int(data.get("locomotives", TileSet.locomotives)),
        sizes=_sizes(data.get("sizes", {})),
        special_rules=rules,
        errata=tuple(Erratum(entry["date"], entry["text"]) for _, entry in entries.of("errata")),
        waivers=tuple(Waiver(entry["finding"], entry["reason"]) for _, entry in entries.of("waivers")),
        **texts,
    )


def edges_of(codes: list[str]) -> Edges:
    """Return four codes as edges, whatever dash or nothing is written for a blank one."""
    north, east, south, west = (BLANK if code.strip() in _BLANKS else code.strip() for code in codes)
    return north, east, south, west


def _city(entry: dict[str, Any]) -> CityTile:
    return CityTile(entry["name"], edges_of(entry["edges"]), int(entry["goods"]))


def _stock(data: dict[str, Any]) -> Stock:
    counts = _whole_numbers(data)
    each = counts.pop("each", Stock.each)
    return Stock(each, tuple(counts.items()))


def _bag(players: int, data: dict[str, Any]) -> Bag:
    counts = {name: value for name, value in data.items() if name != "as_one"}
    return Bag(players, tuple(_whole_numbers(counts).items()), data.get("as_one", False))


def _solitaire(data: dict[str, Any]) -> Solitaire:
    names = ("cities", "links")
    numbers = _whole_numbers({name: value for name, value in data.items() if name not in names})
    return Solitaire(tuple(data["cities"]), tuple(data["links"]), **numbers)


def _sizes(data: dict[str, Any]) -> Sizes:
    usual = Sizes()
    width, height = data.get("stock_mm", usual.stock_mm)
    return Sizes(float(data.get("city_mm", usual.city_mm)), (float(width), float(height)))


def _special_rules(entries: Entries, report: Report) -> tuple[Override | Note, ...]:
    """Return the special rules; a field that the rules lack, or a value it cannot have, is reported."""
    found: list[Override | Note] = []
    for path, entry in entries.of("special_rules"):
        if entry["type"] == "note":
            found.append(Note(entry["text"]))
            continue
        rule = Override(frozen_fields({name: value for name, value in entry.items() if name != "type"}))
        _report_unknown(rule, path, report)
        found.append(rule)
    return tuple(found)


def _report_unknown(rule: Override, path: FilePath, report: Report) -> None:
    for name, value in rule.values:
        try:
            changed_rules([(name, value)])
        except RuleSetError as error:
            report.add("V002", error.said, (*path, name), of_field=True)


def _whole_numbers(data: dict[str, Any]) -> dict[str, int]:
    """Return counts as whole numbers: the schema allows ``4.0``."""
    return {name: int(value) for name, value in data.items()}
