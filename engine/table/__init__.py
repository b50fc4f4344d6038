"""A game that people play: the sitting, its luck, what moves would cost, routes to choose from, its file."""
