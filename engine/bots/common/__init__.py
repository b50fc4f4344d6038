"""What several bots use: distances, targets, plans, race entry and the chances of races.

Imports no bot.
"""
