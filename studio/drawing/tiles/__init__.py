"""Tile sets as drawings in millimetres; ``print_pages`` lays them on paper."""
