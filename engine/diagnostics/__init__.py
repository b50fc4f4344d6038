"""Findings: what is wrong with a board, how bad it is, where, and what would fix it."""
