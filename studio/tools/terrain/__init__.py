"""What is painted on a map, and how far it is filled."""
