"""Checks of foreign countries and permitted builds: family B."""
