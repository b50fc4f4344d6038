"""What all games share: steps, turns, chance as moves, refusals with their rule, and playing to the end."""
