"""Which page of the guide is about what: for tools, docks, things and dialogs."""

from collections.abc import Mapping

from engine.board.city_rules import DynamicCities
from engine.board.lines import SideLine
from engine.board.places import CityRegion, Country, Ferry, PermittedBuild, Special, Town, Water
from engine.board.rules import Crossing, OtherRule
from engine.board.terrain import TerrainKind
from engine.hexes.lattice import Hex
from studio.tools.selection import Area

PAGES = {
    **dict.fromkeys(("select", "box", "lasso", "wand", "stamps"), "selecting"),
    **dict.fromkeys(("brush", "stroke", "rectangle", "fill", "palette"), "painting"),
    **dict.fromkeys(("river", "closed", "border"), "lines"),
    **dict.fromkeys(("town", "mark-start", "mark-port", "mark-small", "special"), "towns"),
    **dict.fromkeys(("ferry", "crossing", "permitted"), "courses"),
    **dict.fromkeys(("inspector", "contents"), "panels"),
    "findings": "findings",
    "history": "history",
    **dict.fromkeys(("layers", "overview", "statistics", "measure"), "seeing"),
}
"""The page's name without its ending, by the name of the tool or dock."""

THING_PAGES: Mapping[type, str] = {
    **dict.fromkeys((Town, Special), "towns"),
    SideLine: "lines",
    **dict.fromkeys((Ferry, Crossing, PermittedBuild), "courses"),
    **dict.fromkeys((TerrainKind, Country, Water, CityRegion, OtherRule), "painting"),
    DynamicCities: "cities",
    **dict.fromkeys((Hex, Area), "selecting"),
}
"""The same by what is selected, for its form; for all else it is the inspector's own page."""

DIALOG_PAGES = {
    "new": "sheet",
    "new-geography": "geography",
    "sheet": "sheet",
    "town-table": "towns",
    "trace": "tracing",
    "print": "printing",
    "trial": "games",
    "play": "playing",
    "new-set": "tiles",
    "new-postal": "postal",
    "shortcuts": "habits",
    "versions": "history",
}
"""The same by the action that opens a dialog."""

FIRST = "index"
"""The page that lists the others."""
