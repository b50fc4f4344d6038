"""The canvas: a board on the screen, with the running tool and what it points at."""
