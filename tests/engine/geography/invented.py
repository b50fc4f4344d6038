"""Invented land: layers of simple shapes in degrees, and files of them."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import mapping
from shapely.geometry.base import BaseGeometry

from engine.geography.frames import Box, Frame, Grid, framed
from engine.geography.layers import Feature

BOX = Box(-4, 50, 0, 52)
"""A region of some 280 by 220 km."""


def frame_of(columns: int = 20, top: Any = "pointy", box: Box = BOX) -> Frame:
    """Return the sheet of a region."""
    return framed(box, Grid(columns=columns, top=top))


def area(west: float, south: float, east: float, north: float, **properties: Any) -> Feature:
    """Return an area between four edges."""
    return Feature(shapely.box(west, south, east, north), properties)


def line(*points: tuple[float, float], **properties: Any) -> Feature:
    """Return a line through points."""
    return Feature(shapely.LineString(points), properties)


def place(name: str, longitude: float, latitude: float, **properties: Any) -> Feature:
    """Return a town."""
    return Feature(shapely.Point(longitude, latitude), {"name": name, **properties})


def collection(features: Sequence[tuple[BaseGeometry | None, Mapping[str, Any]]], **more: Any) -> str:
    """Return features as the text of a GeoJSON file."""
    told = [
        {"type": "Feature", "properties": properties, "geometry": None if shape is None else mapping(shape)}
        for shape, properties in features
    ]
    return json.dumps({"type": "FeatureCollection", "features": told, **more})


def written(
    path: Path, features: Sequence[tuple[BaseGeometry | None, Mapping[str, Any]]], **more: Any
) -> Path:
    """Write features as a GeoJSON file and return its path."""
    path.write_text(collection(features, **more), encoding="utf-8")
    return path
