"""Reading the orders that players write: from the text of a letter to orders, and what is not clear."""
