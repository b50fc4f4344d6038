"""The tile game as people play it: the sitting, its file, its story, and what a move would bring."""
