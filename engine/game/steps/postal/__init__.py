"""The steps of a round in which all players write their orders: throws, writing, carrying out, interest."""
