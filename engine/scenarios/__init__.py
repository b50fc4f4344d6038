"""Scenarios: small positions and what the rules say of them."""
