"""The window of a game that is played: how it begins, its commands and its file."""
