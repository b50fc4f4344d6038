"""Postal play: orders read from mail, the folder of a game, reports, and the audit of published reports."""
