"""The steps of a game by rounds, in which cities appear (TC); `order.py` has them in order."""
