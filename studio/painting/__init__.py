"""Plays drawings on a painter of Qt: on the screen, in a PNG and in a PDF."""
