"""Painting terrain and countries: what is painted, the tools, and filling."""
