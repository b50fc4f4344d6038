"""Players that need no one."""
