"""Stretches: many ordinary turns of a game played in one search over flat numbers."""
