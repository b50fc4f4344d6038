"""Checks of keys, sectors, specials and the runs that draws can give: families K and R.

`draws` computes the draws.
"""
