"""Gestures: pointers in, previews out, an edit at the end."""
