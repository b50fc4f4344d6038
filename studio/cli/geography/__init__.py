"""The command that makes a board of real land: `commands` has its options, `making` does it."""
