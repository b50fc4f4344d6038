"""The application: Qt set up, session and windows joined, mishaps caught."""
