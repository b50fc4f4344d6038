"""The recovery journal: what is unsaved is kept here and found after a crash."""
