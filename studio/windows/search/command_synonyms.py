"""What people call an action who do not know its name yet."""

from collections.abc import Mapping
from typing import Final

from engine.messages import Phrase
from studio.language.words import tr

_OTHER_NAMES: Final[Mapping[str, Phrase]] = {
    "crossing": "tunnel, bridge, viaduct",
    "brush": "pen, pencil, paint terrain, eraser, mountain",
    "fill": "bucket, flood",
    "river": "stream, canal",
    "closed": "cliff, wall, barrier",
    "border": "frontier",
    "town": "city, station, place",
    "special": "exit, signpost, edge",
    "number-towns": "keys, assign keys, sectors",
    "number-again": "keys, assign keys, sectors, regroup",
    "mark-start": "start, home",
    "mark-port": "harbour",
    "ferry": "ship, steamer, boat",
    "permitted": "corridor, abroad",
    "measure": "distance, price, length",
    "wand": "magic wand",
    "delete": "erase, clear",
    "print": "PDF, paper, page, legend",
    "export": "image, PNG, SVG, HTML, VASSAL, Tiled",
    "versions": "backup, restore, recover",
    "sheet": "resize, crop, size",
    "trace": "scan, photo, import",
    "new-geography": "import, GeoJSON, country, coast, real map, world",
    "add-country": "new country, state, nation",
    "add-kind": "new kind of terrain, moor, forest, desert",
    "add-water": "new named water, name of a water, sea, lake, bay",
    "add-region": "new city region, region of new cities",
    "add-special": "new special",
    "add-note": "new note, text",
    "add-erratum": "new erratum, correction",
    "smaller": "narrower brush, thinner",
    "larger": "bigger brush, wider",
    "turn": "rotate",
    "mirror": "flip",
    "go-to": "search, jump",
    "labels": "coordinates",
    "zoom-true": "100 %, actual size",
    "findings": "checks, errors, warnings",
    "trial": "bots, simulate, play",
    "try-postal": "bots, simulate, test by post",
    "shortcuts": "keyboard, keys, settings, preferences",
    "overview": "minimap",
    "map-matching": "map style, look, theme, colours",
    "map-atlas": "map style, look, theme, colours",
    "map-night": "map style, look, theme, dark map",
    "map-classic": "map style, look, theme, black and white",
    "map-photocopy": "map style, look, theme, grey",
    "map-clear": "map style, look, theme, colours",
    "light": "window style, look, theme, light mode, day",
    "dark": "window style, look, theme, dark mode, night",
    "system": "window style, look, theme",
    "language-en": "settings, preferences",
    "language-de": "settings, preferences, German",
    "language-system": "settings, preferences",
}
"""Other words for actions, by their names, with commas between."""


def other_names(action: str) -> tuple[str, ...]:
    """Return what else an action is called in the user's language, by its name."""
    words = _OTHER_NAMES.get(action)
    return () if words is None else tuple(word.strip() for word in tr(words).split(","))
