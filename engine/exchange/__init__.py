"""Other programs' formats, one module each: what Platelayer writes for them."""
