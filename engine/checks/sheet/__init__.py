"""Checks of the sheet as a whole: labels, slips of rows and columns, what is missing, and waivers."""
