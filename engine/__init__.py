"""Board and game as values: everything Platelayer knows that needs no screen."""
