"""Geometry and marks: boxes, curves, fonts and the outlines of hex areas. Knows no map and no page."""
