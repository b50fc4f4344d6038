"""The language the studio speaks: its user's, where the texts have been translated."""
