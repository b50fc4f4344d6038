"""Which layer a feature belongs to, by what it says of itself, by its file's name or by its shape."""

import re
from collections.abc import Mapping
from typing import Any, Final, Literal

from engine.geography.layers import LAYER_NAMES, LayerName

_AREAS: Final = frozenset({"Polygon", "MultiPolygon"})
_LINES: Final = frozenset({"LineString", "MultiLineString", "LinearRing"})
_POINTS: Final = frozenset({"Point", "MultiPoint"})
SHAPES: Final[Mapping[LayerName, frozenset[str]]] = {
    "land": _AREAS,
    "lakes": _AREAS,
    "rivers": _LINES,
    "borders": _LINES,
    "countries": _AREAS,
    "places": _POINTS,
    "hills": _AREAS,
    "swamps": _AREAS,
}
"""The shapes that the features of each layer can have."""

_CLASSES: Final[Mapping[str, LayerName | None]] = {
    "land": "land",
    "minor island": "land",
    "lake": "lakes",
    "reservoir": "lakes",
    "alkaline lake": "lakes",
    "river": "rivers",
    "lake centerline": "rivers",
    "river (intermittent)": "rivers",
    "border": "borders",
    "country": "countries",
    "hill": "hills",
    "hills": "hills",
    "mountain": "hills",
    "range/mtn": "hills",
    "foothills": "hills",
    "swamp": "swamps",
    "wetlands": "swamps",
    "delta": "swamps",
    "place": "places",
    # What Platelayer itself writes next to the layers.
    "hex": None,
    "ferry": None,
    "permitted build": None,
    "closed sides": None,
}
"""The classes of Natural Earth (``featurecla``) and words that people use (``kind``)."""
_BEGINNINGS: Final[tuple[tuple[str, LayerName], ...]] = (
    ("admin-0 capital", "places"),
    ("admin-1 capital", "places"),
    ("admin-0 region capital", "places"),
    ("populated place", "places"),
    ("admin-0", "countries"),
    ("admin-1", "countries"),
)
_TAGS: Final[Mapping[tuple[str, str], LayerName | None]] = {
    ("waterway", "river"): "rivers",
    ("waterway", "canal"): None,
    ("waterway", "stream"): None,
    ("natural", "water"): "lakes",
    ("natural", "wetland"): "swamps",
    ("natural", "coastline"): None,
    ("place", "city"): "places",
    ("place", "town"): "places",
    ("place", "village"): "places",
    ("place", "hamlet"): "places",
    ("place", "island"): "land",
    ("boundary", "administrative"): "countries",
}
"""The tags of OpenStreetMap; None for what a board has no place for."""
_STEMS: Final[tuple[tuple[str, LayerName], ...]] = (
    ("populated|place|town|cit(y|ies)|settlement", "places"),
    ("boundar(y|ies)_lines?|borders?", "borders"),
    ("countr(y|ies)|admin|states?|provinces?", "countries"),
    ("rivers?|waterways?|streams?", "rivers"),
    ("lakes?|reservoirs?|water", "lakes"),
    ("hills?|mountains?|ranges?|relief", "hills"),
    ("swamps?|wetlands?|marsh(es)?", "swamps"),
    ("land|coasts?|coastline|islands?", "land"),
)


def kind_of(properties: Mapping[str, Any], shape: str, file: str) -> LayerName | None:
    """Return the layer of a feature with a type of shape from a file; None where a board has no place for it.

    Raises LookupError where nothing says what an area is.
    """
    said = _said(properties, shape)
    if said is not None:
        return None if said == "" else said
    for pattern, layer in _STEMS:
        if re.search(rf"(?<![a-z])({pattern})(?![a-z])", file.lower()) and shape in SHAPES[layer]:
            return layer
    if shape in _POINTS:
        return "places"
    if shape in _LINES:
        return "rivers"
    raise LookupError(shape)


def _said(properties: Mapping[str, Any], shape: str) -> LayerName | Literal[""] | None:
    """Return the layer that a feature names itself: "" for none of these, None if it names none."""
    for key in ("kind", "featurecla", "FEATURECLA", "FeatureCla"):
        word = str(properties.get(key, "")).lower()
        for layer in LAYER_NAMES:
            if word == layer:
                return layer
        if word in _CLASSES:
            return _fitting(_CLASSES[word], shape)
        for beginning, layer in _BEGINNINGS:
            if word.startswith(beginning):
                return _fitting("borders" if shape in _LINES and layer == "countries" else layer, shape)
        if "boundary" in word:
            return _fitting("borders", shape)
    for (key, value), found in _TAGS.items():
        if properties.get(key) == value:
            tagged = "borders" if shape in _LINES and found == "countries" else found
            return _fitting(tagged, shape)
    return None


def _fitting(layer: LayerName | None, shape: str) -> LayerName | Literal[""]:
    """Return a layer for which a feature has a fitting shape, "" for none."""
    return layer if layer is not None and shape in SHAPES[layer] else ""
