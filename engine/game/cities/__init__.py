"""Cities that appear while a game is played (TC): what a board says of them, and how they come about.

The steps import `founding`, `round_races` and `growth`.
"""
