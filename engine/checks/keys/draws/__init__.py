"""What the keys of a board make of its runs: how long they are, and what the draw can come to."""
