"""Layers of real land: what is read from files, in degrees, before anything is placed on a sheet."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from engine.messages import Phrase
from engine.text.names import normalised

LayerName = Literal["land", "lakes", "rivers", "borders", "countries", "places", "hills", "swamps"]
LAYER_NAMES: Final[tuple[LayerName, ...]] = get_args(LayerName)

Remedy = Literal["swap", "crs"]
"""What helps with a file: to read its coordinates the other way round, or to name its projection."""

_NAMES: Final = ("name", "NAME", "name_en", "NAME_EN", "ADMIN", "admin", "title", "NAMN", "asciiname")
_RANKS: Final = ("rank", "scalerank", "SCALERANK", "labelrank", "LABELRANK")
_PEOPLE: Final = ("population", "pop_max", "POP_MAX", "POPULATION")
_OSM_RANKS: Final = {"city": 1, "town": 2, "village": 3, "hamlet": 4}
_LEAST: Final = 99
"""The rank of what has none."""


class GeographyError(Exception):
    """Something that keeps land from becoming a board; its text says what, and what to do.

    ``remedy`` is what would help with the file at ``path``, if the program can do it.
    """

    def __init__(self, message: Phrase, remedy: Remedy | None = None, path: Path | None = None) -> None:
        super().__init__(message)
        self.message, self.remedy, self.path = message, remedy, path


@dataclass(frozen=True, eq=False)
class Feature:
    """One thing of a layer: its shape in degrees, longitude first, and what its file says about it."""

    shape: BaseGeometry
    properties: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Its name, empty if it has none."""
        found = (self.properties.get(key) for key in _NAMES)
        named = next((name for name in found if isinstance(name, str) and name.strip()), "")
        return normalised(named).strip()

    @property
    def rank(self) -> int:
        """How little it matters: 0 or 1 is the most important."""
        found = next((_whole(self.properties[key]) for key in _RANKS if key in self.properties), None)
        if found is not None:
            return found
        return _OSM_RANKS.get(str(self.properties.get("place")), _LEAST)

    @property
    def population(self) -> int:
        """How many people live there, 0 if that is not known."""
        return next((_whole(self.properties[key]) or 0 for key in _PEOPLE if key in self.properties), 0)

    @property
    def is_directed(self) -> bool:
        """Whether a river is known to run the way its points are listed."""
        # Mappers of OpenStreetMap draw waterways downstream.
        return self.properties.get("flow") == "source-to-mouth" or "waterway" in self.properties

    @property
    def source(self) -> str:
        """Whom to credit for it, empty if its file does not say."""
        found = (self.properties.get(key) for key in ("source", "attribution", "@attribution"))
        return normalised(next((text for text in found if isinstance(text, str)), "")).strip()


def _whole(value: object) -> int | None:
    """Return a number as files write it, with points or spaces for thousands too; None for no number."""
    if isinstance(value, int | float) and np.isfinite(value):
        return int(value)
    digits = re.sub(r"[ .,'\u00a0\u202f](?=[0-9]{3}\b)", "", str(value).strip())
    return int(digits) if re.fullmatch(r"[0-9]{1,12}", digits) else None


@dataclass(frozen=True, eq=False)
class Heights:
    """A grid of heights in metres, of shape (rows, columns), the first row in the north; NaN where unknown.

    ``west`` and ``north`` are the degrees of its corner, ``cell`` the degrees from one to the next.
    """

    metres: NDArray[np.float32]
    west: float
    north: float
    cell: float
    source: str = ""


@dataclass(frozen=True, eq=False)
class Layers:
    """Everything that is known of some land. ``notes`` say what could not be taken over."""

    features: Mapping[LayerName, tuple[Feature, ...]] = field(default_factory=dict)
    heights: tuple[Heights, ...] = ()
    notes: tuple[Phrase, ...] = ()

    def __getitem__(self, name: LayerName) -> tuple[Feature, ...]:
        """Return the features of a layer."""
        return self.features.get(name, ())

    def without(self, names: Sequence[LayerName]) -> "Layers":
        """Return all but some layers."""
        left = {name: found for name, found in self.features.items() if name not in names}
        return Layers(left, self.heights, self.notes)


def merged(several: Sequence[Layers]) -> Layers:
    """Return the layers of several files as one."""
    names = dict.fromkeys(name for layers in several for name in layers.features)
    return Layers(
        {name: tuple(each for layers in several for each in layers[name]) for name in names},
        tuple(each for layers in several for each in layers.heights),
        tuple(each for layers in several for each in layers.notes),
    )
