"""Players that need nobody."""
