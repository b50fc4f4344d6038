"""The steps of a turn for two to five players, one module for each phase."""
