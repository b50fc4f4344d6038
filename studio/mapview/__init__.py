"""The map on the screen: tiles, zoom, names and overlays. It knows no tool."""
