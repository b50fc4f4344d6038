"""The dialog that traces a scanned map. Other rooms import `tracing.trace_dialog` only."""
