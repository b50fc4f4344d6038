"""Checks of special rules and of the rules a board changes: family X."""
