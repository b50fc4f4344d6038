"""The map file: YAML into a board and back, with positions, a schema, migrations and safe saving."""
