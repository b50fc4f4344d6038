"""Where railways can go and what it costs, asked by checks of all families. Imports only `frame`."""
