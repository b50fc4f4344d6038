"""Searches over numbered nodes: the same results in plain Python and compiled."""
