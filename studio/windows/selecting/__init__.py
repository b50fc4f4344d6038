"""Commands for what is selected: clipboard, naming, applying fixes."""
