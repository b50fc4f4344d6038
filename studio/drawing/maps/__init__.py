"""What the map shows, one module for each layer or sign, and the colours of themes."""
