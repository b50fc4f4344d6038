"""Real land into a board: `reading` takes files, `world` what travels along, `boards` makes the board."""
