"""Family D of the checks, tile sets; ``catalogue`` lists them and checks a set."""
