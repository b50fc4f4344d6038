"""Which languages the studio knows; this much the commands know without Qt."""

from typing import Final

ENGLISH: Final = "en"
"""What the sources are written in."""

SYSTEM: Final = ""
"""Stands for the language of the system."""

LANGUAGES: Final = {ENGLISH: "English", "de": "Deutsch"}
"""What the languages call themselves, by their codes."""
