"""Writes ``resources/geography/countries.npz.xz``, the countries that come with the program.

.venv/bin/python docs/world_countries.py countries-10m.json

The file is ``countries-10m.json`` of the package world-atlas, TopoJSON. Some of its countries cross
themselves; to repair them takes seconds, so it is done here, once. Their borders stay on the lattice of
whole numbers that TopoJSON keeps them on.
"""

import io
import json
import lzma
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import numpy as np
import shapely

from engine.geography.reading import repaired, unwrapped
from engine.geography.topojson import decoded_arcs, geometries_in, shape_of


def main(path: str) -> None:
    """Write the countries of a file."""
    topology = json.loads(Path(path).read_text("utf-8"))
    (ROOT / "resources" / "geography" / "countries.npz.xz").write_bytes(packed(topology))


def packed(topology: Mapping[str, Any]) -> bytes:
    """Return the countries of a topology as `engine.geography.world.World` reads them.

    What is too small to be an area is left out. Raises ValueError for a country that cannot be repaired.
    """
    scale, translate = (np.array(topology["transform"][key]) for key in ("scale", "translate"))
    arcs = decoded_arcs(topology)
    names, shapes = [], []
    for each in geometries_in(topology["objects"]["countries"]):
        shape = shape_of(each, arcs)
        if shape is None or shape.is_empty:
            continue
        whole = shapely.transform(unwrapped(shape), lambda points: np.rint((points - translate) / scale))
        if not whole.is_valid:
            whole = shapely.set_precision(repaired(whole), 1)
        name = str(each["properties"]["name"])
        if not shapely.transform(whole, lambda points: points * scale + translate).is_valid:
            raise ValueError(f"{name} still crosses itself")
        names.append(name)
        shapes.append(shapely.multipolygons(shapely.get_parts(whole)))
    _, points, (of_rings, of_areas, of_countries) = shapely.to_ragged_array(shapes)
    steps = np.diff(points.astype(np.int32), axis=0, prepend=np.zeros((1, 2), np.int32))
    file = io.BytesIO()
    # By columns, longitudes and latitudes apart, it packs better.
    np.savez(
        file,
        names=np.array(names),
        steps=np.asfortranarray(steps),
        scale=scale,
        translate=translate,
        points=of_rings.astype(np.int32),
        rings=of_areas.astype(np.int32),
        areas=of_countries.astype(np.int32),
    )
    return lzma.compress(file.getvalue(), preset=9 | lzma.PRESET_EXTREME)


if __name__ == "__main__":
    main(*sys.argv[1:])
