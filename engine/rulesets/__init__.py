"""Editions of the rules as data, and the few named strategies they choose from."""
