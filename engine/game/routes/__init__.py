"""Routes over the built track: finding them, their tolls, and entering races.

Imported by the steps and bots.
"""
