"""The studio: moves the values of the engine between people, paper and disk."""
