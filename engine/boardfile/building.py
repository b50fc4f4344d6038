"""A board out of plain data that has the schema's shape."""

from typing import Any

from engine.board.document import Board, Erratum, Players, Underlay, Waiver, new_board
from engine.board.earth import Earth, Projection
from engine.board.lines import SideLine
from engine.board.places import FERRY_DELAYS, CityRegion, Ferry, PermittedBuild, Special, Town, Water
from engine.board.terrain import TerrainKind
from engine.boardfile.entries import Entries
from engine.boardfile.places import Places
from engine.boardfile.rules import build_rules
from engine.boardfile.sheets import build_countries, build_sheet, build_terrain
from engine.boardfile.yaml_text.report import Report
from engine.diagnostics.findings import Path
from engine.hexes.lattice import ORIGIN, Hex


def build_board(data: dict[str, Any], report: Report, spoilt: frozenset[Path]) -> Board | None:
    """Return the board, or None when it cannot be had whole; the report then says why.

    Everything outside the ``spoilt`` paths must have the schema's shape. As much as can be is
    looked at, so that one reading finds all there is to fix.
    """
    entries = Entries(data, spoilt)
    sheet = build_sheet(data["sheet"], report) if _there(entries, "sheet") else None
    if sheet is None:
        return None
    places = Places(sheet, report)
    kinds = _kinds(entries)
    terrain = None
    if _there(entries, "terrain"):
        terrain = build_terrain(data["terrain"]["rows"], kinds, sheet, report)
    countries, country = build_countries(entries, places, report)
    fields = {
        "country": country,
        "kinds": kinds,
        "countries": countries,
        "lines": _lines(entries, places),
        "towns": _towns(entries, places),
        "waters": _waters(entries, places),
        "city_regions": _city_regions(entries, places),
        "specials": _specials(entries, places),
        "ferries": build_ferries(entries, places),
        "permitted_builds": build_permitted_builds(entries, places),
        "special_rules": build_rules(entries, places),
        "errata": tuple(Erratum(entry["date"], entry["text"]) for _, entry in entries.of("errata")),
        "underlay": _underlay(entries, places),
        "earth": _earth(entries, places),
        "waivers": tuple(Waiver(entry["finding"], entry["reason"]) for _, entry in entries.of("waivers")),
    }
    if terrain is None or spoilt or report.broken:
        return None
    return new_board(sheet, terrain=terrain, **fields, **_written_on_it(data))


def _there(entries: Entries, section: str) -> bool:
    """Return whether the file has a section and all of it is usable."""
    return section in entries.data and entries.sound((section,))


def _written_on_it(data: dict[str, Any]) -> dict[str, Any]:
    """Return the fields that are plain text or numbers, those the file has."""
    texts = ("title", "designer", "licence", "rules", "keys")
    found: dict[str, Any] = {name: data[name] for name in texts if name in data}
    if "players" in data:
        names = {"from": "fewest", "to": "most", "best": "best"}
        found["players"] = Players(**{names[name]: int(count) for name, count in data["players"].items()})
    return found


def _kinds(entries: Entries) -> tuple[TerrainKind, ...]:
    if not _there(entries, "terrain"):
        return ()
    return tuple(
        TerrainKind(symbol, **{**kind, "half": int(kind.get("half", 0)), "delay": int(kind.get("delay", 0))})
        for symbol, kind in entries.data["terrain"].get("kinds", {}).items()
    )


def _lines(entries: Entries, places: Places) -> tuple[SideLine, ...]:
    return tuple(
        SideLine(
            entry["kind"],
            entry.get("name", ""),
            places.sides(entry["sides"], (*path, "sides")),
            None if entry.get("cost") is None else int(entry["cost"]),
        )
        for path, entry in entries.of("sides")
    )


