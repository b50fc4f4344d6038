"""Checks of towns and terrain: family T."""
