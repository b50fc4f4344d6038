"""What `platelayer explain` says of rules, of their fields and of special rules."""
