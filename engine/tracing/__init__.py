"""Pictures to trace: read, and terrain proposed from their colours."""
