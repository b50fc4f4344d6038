"""The game alone: its own steps, scoring by the row of cubes, and ranks (DR.solo1 to DR.solo5)."""
