"""The tile game: sets of tiles (``set``), their files (``reading``, ``writing``), edits and checks."""
