"""Checks of ferries and their ports: family F."""
