"""Surveys a board: where something is, how much there is of what, and what a line would cost."""
