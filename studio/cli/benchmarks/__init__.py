"""The command `bench` and what it measures with."""
