"""Many games on any executor, what they came to, and what that says of the board."""