def _towns(entries: Entries, places: Places) -> tuple[Town, ...]:
    """Return the towns; keys are text, however the file writes them."""
    return tuple(
        Town(
            entry["name"],
            _hex(places, entry["hex"], (*path, "hex")),
            tuple(_key(key) for key in entry.get("keys", ())),
            **{flag: entry[flag] for flag in ("small", "port", "start") if flag in entry},
            bonus=None if entry.get("bonus") is None else int(entry["bonus"]),
            name_side=entry.get("name_side", ""),
        )
        for path, entry in entries.of("towns")
    )


def _key(key: str | float) -> str:
    """Return a key as text: 31 and 31.0 are the key ``31``."""
    return key if isinstance(key, str) else str(int(key))


def _hex(places: Places, label: str, path: Path) -> Hex:
    """Return the hex with a label; any will do after a finding, as no board comes of it."""
    return places.hex(label, path) or ORIGIN


def _waters(entries: Entries, places: Places) -> tuple[Water, ...]:
    return tuple(
        Water(entry["name"], places.hexes(entry["hexes"], (*path, "hexes")), places.name_at(entry, path))
        for path, entry in entries.of("waters")
    )


def _city_regions(entries: Entries, places: Places) -> tuple[CityRegion, ...]:
    return tuple(
        CityRegion(
            entry["name"],
            places.hexes(entry.get("hexes", []), (*path, "hexes")),
            **{name: int(entry[name]) for name in ("from_round", "to_round") if name in entry},
            name_at=places.name_at(entry, path),
        )
        for path, entry in entries.of("city_regions")
    )


def _specials(entries: Entries, places: Places) -> tuple[Special, ...]:
    return tuple(
        Special(
            _key(entry["key"]),
            entry.get("name", ""),
            places.listed(entry.get("hexes", []), (*path, "hexes")),
            tuple(entry.get("towns", ())),
            entry.get("any"),
            entry.get("country"),
            entry.get("edge"),
        )
        for path, entry in entries.of("specials")
    )


def build_ferries(entries: Entries, places: Places) -> tuple[Ferry, ...]:
    """Return the ferries; whether their ports exist is for the checks to say."""
    return tuple(
        Ferry(
            entry["name"],
            (entry["ports"][0], entry["ports"][1]),
            places.course(entry["course"], (*path, "course")),
            int(entry.get("price", 6)),
            int(entry.get("fee", 5)),
            entry.get("bridge", False),
            public=entry.get("public", False),
            at_once=entry.get("at_once", False),
            **{name: int(entry[name]) for name in FERRY_DELAYS if entry.get(name) is not None},
        )
        for path, entry in entries.of("ferries")
    )


def build_permitted_builds(entries: Entries, places: Places) -> tuple[PermittedBuild, ...]:
    """Return the lines that may be built abroad."""
    return tuple(
        PermittedBuild(entry["country"], places.course(entry["course"], (*path, "course")))
        for path, entry in entries.of("permitted_builds")
    )


def _underlay(entries: Entries, places: Places) -> Underlay | None:
    if not _there(entries, "underlay"):
        return None
    data = entries.data["underlay"]
    pins = tuple(
        (_hex(places, label, ("underlay", "at", index, 0)), (float(x), float(y)))
        for index, (label, x, y) in enumerate(data["at"])
    )
    return Underlay(data["image"], pins, float(data.get("opacity", 0.4)))


def _earth(entries: Entries, places: Places) -> Earth | None:
    if not _there(entries, "earth"):
        return None
    data = entries.data["earth"]
    longitude, latitude = data["centre"]
    parallels = data.get("parallels")
    projection = Projection(
        data["projection"],
        (float(longitude), float(latitude)),
        None if parallels is None else (float(parallels[0]), float(parallels[1])),
    )
    pins = tuple(
        (_hex(places, label, ("earth", "at", index, 0)), (float(x), float(y)))
        for index, (label, x, y) in enumerate(data["at"])
    )
    return Earth(projection, pins)
