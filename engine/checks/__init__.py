"""What makes a good board: one class a rule, one module a family."""
