"""The window of a referee of postal games: orders, rulings, rounds and reports of a game's folder."""
