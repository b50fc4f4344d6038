"""The command line: for scripts and CI as much as for people."""
