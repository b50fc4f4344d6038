"""Tile sets for tests: the shipped one, a small sound one, and ways to change a set's text."""

from functools import cache

from engine.shipped import shipped_sets
from engine.tiles.reading import parse_set
from engine.tiles.set import TileSet
from engine.tiles.writing import write_set


@cache
def lakes() -> TileSet:
    """Return the set that Platelayer comes with."""
    (path,) = shipped_sets()
    read = parse_set(path.read_text("utf-8"), path.name)
    assert read.tile_set is not None
    return read.tile_set


def changed(*changes: tuple[str, str]) -> TileSet:
    """Return the shipped set with parts of its text replaced, each of which must be there."""
    text = write_set(lakes())
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    read = parse_set(text, "set.yaml")
    assert read.tile_set is not None, read.findings
    return read.tile_set
