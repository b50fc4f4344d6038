"""Input fields and small widgets that all panels and dialogs share. Imports no panel."""
