"""How track is laid and paid for: links, crossings, ferries, leaps and joint lines.

Imported by the steps and bots.
"""
