"""The commands for tile sets, and what commands do alike with maps and sets (``documents``)."""
