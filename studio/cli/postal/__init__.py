"""The commands for referees of postal games: `commands` adds them all."""
