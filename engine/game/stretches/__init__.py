"""Stretches of a game, all that is ordinary between two things that are not, played in one search."""
