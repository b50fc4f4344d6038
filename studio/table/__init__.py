"""The game table: the map one plays on, the players, what is due, the time line and the ledger."""
