"""The endings of other programs' files that maps are exported to, and made of."""

from typing import Final

EXPORTED: Final = (".vmod", ".tmx", ".json", ".geojson", ".txt")
"""Modules for VASSAL; maps for Tiled, 18xx-maker, programs for geography such as QGIS, and Text Mapper."""
TAKEN_OVER: Final = (".tmx", ".tmj", ".json", ".txt", ".svg")
"""Maps of Tiled, 18xx-maker and Text Mapper, and drawings of Platelayer with the map inside."""
